import { z } from "zod";
import { formatWeekday } from "@/lib/core/dates";
import { Constants, type Database, Listed } from "@/lib/supabase/database.types";
import { repairNumber, staffRepairNumber } from "./number";
import { slotLabel } from "./pickup";
import type {
  LinkedRepair,
  QuoteEvidence,
  Repair,
  RepairAuthor,
  RepairComment,
  RepairDetail,
  RepairEvent,
  RepairPickup,
  RepairQuote,
  StaffRepair,
} from "./types";

const enums = Constants.public.Enums;
const listed = Listed.ordenes_servicio;
const maybe = z.string().nullable();

type Tables = Database["public"]["Tables"];
type CommentRow = Tables["orden_comentarios"]["Row"];
type EventRow = Tables["orden_eventos"]["Row"];
type PaidBy = { orders: Pick<Tables["orders"]["Row"], "payment_status"> | null };
export type QuoteRow = Tables["cotizaciones"]["Row"] & PaidBy;
type RepairRow = Tables["ordenes_servicio"]["Row"];
type ListRow = RepairRow & { orden_comentarios: CommentRow[]; cotizaciones: QuoteRow[] };
export type DetailRow = ListRow & { orden_eventos: (EventFields & Pick<EventRow, "actor_id">)[] };

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;

function toComment(row: CommentRow): RepairComment {
  return {
    id: row.id,
    author: row.autor,
    text: row.texto,
    isInternal: row.is_internal,
    createdAt: row.created_at,
  };
}

type EventFields = Pick<
  EventRow,
  "id" | "kind" | "actor" | "from_estado" | "to_estado" | "note" | "images" | "is_public" | "created_at"
>;

function toEvent(row: EventFields): RepairEvent {
  return {
    id: row.id,
    kind: row.kind,
    actor: row.actor,
    from: row.from_estado,
    to: row.to_estado,
    note: row.note,
    photos: row.images,
    isPublic: row.is_public,
    createdAt: row.created_at,
  };
}

type QuoteFields = Pick<
  QuoteRow,
  | "id"
  | "total"
  | "deposit"
  | "note"
  | "estado"
  | "valid_until"
  | "decided_at"
  | "decided_via"
  | "signer_name"
  | "paid_at"
  | "orders"
  | "created_at"
>;

/** Old quotes without line kinds have a concept and an amount only. */
export const quoteLines = z.array(
  z
    .object({
      concept: z.string(),
      amount: z.number(),
      kind: z.enum(["labour", "part"]).default("labour"),
      quantity: z.number().default(1),
      unit_price: z.number().nullish(),
      product_id: z.string().nullish(),
    })
    .transform(({ unit_price, product_id, ...line }) => ({
      ...line,
      unitPrice: unit_price ?? line.amount,
      /** A part from stock. */
      productId: product_id ?? null,
    })),
);

function toQuote(row: QuoteFields & { lines: unknown }): RepairQuote {
  return {
    id: row.id,
    total: row.total,
    deposit: row.deposit,
    lines: quoteLines.parse(row.lines),
    note: row.note,
    state: row.estado,
    validUntil: row.valid_until,
    decidedAt: row.decided_at,
    decidedVia: row.decided_via,
    signerName: row.signer_name,
    paidAt: row.paid_at,
    paymentStatus: row.orders?.payment_status ?? null,
    createdAt: row.created_at,
  };
}

type BaseRow = Pick<
  RepairRow,
  | "id"
  | "estado"
  | "source"
  | "device_kind"
  | "device_brand"
  | "device_model"
  | "warranty_months"
  | "warranty_until"
  | "created_at"
  | "updated_at"
  | "delivered_at"
  | "outcome"
  | "outcome_reason"
  | "received_at"
  | "promised_at"
  | "closed_at"
>;

function toBase(row: BaseRow) {
  return {
    id: row.id,
    number: repairNumber(row.id),
    state: row.estado,
    source: row.source,
    device: { kind: row.device_kind, brand: row.device_brand, model: row.device_model },
    warranty: { months: row.warranty_months ?? 0, until: row.warranty_until },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deliveredAt: row.delivered_at,
    outcome: row.outcome || null,
    outcomeReason: row.outcome_reason || null,
    receivedAt: row.received_at,
    promisedAt: row.promised_at,
    closedAt: row.closed_at,
  };
}

/** A row as the customer sees it; `as` admin keeps staff-only fields. */
export function toRepair(row: ListRow, unread: number, as: RepairAuthor = "cliente"): Repair {
  const current = row.cotizaciones.find(({ replaced_at }) => replaced_at === null);
  return {
    ...toBase(row),
    quote: current ? toQuote(current) : null,
    description: row.descripcion,
    technicianNote: row.admin_descripcion,
    comments: row.orden_comentarios
      .filter(({ is_internal }) => as === "admin" || !is_internal)
      .sort(byId)
      .map(toComment),
    unread,
  };
}

