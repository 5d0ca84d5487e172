import { z } from "zod";
import { cleanDocument } from "@/lib/core/documents";
import { linkToken } from "@/lib/core/inputs";
import { pesosField } from "@/lib/core/pesos";
import { municipalitySchema } from "@/lib/places/schema";
import { invoiceProblems } from "./invoice";
import { INVOICE_DOCUMENTS } from "./invoice-values";
import { ACCOUNT_KINDS, KEY_KINDS, type KeyKind } from "./labels";
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

/** A request to reverse an electronic payment. The database checks the amount left and the deadline. */
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

const KINDS = Object.keys(KEY_KINDS) as [KeyKind, ...KeyKind[]];
const ACCOUNTS = Object.keys(ACCOUNT_KINDS) as (keyof typeof ACCOUNT_KINDS)[];

const NUMBERS: Record<KeyKind, { format: RegExp; message: string }> = {
  breb: { format: /^\S{5,92}$/, message: "Escribe tu llave Bre-B completa, sin espacios." },
  nequi: { format: /^3\d{9}$/, message: "Escribe el celular: 10 dígitos que empiezan por 3." },
  daviplata: { format: /^3\d{9}$/, message: "Escribe el celular: 10 dígitos que empiezan por 3." },
  cuenta: { format: /^\d{6,20}$/, message: "Escribe el número de la cuenta: entre 6 y 20 dígitos." },
};

/** Where a buyer receives money that the provider cannot return. private.give_refund_key has the same rules. */
export const refundKeySchema = z
  .object({
    token: orderTokenSchema,
    kind: z.enum(KINDS, "Elige a dónde te devolvemos."),
    number: z.string().trim().max(92, "Puede tener hasta 92 letras."),
    holder: z
      .string()
      .trim()
      .min(3, "Escribe el nombre del titular.")
      .max(120, "El nombre puede tener hasta 120 letras."),
    document: z
      .string()
      .trim()
      .min(4, "Escribe el documento del titular.")
      .max(40, "El documento puede tener hasta 40 letras."),
    bank: z.string().trim().max(60, "El banco puede tener hasta 60 letras.").default(""),
    account: z.enum(["", ...ACCOUNTS], "Elige el tipo de cuenta.").default(""),
  })
  .superRefine(({ kind, number, bank, account }, ctx) => {
    const { format, message } = NUMBERS[kind];
    const typed = kind === "breb" ? number : number.replace(/[\s.-]/g, "");
    if (!format.test(typed)) ctx.addIssue({ code: "custom", path: ["number"], message });
    if (kind !== "cuenta") return;
    if (bank.length < 2) ctx.addIssue({ code: "custom", path: ["bank"], message: "Escribe el banco." });
    if (account === "")
      ctx.addIssue({ code: "custom", path: ["account"], message: "Elige el tipo de cuenta." });
  });

export type RefundKeyInput = z.output<typeof refundKeySchema>;

export const buyAgainSchema = z.object({ orderId: z.uuid() });

const typed = (max: number) => z.string().trim().max(max, `Máximo ${max} caracteres.`);

/** Who an invoice is asked for; the document as it is stored. */
export const invoiceSchema = z
  .object({
    documentType: z.enum(INVOICE_DOCUMENTS, "Elige el tipo de documento."),
    documentNumber: typed(40),
    name: typed(160),
    email: typed(254).toLowerCase(),
    municipality: municipalitySchema,
  })
  .superRefine((values, context) => {
    for (const [field, message] of Object.entries(invoiceProblems(values)))
      context.addIssue({ code: "custom", path: [field.replace("invoice.", "")], message });
  })
  .transform((values) => ({
    ...values,
    documentNumber: cleanDocument(values.documentType, values.documentNumber),
  }));

export type InvoiceData = z.output<typeof invoiceSchema>;

/** Asks for an invoice of a placed order. */
export const requestInvoiceSchema = z.object({ token: orderTokenSchema, invoice: invoiceSchema });
