import { Icon } from "@/components/ui/icon";

/** An online request that was closed because the device never arrived. */
export function ClosedBadge() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-sm border border-input px-2.5 py-1 font-display text-sm font-bold tracking-wide text-muted-foreground uppercase">
      <Icon name="lucide--circle-x" className="size-4" />
      Solicitud cerrada
    </span>
  );
}
