import "server-only";
import { cache } from "react";
import type { ListState } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import type { Database } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { OrderItemRow } from "../enums";
import { toOrder, toOrderDetail } from "../map-order";
import { openReversal, withoutShipping } from "../reversal";
import { isInShop, isKept } from "../status";
import type { Order } from "../types";
import { ORDER_SORTS, PAGE_SIZE } from "./list";
import { orderMoves, orderStamp } from "./moves";
import type { OrderToPack } from "./packing-slip";
import type { Acceptance, OrderEvent, Refund, StaffOrder, StaffOrderPage, StaffOrderRow } from "./types";

const FAILED = "No se pudieron cargar las órdenes";

type ListRow = Database["public"]["Tables"]["orders"]["Row"] & {
  has_account: boolean;
  lines: string[] | null;
  goods: boolean;
  services: boolean;
  withdrawal_by: string | null;
  reversal_by: string | null;
  is_refunding: boolean;
};

const toRow = (row: ListRow): StaffOrderRow => ({
  id: row.id,
  createdAt: row.created_at,
  stage: row.stage as StaffOrderRow["stage"],
  status: row.status,
  paymentMethod: row.payment_method,
  paymentStatus: row.payment_status,
  shippingStatus: row.shipping_status,
  total: row.total_price,
  quantity: row.quantity,
  customerName: row.customer_name,
  customerPhone: row.customer_phone,
  hasAccount: row.has_account,
  lines: row.lines ?? [],
  hasGoods: row.goods,
  hasServices: row.services,
  expiresAt: row.expires_at,
  withdrawalBy: row.withdrawal_by,
  reversalBy: row.reversal_by,
  isRefunding: row.is_refunding,
});

type ListAnswer = Pick<StaffOrderPage, "counts" | "total" | "reach"> & { items: ListRow[]; is_more: boolean };

/** One page of all orders, as the address of the list says. */
export async function listOrders(state: ListState): Promise<StaffOrderPage> {
  const { etapa, medio, pago, solo } = state.filters;
  const sort = ORDER_SORTS[state.sort as keyof typeof ORDER_SORTS];
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("staff_orders", {
    p_query: state.query,
    p_sort: `${state.descending ? "-" : ""}${sort}`,
    p_limit: PAGE_SIZE,
    p_offset: (state.page - 1) * PAGE_SIZE,
    ...(etapa && { p_stage: etapa }),
    ...(medio && { p_method: medio as Order["paymentMethod"] }),
    ...(pago && { p_payment: pago as Order["paymentStatus"] }),
    ...(solo && { p_only: solo }),
  });
  if (error) throw databaseFailure(error, FAILED);
  const { items, counts, total, reach, is_more } = data as unknown as ListAnswer;
  return { items: items.map(toRow), counts, total, reach, isMore: is_more };
}

type RefundRow = Omit<Refund, "withdrawalId" | "createdAt" | "settledAt"> & {
  withdrawal: string | null;
  created_at: string;
  settled_at: string | null;
};
type EventRow = Omit<OrderEvent, "actorKind" | "actorName" | "createdAt"> & {
  actor_kind: OrderEvent["actorKind"];
  actor_name: string | null;
  created_at: string;
};
type DetailRow = Pick<StaffOrder, "stage" | "account" | "refundable"> & {
  is_refunding: boolean;
  is_disputed: boolean;
  has_mismatch: boolean;
  items: OrderItemRow[];
  refunds: RefundRow[];
  events: EventRow[];
};

/** One order in full, for staff; null when there is none. */
export const getStaffOrder = cache(async (orderId: string): Promise<StaffOrder | null> => {
  if (!isUuid(orderId)) return null;
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("staff_order", { p_order: orderId });
  if (error) throw databaseFailure(error, FAILED);
  if (data === null) return null;
  const row = data as unknown as DetailRow;
  const order = toOrderDetail(data);
  const hasGoods = order.items.some((item) => item.type === "product" && (isKept(item) || !isInShop(order)));
  const hasServices = order.items.some((item) => item.type === "service" && isKept(item));
  const moves = orderMoves({ ...order, hasGoods, hasServices, isRefunding: row.is_refunding });
  return {
    ...order,
    stage: row.stage,
    account: row.account,
    isRefunding: row.is_refunding,
    isDisputed: row.is_disputed,
    hasMismatch: row.has_mismatch,
    refundable: row.refundable,
    returned: Object.fromEntries(row.items.map(({ id, returned }) => [id, returned])),
    refunds: row.refunds.map(({ withdrawal, created_at, settled_at, ...refund }) => ({
      ...refund,
      withdrawalId: withdrawal,
      createdAt: created_at,
      settledAt: settled_at,
    })),
    events: row.events.map(({ actor_kind, actor_name, created_at, ...event }) => ({
      ...event,
      actorKind: actor_kind,
      actorName: actor_name,
      createdAt: created_at,
    })),
    moves: openReversal(order) || row.is_disputed ? withoutShipping(moves, order) : moves,
    stamp: orderStamp(order),
  };
});

/** Which texts the buyer accepted, when and from where; null for those who may not read it, and where nobody asked. */
export async function getAcceptance(orderId: string): Promise<Acceptance | null> {
  const supabase = await serverClient();
  const { data, error } = await supabase
    .from("acceptances")
    .select("version, ip, at")
    .eq("order_id", orderId)
    .maybeSingle();
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

/** The orders of some papers, in the order in which they were asked for. */
export async function getOrdersToPack(ids: readonly string[]): Promise<OrderToPack[]> {
  const supabase = await serverClient();
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
      ...toOrder(row, items.data.filter(isOf(row.id))),
      reversal: reversals.data.find(isOf(row.id))?.number ?? null,
      isInMediation: disputes.data.some(isOf(row.id)),
      isRefunding: refunds.data.some(isOf(row.id)),
    }))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
