import { Fact } from "@/components/ui/fact-list";
import { formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { REFUND_TERM, WITHDRAWAL_TERM } from "@/lib/legal/promises";
import { WITHDRAWAL_LABELS } from "@/lib/orders/labels";
import type { OrderDetail, WithdrawalRequest } from "@/lib/orders/rows";
import type { Tone } from "@/lib/orders/status";
import type { WithdrawalState } from "@/lib/orders/types";
import { withdrawalView, withdrawnNames } from "@/lib/orders/withdrawal";
import { ClaimStatus } from "./claim-status";
import { WithdrawalForm } from "./withdrawal-form";

const TONES = {
  solicitado: "progress",
  aceptado: "success",
  rechazado: "danger",
  reembolsado: "success",
} satisfies Record<WithdrawalState, Tone>;

/** Right of withdrawal (Ley 1480, art. 47): deadline, request and result. */
export function WithdrawalPanel({ order }: { order: OrderDetail }) {
  const { request, open, reasons, deadline, isUntilSent } = withdrawalView(order);
  if (order.withdrawal.refusal && !request) return null;
  const products = open.filter(({ itemId }) =>
    order.items.some(({ id, type }) => id === itemId && type === "product"),
  );
  const since =
    products.length === open.length
      ? "la entrega"
      : products.length === 0
        ? "la compra"
        : "cada entrega o compra";
  return (
    <section
      aria-labelledby="withdrawal-title"
      className="flex flex-col gap-3 rounded-lg border border-border p-5"
    >
      <h2 id="withdrawal-title" className="text-lg">
        Derecho de retracto
      </h2>
      {request && <Request order={order} request={request} />}
      {open.length > 0 && (
        <>
          <p>
            {deadline ? (
              <>
                Puedes retractarte hasta el <strong>{formatDay(deadline)}</strong>: {WITHDRAWAL_TERM} desde{" "}
                {since}.
              </>
            ) : isUntilSent ? (
              "Puedes retractarte hasta que el código salga por WhatsApp."
            ) : (
              `Puedes retractarte desde ya y hasta ${WITHDRAWAL_TERM} después de recibir tu pedido.`
            )}{" "}
            Te devolvemos el dinero en máximo {REFUND_TERM}
            {products.length > 0 && !isUntilSent && "; tú pagas el transporte de la devolución"}.
          </p>
          <div className="needs-script">
            <WithdrawalForm
              token={order.token}
              lines={open.map(({ itemId, name, quantity, amount, deadline: until }) => ({
                id: itemId,
                text: quantity > 1 ? `${quantity} x ${name}` : name,
                amount: formatCop(amount),
                until: until === deadline ? undefined : lineDeadline(until),
              }))}
            />
          </div>
        </>
      )}
      {reasons.length > 0 && (
        <ul className="flex flex-col gap-1.5 text-sm text-muted-foreground">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Deadline of a line that differs from the earliest one. */
function lineDeadline(day: string | null): string {
  return day ? `hasta el ${formatDay(day)}` : `hasta ${WITHDRAWAL_TERM} después de recibirlo`;
}

function Request({ order, request }: { order: OrderDetail; request: WithdrawalRequest }) {
  const isWaiting = request.state === "solicitado" || request.state === "aceptado";
  return (
    <ClaimStatus
      label={WITHDRAWAL_LABELS[request.state]}
      tone={TONES[request.state]}
      answer={request.answer}
      facts={
        <>
          <Fact label="Lo pediste">{formatDateTime(request.requestedAt)}</Fact>
          <Fact label="Qué devuelves">{withdrawnNames(order, request)}</Fact>
          <Fact label="Valor">{formatCop(request.amount)}</Fact>
          {isWaiting && (
            <Fact label="Te devolvemos el dinero a más tardar el">{formatDay(request.refundBy)}</Fact>
          )}
        </>
      }
    >
      {isWaiting && (
        <p className="text-sm text-muted-foreground">
          Te respondemos aquí y, si nos diste tu correo, también ahí. Para acordar cómo nos devuelves lo que
          recibiste, escríbenos por WhatsApp.
        </p>
      )}
    </ClaimStatus>
  );
}
