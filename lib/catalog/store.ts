import {
  CONDITION_LABELS,
  CONDITIONS,
  KIND_PLURALS,
  KINDS,
  PLATFORM_LABELS,
  PLATFORMS,
  type Platform,
  platformsOf,
} from "./facets";
import { IN_STOCK, PRICE_LABELS, PRICE_RANGES, type StoreFilters, storeHref, toggled } from "./filters";
import { categoryLabel } from "./labels";
import type { StoreCounts } from "./rows";

/** The platforms of the list: those chosen, or those that its category is named after. */
function chosenPlatforms({ category, platforms }: StoreFilters): Platform[] {
  return platforms.length > 0 ? platforms : platformsOf(category);
}

/** 'Tienda gamer', 'Todo para PS5', 'Repuestos'. */
export function storeTitle(category: string): string {
  if (!category) return "Tienda gamer";
  const label = categoryLabel(category);
  return platformsOf(category).length > 0 ? `Todo para ${label}` : label;
}

export type FacetOption = { key: string; label: string; href: string; isActive: boolean; count: number };
export type FacetGroup = { id: string; title: string; options: FacetOption[] };

/**
 * The filters of a list, each option with the products that it has under the choices of the other groups. A category
 * that is named after a console is a choice of its platforms.
 */
export function facetGroups(filters: StoreFilters, { facets }: Pick<StoreCounts, "facets">): FacetGroup[] {
  const { category, kinds, condition, price, inStock } = filters;
  const platforms = chosenPlatforms(filters);
  const rest = platformsOf(category).length > 0 ? { category: "" } : {};
  const to = (changes: Partial<StoreFilters>) => storeHref(filters, changes);
  return [
    {
      id: "plataforma",
      title: "Plataforma",
      options: PLATFORMS.map((key) => ({
        key,
        label: PLATFORM_LABELS[key],
        href: to({ ...rest, platforms: toggled(platforms, key) }),
        isActive: platforms.includes(key),
        count: facets.platforms[key] ?? 0,
      })),
    },
    {
      id: "precio",
      title: "Precio",
      options: PRICE_RANGES.map((key) => ({
        key,
        label: PRICE_LABELS[key],
        href: to({ price: price === key ? null : key }),
        isActive: price === key,
        count: facets.prices[key] ?? 0,
      })),
    },
    {
      id: "tipo",
      title: "Tipo de producto",
      options: KINDS.map((key) => ({
        key,
        label: KIND_PLURALS[key],
        href: to({ kinds: toggled(kinds, key) }),
        isActive: kinds.includes(key),
        count: facets.kinds[key] ?? 0,
      })).filter(({ key, count, isActive }) => key !== "otro" || count > 0 || isActive),
    },
    {
      id: "condicion",
      title: "Condición",
      options: CONDITIONS.map((key) => ({
        key,
        label: CONDITION_LABELS[key],
        href: to({ condition: condition === key ? null : key }),
        isActive: condition === key,
        count: facets.conditions[key] ?? 0,
      })),
    },
    {
      id: "existencias",
      title: "Disponibilidad",
      options: [
        {
          key: "si",
          label: IN_STOCK,
          href: to({ inStock: !inStock }),
          isActive: inStock,
          count: facets.stock,
        },
      ],
    },
  ];
}

type Shortcut = { key: string; label: string; href: string; count: number };
type ShortcutRow = { title: string; isPlatforms: boolean; links: Shortcut[] };

/** Links above the list: the kinds for the console at hand, else the platforms. */
export function shortcutsOf(
  filters: StoreFilters,
  { facets }: Pick<StoreCounts, "facets">,
): ShortcutRow | null {
  const { kinds, category } = filters;
  if (kinds.length > 0) return null;
  const platforms = chosenPlatforms(filters);
  if (platforms.length === 0) {
    if (category) return null;
    return {
      title: "Por consola",
      isPlatforms: true,
      links: PLATFORMS.map((key) => ({
        key,
        label: PLATFORM_LABELS[key],
        href: storeHref(filters, { platforms: [key] }),
        count: facets.platforms[key] ?? 0,
      })).filter(({ count }) => count > 0),
    };
  }
  return {
    title: `Para ${platforms.map((platform) => PLATFORM_LABELS[platform]).join(" y ")}`,
    isPlatforms: false,
    links: KINDS.map((key) => ({
      key,
      label: KIND_PLURALS[key],
      href: storeHref(filters, { kinds: [key] }),
      count: facets.kinds[key] ?? 0,
    })).filter(({ count }) => count > 0),
  };
}
