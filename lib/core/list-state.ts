import { withoutControl } from "./text";

/** A list of the back office: where it is, how long its pages are, and what its address may ask for. */
export type ListSpec = {
  path: `/${string}`;
  pageSize: number;
  /** The first is the default; a leading '-' makes a sort begin at its end: '-creado'. */
  sorts: readonly [string, ...string[]];
  /** Names of the filters in the address, each with the values that it takes; null for any. */
  filters?: Readonly<Record<string, readonly string[] | null>>;
};

type Filters<Spec extends ListSpec> = {
  [Name in keyof Spec["filters"]]?: Spec["filters"][Name] extends readonly (infer Value)[] ? Value : string;
};

/** What the address of such a list says: search, sort, page and filters. */
export type ListState<Spec extends ListSpec = ListSpec> = Pick<ListSpec, "path" | "pageSize"> & {
  query: string;
  /** One of the list's sorts, without its direction. */
  sort: string;
  descending: boolean;
  /** From 1. */
  page: number;
  /** Only filters of the list that say something. */
  filters: ListSpec extends Spec ? Partial<Record<string, string>> : Filters<Spec>;
};

type SearchParams = Record<string, string | string[] | undefined>;

const LONGEST = 80;
const LAST_PAGE = 10_000;

const plain = (sort: string) => sort.replace(/^-/, "");

/** Reads an address. What the list does not know is as if it were not there. */
export function parseListState<const Spec extends ListSpec>(
  params: SearchParams,
  { path, pageSize, sorts, filters = {} }: Spec,
): ListState<Spec> {
  const read = (name: string) =>
    withoutControl([params[name]].flat()[0] ?? "")
      .trim()
      .slice(0, LONGEST);
  const asked = read("orden");
  const known = sorts.some((sort) => plain(sort) === plain(asked)) && asked !== "";
  const order = known ? asked : sorts[0];
  const page = Number(read("pagina"));
  const said = Object.entries(filters)
    .map(([name, values]) => [name, read(name), values] as const)
    .filter(([, value, values]) => value !== "" && (values?.includes(value) ?? true));
  return {
    path,
    pageSize,
    query: read("q"),
    sort: plain(order),
    descending: order.startsWith("-"),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
    filters: Object.fromEntries(said) as ListState<Spec>["filters"],
  };
}

export type ListChange = {
  query?: string;
  sort?: string;
  descending?: boolean;
  page?: number;
  /** Replaces single filters; an empty text takes one away. */
  filters?: Record<string, string>;
};

/** Names and values of an address, without what is empty. Any change but the page's starts at the first page. */
export function listParams(state: ListState, change: ListChange = {}): [string, string][] {
  const next = { ...state, page: 1, ...change, filters: { ...state.filters, ...change.filters } };
  const said: [string, string | undefined][] = [
    ["q", next.query],
    ...Object.entries(next.filters),
    ["orden", sortOf(next)],
    ["pagina", next.page > 1 ? String(next.page) : ""],
  ];
  return said.filter((one): one is [string, string] => Boolean(one[1]));
}

export function listHref(state: ListState, change: ListChange = {}): string {
  return `${state.path}?${new URLSearchParams(listParams(state, change))}`;
}

/** The page that is asked for, as the database's functions want it. */
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
