import { truncate } from "@/lib/core/text";
import { mailLabel } from "@/lib/mail/labels";
import type {
  DeviceKind,
  Handover,
  OutcomeReason,
  QuoteState,
  RepairDevice,
  RepairEvent,
  RepairSource,
  RepairState,
} from "./rows";

export const STATE_LABELS = {
  Recibido: "Recibido",
  En_Diagnostico: "En Diagnóstico",
  Esperando_Aprobacion: "Esperando Aprobación",
  Reparando: "Reparando",
  Completado: "Completado",
  Entregado: "Entregado",
} satisfies Record<RepairState, string>;

/** In the usual order; staff may jump to any state. */
export const REPAIR_STATES = Object.keys(STATE_LABELS) as RepairState[];

export const DEVICE_LABELS = {
  playstation: "PlayStation",
  xbox: "Xbox",
  nintendo: "Nintendo",
  control: "Control",
  otro: "Otro equipo",
} satisfies Record<DeviceKind, string>;

export const DEVICE_KINDS = Object.keys(DEVICE_LABELS) as DeviceKind[];

export const QUOTE_LABELS = {
  pendiente: "Pendiente",
  aprobada: "Aprobada",
  rechazada: "Rechazada",
} satisfies Record<QuoteState, string>;

export const SOURCE_LABELS = {
  mostrador: "Recibido en la tienda",
  en_linea: "Solicitado en línea",
} satisfies Record<RepairSource, string>;

export const HANDOVER_LABELS = {
  local: "Entrega en la tienda",
  domicilio: "Recogida a domicilio",
} satisfies Record<Handover, string>;

export const OUTCOME_REASONS = {
  cotizacion_rechazada: "El cliente rechazó la cotización",
  no_reparable: "No se puede reparar",
  no_quiso: "El cliente ya no quiso repararlo",
  otro: "Otro motivo",
} satisfies Record<OutcomeReason, string>;

export const EVENT_TITLES = {
  creacion: "Reparación registrada",
  estado: "Cambio de estado",
  avance: "Avance del taller",
  cotizacion: "Cotización enviada",
  decision: "Respuesta a la cotización",
  pago: "Pago",
  enlace: "Enlace de seguimiento",
  repuesto: "Repuesto",
  asignacion: "Asignación",
  correo: "Correo enviado al cliente",
  correo_fallido: "No se pudo enviar el correo al cliente",
} satisfies Record<RepairEvent["kind"], string>;

/** Title of a timeline step: for a change of state, the new state. */
export function eventTitle({ kind, to }: Pick<RepairEvent, "kind" | "to">): string {
  return kind === "estado" && to ? STATE_LABELS[to] : EVENT_TITLES[kind];
}

/** Detail of a timeline step: for a mail, its subject. */
export function eventNote({ kind, note }: Pick<RepairEvent, "kind" | "note">): string {
  return kind === "correo" || kind === "correo_fallido" ? mailLabel(note) : note;
}

/** The same, empty when nothing of the device is known. */
export function knownDevice({ kind, brand, model }: RepairDevice): string {
  const maker = brand || (kind ? DEVICE_LABELS[kind] : "");
  return [maker, model].filter(Boolean).join(" ");
}

/** "PlayStation PS5 Slim", or the known part of it. */
export function deviceName(device: RepairDevice): string {
  return knownDevice(device) || "Equipo";
}

/** Subject of a repair: its device, or its description. */
export function repairName({ device, description }: { device: RepairDevice; description: string }): string {
  return knownDevice(device) || truncate(description, 60) || "Equipo";
}
