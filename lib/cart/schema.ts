import { z } from "zod";
import { CART_ITEM_TYPES, MAX_LINES, MAX_UNITS } from "./types";

/** Items as the browser sends them: never names or prices. */
export const cartItemsSchema = z
  .array(
    z.object({
      type: z.enum(CART_ITEM_TYPES),
      id: z.string().max(64),
      quantity: z.number().int().min(1).max(MAX_UNITS),
    }),
  )
  .max(MAX_LINES, "Tu carrito tiene demasiados artículos.");

export type WantedItem = z.output<typeof cartItemsSchema>[number];
