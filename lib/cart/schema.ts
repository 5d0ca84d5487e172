import { z } from "zod";
import { CART_ITEM_TYPES } from "./types";

/** What the browser says it wants: never names or prices. */
export const cartItemsSchema = z
  .array(
    z.object({
      type: z.enum(CART_ITEM_TYPES),
      id: z.string().max(64),
      quantity: z.number().int().min(1).max(999),
    }),
  )
  .max(50, "Tu carrito tiene demasiados artículos.");

export type WantedItem = z.output<typeof cartItemsSchema>[number];
