import { PaymentResult } from "@/components/orders/payment-result";
import { RefreshOrder } from "@/components/orders/refresh-order";
import { buttonVariants } from "@/components/ui/button";
import { type ResultParams, readResult } from "./read-result";

type Props = { searchParams: ResultParams; expected: "pending" | "rejected" };

const WORDS = {
  approved: {
    title: "Tu pago fue aprobado",
    text: "No tienes que pagar de nuevo: tu pedido ya está pagado.",
  },
  pending: {
    title: "Estamos revisando tu pago",
    text: "Todavía no se ha completado. Te avisaremos cuando se confirme; no pagues de nuevo.",
  },
  rejected: { title: "El pago no se completó", text: "No se hizo ningún cobro. Puedes intentarlo de nuevo." },
};

/** One screen for payments that failed or wait; what the database knows wins over what the address says. */
export async function PaymentFailure({ searchParams, expected }: Props) {
  const { order, payment, paymentId, status } = await readResult(searchParams);
  const look = payment?.status ?? expected;
  const { title, text } = WORDS[look];
  return (
    <PaymentResult
      look={look}
      title={title}
      text={look === "approved" || !payment ? text : `${text} ${payment.message}`}
      paymentId={payment?.paymentId ?? paymentId}
      status={payment?.status ?? status}
    >
      {look === "pending" && payment && <RefreshOrder first={2000} max={30_000} />}
      {order && (
        <a href={`/pedido/${order.token}`} className={buttonVariants()}>
          Ver mi pedido
        </a>
      )}
      <a href="/tienda" className={buttonVariants({ variant: order ? "outline" : "primary" })}>
        {look === "rejected" ? "Intentar de nuevo" : "Volver a la tienda"}
      </a>
      <a href="/" className={buttonVariants({ variant: "outline" })}>
        Volver al inicio
      </a>
    </PaymentResult>
  );
}
