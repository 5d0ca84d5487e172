import { z } from "zod";
import { pesosField } from "@/lib/core/pesos";
import { COUNTER_METHOD_KEYS } from "@/lib/orders/labels";
import { DEVICE_KINDS } from "../types";
import { CONDITION_KEYS } from "./labels";

const text = (max: number) => z.string().trim().max(max, `Escribe máximo ${max} caracteres.`).default("");
const MISSING = "Escribe un valor en pesos.";
const money = pesosField({ missing: MISSING, low: "El valor no puede ser negativo." });

/** A device check-in. Only the fault is required. */
export const takeInSchema = z.object({
  /** Idempotency key, created with the form. */
  requestKey: z.uuid(),
  orderId: z.uuid().nullable().default(null),
  userId: z.uuid().nullable().default(null),
  name: text(120),
  phone: z
    .string()
    .transform((typed) => typed.replace(/\D/g, "").replace(/^57(?=\d{10}$)/, ""))
    .pipe(z.string().regex(/^(\d{7,15})?$/, "Escribe un celular o teléfono válido."))
    .default(""),
  email: text(254).refine(
    (typed) => typed === "" || z.email().safeParse(typed).success,
    "Escribe un correo válido.",
  ),
  document: text(40),
  address: text(300),
  device: z.enum([...DEVICE_KINDS, ""]).default(""),
  brand: text(60),
  model: text(80),
  serial: text(80),
  accessories: text(300),
  condition: text(300),
  checks: z.array(z.enum(CONDITION_KEYS)).max(CONDITION_KEYS.length).default([]),
  description: z
    .string()
    .trim()
    .min(1, "Escribe qué le pasa al equipo.")
    .max(4000, "Escribe máximo 4000 caracteres."),
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

export const closeRequestSchema = z.object({
  repairId: z.uuid(),
  reason: z.string().trim().min(1, "Escribe por qué se cierra.").max(300, "Escribe máximo 300 caracteres."),
});
