import "server-only";
import type { z } from "zod";
import { settleAddress } from "@/lib/places/municipalities";
import type { Json } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { OrderStage } from "../types";
import { settlementText } from "./labels";
import type { AssistedOrder, BulkMoved, HandedOver, ParcelResult } from "./rows";
import { assistedOrder, bulkMoved, handedOver, movedOrder, parcelResults } from "./rows";
import type {
  addToOrderSchema,
  changeLinesSchema,
  collectOrdersSchema,
  correctOrderSchema,
  decideReversalSchema,
  decideWithdrawalSchema,
  handOverSchema,
  moveOrderSchema,
  moveOrdersSchema,
  orderNoteSchema,
  placeAssistedSchema,
  returnItemsSchema,
  shipOrdersSchema,
  switchDeliverySchema,
  writeInvoiceSchema,
} from "./schema";

const FAILED = "No se pudo actualizar el estado";
const CHANGE_FAILED = "No se pudo cambiar lo que lleva el pedido";

/** Moves an order one step, unless it was moved since the caller loaded it. Returns the stamp of its new state. */
export async function moveOrder(
  input: z.output<typeof moveOrderSchema>,
): Promise<{ stage: OrderStage; stamp: string }> {
  const { data, error } = await serverClient().rpc("move_order", {
    p_order: input.orderId,
    p_move: input.move,
    p_expected: input.stamp,
    p_details: input.details as Json,
  });
  if (error) throw databaseFailure(error, FAILED);
  return movedOrder.parse(data);
}

/** Moves each order that allows it and returns the others. */
export async function moveOrders(input: z.output<typeof moveOrdersSchema>): Promise<BulkMoved> {
  const { data, error } = await serverClient().rpc("move_orders", {
    p_orders: input.orderIds,
    p_move: input.move,
  });
  if (error) throw databaseFailure(error, FAILED);
  return bulkMoved.parse(data);
}

/** Sends each parcel that may leave; says of the others why not. */
export async function shipOrders(input: z.output<typeof shipOrdersSchema>): Promise<ParcelResult[]> {
  const { data, error } = await serverClient().rpc("ship_orders", {
    p_rows: input.parcels.map(({ orderId, stamp, carrier, tracking }) => ({
      order: orderId,
      expected: stamp,
      carrier,
      tracking,
    })),
  });
  if (error) throw databaseFailure(error, "No se pudieron enviar los pedidos");
  return parcelResults.parse(data);
}

/** Books the money of each order whose amount agrees; says of the others why not. */
export async function collectOrders(input: z.output<typeof collectOrdersSchema>): Promise<ParcelResult[]> {
  const { data, error } = await serverClient().rpc("collect_orders", {
    p_rows: input.orders.map(({ orderId, stamp, amount }) => ({ order: orderId, expected: stamp, amount })),
    p_from: settlementText(input),
    p_method: input.method,
  });
  if (error) throw databaseFailure(error, "No se pudo registrar el recaudo");
  return parcelResults.parse(data);
}

/** Hands a pick-up over; a wrong code is a result, because it counts. */
export async function handOverOrder(input: z.output<typeof handOverSchema>): Promise<HandedOver> {
  const { data, error } = await serverClient().rpc("hand_over_order", {
    p_order: input.orderId,
    p_expected: input.stamp,
    p_code: input.code,
    p_collector_name: input.name,
    p_collector_document: input.document,
    p_money_received: input.moneyReceived,
    p_method: input.method,
  });
  if (error) throw databaseFailure(error, FAILED);
  return handedOver.parse(data);
}

/** Changes an order that did not leave the shop between a parcel and a pick-up. */
export async function switchDelivery(input: z.output<typeof switchDeliverySchema>): Promise<void> {
  const { error } = await serverClient().rpc("switch_delivery", {
    p_order: input.orderId,
    p_expected: input.stamp,
    p_delivery: input.delivery,
    ...(input.address && { p_place: await settleAddress(input.address) }),
  });
  if (error) throw databaseFailure(error, "No se pudo cambiar la forma de entrega");
}

