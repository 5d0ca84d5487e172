import "server-only";
import { cache } from "react";
import { getSessionUser } from "@/lib/auth/session";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { serverClient } from "@/lib/supabase/server";
import { hasPaymentInFlight } from "./guest-orders";
import { toLinkedOrder, toOrder } from "./map-order";
import { isOrderToken } from "./schema";
import type { LinkedOrder, Order } from "./types";

const FAILED = "No se pudieron cargar tus pedidos";

/** The order behind a link; null when there is none. */
export const getOrderByToken = cache(async (token: string): Promise<LinkedOrder | null> => {
  if (!isOrderToken(token)) return null;
  const { data, error } = await publicClient().rpc("order_by_token", { p_token: token });
  if (error) throw databaseFailure(error, "No pudimos consultar tu pedido.");
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  return toLinkedOrder(data, await hasPaymentInFlight(String(data.id)));
});

/** The link's token of an order that the signed-in person may see; null otherwise. */
export async function getOrderToken(orderId: string): Promise<string | null> {
  if (!isUuid(orderId) || !(await getSessionUser())) return null;
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("order_token", { p_order: orderId });
  if (error) throw databaseFailure(error, "No pudimos consultar tu pedido.");
  return data;
}

/** The signed-in person's own orders, newest first; staff too see only theirs here. */
export async function getOwnOrders(limit = 50): Promise<Order[]> {
  const user = await getSessionUser();
  if (!user) return [];
  const supabase = await serverClient();
  const { data, error } = await supabase
    .from("orders")
    .select("*, order_items(*)")
    .eq("user_id", user.id)
    .order("created_at", { ascending: false })
    .limit(limit);
  if (error) throw databaseFailure(error, FAILED);
  return data.map(({ order_items, ...row }) => toOrder(row, order_items));
}
