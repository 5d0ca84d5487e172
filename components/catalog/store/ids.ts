/** The sheet of filters. */
export const SHEET = "filtros";
/** The results' summary, which receives the focus when what had it is gone. */
export const RESULTS = "resultados";
