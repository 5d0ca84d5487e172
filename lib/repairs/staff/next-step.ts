import { type QuoteStep, quoteStep } from "../quote-step";
import type { Repair, RepairState } from "../rows";

export type NextStep =
  /** Take in a device that was requested online. */
  | { kind: "receive" }
  | { kind: "move"; to: RepairState }
  /** Write a quote, the first or another one. */
  | { kind: "quote" }
  /** Record the answer that the customer gave by phone or in person. */
  | { kind: "answer" }
  /** Collect the balance at the counter. */
  | { kind: "collect" };

type Facts = Pick<Repair, "state" | "outcome" | "quote" | "receivedAt" | "closedAt">;

const move = (to: RepairState): NextStep => ({ kind: "move", to });

/** The usual next step in the workshop; null when there is none. Other steps stay possible. */
export function nextStep(
  { state, outcome, quote, receivedAt, closedAt }: Facts,
  now: number,
): NextStep | null {
  if (closedAt) return null;
  if (!receivedAt) return { kind: "receive" };
  const step = quote && quoteStep(quote, now, outcome);
  switch (state) {
    case "Recibido":
      if (step === "decide") return { kind: "answer" };
      return move(isAgreed(step) ? "Reparando" : "En_Diagnostico");
    case "En_Diagnostico":
    case "Esperando_Aprobacion":
      if (step === "decide") return { kind: "answer" };
      if (step === "rejected") return move("Entregado");
      return isAgreed(step) ? move("Reparando") : { kind: "quote" };
    case "Reparando":
      return move("Completado");
    case "Completado":
      return step === "pay" ? { kind: "collect" } : move("Entregado");
    case "Entregado":
      return step === "pay" ? { kind: "collect" } : null;
  }
}

const isAgreed = (step: QuoteStep | null) => step === "pay" || step === "in_review" || step === "paid";
