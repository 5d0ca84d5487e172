import { formatCop } from "@/lib/core/money";
import { type QuoteStep, takesQuote } from "@/lib/repairs/quote-step";
import { awayText } from "@/lib/repairs/staff/labels";
import type { NextStep } from "@/lib/repairs/staff/next-step";
import type { QuoteService, WorkshopRepair } from "@/lib/repairs/staff/rows";
import { QuoteCard } from "../../quote-card";
import { CounterPayment } from "../counter-payment";
import { EvidenceList } from "../evidence-list";
import { MoneyPanel } from "../money-panel";
import { QuoteForm } from "../quote-form";
import { RecordAnswer } from "../record-answer";
import { ViewColumns } from "./view-columns";

type Props = {
  repair: WorkshopRepair;
  step: QuoteStep | null;
  /** The action that the bar above already offers. */
  next: NextStep | null;
  services: QuoteService[];
  /** Price of the home pick-up; null when it is not offered. */
  pickupPrice: number | null;
};

/** The quote with the customer's answer, the quote form where one can be sent, and the deposits. */
export function QuoteView({ repair, step, next, services, pickupPrice }: Props) {
  const { id, quote, contact } = repair;
  const isAtHome = repair.handover === "domicilio" && pickupPrice;
  const canQuote = takesQuote(repair);
  return (
    <ViewColumns
      aside={
        <>
          <MoneyPanel repair={repair} />
          <EvidenceList evidence={repair.evidence} />
        </>
      }
    >
      {!repair.receivedAt && !repair.closedAt && (
        <p className="rounded-md bg-muted p-4">
          {quote?.state === "aprobada"
            ? "Cotización aprobada, pendiente de recibir. La promesa empieza cuando recibas el equipo."
            : awayText(repair)}
        </p>
      )}
      {quote && (
        <QuoteCard quote={quote} isExpired={step === "expired"} isVoid={step === "void"}>
          {step === "pay" && next?.kind !== "collect" && <CounterPayment quote={quote} />}
          {step === "decide" && next?.kind !== "answer" && (
            <RecordAnswer quote={quote} contactName={contact.name} />
          )}
          {quote.state === "aprobada" && repair.deposit > quote.total && (
            <p className="font-semibold">
              El anticipo supera la cotización: devuélvele {formatCop(repair.deposit - quote.total)} al
              cliente.
            </p>
          )}
        </QuoteCard>
      )}
      {canQuote && (
        <QuoteForm
          repairId={id}
          quote={quote}
          services={services}
          extra={isAtHome ? { concept: "Recogida a domicilio", unitPrice: isAtHome } : undefined}
          isOpen={!quote || step === "rejected" || step === "expired"}
        />
      )}
      {!quote && !canQuote && (
        <p className="text-muted-foreground">
          {repair.closedAt
            ? "La solicitud está cerrada: no se cotiza."
            : "Esta orden se entregó sin cotización."}
        </p>
      )}
    </ViewColumns>
  );
}
