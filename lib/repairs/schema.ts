import { z } from "zod";
import { linkToken } from "@/lib/core/inputs";
import { isMobile, NOT_MOBILE, normalizePhone } from "@/lib/core/phone";
import { addressProblems } from "@/lib/places/address";
import { addressFields } from "@/lib/places/schema";
import { FACT_FIELDS } from "./fields";
import { DEVICE_KINDS } from "./labels";

const text = (max: number) => z.string().trim().max(max, `Escribe máximo ${max} caracteres.`);
/** An optional text. */
export const blank = (max: number) => text(max).default("");
/** A required text. */
export const written = (missing: string, max: number, min = 1) => text(max).min(min, missing);
/** An optional e-mail. */
export const email = blank(FACT_FIELDS.contactEmail.max).refine(
  (typed) => typed === "" || z.email().safeParse(typed).success,
  "Escribe un correo válido.",
);
/** Known data of a device. */
export const deviceTexts = {
  brand: blank(FACT_FIELDS.brand.max),
  model: blank(FACT_FIELDS.model.max),
  serial: blank(FACT_FIELDS.serial.max),
  accessories: blank(FACT_FIELDS.accessories.max),
  condition: blank(FACT_FIELDS.condition.max),
};
const fullName = written("Escribe tu nombre completo.", 120, 3);

/** The random token of /reparacion/{token}. */
export const repairTokenSchema = linkToken("No encontramos esa reparación.");

const repairId = z.uuid("No encontramos esa reparación.");

export const requestRepairSchema = z
  .object({
    /** Idempotency key, created by the form. */
    requestKey: z.uuid(),
    device: z.enum(DEVICE_KINDS, "Elige el equipo que quieres reparar."),
    ...deviceTexts,
    description: written("Cuéntanos qué le pasa a tu equipo.", 2000),
    paidToken: z.string().max(48).default(""),
    paidService: z.string().max(120).default(""),
    delivery: z.enum(["local", "domicilio"]).default("local"),
    ...addressFields,
    pickupDay: z
      .string()
      .regex(/^(\d{4}-\d{2}-\d{2})?$/, "Elige el día de la recogida.")
      .default(""),
    pickupSlot: z
      .string()
      .regex(/^(\d{2}:\d{2})?$/, "Elige la hora de la recogida.")
      .default(""),
    name: fullName,
    phone: z.string().transform(normalizePhone).refine(isMobile, NOT_MOBILE),
    email,
    acceptsData: z.literal(true, "Autoriza el tratamiento de tus datos para continuar."),
  })
  .superRefine((input, context) => {
    if (input.delivery !== "domicilio") return;
    const need = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    for (const [part, message] of Object.entries(addressProblems(input))) need(part, message);
    if (!input.pickupDay) need("pickupDay", "Elige el día de la recogida.");
    else if (!input.pickupSlot) need("pickupSlot", "Elige la hora de la recogida.");
  });

export type RequestRepairInput = z.output<typeof requestRepairSchema>;

export const commentRepairSchema = z.object({ repairId, text: written("Escribe un mensaje.", 2000) });

export const repairRefSchema = z.object({ repairId });

export const markReadSchema = repairRefSchema.extend({ until: z.number().int().min(0) });

/** `token` for callers with the link and no session. */
export const quoteRefSchema = z.object({ quoteId: z.uuid(), token: repairTokenSchema.optional() });

export const decideQuoteSchema = quoteRefSchema
  .extend({
    decision: z.enum(["aprobada", "rechazada"]),
    name: fullName,
    reason: blank(500),
    acceptsTerms: z.boolean().default(false),
    /** The service starts within the withdrawal period (Ley 1480, art. 47). */
    acceptsStart: z.boolean().default(false),
  })
  .superRefine(({ decision, acceptsTerms, acceptsStart }, context) => {
    if (decision !== "aprobada") return;
    const need = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (!acceptsTerms) need("acceptsTerms", "Acepta los términos para continuar.");
    if (!acceptsStart) need("acceptsStart", "Autoriza que empecemos la reparación para continuar.");
  });

export type DecideQuoteInput = z.output<typeof decideQuoteSchema>;
