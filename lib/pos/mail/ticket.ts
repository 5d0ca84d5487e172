import type { Letter } from "@/lib/mail/types";
import type { TicketPaper } from "../paper";

/** The ticket that a customer asked for; `url` is the page of its first order, null for deposits alone. */
export function ticketLetter(paper: TicketPaper, url: string | null): Letter {
  const { number, title, facts, lines, total, sums, paid, notes } = paper;
  return {
    subject: `Comprobante ${number}: ${total[1]}`,
    title: "Gracias por tu compra",
    preview: `${title}: ${number}.`,
    blocks: [
      `${title}.`,
      { type: "facts", rows: facts },
      { type: "bill", lines, sums: [total, ...sums] },
      { type: "heading", text: "Cómo pagaste" },
      { type: "facts", rows: paid },
      ...(url ? [{ type: "button", link: { label: "Ver mi compra", href: url } } as const] : []),
      ...notes,
    ],
    reason: "Recibes este correo porque lo pediste al comprar en la tienda.",
  };
}
