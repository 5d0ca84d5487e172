import { z } from "zod";
import { Constants } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";

const enums = Constants.public.Enums;
const text = z.string();
const maybe = text.nullable();

const item = row({
  id: text,
  item_type: z.enum(enums.item_type),
  item_id: text,
  name: text,
  /** Of its page; the id of the technical order for a repair. */
  slug: text,
  image: text,
  unit_price: z.number(),
  quantity: z.number(),
  line_total: z.number(),
  /** Units whose money went back. */
  refunded: z.number(),
}).transform(({ itemType: type, ...line }) => ({ ...line, type }));

/** What a customer's screens need of an order; the account it belongs to stays on the server. */
const orderColumns = {
  id: text,
  status: z.enum(enums.order_status),
  payment_method: z.enum(enums.payment_method),
  payment_status: z.enum(enums.order_payment_status),
  shipping_status: z.enum(enums.shipping_status),
  quantity: z.number(),
  total_price: z.number(),
  customer_name: text,
  customer_email: text,
  customer_phone: text,
  shipping_address: text,
  has_reservation: z.boolean(),
  /** Until when an order holds its stock unless it is paid by card or its cash confirmed; null when it does not expire. */
  expires_at: maybe,
  tracking_number: maybe,
  /** Who takes the parcel. */
  carrier: maybe,
  estimated_delivery: maybe,
  delivered_at: maybe,
  paid_at: maybe,
  created_at: text,
  /** How the complaint stands that holds the order back; absent where nobody asked for it. */
  open_reversal: z.enum(enums.reversion_state).nullish(),
  items: z.array(item),
};

const withTotal = <Row extends { totalPrice: number }>({ totalPrice: total, ...order }: Row) => ({
  ...order,
  total,
});

export const order = row(orderColumns).transform((one) => withTotal(one));

const linkedColumns = {
  ...orderColumns,
  token: text,
  /** An attempt to pay is not settled yet: nothing else may be charged meanwhile. */
  is_payment_in_flight: z.boolean(),
};

/** What order_by_token() answers. */
export const linkedOrder = row(linkedColumns).transform((one) => withTotal(one));

/** What own_orders() answers. */
export const orderPage = z.object({ orders: z.array(order), total: z.number() });

/** One try to pay an order, as the provider told it. */
const paymentAttempt = row({
  attempt: z.number(),
  status: text,
  status_detail: text,
  amount: z.number(),
  refunded_amount: z.number(),
  method: text,
  installments: z.number().nullable(),
  last_four: text,
  created_at: text,
});

/** A row of retractos. Days are "YYYY-MM-DD". */
export const withdrawalRequest = row({
  id: text,
  item_ids: z.array(text),
  amount: z.number(),
  reason: text,
  state: z.enum(enums.retracto_state),
  deadline: maybe,
  /** Until when the money goes back. */
  refund_by: text,
  answer: text,
  requested_at: text,
});

/** A row of reversiones, a complaint that asks to undo a card payment. Days are "YYYY-MM-DD". */
export const reversalRequest = row({
  id: text,
  /** "REV-2026-000001" */
  number: text,
  cause: z.enum(enums.reversion_cause),
  amount: z.number(),
  /** When the person learned of it, and the last day to ask. */
  learned_on: text,
  deadline: text,
  /** Until when it is answered. */
  respond_by: text,
  reason: text,
  issuer_told: z.boolean(),
  state: z.enum(enums.reversion_state),
  answer: text,
  requested_at: text,
});

/** What order_detail() answers: an order with everything that its own page and its receipt say. Requests: newest first. */
export const orderDetail = row({
  ...linkedColumns,
  /** It belongs to the account that asks. */
  is_own: z.boolean(),
  /** Why the shop cancelled it, in the words of who did; empty otherwise. */
  cancel_reason: maybe.transform((reason) => reason ?? ""),
  payments: z.array(paymentAttempt),
  withdrawal: z.object({
    /** Why the order as a whole cannot be withdrawn from; null when it can. */
    refusal: maybe,
    /** Last day to withdraw from a line; null while the goods are on their way. */
    lines: z.array(row({ item_id: text, amount: z.number(), deadline: maybe, refusal: maybe })),
    requests: z.array(withdrawalRequest),
  }),
  reversal: row({
    /** Why it cannot be asked for; null when it can. */
    refusal: maybe,
    /** What the payment has not given back yet. */
    remaining: z.number(),
    method: text,
    last_four: text,
    requests: z.array(reversalRequest),
  }),
}).transform((one) => withTotal(one));

/** What place_order() answers. */
export const placedOrder = z.object({
  order_id: text,
  token: text,
  total: z.number(),
  payment_status: z.enum(enums.order_payment_status),
});
