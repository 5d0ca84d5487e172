import { z } from "zod";
import { pesosField } from "@/lib/core/pesos";
import { normalizePhone } from "@/lib/core/phone";
import { COUNTER_METHOD_KEYS } from "@/lib/orders/labels";
import { textSchemas } from "@/lib/supabase/fields";
import { FACT_FIELDS } from "../fields";
import { DEVICE_KINDS } from "../labels";
import { blank, deviceTexts, email, written } from "../schema";
import { CONDITION_KEYS } from "./labels";

/** The fault, as the workshop records it. */
export const fault = textSchemas(FACT_FIELDS).description;
const MISSING = "Escribe un valor en pesos.";
const money = pesosField({ missing: MISSING, low: "El valor no puede ser negativo." });

/** A device check-in. Only the fault is required. */
export const takeInSchema = z.object({
  /** Idempotency key, created with the form. */
  requestKey: z.uuid(),
  orderId: z.uuid().nullable().default(null),
  userId: z.uuid().nullable().default(null),
  name: blank(FACT_FIELDS.contactName.max),
  phone: z
    .string()
    .transform(normalizePhone)
    .pipe(z.string().regex(/^(\d{7,15})?$/, "Escribe un celular o teléfono válido."))
    .default(""),
  email,
  document: blank(FACT_FIELDS.contactDocument.max),
  address: blank(FACT_FIELDS.contactAddress.max),
  device: z.enum([...DEVICE_KINDS, ""]).default(""),
  ...deviceTexts,
  checks: z.array(z.enum(CONDITION_KEYS)).max(CONDITION_KEYS.length).default([]),
  description: fault,
  diagnosisPrice: money.default(0),
  agreedPrice: pesosField({
    missing: MISSING,
    least: 1,
    low: "Escribe un valor mayor que cero o déjalo vacío.",
  })
    .nullable()
    .default(null),
  deposit: money.default(0),
  depositMethod: z.enum(COUNTER_METHOD_KEYS).default("efectivo"),
  complexity: z.enum(["simple", "compleja"]).default("simple"),
  /** Ticked in front of the customer, never prefilled. */
  acceptsTerms: z.boolean().default(false),
});

export type TakeInInput = z.output<typeof takeInSchema>;
/** Form data: amounts are strings. */
export type TypedIntake = z.input<typeof takeInSchema>;

export const intakePhotosSchema = z.object({
  repairId: z.uuid(),
  /** Paths returned by /api/repairs/images. */
  photos: z.array(z.string().max(200)).min(1).max(20, "Sube máximo 20 fotos a la vez."),
});

export const findCustomersSchema = z.object({ query: z.string().trim().min(2).max(80) });

export const findDevicesSchema = z.object({
  userId: z.uuid().nullable(),
  phone: z.string().max(30).transform(normalizePhone),
});

export const closeRequestSchema = z.object({
  repairId: z.uuid(),
  reason: written("Escribe por qué se cierra.", 300),
});
