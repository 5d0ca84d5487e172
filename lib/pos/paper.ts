import { counted } from "@/lib/core/counted";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Fact } from "@/lib/core/pdf/kit";
import { TAX_CLASS_LABELS, TAX_RATES } from "@/lib/core/tax-class";
import { COUNTER_METHODS } from "@/lib/orders/labels";
import { refundedText } from "@/lib/orders/refunded";
import { linesTax } from "@/lib/orders/tax";
import { repairNumber } from "@/lib/repairs/number";
import { type Shop, shopLines } from "@/lib/repairs/papers/shop";
import type { StoreSettings } from "@/lib/settings/types";
import type { Ticket } from "./rows";

export type TicketShop = Shop & Pick<StoreSettings, "chargesVat">;

/** All texts of a ticket, for the page, its print, the PDF and the mail. */
export type TicketPaper = {
  /** The law reserves 'factura' for the fiscal document. */
  title: string;
  number: string;
  seller: string[];
  facts: Fact[];
  lines: { name: string; detail: string; amount: string }[];
  /** Discounts, total, what of it is base and IVA, and what was given back. */
  sums: Fact[];
  total: Fact;
  /** Ways of payment with their numbers, and the change. */
  paid: Fact[];
  notes: string[];
};

export const TICKET_TITLE = "Comprobante de venta, no es factura";

type Line = Ticket["orders"][number]["lines"][number];

function lineDetail(line: Line): string {
  const { quantity, unitPrice, listPrice, warrantyMonths } = line;
  return [
    `${quantity} × ${formatCop(unitPrice)}${listPrice === null ? "" : ` (antes ${formatCop(listPrice)})`}`,
    warrantyMonths !== null && warrantyMonths > 0 && `Garantía de ${counted(warrantyMonths, "mes", "meses")}`,
    refundedText(line),
  ]
    .filter(Boolean)
    .join(". ");
}

function taxRows(lines: readonly Line[]): Fact[] {
  return linesTax(lines).flatMap(({ taxClass, base, tax }): Fact[] => {
    const label = TAX_CLASS_LABELS[taxClass];
    if (TAX_RATES[taxClass] === 0) return [[label, formatCop(base)]];
    return [
      [`Base, ${label}`, formatCop(base)],
      [label, formatCop(tax)],
    ];
  });
}

export function ticketPaper(ticket: Ticket, shop: TicketShop): TicketPaper {
  const { number, customer, seller, deposits, orders, parts, tendered, change, total } = ticket;
  const lines = orders.flatMap((order) => order.lines);
  const saved = lines.reduce(
    (sum, { listPrice, unitPrice, quantity }) => sum + ((listPrice ?? unitPrice) - unitPrice) * quantity,
    0,
  );
  const back = orders.reduce((sum, { refunded }) => sum + refunded, 0);
  const facts: Fact[] = [
    ["Número", number],
    ["Fecha", formatDateTime(ticket.createdAt)],
    ["Te atendió", seller ?? ""],
    ["Cliente", customer?.name ?? ""],
    ["Celular", customer?.phone ?? ""],
  ];
  return {
    title: TICKET_TITLE,
    number,
    seller: shopLines(shop),
    facts: facts.filter(([, value]) => value !== ""),
    lines: [
      ...lines.map((line) => ({
        name: line.name,
        detail: lineDetail(line),
        amount: formatCop(line.lineTotal),
      })),
      ...deposits.map(({ repair, device, amount }) => ({
        name: ["Anticipo de la reparación", repairNumber(repair), device && `· ${device}`]
          .filter(Boolean)
          .join(" "),
        detail: "Se descuenta de lo que cueste",
        amount: formatCop(amount),
      })),
    ],
    total: [shop.chargesVat ? "Total, IVA incluido" : "Total", formatCop(total)],
    sums: [
      ...(shop.chargesVat ? taxRows(lines) : []),
      ...(saved > 0 ? [["Descuento incluido", formatCop(saved)] as Fact] : []),
      ...(back > 0 ? [["Dinero devuelto", `-${formatCop(back)}`] as Fact] : []),
    ],
    paid: [
      ...parts.map(
        ({ method, amount, reference }): Fact => [
          `${COUNTER_METHODS[method]}${reference && ` (${reference})`}`,
          formatCop(amount),
        ],
      ),
      ...(tendered === null
        ? []
        : ([
            ["Efectivo recibido", formatCop(tendered)],
            ["Vueltas", formatCop(change)],
          ] as Fact[])),
    ],
    notes: [
      `Para un cambio, una devolución o la garantía, trae este comprobante o di su número. Qué cubre la garantía: ${shop.site}/terminos#garantia`,
      `Peticiones, quejas y reclamos: ${shop.site}/peticiones`,
    ],
  };
}

/** WhatsApp message with a ticket; `url` is the page of its first order, null for deposits alone. */
export function ticketChat(paper: TicketPaper, customer: Ticket["customer"], url: string | null): string {
  const [shop = ""] = paper.seller;
  const name = customer?.phone ? customer.name : "";
  return [
    `Hola${name && ` ${name}`}, gracias por tu compra en ${shop}.`,
    `${TICKET_TITLE}: *${paper.number}*`,
    ...paper.lines.map(({ name: what, amount }) => `${what}: ${amount}`),
    `Total: ${paper.total[1]}`,
    ...paper.paid.map(([label, value]) => `${label}: ${value}`),
    ...(url ? [`Míralo aquí: ${url}`] : []),
  ].join("\n");
}

/** File name of the download. */
export const ticketFile = ({ number }: Pick<Ticket, "number">): `${string}.pdf` =>
  `comprobante-${number}.pdf`;
