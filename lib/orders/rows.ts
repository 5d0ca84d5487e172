import { z } from "zod";
import { storedMunicipality } from "@/lib/places/schema";
import { Constants, Listed } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";

const enums = Constants.public.Enums;
const text = z.string();
const maybe = text.nullable();

const item = row({
  id: text,
  item_type: z.enum(enums.item_type),
  item_id: text,
  name: text,
  /** Slug of its page; for a repair, the service order's id. */
  slug: text,
  image: text,
  /** A digital card: its code is sent by WhatsApp. */
  is_code: z.boolean().optional(),
  unit_price: z.number(),
  /** The price before a discount of staff; null without one. */
  list_price: z.number().nullish(),
  quantity: z.number(),
  line_total: z.number(),
  /** The IVA that its price includes. */
  tax_class: z.enum(Listed.order_items.tax_class),
  /** Refunded units. */
  refunded: z.number(),
}).transform(({ itemType: type, ...line }) => ({ ...line, type }));

/** An order as customers' screens need it; the account id stays on the server. */
const orderColumns = {
  id: text,
  channel: z.enum(enums.sales_channel),
  status: z.enum(enums.order_status),
  payment_method: z.enum(enums.payment_method),
  payment_status: z.enum(enums.order_payment_status),
  shipping_status: z.enum(enums.shipping_status),
  quantity: z.number(),
  total_price: z.number(),
  customer_name: text,
  customer_email: text,
  customer_phone: text,
  delivery: z.enum(enums.delivery_kind),
  shipping_address: text,
  /** Its municipality's DIVIPOLA code; null without a delivery, and for an old text. */
  municipality: maybe,
  /** The device of a service and its fault, in the buyer's words. */
  device: text,
  fault: text,
  has_reservation: z.boolean(),
  /** When an unpaid order's stock reservation expires; null when it does not. */
  expires_at: maybe,
  tracking_number: maybe,
  /** The recipient. */
  carrier: maybe,
  estimated_delivery: maybe,
  /** Since when it waits in the shop. */
  ready_at: maybe,
  delivered_at: maybe,
  /** Who fetched it, by name; null when the code was shown. */
  collector_name: maybe,
  paid_at: maybe,
  created_at: text,
  /** State of the reversal that blocks shipping; absent without one. */
  open_reversal: z.enum(enums.reversion_state).nullish(),
  items: z.array(item),
};

const withTotal = <Row extends { totalPrice: number }>({ totalPrice: total, ...order }: Row) => ({
  ...order,
  total,
});

export const order = row(orderColumns).transform((one) => withTotal(one));
export type Order = z.output<typeof order>;
export type OrderItem = Order["items"][number];

const linkedColumns = {
  ...orderColumns,
  token: text,
  /** A payment attempt is not settled: no other may be started. */
  is_payment_in_flight: z.boolean(),
};

/** What order_by_token() and place_order() return. */
export const linkedOrder = row(linkedColumns).transform((one) => withTotal(one));
/** An order as the holder of its link sees it. */
export type LinkedOrder = z.output<typeof linkedOrder>;

/** What own_invoice_data() returns. */
export const invoiceData = row({
  document_type: z.enum(Listed.order_invoices.document_type),
  document_number: text,
  name: text,
  email: text,
  municipality: storedMunicipality,
});

/** What own_orders() returns. */
export const orderPage = z.object({ orders: z.array(order), total: z.number() });
export type OrderPage = z.output<typeof orderPage>;

/** A payment attempt, as the provider reported it. */
const paymentAttempt = row({
  id: text,
  /** The provider's id; null until it has answered. */
  provider_id: maybe,
  attempt: z.number(),
  status: z.enum(Listed.payments.status),
  status_detail: text,
  /** The payment is being refunded: the order could no longer be completed. */
  is_refund_due: z.boolean(),
  amount: z.number(),
  refunded_amount: z.number(),
  method: text,
  /** Money that staff received in one or several ways; null for the provider's. */
  parts: z.array(z.object({ method: text, amount: z.number(), reference: text.default("") })).nullish(),
  installments: z.number().nullable(),
  last_four: text,
  /** Of a payment from a bank; empty for the holder of a link. */
  bank_name: text,
  /** Who brought the money, as staff noted; empty for others, and when the buyer did. */
  received_from: text,
  /** The bank's page, while the buyer has to authorise the payment there. */
  bank_url: maybe,
  /** Until when it can be authorised. */
  expires_at: maybe,
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
  /** Refund deadline. */
  refund_by: text,
  answer: text,
  requested_at: text,
});

