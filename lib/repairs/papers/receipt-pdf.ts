import "server-only";
import { renderPdf } from "@/lib/core/pdf/document";
import { columns, type Doc, ELECTRIC, MUTED, qr, room, rule, text } from "@/lib/core/pdf/kit";
import { type IntakeReceipt, intakeReceipt } from "./receipt";
import type { RepairPaper } from "./rows";
import { head, LEFT, MARGIN, RIGHT, signatures, WIDTH } from "./sheet-pdf";
import type { Shop } from "./shop";

const QR_SIZE = 66;

/** The device receipt as PDF; with `after`, further pages follow it. */
export function receiptPdf(paper: RepairPaper, shop: Shop, after?: (doc: Doc) => void): Promise<Buffer> {
  const receipt = intakeReceipt(paper, shop);
  return renderPdf({
    title: `${receipt.title} ${receipt.number}`,
    margin: MARGIN,
    draw: (doc) => {
      head(doc, receipt);
      columns(doc, receipt.groups);
      drawClauses(doc, receipt);
      signatures(doc, receipt.signatures);
      drawLink(doc, receipt);
      after?.(doc);
    },
  });
}

function drawClauses(doc: Doc, { clauses, acceptance }: IntakeReceipt): void {
  for (const clause of clauses) {
    room(doc, 36);
    text(doc, 9.5, undefined, true).text(`${clause.title}. `, LEFT, doc.y, { width: WIDTH, continued: true });
    text(doc, 9.5, MUTED).text(clause.text, { width: WIDTH });
    doc.y += 3;
  }
  doc.y += 3;
  text(doc, 9, undefined, true).text(acceptance, LEFT, doc.y, { width: WIDTH });
}

/** How to follow the repair without an account. */
function drawLink(doc: Doc, { link }: IntakeReceipt): void {
  if (!link) return;
  doc.y += 14;
  room(doc, QR_SIZE + 16);
  rule(doc);
  const top = doc.y;
  qr(doc, link, { x: RIGHT - QR_SIZE, y: top, size: QR_SIZE });
  const width = WIDTH - QR_SIZE - 16;
  text(doc, 10, undefined, true).text("Sigue tu reparación", LEFT, top + 6, { width });
  text(doc, 9, MUTED).text(
    "Escanea el código o abre este enlace para ver el estado y aprobar la cotización:",
    {
      width,
    },
  );
  text(doc, 8.5, ELECTRIC).text(link, { width, link, underline: true });
}
