import { type CsvCell, csvStart } from "@/lib/core/csv";
import { formatDateTime } from "@/lib/core/dates";
import { PAYMENT_LABELS, SALES_CHANNELS, SHIPPING_LABELS } from "../labels";
import { methodLabel } from "../methods";
import { orderNumber } from "../order-number";
import { linesTax } from "../tax";
import { DELIVERY_LABELS, stageLabel } from "./labels";
import type { ExportedOrder } from "./rows";
import { NO_TAX_CELLS, TAX_COLUMNS, taxCells } from "./tax-columns";

const COLUMNS = [
  "Pedido",
  "Fecha",
  "Canal",
  "Vendedor",
  "Etapa",
  "Cliente",
  "Celular",
  "Correo",
  "Dirección",
  "Ciudad",
  "Artículos",
  "Total",
  ...TAX_COLUMNS,
  "Factura",
  "Medio",
  "Pago",
  "Forma de entrega",
  "Envío",
  "Transportadora",
  "Guía",
];

export const CSV_START = csvStart(COLUMNS);

/** Last row of an export that was cut at the maximum length. */
export const CSV_END_EARLY = "Hay más pedidos: acota los filtros y descarga de nuevo.\r\n";

export function csvRow(order: ExportedOrder, chargesVat: boolean): CsvCell[] {
  return [
    orderNumber(order.id),
    formatDateTime(order.createdAt),
    SALES_CHANNELS[order.channel],
    order.seller,
    stageLabel(order),
    order.customerName,
    order.customerPhone,
    order.customerEmail,
    order.shippingAddress,
    order.city,
    order.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join("; "),
    order.totalPrice,
    ...(chargesVat ? taxCells(linesTax(order.lines)) : NO_TAX_CELLS),
    order.invoice,
    methodLabel(order),
    PAYMENT_LABELS[order.paymentStatus],
    order.parcel && order.channel !== "mostrador" ? DELIVERY_LABELS[order.delivery] : "",
    order.isOnlyCodes || order.channel === "mostrador" ? "" : SHIPPING_LABELS[order.shippingStatus],
    order.carrier,
    order.trackingNumber,
  ];
}
