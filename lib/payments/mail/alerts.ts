import { formatCop } from "@/lib/core/money";
import type { Letter } from "@/lib/mail/types";
import { orderNumber } from "@/lib/orders/order-number";

export type AlertOrder = { id: string; total: number; customerName: string };
export type OrderAlert =
  | "alert.chargeback"
  | "alert.mediation"
  | "alert.mismatch"
  | "alert.refund"
  | "alert.unclaimed";

const REASON = "Recibes este correo porque eres superadministrador de la tienda.";

const TEXTS: Record<OrderAlert, { title: string; what: string; todo: string }> = {
  "alert.chargeback": {
    title: "Contracargo: el banco disputa un pago",
    what: "El banco del cliente abrió una disputa por el pago de este pedido.",
    todo: "El pedido no sale de la tienda mientras esté abierta. Reúne las pruebas (factura, guía, conversación) y respóndela en Mercado Pago antes de su fecha límite.",
  },
  "alert.mediation": {
    title: "Reclamo abierto en Mercado Pago",
    what: "El cliente abrió un reclamo por el pago de este pedido en Mercado Pago.",
    todo: "El pedido no sale de la tienda mientras esté abierto. Respóndele al cliente en Mercado Pago.",
  },
  "alert.mismatch": {
    title: "Un pago no coincide con su pedido",
    what: "Llegó un pago que nombra este pedido y no coincide con su total. El pedido no se contó como pagado.",
    todo: "Búscalo en Mercado Pago, devuélvelo o acuérdalo con el cliente, y márcalo como resuelto en el pedido.",
  },
  "alert.unclaimed": {
    title: "Nadie recogió un pedido pagado",
    what: "El plazo para recoger este pedido terminó y su dinero lo recibió el equipo, así que no se devuelve solo.",
    todo: "Habla con el cliente: devuélvele el dinero y cancélalo con «Cancelar y reembolsar», o entrégaselo si viene por él.",
  },
  "alert.refund": {
    title: "Una devolución no sale",
    what: "Hay dinero de este pedido que se debe devolver y Mercado Pago no lo ha devuelto.",
    todo: "Revisa que la cuenta de Mercado Pago tenga saldo y que el pago no tenga más de 180 días. Si no se puede por ahí, acuerda otro medio con el cliente.",
  },
};

/** Alert to the shop: an order's payment needs manual action. */
export function orderAlert(kind: OrderAlert, order: AlertOrder, siteUrl: string): Letter {
  const { title, what, todo } = TEXTS[kind];
  const number = orderNumber(order.id);
  return {
    subject: `Pedido ${number}: ${title.toLowerCase()}`,
    title,
    preview: `${order.customerName}, ${formatCop(order.total)}.`,
    blocks: [
      what,
      {
        type: "facts",
        rows: [
          ["Pedido", number],
          ["Cliente", order.customerName],
          ["Total", formatCop(order.total)],
        ],
      },
      todo,
      { type: "button", link: { label: "Ver el pedido", href: `${siteUrl}/admin/pedidos/${order.id}` } },
    ],
    reason: REASON,
  };
}

/** Alert to the shop: notifications of the provider cannot be processed. */
export function notificationsAlert(payments: number, siteUrl: string): Letter {
  const title = "Hay avisos de Mercado Pago sin procesar";
  const what = payments === 1 ? "un pago" : `${payments} pagos`;
  return {
    subject: title,
    title,
    preview: `De ${what}, desde hace más de una hora.`,
    blocks: [
      `Mercado Pago nos avisó de ${what} y llevamos más de una hora sin poder consultarlos. Los intentamos otra vez cada hora; mientras tanto puede haber pagos, devoluciones o contracargos que la tienda no ve.`,
      "Revisa que las credenciales de Mercado Pago estén vigentes y que su servicio esté funcionando.",
      { type: "button", link: { label: "Ver los avisos", href: `${siteUrl}/admin/pagos` } },
    ],
    reason: REASON,
  };
}
