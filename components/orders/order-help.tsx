import type { ReactNode } from "react";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { CancelOrderButton } from "@/components/orders/cancel-order-button";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { orderChangeMessage, pickupChangeMessage } from "@/lib/checkout/whatsapp-order";
import type { LinkedOrder } from "@/lib/orders/rows";
import { awaitsParcel, awaitsPickup, canCancel, canCorrect } from "@/lib/orders/status";
import { whatsappLink } from "@/lib/settings/whatsapp";

type Props = {
  order: LinkedOrder;
  whatsapp: string;
  /** The WhatsApp button; null when the page shows it elsewhere. */
  chat: { label: string; message: string } | null;
  /** Address of the receipt. */
  receipt: string;
  children?: ReactNode;
};

/** What a buyer needs first: a person, a change of the delivery data while it is possible, the receipt. */
export function OrderHelp({ order, whatsapp, chat, receipt, children }: Props) {
  return (
    <section aria-labelledby="help-title" className="panel flex flex-col gap-3 p-5 print:hidden">
      <h2 id="help-title" className="text-xl">
        ¿Necesitas ayuda con este pedido?
      </h2>
      {chat && <WhatsappButton href={whatsappLink(whatsapp, chat.message)}>{chat.label}</WhatsappButton>}
      {canCorrect(order) && awaitsParcel(order) && (
        <WhatsappButton href={whatsappLink(whatsapp, orderChangeMessage(order))} variant="outline">
          Cambiar mis datos de entrega
        </WhatsappButton>
      )}
      {canCorrect(order) && awaitsPickup(order) && (
        <WhatsappButton href={whatsappLink(whatsapp, pickupChangeMessage(order))} variant="outline">
          Prefiero que me lo envíen
        </WhatsappButton>
      )}
      <a
        href={receipt}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: "outline" })}
      >
        <Icon name="lucide--file-down" />
        Comprobante (PDF)
      </a>
      {children}
      {canCancel(order) && (
        <div className="needs-script grid">
          <CancelOrderButton token={order.token} />
        </div>
      )}
    </section>
  );
}
