import type { Database } from "@/lib/supabase/database.types";
import type { QuoteLine } from "../rows";
import { quoteLines } from "../rows";
import { repairStep } from "../state";

type Tables = Database["public"]["Tables"];
type RepairRow = Tables["ordenes_servicio"]["Row"];
type QuoteRow = Pick<Tables["cotizaciones"]["Row"], "total" | "deposit" | "lines" | "estado" | "paid_at">;
type PartRow = Pick<Tables["repair_parts"]["Row"], "name" | "quantity" | "unit_price">;
type EventRow = Pick<
  Tables["orden_eventos"]["Row"],
  "kind" | "actor" | "note" | "images" | "is_public" | "to_estado"
>;

export type PaperRows = {
  repair: RepairRow;
  /** The current quote, whatever its state. */
  quote: QuoteRow | null;
  /** Parts that were not removed again. */
  parts: PartRow[];
  events: EventRow[];
  names: { technician: string | null; receivedBy: string | null };
  link: string | null;
};

/** Data of a repair's documents; null before the device arrived. */
export function toRepairPaper({ repair, quote, parts, events, names, link }: PaperRows) {
  if (!repair.received_at) return null;
  const approved = quote?.estado === "aprobada" ? quote : null;
  const lines = quoteLines.parse(approved?.lines ?? []);
  const total = approved?.total ?? repair.agreed_price;
  return {
    id: repair.id,
    state: repair.estado,
    receivedAt: repair.received_at,
    /** The staff member who received it; null when the caller may not know. */
    receivedBy: names.receivedBy,
    customer: {
      name: repair.contact_name,
      document: repair.contact_document,
      address: repair.contact_address || repair.pickup_address,
      phone: repair.contact_phone,
      email: repair.contact_email,
    },
    device: { kind: repair.device_kind, brand: repair.device_brand, model: repair.device_model },
    serial: repair.device_serial,
    accessories: repair.accessories,
    checks: repair.condition_checks,
    condition: repair.condition,
    description: repair.descripcion,
    photos: events.filter(({ to_estado }) => to_estado === "Recibido").flatMap(({ images }) => images).length,
    diagnosisPrice: repair.diagnosis_price,
    agreedPrice: repair.agreed_price,
    deposit: repair.deposit,
    complexity: repair.complexity,
    /** When the next step is due. */
    promisedAt: repair.promised_at,
    termsAcceptedAt: repair.terms_accepted_at,
    warranty: { months: repair.warranty_months ?? 0, until: repair.warranty_until },
    technician: names.technician,
    outcome: repair.outcome || null,
    outcomeReason: repair.outcome_reason || null,
    /** The current quote was rejected. */
    isRejected: quote?.estado === "rechazada",
    /** Findings, one per line. */
    findings: notesOf(events, { done: false }),
    /** Work done, one per line. */
    work: workOf(lines, events),
    parts: partsOf(lines, parts),
    total,
    /** Balance of the approved price after deposits; both null without one. */
    due: total === null ? null : total - (approved?.deposit ?? Math.min(total, repair.deposit)),
    isPaid: approved?.paid_at != null,
    deliveredAt: repair.delivered_at,
    collector: repair.delivered_to_name
      ? { name: repair.delivered_to_name, document: repair.delivered_to_document }
      : null,
    /** Absolute public URL; null when the link was revoked. */
    link,
  };
}

/** All data that a repair's documents may show. */
export type RepairPaper = NonNullable<ReturnType<typeof toRepairPaper>>;

export type PaperPart = { name: string; quantity: number; amount: number };

/** Quoted work and the workshop's notes, without duplicates. */
function workOf(lines: QuoteLine[], events: EventRow[]): string[] {
  const labour = lines.filter(({ kind }) => kind !== "part").map(({ concept }) => concept);
  return [...new Set([...labour, ...notesOf(events, { done: true })])];
}

/** Notes for the customer since the work began, or before it: a diagnosis is not work done. */
function notesOf(events: EventRow[], { done }: { done: boolean }): string[] {
  const notes = events.filter(
    ({ kind, actor, note, is_public, to_estado }) =>
      is_public &&
      actor === "admin" &&
      note !== "" &&
      (kind === "estado" || kind === "avance") &&
      to_estado !== null &&
      to_estado !== "Recibido" &&
      repairStep(to_estado) >= repairStep("Reparando") === done,
  );
  return [...new Set(notes.map(({ note }) => note))];
}

/** Parts used; when none were recorded, the approved ones. */
function partsOf(lines: QuoteLine[], parts: PartRow[]): PaperPart[] {
  if (parts.length > 0)
    return parts.map(({ name, quantity, unit_price }) => ({ name, quantity, amount: quantity * unit_price }));
  return lines
    .filter(({ kind }) => kind === "part")
    .map(({ concept, quantity, amount }) => ({ name: concept, quantity, amount }));
}
