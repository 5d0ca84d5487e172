import { METHODS } from "../methods";
import type { Order } from "../types";

/** What staff can do with an order, in the order of a working day. */
export const ORDER_MOVES = [
  "confirm",
  "prepare",
  "ship",
  "transit",
  "out",
  "deliver",
  "complete",
  "track",
  "collect",
  "uncollect",
  "cancel",
  "back",
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

export type MovableOrder = Pick<Order, "status" | "paymentMethod" | "paymentStatus" | "shippingStatus"> & {
  /** Something to ship that was not paid back in the shop, or that has left it: private.has_to_deliver. */
  hasGoods: boolean;
  hasServices: boolean;
  isPaymentInFlight: boolean;
  /** Money is on its way back: nothing moves until that is over. */
  isRefunding: boolean;
};

/** The moves that an order allows, for the buttons. private.order_moves says the same and decides. */
export function orderMoves(order: MovableOrder): OrderMove[] {
  if (order.isRefunding) return [];
  const { status, paymentStatus, shippingStatus, hasGoods, hasServices } = order;
  const isCash = !METHODS[order.paymentMethod].isOnline;
  const isUnpaidCash = isCash && paymentStatus === "unpaid";
  const isSound = paymentStatus === "paid" || paymentStatus === "partially_refunded" || isUnpaidCash;
  const isGoing = status === "confirmed" && isSound;
  const isDone = status === "confirmed" || status === "fulfilled";
  const isInShop = shippingStatus === "pending" || shippingStatus === "processing";
  const isAway = ["shipped", "in_transit", "out_for_delivery"].includes(shippingStatus);
  const isShippingOff = shippingStatus === "cancelled";
  // What was paid back in full does not return to the shop by a step back, but as goods that came back.
  const isPaidBack = paymentStatus === "refunded";

  const allowed: Record<OrderMove, boolean> = {
    confirm: isUnpaidCash && status === "placed" && shippingStatus === "pending",
    prepare: isGoing && hasGoods && shippingStatus === "pending",
    ship: isGoing && hasGoods && isInShop,
    transit: isGoing && shippingStatus === "shipped",
    out: isGoing && (shippingStatus === "shipped" || shippingStatus === "in_transit"),
    deliver: isGoing && hasGoods && (isAway || shippingStatus === "processing"),
    complete: isGoing && hasServices && (!hasGoods || shippingStatus === "delivered"),
    track: status === "confirmed" && isAway,
    collect: isUnpaidCash && isDone,
    uncollect: isCash && isDone && paymentStatus === "paid",
    cancel:
      (status === "placed" && isInShop && isUnpaid(paymentStatus) && !order.isPaymentInFlight) ||
      (isUnpaidCash && status === "confirmed" && shippingStatus !== "delivered" && !isShippingOff) ||
      (status === "confirmed" && paymentStatus === "charged_back" && isInShop),
    back:
      (isDone && !isPaidBack && hasGoods && shippingStatus !== "pending" && !isShippingOff) ||
      (status === "fulfilled" && !isPaidBack && hasServices && !isShippingOff) ||
      (isUnpaidCash && status === "confirmed" && shippingStatus === "pending"),
  };
  return ORDER_MOVES.filter((move) => allowed[move]);
}

function isUnpaid(status: Order["paymentStatus"]): boolean {
  return status === "unpaid" || status === "rejected";
}

/** What a normal day does first. A prepared parcel is sent; cash is asked for when nothing else is left. */
const USUAL: OrderMove[] = ["confirm", "prepare", "transit", "out", "ship", "deliver", "complete", "collect"];

/** The step that comes next, which the screen offers first. */
export function nextMove(moves: readonly OrderMove[]): OrderMove | undefined {
  return USUAL.find((move) => moves.includes(move));
}

/** What a person saw of an order when they decided on it: private.order_stamp. */
export function orderStamp({
  status,
  paymentStatus,
  shippingStatus,
}: Pick<Order, "status" | "paymentStatus" | "shippingStatus">): string {
  return `${status}/${paymentStatus}/${shippingStatus}`;
}
