import { Icon } from "@/components/ui/icon";
import { activeFilters, type StoreFilters } from "@/lib/catalog/filters";
import { SHEET } from "./ids";
import { SortForm } from "./sort-form";
import { ViewToggle } from "./view-toggle";

/** Filters, order and view; on phones it stays while the list scrolls. */
export function ListBar({ filters }: { filters: StoreFilters }) {
  const { length } = activeFilters(filters).filter(({ group }) => group !== "query");
  return (
    <div className="list-bar">
      <button type="button" popoverTarget={SHEET} className="filter-button">
        <Icon name="lucide--sliders-horizontal" className="size-5" />
        Filtrar
        {length > 0 && (
          <span className="filter-count">
            {length}
            <span className="sr-only">{length === 1 ? " filtro activo" : " filtros activos"}</span>
          </span>
        )}
      </button>
      <SortForm filters={filters} />
      <ViewToggle filters={filters} />
    </div>
  );
}
