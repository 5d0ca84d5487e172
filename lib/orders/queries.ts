import "server-only";
import { cache } from "react";
import { getSessionUser } from "@/lib/auth/session";
import { getCartLines } from "@/lib/cart/queries";
import { isLinkToken } from "@/lib/core/inputs";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { serverClient } from "@/lib/supabase/server";
import type { InvoiceValues } from "./invoice-values";
import { boughtItems, toPurchases } from "./purchases";
import type { LinkedOrder, OrderDetail, OrderPage } from "./rows";
import { invoiceData, linkedOrder, orderDetail, orderPage } from "./rows";
import type { Purchase } from "./types";

const FAILED = "No se pudieron cargar tus pedidos";
const ORDER_FAILED = "No pudimos consultar tu pedido.";

/** The order of a link token; null when it is unknown. */
export const getOrderByToken = cache(async (token: string): Promise<LinkedOrder | null> => {
  if (!isLinkToken(token)) return null;
  const { data, error } = await publicClient().rpc("order_by_token", { p_token: token });
  if (error) throw databaseFailure(error, ORDER_FAILED);
  return linkedOrder.nullable().parse(data);
});

/** The link token of an order that the signed-in user may read; null otherwise. */
export async function getOrderToken(orderId: string): Promise<string | null> {
  if (!isUuid(orderId) || !(await getSessionUser())) return null;
  const { data, error } = await serverClient().rpc("order_token", { p_order: orderId });
  if (error) throw databaseFailure(error, ORDER_FAILED);
  return data;
}

/** An order with all details, for its owner and staff; null for others. */
export const getOrderDetail = cache(async (orderId: string): Promise<OrderDetail | null> => {
  if (!isUuid(orderId) || !(await getSessionUser())) return null;
  const { data, error } = await serverClient().rpc("order_detail", { p_order: orderId });
  if (error) throw databaseFailure(error, FAILED);
  return orderDetail.nullable().parse(data);
});

/** The same by link token; `isOwn` tells whether it is the signed-in user's. */
export const getOrderDetailByToken = cache(async (token: string): Promise<OrderDetail | null> => {
  if (!isLinkToken(token)) return null;
  const client = (await getSessionUser()) ? serverClient() : publicClient();
  const { data, error } = await client.rpc("order_detail", { p_token: token });
  if (error) throw databaseFailure(error, ORDER_FAILED);
  return orderDetail.nullable().parse(data);
});

type OwnOrders = {
  /** Only closed or only open orders; both when omitted. */
  past?: boolean;
  limit?: number;
  /** Only orders whose number contains this part: partOfNumber(). */
  number?: string;
};

/** A page of the signed-in user's own orders, newest first, with their number; for staff too, only their own. */
export async function getOwnOrders({ past, limit = 10, number }: OwnOrders = {}): Promise<OrderPage> {
  if (!(await getSessionUser())) return { orders: [], total: 0 };
  const { data, error } = await serverClient().rpc("own_orders", {
    p_past: past,
    p_limit: limit,
    p_number: number,
  });
  if (error) throw databaseFailure(error, FAILED);
  return orderPage.parse(data);
}

/** Who the signed-in user asked an invoice for last; null when they never did, and for guests. */
export async function getOwnInvoiceData(): Promise<InvoiceValues | null> {
  if (!(await getSessionUser())) return null;
  const { data, error } = await serverClient().rpc("own_invoice_data");
  if (error) throw databaseFailure(error, FAILED);
  return invoiceData.nullable().parse(data);
}

/** The signed-in user's latest purchases that are still sold, at current prices. */
export async function getPurchases(): Promise<Purchase[]> {
  const { orders } = await getOwnOrders({ limit: 12 });
  const bought = boughtItems(orders);
  return toPurchases(bought, await getCartLines(bought));
}
