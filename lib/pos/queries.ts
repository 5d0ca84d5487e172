import "server-only";
import { env } from "@/lib/core/env";
import { type ListState, pageOf } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import { getSettings } from "@/lib/settings/queries";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { TICKET_LIST } from "./list";
import type { TicketShop } from "./paper";
import { foundForSale, type Ticket, type TicketPage, ticketDetail, ticketPage } from "./rows";
import type { FoundForSale } from "./types";

/** What the till's field found: what the text is a code of, and what has it in its name. */
export async function findForSale(query: string): Promise<FoundForSale> {
  const { data, error } = await serverClient().rpc("find_for_sale", { p_query: query });
  if (error) throw databaseFailure(error, "No pudimos buscar. Intenta de nuevo.");
  return foundForSale.parse(data);
}

const FAILED = "No se pudieron cargar las ventas del mostrador";

/** A ticket with everything that its paper shows; null when there is none. */
export async function getTicket(id: string): Promise<Ticket | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().rpc("ticket_detail", { p_ticket: id });
  if (error) throw databaseFailure(error, FAILED);
  return ticketDetail.nullable().parse(data);
}

/** The tickets of today; with a search, those of any day with that number. */
export async function listTickets(state: ListState<typeof TICKET_LIST>): Promise<TicketPage> {
  const { data, error } = await serverClient().rpc("staff_tickets", {
    p_query: state.query,
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, FAILED);
  return ticketPage.parse(data);
}

/** The seller as a ticket shows it. */
export async function getTicketShop(): Promise<TicketShop> {
  return { ...(await getSettings()), site: new URL(env().SITE_URL).origin };
}
