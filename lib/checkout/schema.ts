import { z } from "zod";
import { cartItemsSchema } from "@/lib/cart/schema";
import { orderTokenSchema } from "@/lib/orders/schema";
import { cardFormSchema } from "@/lib/payments/schema";

const text = z.string().max(400).default("");

/** An order as the browser sends it; shippingProblems() validates its shipping fields. */
export const checkoutSchema = z.object({
  checkoutKey: z.uuid(),
  replaces: z.uuid().optional(),
  items: cartItemsSchema.min(1, "Tu carrito está vacío."),
  expectedTotal: z.number().int().min(0),
  shipping: z.object({ name: text, phone: text, address: text, email: text }),
  acceptsTerms: z.literal(true, "Acepta los términos para continuar."),
});

export type CheckoutInput = z.output<typeof checkoutSchema>;

export const checkCartSchema = z.object({ items: cartItemsSchema, token: orderTokenSchema.optional() });

/** The amount in the form data is not read: the database decides it. */
export const processPaymentSchema = z.object({ token: orderTokenSchema, card: cardFormSchema });

export const orderLinkSchema = z.object({ token: orderTokenSchema });
