import "server-only";
import { renderPdf } from "@/lib/core/pdf/document";
import { columns, type Doc, LINE, line, MUTED, room, rule, text } from "@/lib/core/pdf/kit";
import { type ExitPaper, exitPaper } from "./exit";
import type { RepairPaper } from "./rows";
import { head, LEFT, MARGIN, RIGHT, signatures, WIDTH } from "./sheet-pdf";
import type { Shop } from "./shop";

/** The hand-over document as PDF. */
export function exitPdf(paper: RepairPaper, shop: Shop): Promise<Buffer> {
  const exit = exitPaper(paper, shop);
  return renderPdf({
    title: `${exit.title} ${exit.number}`,
    margin: MARGIN,
    draw: (doc) => {
      head(doc, exit);
      columns(doc, exit.groups);
      for (const { title: name, lines } of exit.sections) drawList(doc, name, lines);
      if (exit.parts) drawParts(doc, exit.parts);
      if (exit.warranty.length > 0) drawList(doc, "Garantía", exit.warranty);
      drawStatement(doc, exit);
      signatures(doc, exit.signatures);
    },
  });
}

function title(doc: Doc, content: string): void {
  room(doc, 40);
  text(doc, 10.5, undefined, true).text(content, LEFT, doc.y, { width: WIDTH });
  doc.y += 3;
}

function drawList(doc: Doc, name: string, lines: readonly string[]): void {
  title(doc, name);
  for (const content of lines) {
    room(doc, 26);
    text(doc, 9.5).text(`• ${content}`, LEFT, doc.y, { width: WIDTH, lineGap: 1 });
    doc.y += 2;
  }
  doc.y += 6;
}

function drawParts(doc: Doc, parts: NonNullable<ExitPaper["parts"]>): void {
  if (parts.length === 0) {
    drawList(doc, "Repuestos instalados", ["Ninguno"]);
    return;
  }
  title(doc, "Repuestos instalados");
  for (const { name, quantity, amount } of parts) {
    room(doc, 24);
    const y = doc.y;
    text(doc, 9.5).text(amount, 460, y, { width: RIGHT - 460, align: "right" });
    text(doc, 9.5).text(`${quantity} × ${name}`, LEFT, y, { width: 400 });
    doc.y += 2;
  }
  doc.y += 6;
}

/** Statement, with blank lines for remarks. */
function drawStatement(doc: Doc, { statement }: ExitPaper): void {
  room(doc, 130);
  rule(doc);
  text(doc, 10.5, undefined, true).text("Entrega sin observaciones", LEFT, doc.y, { width: WIDTH });
  doc.y += 2;
  text(doc, 9.5, MUTED).text(statement, LEFT, doc.y, { width: WIDTH });
  for (const below of [20, 40]) line(doc, { x: LEFT, y: doc.y + below, width: WIDTH }, LINE);
  doc.y += 46;
}
