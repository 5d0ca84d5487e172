import { TakeFocus } from "@/components/layout/take-focus";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { formatCop } from "@/lib/core/money";
import { orderNumber } from "@/lib/orders/order-number";
import type { LinkedOrder } from "@/lib/orders/rows";
import { cashMoment, hasPickup, hasShipment } from "@/lib/orders/status";

const HEADING = "pedido-recibido";

type Props = {
  order: LinkedOrder;
  /** Chat with the order's message; empty without a number. */
  chat: string;
  /** When it arrives or can be fetched, as a sentence. */
  arrival: string | null;
};

/**
 * Next steps, on the page of a cash order that was just placed. WhatsApp was opened with its message, unless the
 * browser blocked the window.
 */
export function CashOrderPlaced({ order, chat, arrival }: Props) {
  const isParcel = hasShipment(order);
  return (
    <section aria-labelledby={HEADING} className="panel mb-6 flex flex-col items-start gap-4 p-5 sm:p-6">
      <h2 id={HEADING} tabIndex={-1} className="text-2xl outline-none">
        ¡Pedido recibido!
      </h2>
      <TakeFocus id={HEADING} />
      <p>
        Tu número de pedido es{" "}
        <strong className="font-display text-xl text-primary">{orderNumber(order.id)}</strong>. Guarda esta
        página: aquí ves en qué va.
      </p>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        {chat && (
          <li>
            Envíanos el pedido por WhatsApp para{" "}
            {hasPickup(order) ? "confirmarlo" : `coordinar ${isParcel ? "la entrega" : "la visita"}`}.
          </li>
        )}
        <li>Te confirmamos el pedido.</li>
        <li>
          {arrival && `${arrival} `}Pagas {formatCop(order.total)} {cashMoment(order)}.
        </li>
      </ol>
      <WhatsappButton href={chat} size="lg" className="w-full sm:w-auto">
        Enviar pedido por WhatsApp
      </WhatsappButton>
    </section>
  );
}
