import "server-only";
import { cache } from "react";
import { findByName } from "@/lib/catalog/find-by-name";
import { type ListState, pageOf, sortOf } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import type { Municipality } from "@/lib/places/address";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { order, orderDetail } from "../rows";
import { isOnlyCodes } from "../status";
import type { ORDER_LIST } from "./list";
import type { OrderToPack } from "./packing-slip";
import type { SheetUse } from "./parcel-sheet";
import type { Acceptance, SellableItem, StaffOrder, StaffOrderPage, StaffParcels } from "./rows";
import { foundProducts, staffDetail, staffOrderPage, staffParcels } from "./rows";

const FAILED = "No se pudieron cargar las órdenes";
const SEARCH_FAILED = "No se pudo buscar en el catálogo. Intenta de nuevo.";
/** Products of one search. */
const FOUND = 8;

/** One page of all orders, by the list's query string. */
export async function listOrders(state: ListState<typeof ORDER_LIST>): Promise<StaffOrderPage> {
  const { data, error } = await serverClient().rpc("staff_orders", {
    ...filterOf(state),
    p_sort: sortOf(state),
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, FAILED);
  return staffOrderPage.parse(data);
}

/** The list's search and filters, as the SQL functions take them. */
export function filterOf({ query, filters }: ListState<typeof ORDER_LIST>) {
  const { etapa, medio, pago, solo, desde, hasta, ciudad, canal } = filters;
  return {
    p_query: query,
    p_stage: etapa,
    p_method: medio,
    p_payment: pago,
    p_only: solo,
    p_from: desde,
    p_to: hasta,
    p_city: ciudad,
    p_channel: canal,
  };
}

/** The orders of the tables that send and collect: the usual ones, these, or those with these numbers. */
export async function getParcels(
  use: SheetUse,
  only: { orders?: string[] | undefined; numbers?: string[] | undefined } = {},
): Promise<StaffParcels> {
  const { data, error } = await serverClient().rpc("staff_parcels", {
    p_for: use,
    ...(only.orders && { p_orders: only.orders }),
    ...(only.numbers && { p_numbers: only.numbers }),
  });
  if (error) throw databaseFailure(error, FAILED);
  return staffParcels.parse(data);
}

/** Municipalities of the orders, for the filter. */
export async function listOrderCities(): Promise<Municipality[]> {
  const { data, error } = await serverClient().rpc("staff_order_cities");
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

/** An order with all details for staff; null when it does not exist. */
export const getStaffOrder = cache(async (orderId: string): Promise<StaffOrder | null> => {
  if (!isUuid(orderId)) return null;
  const { data, error } = await serverClient().rpc("staff_order", { p_order: orderId });
  if (error) throw databaseFailure(error, FAILED);
  if (data === null) return null;
  const order = orderDetail.parse(data);
  return { ...order, ...staffDetail.parse(data), isOnlyCodes: isOnlyCodes(order) };
});

/** What the catalogue sells by a name, the products first. */
export async function findItems({ query }: { query: string }): Promise<SellableItem[]> {
  const supabase = serverClient();
  const [products, services, courses] = await Promise.all([
    supabase.rpc("search_products", { p_query: query, p_limit: FOUND }),
    supabase.from("services").select("id, name, price").order("name"),
    supabase.from("courses").select("id, title, price").eq("is_published", true).order("title"),
  ]);
  if (products.error) throw databaseFailure(products.error, SEARCH_FAILED);
  if (services.error) throw databaseFailure(services.error, SEARCH_FAILED);
  if (courses.error) throw databaseFailure(courses.error, SEARCH_FAILED);
  const others: SellableItem[] = [
    ...services.data.map((one) => ({ ...one, type: "service" as const, stock: null })),
    ...courses.data.map(({ title, ...one }) => ({
      ...one,
      name: title,
      type: "course" as const,
      stock: null,
    })),
  ];
  return [
    ...foundProducts.parse(products.data).items.map((one) => ({ ...one, type: "product" as const })),
    ...findByName(others, query),
  ];
}

/** Legal texts the buyer accepted, when and from where; null when the caller may not read it or nothing was accepted. */
export async function getAcceptance(orderId: string): Promise<Acceptance | null> {
  const { data, error } = await serverClient()
    .from("acceptances")
    .select("version, ip, at")
    .eq("order_id", orderId)
    .maybeSingle();
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

/** The orders to print, in the requested order. */
export async function getOrdersToPack(ids: readonly string[]): Promise<OrderToPack[]> {
  const supabase = serverClient();
  const [orders, items, reversals, disputes, refunds] = await Promise.all([
    supabase
      .from("orders")
      .select("*")
      .in("id", [...ids]),
    supabase
      .from("order_items")
      .select("*")
      .in("order_id", [...ids])
      .order("name"),
    supabase
      .from("reversiones")
      .select("order_id, number")
      .in("order_id", [...ids])
      .in("state", ["solicitada", "aceptada"]),
    supabase
      .from("payments")
      .select("order_id")
      .in("order_id", [...ids])
      .eq("status", "in_mediation"),
    supabase
      .from("refunds")
      .select("order_id")
      .in("order_id", [...ids])
      .eq("state", "pendiente"),
  ]);
  if (orders.error) throw databaseFailure(orders.error, FAILED);
  if (items.error) throw databaseFailure(items.error, FAILED);
  if (reversals.error) throw databaseFailure(reversals.error, FAILED);
  if (disputes.error) throw databaseFailure(disputes.error, FAILED);
  if (refunds.error) throw databaseFailure(refunds.error, FAILED);
  const isOf = (id: string) => (row: { order_id: string }) => row.order_id === id;
  return orders.data
    .map((row) => ({
      ...order.parse({ ...row, items: items.data.filter(isOf(row.id)) }),
      reversal: reversals.data.find(isOf(row.id))?.number ?? null,
      isInMediation: disputes.data.some(isOf(row.id)),
      isRefunding: refunds.data.some(isOf(row.id)),
    }))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
