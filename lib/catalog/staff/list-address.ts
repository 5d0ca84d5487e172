import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { type ListState, listHref } from "@/lib/core/list-state";

/** The name in the address of the product whose editor is open. */
export const EDIT_PARAM = "editar";

/** The list as it is, with a product's editor open over it. */
export function editHref(state: ListState, id: string): string {
  return `${listHref(state, { page: state.page })}&${EDIT_PARAM}=${id}`;
}

/** The list as it is, with nothing open. */
export function closedHref(state: ListState): string {
  return listHref(state, { page: state.page });
}

/** The spreadsheet of what the list finds, in its order. */
export function exportHref(state: ListState): string {
  return listHref({ ...state, path: "/api/products/export" });
}

export function movementsPath(id: string): `/${string}` {
  return `${PRODUCT_LIST.path}/${id}/movimientos`;
}
