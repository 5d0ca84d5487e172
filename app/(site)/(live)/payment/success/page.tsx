import type { Metadata } from "next";
import { PollRefresh } from "@/components/live/poll-refresh";
import { OrderNextSteps } from "@/components/orders/order-next-steps";
import { PaymentResult } from "@/components/orders/payment-result";
import { buttonVariants } from "@/components/ui/button";
import { getSessionUser } from "@/lib/auth/session";
import { orderNumber } from "@/lib/orders/order-number";
import { getOrderDetail } from "@/lib/orders/queries";
import { getSettings } from "@/lib/settings/queries";
import { type ResultParams, readResult } from "../read-result";
import { ClearCart } from "./clear-cart";

/** Blocks until the payment's state is known instead of streaming a skeleton. */
export const instant = false;

export const metadata: Metadata = { title: "Resultado del pago" };

type Props = { searchParams: ResultParams };

/** Uses the database's state: typing 'approved' into the URL has no effect. */
export default async function PaymentSuccessPage({ searchParams }: Props) {
  const { order, payment, paymentId } = await readResult(searchParams);
  const look = payment?.status ?? "pending";
  const isApproved = payment?.status === "approved";
  const [settings, user] = await Promise.all([getSettings(), getSessionUser()]);
  const own = isApproved && order && user ? await getOrderDetail(order.id) : null;
  return (
    <PaymentResult
      look={look}
      title={payment ? TITLES[payment.status] : "No pudimos confirmar este pago"}
      text={textOf(order && orderNumber(order.id), payment)}
      paymentId={payment ? payment.paymentId : paymentId}
      status={payment?.status}
      next={
        isApproved &&
        order && <OrderNextSteps order={order} isOwn={own?.isOwn ?? false} settings={settings} />
      }
    >
      {isApproved && order && <ClearCart token={order.token} />}
      {payment?.status === "pending" && <PollRefresh first={2000} max={30_000} />}
      {order && (
        <a href={`/pedido/${order.token}`} className={buttonVariants()}>
          Ver mi pedido
        </a>
      )}
      <a href="/dashboard" className={buttonVariants({ variant: "outline" })}>
        Mis Compras
      </a>
      <a href="/" className={buttonVariants({ variant: "outline" })}>
        Volver al inicio
      </a>
    </PaymentResult>
  );
}

const TITLES = {
  approved: "¡Pago exitoso!",
  pending: "Tu pago está en revisión",
  rejected: "El pago no se completó",
};

type Payment = Awaited<ReturnType<typeof readResult>>["payment"];

function textOf(number: string | undefined, payment: Payment | undefined): string {
  if (!payment || !number)
    return "Este pago no corresponde a un pedido hecho en este navegador. Si pagaste, abre el enlace de tu pedido o escríbenos por WhatsApp.";
  if (payment.status !== "approved") return payment.message;
  return `Recibimos el pago de tu pedido ${number}. Guarda el enlace de tu pedido para seguirlo.`;
}
