import { Icon, type IconName } from "@/components/ui/icon";
import { type StoreFilters, storeHref, type View } from "@/lib/catalog/filters";
import { cn } from "@/lib/core/cn";
import { StoreLink } from "./store-link";

const CHOICES: { view: View; label: string; icon: IconName }[] = [
  { view: "cuadricula", label: "Ver en cuadrícula", icon: "lucide--layout-grid" },
  { view: "lista", label: "Ver en lista", icon: "lucide--list" },
];

export function ViewToggle({ filters }: { filters: StoreFilters }) {
  return (
    <nav
      aria-label="Forma de ver los productos"
      className="flex shrink-0 overflow-hidden rounded-md border border-input"
    >
      {CHOICES.map(({ view, label, icon }) => (
        <StoreLink
          key={view}
          href={storeHref(filters, { view })}
          aria-label={label}
          aria-current={filters.view === view ? "true" : undefined}
          className={cn(
            "grid size-11 place-items-center -outline-offset-3",
            filters.view === view
              ? "bg-primary-solid text-primary-solid-foreground max-sm:hidden"
              : "hover:bg-muted",
          )}
        >
          <Icon name={icon} className="size-5" />
        </StoreLink>
      ))}
    </nav>
  );
}
