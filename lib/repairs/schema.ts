import { z } from "zod";
import { DEVICE_KINDS } from "./types";

const blank = (max: number) => z.string().trim().max(max, `Escribe máximo ${max} caracteres.`).default("");

/** The random token of /reparacion/{token}. */
export const repairTokenSchema = z.string().regex(/^[0-9a-f]{48}$/, "No encontramos esa reparación.");

export function isRepairToken(text: string | undefined): text is string {
  return repairTokenSchema.safeParse(text).success;
}

const repairId = z.uuid("No encontramos esa reparación.");

export const requestRepairSchema = z
  .object({
    /** Idempotency key, created by the form. */
    requestKey: z.uuid(),
    device: z.enum(DEVICE_KINDS, "Elige el equipo que quieres reparar."),
    brand: blank(60),
    model: blank(80),
    serial: blank(80),
    accessories: blank(300),
    condition: blank(300),
    description: z
      .string()
      .trim()
      .min(1, "Cuéntanos qué le pasa a tu equipo.")
      .max(2000, "Escribe máximo 2000 caracteres."),
    delivery: z.enum(["local", "domicilio"]).default("local"),
    address: blank(300),
    pickupDay: z
      .string()
      .regex(/^(\d{4}-\d{2}-\d{2})?$/, "Elige el día de la recogida.")
      .default(""),
    pickupSlot: z
      .string()
      .regex(/^(\d{2}:\d{2})?$/, "Elige la hora de la recogida.")
      .default(""),
    name: z.string().trim().min(3, "Escribe tu nombre completo.").max(120, "Escribe máximo 120 caracteres."),
    phone: z
      .string()
      .transform((text) => text.replace(/\D/g, "").replace(/^57(?=3\d{9}$)/, ""))
      .pipe(z.string().regex(/^3\d{9}$/, "Escribe un celular de 10 dígitos que empiece por 3.")),
    email: z
      .string()
      .trim()
      .max(254, "Escribe un correo válido.")
      .refine((text) => text === "" || z.email().safeParse(text).success, "Escribe un correo válido.")
      .default(""),
    acceptsData: z.literal(true, "Autoriza el tratamiento de tus datos para continuar."),
  })
  .superRefine((input, context) => {
    if (input.delivery !== "domicilio") return;
    const need = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (input.address.length < 5)
      need("address", "Escribe la dirección de recogida, con barrio y municipio.");
    if (!input.pickupDay) need("pickupDay", "Elige el día de la recogida.");
    else if (!input.pickupSlot) need("pickupSlot", "Elige la hora de la recogida.");
  });

export type RequestRepairInput = z.output<typeof requestRepairSchema>;

const COMMENT_MAX = 2000;
const commentText = z
  .string()
  .trim()
  .min(1, "Escribe un mensaje.")
  .max(COMMENT_MAX, "Escribe máximo 2000 caracteres.");

export const commentRepairSchema = z.object({ repairId, text: commentText });

export const repairRefSchema = z.object({ repairId });

/** `token` for callers with the link and no session. */
export const quoteRefSchema = z.object({ quoteId: z.uuid(), token: repairTokenSchema.optional() });

export const decideQuoteSchema = quoteRefSchema
  .extend({
    decision: z.enum(["aprobada", "rechazada"]),
    name: z.string().trim().min(3, "Escribe tu nombre completo.").max(120, "Escribe máximo 120 caracteres."),
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
