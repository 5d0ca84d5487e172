import { cut } from "@/lib/core/text";
import { typedParam } from "@/lib/core/typed-param";
import {
  among,
  CONDITION_LABELS,
  CONDITIONS,
  type ItemCondition,
  KIND_PLURALS,
  KINDS,
  type Kind,
  PLATFORM_LABELS,
  PLATFORMS,
  type Platform,
  platformsOf,
} from "./facets";
import { CATEGORY_PARAM, type FILTER_PARAMS, RESERVED_CATEGORIES, STORE_LIST } from "./list-address";

/** Orders of the whole list; that of a search or a console has 'relevance' before them. */
export const SORTS = ["newest", "best-sellers", "price-low", "price-high", "name", "stock"] as const;
export type Sort = (typeof SORTS)[number] | "relevance";

/** What decides which orders a list has. */
type Searched = Pick<StoreFilters, "query" | "category" | "platforms">;

const hasRelevance = ({ query, category, platforms }: Searched) =>
  query !== "" || platforms.length > 0 || platformsOf(category).length > 0;

/** The order without a choice, and the choices. */
export const defaultSort = (list: Searched): Sort => (hasRelevance(list) ? "relevance" : "newest");
export const sortsFor = (list: Searched): readonly Sort[] =>
  hasRelevance(list) ? ["relevance", ...SORTS] : SORTS;

export const SORT_LABELS = {
  relevance: "Más relevantes",
  newest: "Más recientes",
  "best-sellers": "Más vendidos",
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

export const IN_STOCK = "Con existencias";

export const VIEWS = ["cuadricula", "lista"] as const;
export type View = (typeof VIEWS)[number];

export type StoreFilters = {
  query: string;
  /** Lower case; empty for all categories. */
  category: string;
  /** Any of them; empty for all. */
  platforms: Platform[];
  /** Any of them; empty for all. */
  kinds: Kind[];
  condition: ItemCondition | null;
  price: PriceRange | null;
  inStock: boolean;
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
  const list = { query: "", category, platforms: [] };
  return {
    ...list,
    kinds: [],
    condition: null,
    price: null,
    inStock: false,
    sort: defaultSort(list),
    page: 1,
    view: "cuadricula",
  };
}

type Param = typeof CATEGORY_PARAM | (typeof FILTER_PARAMS)[number];

/** Parses the query string; invalid values are ignored, and chosen platforms replace a console's category. */
export function parseFilters(params: SearchParams): StoreFilters {
  const read = (name: Param) => typedParam(params[name]);
  // A form sends one parameter per box, a link one list.
  const list = (name: Param) => [params[name]].flat().flatMap((value) => (value ?? "").split(","));
  const category = read(CATEGORY_PARAM).toLowerCase();
  const page = Number(read("pagina"));
  const platforms = among(PLATFORMS, list("plataforma"));
  const isReplaced = platforms.length > 0 && platformsOf(category).length > 0;
  const searched = {
    query: cut(read("q"), LONGEST_QUERY).trim(),
    category: RESERVED_CATEGORIES.includes(category) || isReplaced ? "" : category,
    platforms,
  };
  return {
    ...searched,
    kinds: among(KINDS, list("tipo")),
    condition: only(CONDITIONS, read("condicion")) ?? null,
    price: only(PRICE_RANGES, read("precio")) ?? null,
    inStock: read("existencias") === "si",
    sort: only(sortsFor(searched), read("orden")) ?? defaultSort(searched),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
    view: only(VIEWS, read("vista")) ?? "cuadricula",
  };
}

/** The query string in a fixed order and without default values. */
export function filterParams(filters: StoreFilters): [name: Param, value: string][] {
  const params: [Param, string | false | null][] = [
    [CATEGORY_PARAM, filters.category],
    ["q", filters.query],
    ["plataforma", among(PLATFORMS, filters.platforms).join(",")],
    ["tipo", among(KINDS, filters.kinds).join(",")],
    ["condicion", filters.condition],
    ["precio", filters.price],
    ["existencias", filters.inStock && "si"],
    ["orden", filters.sort !== "relevance" && filters.sort !== defaultSort(filters) && filters.sort],
    ["vista", filters.view !== "cuadricula" && filters.view],
    ["pagina", filters.page > 1 && String(filters.page)],
  ];
  return params.filter((entry): entry is [Param, string] => Boolean(entry[1]));
}

/** URL of a list: without filters that of the store or the category. Any change except page or view resets to the first page. */
export function storeHref(filters: StoreFilters, changes: Partial<StoreFilters> = {}): string {
  const keepsPage = Object.keys(changes).every((name) => name === "page" || name === "view");
  const next = { ...filters, ...(keepsPage ? {} : { page: 1 }), ...changes };
  // A search or a console starts by relevance, the list without one with the newest.
  if (!changes.sort && filters.sort === defaultSort(filters)) next.sort = defaultSort(next);
  const params = filterParams(next);
  if (params.some(([name]) => name !== CATEGORY_PARAM))
    return `${STORE_LIST}?${new URLSearchParams(params).toString().replaceAll("%2C", ",")}`;
  return next.category ? `/tienda/${encodeURIComponent(next.category)}` : "/tienda";
}

/** The filters with one option more, or without it. */
export function toggled<Option extends string>(chosen: readonly Option[], option: Option): Option[] {
  return chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
}

/** From the lowest price included to the first price excluded; the last range has no upper bound. */
export function priceBounds(range: PriceRange | null): { min: number; max: number | null } {
  const [min, max] = (range ?? "0-").split("-");
  return { min: Number(min), max: max ? Number(max) : null };
}

export type FilterGroup = "query" | "platforms" | "kinds" | "condition" | "price" | "stock";

export type ActiveFilter = { group: FilterGroup; label: string; href: string };

/** Each active filter with the URL of the list without it. The category and the order are not filters of this list. */
export function activeFilters(filters: StoreFilters): ActiveFilter[] {
  const { query, platforms, kinds, condition, price, inStock } = filters;
  const without = (group: FilterGroup, label: string, changes: Partial<StoreFilters>): ActiveFilter => ({
    group,
    label,
    href: storeHref(filters, changes),
  });
  return [
    ...(query ? [without("query", `«${query}»`, { query: "" })] : []),
    ...platforms.map((one) =>
      without("platforms", PLATFORM_LABELS[one], { platforms: toggled(platforms, one) }),
    ),
    ...kinds.map((one) => without("kinds", KIND_PLURALS[one], { kinds: toggled(kinds, one) })),
    ...(condition ? [without("condition", CONDITION_LABELS[condition], { condition: null })] : []),
    ...(price ? [without("price", PRICE_LABELS[price], { price: null })] : []),
    ...(inStock ? [without("stock", IN_STOCK, { inStock: false })] : []),
  ];
}

/** The list without filters in the same order and view. */
export function clearedFilters({ category, sort, view }: StoreFilters): StoreFilters {
  const plain = plainFilters(category);
  return { ...plain, sort: sort === "relevance" ? plain.sort : sort, view };
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
