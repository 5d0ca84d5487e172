import { z } from "zod";
import { pesosField } from "@/lib/core/pesos";
import { textSchemas } from "@/lib/supabase/fields";
import { FACT_FIELDS, STEP_LIMITS } from "../fields";
import { CONDITION_KEYS } from "../intake/labels";
import { fault } from "../intake/schema";
import { DEVICE_KINDS, REPAIR_STATES } from "../labels";
import { blank, commentRepairSchema, email, repairRefSchema, written } from "../schema";

const { repairId } = repairRefSchema.shape;

export const staffCommentSchema = commentRepairSchema.extend({ isInternal: z.boolean().default(false) });

export const changeStateSchema = z.object({
  repairId,
  state: z.enum(REPAIR_STATES),
  /** The state that the user saw. */
  expected: z.enum(REPAIR_STATES).optional(),
  note: blank(STEP_LIMITS.note),
  /** Paths returned by /api/repairs/images. */
  photos: z
    .array(z.string().max(200))
    .max(STEP_LIMITS.photos, `Sube máximo ${STEP_LIMITS.photos} fotos a la vez.`)
    .default([]),
  isPublic: z.boolean().default(true),
  /** Required when the state moves backwards. */
  reason: blank(STEP_LIMITS.reason),
  /** Required on delivery. */
  collectorName: blank(STEP_LIMITS.collectorName),
  collectorDocument: blank(STEP_LIMITS.collectorDocument),
  acceptsUnpaid: z.boolean().default(false),
  outcome: z.enum(["reparado", "sin_reparar"]).optional(),
  outcomeReason: z.enum(["", "cotizacion_rechazada", "no_reparable", "no_quiso", "otro"]).default(""),
});

export type ChangeStateInput = z.output<typeof changeStateSchema>;

const pesos = (missing: string) => pesosField({ missing });
const units = z
  .number("Escribe la cantidad.")
  .int("Escribe una cantidad entera.")
  .min(1, "Escribe la cantidad.")
  .max(99, "Usa máximo 99 unidades.");

const quoteLineSchema = z.object({
  kind: z.enum(["labour", "part"]),
  concept: written("Escribe el concepto.", 160),
  quantity: units,
  unitPrice: pesos("Escribe el valor."),
  productId: z.uuid().nullable().default(null),
});

export const createQuoteSchema = z.object({
  repairId,
  /** The quote to be replaced, as shown. */
  replaces: z.uuid().nullable().default(null),
  lines: z
    .array(quoteLineSchema)
    .min(1, "Agrega por lo menos un concepto.")
    .max(30, "Agrega máximo 30 conceptos.")
    .refine((lines) => lines.some(({ unitPrice }) => unitPrice > 0), "Escribe el valor de la cotización."),
  note: blank(1000),
  validDays: z
    .number("Escribe los días de validez.")
    .int("Escribe días enteros.")
    .min(1, "Escribe entre 1 y 90 días.")
    .max(90, "Escribe entre 1 y 90 días.")
    .default(15),
  /** Moves the order to Esperando_Aprobacion; optional. */
  awaitsApproval: z.boolean().default(false),
  /** Required when an approved quote is replaced. */
  reason: blank(500),
});

export type CreateQuoteInput = z.output<typeof createQuoteSchema>;

export const createRepairSchema = z.object({
  userId: z.uuid("No encontramos a esa persona."),
  description: fault,
});

/** A line of the approved quote, a stock product, or an external part. Discriminated, so that errors name the right field. */
export const partUseSchema = z.discriminatedUnion("from", [
  z.object({
    from: z.literal("quote"),
    repairId,
    quoteId: z.uuid(),
    line: z.number().int().min(1),
    quantity: units,
  }),
  z.object({ from: z.literal("stock"), repairId, productId: z.uuid(), quantity: units }),
  z.object({
    from: z.literal("elsewhere"),
    repairId,
    name: written("Escribe qué repuesto usaste.", 160),
    unitPrice: pesos("Escribe cuánto costó."),
    quantity: units,
  }),
]);

export type PartUseInput = z.output<typeof partUseSchema>;

export const returnPartSchema = z.object({ partId: z.uuid() });
export const assignTechnicianSchema = z.object({ repairId, technicianId: z.uuid().nullable() });
export const complexitySchema = z.object({ repairId, complexity: z.enum(["simple", "compleja"]) });
export const assignCustomerSchema = z.object({
  repairId,
  userId: z.uuid().nullable(),
  version: z.number().int(),
});
export const hidePhotoSchema = z.object({
  repairId,
  photo: z.string("Elige la foto.").min(1, "Elige la foto.").max(200),
  reason: written("Escribe por qué la retiras (mínimo 3 letras).", 300, 3),
});
export const hideCommentSchema = z.object({ commentId: z.number().int().min(1) });
export const lookUpSchema = z.object({ query: z.string().trim().max(80) });

export const repairFactsSchema = z.object({
  repairId,
  /** The version that the form loaded. */
  version: z.number().int(),
  ...textSchemas(FACT_FIELDS),
  kind: z.enum(["", ...DEVICE_KINDS]),
  checks: z.array(z.enum(CONDITION_KEYS)).max(CONDITION_KEYS.length),
  warrantyMonths: z
    .number("Escribe los meses de garantía.")
    .int("Escribe meses enteros.")
    .min(0, "Escribe los meses de garantía.")
    .max(FACT_FIELDS.warrantyMonths.most, `Escribe entre 0 y ${FACT_FIELDS.warrantyMonths.most} meses.`),
  contactEmail: email,
  diagnosisPrice: pesos("Escribe el valor en pesos."),
  agreedPrice: pesos("Escribe el valor en pesos."),
});

export type RepairFactsInput = z.output<typeof repairFactsSchema>;
