import { z } from "zod";
import { formatWeekday } from "@/lib/core/dates";
import { Constants, Listed, type Tables } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";
import { NAMES } from "./fields";
import { repairNumber, staffRepairNumber } from "./number";
import { slotLabel } from "./pickup";

const enums = Constants.public.Enums;
const listed = Listed.ordenes_servicio;
const maybe = z.string().nullable();

type RepairRow = Tables<"ordenes_servicio">;

export type RepairState = RepairRow["estado"];
export type DeviceKind = NonNullable<RepairRow["device_kind"]>;
export type RepairSource = RepairRow["source"];
export type Handover = RepairRow["handover"];
/** Items of the condition check. */
export type ConditionCheck = RepairRow["condition_checks"][number];
/** How a device left the shop. */
export type RepairOutcome = Exclude<RepairRow["outcome"], "">;
export type OutcomeReason = Exclude<RepairRow["outcome_reason"], "">;

const comment = row(
  {
    id: z.number(),
    autor: z.enum(Listed.orden_comentarios.autor),
    texto: z.string(),
    /** Staff only. */
    is_internal: z.boolean(),
    created_at: z.string(),
  },
  NAMES,
);
export type RepairComment = z.output<typeof comment>;
export type RepairAuthor = RepairComment["author"];

const event = row(
  {
    id: z.number(),
    kind: z.enum(Listed.orden_eventos.kind),
    /** `sistema` for payments. */
    actor: z.enum(Listed.orden_eventos.actor),
    from_estado: z.enum(enums.repair_state).nullable(),
    to_estado: z.enum(enums.repair_state).nullable(),
    note: z.string(),
    /** Same-origin paths; each checks the viewer's access. */
    images: z.array(z.string()),
    is_public: z.boolean().default(true),
    created_at: z.string(),
  },
  NAMES,
);
/** A step of the timeline. */
export type RepairEvent = z.output<typeof event> & {
  /** Staff member, and why a state was reverted; staff only. */
  by?: string;
  reason?: string;
};

/** Old quotes without line kinds have a concept and an amount only. */
export const quoteLines = z.array(
  row({
    concept: z.string(),
    amount: z.number(),
    kind: z.enum(["labour", "part"]).default("labour"),
    quantity: z.number().default(1),
    unit_price: z.number().nullish(),
    /** A part from stock. */
    product_id: z.string().nullish(),
  }).transform(({ unitPrice, productId, ...line }) => ({
    ...line,
    unitPrice: unitPrice ?? line.amount,
    productId: productId ?? null,
  })),
);
export type QuoteLine = z.output<typeof quoteLines>[number];
export type QuoteLineKind = QuoteLine["kind"];

/** What a quote costs and how it was answered. */
export const quoteShape = {
  total: z.number(),
  /** The part of the deposits that counts towards the quote. */
  deposit: z.number(),
  estado: z.enum(enums.quote_state),
  /** Null when it does not expire. */
  valid_until: maybe,
  decided_at: maybe,
  paid_at: maybe,
  /** State of the order that pays it; null while there is none. */
  payment_status: z.enum(enums.order_payment_status).nullable(),
};
const quote = row(
  {
    ...quoteShape,
    id: z.string(),
    lines: quoteLines,
    note: z.string(),
    decided_via: z.enum(Listed.cotizaciones.decided_via).nullable(),
    /** Name typed with the decision; empty where personal data is not shown. */
    signer_name: z.string().default(""),
    created_at: z.string(),
  },
  NAMES,
);
export type RepairQuote = z.output<typeof quote>;
export type QuoteState = RepairQuote["state"];
export type DecisionWay = NonNullable<RepairQuote["decidedVia"]>;
export type QuoteRow = Tables<"cotizaciones"> & { payment_status: RepairQuote["paymentStatus"] };

/** Stored as evidence of the customer's decision (Ley 1480, art. 18). */
const evidence = row(
  {
    id: z.string(),
    estado: z.enum(enums.quote_state),
    signer_name: z.string(),
    decided_at: z.string(),
    decided_via: z.enum(Listed.cotizaciones.decided_via),
    /** The staff member who recorded an answer given by phone or in person. */
    recorded_by: maybe,
    ip: z.string(),
    user_agent: z.string(),
    terms_accepted_at: maybe,
    service_consent_at: maybe,
    reason: z.string(),
  },
  { id: "quoteId", estado: "state", decided_via: "via" },
);
export type QuoteEvidence = z.output<typeof evidence>;

/** Columns of the public view: no personal data. */
const baseShape = {
  id: z.string(),
  descripcion: z.string(),
  estado: z.enum(enums.repair_state),
  source: z.enum(listed.source),
  device_kind: z.enum(listed.device_kind).nullable(),
  device_brand: z.string(),
  device_model: z.string(),
  warranty_months: z.number().nullable(),
  warranty_until: maybe,
  created_at: z.string(),
  updated_at: z.string(),
  delivered_at: maybe,
  outcome: z.enum(listed.outcome),
  outcome_reason: z.enum(listed.outcome_reason),
  /** Null for an online request whose device has not arrived. */
  received_at: maybe,
  /** When the next step is due; null when nothing is. */
  promised_at: maybe,
  /** An online request whose device never arrived. */
  closed_at: maybe,
};
const listShape = { ...baseShape, admin_descripcion: z.string() };

