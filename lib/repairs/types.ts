import type { OrderPaymentStatus } from "@/lib/orders/types";

/** In the order that a repair usually takes; staff may jump to any. */
export const REPAIR_STATES = [
  "Recibido",
  "En_Diagnostico",
  "Esperando_Aprobacion",
  "Reparando",
  "Completado",
  "Entregado",
] as const;
export type RepairState = (typeof REPAIR_STATES)[number];

export const DEVICE_KINDS = ["playstation", "xbox", "nintendo", "control", "otro"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];
export type RepairSource = "mostrador" | "en_linea";
export type Handover = "local" | "domicilio";
/** What can be seen on a device when it comes in. */
export type ConditionCheck =
  | "enciende"
  | "no_enciende"
  | "golpes"
  | "rayones"
  | "tornillos"
  | "sello"
  | "humedad"
  | "suciedad";
/** How a device left the shop. */
export type RepairOutcome = "reparado" | "sin_reparar";
export type OutcomeReason = "cotizacion_rechazada" | "no_reparable" | "no_quiso" | "otro";
export type QuoteState = "pendiente" | "aprobada" | "rechazada";
export type RepairAuthor = "cliente" | "admin";

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
  /** A part that comes from stock. */
  productId: string | null;
};

export type RepairQuote = {
  id: string;
  total: number;
  /** What counts of the money paid on account; the rest is what is paid for the quote. */
  deposit: number;
  lines: QuoteLine[];
  note: string;
  state: QuoteState;
  /** Until when it can be decided; null when it does not end. */
  validUntil: string | null;
  decidedAt: string | null;
  /** The name typed with the decision; empty where personal data does not show. */
  signerName: string;
  paidAt: string | null;
  /** How the order that pays it stands; null while there is none. */
  paymentStatus: OrderPaymentStatus | null;
  createdAt: string;
};

export type RepairComment = {
  id: number;
  author: RepairAuthor;
  text: string;
  /** Only staff ever receive these. */
  isInternal: boolean;
  createdAt: string;
};

export type RepairEventKind =
  | "creacion"
  | "estado"
  | "avance"
  | "cotizacion"
  | "decision"
  | "pago"
  | "enlace"
  | "repuesto"
  | "asignacion"
  | "correo"
  | "correo_fallido";

/** One step of the timeline. */
export type RepairEvent = {
  id: number;
  kind: RepairEventKind;
  /** Who did it; `sistema` is a payment. */
  actor: RepairAuthor | "sistema";
  from: RepairState | null;
  to: RepairState | null;
  note: string;
  /** Same-origin addresses; each checks the viewer's right. */
  photos: string[];
  isPublic: boolean;
  createdAt: string;
  /** Who of the workshop, and why a state went back; only staff ever receive these. */
  by?: string;
  reason?: string;
};

export type RepairWarranty = {
  months: number;
  /** Last day, "YYYY-MM-DD"; null until the device is delivered. */
  until: string | null;
};

/** What the public link shows too: nothing that tells whose it is. */
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
  /** Null while the device is here. */
  outcome: RepairOutcome | null;
  /** Why it left unrepaired. */
  outcomeReason: OutcomeReason | null;
  /** Null for an online request whose device is not here. */
  receivedAt: string | null;
  /** When the next step is due; null while nothing is. */
  promisedAt: string | null;
  /** An online request whose device never came. */
  closedAt: string | null;
};

/** A row of the customer's list. */
export type Repair = RepairBase & {
  description: string;
  /** The technician's last note. */
  technicianNote: string;
  comments: RepairComment[];
  /** Comments of the other side that this person has not opened. */
  unread: number;
};

export type RepairPickup = { address: string; day: string; slot: string; label: string };

export type RepairDetail = Repair & {
  /** The device is, or was, in the shop. */
  isReceived: boolean;
  serial: string;
  accessories: string;
  checks: ConditionCheck[];
  condition: string;
  handover: Handover;
  pickup: RepairPickup | null;
  events: RepairEvent[];
  /** Every photo of the workshop that the customer may see. */
  technicianPhotos: string[];
  customerPhotos: string[];
  /** Earlier quotes, replaced by the present one. */
  earlierQuotes: RepairQuote[];
  /** Of the public link; null when it was revoked. */
  token: string | null;
};

/** /reparacion/{token}. */
export type LinkedRepair = RepairBase & { token: string; events: RepairEvent[] };

export type RepairContact = { name: string; phone: string; email: string };

/** A row of the workshop's list. */
export type StaffRepair = Repair & {
  userId: string | null;
  username: string | null;
  contact: RepairContact;
  /** Last 6 characters of the id. */
  staffNumber: string;
};

/** Kept as proof of what the customer decided (Ley 1480, art. 18). */
export type QuoteEvidence = {
  quoteId: string;
  state: QuoteState;
  signerName: string;
  decidedAt: string;
  via: "cuenta" | "enlace" | "mostrador" | "telefono" | "whatsapp";
  /** Who of the shop wrote it down, when the customer gave it by word of mouth. */
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

/** What requestRepairAction answers. */
export type RequestedRepair = {
  id: string;
  number: string;
  token: string;
  whatsappUrl: string;
  /** Where the mail with the link goes; empty when they left no e-mail. */
  copyTo: string;
};
