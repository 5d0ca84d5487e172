import { Fact } from "@/components/ui/fact-list";
import { daysUntil, formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { cardLabel, REVERSAL_CAUSES, REVERSAL_LABELS } from "@/lib/orders/labels";
import { orderNumber } from "@/lib/orders/order-number";
import { openReversal } from "@/lib/orders/reversal";
import { daysUntilText } from "@/lib/orders/staff/age";
import { refundableLines } from "@/lib/orders/staff/refund-lines";
import type { StaffOrder } from "@/lib/orders/staff/types";
import type { ReversalRequest } from "@/lib/orders/types";
import { RefundButton } from "./refund-button";
import { ReversalDecision } from "./reversal-decision";

/** Reversals of an order's payment: what the person says, until when to answer, and the way to settle each. */
export function ReversalDesk({ order, now }: { order: StaffOrder; now: number }) {
  const { requests, method, lastFour } = order.reversal;
  if (requests.length === 0) return null;
  const isInShop = order.shippingStatus === "pending" || order.shippingStatus === "processing";
  return (
    <section aria-labelledby="reversiones" className="panel flex flex-col gap-5 p-5">
      <h2 id="reversiones" className="text-xl">
        Reversión del pago
      </h2>
      {openReversal(order) && isInShop && (
        <p role="status" className="font-semibold text-warm">
          El pedido no sale de la tienda mientras esta reversión esté abierta.
        </p>
      )}
      {requests.map((request) => (
        <article key={request.id} className="flex flex-col gap-4">
          <dl className="grid gap-3 text-sm sm:grid-cols-2">
            <Fact label="Número">{request.number}</Fact>
            <Fact label="Estado">{REVERSAL_LABELS[request.state]}</Fact>
            <Fact label="Causa">{REVERSAL_CAUSES[request.cause]}</Fact>
            <Fact label="Valor">{formatCop(request.amount)}</Fact>
            <Fact label="Medio de pago">{cardLabel(method, lastFour)}</Fact>
            <Fact label="La pidió">{formatDateTime(request.requestedAt)}</Fact>
            <Fact label="Se enteró el">{formatDay(request.learnedOn)}</Fact>
            <Fact label="Avisó a su banco">{request.issuerTold ? "Dice que sí" : "No lo dijo"}</Fact>
            <Fact label="Responder a más tardar">
              {formatDay(request.respondBy)}
              {request.state === "solicitada" && (
                <span
                  className={
                    daysUntil(request.respondBy, now) <= 3 ? "text-destructive" : "text-muted-foreground"
                  }
                >
                  {" "}
                  ({daysUntilText(request.respondBy, now)})
                </span>
              )}
            </Fact>
            {request.reason && <Fact label="Qué cuenta">{request.reason}</Fact>}
            {request.answer && <Fact label="Nuestra respuesta">{request.answer}</Fact>}
          </dl>
          {request.state === "solicitada" && <ReversalDecision reversalId={request.id} />}
          {request.state === "aceptada" && <PayBack order={order} request={request} isInShop={isInShop} />}
        </article>
      ))}
    </section>
  );
}

type PayBackProps = { order: StaffOrder; request: ReversalRequest; isInShop: boolean };

/** The refund of an accepted reversal, with its amount and reason already there. */
function PayBack({ order, request, isInShop }: PayBackProps) {
  if (order.isRefunding) return null;
  if (!order.refundable) return <p className="font-semibold">El pedido ya no tiene dinero por devolver.</p>;
  return (
    <div>
      <RefundButton
        label="Reembolsar la reversión"
        isMain
        orderId={order.id}
        number={orderNumber(order.id)}
        left={order.refundable.left}
        channel={order.refundable.channel}
        cancels={isInShop && order.status !== "fulfilled"}
        lines={refundableLines(order)}
        proposal={{ amount: request.amount, reason: `Reversión ${request.number}` }}
      />
    </div>
  );
}
