import { isCash } from "../methods";
import { isInShop, isPaid } from "../status";
import type { Order } from "../types";

/** State changes that staff can make, in their usual order. */
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
  /** Has shipped goods, or goods to ship that were not refunded: private.has_to_deliver. */
  hasGoods: boolean;
  hasServices: boolean;
  isPaymentInFlight: boolean;
  /** A refund is in progress: no move is allowed until it ends. */
  isRefunding: boolean;
};

/** The moves an order allows, for the buttons. private.order_moves has the same rule and decides. */
export function orderMoves(order: MovableOrder): OrderMove[] {
  if (order.isRefunding) return [];
  const { status, paymentStatus, shippingStatus, hasGoods, hasServices } = order;
  const isUnpaidCash = isCash(order) && paymentStatus === "unpaid";
  const hasValidPayment = isPaid(order) || isUnpaidCash;
  const isGoing = status === "confirmed" && hasValidPayment;
  const isDone = status === "confirmed" || status === "fulfilled";
  const isHere = isInShop(order);
  const isAway = ["shipped", "in_transit", "out_for_delivery"].includes(shippingStatus);
  const isShippingOff = shippingStatus === "cancelled";
  // A fully refunded order is not moved back to the shop; its goods are recorded as a return.
  const isPaidBack = paymentStatus === "refunded";

  const allowed: Record<OrderMove, boolean> = {
    confirm: isUnpaidCash && status === "placed" && shippingStatus === "pending",
    prepare: isGoing && hasGoods && shippingStatus === "pending",
    ship: isGoing && hasGoods && isHere,
    transit: isGoing && shippingStatus === "shipped",
    out: isGoing && (shippingStatus === "shipped" || shippingStatus === "in_transit"),
    deliver: isGoing && hasGoods && (isAway || shippingStatus === "processing"),
    complete: isGoing && hasServices && (!hasGoods || shippingStatus === "delivered"),
    track: status === "confirmed" && isAway,
    collect: isUnpaidCash && isDone,
    uncollect: isCash(order) && isDone && paymentStatus === "paid",
    cancel:
      (status === "placed" && isHere && isUnpaid(paymentStatus) && !order.isPaymentInFlight) ||
      (isUnpaidCash && status === "confirmed" && shippingStatus !== "delivered" && !isShippingOff) ||
      (status === "confirmed" && paymentStatus === "charged_back" && isHere),
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

/** The usual next moves, in order: ship a prepared parcel first, record cash last. */
const USUAL: OrderMove[] = ["confirm", "prepare", "transit", "out", "ship", "deliver", "complete", "collect"];

/** The usual next move, which the screen highlights. */
export function nextMove(moves: readonly OrderMove[]): OrderMove | undefined {
  return USUAL.find((move) => moves.includes(move));
}

/** Fingerprint of the state a staff member saw when deciding: private.order_stamp. */
export function orderStamp({
  status,
  paymentStatus,
  shippingStatus,
}: Pick<Order, "status" | "paymentStatus" | "shippingStatus">): string {
  return `${status}/${paymentStatus}/${shippingStatus}`;
}
