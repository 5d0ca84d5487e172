import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { STATE_LABELS } from "@/lib/repairs/labels";
import { toRepairState } from "@/lib/repairs/state";
import { STATE_STYLES } from "./state-styles";

type Props = { state: string; className?: string };

/** State badge of a service order, ignoring case. */
export function StateBadge({ state, className }: Props) {
  const known = toRepairState(state);
  const look = known && STATE_STYLES[known];
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1.5 rounded-sm border px-2.5 py-1 font-display text-sm font-bold tracking-wide uppercase",
        look?.badge ?? "border-input text-muted-foreground",
        className,
      )}
    >
      {look && <Icon name={look.icon} className="size-4" />}
      {known ? STATE_LABELS[known] : "Desconocido"}
    </span>
  );
}
