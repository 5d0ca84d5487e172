import type { OrderDetail, WithdrawalLine, WithdrawalRequest } from "./types";

type Line = WithdrawalLine & { name: string; quantity: number };

export type WithdrawalView = {
  /** The request that is being looked at, or the newest settled one. */
  request: WithdrawalRequest | null;
  /** Lines that may still be withdrawn from; empty when none or while a request is open. */
  open: Line[];
  /** Why the others cannot. */
  reasons: string[];
  /** The first day that runs out among the open lines; null while nothing has been delivered. */
  deadline: string | null;
};

const isOpen = ({ state }: WithdrawalRequest): boolean => state === "solicitado" || state === "aceptado";

/** What an order's page offers and says about the right to withdraw. The database checks all of it again. */
export function withdrawalView({
  items,
  withdrawal,
}: Pick<OrderDetail, "items" | "withdrawal">): WithdrawalView {
  const request = withdrawal.requests.find(isOpen) ?? withdrawal.requests[0] ?? null;
  const lines = withdrawal.lines.map((line) => {
    const item = items.find(({ id }) => id === line.itemId);
    return { ...line, name: item?.name ?? "", quantity: item?.quantity ?? 1 };
  });
  const open =
    withdrawal.refusal || (request && isOpen(request)) ? [] : lines.filter(({ refusal }) => refusal === null);
  const deadlines = open.flatMap(({ deadline }) => deadline ?? []).toSorted();
  return {
    request,
    open,
    reasons: withdrawal.refusal ? [withdrawal.refusal] : lines.flatMap(({ refusal }) => refusal ?? []),
    deadline: deadlines[0] ?? null,
  };
}

type Term = Pick<OrderDetail, "items" | "withdrawal" | "status" | "paymentStatus" | "openReversal">;

/** From when the five days run, for an order of which something can be withdrawn now or later; null otherwise. */
export function withdrawalTerm({
  items,
  withdrawal,
  status,
  paymentStatus,
  openReversal,
}: Term): string | null {
  const isOver = status === "cancelled" || status === "expired";
  if (isOver || openReversal || paymentStatus === "refunded" || paymentStatus === "charged_back") return null;
  const open = withdrawal.lines.filter(({ refusal }) => refusal === null).map(({ itemId }) => itemId);
  const goods = items.filter(({ id, type }) => type === "product" && open.includes(id));
  if (open.length === 0) return null;
  if (goods.length === open.length) return "desde la entrega";
  return goods.length === 0 ? "desde la compra" : "desde cada entrega o compra";
}

/** The words of the names in a request, for a sentence: "Control, Base". */
export function withdrawnNames(
  { items }: Pick<OrderDetail, "items">,
  { itemIds }: WithdrawalRequest,
): string {
  return items
    .filter(({ id }) => itemIds.includes(id))
    .map(({ name }) => name)
    .join(", ");
}
