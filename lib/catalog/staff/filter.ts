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

export const PRODUCTS_PATH = "/admin/productos";

export const PRODUCT_LIST = {
  sorts: ["-creado", "nombre", "precio", "existencias", "editado"],
  filters: ["categoria", "existencias", "precio", "insignia"],
} as const satisfies ListSpec;

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
export function toProductFilter({ query, filters }: ListState): ProductFilter {
  const { categoria, existencias, precio, insignia } = filters;
  const range = PRICE_RANGES.find((choice) => choice === precio);
  const { min, max } = priceBounds(range ?? null);
  const stock = STOCK_STATES.find((state) => state === existencias);
  return {
    ...(query && { query }),
    ...(categoria && { category: categoria }),
    ...(stock && { stock }),
    ...(min > 0 && { min }),
    ...(max !== null && { max }),
    ...(insignia === "si" && { badge: true }),
  };
}
