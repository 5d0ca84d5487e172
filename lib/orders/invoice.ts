import { hasRightCheckDigit, isNit, nitCheckDigit } from "@/lib/core/nit";
import type { FieldErrors } from "@/lib/core/result";
import { type Municipality, NO_MUNICIPALITY } from "@/lib/places/address";
import type { Listed } from "@/lib/supabase/database.types";

export type DocumentType = (typeof Listed.order_invoices.document_type)[number];

/** Documents that an invoice can be asked with. */
export const DOCUMENT_LABELS = {
  CC: "Cédula de ciudadanía",
  NIT: "NIT",
  CE: "Cédula de extranjería",
  PAS: "Pasaporte",
} satisfies Record<DocumentType, string>;

export const DOCUMENT_TYPES = Object.keys(DOCUMENT_LABELS) as [DocumentType, ...DocumentType[]];

/** What is asked of who wants an invoice, as typed. */
export type InvoiceValues = {
  documentType: DocumentType;
  documentNumber: string;
  /** Name or company name. */
  name: string;
  email: string;
  municipality: Municipality;
};

export const NO_INVOICE_DATA: InvoiceValues = {
  documentType: "CC",
  documentNumber: "",
  name: "",
  email: "",
  municipality: NO_MUNICIPALITY,
};

/** A typed document as it is stored: without dots and spaces, in capitals; only a NIT keeps its dash. */
export function storedDocument({
  documentType,
  documentNumber,
}: Pick<InvoiceValues, "documentType" | "documentNumber">): string {
  const bare = documentNumber.toUpperCase().replace(/[\s.,]/g, "");
  return documentType === "NIT" ? bare : bare.replaceAll("-", "");
}

/** What is wrong with a stored document; undefined when nothing is. The database has the same rule: private.is_document. */
export function documentProblem(type: DocumentType, stored: string): string | undefined {
  if (type === "NIT") {
    if (!/^\d{6,12}-\d$/.test(stored) || !isNit(stored))
      return "Escribe el NIT con su dígito de verificación: 900.123.456-8.";
    return hasRightCheckDigit(stored)
      ? undefined
      : `El dígito de verificación de ese NIT sería ${nitCheckDigit(stored.split("-")[0] ?? "")}: revísalo.`;
  }
  if (type === "CC")
    return /^\d{4,10}$/.test(stored) ? undefined : "Escribe los números de la cédula, entre 4 y 10.";
  return /^[\dA-Z]{4,16}$/.test(stored)
    ? undefined
    : "Escribe el número del documento: entre 4 y 16 letras y números.";
}

const EMAIL = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/;

/** What is wrong with typed values, by field: 'invoice.name'. */
export function invoiceProblems(values: InvoiceValues): FieldErrors {
  const { documentType, documentNumber, name, email, municipality } = values;
  const problems: Record<keyof InvoiceValues, string | false | undefined> = {
    documentType: !DOCUMENT_TYPES.includes(documentType) && "Elige el tipo de documento.",
    documentNumber:
      documentNumber.trim() === ""
        ? "Escribe el número del documento."
        : documentProblem(documentType, storedDocument(values)),
    name: name.trim().length < 3 && "Escribe el nombre completo o la razón social.",
    email: !EMAIL.test(email.trim()) && "Escribe un correo válido: ahí llega la factura.",
    municipality: !municipality.code && "Elige el municipio.",
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[`invoice.${field}`, problem]] : [])),
  );
}

/** "NIT 900123456-8" */
export const documentText = (type: DocumentType, number: string): string => `${type} ${number}`;
