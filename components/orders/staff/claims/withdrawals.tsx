import { Fact } from "@/components/ui/fact-list";
import { formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { WITHDRAWAL_LABELS } from "@/lib/orders/labels";
import { refundableLines } from "@/lib/orders/staff/refund-lines";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { withdrawnNames } from "@/lib/orders/withdrawal";
import { Claim, PayBack } from "./claim";
import { ClaimDecision } from "./claim-decision";

/** Withdrawals of an order, with deadlines and controls. */
export function Withdrawals({ order, now }: { order: StaffOrder; now: number }) {
  const { requests } = order.withdrawal;
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="retractos" className="panel flex flex-col gap-5 p-5">
      <h2 id="retractos" className="text-xl">
        Derecho de retracto
      </h2>
      {requests.map((request) => {
        const { id, state, amount, deadline, refundBy, reason, answer } = request;
        return (
          <Claim
            key={id}
            facts={
              <>
                <Fact label="Estado">{WITHDRAWAL_LABELS[state]}</Fact>
                <Fact label="Lo pidió">{formatDateTime(request.requestedAt)}</Fact>
                <Fact label="Qué devuelve">{withdrawnNames(order, request)}</Fact>
                <Fact label="Valor">{formatCop(amount)}</Fact>
                {deadline && <Fact label="Plazo para pedirlo">{formatDay(deadline)}</Fact>}
              </>
            }
            due={{
              label: "Devolver el dinero a más tardar",
              day: refundBy,
              isOpen: state === "solicitado" || state === "aceptado",
            }}
            now={now}
            reason={{ label: "Su motivo", text: reason }}
            answer={answer}
          >
            {state === "solicitado" && <ClaimDecision kind="withdrawal" id={id} />}
            {state === "aceptado" && (
              <PayBack
                order={order}
                label="Reembolsar el retracto"
                empty="El pedido no tiene dinero por devolver: registra el pago si lo recibieron."
                cancels={false}
                lines={refundableLines(order, request.itemIds)}
                withdrawal={{ id, amount }}
              />
            )}
          </Claim>
        );
      })}
    </section>
  );
}
