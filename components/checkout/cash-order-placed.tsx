import { buttonVariants } from "@/components/ui/button";
import { Card, CardBody } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { CashOrder } from "@/lib/checkout/types";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";

/** The card takes the place of the form that had the focus. One function for good: a new one would run at every change. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The order exists; its message was opened in WhatsApp, unless the browser did not let it. */
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
        <p className="font-semibold">
          Si WhatsApp no se abrió, ábrelo aquí y envíanos el mensaje para coordinar la entrega:
        </p>
        <a
          href={order.whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "warm", size: "lg", className: "w-full sm:w-auto" })}
        >
          <Icon name="lucide--message-circle" />
          Enviar pedido por WhatsApp
        </a>
        <a href={`/pedido/${order.token}`} className={buttonVariants({ variant: "outline" })}>
          Ver mi pedido
        </a>
      </CardBody>
    </Card>
  );
}
