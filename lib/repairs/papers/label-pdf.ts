import "server-only";
import { renderPdf } from "@/lib/core/pdf/document";
import { type Doc, qr, text } from "@/lib/core/pdf/kit";
import { deviceLabel } from "./label";
import type { RepairPaper } from "./rows";
import type { Shop } from "./shop";

const MM = 72 / 25.4;
/** Width of the largest common label rolls. */
const SIZE: [number, number] = [62 * MM, 40 * MM];
const EDGE = 6;
const QR_SIZE = 84;

/** The device label as PDF. */
export function labelPdf(paper: RepairPaper, shop: Pick<Shop, "site">): Promise<Buffer> {
  const label = deviceLabel(paper, shop);
  return renderPdf({
    title: `Etiqueta ${label.number}`,
    size: SIZE,
    margin: 0,
    draw: (doc) => drawLabel(doc, label),
  });
}

/** Adds the label as a page of its own size to another document. */
export function addLabel(doc: Doc, paper: RepairPaper, shop: Pick<Shop, "site">): void {
  doc.addPage({ size: SIZE, margin: 0 });
  drawLabel(doc, deviceLabel(paper, shop));
}

function drawLabel(doc: Doc, label: ReturnType<typeof deviceLabel>): void {
  const x = EDGE + QR_SIZE + 6;
  const width = SIZE[0] - x - EDGE;
  qr(doc, label.code, { x: EDGE, y: (SIZE[1] - QR_SIZE) / 2, size: QR_SIZE });
  text(doc, 17, "#000000", true).text(label.number, x, EDGE + 2, { width, lineBreak: false });
  const line = (size: number, content: string, isBold: boolean, height: number) => {
    text(doc, size, "#000000", isBold).text(content, x, doc.y, { width, height, ellipsis: true });
    doc.y += 2;
  };
  doc.y = EDGE + 22;
  line(8.5, label.customer, true, 22);
  line(7.5, label.device, false, 20);
  if (label.serial) line(6.5, label.serial, false, 16);
  line(6.5, label.date, false, 9);
}
