import type { OrderDetail, OrderPaymentStatus, OrderStatus, PaymentMethod, ShippingStatus } from "../types";
import type { OrderMove } from "./moves";

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

/** One row of the back office's list. */
export type StaffOrderRow = {
  id: string;
  createdAt: string;
  stage: OrderStage;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: OrderPaymentStatus;
  shippingStatus: ShippingStatus;
  total: number;
  quantity: number;
  customerName: string;
  customerPhone: string;
  hasAccount: boolean;
  lines: string[];
  hasGoods: boolean;
  hasServices: boolean;
  /** Until when it keeps its stock, unless it is paid by card or its cash confirmed; null when it does not expire. */
  expiresAt: string | null;
  /** "YYYY-MM-DD" until when the money of an open withdrawal must be back; null without one. */
  withdrawalBy: string | null;
  /** The same of an open reversal: until when it is answered. */
  reversalBy: string | null;
  isRefunding: boolean;
};

export type StaffOrderPage = {
  items: StaffOrderRow[];
  /** A search that finds too many is counted to a thousand: isMore says that there are others. */
  total: number;
  isMore: boolean;
  /** How many rows the pages go through. */
  reach: number;
  /** How many of what was searched for stand in each stage; null when they are too many to count. */
  counts: Partial<Record<OrderStage, number>> | null;
};

export type RefundState = "pendiente" | "hecho" | "fallido";
export type RefundChannel = "proveedor" | "manual";

/** Units of an order's line that a refund pays back; with `restock` they are for sale again. */
export type RefundLine = { item: string; quantity: number; restock: boolean };

export type Refund = {
  id: string;
  amount: number;
  channel: RefundChannel;
  state: RefundState;
  /** What it pays back; empty when it is only money. */
  lines: RefundLine[];
  reason: string;
  /** How money went back that no provider moved. */
  reference: string;
  error: string;
  withdrawalId: string | null;
  createdAt: string;
  settledAt: string | null;
  by: string | null;
};

type Change = [before: string, after: string];

export type OrderEvent = {
  id: number;
  kind: string;
  actorKind: "equipo" | "cliente" | "sistema";
  actorName: string | null;
  note: string;
  changes: { status?: Change; payment_status?: Change; shipping_status?: Change };
  details: {
    carrier?: string;
    tracking?: string;
    /** "YYYY-MM-DD". */
    estimated?: string;
    amount?: number;
    method?: string;
    channel?: RefundChannel;
    reference?: string;
    units?: number;
    /** The kind of a mail that was sent, or could not be. */
    mail?: string;
  };
  createdAt: string;
};

/** Everything about one order. */
export type StaffOrder = OrderDetail & {
  stage: OrderStage;
  account: { id: string; username: string | null; email: string | null } | null;
  isRefunding: boolean;
  /** The bank or the provider disputes the payment: nothing leaves the shop. */
  isDisputed: boolean;
  /** A payment that does not fit the order waits for somebody. */
  hasMismatch: boolean;
  /** What can still be given back, and by which way; null when nothing can. */
  refundable: { left: number; channel: RefundChannel } | null;
  /** Units of each line that came back, by the line's id. */
  returned: Record<string, number>;
  refunds: Refund[];
  /** Newest first. */
  events: OrderEvent[];
  moves: OrderMove[];
  /** What the screen shows when somebody decides: the second of two is told. */
  stamp: string;
};

/** The proof of what a buyer accepted; admins alone read it. */
export type Acceptance = { version: string; ip: string; at: string };

export type BulkMoved = { moved: string[]; skipped: { id: string; label: string }[] };
