import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { fileResponse } from "@/lib/core/file-response";
import { ticketFile, ticketPaper } from "@/lib/pos/paper";
import { ticketPdf } from "@/lib/pos/paper-pdf";
import { getTicket, getTicketShop } from "@/lib/pos/queries";

/** The ticket of a sale at the counter as a PDF for the roll of a receipt printer. */
export const GET = defineRoute({
  name: "pos.download-ticket",
  access: STAFF_ROLES,
  missing: "No encontramos ese comprobante.",
  run: async ({ id = "" }) => {
    const ticket = await getTicket(id);
    return (
      ticket && fileResponse(await ticketPdf(ticketPaper(ticket, await getTicketShop())), ticketFile(ticket))
    );
  },
});
