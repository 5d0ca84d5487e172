import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { activeFilters, clearedFilters, type StoreFilters, storeHref } from "@/lib/catalog/filters";
import type { StoreCounts } from "@/lib/catalog/rows";
import { counted } from "@/lib/core/counted";
import { FilterPanel } from "./filter-panel";
import { SHEET } from "./ids";
import { StoreLink } from "./store-link";

type Props = { filters: StoreFilters; counts: StoreCounts; isPending: boolean };

/** A sheet on phones, a native popover that opens before hydration; a column on wide screens. */
export function FilterSheet({ filters, counts, isPending }: Props) {
  return (
    <section id={SHEET} popover="auto" aria-labelledby="filtros-titulo" className="filter-sheet">
      <div className="flex min-h-11 items-center justify-between gap-4 px-2 lg:px-1">
        <h2 id="filtros-titulo" className="text-lg">
          Filtros
        </h2>
        {activeFilters(filters).length > 0 && (
          <StoreLink
            href={storeHref(clearedFilters(filters))}
            className="ml-auto inline-flex min-h-11 items-center text-sm font-semibold text-primary underline"
          >
            Limpiar
          </StoreLink>
        )}
        <button
          type="button"
          popoverTarget={SHEET}
          popoverTargetAction="hide"
          aria-label="Cerrar los filtros"
          className="icon-btn lg:hidden"
        >
          <Icon name="lucide--x" className="size-6" />
        </button>
      </div>
      <div className="filter-groups">
        <FilterPanel filters={filters} counts={counts} />
      </div>
      <div className="border-t border-border pt-3 lg:hidden">
        <button
          type="button"
          popoverTarget={SHEET}
          popoverTargetAction="hide"
          className={buttonVariants({ className: "w-full tabular" })}
        >
          {`Ver ${isPending ? "resultados" : counted(counts.total, "resultado", "resultados")}`}
        </button>
      </div>
    </section>
  );
}
