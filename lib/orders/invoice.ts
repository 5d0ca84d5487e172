import { cleanDocument, documentProblem } from "@/lib/core/documents";
import type { FieldErrors } from "@/lib/core/result";
import { INVOICE_DOCUMENTS, type InvoiceDocument, type InvoiceValues } from "./invoice-values";

const EMAIL = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/;

/** What is wrong with typed values, by field: 'invoice.name'. */
export function invoiceProblems(values: InvoiceValues): FieldErrors {
  const { documentType, documentNumber, name, email, municipality } = values;
  const problems: Record<keyof InvoiceValues, string | false | undefined> = {
    documentType: !INVOICE_DOCUMENTS.includes(documentType) && "Elige el tipo de documento.",
    documentNumber: documentProblem(documentType, cleanDocument(documentType, documentNumber)),
    name: name.trim().length < 3 && "Escribe el nombre completo o la razón social.",
    email: !EMAIL.test(email.trim()) && "Escribe un correo válido: ahí llega la factura.",
    municipality: !municipality.code && "Elige el municipio.",
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[`invoice.${field}`, problem]] : [])),
  );
}

/** "NIT 900123456-8" */
export const documentText = (type: InvoiceDocument, number: string): string => `${type} ${number}`;
