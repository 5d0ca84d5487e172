import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { type ListState, listHref } from "@/lib/core/list-state";

/** Query parameter with the id of the product whose editor is open. */
export const EDIT_PARAM = "editar";

/** URL of the current list with a product's editor open. */
export function editHref(state: ListState, id: string): string {
  return `${listHref(state, { page: state.page })}&${EDIT_PARAM}=${id}`;
}

/** URL of the current list without an open editor. */
export function closedHref(state: ListState): string {
  return listHref(state, { page: state.page });
}

/** URL of the CSV export with the list's filter and sort. */
export function exportHref(state: ListState): string {
  return listHref({ ...state, path: "/api/products/export" });
}

export function movementsPath(id: string): `/${string}` {
  return `${PRODUCT_LIST.path}/${id}/movimientos`;
}

/** The words that mean the same for a search. */
export const SEARCH_WORDS_PATH = `${PRODUCT_LIST.path}/busqueda`;
