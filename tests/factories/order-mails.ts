import type { OrderMailContext, OrderMailData } from "@/lib/orders/mail/types";
import type { OrderDetail, OrderItem } from "@/lib/orders/rows";
import type { OrderItemType } from "@/lib/orders/types";
import { SHOP, SITE } from "./mails";

/** The data of a mail besides its order. */
export const context = (
  data: OrderMailData = {},
  more: Partial<OrderMailContext> = {},
): OrderMailContext => ({
  siteUrl: SITE,
  now: Date.parse("2026-03-10T15:00:00Z"),
  shop: SHOP,
  data,
  reason: "",
  ...more,
});

export const item = (type: OrderItemType, more: Partial<OrderItem> = {}): OrderItem => ({
  id: type,
  type,
  itemId: type,
  name: `Cosa ${type}`,
  slug: "cosa",
  image: "",
  unitPrice: 60_000,
  quantity: 2,
  lineTotal: 120_000,
  taxClass: "iva_19",
  refunded: 0,
  ...more,
});

export const order: OrderDetail = {
  id: "1b2c3d4e-0000-4000-8000-000000000000",
  token: "llave",
  isOwn: false,
  invoice: { canAsk: true, asked: null, issued: null },
  cancelReason: "",
  isPaymentInFlight: false,
  status: "confirmed",
  paymentMethod: "card",
  paymentStatus: "paid",
  shippingStatus: "pending",
  quantity: 2,
  total: 120_000,
  hasReservation: true,
  expiresAt: null,
  customerName: "Ana",
  customerEmail: "ana@example.com",
  customerPhone: "300",
  delivery: "envio",
  shippingAddress: "Carrera 43A # 34 Sur-20, Envigado, Antioquia",
  municipality: "05266",
  device: "",
  fault: "",
  trackingNumber: null,
  carrier: null,
  estimatedDelivery: null,
  readyAt: null,
  deliveredAt: null,
  collectorName: null,
  paidAt: "2026-03-10T15:00:00Z",
  createdAt: "2026-03-10T14:50:00Z",
  items: [item("product", { name: "Control <pro>" })],
  payments: [
    {
      id: "pago",
      providerId: "123",
      attempt: 1,
      status: "approved",
      statusDetail: "",
      isRefundDue: false,
      amount: 120_000,
      refundedAmount: 0,
      installments: 1,
      method: "master",
      lastFour: "3564",
      bankName: "",
      bankUrl: null,
      expiresAt: null,
      createdAt: "2026-03-10T15:00:00Z",
    },
  ],
  pickup: null,
  withdrawal: { refusal: null, lines: [], requests: [] },
  reversal: { refusal: null, remaining: 0, method: "", lastFour: "", requests: [] },
  refundKey: null,
};
