import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { CopyButton } from "@/components/toasts/copy-button";
import { formatDateTime } from "@/lib/core/dates";
import { paymentChat } from "@/lib/orders/staff/chat";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { canPay, isAssisted } from "@/lib/orders/status";
import { whatsappLink } from "@/lib/settings/whatsapp";

type Props = { order: StaffOrder; url: string; now: number };

/** The link to pay an order that staff placed, to send or to copy. */
export function PaymentLink({ order, url, now }: Props) {
  if (!isAssisted(order) || !canPay(order, now)) return null;
  return (
    <section aria-labelledby="enlace" className="panel flex flex-col gap-3 p-5">
      <h2 id="enlace" className="text-xl">
        Falta que pague
      </h2>
      {order.expiresAt && (
        <p>
          Hasta el <b>{formatDateTime(order.expiresAt)}</b> puede pagar con el enlace. Antes acepta los
          términos.
        </p>
      )}
      <p className="flex items-center gap-1">
        <span className="min-w-0 truncate text-sm text-muted-foreground">{url}</span>
        <CopyButton text={url} what="el enlace de pago" />
      </p>
      <WhatsappButton
        href={whatsappLink(order.customerPhone, paymentChat(order, url))}
        variant="default"
        className="self-start"
      >
        Enviar enlace de pago
      </WhatsappButton>
    </section>
  );
}
