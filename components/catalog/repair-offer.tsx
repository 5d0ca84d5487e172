import { Icon } from "@/components/ui/icon";

/** On spare parts' pages: the installation by the workshop. */
export function RepairOffer({ slug }: { slug: string }) {
  return (
    <a
      href={`/solicitar-reparacion?producto=${slug}`}
      className="flex items-center gap-3 rounded-lg bg-primary/10 p-4 hover:bg-primary/15"
    >
      <Icon name="lucide--wrench" className="text-primary" />
      <span className="min-w-0 flex-1">
        <b className="block">Te lo instalamos</b>
        <span className="text-sm text-muted-foreground">
          Solicitar reparación: diagnóstico gratis y garantía por escrito.
        </span>
      </span>
      <Icon name="lucide--arrow-right" className="size-5" />
    </a>
  );
}
