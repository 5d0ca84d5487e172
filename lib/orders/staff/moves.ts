import { isCash } from "../methods";
import type { DeliveryKind, OrderPaymentStatus, OrderStage, PaymentMethod, ShippingStatus } from "../types";

/** State changes that staff can make. Which of them an order allows is decided by private.order_moves. */
export const ORDER_MOVES = [
  "confirm",
  "prepare",
  "ship",
  "ready",
  "hand_over",
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

/** The usual next moves, in order: ship a prepared parcel first, record cash last. */
const USUAL: OrderMove[] = [
  "confirm",
  "ready",
  "hand_over",
  "prepare",
  "transit",
  "out",
  "ship",
  "deliver",
  "complete",
  "collect",
];

/** The usual next move, which the screen highlights. */
export function nextMove(moves: readonly OrderMove[]): OrderMove | undefined {
  return USUAL.find((move) => moves.includes(move));
}

/** The move that skips the usual next one: a parcel that needs no packing, or is handed over at once. */
export function otherMove(moves: readonly OrderMove[]): OrderMove | undefined {
  const next = nextMove(moves);
  return (["ship", "deliver"] as const).find((move) => move !== next && moves.includes(move));
}

/** Moves of many orders that need no data. */
export const BULK_MOVES = [
  "confirm",
  "prepare",
  "ready",
  "out",
  "deliver",
  "back",
] as const satisfies OrderMove[];

type Listed = {
  stage: OrderStage;
  delivery: DeliveryKind;
  shippingStatus: ShippingStatus;
  paymentStatus: OrderPaymentStatus;
  paymentMethod: PaymentMethod;
  parcel: boolean;
};

/** What can be done with an order of the list together with others: a bulk move, or the tables that send and collect. */
export type BulkStep = Exclude<(typeof BULK_MOVES)[number], "back"> | "ship" | "collect";

export function bulkSteps(order: Listed): BulkStep[] {
  const { stage, shippingStatus: shipping } = order;
  const steps: BulkStep[] = [];
  if (stage === "por_confirmar") steps.push("confirm");
  if (stage === "por_preparar" && order.parcel) {
    if (shipping === "pending") steps.push("prepare");
    if (shipping !== "delivered") steps.push(order.delivery === "tienda" ? "ready" : "ship");
  }
  if (stage === "por_enviar") steps.push("ship");
  if (stage === "en_camino")
    steps.push(...(shipping === "out_for_delivery" ? [] : ["out" as const]), "deliver");
  if (
    (stage === "en_camino" || shipping === "delivered") &&
    isCash(order) &&
    order.paymentStatus === "unpaid"
  )
    steps.push("collect");
  return steps;
}

/** Reverts something that customers or the accounts already rely on. */
export function isRevert(move: OrderMove): boolean {
  return move === "cancel" || move === "back" || move === "uncollect";
}

/** Sends no mail and moves no money, so the toast offers 'undo'. */
export function canUndo(move: OrderMove): boolean {
  return move === "prepare" || move === "transit" || move === "out";
}
