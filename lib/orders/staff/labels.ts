import { formatCop } from "@/lib/core/money";
import { DELIVERY_LIMIT_DAYS } from "@/lib/legal/promises";
import { ORDER_LABELS, PAYMENT_LABELS, SHIPPING_LABELS } from "../labels";
import { orderNumber } from "../order-number";
import type { DeliveryKind, OrderStage } from "../types";
import type { OrderMove } from "./moves";
import type { BulkMoved, OrderEvent, RefundState, StaffOrderRow } from "./rows";

export const STAGE_LABELS = {
  por_confirmar: "Por confirmar",
  por_preparar: "Por preparar",
  por_enviar: "Por enviar",
  por_recoger: "Por recoger",
  en_camino: "En camino",
  entregado: "Entregados",
  cancelado: "Cancelados",
  sin_pagar: "Sin pagar",
} satisfies Record<OrderStage, string>;

/** Label of a single order, not of the list. */
const STAGE_OF_ONE = {
  ...STAGE_LABELS,
  entregado: "Entregado",
  cancelado: "Cancelado",
} satisfies Record<OrderStage, string>;

/** The stage of one order; digital codes are only sent. */
export function stageLabel({ stage, isOnlyCodes }: { stage: OrderStage; isOnlyCodes: boolean }): string {
  if (isOnlyCodes && stage === "por_preparar") return "Código por enviar";
  if (isOnlyCodes && stage === "entregado") return "Código enviado";
  return STAGE_OF_ONE[stage];
}

/** Filter 'solo' of the order list: p_only of staff_orders(). */
export const TROUBLE_LABELS = {
  retractos: "Con retracto abierto",
  reversiones: "Con reversión abierta",
  reembolsos: "Con reembolso en curso",
  contracargos: "Con contracargo",
  reclamos: "Con reclamo en Mercado Pago",
  descuadres: "Con un pago que no coincide",
  devoluciones: "Con una devolución que no sale",
  por_cobrar: "Entregados sin cobrar",
  recogen: "Recogen en la tienda",
  sin_recoger: "Sin recoger y pagados aquí",
  facturas: "Con factura por emitir",
  atrasados: `Con más de ${DELIVERY_LIMIT_DAYS} días sin entregar`,
};

/** Sorts of the list on phones, which has no column headers. */
export const ORDER_SORT_LABELS = {
  "-creado": "Más nuevos",
  creado: "Más antiguos",
  cliente: "Cliente (A-Z)",
  "-total": "Total: mayor a menor",
  total: "Total: menor a mayor",
};

/** Button labels of the moves. */
export const MOVE_LABELS = {
  confirm: "Confirmar pedido",
  prepare: "Marcar en preparación",
  ship: "Enviar",
  ready: "Está listo",
  hand_over: "Entregar",
  transit: "Marcar en tránsito",
  out: "Marcar en reparto",
  deliver: "Marcar entregado",
  complete: "Servicio realizado",
  track: "Corregir guía",
  collect: "Registrar pago recibido",
  uncollect: "Deshacer pago recibido",
  cancel: "Cancelar pedido",
  back: "Deshacer el último paso",
} satisfies Record<OrderMove, string>;

/** Moves of an order of digital codes. */
export const moveLabel = (move: OrderMove, isOnlyCodes: boolean): string =>
  move === "deliver" && isOnlyCodes ? "Marcar código enviado" : MOVE_LABELS[move];

type RowStep = { move: "confirm" | "prepare" | "ready"; label: string };

/** The next step that needs no data: the list has a button for it. */
export function rowStep({
  stage,
  delivery,
  isOnlyCodes,
}: Pick<StaffOrderRow, "stage" | "delivery" | "isOnlyCodes">): RowStep | undefined {
  if (isOnlyCodes) return undefined;
  if (stage === "por_confirmar") return { move: "confirm", label: "Confirmar" };
  if (stage !== "por_preparar") return undefined;
  return delivery === "tienda"
    ? { move: "ready", label: MOVE_LABELS.ready }
    : { move: "prepare", label: "Preparar" };
}

export const REFUND_LABELS = {
  pendiente: "En curso",
  hecho: "Devuelto",
  fallido: "No se pudo",
} satisfies Record<RefundState, string>;

