import type { ReactNode } from "react";
import type { Tone } from "@/lib/orders/status";
import { OrderStatusBadge } from "../order-status-badge";

type Props = { label: string; tone: Tone; answer: string; facts: ReactNode; children: ReactNode };

/** Status of a claim, the shop's answer and the next step. */
export function ClaimStatus({ label, tone, answer, facts, children }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <OrderStatusBadge label={label} tone={tone} className="self-start" />
      {answer && <p className="font-semibold whitespace-pre-line wrap-anywhere">{answer}</p>}
      <dl className="grid gap-3 text-sm sm:grid-cols-2">{facts}</dl>
      {children}
    </div>
  );
}
