import { formatCop } from "@/lib/core/money";
import type { Letter } from "@/lib/mail/types";
import { refundTarget } from "../labels";
import { isOnline } from "../methods";
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
  const isElectronic = isOnline(order);
  // By hand to the buyer's key, by the provider to where it came from, or as agreed with the buyer.
  const way = data.to ? `a tu ${data.to}` : refundTarget(attempt.method, attempt.lastFour);
  const number = orderNumber(order.id);
  return {
    subject: `Pedido ${number}: ${isGone ? "te devolvimos" : "te devolvemos"} ${sum}`,
    title,
    preview: isElectronic ? `${sum} ${way}.` : `${sum}, por el medio que acordamos.`,
    blocks: [
      text,
      {
        type: "facts",
        rows: [
          ["Número de pedido", number],
          [isGone ? "Te devolvimos" : "Te devolvemos", sum],
          ["A dónde", isElectronic ? capitalized(way) : "Por el medio que acordamos contigo"],
        ],
      },
      [
        isElectronic && !data.to
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

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Asks for the key to which money is returned by hand, or confirms it; null when it is no longer wanted. */
export function refundKeyLetter(order: OrderDetail, context: OrderMailContext): Letter | null {
  const { data, siteUrl } = context;
  const number = orderNumber(order.id);
  const reason = "Recibes este correo porque pagaste un pedido.";
  if (data.state === "given")
    return {
      subject: `Pedido ${number}: tenemos a dónde devolverte`,
      title: "Ya sabemos a dónde devolverte",
      preview: `Te devolvemos a tu ${data.to}.`,
      blocks: [
        `En la página de tu pedido quedó que te devolvemos el dinero a tu ${data.to}.`,
        ["Si no fuiste tú, avísanos ya: ", chatLink(order, context), "."],
        orderButton(order, siteUrl),
      ],
      reason,
    };
  if (!order.refundKey?.isWanted || order.refundKey.givenAt) return null;
  return {
    subject: `Pedido ${number}: ¿a dónde te devolvemos?`,
    title: "Dinos a dónde te devolvemos",
    preview: "Tu llave Bre-B, Nequi, Daviplata o cuenta de banco.",
    blocks: [
      "Vamos a devolverte dinero de tu pedido, y el medio con el que pagaste no permite hacerlo por ahí. Dinos en la página de tu pedido a dónde lo enviamos: llave Bre-B, Nequi, Daviplata o cuenta de banco.",
      "Nunca te pedimos claves ni códigos.",
      orderButton(order, siteUrl, "Decir a dónde me devuelven"),
    ],
    reason,
  };
}
