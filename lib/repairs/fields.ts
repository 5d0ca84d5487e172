import type { Tables } from "@/lib/supabase/database.types";
import { type FieldsOf, fieldTexts, namesByColumn, type ValuesOf } from "@/lib/supabase/fields";
import { conditionText } from "./intake/labels";
import { DEVICE_LABELS } from "./labels";
import type { ConditionCheck, DeviceKind } from "./rows";

/** The check-in data, which staff edit, in the order of the form. */
export const FACT_FIELDS = {
  description: {
    column: "descripcion",
    label: "Falla reportada",
    max: 4000,
    missing: "Escribe qué le pasa al equipo.",
  },
  technicianNote: { column: "admin_descripcion", label: "Nota del técnico", max: 2000 },
  kind: {
    column: "device_kind",
    label: "Tipo de equipo",
    read: (kind) => (kind ?? "") as DeviceKind | "",
    text: (kind: DeviceKind | "") => (kind ? DEVICE_LABELS[kind] : ""),
  },
  brand: { column: "device_brand", label: "Marca", max: 60 },
  model: { column: "device_model", label: "Modelo", max: 80 },
  serial: { column: "device_serial", label: "Serial", max: 80 },
  accessories: { column: "accessories", label: "Accesorios", max: 300 },
  checks: {
    column: "condition_checks",
    label: "Lo que se vio al recibirlo",
    text: (checks: readonly ConditionCheck[]) => conditionText({ checks, condition: "" }),
  },
  condition: { column: "condition", label: "Estado al recibirlo", max: 300 },
  warrantyMonths: {
    column: "warranty_months",
    label: "Meses de garantía",
    most: 60,
    read: (months) => Number(months ?? 0),
  },
  contactName: { column: "contact_name", label: "Nombre", max: 120 },
  contactPhone: { column: "contact_phone", label: "Celular", max: 30 },
  contactEmail: { column: "contact_email", label: "Correo", max: 254 },
  contactDocument: { column: "contact_document", label: "Documento", max: 40 },
  contactAddress: { column: "contact_address", label: "Dirección", max: 300 },
  /** 0: free. */
  diagnosisPrice: { column: "diagnosis_price", label: "Precio del diagnóstico" },
  /** 0: none was agreed. */
  agreedPrice: {
    column: "agreed_price",
    label: "Precio acordado al recibirlo",
    read: (price) => Number(price ?? 0),
  },
} satisfies FieldsOf<"ordenes_servicio">;

export type RepairFacts = ValuesOf<typeof FACT_FIELDS, Tables<"ordenes_servicio">>;

/** The check-in data as labelled texts, for the comparison of two versions. */
export const factTexts = (facts: Record<keyof RepairFacts, unknown>) => fieldTexts(FACT_FIELDS, facts);

/** What the editor of the check-in data loads and saves. */
export type EditableFacts = { version: number; facts: RepairFacts };

/** Names of columns that have other names here. */
export const NAMES = {
  ...namesByColumn(FACT_FIELDS),
  usuario_id: "userId",
  estado: "state",
  from_estado: "from",
  to_estado: "to",
  autor: "author",
  texto: "text",
  images: "photos",
  admin_imagenes: "technicianPhotos",
  customer_imagenes: "customerPhotos",
  promise_warns_at: "warnsAt",
} as const;

/** Limits of a state change: characters, and the number of photos. */
export const STEP_LIMITS = { note: 2000, reason: 500, collectorName: 120, collectorDocument: 30, photos: 20 };
