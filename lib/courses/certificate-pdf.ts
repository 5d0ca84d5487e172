import "server-only";
import { formatDate } from "@/lib/core/dates";
import { renderPdf } from "@/lib/core/pdf/document";
import { type Doc, ELECTRIC, INK, MUTED, qr, text } from "@/lib/core/pdf/kit";
import { statedLength } from "./certificate";
import type { Certificate } from "./rows";

type Issuer = { name: string; legalName: string; taxId: string };

const WARM = "#ffb454";
const MARGIN = 84;
const QR_SIZE = 92;
const COLUMN_GAP = 24;
/** Three rows of two. */
const SKILLS = 6;

/** The certificate as a landscape page with a link to verify it. */
export function certificatePdf(certificate: Certificate, issuer: Issuer, address: string): Promise<Buffer> {
  return renderPdf({
    title: `Certificado ${certificate.code}`,
    layout: "landscape",
    draw: (doc) => {
      drawFrame(doc);
      drawText(doc, certificate, issuer);
      drawSkills(doc, certificate);
      drawFacts(doc, certificate);
      drawProof(doc, certificate.code, issuer, address);
    },
  });
}

/** Page border: ink frame, thin accent line, pixel corners. */
function drawFrame(doc: Doc): void {
  const { width, height } = doc.page;
  doc.rect(0, 0, width, height).fill("#ffffff");
  doc
    .lineWidth(16)
    .rect(8, 8, width - 16, height - 16)
    .stroke(INK);
  doc
    .lineWidth(1.2)
    .rect(30, 30, width - 60, height - 60)
    .stroke(ELECTRIC);
  for (const [x, y, dx, dy] of [
    [30, 30, 1, 1],
    [width - 30, 30, -1, 1],
    [30, height - 30, 1, -1],
    [width - 30, height - 30, -1, -1],
  ] as const)
    for (const [column, row, colour] of [
      [0, 0, WARM],
      [1, 0, ELECTRIC],
      [0, 1, ELECTRIC],
      [2, 0, WARM],
      [0, 2, WARM],
    ] as const)
      doc
        .rect(x + dx * column * 12 - (dx < 0 ? 10 : 0), y + dy * row * 12 - (dy < 0 ? 10 : 0), 10, 10)
        .fill(colour);
}

function drawText(doc: Doc, { name, course }: Certificate, issuer: Issuer): void {
  const room = doc.page.width - MARGIN * 2;
  const centred = { width: room, align: "center" } as const;
  const shrunk = (content: string, max: number, min: number) =>
    fitSize((size) => text(doc, size, INK, true).widthOfString(content), { room, max, min });
  text(doc, 15, ELECTRIC, true).text(issuer.name.toUpperCase(), MARGIN, 74, {
    ...centred,
    characterSpacing: 4,
  });
  text(doc, 34, INK, true).text("Certificado de finalización", MARGIN, 106, centred);
  text(doc, 13, MUTED).text("Este documento certifica que", MARGIN, 168, centred);
  text(doc, shrunk(name, 38, 16), INK, true).text(name, MARGIN, 196, centred);
  const line = doc.page.width / 2;
  doc
    .lineWidth(1.5)
    .moveTo(line - 130, 248)
    .lineTo(line + 130, 248)
    .stroke(WARM);
  text(doc, 13, MUTED).text("terminó todas las lecciones del curso", MARGIN, 262, centred);
  text(doc, shrunk(course, 24, 12), INK, true).text(course, MARGIN, 286, centred);
}

/** What the course teaches, in two columns: as many as fit. */
function drawSkills(doc: Doc, { skills }: Certificate): void {
  const width = (doc.page.width - MARGIN * 2 - COLUMN_GAP) / 2;
  for (const [index, skill] of skills.slice(0, SKILLS).entries()) {
    const x = MARGIN + (index % 2) * (width + COLUMN_GAP);
    const y = 326 + Math.floor(index / 2) * 17;
    doc.rect(x, y + 2, 6, 6).fill(WARM);
    text(doc, 10.5, INK).text(skill, x + 14, y, { width: width - 14, height: 12, ellipsis: true });
  }
}

function drawFacts(doc: Doc, { minutes, issuedAt, code }: Certificate): void {
  const length = statedLength(minutes);
  const facts = [
    ...(length ? [["Intensidad", length] as const] : []),
    ["Fecha de emisión", formatDate(issuedAt)] as const,
    ["Código", code] as const,
  ];
  const width = (doc.page.width - MARGIN * 2) / facts.length;
  for (const [index, [term, value]] of facts.entries()) {
    const cell = { width, align: "center" } as const;
    const x = MARGIN + index * width;
    text(doc, 10, MUTED).text(term, x, 388, cell);
    text(doc, 13, INK, true).text(value, x, 403, cell);
  }
}

/** Issuer and verification address. */
function drawProof(doc: Doc, code: string, issuer: Issuer, address: string): void {
  const top = doc.page.height - 62 - QR_SIZE;
  const left = doc.page.width - MARGIN - QR_SIZE;
  qr(doc, address, { x: left, y: top, size: QR_SIZE });
  const room = left - MARGIN - 24;
  text(doc, 12, INK, true).text(issuer.legalName || issuer.name, MARGIN, top + 12, { width: room });
  text(doc, 10, MUTED);
  if (issuer.taxId) doc.text(`NIT ${issuer.taxId}`, { width: room });
  doc.moveDown(0.8);
  doc.text(`Comprueba su validez con el código ${code} en`, { width: room });
  doc.fillColor(ELECTRIC).text(address, { width: room, link: address, underline: true });
}

/** The largest font size between `min` and `max` at which the text fits the width. */
function fitSize(
  widthAt: (size: number) => number,
  { room, max, min }: { room: number; max: number; min: number },
): number {
  for (let size = max; size > min; size -= 1) if (widthAt(size) <= room) return size;
  return min;
}
