import { z } from "zod";

const shortText = (max: number) => z.string().trim().min(1).max(max);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

/** Form data of the provider's card form. Unknown fields are dropped, including the amount: the database decides it. */
export const cardFormSchema = z
  .object({
    token: z
      .string("Completa los datos de la tarjeta.")
      .trim()
      .regex(/^[\w-]{8,200}$/, "Completa los datos de la tarjeta."),
    payment_method_id: z
      .string("Completa los datos de la tarjeta.")
      .trim()
      .regex(/^[a-z0-9_]{2,40}$/i, "Completa los datos de la tarjeta."),
    issuer_id: optional(z.coerce.string().regex(/^\d{1,12}$/, "El banco de la tarjeta no es válido.")),
    installments: z.coerce
      .number("Elige el número de cuotas.")
      .int("Elige el número de cuotas.")
      .min(1, "Elige el número de cuotas.")
      .max(48, "Elige el número de cuotas."),
    payer: optional(
      z.object({
        email: optional(z.email("Escribe un correo válido.").max(254)),
        identification: optional(z.object({ type: shortText(10), number: shortText(30) })),
      }),
    ),
  })
  .transform((form) => ({
    token: form.token,
    paymentMethodId: form.payment_method_id,
    issuerId: form.issuer_id,
    installments: form.installments,
    email: form.payer?.email,
    identification: form.payer?.identification,
  }));

/** The card form's data without the amount, which comes from the database. */
export type CardForm = z.output<typeof cardFormSchema>;

/** Body of a webhook; the query string has the same values and takes precedence. */
export const notificationSchema = z.object({
  type: z.string().max(60).optional(),
  action: z.string().max(60).optional(),
  data: z.object({ id: z.coerce.string().max(30) }).optional(),
});
