import { counted } from "@/lib/core/counted";
import "server-only";
import { renderPdf } from "@/lib/core/pdf/document";
import { type Doc, INK, line, MUTED, qr, room, rule, sheet, text } from "@/lib/core/pdf/kit";
import type { Seller } from "../receipt";
import { type PackingSlip, SLIP_TITLE } from "./packing-slip";

export type AddressedSlip = PackingSlip & {
  /** URL of the order's staff page, for the QR code. */
  url: string;
};

const MARGIN = 50;
const { LEFT, RIGHT, WIDTH } = sheet(MARGIN);
const QR_SIZE = 84;

/** Packing slips, each on a new page. */
export function packingSlipsPdf(slips: readonly AddressedSlip[], seller: Seller): Promise<Buffer> {
  const [only, ...more] = slips;
  return renderPdf({
    title: only && more.length === 0 ? `${SLIP_TITLE} ${only.number}` : SLIP_TITLE,
    margin: MARGIN,
    draw: (doc) => {
      for (const [index, slip] of slips.entries()) {
        if (index > 0) doc.addPage();
        drawHead(doc, slip, seller);
        drawRecipient(doc, slip);
        drawLines(doc, slip);
        drawSignature(doc);
      }
    },
  });
}

function drawHead(doc: Doc, { number, date, url }: AddressedSlip, seller: Seller): void {
  const width = WIDTH - QR_SIZE - 20;
  text(doc, 20, INK, true).text(`${SLIP_TITLE} ${number}`, LEFT, 46, { width });
  text(doc, 10, MUTED).text(`Pedido del ${date}`, { width });
  doc.moveDown(0.6);
  text(doc, 10, INK, true).text(seller.name, { width });
  const place = [seller.address, seller.city].filter(Boolean).join(", ");
  text(doc, 10, MUTED).text([place, seller.phone].filter(Boolean).join(" · "), { width });
  qr(doc, url, { x: RIGHT - QR_SIZE, y: 42, size: QR_SIZE });
  doc.y = Math.max(doc.y, 42 + QR_SIZE) + 12;
  rule(doc, 12);
}

function drawRecipient(doc: Doc, { recipient, isFetched, shipment, collect, hold }: PackingSlip): void {
  if (hold) drawFrame(doc, `${isFetched ? "NO ENTREGAR" : "NO DESPACHAR"}. ${hold}`, 3);
  text(doc, 10, MUTED).text("Entregar a", LEFT, doc.y, { width: WIDTH });
  text(doc, 18, INK, true).text(recipient.name, { width: WIDTH });
  text(doc, 14).text(isFetched ? "Recoge en la tienda" : recipient.address, { width: WIDTH });
  text(doc, 14).text(`Celular ${recipient.phone}`, { width: WIDTH });
  if (shipment) text(doc, 11, MUTED).text(`Transportadora: ${shipment}`, { width: WIDTH });
  if (collect) {
    doc.y += 8;
    drawFrame(doc, `${isFetched ? "Paga al recoger" : "Contra entrega"}: cobrar ${collect}`, 1.5);
  }
  doc.y += 8;
  rule(doc, 12);
}

/** A highlighted warning line. */
function drawFrame(doc: Doc, content: string, thickness: number): void {
  const top = doc.y;
  const inside = { width: WIDTH - 24, align: "center" } as const;
  const height = text(doc, 14, INK, true).heightOfString(content, inside) + 18;
  doc.rect(LEFT, top, WIDTH, height).lineWidth(thickness).stroke(INK);
  text(doc, 14, INK, true).text(content, LEFT + 12, top + 10, inside);
  doc.y = top + height + 12;
}

function drawLines(doc: Doc, { lines, units }: PackingSlip): void {
  for (const { quantity, name } of lines) {
    text(doc, 13);
    const height = Math.max(20, doc.heightOfString(name, { width: WIDTH - 90 }));
    room(doc, height);
    const top = doc.y;
    doc
      .rect(LEFT, top + 1, 13, 13)
      .lineWidth(1)
      .stroke(INK);
    text(doc, 13, INK, true).text(`${quantity} ×`, LEFT + 24, top, { width: 50 });
    text(doc, 13).text(name, LEFT + 80, top, { width: WIDTH - 90 });
    doc.y = top + height + 8;
  }
  room(doc, 130);
  rule(doc, 12);
  const count = counted(units, "unidad", "unidades");
  text(doc, 12, INK, true).text(count, LEFT, doc.y, { width: WIDTH });
}

function drawSignature(doc: Doc): void {
  const top = Math.max(doc.y + 60, 640);
  for (const [label, left] of [
    ["Empacó", LEFT],
    ["Recibí a satisfacción (nombre, documento y fecha)", LEFT + WIDTH / 3],
  ] as const) {
    const width = (left === LEFT ? WIDTH / 3 : (WIDTH * 2) / 3) - 12;
    line(doc, { x: left, y: top, width });
    text(doc, 9, MUTED).text(label, left, top + 5, { width });
  }
}
