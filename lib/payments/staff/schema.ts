import { z } from "zod";
import { pesosField } from "@/lib/core/pesos";
import { REFUND_WAYS, type RefundWay } from "@/lib/orders/labels";
import { Listed } from "@/lib/supabase/database.types";

const WAYS = Object.keys(REFUND_WAYS) as [RefundWay, ...RefundWay[]];

export const refundOrderSchema = z.object({
  orderId: z.uuid(),
  /** Idempotency key, created when the form opens. */
  request: z.uuid(),
  amount: pesosField({ missing: "Escribe cuánto devuelves.", least: 1 }),
  /** The refundable amount that was shown: a concurrent refund is detected by it. */
  left: z.number().int().min(1),
  reason: z
    .string()
    .trim()
    .min(3, "Escribe el motivo (mínimo 3 letras).")
    .max(500, "El motivo puede tener hasta 500 letras."),
  /** The channel that was shown; the database checks that money may be returned by hand. */
  channel: z.enum(Listed.refunds.channel),
  /** How money that staff received is given back; a refund to the buyer's key has its own. */
  way: z.enum(WAYS, "Elige cómo devolviste el dinero.").optional(),
  reference: z.string().trim().max(80, "Puede tener hasta 80 letras.").default(""),
  withdrawalId: z.uuid().optional(),
  lines: z
    .array(z.object({ item: z.uuid(), quantity: z.number().int().min(1).max(999), restock: z.boolean() }))
    .max(50)
    .default([]),
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

export const askRefundKeySchema = z.object({ orderId: z.uuid() });
