import type { Database } from "@/lib/supabase/database.types";
import { repairStep } from "../state";
import type { ConditionCheck, DeviceKind, OutcomeReason, RepairOutcome } from "../types";
import type { PaperPart } from "./types";

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
  /** The present quote, whatever its state. */
  quote: QuoteRow | null;
  /** Those that are still in the device. */
  parts: PartRow[];
  events: EventRow[];
  names: { technician: string | null; receivedBy: string | null };
  link: string | null;
};

type Line = { kind?: string; concept: string; quantity?: number; amount: number };

/** A repair as its papers need it; null before the device came in. */
export function toRepairPaper({ repair, quote, parts, events, names, link }: PaperRows) {
  if (!repair.received_at) return null;
  const approved = quote?.estado === "aprobada" ? quote : null;
  const lines = (approved?.lines ?? []) as Line[];
  const total = approved?.total ?? repair.agreed_price;
  return {
    id: repair.id,
    state: repair.estado,
    receivedAt: repair.received_at,
    /** Who of the shop took it in; null when that is not known to the reader. */
    receivedBy: names.receivedBy,
    customer: {
      name: repair.contact_name,
      document: repair.contact_document,
      address: repair.contact_address || repair.pickup_address,
      phone: repair.contact_phone,
      email: repair.contact_email,
    },
    device: {
      kind: repair.device_kind as DeviceKind | null,
      brand: repair.device_brand,
      model: repair.device_model,
    },
    serial: repair.device_serial,
    accessories: repair.accessories,
    checks: repair.condition_checks as ConditionCheck[],
    condition: repair.condition,
    description: repair.descripcion,
    photos: events.filter(({ to_estado }) => to_estado === "Recibido").flatMap(({ images }) => images).length,
    diagnosisPrice: repair.diagnosis_price,
    agreedPrice: repair.agreed_price,
    deposit: repair.deposit,
    complexity: repair.complexity === "compleja" ? ("compleja" as const) : ("simple" as const),
    /** When the next step is due. */
    promisedAt: repair.promised_at,
    termsAcceptedAt: repair.terms_accepted_at,
    warranty: { months: repair.warranty_months ?? 0, until: repair.warranty_until },
    technician: names.technician,
    outcome: (repair.outcome || null) as RepairOutcome | null,
    outcomeReason: (repair.outcome_reason || null) as OutcomeReason | null,
    /** The customer said no to the present quote. */
    isRejected: quote?.estado === "rechazada",
    /** What was found, one thing a line. */
    findings: notesOf(events, { done: false }),
    /** What was done, one thing a line. */
    work: workOf(lines, events),
    parts: partsOf(lines, parts),
    total,
    /** What is left of the approved price after the money paid on account; both null without one. */
    due: total === null ? null : total - (approved?.deposit ?? Math.min(total, repair.deposit)),
    isPaid: approved?.paid_at != null,
    deliveredAt: repair.delivered_at,
    collector: repair.delivered_to_name
      ? { name: repair.delivered_to_name, document: repair.delivered_to_document }
      : null,
    /** The whole public address; null when the link was revoked. */
    link,
  };
}

/** What was agreed and what the workshop wrote on the way, without repeating itself. */
function workOf(lines: Line[], events: EventRow[]): string[] {
  const labour = lines.filter(({ kind }) => kind !== "part").map(({ concept }) => concept);
  return [...new Set([...labour, ...notesOf(events, { done: true })])];
}

/** What the workshop wrote for the customer once the work had begun, or before: a diagnosis is no work that was done. */
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

/** What was used; where nobody wrote that down, what the customer approved. */
function partsOf(lines: Line[], parts: PartRow[]): PaperPart[] {
  if (parts.length > 0)
    return parts.map(({ name, quantity, unit_price }) => ({ name, quantity, amount: quantity * unit_price }));
  return lines
    .filter(({ kind }) => kind === "part")
    .map(({ concept, quantity = 1, amount }) => ({ name: concept, quantity, amount }));
}
