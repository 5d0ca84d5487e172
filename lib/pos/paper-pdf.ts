import "server-only";
import { renderPdf } from "@/lib/core/pdf/document";
import { type Doc, type Fact, INK, LINE, line, MUTED, text } from "@/lib/core/pdf/kit";
import type { TicketPaper } from "./paper";

const MM = 72 / 25.4;
/** The roll of a receipt printer. */
const ROLL = 80 * MM;
const MARGIN = 4 * MM;
const WIDTH = ROLL - 2 * MARGIN;
/** Longer than any ticket: the height that was used is measured on it. */
const LONGEST = 14_000;

/** The ticket as a PDF of one page, as wide as the roll and as long as its content. */
export async function ticketPdf(paper: TicketPaper): Promise<Buffer> {
  let height = 0;
  await renderPdf({
    title: paper.number,
    size: [ROLL, LONGEST],
    margin: MARGIN,
    draw: (doc) => {
      drawTicket(doc, paper);
      height = doc.y + MARGIN;
    },
  });
  return renderPdf({
    title: `${paper.title} ${paper.number}`,
    // A little more, so that rounding never breaks the page.
    size: [ROLL, height + 2],
    margin: MARGIN,
    draw: (doc) => drawTicket(doc, paper),
  });
}

function separate(doc: Doc): void {
  doc.y += 3;
  line(doc, { x: MARGIN, y: doc.y, width: WIDTH }, LINE);
  doc.y += 5;
}

/** A label with its value at the right, which takes this part of the width. */
function drawFact(doc: Doc, [label, value]: Fact, size = 8, isBold = false, part = 0.5): void {
  const y = doc.y;
  const left = WIDTH * (1 - part);
  text(doc, size, INK, isBold).text(value, MARGIN + left, y, { width: WIDTH - left, align: "right" });
  const bottom = doc.y;
  text(doc, size, isBold ? INK : MUTED, isBold).text(label, MARGIN, y, { width: left - 4 });
  doc.y = Math.max(doc.y, bottom) + 1;
}

function drawTicket(doc: Doc, { title, seller, facts, lines, total, sums, paid, notes }: TicketPaper): void {
  const [name = "", ...rest] = seller;
  text(doc, 11, INK, true).text(name, MARGIN, MARGIN, { width: WIDTH, align: "center" });
  text(doc, 7.5, MUTED).text(rest.join("\n"), MARGIN, doc.y, { width: WIDTH, align: "center" });
  doc.y += 4;
  text(doc, 8.5, INK, true).text(title, MARGIN, doc.y, { width: WIDTH, align: "center" });
  separate(doc);
  for (const fact of facts) drawFact(doc, fact);
  separate(doc);
  for (const { name: what, detail, amount } of lines) {
    text(doc, 8.5).text(what, MARGIN, doc.y, { width: WIDTH });
    drawFact(doc, [detail, amount], 8, false, 0.28);
    doc.y += 2;
  }
  separate(doc);
  drawFact(doc, total, 10, true);
  for (const fact of sums) drawFact(doc, fact, 7.5);
  separate(doc);
  for (const fact of paid) drawFact(doc, fact);
  separate(doc);
  for (const note of notes) {
    text(doc, 7, MUTED).text(note, MARGIN, doc.y, { width: WIDTH });
    doc.y += 2;
  }
}
