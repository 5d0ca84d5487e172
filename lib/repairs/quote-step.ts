import type { Repair, RepairOutcome, RepairQuote } from "./rows";

export type QuoteStep = "decide" | "expired" | "pay" | "in_review" | "paid" | "rejected" | "void";

type Quote = Pick<RepairQuote, "state" | "validUntil" | "paidAt" | "paymentStatus">;

/** Balance of a quote after deposits. */
export function quoteDue({ total, deposit }: Pick<RepairQuote, "total" | "deposit">): number {
  return total - deposit;
}

/** Whether a quote can be sent: not while one is paid, and not for a device that left or never arrived. */
export function takesQuote({
  state,
  closedAt,
  quote,
}: Pick<Repair, "state" | "closedAt" | "quote">): boolean {
  return state !== "Entregado" && closedAt === null && !quote?.paidAt;
}

/** Steps possible with a quote now; none once the device was returned unrepaired. The database checks again. */
export function quoteStep(
  { state, validUntil, paidAt, paymentStatus }: Quote,
  now: number,
  outcome: RepairOutcome | null,
): QuoteStep {
  if (state === "rechazada") return "rejected";
  if (outcome === "sin_reparar" && !paidAt && paymentStatus !== "pending") return "void";
  if (state === "pendiente") return validUntil && Date.parse(validUntil) <= now ? "expired" : "decide";
  if (paidAt) return "paid";
  return paymentStatus === "pending" ? "in_review" : "pay";
}
