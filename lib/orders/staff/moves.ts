import { isCash } from "../methods";
import type { Order } from "../rows";
import { isInShop, isPaid, isRepairPayment } from "../status";

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
  /** Of these goods, something goes in a parcel: private.has_parcel. Digital codes are only sent. */
  hasParcel: boolean;
  hasServices: boolean;
  isPaymentInFlight: boolean;
  /** A refund is in progress: no move is allowed until it ends. */
  isRefunding: boolean;
};

/** The moves an order allows, for the buttons. private.order_moves has the same rule and decides. */
export function orderMoves(order: MovableOrder): OrderMove[] {
  if (order.isRefunding) return [];
  const { status, paymentStatus, shippingStatus, hasGoods, hasParcel, hasServices } = order;
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
    prepare: isGoing && hasParcel && shippingStatus === "pending",
    ship: isGoing && hasParcel && isHere,
    transit: isGoing && shippingStatus === "shipped",
    out: isGoing && (shippingStatus === "shipped" || shippingStatus === "in_transit"),
    deliver:
      isGoing &&
      hasGoods &&
      (isAway || shippingStatus === "processing" || (shippingStatus === "pending" && !hasParcel)),
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

/** The move that skips the usual next one: a parcel that needs no packing, or is handed over at once. */
export function otherMove(moves: readonly OrderMove[]): OrderMove | undefined {
  const next = nextMove(moves);
  return (["ship", "deliver"] as const).find((move) => move !== next && moves.includes(move));
}

/** Its delivery data can be corrected: nothing left the shop. private.is_correctable has the same rule and decides. */
export function canCorrect(order: Pick<Order, "status" | "shippingStatus" | "items">): boolean {
  return (
    (order.status === "placed" || order.status === "confirmed") && isInShop(order) && !isRepairPayment(order)
  );
}

/** Takes something back that customers or the till already count on. */
export function isRegret(move: OrderMove): boolean {
  return move === "cancel" || move === "back" || move === "uncollect";
}

/** Sends no mail and moves no money: the toast offers to take it back. */
export function isQuiet(move: OrderMove): boolean {
  return move === "prepare" || move === "transit" || move === "out";
}

/** Fingerprint of the state a staff member saw when deciding: private.order_stamp. */
export function orderStamp({
  status,
  paymentStatus,
  shippingStatus,
}: Pick<Order, "status" | "paymentStatus" | "shippingStatus">): string {
  return `${status}/${paymentStatus}/${shippingStatus}`;
}
