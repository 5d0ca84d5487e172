/** What report_sales() groups by, in the order of the tabs. */
export const GROUPINGS = [
  "producto",
  "categoria",
  "dia",
  "mes",
  "canal",
  "metodo",
  "vendedor",
  "reparacion",
  "tecnico",
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Lists of the stock. */
export const STOCK_LISTS = ["comprar", "quieto", "valor"] as const;
export type StockList = (typeof STOCK_LISTS)[number];
