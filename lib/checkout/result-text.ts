import type { LinkedOrder } from "@/lib/orders/rows";
import { customerStatus } from "@/lib/orders/status";
import type { PaymentOutcome } from "@/lib/payments/types";
import { checkoutStage } from "./stage";

type Look = PaymentOutcome["status"];
type ResultText = { look: Look; title: string; text: string };

const PAID = "No tienes que pagar de nuevo: tu pedido ya está pagado.";
const TITLES = {
  approved: "Tu pago fue aprobado",
  pending: "Estamos revisando tu pago",
  rejected: "El pago no se completó",
} satisfies Record<Look, string>;

/** Nothing is known: neither that something was charged, nor that it was not. */
export const UNKNOWN: ResultText = {
  look: "pending",
  title: "No encontramos ese pago",
  text: "No corresponde a un pedido hecho en este navegador. Si pagaste, abre el enlace de tu pedido o escríbenos por WhatsApp.",
};

/** Status details whose text already says where the money is. */
const MENTIONS_MONEY = /cobro|devol/;

/** Texts of the failed and pending result pages, by the database's state. */
export function resultText(
  order: LinkedOrder | null | undefined,
  payment: PaymentOutcome | null | undefined,
  now: number,
): ResultText {
  const result = (look: Look, text: string): ResultText => ({ look, title: TITLES[look], text });
  if (!order) return UNKNOWN;
  const stage = checkoutStage(order, now);
  if (stage === "paid")
    return payment?.status === "rejected"
      ? { look: "approved", title: "Tu pedido ya está pagado", text: `Ese intento no pasó. ${PAID}` }
      : result("approved", PAID);
  if (payment?.status === "approved") return result("approved", payment.message);
  if (payment?.status === "pending") return result("pending", payment.message);
  if (payment) {
    const { message } = payment;
    return result("rejected", MENTIONS_MONEY.test(message) ? message : `No se hizo ningún cobro. ${message}`);
  }
  if (stage === "returned") {
    const { label, explanation } = customerStatus(order, now);
    return { look: "pending", title: label, text: explanation };
  }
  if (stage === "pending")
    return result(
      "pending",
      "Todavía no se ha completado. Te avisaremos cuando se confirme; no pagues de nuevo.",
    );
  return result("rejected", "No se hizo ningún cobro. Puedes intentarlo de nuevo.");
}
