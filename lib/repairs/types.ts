import type { OrderPaymentStatus } from "@/lib/orders/types";
import type { Tables } from "@/lib/supabase/database.types";

type RepairRow = Tables<"ordenes_servicio">;

export type RepairState = RepairRow["estado"];

export const DEVICE_KINDS = ["playstation", "xbox", "nintendo", "control", "otro"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];
export type RepairSource = RepairRow["source"];
export type Handover = RepairRow["handover"];
/** Items of the condition check. */
export type ConditionCheck = RepairRow["condition_checks"][number];
/** How a device left the shop. */
export type RepairOutcome = Exclude<RepairRow["outcome"], "">;
export type OutcomeReason = Exclude<RepairRow["outcome_reason"], "">;
export type QuoteState = "pendiente" | "aprobada" | "rechazada";
export type RepairAuthor = Tables<"orden_comentarios">["autor"];

export type RepairDevice = {
  kind: DeviceKind | null;
  brand: string;
  model: string;
};

export type QuoteLineKind = "labour" | "part";

export type QuoteLine = {
  kind: QuoteLineKind;
  concept: string;
  quantity: number;
  unitPrice: number;
  amount: number;
  /** A part from stock. */
  productId: string | null;
};

export type DecisionWay = NonNullable<Tables<"cotizaciones">["decided_via"]>;

export type RepairQuote = {
  id: string;
  total: number;
  /** The part of the deposits that counts towards the quote. */
  deposit: number;
  lines: QuoteLine[];
  note: string;
  state: QuoteState;
  /** Expiry of the quote; null when it has none. */
  validUntil: string | null;
  decidedAt: string | null;
  decidedVia: DecisionWay | null;
  /** Name typed with the decision; empty where personal data is not shown. */
  signerName: string;
  paidAt: string | null;
  /** State of the order that pays it; null while there is none. */
  paymentStatus: OrderPaymentStatus | null;
  createdAt: string;
};

export type RepairComment = {
  id: number;
  author: RepairAuthor;
  text: string;
  /** Staff only. */
  isInternal: boolean;
  createdAt: string;
};

export type RepairEventKind = Tables<"orden_eventos">["kind"];

/** A step of the timeline. */
export type RepairEvent = {
  id: number;
  kind: RepairEventKind;
  /** The actor; `sistema` for payments. */
  actor: Tables<"orden_eventos">["actor"];
  from: RepairState | null;
  to: RepairState | null;
  note: string;
  /** Same-origin paths; each checks the viewer's access. */
  photos: string[];
  isPublic: boolean;
  createdAt: string;
  /** Staff member, and why a state was reverted; staff only. */
  by?: string;
  reason?: string;
};

export type RepairWarranty = {
  months: number;
  /** Last day, "YYYY-MM-DD"; null until delivery. */
  until: string | null;
};

/** Fields of the public view: no personal data. */
type RepairBase = {
  id: string;
  /** Last 8 characters of the id. */
  number: string;
  state: RepairState;
  source: RepairSource;
  device: RepairDevice;
  warranty: RepairWarranty;
  quote: RepairQuote | null;
  createdAt: string;
  updatedAt: string;
  deliveredAt: string | null;
  /** Null while the device is in the shop. */
  outcome: RepairOutcome | null;
  /** Why it was returned unrepaired. */
  outcomeReason: OutcomeReason | null;
  /** Null for an online request whose device has not arrived. */
  receivedAt: string | null;
  /** When the next step is due; null when nothing is. */
  promisedAt: string | null;
  /** An online request whose device never arrived. */
  closedAt: string | null;
};

/** A row of the customer's list. */
export type Repair = RepairBase & {
  description: string;
  /** The technician's last note. */
  technicianNote: string;
  comments: RepairComment[];
  /** Unread messages of the other side. */
  unread: number;
};

export type RepairPickup = { address: string; day: string; slot: string; label: string };

export type RepairDetail = Repair & {
  /** The device was received at some time. */
  isReceived: boolean;
  serial: string;
  accessories: string;
  checks: ConditionCheck[];
  condition: string;
  handover: Handover;
  pickup: RepairPickup | null;
  events: RepairEvent[];
  /** All workshop photos visible to the customer. */
  technicianPhotos: string[];
  customerPhotos: string[];
  /** Earlier quotes, replaced by the current one. */
  earlierQuotes: RepairQuote[];
  /** Token of the public link; null when revoked. */
  token: string | null;
};

/** /reparacion/{token}. */
export type LinkedRepair = RepairBase & { token: string; events: RepairEvent[] };

export type RepairContact = { name: string; phone: string; email: string };

/** A row of the workshop's list. */
export type StaffRepair = Repair & {
  userId: string | null;
  accountName: string | null;
  contact: RepairContact;
  /** Last 6 characters of the id. */
  staffNumber: string;
};

/** Stored as evidence of the customer's decision (Ley 1480, art. 18). */
export type QuoteEvidence = {
  quoteId: string;
  state: QuoteState;
  signerName: string;
  decidedAt: string;
  via: DecisionWay;
  /** The staff member who recorded an answer given by phone or in person. */
  recordedBy: string | null;
  ip: string;
  userAgent: string;
  termsAcceptedAt: string | null;
  serviceConsentAt: string | null;
  reason: string;
};

export type StaffRepairDetail = RepairDetail & StaffRepair & { evidence: QuoteEvidence[] };

export type PickupDay = {
  /** "YYYY-MM-DD". */
  value: string;
  label: string;
  slots: { value: string; label: string }[];
};

/** Result of requestRepairAction. */
export type RequestedRepair = {
  id: string;
  number: string;
  token: string;
  whatsappUrl: string;
  /** Recipient of the mail with the link; empty without an e-mail. */
  copyTo: string;
};

/** A service paid in an order of the shop: the order's token, the service's slug and name, COP, the order's number. */
export type PaidService = { token: string; slug: string; name: string; amount: number; order: string };
