import { Fact } from "@/components/ui/fact-list";
import { daysUntil, formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { WITHDRAWAL_LABELS } from "@/lib/orders/labels";
import { orderNumber } from "@/lib/orders/order-number";
import { daysUntilText } from "@/lib/orders/staff/age";
import { refundableLines } from "@/lib/orders/staff/refund-lines";
import type { StaffOrder } from "@/lib/orders/staff/types";
import { withdrawnNames } from "@/lib/orders/withdrawal";
import { RefundButton } from "./refund-button";
import { WithdrawalDecision } from "./withdrawal-decision";

/** Withdrawals of an order: what the law asks for, until when, and the way to settle each. */
export function WithdrawalDesk({ order, now }: { order: StaffOrder; now: number }) {
  const { requests } = order.withdrawal;
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="retractos" className="panel flex flex-col gap-5 p-5">
      <h2 id="retractos" className="text-xl">
        Derecho de retracto
      </h2>
      {requests.map((request) => {
        const isOpen = request.state === "solicitado" || request.state === "aceptado";
        return (
          <article key={request.id} className="flex flex-col gap-4">
            <dl className="grid gap-3 text-sm sm:grid-cols-2">
              <Fact label="Estado">{WITHDRAWAL_LABELS[request.state]}</Fact>
              <Fact label="Lo pidió">{formatDateTime(request.requestedAt)}</Fact>
              <Fact label="Qué devuelve">{withdrawnNames(order, request)}</Fact>
              <Fact label="Valor">{formatCop(request.amount)}</Fact>
              {request.deadline && <Fact label="Plazo para pedirlo">{formatDay(request.deadline)}</Fact>}
              <Fact label="Devolver el dinero a más tardar">
                {formatDay(request.refundBy)}
                {isOpen && (
                  <span
                    className={
                      daysUntil(request.refundBy, now) <= 3 ? "text-destructive" : "text-muted-foreground"
                    }
                  >
                    {" "}
                    ({daysUntilText(request.refundBy, now)})
                  </span>
                )}
              </Fact>
              {request.reason && <Fact label="Su motivo">{request.reason}</Fact>}
              {request.answer && <Fact label="Nuestra respuesta">{request.answer}</Fact>}
            </dl>
            {request.state === "solicitado" && <WithdrawalDecision withdrawalId={request.id} />}
            {request.state === "aceptado" &&
              !order.isRefunding &&
              (order.refundable ? (
                <div>
                  <RefundButton
                    label="Reembolsar el retracto"
                    isMain
                    orderId={order.id}
                    number={orderNumber(order.id)}
                    left={order.refundable.left}
                    channel={order.refundable.channel}
                    cancels={false}
                    lines={refundableLines(order, request.itemIds)}
                    withdrawal={{ id: request.id, amount: request.amount }}
                  />
                </div>
              ) : (
                <p className="font-semibold">
                  El pedido no tiene dinero por devolver: registra el pago si lo recibieron.
                </p>
              ))}
          </article>
        );
      })}
    </section>
  );
}
