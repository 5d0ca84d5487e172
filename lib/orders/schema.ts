import { z } from "zod";

/** The unguessable part of /pedido/{token}. */
export const orderTokenSchema = z.string().regex(/^[0-9a-f]{48}$/, "No encontramos ese pedido.");

export function isOrderToken(text: string | undefined): text is string {
  return orderTokenSchema.safeParse(text).success;
}

export const cancelOrderSchema = z.object({ token: orderTokenSchema });
