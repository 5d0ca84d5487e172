import type { ListSpec, ListState } from "@/lib/core/list-state";
import { PRICE_RANGES, priceBounds } from "../filters";
import { STOCK_STATES } from "./labels";

/** What the database's functions for staff narrow the products by. */
export type ProductFilter = {
  query?: string;
  /** '-' is none at all. */
  category?: string;
  stock?: (typeof STOCK_STATES)[number];
  min?: number;
  /** The first price that is left out. */
  max?: number;
  badge?: boolean;
};

export const PRODUCT_LIST = {
  path: "/admin/productos",
  pageSize: 50,
  sorts: ["-creado", "nombre", "precio", "existencias", "editado"],
  filters: { categoria: null, existencias: STOCK_STATES, precio: PRICE_RANGES, insignia: ["si"] },
} as const satisfies ListSpec;

/** Of each product, below its own address. */
export const MOVEMENT_LIST = { pageSize: 50, sorts: ["-fecha"] } as const satisfies Omit<ListSpec, "path">;

const SORTS: Record<string, string> = {
  creado: "newest",
  nombre: "name",
  precio: "price",
  existencias: "stock",
  editado: "edited",
};

/** The database's name of a sort in the address. */
export function databaseSort(sort: string): string {
  return SORTS[sort] ?? "newest";
}

/** What an address asks for, in the database's words. Values that mean nothing narrow nothing. */
export function toProductFilter({ query, filters }: ListState<typeof PRODUCT_LIST>): ProductFilter {
  const { categoria, existencias, precio, insignia } = filters;
  const { min, max } = priceBounds(precio ?? null);
  return {
    ...(query && { query }),
    ...(categoria && { category: categoria }),
    ...(existencias && { stock: existencias }),
    ...(min > 0 && { min }),
    ...(max !== null && { max }),
    ...(insignia && { badge: true }),
  };
}