/** A row of reversiones, a request to reverse an electronic payment. Days are "YYYY-MM-DD". */
export const reversalRequest = row({
  id: text,
  /** "REV-2026-000001" */
  number: text,
  cause: z.enum(enums.reversion_cause),
  amount: z.number(),
  /** When the customer learned of the cause, and the last day to request. */
  learned_on: text,
  deadline: text,
  /** Deadline of the answer. */
  respond_by: text,
  reason: text,
  issuer_told: z.boolean(),
  state: z.enum(enums.reversion_state),
  answer: text,
  requested_at: text,
});

/** Where the buyer wants money that the provider cannot return, as the holder of the link sees it. */
export const refundKey = row({
  /** The buyer may give it, or another one. */
  is_wanted: z.boolean(),
  given_at: maybe,
  /** "Nequi terminado en 4567"; empty until it is given. */
  text,
});

/** What order_detail() returns: an order with everything its page and its receipt show. Requests: newest first. */
export const orderDetail = row({
  ...linkedColumns,
  /** The caller's account owns it. */
  is_own: z.boolean(),
  /** Reason of the shop's cancellation; empty otherwise. */
  cancel_reason: maybe.transform((reason) => reason ?? ""),
  /** An order that waits in the shop; null for others. */
  pickup: row({
    /** Last day, "YYYY-MM-DD". */
    until: text,
    /** Nothing blocks the hand-over. */
    is_open: z.boolean(),
    /** Wrong codes left; at 0 the code is no longer accepted. */
    tries: z.number(),
    /** For its buyer only; null for staff and when it is not accepted. */
    code: maybe,
  }).nullable(),
  /** Its buyer accepts the terms before the first payment: staff placed it. */
  needs_terms: z.boolean(),
  related: row({
    /** The paid order that it was added to and goes with. */
    parent: z.object({ id: text, token: text }).nullable(),
    /** Orders of what was added to this one, without cancelled ones. */
    added: z.array(
      row({
        id: text,
        token: text,
        total: z.number(),
        status: z.enum(enums.order_status),
        payment_status: z.enum(enums.order_payment_status),
      }),
    ),
  }),
  payments: z.array(paymentAttempt),
  invoice: row({
    /** It can be asked for, or what was asked be corrected. */
    can_ask: z.boolean(),
    /** Who it was asked for; the holder of a link reads the name alone. */
    asked: row({
      name: text,
      requested_at: text,
      document_type: z.enum(Listed.order_invoices.document_type).optional(),
      document_number: text.optional(),
      email: text.optional(),
      municipality: storedMunicipality.optional(),
    }).nullable(),
    /** Written once the shop issued it. */
    issued: row({ number: text, cufe: text, issued_at: text }).nullable(),
  }),
  withdrawal: z.object({
    /** Why the order as a whole cannot be withdrawn from; null when it can. */
    refusal: maybe,
    /** Last day to withdraw from a line; null until it is delivered. */
    lines: z.array(row({ item_id: text, amount: z.number(), deadline: maybe, refusal: maybe })),
    requests: z.array(withdrawalRequest),
  }),
  reversal: row({
    /** Why a reversal cannot be requested; null when it can. */
    refusal: maybe,
    /** The part of the payment that is not refunded yet. */
    remaining: z.number(),
    method: text,
    last_four: text,
    requests: z.array(reversalRequest),
  }),
  /** Null unless staff asked for it. */
  refund_key: refundKey.nullable(),
}).transform((one) => withTotal(one));
export type OrderDetail = z.output<typeof orderDetail>;
export type PaymentAttempt = OrderDetail["payments"][number];
export type OrderInvoice = OrderDetail["invoice"];
export type RelatedOrders = OrderDetail["related"];
export type Withdrawal = OrderDetail["withdrawal"];
export type WithdrawalLine = Withdrawal["lines"][number];
export type WithdrawalRequest = Withdrawal["requests"][number];
export type Reversal = OrderDetail["reversal"];
export type ReversalRequest = Reversal["requests"][number];
