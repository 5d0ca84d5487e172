import { type ListState, listHref } from "@/lib/core/list-state";
import { PRODUCTS_PATH } from "./filter";

/** The name in the address of the product whose editor is open. */
export const EDIT_PARAM = "editar";

/** The list as it is, with a product's editor open over it. */
export function editHref(state: ListState, id: string): string {
  return `${listHref(PRODUCTS_PATH, state, { page: state.page })}&${EDIT_PARAM}=${id}`;
}

/** The list as it is, with nothing open. */
export function closedHref(state: ListState): string {
  return listHref(PRODUCTS_PATH, state, { page: state.page });
}

/** The spreadsheet of what the list finds, in its order. */
export function exportHref(state: ListState): string {
  return listHref("/api/products/export", state);
}

export function movementsPath(id: string): string {
  return `${PRODUCTS_PATH}/${id}/movimientos`;
}
