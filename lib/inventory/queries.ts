import "server-only";
import { staffProductPage } from "@/lib/catalog/staff/rows";
import { type ListState, pageOf, sortOf } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { PURCHASE_LIST } from "./list";
import {
  type Buyable,
  type Purchase,
  type PurchasePage,
  purchaseDetail,
  purchasePage,
  type Supplier,
  suppliers,
} from "./rows";

const NOT_LOADED = "No se pudieron cargar las compras";
const FOUND = 8;

/** One page of the purchases, by its query string. */
export async function listPurchases(state: ListState<typeof PURCHASE_LIST>): Promise<PurchasePage> {
  const { data, error } = await serverClient().rpc("list_purchases", {
    p_query: state.query,
    p_sort: sortOf(state),
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, NOT_LOADED);
  return purchasePage.parse(data);
}

/** Null when it does not exist. */
export async function getPurchase(id: string): Promise<Purchase | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().rpc("purchase_detail", { p_id: id });
  if (error) throw databaseFailure(error, NOT_LOADED);
  return purchaseDetail.nullable().parse(data);
}

export async function listSuppliers(): Promise<Supplier[]> {
  const { data, error } = await serverClient().rpc("list_suppliers");
  if (error) throw databaseFailure(error, "No se pudieron cargar los proveedores");
  return suppliers.parse(data);
}

/** Products by name or code, the best matches first. */
export async function findProducts({ query }: { query: string }): Promise<Buyable[]> {
  const { data, error } = await serverClient().rpc("staff_products", { p_filter: { query }, p_limit: FOUND });
  if (error) throw databaseFailure(error, "No se pudo buscar. Intenta de nuevo.");
  return staffProductPage.parse(data).items.map(({ id, name, stock }) => ({ id, name, stock }));
}
