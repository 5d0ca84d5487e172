import "server-only";
import { cache } from "react";
import { type ListState, pageOf, sortOf } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { PRODUCT_LOAD_ERROR } from "../labels";
import { MOVEMENT_LIST, type PRODUCT_LIST, toProductFilter } from "./list";
import type {
  EditableProduct,
  EditableService,
  ProductCost,
  ProductMovements,
  StaffProductPage,
} from "./rows";
import {
  productCost,
  productMovements,
  staffProductPage,
  toEditableProduct,
  toEditableService,
} from "./rows";
import type { TagProduct } from "./tags";

const SERVICES_FAILED = "No se pudieron cargar los servicios";

/** One page of the staff list, by its query string. */
export async function getStaffProducts(state: ListState<typeof PRODUCT_LIST>): Promise<StaffProductPage> {
  const { data, error } = await serverClient().rpc("staff_products", {
    p_filter: toProductFilter(state),
    p_sort: sortOf(state),
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar los productos");
  return staffProductPage.parse(data);
}

/** A product for its editor, uncached; null when it does not exist. */
export async function getEditableProduct(id: string): Promise<EditableProduct | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().from("products").select("*").eq("id", id).maybeSingle();
  if (error) throw databaseFailure(error, PRODUCT_LOAD_ERROR);
  return data && toEditableProduct(data);
}

/** What the editor shows and never saves: units available for sale, and whether it is for sale; null without the product. */
export async function getShelf(id: string): Promise<{ stock: number; isPublished: boolean } | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient()
    .from("products")
    .select("stock, is_published")
    .eq("id", id)
    .maybeSingle();
  if (error) throw databaseFailure(error, PRODUCT_LOAD_ERROR);
  return data && { stock: data.stock, isPublished: data.is_published };
}

/** A product's stock movements; null when the product does not exist. */
export const getMovements = cache(async (id: string, page = 1): Promise<ProductMovements | null> => {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().rpc("product_movements", {
    p_product: id,
    ...pageOf({ ...MOVEMENT_LIST, page }),
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar los movimientos");
  return productMovements.nullable().parse(data);
});

/** What the labels of these products say, in any order. */
export async function getTagProducts(ids: readonly string[]): Promise<TagProduct[]> {
  const { data, error } = await serverClient()
    .from("products")
    .select("id, name, price, sku, barcode")
    .in("id", [...ids]);
  if (error) throw databaseFailure(error, "No se pudieron cargar los productos");
  return data;
}

/** What a product costs, for who may see it; null when it does not exist. */
export async function getProductCost(id: string): Promise<ProductCost | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().rpc("product_cost", { p_product: id });
  if (error) throw databaseFailure(error, "No se pudo leer el costo");
  return productCost.nullable().parse(data);
}

/** All services for their editor, newest first. */
export async function getStaffServices(): Promise<EditableService[]> {
  const { data, error } = await serverClient()
    .from("services")
    .select("*")
    .order("created_at", { ascending: false })
    .order("id");
  if (error) throw databaseFailure(error, SERVICES_FAILED);
  return data.map(toEditableService);
}

export async function getEditableService(id: string): Promise<EditableService | null> {
  const { data, error } = await serverClient().from("services").select("*").eq("id", id).maybeSingle();
  if (error) throw databaseFailure(error, SERVICES_FAILED);
  return data && toEditableService(data);
}
