import { z } from "zod";
import { cartItemsSchema } from "@/lib/cart/schema";
import { invoiceSchema, orderTokenSchema } from "@/lib/orders/schema";
import type { PaymentMethod } from "@/lib/orders/types";
import { PERSONS, type Person } from "@/lib/payments/bank-form";
import { cardFormSchema } from "@/lib/payments/schema";
import { addressFields } from "@/lib/places/schema";
import { Constants, Listed } from "@/lib/supabase/database.types";

const text = z.string().max(400).default("");

/**
 * An order as the browser sends it, to be paid by one of the given methods; shippingProblems() validates its shipping
 * fields.
 */
export const checkoutSchema = (methods: readonly PaymentMethod[]) =>
  z.object({
    checkoutKey: z.uuid(),
    replaces: z.uuid().optional(),
    method: z.enum(methods),
    delivery: z.enum(Constants.public.Enums.delivery_kind).default("envio"),
    items: cartItemsSchema.min(1, "Tu carrito está vacío."),
    expectedTotal: z.number().int().min(0),
    shipping: z.object({
      name: text,
      phone: text,
      email: text,
      ...addressFields,
      device: z.string().max(80).default(""),
      fault: z.string().max(1000).default(""),
    }),
    /** Who wants an invoice says for whom. */
    invoice: invoiceSchema.optional(),
    acceptsTerms: z.literal(true, "Acepta los términos para continuar."),
  });

export type CheckoutInput = z.output<ReturnType<typeof checkoutSchema>>;

export const checkCartSchema = z.object({ items: cartItemsSchema, token: orderTokenSchema.optional() });

/** What the buyer was shown: another total of the order is refused, and never charged. */
const shownTotal = z.number().int().min(1).optional();

/** The amount in the form data is not read: the database decides it. */
export const processPaymentSchema = z.object({
  token: orderTokenSchema,
  card: cardFormSchema,
  total: shownTotal,
});

export const acceptTermsSchema = z.object({
  token: orderTokenSchema,
  acceptsTerms: z.literal(true, "Acepta los términos para continuar."),
});

export const orderLinkSchema = z.object({ token: orderTokenSchema });

/** Who pays from a bank; bankFormProblems() validates the document. */
export const bankFormSchema = z.object({
  person: z.enum(Object.keys(PERSONS) as [Person, ...Person[]]),
  documentType: z.enum(Listed.payments.document_type).exclude([""]),
  documentNumber: z.string().max(30),
  bankId: z.string().max(20),
});

/** A payment from a bank. `attemptKey` is new for each try; `payer` is needed where the order has no name or e-mail. */
export const payByBankSchema = z.object({
  token: orderTokenSchema,
  attemptKey: z.uuid(),
  total: shownTotal,
  bank: bankFormSchema,
  payer: z
    .object({ name: z.string().max(100).default(""), email: z.string().max(254).default("") })
    .default({ name: "", email: "" }),
});
export type PayByBankInput = z.output<typeof payByBankSchema>;
