import { Icon } from "@/components/ui/icon";
import {
  type StoreFilters as Filters,
  PRICE_LABELS,
  PRICE_RANGES,
  SORT_LABELS,
  SORTS,
  storeHref,
} from "@/lib/catalog/filters";
import { ALL_CATEGORIES, categoryLabel } from "@/lib/catalog/labels";
import type { CategoryCount } from "@/lib/catalog/types";
import { FilterGroup } from "./filter-group";

type Props = { filters: Filters; categories: CategoryCount[]; all: number };

/** Collapsed on phones, always open on wide screens. */
export function StoreFilters({ filters, categories, all }: Props) {
  return (
    <details className="panel group/filters p-2 lg:details-content:[content-visibility:visible] lg:sticky lg:top-24 lg:border-0 lg:bg-transparent lg:p-0">
      <summary className="flex min-h-11 list-none items-center gap-2 px-3 font-semibold lg:supports-[selector(::details-content)]:hidden">
        <Icon name="lucide--sliders-horizontal" className="size-5" />
        Categorías y filtros
        <Icon
          name="lucide--chevron-down"
          className="ml-auto size-5 text-muted-foreground group-open/filters:rotate-180"
        />
      </summary>
      <div className="mt-2 grid gap-6 sm:grid-cols-3 lg:mt-0 lg:grid-cols-1">
        <FilterGroup
          title="Categorías"
          options={[
            {
              key: "todos",
              label: ALL_CATEGORIES,
              href: storeHref(filters, { category: "" }),
              isActive: filters.category === "",
              count: all,
            },
            ...categories.map(({ category, count }) => ({
              key: category,
              label: categoryLabel(category),
              href: storeHref(filters, { category }),
              isActive: filters.category === category,
              count,
            })),
          ]}
        />
        <FilterGroup
          title="Precio"
          options={[
            {
              key: "todos",
              label: "Cualquier precio",
              href: storeHref(filters, { price: null }),
              isActive: filters.price === null,
            },
            ...PRICE_RANGES.map((price) => ({
              key: price,
              label: PRICE_LABELS[price],
              href: storeHref(filters, { price }),
              isActive: filters.price === price,
            })),
          ]}
        />
        <FilterGroup
          title="Ordenar por"
          options={SORTS.map((sort) => ({
            key: sort,
            label: SORT_LABELS[sort],
            href: storeHref(filters, { sort }),
            isActive: filters.sort === sort,
          }))}
        />
      </div>
    </details>
  );
}
