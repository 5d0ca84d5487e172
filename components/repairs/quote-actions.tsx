"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatCop } from "@/lib/core/money";
import { QuoteDecisionForm } from "./quote-decision-form";

type Props = { quoteId: string; total: number; token?: string };

/** Approve or reject, inline. */
export function QuoteActions({ quoteId, total, token }: Props) {
  const [decision, setDecision] = useState<"aprobada" | "rechazada">();
  if (decision)
    return (
      <QuoteDecisionForm
        key={decision}
        quoteId={quoteId}
        token={token}
        total={total}
        decision={decision}
        onCancel={() => setDecision(undefined)}
      />
    );
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button size="lg" onClick={() => setDecision("aprobada")} className="sm:flex-1">
        <Icon name="lucide--check" />
        Aprobar por {formatCop(total)}
      </Button>
      <Button size="lg" variant="outline" onClick={() => setDecision("rechazada")}>
        Rechazar
      </Button>
    </div>
  );
}
