import type { z } from "zod";
import type { OrderDetail } from "../types";
import type { OrderMove } from "./moves";
import type { bulkMoved, staffDetail, staffOrderPage } from "./rows";

/** Where an order stands in the day's work: private.order_stage. */
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

export type StaffOrderPage = z.output<typeof staffOrderPage>;
/** One row of the back office's list. */
export type StaffOrderRow = StaffOrderPage["items"][number];

/** Everything about one order. */
export type StaffOrder = OrderDetail &
  z.output<typeof staffDetail> & {
    moves: OrderMove[];
    /** What the screen shows when somebody decides: a second decision about the same is refused. */
    stamp: string;
  };

export type Refund = StaffOrder["refunds"][number];
export type RefundState = Refund["state"];
export type RefundChannel = Refund["channel"];
/** Units of an order's line that a refund pays back; with `restock` they are for sale again. */
export type RefundLine = Refund["lines"][number];
export type OrderEvent = StaffOrder["events"][number];

/** The proof of what a buyer accepted; admins alone read it. */
export type Acceptance = { version: string; ip: string; at: string };

export type BulkMoved = z.output<typeof bulkMoved>;
