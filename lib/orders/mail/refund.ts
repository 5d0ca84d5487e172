import { formatCop } from "@/lib/core/money";
import type { Letter } from "@/lib/mail/types";
import { cardLabel } from "../labels";
import { METHODS } from "../methods";
import { orderNumber } from "../order-number";
import type { OrderDetail, PaymentAttempt } from "../rows";
import { isPaid } from "../status";
import { chatLink, orderButton } from "./links";
import type { OrderMailContext } from "./types";

type Why = { title: string; text: string };

/** Reason of a refund, derived from the order. */
function why(order: OrderDetail, attempt: PaymentAttempt, sum: string): Why {
  const another = order.payments.some((one) => one.attempt !== attempt.attempt && one.status === "approved");
  if (isPaid(order) && another)
    return {
      title: "Te devolvemos un pago repetido",
      text: "Recibimos dos pagos por tu pedido. Uno basta: el otro te lo devolvemos completo y tu pedido sigue igual.",
    };
  if (order.paidAt === null && !isPaid(order) && order.items.some(({ type }) => type === "course"))
    return {
      title: "Te devolvemos tu dinero",
      text: order.items.every(({ type }) => type === "course")
        ? "Tu pago se aprobó cuando este pedido ya se había cerrado o ya tenías el curso por otro pedido tuyo. No te lo cobramos dos veces."
        : "Tu pago se aprobó cuando este pedido ya no se podía completar: se había cerrado, algo se había agotado o ya tenías el curso por otro pedido tuyo. El pedido no sigue.",
    };
  if (order.paidAt === null && !isPaid(order))
    return {
      title: "Te devolvemos tu dinero",
      text:
        order.status === "cancelled"
          ? "Tu pago llegó cuando el pedido ya estaba cancelado."
          : "Tu pago se aprobó cuando la reserva ya había terminado y lo que pediste se había agotado. Lo sentimos: el pedido no sigue.",
    };
  if (order.paymentStatus === "partially_refunded")
    return {
      title: "Te devolvimos una parte de tu pedido",
      text: `Te devolvimos ${sum} de tu pedido. El resto sigue igual.`,
    };
  return { title: "Te devolvimos el dinero de tu pedido", text: `Te devolvimos ${sum} de tu pedido.` };
}

/** Refund announced or completed; null when the payment has nothing left to refund. */
export function orderRefunded(order: OrderDetail, context: OrderMailContext): Letter | null {
  const { data, siteUrl } = context;
  const attempt = order.payments.find((one) => one.attempt === data.attempt);
  if (!attempt || attempt.status === "charged_back") return null;
  const isDue = data.amount === undefined;
  const amount = data.amount ?? (attempt.refundedAmount || attempt.amount);
  const isGone = !isDue || attempt.refundedAmount > 0;
  const sum = formatCop(amount);
  const { title, text } = why(order, attempt, sum);
  const card = METHODS[order.paymentMethod].isCard;
  const way = card ? cardLabel(attempt.method, attempt.lastFour) : "";
  const number = orderNumber(order.id);
  return {
    subject: `Pedido ${number}: ${isGone ? "te devolvimos" : "te devolvemos"} ${sum}`,
    title,
    preview: card ? `${sum} a la misma tarjeta.` : `${sum}, por el medio que acordamos.`,
    blocks: [
      text,
      {
        type: "facts",
        rows: [
          ["Número de pedido", number],
          [isGone ? "Te devolvimos" : "Te devolvemos", sum],
          ["A dónde", card ? way : "Por el medio que acordamos contigo"],
        ],
      },
      [
        card
          ? isGone
            ? "La devolución ya salió. Tu banco puede tardar unos días en mostrarla; si en 15 días no la ves, "
            : "La devolución ya está en trámite. Si en 15 días no la ves en tu banco, "
          : "Si no la has recibido, ",
        chatLink(order, context),
        ".",
      ],
      orderButton(order, siteUrl),
    ],
    reason: "Recibes este correo porque pagaste un pedido.",
  };
}
