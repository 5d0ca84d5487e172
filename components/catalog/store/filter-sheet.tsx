"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { activeFilters, clearedFilters, type StoreFilters, storeHref } from "@/lib/catalog/filters";
import type { StoreCounts } from "@/lib/catalog/rows";
import { counted } from "@/lib/core/counted";
import { FilterPanel } from "./filter-panel";
import { SHEET } from "./ids";
import { pressFor } from "./last-press";
import { SheetStep } from "./sheet-step";
import { StoreLink } from "./store-link";

type Props = { filters: StoreFilters; counts: StoreCounts };

/** How far the filters were scrolled in the sheet that was left last. */
let scrollTop = 0;

/** A sheet on phones, a native popover that opens before hydration; a column on wide screens. */
export function FilterSheet({ filters, counts }: Props) {
  const href = storeHref(filters);
  const sheet = useRef<HTMLElement>(null);
  const groups = useRef<HTMLDivElement>(null);
  /** Where the sheet was opened; null when it is closed. */
  const [from, setFrom] = useState<string | null>(null);
  const isChosen = from !== null && from !== href;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is shown
  useLayoutEffect(() => {
    const [popover, list] = [sheet.current, groups.current];
    const press = pressFor(href);
    // A filter in the open sheet of another page of the store led here.
    if (press?.sheetFrom) {
      setFrom(press.sheetFrom);
      popover?.showPopover?.();
      list?.scrollTo(0, scrollTop);
      // Opened before the page's scripts ran.
    } else if (popover?.matches(":is(:popover-open)")) setFrom(href);
    // The router keeps the page.
    return () => {
      scrollTop = list?.scrollTop ?? 0;
      popover?.hidePopover?.();
    };
  }, []);

  return (
    <section
      ref={sheet}
      id={SHEET}
      popover="auto"
      aria-labelledby="filtros-titulo"
      className="filter-sheet"
      style={isChosen ? { animation: "none" } : undefined}
      onToggle={({ newState }) => setFrom((before) => (newState === "open" ? (before ?? href) : null))}
    >
      <SheetStep value={{ from, isChosen }}>
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
        <div ref={groups} className="filter-groups">
          <FilterPanel filters={filters} counts={counts} />
        </div>
        <div className="border-t border-border pt-3 lg:hidden">
          <button
            type="button"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            className={buttonVariants({ className: "w-full tabular" })}
          >
            {`Ver ${counted(counts.total, "resultado", "resultados")}`}
          </button>
        </div>
      </SheetStep>
    </section>
  );
}