/** Titles of the timeline's events; a change of a state that no staff member made has the new state's label. */
export const EVENT_TITLES = {
  placed: "Pedido recibido",
  confirm: "Pedido confirmado",
  prepare: "En preparación",
  ship: "Enviado",
  ready: "Listo para recoger",
  hand_over: "Entregado en la tienda",
  wrong_code: "Código equivocado",
  unclaimed: "Nadie lo recogió a tiempo",
  switch: "Cambió la forma de entrega",
  changed: "Cambió lo que lleva",
  transit: "En tránsito",
  out: "En reparto",
  deliver: "Entregado",
  complete: "Servicio realizado",
  track: "Guía corregida",
  corrected: "Datos de entrega corregidos",
  collect: "Pago recibido",
  uncollect: "Pago recibido, deshecho",
  cancel: "Pedido cancelado",
  cancelled: "Pedido cancelado",
  expired: "Reserva vencida sin pago",
  back: "Paso deshecho",
  sold: "Vendido en el mostrador",
  note: "Nota interna",
  mail: "Correo enviado al cliente",
  mail_failed: "No se pudo enviar el correo al cliente",
  cancel_payment: "Pidió anular el pago en revisión",
  mismatch_settled: "Pago que no coincidía, resuelto",
  refund: "Reembolso pedido",
  refund_failed: "El reembolso no se pudo hacer",
  key_asked: "Pidió la llave para devolver el dinero",
  key_given: "Dio la llave para recibir el dinero",
  return: "Productos devueltos al inventario",
  reversal_requested: "Pidió la reversión del pago",
  reversal_accepted: "Reversión del pago aceptada",
  reversal_rejected: "Reversión del pago rechazada",
  withdrawal_requested: "Pidió el retracto",
  withdrawal_accepted: "Retracto aceptado",
  withdrawal_rejected: "Retracto rechazado",
  invoice_requested: "Pidió factura",
  invoice_written: "Número de factura",
  status_placed: ORDER_LABELS.placed,
  status_confirmed: ORDER_LABELS.confirmed,
  status_fulfilled: ORDER_LABELS.fulfilled,
  payment_unpaid: `Pago: ${PAYMENT_LABELS.unpaid}`,
  payment_pending: `Pago: ${PAYMENT_LABELS.pending}`,
  payment_paid: "Pago recibido",
  payment_rejected: `Pago: ${PAYMENT_LABELS.rejected}`,
  payment_partially_refunded: `Pago: ${PAYMENT_LABELS.partially_refunded}`,
  payment_refunded: `Pago: ${PAYMENT_LABELS.refunded}`,
  payment_charged_back: `Pago: ${PAYMENT_LABELS.charged_back}`,
  shipping_pending: `Envío: ${SHIPPING_LABELS.pending}`,
  shipping_processing: `Envío: ${SHIPPING_LABELS.processing}`,
  shipping_ready: SHIPPING_LABELS.ready,
  shipping_shipped: `Envío: ${SHIPPING_LABELS.shipped}`,
  shipping_in_transit: `Envío: ${SHIPPING_LABELS.in_transit}`,
  shipping_out_for_delivery: `Envío: ${SHIPPING_LABELS.out_for_delivery}`,
  shipping_delivered: `Envío: ${SHIPPING_LABELS.delivered}`,
  shipping_cancelled: `Envío: ${SHIPPING_LABELS.cancelled}`,
} satisfies Record<OrderEvent["kind"], string>;

/** Labels of the timeline's events. */
export const eventTitle = ({ kind }: Pick<OrderEvent, "kind">, isOnlyCodes = false): string =>
  kind === "deliver" && isOnlyCodes ? "Código enviado" : EVENT_TITLES[kind];

/** The toast after a step. */
export const movedText = (number: string, move: OrderMove, isOnlyCodes = false) => ({
  title: "Pedido actualizado",
  description: `${number}: ${eventTitle({ kind: move }, isOnlyCodes)}`,
});

/** Reason of a step that was undone from its toast. */
export const UNDO_REASON = "Deshecho enseguida";

/** "Servientrega, liquidación 123": who handed money over, as it is stored. */
export const settlementText = ({ from, settlement }: { from: string; settlement: string }): string =>
  settlement ? `${from}, liquidación ${settlement}` : from;

/** "Recaudo de la transportadora, de Servientrega". */
export const givenBy = (method: string, from: string | null | undefined): string =>
  from ? `${method}, de ${from}` : method;

/** Orders that a bulk move left unchanged, with their state. */
export const skippedText = (skipped: BulkMoved["skipped"]): string =>
  skipped.map(({ id, label }) => `${orderNumber(id)} está «${label}»`).join("; ");

/** The actor's label. */
export function eventActor({ actorKind, actorName }: Pick<OrderEvent, "actorKind" | "actorName">): string {
  if (actorKind === "cliente") return "Cliente";
  if (actorKind === "sistema") return "Automático";
  return actorName ?? "Alguien del equipo";
}

/** "Dirección: Calle 1 → Calle 2", for each corrected field. */
export function corrections({ details }: Pick<OrderEvent, "details">): string[] {
  const labels = { name: "Nombre", phone: "Celular", address: "Dirección" } as const;
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((field) => {
    const change = details.corrected?.[field];
    return change ? [`${labels[field]}: ${change[0] || "(vacío)"} → ${change[1] || "(vacío)"}`] : [];
  });
}

/** "Control: 2 → 1", for each changed line, with its price and the total. */
export function lineChanges({ details }: Pick<OrderEvent, "details">): string[] {
  const lines = (details.lines ?? []).map(({ name, quantity: [was, now], price: [before, after] }) =>
    [
      `${name}: ${was === 0 ? "agregado" : now === 0 ? "quitado" : was === now ? `${now}` : `${was} → ${now}`}`,
      before !== after && `${formatCop(before)} → ${formatCop(after)}`,
    ]
      .filter(Boolean)
      .join(", "),
  );
  return [
    ...lines,
    ...(details.total ? [`Total: ${formatCop(details.total[0])} → ${formatCop(details.total[1])}`] : []),
    ...(details.added ? [`Agregado en el pedido ${orderNumber(details.added)}`] : []),
  ];
}

/** How an order reaches its buyer. */
export const DELIVERY_LABELS = {
  envio: "Envío a una dirección",
  tienda: "Recoge en la tienda",
} satisfies Record<DeliveryKind, string>;

/** "Pendiente → Procesando", for each changed state; codes have no shipping. */
export function eventChanges(
  { changes }: Pick<OrderEvent, "changes">,
  isOnlyCodes = false,
  isPickup = false,
): string[] {
  const transition = (labels: Record<string, string>, change: [string, string] | undefined, name: string) =>
    change ? [`${name}: ${labels[change[0]] ?? change[0]} → ${labels[change[1]] ?? change[1]}`] : [];
  return [
    ...transition(ORDER_LABELS, changes.status, "Pedido"),
    ...transition(PAYMENT_LABELS, changes.payment_status, "Pago"),
    ...(isOnlyCodes
      ? []
      : transition(SHIPPING_LABELS, changes.shipping_status, isPickup ? "Entrega" : "Envío")),
  ];
}
