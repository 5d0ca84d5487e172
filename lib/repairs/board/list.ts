import { type ListSpec, type ListState, parseListState } from "@/lib/core/list-state";

export const REPAIR_LIST = {
  path: "/admin/servicios-tecnicos",
  pageSize: 25,
  sorts: ["-recibido", "promesa", "cliente", "estado", "novedad"],
  filters: { vista: ["lista"], tecnico: null, promesa: null, mensajes: ["sin_leer"], estado: null },
} as const satisfies ListSpec;

type SearchParams = Record<string, string | string[] | undefined>;

/** What the workshop's address asks for: board or list, and of which repairs. One single state is a list by itself. */
export function parseWorkshop(params: SearchParams): { state: ListState; isList: boolean } {
  const state = parseListState(params, REPAIR_LIST);
  const { vista, ...filters } = state.filters;
  const isList = vista === "lista" || filters.estado !== undefined;
  return { state: { ...state, filters: { ...(isList && { vista: "lista" }), ...filters } }, isList };
}

/** The other view of the same repairs: search and shared filters go along, what only a list has stays behind. */
export function viewState(state: ListState, view: "tablero" | "lista"): ListState {
  const { vista, estado, ...shared } = state.filters;
  const filters = view === "lista" ? { vista: "lista", ...(estado && { estado }), ...shared } : shared;
  return { ...state, filters, page: 1 };
}

/** Whether somebody is looking for something, rather than at everything. */
export function isNarrowed({ query, filters: { vista, ...filters } }: ListState): boolean {
  return query !== "" || Object.keys(filters).length > 0;
}
