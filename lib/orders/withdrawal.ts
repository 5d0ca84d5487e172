import type { OrderDetail, WithdrawalLine, WithdrawalRequest } from "./rows";
import { isCalledOff, isSoldInShop } from "./status";

type Line = WithdrawalLine & { name: string; quantity: number; isCode: boolean };

export type WithdrawalView = {
  /** The open request, or the newest settled one. */
  request: WithdrawalRequest | null;
  /** Lines that can still be withdrawn from; empty when none or while a request is open. */
  open: Line[];
  /** Why the other lines cannot. */
  reasons: string[];
  /** The earliest deadline of the open lines; null until delivery. */
  deadline: string | null;
  /** Only codes are left, for which the right ends when they are sent. */
  isUntilSent: boolean;
};

/** Placeholder for the line's name in a reason. */
const BLANK = " {}";

const isOpen = ({ state }: WithdrawalRequest): boolean => state === "solicitado" || state === "aceptado";

/** State of the right of withdrawal on an order's page. The database checks again. */
export function withdrawalView({
  items,
  withdrawal,
}: Pick<OrderDetail, "items" | "withdrawal">): WithdrawalView {
  const request = withdrawal.requests.find(isOpen) ?? withdrawal.requests[0] ?? null;
  const lines = withdrawal.lines.map((line) => {
    const item = items.find(({ id }) => id === line.itemId);
    return { ...line, name: item?.name ?? "", quantity: item?.quantity ?? 1, isCode: item?.isCode === true };
  });
  const open =
    withdrawal.refusal || (request && isOpen(request)) ? [] : lines.filter(({ refusal }) => refusal === null);
  const deadlines = open.flatMap(({ deadline }) => deadline ?? []).toSorted();
  return {
    request,
    open,
    reasons: withdrawal.refusal ? [withdrawal.refusal] : refusals(lines),
    deadline: deadlines[0] ?? null,
    isUntilSent: open.length > 0 && open.every(({ isCode }) => isCode),
  };
}

/** Each reason once: lines with the same reason are listed together. */
function refusals(lines: Line[]): string[] {
  const shared = ({ refusal, name }: Line) => refusal?.replace(` «${name}»`, BLANK);
  const said = lines.flatMap((line) => {
    if (!line.refusal) return [];
    const alike = lines.filter((other) => shared(other) === shared(line)).length;
    return alike > 1 ? (shared(line)?.replace(BLANK, ` ${alike} artículos`) ?? []) : line.refusal;
  });
  return [...new Set(said)];
}

type Term = Pick<
  OrderDetail,
  "channel" | "items" | "withdrawal" | "status" | "paymentStatus" | "openReversal"
>;

/** Start of the five-day term as text, for an order with withdrawable lines; null otherwise. */
export function withdrawalTerm(order: Term): string | null {
  const { items, withdrawal, paymentStatus } = order;
  const isPaidBack = paymentStatus === "refunded" || paymentStatus === "charged_back";
  if (isSoldInShop(order) || isCalledOff(order) || order.openReversal || isPaidBack) return null;
  const open = withdrawal.lines.filter(({ refusal }) => refusal === null).map(({ itemId }) => itemId);
  const products = items.filter(({ id, type }) => type === "product" && open.includes(id));
  if (open.length === 0 || (products.every(({ isCode }) => isCode) && products.length === open.length))
    return null;
  if (products.length === open.length) return "desde la entrega";
  return products.length === 0 ? "desde la compra" : "desde cada entrega o compra";
}

/** Names of the withdrawn lines as text: "Control, Base". */
export function withdrawnNames(
  { items }: Pick<OrderDetail, "items">,
  { itemIds }: WithdrawalRequest,
): string {
  return items
    .filter(({ id }) => itemIds.includes(id))
    .map(({ name }) => name)
    .join(", ");
}
