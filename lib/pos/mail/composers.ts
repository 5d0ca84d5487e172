import "server-only";
import { deliverMails } from "@/lib/mail/deliver";
import { layOut } from "@/lib/mail/layout";
import type { Composer, Composers } from "@/lib/mail/types";
import { orderUrl } from "@/lib/orders/link";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { ticketPaper } from "../paper";
import { getTicketShop } from "../queries";
import { ticketDetail } from "../rows";
import { ticketLetter } from "./ticket";

const ticketMail: Composer = async ({ about }) => {
  const { data, error } = await adminClient().rpc("ticket_detail", { p_ticket: about });
  if (error) throw databaseFailure(error, "No se pudo leer el comprobante");
  const ticket = ticketDetail.nullable().parse(data);
  if (!ticket) return null;
  const shop = await getTicketShop();
  const [first] = ticket.orders;
  return layOut(ticketLetter(ticketPaper(ticket, shop), first ? orderUrl(first.token) : null), {
    ...shop,
    siteUrl: shop.site,
  });
};

/** Composers of the counter's mails, which staff queue when a customer asks (mail_ticket). */
export const ticketMails: Composers = { "ticket.sent": ticketMail };

export const sendTicketMails = () => deliverMails(ticketMails);
