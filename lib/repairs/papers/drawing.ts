import "server-only";
import QRCode from "qrcode";
import type { Fact } from "./types";

export type Doc = PDFKit.PDFDocument;

export const INK = "#0a0c14";
export const MUTED = "#565d7c";
export const LINE = "#d5d8e4";
export const ELECTRIC = "#4338ca";
export const LEFT = 42;
export const RIGHT = 553;
export const WIDTH = RIGHT - LEFT;
const BOTTOM = 800;

export function text(doc: Doc, size: number, color = INK, isBold = false): Doc {
  return doc
    .font(isBold ? "Helvetica-Bold" : "Helvetica")
    .fontSize(size)
    .fillColor(color);
}

/** Starts a sheet when what follows would not fit on this one. */
export function room(doc: Doc, height: number): void {
  if (doc.y + height > BOTTOM) {
    doc.addPage();
    doc.y = 42;
  }
}

export function rule(doc: Doc): void {
  doc.lineWidth(0.7).moveTo(LEFT, doc.y).lineTo(RIGHT, doc.y).stroke(LINE);
  doc.y += 8;
}

/** Who issues it on the left, what it is on the right. */
export function head(
  doc: Doc,
  { title, number, shop }: { title: string; number: string; shop: string[] },
): void {
  doc.rect(0, 0, doc.page.width, 8).fill(ELECTRIC);
  const [name = "", ...rest] = shop;
  text(doc, 14, INK, true).text(name, LEFT, 30, { width: 250 });
  text(doc, 8.5, MUTED).text(rest.join("\n"), { width: 250, lineGap: 1 });
  const bottom = doc.y;
  text(doc, 15, ELECTRIC, true).text(title, 300, 30, { width: RIGHT - 300, align: "right" });
  text(doc, 12, INK, true).text(`Orden N.º ${number}`, { width: RIGHT - 300, align: "right" });
  doc.y = Math.max(doc.y, bottom) + 10;
  rule(doc);
}

/** Groups of facts side by side, label over value. */
export function columns(doc: Doc, groups: readonly { title: string; facts: readonly Fact[] }[]): void {
  const gap = 16;
  const width = (WIDTH - gap * (groups.length - 1)) / groups.length;
  const top = doc.y;
  const bottoms = groups.map(({ title, facts }, index) => {
    const x = LEFT + index * (width + gap);
    text(doc, 10.5, INK, true).text(title, x, top, { width });
    doc.y += 3;
    for (const [label, value] of facts) {
      text(doc, 7.5, MUTED).text(label, x, doc.y, { width });
      text(doc, 9.5).text(value, x, doc.y, { width });
      doc.y += 3;
    }
    return doc.y;
  });
  doc.y = Math.max(...bottoms) + 6;
  rule(doc);
}

/** Lines to sign on, side by side, each with its title and name underneath. */
export function signatures(doc: Doc, signers: readonly { title: string; name: string }[]): void {
  room(doc, 80);
  const gap = 30;
  const width = (WIDTH - gap * (signers.length - 1)) / signers.length;
  const y = doc.y + 40;
  const bottoms = signers.map(({ title, name }, index) => {
    const x = LEFT + index * (width + gap);
    doc
      .lineWidth(0.8)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(INK);
    text(doc, 9, INK, true).text(title, x, y + 5, { width });
    text(doc, 9, MUTED).text(name, x, doc.y, { width });
    return doc.y;
  });
  doc.y = Math.max(...bottoms);
}

/** A code for a camera, as ink on whatever is there. */
export function qr(doc: Doc, words: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { size: cells, data } = QRCode.create(words, { errorCorrectionLevel: "M" }).modules;
  const cell = size / cells;
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1)
      // A hair wider than the cell, so that no reader paints seams between neighbours.
      if (data[row * cells + column]) doc.rect(x + column * cell, y + row * cell, cell + 0.1, cell + 0.1);
  doc.fill(INK);
}
