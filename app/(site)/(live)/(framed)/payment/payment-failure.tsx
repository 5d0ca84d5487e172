import { connection } from "next/server";
import { PollRefresh } from "@/components/live/poll-refresh";
import { PaymentResult } from "@/components/orders/payment-result";
import { buttonVariants } from "@/components/ui/button";
import { resultText } from "@/lib/checkout/result-text";
import { type ResultParams, readResult } from "./read-result";

/** Failed and pending payments, by the database's state: nothing from the query string is shown. */
export async function PaymentFailure({ searchParams }: { searchParams: ResultParams }) {
  const { order, payment } = await readResult(searchParams);
  await connection();
  const { look, title, text } = resultText(order, payment, Date.now());
  return (
    <PaymentResult
      look={look}
      title={title}
      text={text}
      paymentId={payment?.paymentId}
      status={payment?.status}
    >
      {look === "pending" && payment && <PollRefresh first={2000} max={30_000} />}
      {order && (
        <a href={`/pedido/${order.token}`} className={buttonVariants()}>
          Ver mi pedido
        </a>
      )}
      <a href="/tienda" className={buttonVariants({ variant: order ? "outline" : "default" })}>
        {look === "rejected" ? "Intentar de nuevo" : "Volver a la tienda"}
      </a>
      <a href="/" className={buttonVariants({ variant: "outline" })}>
        Volver al inicio
      </a>
    </PaymentResult>
  );
}
