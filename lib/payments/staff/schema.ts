import { z } from "zod";

export const refundOrderSchema = z.object({
  orderId: z.uuid(),
  /** Made when the form opens: the same key never asks for two refunds. */
  request: z.uuid(),
  amount: z.coerce
    .number("Escribe cuánto devuelves.")
    .int("Escribe pesos sin decimales.")
    .min(1, "Escribe cuánto devuelves.")
    .max(100_000_000, "Ese valor es demasiado alto."),
  /** What the person saw that was left: whoever comes second is told. */
  left: z.number().int().min(1),
  reason: z.string().trim().min(3, "Escribe el motivo.").max(500, "El motivo puede tener hasta 500 letras."),
  reference: z.string().trim().max(120, "Puede tener hasta 120 letras.").default(""),
  withdrawalId: z.uuid().optional(),
  returnsGoods: z.boolean().default(false),
});

export const cancelPaymentSchema = z.object({ orderId: z.uuid() });

export const settleMismatchSchema = z.object({
  orderId: z.uuid(),
  note: z
    .string()
    .trim()
    .min(3, "Escribe cómo lo resolviste.")
    .max(500, "La nota puede tener hasta 500 letras."),
});

export const retryRefundSchema = z.object({ refundId: z.uuid() });
