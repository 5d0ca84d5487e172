import "server-only";
import QRCode from "qrcode";

export type Doc = PDFKit.PDFDocument;
export type Fact = [label: string, value: string];
export type FactGroup = { title: string; facts: readonly Fact[] };

export const INK = "#0a0c14";
export const MUTED = "#565d7c";
export const LINE = "#d5d8e4";
export const ELECTRIC = "#4338ca";

const A4_WIDTH = 595;

/** Left edge, right edge and column positions of an A4 page by its margin. */
export const sheet = (margin: number) => ({
  LEFT: margin,
  RIGHT: A4_WIDTH - margin,
  WIDTH: A4_WIDTH - 2 * margin,
});
const sheetOf = (doc: Doc) => sheet(doc.page.margins.left);

export function text(doc: Doc, size: number, color = INK, isBold = false): Doc {
  return doc
    .font(isBold ? "Helvetica-Bold" : "Helvetica")
    .fontSize(size)
    .fillColor(color);
}

/** Adds a page when the next block does not fit on this one. */
export function room(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.maxY()) doc.addPage();
}

export function line(doc: Doc, { x, y, width }: { x: number; y: number; width: number }, color = INK): void {
  doc
    .lineWidth(0.7)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(color);
}

/** A horizontal rule with space below it. */
export function rule(doc: Doc, space = 8): void {
  const { LEFT, WIDTH } = sheetOf(doc);
  line(doc, { x: LEFT, y: doc.y, width: WIDTH }, LINE);
  doc.y += space;
}

/** Columns of label and value pairs. */
export function columns(
  doc: Doc,
  groups: readonly FactGroup[],
  { title: titleSize, label: labelSize, value: valueSize, gap } = {
    title: 10.5,
    label: 7.5,
    value: 9.5,
    gap: 16,
  },
): void {
  const { LEFT, WIDTH } = sheetOf(doc);
  const width = (WIDTH - gap * (groups.length - 1)) / groups.length;
  const top = doc.y;
  const bottoms = groups.map(({ title, facts }, index) => {
    const x = LEFT + index * (width + gap);
    text(doc, titleSize, INK, true).text(title, x, top, { width });
    doc.y += 3;
    for (const [label, value] of facts) {
      text(doc, labelSize, MUTED).text(label, x, doc.y, { width });
      text(doc, valueSize).text(value, x, doc.y, { width });
      doc.y += 3;
    }
    return doc.y;
  });
  doc.y = Math.max(...bottoms) + 6;
  rule(doc);
}

/** A QR code, drawn without a background. */
export function qr(doc: Doc, content: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { size: cells, data } = QRCode.create(content, { errorCorrectionLevel: "M" }).modules;
  const cell = size / cells;
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1)
      // Slightly wider than the cell, so that PDF viewers show no gaps.
      if (data[row * cells + column]) doc.rect(x + column * cell, y + row * cell, cell + 0.1, cell + 0.1);
  doc.fill(INK);
}
