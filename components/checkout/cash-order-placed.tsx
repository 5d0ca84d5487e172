import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { buttonVariants } from "@/components/ui/button";
import { Card, CardBody } from "@/components/ui/card";
import type { CashOrder } from "@/lib/checkout/types";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";

/** Focuses the card that replaces the form. Defined once: an inline ref callback would run on every render. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The order was placed; WhatsApp was opened with its message, unless the browser blocked the window. */
export function CashOrderPlaced({ order }: { order: CashOrder }) {
  return (
    <Card className="mx-auto w-full max-w-xl text-center">
      <CardBody className="items-center gap-4 py-10">
        <h2 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none">
          ¡Pedido recibido!
        </h2>
        <p>
          Tu número de pedido es <strong className="font-display text-xl text-primary">{order.number}</strong>
        </p>
        <p className="text-muted-foreground">
          {order.confirmedBy
            ? `Te confirmamos antes del ${formatDateTime(order.confirmedBy)} y pagas`
            : "Pagas"}{" "}
          {formatCop(order.total)} cuando lo recibas.
        </p>
        {order.whatsappUrl && (
          <p className="font-semibold">
            Si WhatsApp no se abrió, ábrelo aquí y envíanos el mensaje para coordinar la entrega:
          </p>
        )}
        <WhatsappButton href={order.whatsappUrl} size="lg" className="w-full sm:w-auto">
          Enviar pedido por WhatsApp
        </WhatsappButton>
        <a href={`/pedido/${order.token}`} className={buttonVariants({ variant: "outline" })}>
          Ver mi pedido
        </a>
      </CardBody>
    </Card>
  );
}
