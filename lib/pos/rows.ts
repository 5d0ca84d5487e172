import { z } from "zod";
import { COUNTER_METHOD_KEYS } from "@/lib/orders/labels";
import { deviceName } from "@/lib/repairs/labels";
import { repairNumber } from "@/lib/repairs/number";
import { Constants, Listed } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";

const text = z.string();
const maybe = text.nullable();

const foundProduct = z.object({
  kind: z.literal("product"),
  id: text,
  name: text,
  /** COP for one unit, taxes included. */
  price: z.number(),
  stock: z.number(),
  /** Empty without one. */
  sku: text,
  barcode: text,
});

const foundService = z.object({ kind: z.literal("service"), id: text, name: text, price: z.number() });

const foundRepair = row({
  kind: z.literal("repair"),
  id: text,
  device_kind: z.enum(Listed.ordenes_servicio.device_kind).nullable(),
  device_brand: text,
  device_model: text,
  customer: text,
  phone: text,
  estado: z.enum(Constants.public.Enums.repair_state),
  /** The approved quote whose balance is due; null without one. */
  quote_id: maybe,
  due: z.number(),
  deposit: z.number(),
  is_ready: z.boolean(),
}).transform(({ deviceKind, deviceBrand, deviceModel, ...repair }) => ({
  ...repair,
  /** As its customer knows it: the last eight of the id. */
  number: repairNumber(repair.id),
  device: deviceName({ kind: deviceKind, brand: deviceBrand, model: deviceModel }),
}));

const found = z.union([foundProduct, foundService, foundRepair]);

/** What find_for_sale() returns. */
export const foundForSale = z.object({
  /** The text is a code: barcode, SKU, number or serial of a repair, address of its label or receipt. */
  exact: z.array(found),
  /** By name, the best match first; at most 8. */
  found: z.array(found),
});

/** What sell() returns. */
export const sold = row({ ticket_id: text, number: text, change: z.number() });

const ticketLine = row({
  id: text,
  type: z.enum(Constants.public.Enums.item_type),
  name: text,
  quantity: z.number(),
  unit_price: z.number(),
  /** The price before a discount; null without one. */
  list_price: z.number().nullable(),
  line_total: z.number(),
  tax_class: z.enum(Listed.order_items.tax_class),
  /** Refunded units. */
  refunded: z.number(),
  /** Of a product that is still in the catalogue. */
  warranty_months: z.number().nullable(),
});

/** What ticket_detail() returns: what one customer paid at once. */
export const ticketDetail = row({
  id: text,
  /** "T-2026-000001" */
  number: text,
  created_at: text,
  seller: maybe,
  total: z.number(),
  /** Cash that the customer handed over; null for the exact amount, and without cash. */
  tendered: z.number().nullable(),
  change: z.number(),
  customer: z.object({ name: text, phone: text, email: text }).nullable(),
  /** The one of goods first, then those that pay the balance of a repair. */
  orders: z.array(
    row({ id: text, token: text, total: z.number(), refunded: z.number(), lines: z.array(ticketLine) }),
  ),
  /** Paid on account of repairs. */
  deposits: z.array(z.object({ repair: text, device: maybe, amount: z.number() })),
  parts: z.array(z.object({ method: z.enum(COUNTER_METHOD_KEYS), amount: z.number(), reference: text })),
});
export type Ticket = z.output<typeof ticketDetail>;

/** What staff_tickets() returns. */
export const ticketPage = z.object({
  total: z.number(),
  items: z.array(
    row({
      id: text,
      number: text,
      created_at: text,
      total: z.number(),
      refunded: z.number(),
      seller: maybe,
      /** Null for a ticket of deposits alone. */
      customer: maybe,
      methods: z.array(z.enum(COUNTER_METHOD_KEYS)),
    }),
  ),
});
export type TicketPage = z.output<typeof ticketPage>;
