import type { CartItemType } from "@/lib/cart/types";
import type { Enums } from "./enums";

export type OrderStatus = Enums["order_status"];
export type OrderPaymentStatus = Enums["order_payment_status"];
export type ShippingStatus = Enums["shipping_status"];
export type PaymentMethod = Enums["payment_method"];

export type OrderItem = {
  id: string;
  type: CartItemType;
  itemId: string;
  name: string;
  slug: string;
  image: string;
  unitPrice: number;
  quantity: number;
  lineTotal: number;
};

export type Order = {
  id: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: OrderPaymentStatus;
  shippingStatus: ShippingStatus;
  quantity: number;
  total: number;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  shippingAddress: string;
  hasReservation: boolean;
  /** Until when an unpaid card order holds its stock. */
  expiresAt: string | null;
  trackingNumber: string | null;
  estimatedDelivery: string | null;
  deliveredAt: string | null;
  paidAt: string | null;
  createdAt: string;
  items: OrderItem[];
};

/** An order as whoever holds its link reads it. */
export type LinkedOrder = Order & {
  token: string;
  /** An attempt to pay is not settled yet: nothing else may be charged meanwhile. */
  isPaymentInFlight: boolean;
};
