import { cut } from "@/lib/core/text";
import { isDay } from "./days";
import { typedParam } from "./typed-param";

/** Definition of a back-office list: path, page size, and what its query string may contain. */
export type ListSpec = {
  path: `/${string}`;
  pageSize: number;
  /** As the SQL function names them. The first is the default; a leading '-' makes descending the default direction: '-creado'. */
  sorts: readonly [string, ...string[]];
  /** Filter names in the query string, each with its allowed values; null allows any, "day" a calendar day. */
  filters?: Readonly<Record<string, readonly string[] | "day" | null>>;
};

type Filters<Spec extends ListSpec> = {
  [Name in keyof Spec["filters"]]?: Spec["filters"][Name] extends readonly (infer Value)[] ? Value : string;
};

/** State of a list from its query string: search, sort, page and filters. */
export type ListState<Spec extends ListSpec = ListSpec> = Pick<ListSpec, "path" | "pageSize"> & {
  query: string;
  /** A sort of the list, without its direction. */
  sort: string;
  descending: boolean;
  /** From 1. */
  page: number;
  /** Only known, non-empty filters. */
  filters: ListSpec extends Spec ? Partial<Record<string, string>> : Filters<Spec>;
};

type SearchParams = Record<string, string | string[] | undefined>;

const LONGEST = 80;
const LAST_PAGE = 10_000;

const plain = (sort: string) => sort.replace(/^-/, "");

const isAllowed = (value: string, values: readonly string[] | "day" | null) =>
  values === "day" ? isDay(value) : (values?.includes(value) ?? true);

/** Parses the query string; unknown values are ignored. */
export function parseListState<const Spec extends ListSpec>(
  params: SearchParams,
  { path, pageSize, sorts, filters = {} }: Spec,
): ListState<Spec> {
  const read = (name: string) => cut(typedParam(params[name]), LONGEST);
  const asked = read("orden");
  const known = sorts.some((sort) => plain(sort) === plain(asked)) && asked !== "";
  const order = known ? asked : sorts[0];
  const page = Number(read("pagina"));
  const entries = Object.entries(filters)
    .map(([name, values]) => [name, read(name), values] as const)
    .filter(([, value, values]) => value !== "" && isAllowed(value, values));
  return {
    path,
    pageSize,
    query: read("q"),
    sort: plain(order),
    descending: order.startsWith("-"),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
    filters: Object.fromEntries(entries) as ListState<Spec>["filters"],
  };
}

export type ListChange = {
  query?: string;
  sort?: string;
  descending?: boolean;
  page?: number;
  /** Merges filters; an empty string removes one. */
  filters?: Record<string, string>;
};

/** Query parameters without empty values. Any change except the page resets to the first page. */
export function listParams(state: ListState, change: ListChange = {}): [string, string][] {
  const next = { ...state, page: 1, ...change, filters: { ...state.filters, ...change.filters } };
  const entries: [string, string | undefined][] = [
    ["q", next.query],
    ...Object.entries(next.filters),
    ["orden", sortOf(next)],
    ["pagina", next.page > 1 ? String(next.page) : ""],
  ];
  return entries.filter((one): one is [string, string] => Boolean(one[1]));
}

export function listHref(state: ListState, change: ListChange = {}): string {
  return `${state.path}?${new URLSearchParams(listParams(state, change))}`;
}

/** limit and offset of the requested page, as the SQL functions take them. */
export function pageOf({ page, pageSize }: Pick<ListState, "page" | "pageSize">) {
  return { p_limit: pageSize, p_offset: (page - 1) * pageSize };
}

/** The sort with its direction: '-creado'. */
export function sortOf({ sort, descending }: Pick<ListState, "sort" | "descending">): string {
  return `${descending ? "-" : ""}${sort}`;
}

export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
