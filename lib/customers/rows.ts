import { z } from "zod";
import { Constants } from "@/lib/supabase/database.types";
import { camelKeys, row } from "@/lib/supabase/rows";

const { order_status, payment_method, order_payment_status, shipping_status, sales_channel, repair_state } =
  Constants.public.Enums;

/** What private.customer_card() returns: a person with the sum of all joined records. Amounts are COP. */
const cardColumns = {
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Of an account, only once it is confirmed. */
  email: z.string(),
  document: z.string(),
  has_account: z.boolean(),
  /** Cash on delivery is not offered. */
  no_cod: z.boolean(),
  orders: z.number(),
  repairs: z.number(),
  /** Paid minus given back, deposits included. */
  spent: z.number(),
  owed: z.number(),
  /** Of the newest order or repair; null without one. */
  last_at: z.string().nullable(),
  /** Further records joined to this one. */
  joined: z.number(),
};
const card = row(cardColumns);
export type CustomerCard = z.output<typeof card>;

/** What search_customers() returns. */
export const customerPage = z.object({ items: z.array(card), total: z.number() });
export type CustomerPage = z.output<typeof customerPage>;

const shared = z.array(z.enum(["celular", "correo", "documento"]));
export type SharedContact = z.output<typeof shared>[number];

/** What repeated_customers() returns: pairs that may be one person, with what they share. */
export const repeatedPairs = z.array(z.object({ one: card, other: card, shared }));
export type RepeatedPair = z.output<typeof repeatedPairs>[number];

const order = row({
  id: z.string(),
  created_at: z.string(),
  channel: z.enum(sales_channel),
  total: z.number(),
  status: z.enum(order_status),
  payment_method: z.enum(payment_method),
  payment_status: z.enum(order_payment_status),
  shipping_status: z.enum(shipping_status),
  expires_at: z.string().nullable(),
  /** "2 × Control, 1 × Cable". */
  summary: z
    .string()
    .nullable()
    .transform((text) => text ?? ""),
});
export type CustomerOrder = z.output<typeof order>;

const repair = row({
  id: z.string(),
  created_at: z.string(),
  estado: z.enum(repair_state),
  received_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  warranty_until: z.string().nullable(),
  device: z.string(),
  description: z.string(),
});
export type CustomerRepair = z.output<typeof repair>;

const member = row({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  document: z.string(),
  user_id: z.string().nullable(),
  /** The join that can be undone; null for the record that stands for the person. */
  join: z.number().nullable(),
  joined_at: z.string().nullable(),
  joined_by: z.string().nullable(),
});
export type CustomerMember = z.output<typeof member>;

const course = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  since: z.string(),
  lessons: z.number(),
  done: z.number(),
  /** Certificate code; null without one. */
  certificate: z.string().nullable(),
});
export type CustomerCourse = z.output<typeof course>;

const note = row({
  id: z.number(),
  body: z.string(),
  author: z.string().nullable(),
  created_at: z.string(),
  can_delete: z.boolean(),
});
export type CustomerNote = z.output<typeof note>;

const proposal = z.object({ ...cardColumns, shared }).transform((found) => camelKeys(found));
export type CustomerProposal = z.output<typeof proposal>;

/** What customer_detail() returns. Lists have the newest 50. */
export const customerDetail = row({
  ...cardColumns,
  document_type: z.string().nullable(),
  /** When the shop knew the person first. */
  since: z.string(),
  paid: z.number(),
  given_back: z.number(),
  deposits: z.number(),
  members: z.array(member),
  orders_list: z.array(order),
  repairs_list: z.array(repair),
  tickets: z.array(row({ id: z.string(), number: z.string(), created_at: z.string(), total: z.number() })),
  courses: z.array(course),
  notes: z.array(note),
  proposals: z.array(proposal),
});
export type CustomerDetail = z.output<typeof customerDetail>;
