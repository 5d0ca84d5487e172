import type { OrderDetail, ReversalRequest } from "./rows";

const isOpen = ({ state }: ReversalRequest): boolean => state === "solicitada" || state === "aceptada";

/** The request that blocks shipping; null when there is none. */
export function openReversal({ reversal }: Pick<OrderDetail, "reversal">): ReversalRequest | null {
  return reversal.requests.find(isOpen) ?? null;
}

export type ReversalView = {
  /** The open request, or the newest settled one. */
  request: ReversalRequest | null;
  /** Whether the page offers the request form. The database checks again. */
  canAsk: boolean;
};

/** State of the payment reversal on an order's page; null when it does not apply. */
export function reversalView(order: Pick<OrderDetail, "reversal">): ReversalView | null {
  const { refusal, requests } = order.reversal;
  const open = openReversal(order);
  const request = open ?? requests[0] ?? null;
  const canAsk = refusal === null && open === null;
  return request || canAsk ? { request, canAsk } : null;
}
