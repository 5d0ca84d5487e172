import { z } from "zod";
import { storedAddress } from "@/lib/places/schema";
import { Constants, Listed } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";
import type { OrderDetail } from "../rows";
import { ORDER_STAGES } from "../types";
import { ORDER_MOVES } from "./moves";

const enums = Constants.public.Enums;
const text = z.string();
const maybe = text.nullable();

export const orderStage = z.enum(ORDER_STAGES);

/** A row of the staff list. */
const listed = row({
  id: text,
  created_at: text,
  channel: z.enum(enums.sales_channel),
  stage: orderStage,
  status: z.enum(enums.order_status),
  payment_method: z.enum(enums.payment_method),
  payment_status: z.enum(enums.order_payment_status),
  shipping_status: z.enum(enums.shipping_status),
  delivery: z.enum(enums.delivery_kind),
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
  parcel: z.boolean(),
  services: z.boolean(),
  /** When its stock reservation expires, for unpaid orders; null when it does not. */
  expires_at: maybe,
  /** Refund deadline of an open withdrawal, "YYYY-MM-DD"; null without one. */
  withdrawal_by: maybe,
  /** Answer deadline of an open reversal. */
  reversal_by: maybe,
  is_refunding: z.boolean(),
}).transform(({ totalPrice: total, goods, services: hasServices, ...order }) => ({
  ...order,
  total,
  /** Everything to deliver is digital codes. */
  isOnlyCodes: goods && !order.parcel,
  hasServices,
}));

/** What staff_orders() returns. */
export const staffOrderPage = row({
  items: z.array(listed),
  total: z.number(),
  /** Number of matches per stage. */
  counts: z.partialRecord(orderStage, z.number()),
});
export type StaffOrderPage = z.output<typeof staffOrderPage>;
/** A row of the staff list. */
export type StaffOrderRow = StaffOrderPage["items"][number];

/** What export_orders() returns. */
export const exportedOrders = z.array(
  row({
    id: text,
    created_at: text,
    channel: z.enum(enums.sales_channel),
    /** Who sold it or placed it for its buyer. */
    seller: maybe,
    stage: orderStage,
    payment_method: z.enum(enums.payment_method),
    payment_status: z.enum(enums.order_payment_status),
    shipping_status: z.enum(enums.shipping_status),
    delivery: z.enum(enums.delivery_kind),
    total_price: z.number(),
    customer_name: text,
    customer_phone: text,
    customer_email: text,
    shipping_address: text,
    city: maybe,
    carrier: maybe,
    tracking_number: maybe,
    /** Number of its invoice. */
    invoice: maybe,
    lines: z
      .array(
        row({
          name: text,
          quantity: z.number(),
          tax_class: z.enum(Listed.order_items.tax_class),
          line_total: z.number(),
        }),
      )
      .nullable()
      .transform((lines) => lines ?? []),
    goods: z.boolean(),
    parcel: z.boolean(),
  }).transform(({ goods, ...order }) => ({ ...order, isOnlyCodes: goods && !order.parcel })),
);
export type ExportedOrder = z.output<typeof exportedOrders>[number];

const taxed = row({ tax_class: z.enum(Listed.order_items.tax_class), amount: z.number() });
const paymentMoves = z.enum(["pago", "anulacion", "reembolso", "contracargo", "contracargo_ganado"]);
/** What came in is positive. */
const amount = z.number();

/** What export_money() returns, oldest first. */
export const exportedMoves = z.array(
  row({
    kind: z.enum([...paymentMoves.options, "anticipo", "anticipo_devuelto"]),
    amount,
    id: z.number(),
    at: text,
    /** Null of a deposit for a repair, which has `orden_id`. */
    order_id: maybe,
    orden_id: maybe,
    payment_method: z.enum(enums.payment_method).nullable(),
    /** Recorded by staff; then `way` is how it was moved. */
    is_manual: z.boolean(),
    way: text,
    provider_id: maybe,
    document_type: z.enum(Listed.order_invoices.document_type).nullable(),
    document_number: maybe,
    /** Number of the order's invoice. */
    invoice: maybe,
    /** The order's lines; null of a deposit. */
    lines: z.array(taxed).nullable(),
    /** The payment's moves up to this one, with the lines that a refund gave back. */
    moves: z.array(z.object({ kind: paymentMoves, amount, lines: z.array(taxed) })).nullable(),
  }),
);
export type ExportedMove = z.output<typeof exportedMoves>[number];

