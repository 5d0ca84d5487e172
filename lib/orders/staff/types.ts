import type { z } from "zod";
import type { OrderDetail } from "../types";
import type { bulkMoved, exportedOrders, staffDetail, staffOrderPage } from "./rows";

/** Work stage of an order: private.order_stage. */
export const ORDER_STAGES = [
  "por_confirmar",
  "por_preparar",
  "por_enviar",
  "en_camino",
  "entregado",
  "cancelado",
  "sin_pagar",
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

export type ExportedOrder = z.output<typeof exportedOrders>[number];

export type StaffOrderPage = z.output<typeof staffOrderPage>;
/** A row of the staff list. */
export type StaffOrderRow = StaffOrderPage["items"][number];

/** An order with all details. */
export type StaffOrder = OrderDetail &
  z.output<typeof staffDetail> & {
    isOnlyCodes: boolean;
  };

export type Refund = StaffOrder["refunds"][number];
export type RefundState = Refund["state"];
export type RefundChannel = Refund["channel"];
/** Units of a line to refund; with `restock` they return to stock. */
export type RefundLine = Refund["lines"][number];
export type OrderEvent = StaffOrder["events"][number];

/** Evidence of what a buyer accepted; readable by admins only. */
export type Acceptance = { version: string; ip: string; at: string };

export type BulkMoved = z.output<typeof bulkMoved>;
