import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Downloads what the list shows, all its pages; an icon alone on phones. */
export function ExportLink({ href }: { href: string }) {
  return (
    <a href={href} download title="Exportar CSV" className={buttonVariants({ variant: "outline" })}>
      <Icon name="lucide--download" />
      <span className="max-sm:sr-only">Exportar CSV</span>
    </a>
  );
}
