import type { ListSpec, ListState } from "@/lib/core/list-state";
import { PRICE_RANGES, priceBounds } from "../filters";
import { STOCK_STATES } from "./labels";

/** Filter parameters of the staff functions in SQL. */
export type ProductFilter = {
  query?: string;
  /** '-' means none. */
  category?: string;
  stock?: (typeof STOCK_STATES)[number];
  min?: number;
  /** Exclusive upper price bound. */
  max?: number;
  badge?: boolean;
  /** Drafts only. */
  draft?: boolean;
};

export const PRODUCT_LIST = {
  path: "/admin/productos",
  pageSize: 50,
  sorts: ["-creado", "nombre", "precio", "existencias", "editado"],
  filters: {
    categoria: null,
    existencias: STOCK_STATES,
    precio: PRICE_RANGES,
    insignia: ["si"],
    estado: ["borrador"],
  },
} as const satisfies ListSpec;

/** Path segment of a product's movement list. */
export const MOVEMENT_LIST = { pageSize: 50, sorts: ["-fecha"] } as const satisfies Omit<ListSpec, "path">;

/** Maps the query string to the SQL filter; invalid values are ignored. */
export function toProductFilter({ query, filters }: ListState<typeof PRODUCT_LIST>): ProductFilter {
  const { categoria, existencias, precio, insignia, estado } = filters;
  const { min, max } = priceBounds(precio ?? null);
  return {
    ...(query && { query }),
    ...(categoria && { category: categoria }),
    ...(existencias && { stock: existencias }),
    ...(min > 0 && { min }),
    ...(max !== null && { max }),
    ...(insignia && { badge: true }),
    ...(estado && { draft: true }),
  };
}