const refundChannel = z.enum(Listed.refunds.channel);

const refund = row({
  id: text,
  amount: z.number(),
  channel: refundChannel,
  state: z.enum(enums.refund_state),
  /** Refunded units per line (those with `restock` return to stock); empty for a refund of money only. */
  lines: z.array(z.object({ item: text, quantity: z.number(), restock: z.boolean() })),
  reason: text,
  /** How it was given back outside the provider, with its number or account; empty otherwise. */
  method: z.enum(Listed.refunds.method),
  reference: text,
  /** The buyer's key of an electronic payment that was returned by hand; empty otherwise. */
  destination: text,
  error: text,
  withdrawal: maybe,
  created_at: text,
  settled_at: maybe,
  by: maybe,
}).transform(({ withdrawal: withdrawalId, ...one }) => ({ ...one, withdrawalId }));

/** Old and new state. */
const change = z.tuple([text, text]).optional();

const event = row({
  id: z.number(),
  kind: z.enum(Listed.order_events.kind),
  actor_kind: z.enum(Listed.order_events.actor_kind),
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
    /** Who brought the money. */
    received_from: text.nullish(),
    channel: refundChannel.nullish(),
    reference: text.nullish(),
    units: z.number().nullish(),
    /** Handed over to who showed the code. */
    with_code: z.boolean().nullish(),
    /** Number of the ticket that it was sold with. */
    ticket: text.nullish(),
    /** How it reaches its buyer from then on. */
    delivery: z.enum(enums.delivery_kind).nullish(),
    /** Old and new delivery data. */
    corrected: z.object({ name: change, phone: change, address: change }).nullish(),
    /** What it had and has, and its total. */
    lines: z
      .array(
        z.object({
          name: text,
          quantity: z.tuple([z.number(), z.number()]),
          price: z.tuple([z.number(), z.number()]),
        }),
      )
      .nullish(),
    total: z.tuple([z.number(), z.number()]).nullish(),
    /** The order of what was added to a paid one. */
    added: text.nullish(),
    /** Number of the invoice; absent when it was taken off. */
    invoice: text.nullish(),
    before: text.nullish(),
    /** Kind of a mail that was sent or failed. */
    mail: text.nullish(),
  }),
  created_at: text,
});

/** Additional fields of staff_order() besides those of order_detail(). */
export const staffDetail = row({
  /** Who sold it or placed it for its buyer. */
  seller: maybe,
  /** The ticket that it was sold with. */
  ticket: z.object({ id: text, number: text }).nullable(),
  stage: orderStage,
  /** The state shown when a staff member decides: a stale decision is rejected. */
  stamp: text,
  /** The allowed state changes, in their usual order. */
  moves: z.array(z.enum(ORDER_MOVES)),
  /** Its delivery data can be corrected: nothing was shipped. */
  can_correct: z.boolean(),
  /** It may still be fetched instead of sent, or the other way round. */
  can_switch: z.boolean(),
  /** Why what it has cannot be changed now; null when it can. */
  change_refusal: maybe,
  collector_document: maybe,
  account: z.object({ id: text, username: maybe, email: maybe }).nullable(),
  /** The person as the shop knows them, and whether cash on delivery is not offered to them. */
  customer: row({ id: text, no_cod: z.boolean() }).nullable(),
  is_refunding: z.boolean(),
  /** The payment is disputed (chargeback): nothing may be shipped. */
  is_disputed: z.boolean(),
  /** A payment that does not match the order needs manual review. */
  has_mismatch: z.boolean(),
  /** The refundable amount and channel; null when nothing is refundable. */
  refundable: row({
    left: z.number(),
    channel: refundChannel,
    /** What the provider has refused for good: refunds of a part, or all. */
    blocked: z.enum(["parte", "plazo"]).nullable(),
    /** What the provider could still return: more than `left` after a refund by hand. */
    at_provider: z.number(),
  }).nullable(),
  /** Where the buyer wants money that the provider cannot return; null when it was not asked for. */
  key: row({
    asked_at: text,
    given_at: maybe,
    kind: z.enum(Listed.refund_keys.kind),
    key: text,
    bank: text,
    account: z.enum(Listed.refund_keys.account),
    holder: text,
    document: text,
  }).nullable(),
  /** The delivery address in parts; null without one, and for an old text. */
  place: storedAddress.nullable(),
  items: z.array(z.object({ id: text, returned: z.number() })),
  refunds: z.array(refund),
  /** Newest first. */
  events: z.array(event),
}).transform(({ items, ...detail }) => ({
  ...detail,
  /** Returned units by line id. */
  returned: Object.fromEntries(items.map(({ id, returned }) => [id, returned])),
}));

