import { z } from "zod";
import { pesosField } from "@/lib/core/pesos";

const sessionId = z.uuid();

export const openSessionSchema = z.object({
  drawerId: z.uuid("Elige la caja."),
  float: pesosField({ missing: "Escribe con cuánto efectivo abres; puede ser 0." }),
});

export const moveCashSchema = z.object({
  sessionId,
  kind: z.enum(["entrada", "salida"]),
  amount: pesosField({ missing: "Escribe cuánto.", least: 1 }),
  reason: z
    .string()
    .trim()
    .min(3, "Escribe el motivo (mínimo 3 letras).")
    .max(200, "El motivo puede tener hasta 200 letras."),
  /** Idempotency key, created when the form opens. */
  request: z.uuid(),
});

export const closeSessionSchema = z.object({
  sessionId,
  counted: pesosField({ missing: "Escribe cuánto efectivo contaste; puede ser 0.", most: 1_000_000_000 }),
  explanation: z
    .string()
    .trim()
    .max(500, "La explicación puede tener hasta 500 letras.")
    .refine((words) => words === "" || words.length >= 3, "Explica la diferencia (mínimo 3 letras)."),
  /** The difference that was told, which the explanation is about; null before it is known. */
  difference: z.number().int().nullable(),
});

export const saveDrawerSchema = z.object({
  drawerId: z.uuid().nullable(),
  name: z
    .string()
    .trim()
    .min(1, "Escribe el nombre de la caja.")
    .max(40, "El nombre puede tener hasta 40 letras.")
    .regex(/^[^\p{Cc}<>]*$/u, "El nombre no puede tener < ni >."),
  isActive: z.boolean(),
});
