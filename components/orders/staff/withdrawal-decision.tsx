"use client";

import { decideWithdrawalAction } from "@/lib/orders/staff/actions";
import { DecisionDialog } from "./decision-dialog";

/** Accepts or rejects a withdrawal. */
export function WithdrawalDecision({ withdrawalId }: { withdrawalId: string }) {
  return (
    <DecisionDialog
      id="withdrawal-answer"
      what="el retracto"
      done={{ accepted: "Retracto aceptado", rejected: "Retracto rechazado" }}
      rejectLabel="Rechazar"
      placeholder="Trae el producto en su empaque a la tienda…"
      onDecide={(accepts, answer) => decideWithdrawalAction({ withdrawalId, accepts, answer })}
    />
  );
}
