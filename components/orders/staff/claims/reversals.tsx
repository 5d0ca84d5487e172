import { Fact } from "@/components/ui/fact-list";
import { formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { cardLabel, REVERSAL_CAUSES, REVERSAL_LABELS } from "@/lib/orders/labels";
import { openReversal } from "@/lib/orders/reversal";
import { refundableLines } from "@/lib/orders/staff/refund-lines";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { isInShop } from "@/lib/orders/status";
import { Claim, PayBack } from "./claim";
import { ClaimDecision } from "./claim-decision";

/** Reversal requests of an order, with deadlines and controls. */
export function Reversals({ order, now }: { order: StaffOrder; now: number }) {
  const { requests, method, lastFour } = order.reversal;
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="reversiones" className="panel flex flex-col gap-5 p-5">
      <h2 id="reversiones" className="text-xl">
        Reversión del pago
      </h2>
      {openReversal(order) && isInShop(order) && (
        <p role="status" className="font-semibold text-warm">
          El pedido no sale de la tienda mientras esta reversión esté abierta.
        </p>
      )}
      {requests.map(({ id, number, state, amount, reason, answer, ...request }) => (
        <Claim
          key={id}
          facts={
            <>
              <Fact label="Número">{number}</Fact>
              <Fact label="Estado">{REVERSAL_LABELS[state]}</Fact>
              <Fact label="Causa">{REVERSAL_CAUSES[request.cause]}</Fact>
              <Fact label="Valor">{formatCop(amount)}</Fact>
              <Fact label="Medio de pago">{cardLabel(method, lastFour)}</Fact>
              <Fact label="La pidió">{formatDateTime(request.requestedAt)}</Fact>
              <Fact label="Se enteró el">{formatDay(request.learnedOn)}</Fact>
              <Fact label="Avisó a su banco">{request.issuerTold ? "Dice que sí" : "No lo dijo"}</Fact>
            </>
          }
          due={{ label: "Responder a más tardar", day: request.respondBy, isOpen: state === "solicitada" }}
          now={now}
          reason={{ label: "Qué cuenta", text: reason }}
          answer={answer}
        >
          {state === "solicitada" && <ClaimDecision kind="reversal" id={id} />}
          {state === "aceptada" && (
            <PayBack
              order={order}
              label="Reembolsar la reversión"
              empty="El pedido ya no tiene dinero por devolver."
              cancels={isInShop(order) && order.status !== "fulfilled"}
              lines={refundableLines(order)}
              proposal={{ amount, reason: `Reversión ${number}` }}
            />
          )}
        </Claim>
      ))}
    </section>
  );
}
