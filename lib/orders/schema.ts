import { z } from "zod";

/** The unguessable part of /pedido/{token}. */
export const orderTokenSchema = z.string().regex(/^[0-9a-f]{48}$/, "No encontramos ese pedido.");

export function isOrderToken(text: string | undefined): text is string {
  return orderTokenSchema.safeParse(text).success;
}

export const cancelOrderSchema = z.object({ token: orderTokenSchema });

export const withdrawalSchema = z.object({
  token: orderTokenSchema,
  items: z.array(z.uuid()).min(1, "Elige qué quieres devolver.").max(50),
  reason: z.string().trim().max(1000, "El motivo puede tener hasta 1.000 letras.").default(""),
});

export const buyAgainSchema = z.object({ orderId: z.uuid() });
