import type { OrderItemRow, OrderRow } from "./enums";
import type { LinkedOrder, Order, OrderItem } from "./types";

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
  };
}

/** What a customer's screens need of an order; the account it belongs to stays on the server. */
export function toOrder(row: Omit<OrderRow, "user_id">, items: OrderItemRow[]): Order {
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
    estimatedDelivery: row.estimated_delivery,
    deliveredAt: row.delivered_at,
    paidAt: row.paid_at,
    createdAt: row.created_at,
    items: items.map(toItem),
  };
}

type LinkedRow = Omit<OrderRow, "user_id"> & { token: string; items: OrderItemRow[] };

/** The answer of order_by_token, which the generated types only know as JSON. */
export function toLinkedOrder(answer: unknown, isPaymentInFlight: boolean): LinkedOrder {
  const row = answer as LinkedRow;
  return { ...toOrder(row, row.items), token: row.token, isPaymentInFlight };
}
