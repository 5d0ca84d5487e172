"use client";

import { decideReversalAction } from "@/lib/orders/staff/actions";
import { DecisionDialog } from "./decision-dialog";

/** Accepts or rejects the reversal of a payment. */
export function ReversalDecision({ reversalId }: { reversalId: string }) {
  return (
    <DecisionDialog
      id="reversal-answer"
      what="la reversión"
      done={{ accepted: "Reversión aceptada", rejected: "Reversión rechazada" }}
      rejectLabel="Rechazar la reversión"
      placeholder="Te devolvemos el dinero a la misma tarjeta…"
      onDecide={(accepts, answer) => decideReversalAction({ reversalId, accepts, answer })}
    />
  );
}