const linkedRow = row({ ...baseShape, events: z.array(event), quote: quote.nullable() }, NAMES);
const listRow = row(listShape, NAMES);
const detailRow = row(
  {
    ...listShape,
    device_serial: z.string(),
    accessories: z.string(),
    condition_checks: z.array(z.enum(listed.condition_checks)),
    condition: z.string(),
    handover: z.enum(listed.handover),
    /** Workshop photos visible to the customer. */
    admin_imagenes: z.array(z.string()),
    customer_imagenes: z.array(z.string()),
  },
  NAMES,
);

type Base = Pick<
  z.output<typeof listRow>,
  "id" | "kind" | "brand" | "model" | "warrantyMonths" | "warrantyUntil" | "outcome" | "outcomeReason"
>;

/** A repair with its number, device and warranty. */
function withNumber<Named extends Base>(named: Named) {
  const { kind, brand, model, warrantyMonths, warrantyUntil, outcome, outcomeReason, ...others } = named;
  return {
    ...others,
    /** Last 8 characters of the id. */
    number: repairNumber(named.id),
    device: { kind, brand, model },
    /** The last day is "YYYY-MM-DD"; null until delivery. */
    warranty: { months: warrantyMonths ?? 0, until: warrantyUntil },
    /** Null while the device is in the shop. */
    outcome: outcome || null,
    /** Why it was returned unrepaired. */
    outcomeReason: outcomeReason || null,
  };
}
export type RepairDevice = Pick<Base, "kind" | "brand" | "model">;
export type RepairWarranty = ReturnType<typeof withNumber>["warranty"];

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;

type ListRow = RepairRow & { orden_comentarios: Tables<"orden_comentarios">[]; cotizaciones: QuoteRow[] };
export type DetailRow = ListRow & { orden_eventos: Tables<"orden_eventos">[] };

/** Rows related to a repair, as `as` sees them. */
function relationsOf(row: ListRow, unread: number, as: RepairAuthor) {
  const current = row.cotizaciones.find(({ replaced_at }) => replaced_at === null);
  return {
    quote: current ? quote.parse(current) : null,
    comments: row.orden_comentarios
      .filter(({ is_internal }) => as === "admin" || !is_internal)
      .sort(byId)
      .map((one) => comment.parse(one)),
    /** Unread messages of the other side. */
    unread,
  };
}

/** A row of the customer's list; `as` admin keeps staff-only fields. */
export function toRepair(row: ListRow, unread: number, as: RepairAuthor = "cliente") {
  return { ...withNumber(listRow.parse(row)), ...relationsOf(row, unread, as) };
}
export type Repair = ReturnType<typeof toRepair>;

/** Where and when the device is picked up; null when the customer brings it. */
function toPickup({ handover, pickup_address, pickup_day, pickup_slot }: RepairRow) {
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
) {
  return {
    ...withNumber(detailRow.parse(row)),
    ...relationsOf(row, unread, as),
    /** The device was received at some time. */
    isReceived: row.received_at !== null,
    pickup: toPickup(row),
    events: row.orden_eventos
      .filter(({ is_public }) => as === "admin" || is_public)
      .sort(byId)
      .map((one): RepairEvent => event.parse(one)),
    /** Replaced by the current one. */
    earlierQuotes: row.cotizaciones
      .filter(({ replaced_at }) => replaced_at !== null)
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
      .map((one) => quote.parse(one)),
    /** Token of the public link; null when revoked. */
    token,
  };
}
export type RepairDetail = ReturnType<typeof toRepairDetail>;

/** Fields of the staff screens only. */
export function toStaffFields(row: RepairRow, accountName: string | null) {
  return {
    userId: row.usuario_id,
    /** The customer's record; null for a repair that names nobody. */
    customerId: row.customer_id,
    accountName,
    contact: { name: row.contact_name, phone: row.contact_phone, email: row.contact_email },
    /** Last 6 characters of the id. */
    staffNumber: staffRepairNumber(row.id),
  };
}
/** A row of the workshop's list. */
export type StaffRepair = Repair & ReturnType<typeof toStaffFields>;

/** Evidence of every answered quote. */
export function toEvidence(
  quotes: readonly QuoteRow[],
  names: ReadonlyMap<string, string> = new Map(),
): QuoteEvidence[] {
  return quotes
    .filter(({ decided_at, decided_via }) => decided_at && decided_via)
    .map((one) => {
      const { recordedBy, ...proof } = evidence.parse(one);
      return { ...proof, recordedBy: recordedBy && (names.get(recordedBy) ?? "alguien del taller") };
    });
}

/** What /reparacion/{token} shows, from repair_by_token(). Its photos require the link token. */
export function toLinkedRepair(answer: unknown, token: string) {
  const { events, ...repair } = withNumber(linkedRow.parse(answer));
  const withLink = (address: string) => `${address}?enlace=${token}`;
  return {
    ...repair,
    token,
    events: events.map((one): RepairEvent => ({ ...one, photos: one.photos.map(withLink) })),
  };
}
export type LinkedRepair = ReturnType<typeof toLinkedRepair>;

/** What paid_service() returns. */
export const paidService = z.object({
  name: z.string(),
  amount: z.number(),
  order: z.string(),
  device: z.string(),
  fault: z.string(),
});

/**
 * A service paid in an order of the shop: the order's token, the service's slug and name, COP, the order's number, and
 * the device and fault given there.
 */
export type PaidService = z.output<typeof paidService> & { token: string; slug: string };
