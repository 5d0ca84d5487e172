import type { OrderDetail, ReversalRequest } from "./types";

const isOpen = ({ state }: ReversalRequest): boolean => state === "solicitada" || state === "aceptada";

/** The request that holds an order back; null when there is none. */
export function openReversal({ reversal }: Pick<OrderDetail, "reversal">): ReversalRequest | null {
  return reversal.requests.find(isOpen) ?? null;
}

export type ReversalView = {
  /** The request that is being looked at, or the newest settled one. */
  request: ReversalRequest | null;
  /** Whether the page offers to ask. The database decides again. */
  canAsk: boolean;
};

/** What an order's page offers and says about undoing its payment; null when it is none of its business. */
export function reversalView(order: Pick<OrderDetail, "reversal">): ReversalView | null {
  const { refusal, requests } = order.reversal;
  const open = openReversal(order);
  const request = open ?? requests[0] ?? null;
  const canAsk = refusal === null && open === null;
  return request || canAsk ? { request, canAsk } : null;
}

/** The moves of an order that stays in the shop; private.hold_shipment decides. */
export function withoutShipping<Move extends string>(
  moves: readonly Move[],
  { shippingStatus }: Pick<OrderDetail, "shippingStatus">,
): Move[] {
  const isInShop = shippingStatus === "pending" || shippingStatus === "processing";
  return moves.filter((move) => !isInShop || (move !== "ship" && move !== "deliver"));
}
