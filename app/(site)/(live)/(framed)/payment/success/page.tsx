import type { Metadata } from "next";
import { connection } from "next/server";
import { PollRefresh } from "@/components/live/poll-refresh";
import { CreateAccount } from "@/components/orders/create-account";
import { OrderNextSteps } from "@/components/orders/order-next-steps";
import { PaymentResult } from "@/components/orders/payment-result";
import { PurchaseDone } from "@/components/orders/purchase-done";
import { buttonVariants } from "@/components/ui/button";
import { getSessionUser } from "@/lib/auth/session";
import { resultText } from "@/lib/checkout/result-text";
import { getStartPaths } from "@/lib/courses/start-paths";
import { nextSteps } from "@/lib/orders/next-steps";
import { orderNumber } from "@/lib/orders/order-number";
import { parcelPromise } from "@/lib/orders/parcel";
import { pickupPromise } from "@/lib/orders/pickup";
import { getSettings } from "@/lib/settings/queries";
import { type ResultParams, readResult } from "../read-result";
import { ClearCart } from "./clear-cart";

export const metadata: Metadata = { title: "Resultado del pago" };

type Props = { searchParams: ResultParams };
type Result = Awaited<ReturnType<typeof readResult>>;
type Approved = { order: NonNullable<Result["order"]>; payment: NonNullable<Result["payment"]> };

/** Uses the database's state: typing 'approved' into the URL has no effect. */
export default async function PaymentSuccessPage({ searchParams }: Props) {
  const { order, payment } = await readResult(searchParams);
  await connection();
  if (order && payment?.status === "approved") return <Done order={order} payment={payment} />;
  const result = payment
    ? { look: payment.status, title: TITLES[payment.status], text: payment.message }
    : resultText(order, null, Date.now());
  return (
    <PaymentResult {...result} paymentId={payment?.paymentId} status={payment?.status}>
      {payment?.status === "pending" && <PollRefresh first={2000} max={30_000} />}
      {order && (
        <a href={`/pedido/${order.token}`} className={buttonVariants()}>
          Ver mi pedido
        </a>
      )}
      <OtherPlaces />
    </PaymentResult>
  );
}

const TITLES = {
  approved: "¡Pago exitoso!",
  pending: "Tu pago está en revisión",
  rejected: "El pago no se completó",
};

async function Done({ order, payment }: Approved) {
  const [settings, user] = await Promise.all([getSettings(), getSessionUser()]);
  const { isOwn } = order;
  const steps = nextSteps(order);
  const startPaths = isOwn && steps.some(({ type }) => type === "course") ? await getStartPaths() : {};
  const hasCourse = steps.some(({ type }) => type === "course");
  return (
    <PurchaseDone
      order={order}
      paymentId={payment.paymentId}
      arrival={parcelPromise(order, settings, Date.now()) ?? pickupPromise(order, settings, Date.now())}
      next={
        <>
          <OrderNextSteps order={order} isOwn={isOwn} settings={settings} startPaths={startPaths} />
          {!user && order.customerEmail && !hasCourse && (
            <section aria-labelledby="account-title" className="panel flex flex-col gap-3 p-5">
              <h2 id="account-title" className="text-xl">
                Guarda este pedido en una cuenta
              </h2>
              <p className="text-muted-foreground wrap-anywhere">
                Con el correo {order.customerEmail} y una contraseña ves tus pedidos y ganas puntos por cada
                compra.
              </p>
              <CreateAccount email={order.customerEmail} next="/dashboard/pedidos" />
            </section>
          )}
        </>
      }
    >
      <ClearCart token={order.token} />
      <a
        href={`/pedido/${order.token}`}
        className={buttonVariants({ variant: steps.length > 0 ? "outline" : "default" })}
      >
        Ver mi pedido {orderNumber(order.id)}
      </a>
      <OtherPlaces />
    </PurchaseDone>
  );
}

function OtherPlaces() {
  return (
    <>
      <a href="/dashboard" className={buttonVariants({ variant: "outline" })}>
        Mis Compras
      </a>
      <a href="/" className={buttonVariants({ variant: "ghost" })}>
        Volver al inicio
      </a>
    </>
  );
}