/** An order with all details. */
export type StaffOrder = OrderDetail &
  z.output<typeof staffDetail> & {
    isOnlyCodes: boolean;
  };

export type Refund = StaffOrder["refunds"][number];
export type RefundState = Refund["state"];
export type Refundable = NonNullable<StaffOrder["refundable"]>;
export type RefundKey = NonNullable<StaffOrder["key"]>;
export type RefundChannel = Refund["channel"];
/** Units of a line to refund; with `restock` they return to stock. */
export type RefundLine = Refund["lines"][number];
export type OrderEvent = StaffOrder["events"][number];

/** Evidence of what a buyer accepted; readable by admins only. */
export type Acceptance = { version: string; ip: string; at: string };

/** What move_order() returns. */
export const movedOrder = z.object({ stage: orderStage, stamp: text });

/** What hand_over_order() returns: the new state, or the tries left after a wrong code. */
export const handedOver = z.union([z.object({ wrong: z.literal(true), left: z.number() }), movedOrder]);
export type HandedOver = z.output<typeof handedOver>;

/** What place_assisted_order() and add_to_order() return. */
export const assistedOrder = z.object({ id: text, token: text });
export type AssistedOrder = z.output<typeof assistedOrder>;

/** What the search of items reads of search_products(). */
export const foundProducts = z.object({
  items: z.array(z.object({ id: text, name: text, price: z.number(), stock: z.number() })),
});

/** Something that staff can put into an order. Stock: null for what has none. */
export type SellableItem = {
  type: "product" | "service" | "course";
  id: string;
  name: string;
  price: number;
  stock: number | null;
};

/** What move_orders() returns. */
export const bulkMoved = z.object({
  moved: z.array(text),
  skipped: z.array(z.object({ id: text, label: text })),
});
export type BulkMoved = z.output<typeof bulkMoved>;

/** A row of the tables that send and collect. */
const parcel = row({
  id: text,
  stamp: text,
  stage: orderStage,
  customer_name: text,
  city: maybe,
  carrier: maybe,
  tracking_number: maybe,
  total_price: z.number(),
  /** Why nothing can be done with it now, in words. */
  obstacle: maybe,
}).transform(({ totalPrice: total, ...one }) => ({ ...one, total }));

/** What staff_parcels() returns. */
export const staffParcels = z.object({ items: z.array(parcel), total: z.number() });
export type StaffParcels = z.output<typeof staffParcels>;
export type StaffParcel = StaffParcels["items"][number];

/** What ship_orders() and collect_orders() return: `stamp` is absent where a refused order cannot be tried again. */
export const parcelResults = z.array(
  z.object({ id: text, done: z.boolean(), reason: text.default(""), stamp: text.nullish() }),
);
export type ParcelResult = z.output<typeof parcelResults>[number];
