import "server-only";
import { renderPdf } from "@/lib/core/pdf";
import { type Receipt, receiptOf, type Seller } from "./receipt";
import type { OrderDetail } from "./types";

type Doc = PDFKit.PDFDocument;

const INK = "#0a0c14";
const MUTED = "#565d7c";
const LINE = "#d5d8e4";
const ELECTRIC = "#4338ca";
const LEFT = 50;
const RIGHT = 545;
const WIDTH = RIGHT - LEFT;
const BOTTOM = 780;
/** Left edge and width of the columns after the name. */
const COLUMNS = [
  { title: "Cant.", x: 330, width: 40 },
  { title: "Precio", x: 375, width: 80 },
  { title: "Total", x: 460, width: 85 },
] as const;

/** The paper of an order: 'Comprobante de pedido'. */
export function receiptPdf(order: OrderDetail, seller: Seller, now: number): Promise<Buffer> {
  const receipt = receiptOf(order, seller, now);
  return renderPdf({
    title: `${receipt.title} ${receipt.number}`,
    draw: (doc) => {
      drawHead(doc, receipt);
      drawFacts(doc, receipt);
      drawLines(doc, receipt);
      drawNotes(doc, receipt);
    },
  });
}

function text(doc: Doc, size: number, color: string, isBold = false): Doc {
  return doc
    .font(isBold ? "Helvetica-Bold" : "Helvetica")
    .fontSize(size)
    .fillColor(color);
}

/** Starts a sheet when what follows would not fit on this one. */
function room(doc: Doc, height: number): void {
  if (doc.y + height > BOTTOM) doc.addPage();
}

function rule(doc: Doc): void {
  doc.lineWidth(0.7).moveTo(LEFT, doc.y).lineTo(RIGHT, doc.y).stroke(LINE);
  doc.y += 10;
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
  rule(doc);
}

function drawFacts(doc: Doc, { buyer, order }: Receipt): void {
  const top = doc.y;
  const bottoms = [
    { title: "Comprador", facts: buyer, x: LEFT },
    { title: "Pedido", facts: order, x: LEFT + WIDTH / 2 + 10 },
  ].map(({ title, facts, x }) => {
    const width = WIDTH / 2 - 10;
    text(doc, 11, INK, true).text(title, x, top, { width });
    doc.moveDown(0.3);
    for (const [label, value] of facts) {
      text(doc, 8.5, MUTED).text(label, x, doc.y, { width });
      text(doc, 10, INK).text(value, x, doc.y, { width });
      doc.moveDown(0.25);
    }
    return doc.y;
  });
  doc.y = Math.max(...bottoms) + 8;
  rule(doc);
}

function drawRow(doc: Doc, cells: readonly string[], size: number, color: string, isBold = false): void {
  const y = doc.y;
  for (const [index, { x, width }] of COLUMNS.entries())
    text(doc, size, color, isBold).text(cells[index] ?? "", x, y, { width, align: "right" });
  doc.y = y;
}

function drawLines(doc: Doc, { lines, total }: Receipt): void {
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
  rule(doc);
  const y = doc.y;
  text(doc, 12, INK, true).text("Total, IVA incluido", LEFT, y, { width: 270 });
  text(doc, 15, INK, true).text(total, 330, y - 2, { width: RIGHT - 330, align: "right" });
  doc.y += 16;
}

function drawNotes(doc: Doc, { notes }: Receipt): void {
  room(doc, 110);
  rule(doc);
  for (const note of notes) {
    const [words = "", address] = note.split(/(?=https:)/);
    text(doc, 9, MUTED).text(words, LEFT, doc.y, { width: WIDTH, continued: address !== undefined });
    if (address) doc.fillColor(ELECTRIC).text(address, { link: address, underline: true });
    doc.y += 4;
  }
}
