import { withoutControl } from "./text";

/** What the address of a back-office list says: search, sort, page and filters. */
export type ListState = {
  query: string;
  /** One of the list's sorts, without its direction. */
  sort: string;
  descending: boolean;
  /** From 1. */
  page: number;
  /** Only filters of the list that say something. */
  filters: Record<string, string>;
};

export type ListSpec = {
  /** The first is the default; a leading '-' makes a sort begin at its end: '-creado'. */
  sorts: readonly [string, ...string[]];
  /** Names of the filters in the address. */
  filters?: readonly string[];
};

type SearchParams = Record<string, string | string[] | undefined>;

const LONGEST = 80;
const LAST_PAGE = 10_000;

const plain = (sort: string) => sort.replace(/^-/, "");

/** Reads an address. What the list does not know is as if it were not there. */
export function parseListState(params: SearchParams, { sorts, filters = [] }: ListSpec): ListState {
  const read = (name: string) =>
    withoutControl([params[name]].flat()[0] ?? "")
      .trim()
      .slice(0, LONGEST);
  const asked = read("orden");
  const known = sorts.some((sort) => plain(sort) === plain(asked)) && asked !== "";
  const order = known ? asked : sorts[0];
  const page = Number(read("pagina"));
  const said = filters.map((name) => [name, read(name)] as const).filter(([, value]) => value !== "");
  return {
    query: read("q"),
    sort: plain(order),
    descending: order.startsWith("-"),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
    filters: Object.fromEntries(said),
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
  const said: [string, string][] = [
    ["q", next.query],
    ...Object.entries(next.filters),
    ["orden", `${next.descending ? "-" : ""}${next.sort}`],
    ["pagina", next.page > 1 ? String(next.page) : ""],
  ];
  return said.filter(([, value]) => value !== "");
}

export function listHref(path: string, state: ListState, change: ListChange = {}): string {
  return `${path}?${new URLSearchParams(listParams(state, change))}`;
}

export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
