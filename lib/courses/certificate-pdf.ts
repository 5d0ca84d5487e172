import "server-only";
import QRCode from "qrcode";
import { formatDate } from "@/lib/core/dates";
import { renderPdf } from "@/lib/core/pdf";
import { lengthText } from "./certificate";
import { fitSize } from "./fit-text";
import type { Certificate } from "./types";

type Doc = PDFKit.PDFDocument;

type Issuer = { name: string; legalName: string; taxId: string };

const INK = "#0a0c14";
const MUTED = "#565d7c";
const ELECTRIC = "#4338ca";
const WARM = "#ffb454";
const MARGIN = 84;
const QR_SIZE = 92;

/** The paper of a certificate: one landscape sheet with the way to check it. */
export function certificatePdf(certificate: Certificate, issuer: Issuer, address: string): Promise<Buffer> {
  return renderPdf({
    title: `Certificado ${certificate.code}`,
    layout: "landscape",
    draw: (doc) => {
      drawFrame(doc);
      drawWords(doc, certificate, issuer);
      drawFacts(doc, certificate);
      drawProof(doc, certificate.code, issuer, address);
    },
  });
}

/** An ink border with a thin electric line in it and pixel corners. */
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

function drawWords(doc: Doc, { name, course }: Certificate, issuer: Issuer): void {
  const room = doc.page.width - MARGIN * 2;
  const centred = { width: room, align: "center" } as const;
  const shrunk = (text: string, max: number, min: number) =>
    fitSize((size) => doc.fontSize(size).widthOfString(text), { room, max, min });
  doc.font("Helvetica-Bold").fontSize(15).fillColor(ELECTRIC);
  doc.text(issuer.name.toUpperCase(), MARGIN, 74, { ...centred, characterSpacing: 4 });
  doc.fontSize(34).fillColor(INK).text("Certificado de finalización", MARGIN, 106, centred);
  doc
    .font("Helvetica")
    .fontSize(13)
    .fillColor(MUTED)
    .text("Este documento certifica que", MARGIN, 168, centred);
  doc.font("Helvetica-Bold").fillColor(INK);
  doc.fontSize(shrunk(name, 38, 16)).text(name, MARGIN, 196, centred);
  const line = doc.page.width / 2;
  doc
    .lineWidth(1.5)
    .moveTo(line - 130, 248)
    .lineTo(line + 130, 248)
    .stroke(WARM);
  doc.font("Helvetica").fontSize(13).fillColor(MUTED);
  doc.text("terminó todas las lecciones del curso", MARGIN, 262, centred);
  doc.font("Helvetica-Bold").fillColor(INK);
  doc.fontSize(shrunk(course, 24, 12)).text(course, MARGIN, 286, centred);
}

function drawFacts(doc: Doc, { minutes, issuedAt, code }: Certificate): void {
  const facts = [
    ["Intensidad", lengthText(minutes)],
    ["Fecha de emisión", formatDate(issuedAt)],
    ["Código", code],
  ] as const;
  const width = (doc.page.width - MARGIN * 2) / facts.length;
  for (const [index, [term, value]] of facts.entries()) {
    const cell = { width, align: "center" } as const;
    const x = MARGIN + index * width;
    doc.font("Helvetica").fontSize(10).fillColor(MUTED).text(term, x, 352, cell);
    doc.font("Helvetica-Bold").fontSize(13).fillColor(INK).text(value, x, 367, cell);
  }
}

/** Who issued it, and where anyone checks it. */
function drawProof(doc: Doc, code: string, issuer: Issuer, address: string): void {
  const top = doc.page.height - 84 - QR_SIZE;
  const left = doc.page.width - MARGIN - QR_SIZE;
  drawQr(doc, address, left, top);
  const room = left - MARGIN - 24;
  doc.font("Helvetica-Bold").fontSize(12).fillColor(INK);
  doc.text(issuer.legalName || issuer.name, MARGIN, top + 12, { width: room });
  doc.font("Helvetica").fontSize(10).fillColor(MUTED);
  if (issuer.taxId) doc.text(`NIT ${issuer.taxId}`, { width: room });
  doc.moveDown(0.8);
  doc.text(`Comprueba su validez con el código ${code} en`, { width: room });
  doc.fillColor(ELECTRIC).text(address, { width: room, link: address, underline: true });
}

function drawQr(doc: Doc, text: string, left: number, top: number): void {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  const cell = QR_SIZE / size;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      // A hair wider than the cell, so that no reader paints seams between neighbours.
      if (data[row * size + column]) doc.rect(left + column * cell, top + row * cell, cell + 0.1, cell + 0.1);
  doc.fill(INK);
}
