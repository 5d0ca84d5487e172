import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

export type InvoiceRequest = {
  order?: string | null;
  token?: string | null;
  type?: string;
  document?: string;
  name?: string;
  email?: string;
  municipality?: string;
};

/** Asks for an invoice like the API. */
export async function requestInvoice(runner: Runner, who: Who, ask: InvoiceRequest): Promise<void> {
  const { order = null, token = null, type = "NIT", document = "900123456-8" } = ask;
  const { name = "Juegos del Sur S.A.S.", email = "pagos@example.com", municipality = "05266" } = ask;
  await runner.as(
    who,
    (sql) =>
      sql`select public.request_invoice(${order}, ${token}, ${type}, ${document}, ${name}, ${email}, ${municipality})`,
  );
}

export const CUFE = "0123456789abcdef".repeat(6);

/** Writes the number of an issued invoice like the API. */
export async function writeInvoice(
  runner: Runner,
  who: Who,
  order: string,
  { number = "FE1", cufe = CUFE, known = "" } = {},
): Promise<void> {
  await runner.as(who, (sql) => sql`select public.write_invoice(${order}, ${number}, ${cufe}, ${known})`);
}

export type OrderInvoice = {
  can_ask: boolean;
  asked: Record<string, string> | null;
  issued: { number: string; cufe: string } | null;
};

/** The invoice on an order's page, by link or as its owner or staff. */
export async function invoiceOf(
  db: TestDatabase,
  who: Who,
  { order = null, token = null }: { order?: string | null; token?: string | null },
): Promise<OrderInvoice> {
  return answerAs<OrderInvoice>(db, who)`select public.order_detail(${order}, ${token}) -> 'invoice'`;
}
