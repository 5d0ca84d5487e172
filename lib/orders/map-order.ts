import type { OrderItemRow, OrderRow, PaymentRow, RetractoRow, ReversionRow } from "./enums";
import type {
  LinkedOrder,
  Order,
  OrderDetail,
  OrderItem,
  OrderPage,
  PaymentAttempt,
  ReversalRequest,
  ReversalState,
  WithdrawalRequest,
} from "./types";

function toItem(row: OrderItemRow): OrderItem {
  return {
    id: row.id,
    type: row.item_type,
    itemId: row.item_id,
    name: row.name,
    slug: row.slug,
    image: row.image,
    unitPrice: row.unit_price,
    quantity: row.quantity,
    lineTotal: row.line_total ?? row.unit_price * row.quantity,
    refunded: row.refunded,
  };
}

type OpenReversal = { open_reversal?: ReversalState | null };

/** What a customer's screens need of an order; the account it belongs to stays on the server. */
export function toOrder(row: Omit<OrderRow, "user_id"> & OpenReversal, items: OrderItemRow[]): Order {
  return {
    id: row.id,
    status: row.status,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    shippingStatus: row.shipping_status,
    quantity: row.quantity,
    total: row.total_price,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    shippingAddress: row.shipping_address,
    hasReservation: row.has_reservation,
    expiresAt: row.expires_at,
    trackingNumber: row.tracking_number,
    carrier: row.carrier,
    estimatedDelivery: row.estimated_delivery,
    deliveredAt: row.delivered_at,
    paidAt: row.paid_at,
    createdAt: row.created_at,
    openReversal: row.open_reversal ?? null,
    items: items.map(toItem),
  };
}

type LinkedRow = Omit<OrderRow, "user_id"> & OpenReversal & { token: string; items: OrderItemRow[] };

/** The answer of order_by_token, which the generated types only know as JSON. */
export function toLinkedOrder(answer: unknown, isPaymentInFlight: boolean): LinkedOrder {
  const row = answer as LinkedRow;
  return { ...toOrder(row, row.items), token: row.token, isPaymentInFlight };
}

/** The answer of own_orders. */
export function toOrderPage(answer: unknown): OrderPage {
  const { orders, total } = answer as { orders: LinkedRow[]; total: number };
  return { orders: orders.map((row) => toOrder(row, row.items)), total };
}

type AttemptRow = Pick<
  PaymentRow,
  | "attempt"
  | "status"
  | "status_detail"
  | "amount"
  | "refunded_amount"
  | "method"
  | "installments"
  | "last_four"
  | "created_at"
>;

function toAttempt(row: AttemptRow): PaymentAttempt {
  return {
    attempt: row.attempt,
    status: row.status,
    statusDetail: row.status_detail,
    amount: row.amount,
    refundedAmount: row.refunded_amount,
    method: row.method,
    installments: row.installments,
    lastFour: row.last_four,
    createdAt: row.created_at,
  };
}

/** A row of retractos. */
export function toWithdrawalRequest(row: RetractoRow): WithdrawalRequest {
  return {
    id: row.id,
    itemIds: row.item_ids,
    amount: row.amount,
    reason: row.reason,
    state: row.state,
    deadline: row.deadline,
    refundBy: row.refund_by,
    answer: row.answer,
    requestedAt: row.requested_at,
  };
}

type ReversalAnswer = Omit<ReversionRow, "order_id" | "payment_id" | "already" | "updated_at">;

/** A row of reversiones, as request_reversal and order_detail answer it. */
export function toReversalRequest(row: ReversalAnswer): ReversalRequest {
  return {
    id: row.id,
    number: row.number,
    cause: row.cause,
    amount: row.amount,
    learnedOn: row.learned_on,
    deadline: row.deadline,
    respondBy: row.respond_by,
    reason: row.reason,
    issuerTold: row.issuer_told,
    state: row.state,
    answer: row.answer,
    requestedAt: row.requested_at,
  };
}

type DetailRow = LinkedRow & {
  is_own: boolean;
  cancel_reason: string | null;
  is_payment_in_flight: boolean;
  payments: AttemptRow[];
  withdrawal: {
    refusal: string | null;
    lines: { item_id: string; amount: number; deadline: string | null; refusal: string | null }[];
    requests: RetractoRow[];
  };
  reversal: {
    refusal: string | null;
    remaining: number;
    method: string;
    last_four: string;
    requests: ReversalAnswer[];
  };
};

/** The answer of order_detail. */
export function toOrderDetail(answer: unknown): OrderDetail {
  const row = answer as DetailRow;
  const { refusal, lines, requests } = row.withdrawal;
  return {
    ...toLinkedOrder(row, row.is_payment_in_flight),
    isOwn: row.is_own,
    cancelReason: row.cancel_reason ?? "",
    payments: row.payments.map(toAttempt),
    withdrawal: {
      refusal,
      lines: lines.map(({ item_id, ...line }) => ({ ...line, itemId: item_id })),
      requests: requests.map(toWithdrawalRequest),
    },
    reversal: {
      refusal: row.reversal.refusal,
      remaining: row.reversal.remaining,
      method: row.reversal.method,
      lastFour: row.reversal.last_four,
      requests: row.reversal.requests.map(toReversalRequest),
    },
  };
}
