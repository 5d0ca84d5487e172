import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { sold } from "./rows";
import type { MailTicketInput, SellInput } from "./schema";
import type { Sold } from "./types";

/** Sells, collects and hands over in one transaction; the same key again returns the same ticket. */
export async function sell(input: SellInput): Promise<Sold> {
  const { data, error } = await serverClient().rpc("sell", {
    p_key: input.key,
    p_lines: input.lines,
    p_repairs: input.repairs,
    p_parts: input.parts,
    p_total: input.total,
    ...(input.tendered !== null && { p_tendered: input.tendered }),
    ...(input.customer && { p_customer: input.customer }),
    ...(input.sessionId && { p_session: input.sessionId }),
  });
  if (error)
    throw databaseFailure(error, "No se pudo registrar la venta. Intenta de nuevo: no se cobra dos veces.");
  return sold.parse(data);
}

/** Queues the ticket's mail; false when it was asked for within this minute. */
export async function mailTicket({ ticketId, email }: MailTicketInput): Promise<{ isNew: boolean }> {
  const { data, error } = await serverClient().rpc("mail_ticket", { p_ticket: ticketId, p_email: email });
  if (error) throw databaseFailure(error, "No se pudo enviar el comprobante. Intenta de nuevo.");
  return { isNew: data };
}
