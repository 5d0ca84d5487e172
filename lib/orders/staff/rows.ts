import { z } from "zod";
import { Constants } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";
import { ORDER_STAGES } from "./types";

const enums = Constants.public.Enums;
const text = z.string();
const maybe = text.nullable();

export const orderStage = z.enum(ORDER_STAGES);

/** One row of the back office's list. */
const listed = row({
  id: text,
  created_at: text,
  stage: orderStage,
  status: z.enum(enums.order_status),
  payment_method: z.enum(enums.payment_method),
  payment_status: z.enum(enums.order_payment_status),
  shipping_status: z.enum(enums.shipping_status),
  total_price: z.number(),
  quantity: z.number(),
  customer_name: text,
  customer_phone: text,
  has_account: z.boolean(),
  lines: z
    .array(text)
    .nullable()
    .transform((lines) => lines ?? []),
  goods: z.boolean(),
  services: z.boolean(),
  /** Until when it keeps its stock, unless it is paid by card or its cash confirmed; null when it does not expire. */
  expires_at: maybe,
  /** "YYYY-MM-DD" until when the money of an open withdrawal must be back; null without one. */
  withdrawal_by: maybe,
  /** The same of an open reversal: until when it is answered. */
  reversal_by: maybe,
  is_refunding: z.boolean(),
}).transform(({ totalPrice: total, goods: hasGoods, services: hasServices, ...order }) => ({
  ...order,
  total,
  hasGoods,
  hasServices,
}));

/** What staff_orders() answers. */
export const staffOrderPage = row({
  items: z.array(listed),
  /** A search that finds too many is counted to a thousand: isMore says that there are others. */
  total: z.number(),
  is_more: z.boolean(),
  /** How many rows the pages go through. */
  reach: z.number(),
  /** How many of what was searched for stand in each stage; null when they are too many to count. */
  counts: z.partialRecord(orderStage, z.number()).nullable(),
});

const refundChannel = z.enum(["proveedor", "manual"]);

const refund = row({
  id: text,
  amount: z.number(),
  channel: refundChannel,
  state: z.enum(enums.refund_state),
  /** Units of the order's lines that it pays back (those with `restock` are for sale again); empty when it is only money. */
  lines: z.array(z.object({ item: text, quantity: z.number(), restock: z.boolean() })),
  reason: text,
  /** How money went back that no provider moved. */
  reference: text,
  error: text,
  withdrawal: maybe,
  created_at: text,
  settled_at: maybe,
  by: maybe,
}).transform(({ withdrawal: withdrawalId, ...one }) => ({ ...one, withdrawalId }));

/** Before and after. */
const change = z.tuple([text, text]).optional();

const event = row({
  id: z.number(),
  kind: text,
  actor_kind: z.enum(["equipo", "cliente", "sistema"]),
  actor_name: maybe,
  note: text,
  changes: z.object({ status: change, payment_status: change, shipping_status: change }),
  details: z.object({
    carrier: text.nullish(),
    tracking: text.nullish(),
    /** "YYYY-MM-DD". */
    estimated: text.nullish(),
    amount: z.number().nullish(),
    method: text.nullish(),
    channel: refundChannel.nullish(),
    reference: text.nullish(),
    units: z.number().nullish(),
    /** The kind of a mail that was sent, or could not be. */
    mail: text.nullish(),
  }),
  created_at: text,
});

/** What staff_order() answers besides what order_detail() does. */
export const staffDetail = row({
  stage: orderStage,
  account: z.object({ id: text, username: maybe, email: maybe }).nullable(),
  is_refunding: z.boolean(),
  /** The bank or the provider disputes the payment: nothing leaves the shop. */
  is_disputed: z.boolean(),
  /** A payment that does not fit the order waits for somebody. */
  has_mismatch: z.boolean(),
  /** What can still be given back, and by which way; null when nothing can. */
  refundable: z.object({ left: z.number(), channel: refundChannel }).nullable(),
  items: z.array(z.object({ id: text, returned: z.number() })),
  refunds: z.array(refund),
  /** Newest first. */
  events: z.array(event),
}).transform(({ items, ...detail }) => ({
  ...detail,
  /** Units of each line that came back, by the line's id. */
  returned: Object.fromEntries(items.map(({ id, returned }) => [id, returned])),
}));

/** What move_orders() answers. */
export const bulkMoved = z.object({
  moved: z.array(text),
  skipped: z.array(z.object({ id: text, label: text })),
});
