import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ReservationCountdown } from "@/components/checkout/reservation-countdown";
import { NoScript } from "@/components/layout/needs-script";
import { PrintHeading } from "@/components/layout/print-heading";
import { LiveRefresh } from "@/components/live/live-refresh";
import { PollRefresh } from "@/components/live/poll-refresh";
import { NotFound } from "@/components/not-found/not-found";
import { CashOrderPlaced } from "@/components/orders/cash-order-placed";
import { RefundKeyPanel } from "@/components/orders/claims/refund-key-panel";
import { InvoicePanel } from "@/components/orders/invoice-panel";
import { OrderColumns } from "@/components/orders/order-columns";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderHeading } from "@/components/orders/order-heading";
import { OrderHelp } from "@/components/orders/order-help";
import { OrderLines } from "@/components/orders/order-lines";
import { OrderNextSteps } from "@/components/orders/order-next-steps";
import { OrderRights } from "@/components/orders/order-rights";
import { PickupPanel } from "@/components/orders/pickup-panel";
import { RelatedOrders } from "@/components/orders/related-orders";
import { ShipmentPanel } from "@/components/orders/shipment-panel";
import { buttonVariants } from "@/components/ui/button";
import { getSessionUser } from "@/lib/auth/session";
import { getLatestBank, paymentSession } from "@/lib/checkout/queries";
import { cashOrderMessage, orderHelpMessage } from "@/lib/checkout/whatsapp-order";
import { formatDateTime } from "@/lib/core/dates";
import { readOr } from "@/lib/core/read-or";
import { getStartPaths } from "@/lib/courses/start-paths";
import { orderUrl } from "@/lib/orders/link";
import { parcelPromise } from "@/lib/orders/parcel";
import { pickupPromise } from "@/lib/orders/pickup";
import { getOrderDetailByToken, getOrderToken, getOwnInvoiceData } from "@/lib/orders/queries";
import type { LinkedOrder } from "@/lib/orders/rows";
import {
  canPay,
  hasPickup,
  hasShipment,
  holdOf,
  isAssisted,
  isOpenCashOrder,
  isParcelLine,
  isPaymentPending,
  isRepairPayment,
  isReservationOver,
} from "@/lib/orders/status";
import { isBankPaymentOffered } from "@/lib/payments/banks";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { PayOrder } from "./pay-order";

export const metadata: Metadata = {
  title: "Tu pedido",
  referrer: "no-referrer",
};

/** /pedido/{token} for the holder of the link; /pedido/{id} redirects the order's owner there. */
export default async function OrderPage({ params, searchParams }: PageProps<"/pedido/[token]">) {
  const [{ token }, { pagar, nuevo }] = await Promise.all([params, searchParams]);
  const [order, user] = await Promise.all([getOrderDetailByToken(token), getSessionUser()]);
  if (!order) {
    const own = await getOrderToken(token);
    if (own) redirect(`/pedido/${own}`);
    return <NotFound kind="pedido" />;
  }
  const { isOwn } = order;
  const [settings, startPaths, lastInvoice] = await Promise.all([
    getSettings(),
    isOwn ? getStartPaths() : {},
    isOwn && order.invoice.canAsk ? readOr(null, "orders.own-invoice", getOwnInvoiceData()) : null,
  ]);
  const now = Date.now();
  const payable = canPay(order, now);
  const [hasBanks, bank] = payable
    ? await Promise.all([
        readOr(false, "banks", isBankPaymentOffered()),
        user && readOr(null, "latest-bank", getLatestBank(user)),
      ])
    : [false, null];
  const isNew = nuevo !== undefined && isOpenCashOrder(order) && !isReservationOver(order, now);
  const isOver = ["cancelled", "expired", "fulfilled"].includes(order.status);
  return (
    <div className="page py-8 lg:py-12">
      <PrintHeading settings={settings} url={orderUrl(order.token)} />
      <OrderHeading order={order} now={now} />
      <NoScript
        shop={settings}
        what="Pagar, cancelar o devolver este pedido"
        chat={orderHelpMessage(order)}
      />
      {isNew && (
        <CashOrderPlaced
          order={order}
          chat={whatsappLink(settings.whatsapp, helpMessage(order))}
          arrival={parcelPromise(order, settings, now) ?? pickupPromise(order, settings, now)}
        />
      )}
      <OrderColumns
        side={
          <>
            <OrderHelp
              order={order}
              whatsapp={settings.whatsapp}
              chat={
                isNew
                  ? null
                  : {
                      label: isOpenCashOrder(order) ? "Enviar pedido por WhatsApp" : "Ayuda por WhatsApp",
                      message: helpMessage(order),
                    }
              }
              receipt={`/api/orders/comprobante?token=${order.token}`}
            />
            <OrderFacts order={order} />
            <InvoicePanel order={order} last={lastInvoice} />
          </>
        }
        last={<OrderRights order={order} />}
      >
        <RefundKeyPanel order={order} />
        <RelatedOrders related={order.related} hrefOf={({ token }) => `/pedido/${token}`} />
        {isPaymentPending(order) && (
          // A full page load: the bank's page has its own content policy.
          <a
            href={`/pago/banco?pedido=${order.token}`}
            className={buttonVariants({ className: "print:hidden" })}
          >
            Seguir con el pago
          </a>
        )}
        <div className="needs-script print:hidden">
          {payable && order.expiresAt && isAssisted(order) && (
            <p className="rounded-md bg-muted px-4 py-2 text-sm">
              Hasta el <b>{formatDateTime(order.expiresAt)}</b>{" "}
              {holdOf(order) === "products" ? "te guardamos los productos" : "puedes pagar este pedido"}.
            </p>
          )}
          {payable && order.expiresAt && !isAssisted(order) && (
            <ReservationCountdown
              expiresAt={order.expiresAt}
              hold={holdOf(order)}
              isRepair={isRepairPayment(order)}
            />
          )}
          {payable && (
            <PayOrder
              session={paymentSession(order, user?.email)}
              startsWith={{ method: order.paymentMethod, bank }}
              hasBanks={hasBanks}
              terms={
                order.needsTerms
                  ? {
                      hasCourses: order.items.some(({ type }) => type === "course"),
                      hasCodes: order.items.some((line) => line.type === "product" && !isParcelLine(line)),
                    }
                  : null
              }
              startsOpen={pagar !== undefined}
            />
          )}
        </div>
        <OrderNextSteps order={order} isOwn={isOwn} settings={settings} startPaths={startPaths} />
        {hasShipment(order) && (
          <ShipmentPanel
            order={order}
            carriers={settings.carriers}
            arrival={parcelPromise(order, settings, now)}
          />
        )}
        {hasPickup(order) && (
          <PickupPanel order={order} shop={settings} promise={pickupPromise(order, settings, now)} />
        )}
        <OrderLines order={order} chargesVat={settings.chargesVat} />
      </OrderColumns>
      {/* Guests have no Realtime connection: their page polls. */}
      {user && <LiveRefresh tables={["orders", "retractos", "reversiones"]} />}
      {isPaymentPending(order) ? (
        <PollRefresh first={2000} max={30_000} />
      ) : (
        !isOver && <PollRefresh first={15_000} max={60_000} />
      )}
    </div>
  );
}

function helpMessage(order: LinkedOrder): string {
  return isOpenCashOrder(order) ? cashOrderMessage(order, orderUrl(order.token)) : orderHelpMessage(order);
}
