import "server-only";
import { renderPdf } from "@/lib/core/pdf/document";
import { columns, type Doc, ELECTRIC, INK, MUTED, room, rule, sheet, text } from "@/lib/core/pdf/kit";
import { type Receipt, type ReceiptSeller, receiptOf } from "./receipt";
import type { OrderDetail } from "./rows";

const MARGIN = 50;
const { LEFT, RIGHT, WIDTH } = sheet(MARGIN);
/** Left edge and width of each column after the name. */
const COLUMNS = [
  { title: "Cant.", x: 330, width: 40 },
  { title: "Precio", x: 375, width: 80 },
  { title: "Total", x: 460, width: 85 },
] as const;

/** The order receipt as PDF: 'Comprobante de pedido'. */
export function receiptPdf(order: OrderDetail, seller: ReceiptSeller, now: number): Promise<Buffer> {
  const receipt = receiptOf(order, seller, now);
  return renderPdf({
    title: `${receipt.title} ${receipt.number}`,
    margin: MARGIN,
    draw: (doc) => {
      drawHead(doc, receipt);
      columns(
        doc,
        [
          { title: "Comprador", facts: receipt.buyer },
          { title: "Pedido", facts: receipt.order },
        ],
        { title: 11, label: 8.5, value: 10, gap: 20 },
      );
      drawLines(doc, receipt);
      drawNotes(doc, receipt);
    },
  });
}

function drawHead(doc: Doc, { title, number, seller }: Receipt): void {
  doc.rect(0, 0, doc.page.width, 10).fill(ELECTRIC);
  const [name = "", ...rest] = seller;
  text(doc, 15, INK, true).text(name, LEFT, 42, { width: 270 });
  text(doc, 9.5, MUTED).text(rest.join("\n"), { width: 270, lineGap: 1.5 });
  const bottom = doc.y;
  text(doc, 18, ELECTRIC, true).text(title, 330, 42, { width: RIGHT - 330, align: "right" });
  text(doc, 13, INK, true).text(`N.º ${number}`, { width: RIGHT - 330, align: "right" });
  doc.y = Math.max(doc.y, bottom) + 14;
  rule(doc, 10);
}

function drawRow(doc: Doc, cells: readonly string[], size: number, color: string, isBold = false): void {
  const y = doc.y;
  for (const [index, { x, width }] of COLUMNS.entries())
    text(doc, size, color, isBold).text(cells[index] ?? "", x, y, { width, align: "right" });
  doc.y = y;
}

function drawLines(doc: Doc, { lines, totalLabel, total, taxes }: Receipt): void {
  drawRow(
    doc,
    COLUMNS.map(({ title }) => title),
    9,
    MUTED,
  );
  text(doc, 9, MUTED).text("Descripción", LEFT, doc.y, { width: 270 });
  doc.y += 6;
  for (const { name, kind, quantity, unitPrice, total: sum } of lines) {
    room(doc, 40);
    drawRow(doc, [quantity, unitPrice, sum], 10.5, INK);
    text(doc, 10.5, INK).text(name, LEFT, doc.y, { width: 270 });
    text(doc, 8.5, MUTED).text(kind, LEFT, doc.y, { width: 270 });
    doc.y += 7;
  }
  room(doc, 50);
  rule(doc, 10);
  const y = doc.y;
  text(doc, 12, INK, true).text(totalLabel, LEFT, y, { width: 270 });
  text(doc, 15, INK, true).text(total, 330, y - 2, { width: RIGHT - 330, align: "right" });
  doc.y += 6;
  for (const { label, amount } of taxes) {
    room(doc, 20);
    drawRow(doc, ["", "", amount], 9.5, MUTED);
    text(doc, 9.5, MUTED).text(label, LEFT, doc.y, { width: 270 });
    doc.y += 2;
  }
  doc.y += 12;
}

function drawNotes(doc: Doc, { notes }: Receipt): void {
  room(doc, 110);
  rule(doc, 10);
  for (const note of notes) {
    const [before = "", address] = note.split(/(?=https:)/);
    text(doc, 9, MUTED).text(before, LEFT, doc.y, { width: WIDTH, continued: address !== undefined });
    if (address) doc.fillColor(ELECTRIC).text(address, { link: address, underline: true });
    doc.y += 4;
  }
}
