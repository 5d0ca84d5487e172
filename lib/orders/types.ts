import type { CartItemType } from "@/lib/cart/types";
import type { Enums } from "./enums";

/** What a cart holds, or the approved quote of a repair. */
export type OrderItemType = Enums["item_type"];

export type WithdrawalState = Enums["retracto_state"];
export type ReversalCause = Enums["reversion_cause"];
export type ReversalState = Enums["reversion_state"];
export type OrderStatus = Enums["order_status"];
export type OrderPaymentStatus = Enums["order_payment_status"];
export type ShippingStatus = Enums["shipping_status"];
export type PaymentMethod = Enums["payment_method"];

export type OrderItem = {
  id: string;
  type: OrderItemType;
  itemId: string;
  name: string;
  /** Of its page; the id of the technical order for a repair. */
  slug: string;
  image: string;
  unitPrice: number;
  quantity: number;
  lineTotal: number;
  /** Units whose money went back. */
  refunded: number;
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
  /** Until when an order holds its stock unless it is paid by card or its cash confirmed; null when it does not expire. */
  expiresAt: string | null;
  trackingNumber: string | null;
  /** Who takes the parcel. */
  carrier: string | null;
  estimatedDelivery: string | null;
  deliveredAt: string | null;
  paidAt: string | null;
  createdAt: string;
  /** How the complaint stands that holds the order back; absent where nobody asked for it. */
  openReversal?: ReversalState | null;
  items: OrderItem[];
};

/** An order as whoever holds its link reads it. */
export type LinkedOrder = Order & {
  token: string;
  /** An attempt to pay is not settled yet: nothing else may be charged meanwhile. */
  isPaymentInFlight: boolean;
};

/** One try to pay an order, as the provider told it. */
export type PaymentAttempt = {
  attempt: number;
  status: string;
  statusDetail: string;
  amount: number;
  refundedAmount: number;
  method: string;
  installments: number | null;
  lastFour: string;
  createdAt: string;
};

export type WithdrawalLine = {
  itemId: string;
  amount: number;
  /** Last day to withdraw, "YYYY-MM-DD"; null while the goods are on their way. */
  deadline: string | null;
  /** Why this line cannot be withdrawn from; null when it can. */
  refusal: string | null;
};

export type WithdrawalRequest = {
  id: string;
  itemIds: string[];
  amount: number;
  reason: string;
  state: WithdrawalState;
  deadline: string | null;
  /** "YYYY-MM-DD": until when the money goes back. */
  refundBy: string;
  answer: string;
  requestedAt: string;
};

export type Withdrawal = {
  /** Why the order as a whole cannot be withdrawn from; null when it can. */
  refusal: string | null;
  lines: WithdrawalLine[];
  /** Newest first. */
  requests: WithdrawalRequest[];
};

/** A complaint that asks to undo a card payment. */
export type ReversalRequest = {
  id: string;
  /** "REV-2026-000001" */
  number: string;
  cause: ReversalCause;
  amount: number;
  /** "YYYY-MM-DD": when the person learned of it, and the last day to ask. */
  learnedOn: string;
  deadline: string;
  /** "YYYY-MM-DD": until when it is answered. */
  respondBy: string;
  reason: string;
  issuerTold: boolean;
  state: ReversalState;
  answer: string;
  requestedAt: string;
};

export type Reversal = {
  /** Why it cannot be asked for; null when it can. */
  refusal: string | null;
  /** What the payment has not given back yet. */
  remaining: number;
  method: string;
  lastFour: string;
  /** Newest first. */
  requests: ReversalRequest[];
};

/** An order with everything that its own page and its receipt say. */
export type OrderDetail = LinkedOrder & {
  /** It belongs to the account that asks. */
  isOwn: boolean;
  /** Why the shop cancelled it, in the words of who did; empty otherwise. */
  cancelReason: string;
  payments: PaymentAttempt[];
  withdrawal: Withdrawal;
  reversal: Reversal;
};

export type OrderPage = { orders: Order[]; total: number };

/** Something bought before that the shop still sells, as it is today. */
export type Purchase = {
  type: CartItemType;
  id: string;
  slug: string;
  name: string;
  image: string;
  price: number;
  stock: number | null;
  boughtAt: string;
};
