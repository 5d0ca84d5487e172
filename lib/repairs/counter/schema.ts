import { z } from "zod";
import { pesosField } from "@/lib/core/pesos";
import { COUNTER_METHOD_KEYS } from "@/lib/orders/labels";
import { blank, quoteRefSchema, repairRefSchema, written } from "../schema";

const { repairId } = repairRefSchema.shape;

export const counterPaymentSchema = quoteRefSchema.pick({ quoteId: true }).extend({
  method: z.enum(COUNTER_METHOD_KEYS, "Elige cómo pagó el cliente."),
  amount: z.number().int().min(1),
});

export const moneyMoveSchema = z.object({
  repairId,
  kind: z.enum(["abono", "correccion", "devolucion"]),
  amount: pesosField({ missing: "Escribe el valor en pesos." }),
  method: z.enum(COUNTER_METHOD_KEYS, "Elige cómo se movió el dinero."),
  reason: blank(300),
  /** The total of deposits that was shown. */
  expected: z.number().int(),
  /** The deposit to correct; the amount is then its new value. */
  corrects: z.uuid().nullable().default(null),
});

export type MoneyMoveInput = z.output<typeof moneyMoveSchema>;

/** An answer to a quote given by phone, WhatsApp or in person. */
export const recordAnswerSchema = quoteRefSchema.pick({ quoteId: true }).extend({
  decision: z.enum(["aprobada", "rechazada"], "Elige si la aprobó o la rechazó."),
  name: written("Escribe el nombre completo de quien respondió.", 120, 3),
  via: z.enum(["telefono", "whatsapp", "mostrador"], "Elige cómo respondió el cliente."),
  /** Colombian time, as a datetime-local field sends it. */
  at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "Escribe cuándo respondió."),
  acceptsTerms: z.boolean().default(false),
  note: blank(500),
});

export type RecordAnswerInput = z.output<typeof recordAnswerSchema>;
