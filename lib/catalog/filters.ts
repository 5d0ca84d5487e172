import { withoutControl } from "@/lib/core/text";

export const SORTS = ["newest", "price-low", "price-high", "name", "stock"] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_LABELS = {
  newest: "Más recientes",
  "price-low": "Precio: menor a mayor",
  "price-high": "Precio: mayor a menor",
  name: "Nombre (A-Z)",
  stock: "Mayor disponibilidad",
} satisfies Record<Sort, string>;

export const PRICE_RANGES = ["0-50000", "50000-100000", "100000-200000", "200000-500000", "500000-"] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

export const PRICE_LABELS = {
  "0-50000": "Hasta $50.000",
  "50000-100000": "$50.000 a $100.000",
  "100000-200000": "$100.000 a $200.000",
  "200000-500000": "$200.000 a $500.000",
  "500000-": "$500.000 o más",
} satisfies Record<PriceRange, string>;

export const VIEWS = ["cuadricula", "lista"] as const;
export type View = (typeof VIEWS)[number];

export type StoreFilters = {
  query: string;
  /** Lower case; empty for all categories. */
  category: string;
  price: PriceRange | null;
  sort: Sort;
  page: number;
  view: View;
};

/** Twelve cards keep the page under 20 kB compressed and fill rows of two, three and four. */
export const PAGE_SIZE = 12;
const LONGEST_QUERY = 80;
const LAST_PAGE = 1000;

type SearchParams = Record<string, string | string[] | undefined>;

function only<Choice extends string>(choices: readonly Choice[], value: string): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** The list without filters. */
export function plainFilters(category = ""): StoreFilters {
  return { query: "", category, price: null, sort: "newest", page: 1, view: "cuadricula" };
}

/** Parses the query string; invalid values are ignored. */
export function parseFilters(params: SearchParams, category = ""): StoreFilters {
  const read = (name: string) => withoutControl([params[name]].flat()[0] ?? "").trim();
  const page = Number(read("pagina"));
  return {
    query: read("q").slice(0, LONGEST_QUERY).trim(),
    category,
    price: only(PRICE_RANGES, read("precio")) ?? null,
    sort: only(SORTS, read("orden")) ?? "newest",
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
    view: only(VIEWS, read("vista")) ?? "cuadricula",
  };
}

/** The query string without the category, in a fixed order and without default values. */
export function filterParams(filters: StoreFilters): [name: string, value: string][] {
  const params: [string, string | false | null][] = [
    ["q", filters.query],
    ["precio", filters.price],
    ["orden", filters.sort !== "newest" && filters.sort],
    ["vista", filters.view !== "cuadricula" && filters.view],
    ["pagina", filters.page > 1 && String(filters.page)],
  ];
  return params.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** URL of a list. Any change except page or view resets to the first page. */
export function storeHref(filters: StoreFilters, changes: Partial<StoreFilters> = {}): string {
  const keepsPage = Object.keys(changes).every((name) => name === "page" || name === "view");
  const next = { ...filters, ...(keepsPage ? {} : { page: 1 }), ...changes };
  const path = next.category ? `/tienda/${encodeURIComponent(next.category)}` : "/tienda";
  const query = new URLSearchParams(filterParams(next)).toString();
  return query ? `${path}?${query}` : path;
}

/** From the lowest price included to the first price excluded; the last range has no upper bound. */
export function priceBounds(range: PriceRange | null): { min: number; max: number | null } {
  const [min, max] = (range ?? "0-").split("-");
  return { min: Number(min), max: max ? Number(max) : null };
}

type ActiveFilter = { label: string; href: string };

/** Each active filter with the URL of the list without it. */
export function activeFilters(filters: StoreFilters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filters.query) active.push({ label: `«${filters.query}»`, href: storeHref(filters, { query: "" }) });
  if (filters.price)
    active.push({ label: PRICE_LABELS[filters.price], href: storeHref(filters, { price: null }) });
  if (filters.sort !== "newest")
    active.push({ label: SORT_LABELS[filters.sort], href: storeHref(filters, { sort: "newest" }) });
  return active;
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Page numbers to link: first, last and the neighbours of the current one; null stands for a gap. */
export function pageLinks(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
