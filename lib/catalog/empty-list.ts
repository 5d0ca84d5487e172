import { activeFilters, clearedFilters, type StoreFilters, storeHref } from "./filters";
import { categoryLabel, NO_PRODUCTS } from "./labels";
import type { ProductList } from "./rows";

/** Whether anything but the category narrows the list. */
export const isFiltered = (filters: StoreFilters) => activeFilters(filters).length > 0;

/** Why a list is empty, and what to do. `hasWays`: one of the ways out stands below. */
export function emptyWords(
  filters: StoreFilters,
  { total }: Pick<ProductList, "total">,
  hasWays: boolean,
): [title: string, hint: string] {
  const { category, query } = filters;
  if (total > 0)
    return [
      "Esta página ya no tiene productos.",
      "La lista se hizo más corta desde que se guardó este enlace.",
    ];
  if (query && !hasWays)
    return [
      `No encontramos nada para «${query}»`,
      "Prueba con otra palabra, quita un filtro o escríbenos por WhatsApp: también conseguimos por encargo.",
    ];
  if (category && !isFiltered(filters))
    return [
      `No se encontraron productos en la categoría ${categoryLabel(category)}`,
      "Mira todo lo que tenemos en la tienda.",
    ];
  if (isFiltered(filters))
    return [
      "Ningún producto cumple todos los filtros",
      hasWays
        ? "Quita uno de ellos:"
        : "Quita un filtro o escríbenos por WhatsApp: también conseguimos por encargo.",
    ];
  return [NO_PRODUCTS, "Vuelve pronto o mira nuestros servicios de reparación."];
}

type WayOut = { label: string; href: string; count: number };

/** Each choice whose removal alone leaves products, the most first; of a group, all its choices together. */
export function waysOut(
  filters: StoreFilters,
  { total, all, without }: Pick<ProductList, "total" | "all" | "without">,
): WayOut[] {
  if (total > 0) return [];
  const { category, platforms, kinds, condition, price, inStock } = filters;
  const groups: [boolean, string, Partial<StoreFilters>, number][] = [
    [platforms.length > 0, "Cualquier plataforma", { platforms: [] }, without.platforms],
    [kinds.length > 0, "Cualquier tipo", { kinds: [] }, without.kinds],
    [condition !== null, "Nuevos y usados", { condition: null }, without.condition],
    [price !== null, "Cualquier precio", { price: null }, without.price],
    [inStock, "También agotados", { inStock: false }, without.stock],
    [category !== "", "Toda la tienda", { category: "" }, all],
  ];
  const single = groups.flatMap(([isOn, label, changes, count]) =>
    isOn && count > 0 ? [{ label, href: storeHref(filters, changes), count }] : [],
  );
  const cleared = storeHref(clearedFilters({ ...filters, category: "" }), { query: filters.query });
  if (single.length === 0 && without.filters > 0)
    return [{ label: "Quitar los filtros", href: cleared, count: without.filters }];
  return single.sort((a, b) => b.count - a.count);
}
