import { type ListSpec, type ListState, parseListState } from "@/lib/core/list-state";

export const REPAIR_LIST = {
  path: "/admin/servicios-tecnicos",
  pageSize: 25,
  sorts: ["-recibido", "promesa", "cliente", "estado", "novedad"],
  filters: { vista: ["lista"], tecnico: null, promesa: null, mensajes: ["sin_leer"], estado: null },
} as const satisfies ListSpec;

type SearchParams = Record<string, string | string[] | undefined>;

/** Board or list, with its filters, from the query string. A filter on a single state shows the list. */
export function parseWorkshop(params: SearchParams): { state: ListState; isList: boolean } {
  const state = parseListState(params, REPAIR_LIST);
  const { vista, ...filters } = state.filters;
  const isList = vista === "lista" || filters.estado !== undefined;
  return { state: { ...state, filters: { ...(isList && { vista: "lista" }), ...filters } }, isList };
}

/** URL of the other view with search and shared filters; filters of the list alone are dropped. */
export function viewState(state: ListState, view: "tablero" | "lista"): ListState {
  const { vista, estado, ...shared } = state.filters;
  const filters = view === "lista" ? { vista: "lista", ...(estado && { estado }), ...shared } : shared;
  return { ...state, filters, page: 1 };
}

/** Whether a search or filter is active. */
export function isNarrowed({ query, filters: { vista, ...filters } }: ListState): boolean {
  return query !== "" || Object.keys(filters).length > 0;
}
