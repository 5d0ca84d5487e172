import type { z } from "zod";
import type { CartLine } from "@/lib/cart/review";
import type { Database } from "@/lib/supabase/database.types";
import type { linkedOrder, order, orderDetail, orderPage } from "./rows";

type Enums = Database["public"]["Enums"];

/** A product, service or course, or an approved repair quote. */
export type OrderItemType = Enums["item_type"];

export type WithdrawalState = Enums["retracto_state"];
export type ReversalCause = Enums["reversion_cause"];
export type ReversalState = Enums["reversion_state"];
export type OrderStatus = Enums["order_status"];
export type OrderPaymentStatus = Enums["order_payment_status"];
export type ShippingStatus = Enums["shipping_status"];
export type PaymentMethod = Enums["payment_method"];

export type Order = z.output<typeof order>;
export type OrderItem = Order["items"][number];
export type OrderPage = z.output<typeof orderPage>;

/** An order as the holder of its link sees it. */
export type LinkedOrder = z.output<typeof linkedOrder>;

export type OrderDetail = z.output<typeof orderDetail>;
export type PaymentAttempt = OrderDetail["payments"][number];
export type Withdrawal = OrderDetail["withdrawal"];
export type WithdrawalLine = Withdrawal["lines"][number];
export type WithdrawalRequest = Withdrawal["requests"][number];
export type Reversal = OrderDetail["reversal"];
export type ReversalRequest = Reversal["requests"][number];

/** A purchased item with its current data. */
export type Purchase = CartLine & { boughtAt: string };