function toPickup({ handover, pickup_address, pickup_day, pickup_slot }: RepairRow): RepairPickup | null {
  if (handover !== "domicilio" || !pickup_day || !pickup_slot) return null;
  return {
    address: pickup_address,
    day: pickup_day,
    slot: pickup_slot.slice(0, 5),
    label: `${formatWeekday(pickup_day)}, de ${slotLabel(pickup_slot)}`,
  };
}

export function toRepairDetail(
  row: DetailRow,
  { unread, token, as = "cliente" }: { unread: number; token: string | null; as?: RepairAuthor },
): RepairDetail {
  return {
    ...toRepair(row, unread, as),
    isReceived: row.received_at !== null,
    serial: row.device_serial,
    accessories: row.accessories,
    checks: row.condition_checks,
    condition: row.condition,
    handover: row.handover,
    pickup: toPickup(row),
    events: row.orden_eventos
      .filter(({ is_public }) => as === "admin" || is_public)
      .sort(byId)
      .map(toEvent),
    technicianPhotos: row.admin_imagenes,
    customerPhotos: row.customer_imagenes,
    earlierQuotes: row.cotizaciones
      .filter(({ replaced_at }) => replaced_at !== null)
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
      .map(toQuote),
    token,
  };
}

/** Fields of the staff screens only. */
export function toStaffFields(
  row: RepairRow,
  accountName: string | null,
): Pick<StaffRepair, "userId" | "accountName" | "contact" | "staffNumber"> {
  return {
    userId: row.usuario_id,
    accountName,
    contact: { name: row.contact_name, phone: row.contact_phone, email: row.contact_email },
    staffNumber: staffRepairNumber(row.id),
  };
}

/** Evidence of every answered quote. */
export function toEvidence(
  quotes: readonly QuoteRow[],
  names: ReadonlyMap<string, string> = new Map(),
): QuoteEvidence[] {
  return quotes.flatMap((row) =>
    row.decided_at && row.decided_via
      ? {
          quoteId: row.id,
          state: row.estado,
          signerName: row.signer_name,
          decidedAt: row.decided_at,
          via: row.decided_via,
          recordedBy: row.recorded_by && (names.get(row.recorded_by) ?? "alguien del taller"),
          ip: row.ip,
          userAgent: row.user_agent,
          termsAcceptedAt: row.terms_accepted_at,
          serviceConsentAt: row.service_consent_at,
          reason: row.reason,
        }
      : [],
  );
}

/** What repair_by_token() returns. */
const linkedRow = z.object({
  id: z.string(),
  estado: z.enum(enums.repair_state),
  source: z.enum(listed.source),
  device_kind: z.enum(listed.device_kind).nullable(),
  device_brand: z.string(),
  device_model: z.string(),
  warranty_months: z.number().nullable(),
  warranty_until: maybe,
  outcome: z.enum(listed.outcome),
  outcome_reason: z.enum(listed.outcome_reason),
  created_at: z.string(),
  updated_at: z.string(),
  delivered_at: maybe,
  closed_at: maybe,
  received_at: maybe,
  promised_at: maybe,
  events: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(Listed.orden_eventos.kind),
      actor: z.enum(Listed.orden_eventos.actor),
      from_estado: z.enum(enums.repair_state).nullable(),
      to_estado: z.enum(enums.repair_state).nullable(),
      note: z.string(),
      images: z.array(z.string()),
      created_at: z.string(),
    }),
  ),
  quote: z
    .object({
      id: z.string(),
      total: z.number(),
      deposit: z.number(),
      lines: z.unknown(),
      note: z.string(),
      estado: z.enum(enums.quote_state),
      valid_until: z.string(),
      decided_at: maybe,
      decided_via: z.enum(Listed.cotizaciones.decided_via).nullable(),
      paid_at: maybe,
      created_at: z.string(),
      payment_status: z.enum(enums.order_payment_status).nullable(),
    })
    .nullable(),
});

/** The public view of a repair. Its photos require the link token. */
export function toLinkedRepair(answer: unknown, token: string): LinkedRepair {
  const row = linkedRow.parse(answer);
  const withLink = (address: string) => `${address}?enlace=${token}`;
  return {
    ...toBase(row),
    token,
    quote: row.quote && {
      ...toQuote({ ...row.quote, signer_name: "", orders: null }),
      paymentStatus: row.quote.payment_status,
    },
    events: row.events.map((event) => ({
      ...toEvent({ ...event, is_public: true }),
      photos: event.images.map(withLink),
    })),
  };
}
