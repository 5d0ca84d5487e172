import { z } from "zod";
import { linkToken } from "@/lib/core/inputs";
import { pesosField } from "@/lib/core/pesos";
import { DOCUMENT_TYPES, invoiceProblems, storedDocument } from "./invoice";
import type { ReversalCause } from "./types";

/** The random token of /pedido/{token}. */
export const orderTokenSchema = linkToken("No encontramos ese pedido.");

export const cancelOrderSchema = z.object({ token: orderTokenSchema });

export const withdrawalSchema = z.object({
  token: orderTokenSchema,
  items: z.array(z.uuid()).min(1, "Elige qué quieres devolver.").max(50),
  reason: z.string().trim().max(1000, "El motivo puede tener hasta 1.000 letras.").default(""),
});

const CAUSES = [
  "fraude",
  "no_solicitada",
  "no_recibido",
  "no_corresponde",
  "defectuoso",
] as const satisfies readonly ReversalCause[];

/** A request to reverse a card payment. The database checks the amount left and the deadline. */
export const reversalSchema = z.object({
  token: orderTokenSchema,
  cause: z.enum(CAUSES, "Elige qué pasó."),
  amount: pesosField({ missing: "Escribe un valor en pesos.", least: 1 }),
  learnedOn: z.iso.date("Escribe el día en que te enteraste."),
  reason: z
    .string()
    .trim()
    .min(10, "Cuéntanos qué pasó (mínimo 10 letras).")
    .max(1000, "Puedes escribir hasta 1.000 letras."),
  issuerTold: z.boolean(),
});

export type ReversalInput = z.output<typeof reversalSchema>;

export const buyAgainSchema = z.object({ orderId: z.uuid() });

const typed = (max: number) => z.string().trim().max(max, `Máximo ${max} caracteres.`);

/** Who an invoice is asked for; the document as it is stored. */
export const invoiceSchema = z
  .object({
    documentType: z.enum(DOCUMENT_TYPES, "Elige el tipo de documento."),
    documentNumber: typed(40),
    name: typed(160),
    email: typed(254).toLowerCase(),
    municipality: typed(5),
  })
  .superRefine((values, context) => {
    for (const [field, message] of Object.entries(invoiceProblems(values)))
      context.addIssue({ code: "custom", path: [field.replace("invoice.", "")], message });
  })
  .transform((values) => ({ ...values, documentNumber: storedDocument(values) }));

export type InvoiceData = z.output<typeof invoiceSchema>;

/** Asks for an invoice of a placed order. */
export const requestInvoiceSchema = z.object({ token: orderTokenSchema, invoice: invoiceSchema });
