import type { CartLine } from "@/lib/cart/review";
import type { Database } from "@/lib/supabase/database.types";

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
/** Where it was sold: on the web, over the counter, or placed by staff for a call or a chat. */
export type SalesChannel = Enums["sales_channel"];
/** A parcel to an address, or fetched in the shop. */
export type DeliveryKind = Enums["delivery_kind"];

/** A purchased item with its current data. */
export type Purchase = CartLine & { boughtAt: string };

/** Work stage of an order: private.order_stage. */
export const ORDER_STAGES = [
  "por_confirmar",
  "por_preparar",
  "por_enviar",
  "por_recoger",
  "en_camino",
  "entregado",
  "cancelado",
  "sin_pagar",
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];