/** Places an order for a call or a chat. */
export async function placeAssistedOrder(
  input: z.output<typeof placeAssistedSchema>,
): Promise<AssistedOrder> {
  const { key, lines, method, delivery, address, device, fault, total } = input;
  const place = delivery === "envio" && address ? await settleAddress(address) : null;
  const { data, error } = await serverClient().rpc("place_assisted_order", {
    p_key: key,
    p_order: {
      lines,
      method,
      delivery,
      place,
      device,
      fault,
      total,
      customer: { id: input.customerId, name: input.name, phone: input.phone, email: input.email },
    } as Json,
  });
  if (error) throw databaseFailure(error, "No se pudo hacer el pedido");
  return assistedOrder.parse(data);
}

/** Replaces the lines of an unpaid order. */
export async function changeOrderLines(input: z.output<typeof changeLinesSchema>): Promise<void> {
  const { error } = await serverClient().rpc("change_order_lines", {
    p_order: input.orderId,
    p_expected: input.stamp,
    p_total: input.total,
    p_lines: input.lines as Json,
    p_reason: input.reason,
  });
  if (error) throw databaseFailure(error, CHANGE_FAILED);
}

/** Adds lines to a paid order: an order of its own that goes with it. */
export async function addToOrder(input: z.output<typeof addToOrderSchema>): Promise<AssistedOrder> {
  const { data, error } = await serverClient().rpc("add_to_order", {
    p_key: input.key,
    p_order: input.orderId,
    p_expected: input.stamp,
    p_total: input.total,
    p_lines: input.lines as Json,
    p_method: input.method,
    p_reason: input.reason,
  });
  if (error) throw databaseFailure(error, CHANGE_FAILED);
  return assistedOrder.parse(data);
}

export async function addOrderNote({ orderId, text }: z.output<typeof orderNoteSchema>): Promise<void> {
  const { error } = await serverClient().rpc("add_order_note", { p_order: orderId, p_text: text });
  if (error) throw databaseFailure(error, "No se pudo guardar la nota");
}

/** Corrects name, phone and address of an order that was not shipped. */
export async function correctOrder(input: z.output<typeof correctOrderSchema>): Promise<void> {
  const { error } = await serverClient().rpc("correct_order", {
    p_order: input.orderId,
    p_expected: input.expected,
    p_name: input.name,
    p_phone: input.phone,
    ...(input.address && { p_place: await settleAddress(input.address) }),
  });
  if (error) throw databaseFailure(error, "No se pudieron corregir los datos de entrega");
}

export async function decideWithdrawal(input: z.output<typeof decideWithdrawalSchema>): Promise<void> {
  const { error } = await serverClient().rpc("decide_withdrawal", {
    p_retracto: input.withdrawalId,
    p_accept: input.accepts,
    p_answer: input.answer,
  });
  if (error) throw databaseFailure(error, "No se pudo responder el retracto");
}

export async function decideReversal(input: z.output<typeof decideReversalSchema>): Promise<void> {
  const { error } = await serverClient().rpc("decide_reversal", {
    p_reversal: input.reversalId,
    p_accept: input.accepts,
    p_answer: input.answer,
  });
  if (error) throw databaseFailure(error, "No se pudo responder la reversión");
}

/** Returns products to stock. */
export async function returnItems(input: z.output<typeof returnItemsSchema>): Promise<void> {
  const { error } = await serverClient().rpc("return_items", {
    p_order: input.orderId,
    p_lines: input.lines,
    p_note: input.note,
  });
  if (error) throw databaseFailure(error, "No se pudo registrar la devolución");
}

/** Writes number and CUFE of an issued invoice, unless somebody changed them meanwhile; both empty take them off. */
export async function writeInvoice(input: z.output<typeof writeInvoiceSchema>): Promise<void> {
  const { error } = await serverClient().rpc("write_invoice", {
    p_order: input.orderId,
    p_number: input.number,
    p_cufe: input.cufe,
    p_known: input.known,
  });
  if (error) throw databaseFailure(error, "No se pudo guardar la factura");
}
