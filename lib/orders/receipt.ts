import { formatDate, formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Fact } from "@/lib/core/pdf/kit";
import { TAX_CLASS_LABELS, TAX_RATES } from "@/lib/core/tax-class";
import { REFUND_TERM, WITHDRAWAL_TERM } from "@/lib/legal/promises";
import type { StoreSettings } from "@/lib/settings/types";
import { ORDER_ITEM_LABELS, PAYMENT_LABELS, shippingLabel } from "./labels";
import { methodLabel } from "./methods";
import { orderNumber } from "./order-number";
import { paidWith } from "./paid-with";
import { shopPlace } from "./pickup";
import { paidAttempt, refundedText } from "./refunded";
import type { OrderDetail } from "./rows";
import { isParcelLine, isPickup, isSoldInShop } from "./status";
import { linesTax } from "./tax";

export type Seller = Pick<
  StoreSettings,
  "name" | "legalName" | "taxId" | "phone" | "email" | "address" | "city" | "region"
>;

/** The seller on a receipt, and whether they charge IVA. */
export type ReceiptSeller = Seller & Pick<StoreSettings, "chargesVat">;

/** All texts of a receipt. */
export type Receipt = {
  title: string;
  number: string;
  seller: string[];
  buyer: Fact[];
  order: Fact[];
  lines: { name: string; kind: string; quantity: string; unitPrice: string; total: string }[];
  totalLabel: string;
  total: string;
  /** What of the total is base and what IVA, by class; none when the shop charges no IVA. */
  taxes: { label: string; amount: string }[];
  notes: string[];
};

export const SIC_URL = "https://www.sic.gov.co";

function paymentFacts(order: OrderDetail): Fact[] {
  const attempt = paidAttempt(order);
  const facts: Fact[] = [
    ["Pago", PAYMENT_LABELS[order.paymentStatus]],
    ["Medio de pago", methodLabel(order)],
  ];
  if (attempt) facts.push(["Pagado con", paidWith(attempt)]);
  if (order.paidAt) facts.push(["Fecha de pago", formatDateTime(order.paidAt)]);
  if (attempt && attempt.refundedAmount > 0) facts.push(["Devuelto", formatCop(attempt.refundedAmount)]);
  return facts;
}

function taxLines(order: OrderDetail): Receipt["taxes"] {
  return linesTax(order.items).flatMap(({ taxClass, base, tax }) => {
    const label = TAX_CLASS_LABELS[taxClass];
    if (TAX_RATES[taxClass] === 0) return [{ label, amount: formatCop(base) }];
    return [
      { label: `Base, ${label}`, amount: formatCop(base) },
      { label, amount: formatCop(tax) },
    ];
  });
}

/** The receipt of an order. Never called 'factura', which is a fiscal document: it only names the one that was issued. */
export function receiptOf(order: OrderDetail, seller: ReceiptSeller, now: number): Receipt {
  const number = orderNumber(order.id);
  const { issued } = order.invoice;
  const { chargesVat } = seller;
  const isInPerson = isSoldInShop(order);
  const hasParcel = !isInPerson && order.items.some(isParcelLine);
  const isFetched = hasParcel && isPickup(order);
  const delivery: Fact[] = order.deliveredAt ? [["Entrega", formatDateTime(order.deliveredAt)]] : [];
  if (isFetched && order.deliveredAt)
    delivery.push(["Lo recogió", order.collectorName ?? "quien mostró el código del pedido"]);
  const buyer: Fact[] = [
    ["Nombre", order.customerName],
    ["Celular", order.customerPhone],
    ["Correo", order.customerEmail],
    ["Dirección de entrega", order.shippingAddress],
  ];
  return {
    title: isInPerson ? "Comprobante de venta" : "Comprobante de pedido",
    number,
    seller: [
      seller.legalName || seller.name,
      seller.taxId && `NIT ${seller.taxId}`,
      [seller.address, seller.city, seller.region].filter(Boolean).join(", "),
      [seller.phone, seller.email].filter(Boolean).join(" · "),
    ].filter(Boolean),
    buyer: buyer.filter(([, value]) => value !== ""),
    order: [
      ["Número", `${number} (${order.id})`],
      ["Fecha del pedido", formatDateTime(order.createdAt)],
      ...paymentFacts(order),
      ...(isFetched ? [["Recoge en", shopPlace(seller)] as Fact] : []),
      ...(hasParcel ? [[isFetched ? "Estado" : "Envío", shippingLabel(order.shippingStatus)] as Fact] : []),
      ...delivery,
    ],
    lines: order.items.map((item) => ({
      name: item.name,
      kind: [ORDER_ITEM_LABELS[item.type], refundedText(item)].filter(Boolean).join(". "),
      quantity: String(item.quantity),
      unitPrice: formatCop(item.unitPrice),
      total: formatCop(item.lineTotal),
    })),
    totalLabel: chargesVat ? "Total, IVA incluido" : "Total",
    total: formatCop(order.total),
    taxes: chargesVat ? taxLines(order) : [],
    notes: [
      `Precios en pesos colombianos${chargesVat ? ", IVA incluido" : ""}.${isFetched || isInPerson ? "" : " Envío: gratis."}`,
      issued
        ? `Este comprobante confirma tu ${isInPerson ? "compra" : "pedido"}. Su factura electrónica es la ${issued.number}, con CUFE ${issued.cufe}.`
        : `Este comprobante confirma tu ${isInPerson ? "compra" : "pedido"}. No es un documento fiscal.`,
      // The right is for sales at a distance.
      !isInPerson &&
        `Derecho de retracto (Ley 1480 de 2011, artículo 47): tienes ${WITHDRAWAL_TERM} desde la entrega del producto, o desde la compra si es un servicio o un curso que no ha empezado; para un código digital, hasta que se envía. Lo pides en la página de tu pedido y te devolvemos el dinero en máximo ${REFUND_TERM}.`,
      `Autoridad de protección al consumidor: Superintendencia de Industria y Comercio, ${SIC_URL}`,
      `Emitido el ${formatDate(new Date(now).toISOString())}.`,
    ].filter((note) => note !== false),
  };
}

/** File name of the download. */
export function receiptFile({ id }: Pick<OrderDetail, "id">): `${string}.pdf` {
  return `comprobante-pedido-${orderNumber(id)}.pdf`;
}
