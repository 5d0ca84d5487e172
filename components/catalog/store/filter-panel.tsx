import {
  CONDITION_LABELS,
  CONDITIONS,
  KIND_PLURALS,
  KINDS,
  PLATFORM_LABELS,
  PLATFORMS,
} from "@/lib/catalog/facets";
import {
  IN_STOCK,
  PRICE_LABELS,
  PRICE_RANGES,
  type StoreFilters,
  storeHref,
  toggled,
} from "@/lib/catalog/filters";
import { ALL_CATEGORIES, categoryLabel } from "@/lib/catalog/labels";
import type { StoreCounts } from "@/lib/catalog/rows";
import { FacetGroup } from "./facet-group";

type Props = { filters: StoreFilters; counts: StoreCounts };

/** All filters of the list, each option with what it would leave. */
export function FilterPanel({ filters, counts: { facets, categories, all } }: Props) {
  const { platforms, kinds, condition, price, inStock, category } = filters;
  const to = (changes: Partial<StoreFilters>) => storeHref(filters, changes);
  return (
    <>
      <FacetGroup
        id="plataforma"
        title="Plataforma"
        options={PLATFORMS.map((key) => ({
          key,
          label: PLATFORM_LABELS[key],
          href: to({ platforms: toggled(platforms, key) }),
          isActive: platforms.includes(key),
          count: facets.platforms[key] ?? 0,
        }))}
      />
      <FacetGroup
        id="precio"
        title="Precio"
        options={PRICE_RANGES.map((key) => ({
          key,
          label: PRICE_LABELS[key],
          href: to({ price: price === key ? null : key }),
          isActive: price === key,
          count: facets.prices[key] ?? 0,
        }))}
      />
      <FacetGroup
        id="tipo"
        title="Tipo de producto"
        options={KINDS.map((key) => ({
          key,
          label: KIND_PLURALS[key],
          href: to({ kinds: toggled(kinds, key) }),
          isActive: kinds.includes(key),
          count: facets.kinds[key] ?? 0,
        })).filter(({ key, count, isActive }) => key !== "otro" || count > 0 || isActive)}
      />
      <FacetGroup
        id="condicion"
        title="Condición"
        options={CONDITIONS.map((key) => ({
          key,
          label: CONDITION_LABELS[key],
          href: to({ condition: condition === key ? null : key }),
          isActive: condition === key,
          count: facets.conditions[key] ?? 0,
        }))}
      />
      <FacetGroup
        id="existencias"
        title="Disponibilidad"
        options={[
          {
            key: "si",
            label: IN_STOCK,
            href: to({ inStock: !inStock }),
            isActive: inStock,
            count: facets.stock,
          },
        ]}
      />
      <FacetGroup
        id="categoria"
        title="Categorías"
        options={[
          {
            key: "",
            label: ALL_CATEGORIES,
            href: to({ category: "" }),
            isActive: category === "",
            count: all,
          },
          ...categories.map(({ category: key, count }) => ({
            key,
            label: categoryLabel(key),
            href: to({ category: key }),
            isActive: category === key,
            count,
          })),
        ]}
      />
    </>
  );
}
