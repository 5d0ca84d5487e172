/** Path of the store's lists with filters. Without imports: next.config.mjs reads this file too. */
export const STORE_LIST = "/tienda/lista";

/** The parameter of such a list that is a segment of the path when there are no filters. */
export const CATEGORY_PARAM = "categoria";

/** Its other parameters. A path of the store with one of them redirects to the list. */
export const FILTER_PARAMS = [
  "q",
  "plataforma",
  "tipo",
  "condicion",
  "precio",
  "existencias",
  "orden",
  "vista",
  "pagina",
] as const;

/** Segments below /tienda that no category may be called; the database rejects them too. */
export const RESERVED_CATEGORIES: readonly string[] = ["lista", "todos"];
