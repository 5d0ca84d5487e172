import type { Database } from "@/lib/supabase/database.types";
import { staffRepairNumber } from "../number";
import type { RepairEvent, RepairQuote } from "../types";
import type { PlannedPart, RepairPart } from "./types";

type Tables = Database["public"]["Tables"];
type PartRow = Tables["repair_parts"]["Row"];
type EventRow = Pick<Tables["orden_eventos"]["Row"], "id" | "actor" | "actor_id">;

/** Stands for a deleted account. */
export const SOMEBODY = "Alguien del taller";

/** A part installed in a device. */
export function toPart(row: PartRow, names: ReadonlyMap<string, string>) {
  return {
    id: row.id,
    productId: row.product_id,
    name: row.name,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    /** Line of the approved quote, from 1. */
    line: row.quote_id && row.quote_line ? { quoteId: row.quote_id, number: row.quote_line } : null,
    usedAt: row.used_at,
    usedBy: names.get(row.used_by ?? "") ?? SOMEBODY,
    returnedAt: row.returned_at,
  };
}

/** Deposits, oldest first; positive amounts are payments. */
export function toMoney(
  rows: readonly Tables["repair_payments"]["Row"][],
  names: ReadonlyMap<string, string>,
) {
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    method: row.method,
    amount: row.amount,
    reason: row.reason,
    /** Amount after corrections; equal to the amount when there are none. */
    stands: rows
      .filter(({ corrects }) => corrects === row.id)
      .reduce((sum, { amount }) => sum + amount, row.amount),
    by: names.get(row.created_by ?? "") ?? SOMEBODY,
    at: row.created_at,
  }));
}

/** A hand-over; while the device is not here, the last one is current. */
export function toDelivery(row: Tables["orden_entregas"]["Row"], names: ReadonlyMap<string, string>) {
  return {
    id: row.id,
    at: row.delivered_at,
    outcome: row.outcome,
    collector: { name: row.to_name, document: row.to_document },
    by: row.delivered_by && (names.get(row.delivered_by) ?? SOMEBODY),
    warrantyUntil: row.warranty_until,
  };
}

type SameDeviceRow = Database["public"]["Functions"]["find_repairs_of_device"]["Returns"][number];

/** Another repair of the same serial. */
export function toSameDevice(row: SameDeviceRow) {
  return {
    id: row.id,
    number: staffRepairNumber(row.id),
    description: row.descripcion,
    state: row.estado,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at as string | null,
    isUnrepaired: row.outcome === "sin_reparar",
    warrantyUntil: row.warranty_until as string | null,
    /** This device came back within the warranty of that repair. */
    isClaim: row.under_warranty,
  };
}

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

type FactsRow = Pick<
  Tables["ordenes_servicio"]["Row"],
  | "descripcion"
  | "admin_descripcion"
  | "device_kind"
  | "device_brand"
  | "device_model"
  | "device_serial"
  | "accessories"
  | "condition"
  | "condition_checks"
  | "warranty_months"
  | "contact_name"
  | "contact_phone"
  | "contact_email"
  | "contact_document"
  | "contact_address"
  | "diagnosis_price"
  | "agreed_price"
>;

/** Check-in data that can be edited later. */
export function factsOf(row: FactsRow) {
  return {
    description: row.descripcion,
    technicianNote: row.admin_descripcion,
    kind: row.device_kind ?? "",
    brand: row.device_brand,
    model: row.device_model,
    serial: row.device_serial,
    accessories: row.accessories,
    checks: row.condition_checks,
    condition: row.condition,
    warrantyMonths: row.warranty_months ?? 0,
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    contactDocument: row.contact_document,
    contactAddress: row.contact_address,
    /** 0: free. */
    diagnosisPrice: row.diagnosis_price,
    /** 0: none was agreed. */
    agreedPrice: row.agreed_price ?? 0,
  };
}
