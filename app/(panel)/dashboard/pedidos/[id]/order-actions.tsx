import { BuyAgainButton } from "@/components/cart/buy-again-button";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { CancelOrderButton } from "@/components/orders/cancel-order-button";
import { OrderRights } from "@/components/orders/order-rights";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { orderHelpMessage } from "@/lib/checkout/whatsapp-order";
import { canBuyAgain } from "@/lib/orders/buy-again";
import type { OrderDetail } from "@/lib/orders/rows";
import { awaitsParcel, canCancel } from "@/lib/orders/status";
import { withdrawalTerm } from "@/lib/orders/withdrawal";
import { whatsappLink } from "@/lib/settings/whatsapp";

/** Actions of an order's owner. */
export function OrderActions({ order, whatsapp }: { order: OrderDetail; whatsapp: string }) {
  return (
    <section aria-label="Acciones del pedido" className="panel flex flex-col gap-3 p-5">
      <a
        href={`/api/orders/${order.id}/comprobante`}
        target="_blank"
        rel="noopener"
        className={buttonVariants({ variant: "outline" })}
      >
        <Icon name="lucide--file-down" />
        Comprobante (PDF)
      </a>
      {canBuyAgain(order) && <BuyAgainButton orderId={order.id} />}
      <WhatsappButton href={whatsappLink(whatsapp, orderHelpMessage(order))}>
        Ayuda por WhatsApp
      </WhatsappButton>
      {canCancel(order) && <CancelOrderButton token={order.token} />}
      <OrderRights hasParcel={awaitsParcel(order)} withdrawalTerm={withdrawalTerm(order)} />
    </section>
  );
}
