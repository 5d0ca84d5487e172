import { Icon } from "@/components/ui/icon";
import { activeFilters, clearedFilters, type StoreFilters, storeHref } from "@/lib/catalog/filters";
import { StoreLink } from "./store-link";

/** Active filters; each chip removes one. */
export function ActiveFilters({ filters }: { filters: StoreFilters }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <nav aria-label="Filtros aplicados" className="max-lg:w-full">
      <ul className="shortcuts">
        {active.map((filter) => (
          <li key={filter.label}>
            <StoreLink
              href={filter.href}
              aria-label={`Quitar filtro ${filter.label}`}
              className="chip whitespace-nowrap"
            >
              {filter.label}
              <Icon name="lucide--x" className="size-4" />
            </StoreLink>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <StoreLink
              href={storeHref(clearedFilters(filters))}
              className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-primary underline"
            >
              Quitar todos
            </StoreLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
