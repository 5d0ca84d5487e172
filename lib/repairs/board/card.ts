import { z } from "zod";
import { elapsed } from "@/lib/core/dates";
import { Constants, Listed } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";
import { NAMES } from "../fields";
import { REPAIR_STATES } from "../labels";
import { staffRepairNumber } from "../number";
import { promiseOf } from "../promise";
import { quoteStep } from "../quote-step";
import { quoteShape, type RepairState } from "../rows";

const { repair_state } = Constants.public.Enums;
const { complexity, device_kind, outcome } = Listed.ordenes_servicio;
const maybe = z.string().nullable();

/** private.repair_card. */
const cardRow = row(
  {
    id: z.string(),
    estado: z.enum(repair_state),
    complexity: z.enum(complexity),
    descripcion: z.string(),
    device_kind: z.enum(device_kind).nullable(),
    device_brand: z.string(),
    device_model: z.string(),
    device_serial: z.string(),
    /** Empty when no name was recorded. */
    contact_name: z.string(),
    contact_phone: z.string(),
    technician: maybe,
    created_at: z.string(),
    received_at: maybe,
    state_since: z.string(),
    outcome: z.enum(outcome),
    promised_at: maybe,
    promise_warns_at: maybe,
    closed_at: maybe,
    /** Messages of the customer that this staff member has not read. */
    unread: z.number(),
    quote: row(quoteShape, NAMES).nullable(),
  },
  { ...NAMES, contact_name: "customer", contact_phone: "phone" },
);

export type CardRow = z.output<typeof cardRow>;

const listed = { total: z.number(), items: z.array(cardRow) };

/** What list_repairs() returns. */
export const repairList = z.object(listed);

/** What repair_board() returns. */
export const boardAnswer = z.partialRecord(
  z.enum(repair_state),
  z.object({
    ...listed,
    /** How many of the total were requested but not received yet. */
    expected: z.number(),
  }),
);

/** A repair as shown on a board card or a list row at a given time. */
export function toRepairCard(row: CardRow, now: number) {
  const { kind, brand, model, complexity, outcome, quote, receivedAt, createdAt, closedAt, ...card } = row;
  /** Date of the device's arrival, or of the request. */
  const since = receivedAt ?? createdAt;
  return {
    ...card,
    number: staffRepairNumber(card.id),
    device: { kind, brand, model },
    isComplex: complexity === "compleja",
    /** An online request whose device has not arrived. */
    isExpected: receivedAt === null && closedAt === null,
    isClosed: closedAt !== null,
    since,
    age: elapsed(since, now),
    promise: promiseOf(row, now),
    quote: quote && { ...quote, step: quoteStep(quote, now, outcome || null) },
  };
}
export type RepairCard = ReturnType<typeof toRepairCard>;

/** `expected`: how many of the total were requested but not received yet. */
export type BoardColumn = { state: RepairState; total: number; expected: number; cards: RepairCard[] };

export type RepairPage = { cards: RepairCard[]; total: number };

/** One column for each state, in order. */
export function toBoard(answer: z.output<typeof boardAnswer>, now: number): BoardColumn[] {
  return REPAIR_STATES.map((state) => ({
    state,
    total: answer[state]?.total ?? 0,
    expected: answer[state]?.expected ?? 0,
    cards: (answer[state]?.items ?? []).map((row) => toRepairCard(row, now)),
  }));
}
