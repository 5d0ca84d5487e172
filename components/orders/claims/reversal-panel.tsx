import { Fact } from "@/components/ui/fact-list";
import { colombianDay, formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { REVERSAL_TERM } from "@/lib/legal/promises";
import { cardLabel, REVERSAL_CAUSES, REVERSAL_LABELS, refundTarget } from "@/lib/orders/labels";
import { reversalView } from "@/lib/orders/reversal";
import type { OrderDetail, ReversalRequest } from "@/lib/orders/rows";
import type { Tone } from "@/lib/orders/status";
import type { ReversalState } from "@/lib/orders/types";
import { ClaimStatus } from "./claim-status";
import { ReversalForm } from "./reversal-form";

const TONES = {
  solicitada: "progress",
  aceptada: "success",
  rechazada: "danger",
  reembolsada: "success",
} satisfies Record<ReversalState, Tone>;

/** Payment reversal (Ley 1480, art. 51): form, request and result. */
export function ReversalPanel({ order }: { order: OrderDetail }) {
  const view = reversalView(order);
  if (!view) return null;
  const { method, lastFour, remaining } = order.reversal;
  const card = cardLabel(method, lastFour);
  return (
    <section
      aria-labelledby="reversal-title"
      className="flex flex-col gap-3 rounded-lg border border-border p-5"
    >
      <h2 id="reversal-title" className="text-lg">
        Reversión del pago
      </h2>
      {view.request && <Request request={view.request} card={card} target={refundTarget(method, lastFour)} />}
      {view.canAsk && (
        <>
          <p>
            Si hubo un fraude, no pediste esta compra, no la recibiste, no es lo que pediste o llegó
            defectuosa, puedes pedir que se deshaga el pago. Tienes <strong>{REVERSAL_TERM}</strong> desde que
            te enteras, y en ese mismo plazo le avisas a tu banco.{" "}
            <a href="/terminos#reversion" className="underline">
              Cómo funciona
            </a>
          </p>
          <div className="needs-script">
            <ReversalForm
              token={order.token}
              card={card}
              remaining={remaining}
              bought={colombianDay(order.createdAt)}
              today={colombianDay(new Date().toISOString())}
            />
          </div>
        </>
      )}
    </section>
  );
}

function Request({ request, card, target }: { request: ReversalRequest; card: string; target: string }) {
  const { state, number, answer } = request;
  return (
    <ClaimStatus
      label={REVERSAL_LABELS[state]}
      tone={TONES[state]}
      answer={answer}
      facts={
        <>
          <Fact label="Número">{number}</Fact>
          <Fact label="La pediste">{formatDateTime(request.requestedAt)}</Fact>
          <Fact label="Qué pasó">{REVERSAL_CAUSES[request.cause]}</Fact>
          <Fact label="Valor">
            {formatCop(request.amount)}, pagado con {card}
          </Fact>
          {state === "solicitada" && (
            <Fact label="Te respondemos a más tardar el">{formatDay(request.respondBy)}</Fact>
          )}
        </>
      }
    >
      {state === "solicitada" && (
        <p className="text-sm text-muted-foreground">
          Esta página es tu constancia: muéstrasela a tu banco con el número {number}.
          {!request.issuerTold && ` Tienes hasta el ${formatDay(request.deadline)} para avisarle.`} Mientras
          tanto el pedido no sale de la tienda; si ya lo tienes, guárdalo: nuestra respuesta dice cómo
          devolverlo.
        </p>
      )}
      {state === "aceptada" && (
        <p className="text-sm text-muted-foreground">Te devolvemos el dinero {target}.</p>
      )}
      {state === "rechazada" && (
        <p className="text-sm text-muted-foreground">
          Si no estás de acuerdo,{" "}
          <a href="/peticiones" className="underline">
            presenta un reclamo
          </a>{" "}
          o acude a la Superintendencia de Industria y Comercio.
        </p>
      )}
    </ClaimStatus>
  );
}
