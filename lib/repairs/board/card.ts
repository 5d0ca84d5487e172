import { z } from "zod";
import { elapsed } from "@/lib/core/dates";
import { Constants } from "@/lib/supabase/database.types";
import { REPAIR_STATES } from "../labels";
import { staffRepairNumber } from "../number";
import { promiseOf } from "../promise";
import { quoteStep } from "../quote-step";
import { DEVICE_KINDS } from "../types";
import type { BoardColumn } from "./types";

const { repair_state, quote_state, order_payment_status } = Constants.public.Enums;
const maybe = z.string().nullable();

/** private.repair_card. */
const cardRow = z.object({
  id: z.string(),
  estado: z.enum(repair_state),
  complexity: z.string(),
  descripcion: z.string(),
  device_kind: z.enum(DEVICE_KINDS).nullable(),
  device_brand: z.string(),
  device_model: z.string(),
  device_serial: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  technician: maybe,
  created_at: z.string(),
  received_at: maybe,
  state_since: z.string(),
  outcome: z.enum(["", "reparado", "sin_reparar"]),
  promised_at: maybe,
  promise_warns_at: maybe,
  closed_at: maybe,
  unread: z.number(),
  quote: z
    .object({
      total: z.number(),
      deposit: z.number(),
      estado: z.enum(quote_state),
      valid_until: maybe,
      decided_at: maybe,
      paid_at: maybe,
      payment_status: z.enum(order_payment_status).nullable(),
    })
    .nullable(),
});

export type CardRow = z.output<typeof cardRow>;

const listed = { total: z.number(), items: z.array(cardRow) };

/** What list_repairs() returns. */
export const repairList = z.object(listed);

/** What repair_board() returns. */
export const boardAnswer = z.partialRecord(
  z.enum(repair_state),
  z.object({
    ...listed,
    /** Of the total, asked for but not here yet. */
    expected: z.number(),
  }),
);

/** A repair as shown on the board at a given time. */
export function toRepairCard(row: CardRow, now: number) {
  const quote = row.quote && {
    state: row.quote.estado,
    total: row.quote.total,
    deposit: row.quote.deposit,
    validUntil: row.quote.valid_until,
    decidedAt: row.quote.decided_at,
    paidAt: row.quote.paid_at,
    paymentStatus: row.quote.payment_status,
  };
  /** Date of the device's arrival, or of the request. */
  const since = row.received_at ?? row.created_at;
  return {
    id: row.id,
    number: staffRepairNumber(row.id),
    state: row.estado,
    description: row.descripcion,
    device: { kind: row.device_kind, brand: row.device_brand, model: row.device_model },
    serial: row.device_serial,
    /** Empty when no name was recorded. */
    customer: row.contact_name,
    phone: row.contact_phone,
    technician: row.technician,
    isComplex: row.complexity === "compleja",
    /** An online request whose device has not arrived. */
    isExpected: row.received_at === null && row.closed_at === null,
    isClosed: row.closed_at !== null,
    since,
    age: elapsed(since, now),
    promise: promiseOf(
      {
        state: row.estado,
        receivedAt: row.received_at,
        stateSince: row.state_since,
        promisedAt: row.promised_at,
        warnsAt: row.promise_warns_at,
        closedAt: row.closed_at,
        quote,
      },
      now,
    ),
    /** Messages of the customer that this staff member has not read. */
    unread: row.unread,
    quote: quote && { ...quote, step: quoteStep(quote, now, row.outcome || null) },
  };
}

/** One column for each state, in order. */
export function toBoard(answer: z.output<typeof boardAnswer>, now: number): BoardColumn[] {
  return REPAIR_STATES.map((state) => ({
    state,
    total: answer[state]?.total ?? 0,
    expected: answer[state]?.expected ?? 0,
    cards: (answer[state]?.items ?? []).map((row) => toRepairCard(row, now)),
  }));
}
