import { type Municipality, NO_MUNICIPALITY } from "@/lib/places/address";
import type { Listed } from "@/lib/supabase/database.types";

/** Documents that an invoice can be asked with. */
export type InvoiceDocument = (typeof Listed.order_invoices.document_type)[number];
export const INVOICE_DOCUMENTS = ["CC", "NIT", "CE", "PAS"] as const satisfies InvoiceDocument[];

/** What is asked of who wants an invoice, as typed. */
export type InvoiceValues = {
  documentType: InvoiceDocument;
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
