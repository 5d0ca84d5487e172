import { z } from "zod";
import type { Database, Tables } from "@/lib/supabase/database.types";
import { camelKeys } from "@/lib/supabase/rows";
import type { StaffMember } from "@/lib/users/staff/person";
import { NAMES, type RepairFacts } from "../fields";
import { staffRepairNumber } from "../number";
import type { PromiseFacts } from "../promise";
import type { QuoteEvidence, QuoteLine, RepairDetail, RepairEvent, RepairQuote, StaffRepair } from "../rows";

type EventRow = Pick<Tables<"orden_eventos">, "id" | "actor" | "actor_id">;

/** Name shown for a deleted staff account. */
export const FORMER_STAFF = "Alguien del taller";

/** A part installed in a device. */
export function toPart(row: Tables<"repair_parts">, names: ReadonlyMap<string, string>) {
  const { quoteId, quoteLine, usedBy, ...part } = camelKeys(row);
  return {
    ...part,
    /** Line of the approved quote, from 1. */
    line: quoteId && quoteLine ? { quoteId, number: quoteLine } : null,
    usedBy: names.get(usedBy ?? "") ?? FORMER_STAFF,
  };
}
export type RepairPart = ReturnType<typeof toPart>;

/** Deposits, oldest first; positive amounts are payments. */
export function toMoney(rows: readonly Tables<"repair_payments">[], names: ReadonlyMap<string, string>) {
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    method: row.method,
    amount: row.amount,
    reason: row.reason,
    /** Amount after corrections; equal to the amount when there are none. */
    currentAmount: rows
      .filter(({ corrects }) => corrects === row.id)
      .reduce((sum, { amount }) => sum + amount, row.amount),
    by: names.get(row.created_by ?? "") ?? FORMER_STAFF,
    at: row.created_at,
  }));
}
export type MoneyMove = ReturnType<typeof toMoney>[number];
export type MoneyKind = MoneyMove["kind"];

/** A hand-over; while the device is with the customer, the last one is current. */
export function toDelivery(row: Tables<"orden_entregas">, names: ReadonlyMap<string, string>) {
  return {
    id: row.id,
    at: row.delivered_at,
    outcome: row.outcome,
    collector: { name: row.to_name, document: row.to_document },
    by: row.delivered_by && (names.get(row.delivered_by) ?? FORMER_STAFF),
    warrantyUntil: row.warranty_until,
  };
}
export type Delivery = ReturnType<typeof toDelivery>;

type SameDeviceColumns = Database["public"]["Functions"]["find_repairs_of_device"]["Returns"][number];
type SameDeviceRow = Omit<SameDeviceColumns, "delivered_at" | "warranty_until"> &
  Record<"delivered_at" | "warranty_until", string | null>;

/** Another repair of the same serial; `underWarranty`: this device came back within the warranty of that one. */
export function toSameDevice(row: SameDeviceRow) {
  return {
    ...camelKeys(row, NAMES),
    number: staffRepairNumber(row.id),
    isUnrepaired: row.outcome === "sin_reparar",
  };
}
export type SameDevice = ReturnType<typeof toSameDevice>;

/** The timeline with staff-only fields: the actor and why a state was reverted. */
export function withColleagues(
  events: readonly RepairEvent[],
  rows: readonly EventRow[],
  names: ReadonlyMap<string, string>,
  reasons: ReadonlyMap<number, string>,
): RepairEvent[] {
  const actors = new Map(rows.map(({ id, actor, actor_id }) => [id, actor === "admin" ? actor_id : null]));
  return events.map((event) => ({
    ...event,
    by: names.get(actors.get(event.id) ?? ""),
    reason: reasons.get(event.id),
  }));
}

/** A part line of the approved quote with the quantity installed. */
export type PlannedPart = QuoteLine & { number: number; used: number };

/** Part lines of an approved quote, each with the number installed. */
export function plannedParts(
  quote: Pick<RepairQuote, "id" | "state" | "lines"> | null,
  parts: readonly RepairPart[],
): PlannedPart[] {
  if (quote?.state !== "aprobada") return [];
  return quote.lines
    .map((line, index) => {
      const number = index + 1;
      const mine = parts.filter(
        (part) => !part.returnedAt && part.line?.quoteId === quote.id && part.line.number === number,
      );
      return { ...line, number, used: mine.reduce((sum, { quantity }) => sum + quantity, 0) };
    })
    .filter(({ kind }) => kind === "part");
}

/** Previous and next repair in the same state, oldest first. */
export type Neighbours = { previous: string | null; next: string | null };

/** Data of /admin/servicios-tecnicos/[id]. */
export type WorkshopRepair = RepairDetail &
  StaffRepair &
  Omit<PromiseFacts, "quote"> & {
    /** Version of the editable data: see repairFactsSchema. */
    version: number;
    evidence: QuoteEvidence[];
    technician: StaffMember | null;
    parts: RepairPart[];
    neighbours: Neighbours;
    collector: { name: string; document: string } | null;
    /** Deposits with their history. */
    deposit: number;
    money: MoneyMove[];
    deliveries: Delivery[];
    facts: RepairFacts;
    sameDevice: SameDevice[];
    complexity: Tables<"ordenes_servicio">["complexity"];
  };

/** A service of the catalogue, as a line of a quote. */
export type QuoteService = { id: string; name: string; price: number };

/** What the part search reads of search_products(). */
export const stockParts = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), price: z.number(), stock: z.number() })),
});
/** A product in the part search. */
export type StockPart = z.output<typeof stockParts>["items"][number];
