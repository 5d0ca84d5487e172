import { TakeFocus } from "@/components/layout/take-focus";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { orderNumber } from "@/lib/orders/order-number";
import type { LinkedOrder } from "@/lib/orders/types";

const HEADING = "pedido-recibido";

type Props = {
  order: Pick<LinkedOrder, "id" | "total" | "expiresAt">;
  /** Chat with the order's message; empty without a number. */
  chat: string;
  /** When it arrives, as a sentence. */
  arrival: string | null;
};

/** What comes next, on the page of a cash order that was placed just now. WhatsApp was opened with its message, unless the browser blocked the window. */
export function CashOrderPlaced({ order, chat, arrival }: Props) {
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
        {chat && <li>Envíanos el pedido por WhatsApp para coordinar la entrega.</li>}
        <li>
          Te confirmamos el pedido
          {order.expiresAt &&
            `; si no lo logramos antes del ${formatDateTime(order.expiresAt)}, se cancela solo`}
          .
        </li>
        <li>
          {arrival && `${arrival} `}Pagas {formatCop(order.total)} cuando lo recibas.
        </li>
      </ol>
      <WhatsappButton href={chat} size="lg" className="w-full sm:w-auto">
        Enviar pedido por WhatsApp
      </WhatsappButton>
    </section>
  );
}
