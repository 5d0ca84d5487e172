import "server-only";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { renderPdf } from "@/lib/core/pdf/document";
import { columns, type Doc, ELECTRIC, INK, MUTED, room, rule, sheet, text } from "@/lib/core/pdf/kit";
import { differenceText, KIND_LABELS, signedCop, wayLabel } from "./labels";
import type { CashSheet } from "./rows";

const MARGIN = 50;
const { LEFT, RIGHT, WIDTH } = sheet(MARGIN);
const SOMEBODY = "Alguien del equipo";

export type ClosedSheet = CashSheet & { number: string; closedAt: string; counted: number; expected: number };

export function isClosed(session: CashSheet): session is ClosedSheet {
  return session.number !== null;
}

/** The numbered close of a session, with a line to sign. */
export function closePdf(session: ClosedSheet, shop: string): Promise<Buffer> {
  return renderPdf({
    title: `Cierre de caja ${session.number}`,
    margin: MARGIN,
    draw: (doc) => {
      doc.rect(0, 0, doc.page.width, 10).fill(ELECTRIC);
      text(doc, 15, INK, true).text(shop, LEFT, 42, { width: 240 });
      text(doc, 18, ELECTRIC, true).text("Cierre de caja", 300, 42, { width: RIGHT - 300, align: "right" });
      text(doc, 13, INK, true).text(session.number, { width: RIGHT - 300, align: "right" });
      doc.y += 14;
      rule(doc, 10);
      columns(doc, [
        {
          title: session.drawer,
          facts: [
            ["Abrió", `${session.openedBy ?? SOMEBODY}, ${formatDateTime(session.openedAt)}`],
            ["Cerró", `${session.closedBy ?? SOMEBODY}, ${formatDateTime(session.closedAt)}`],
          ],
        },
        {
          title: "Efectivo",
          facts: [
            ["Base", formatCop(session.openingFloat)],
            ["Debía haber", signedCop(session.expected)],
            ["Contado", formatCop(session.counted)],
            ["Diferencia", differenceText(session.counted - session.expected)],
          ],
        },
      ]);
      if (session.explanation) note(doc, `Explicación: ${session.explanation}`);
      if (session.counts.length > 1)
        note(
          doc,
          `Conteos: ${session.counts.map(({ counted, at }) => `${formatCop(counted)} (${formatDateTime(at)})`).join(", ")}`,
        );
      table(
        doc,
        ["Medio", "Ventas", "Reembolsos", "Anticipos", "Entradas", "Salidas", "Total"],
        session.ways.map(({ method, sales, refunds, deposits, movedIn, movedOut, total }) => [
          wayLabel(method),
          ...[sales, refunds, deposits, movedIn, movedOut, total].map(signedCop),
        ]),
      );
      table(
        doc,
        ["Persona", "Recibió", "Devolvió"],
        session.people.map(({ name, received, returned }) => [
          name ?? SOMEBODY,
          signedCop(received),
          signedCop(returned),
        ]),
      );
      table(
        doc,
        ["Entradas y salidas", "Quién", "Valor"],
        session.moves
          .filter(({ kind }) => kind === "entrada" || kind === "salida")
          .map(({ kind, reason, person, amount }) => [
            `${KIND_LABELS[kind]}: ${reason}`,
            person ?? SOMEBODY,
            signedCop(amount ?? 0),
          ]),
      );
      room(doc, 70);
      doc.y += 40;
      rule(doc, 4);
      text(doc, 9, MUTED).text(`Firma de quien cierra: ${session.closedBy ?? ""}`, LEFT, doc.y, {
        width: WIDTH,
      });
    },
  });
}

function note(doc: Doc, words: string): void {
  room(doc, 40);
  text(doc, 10).text(words, LEFT, doc.y, { width: WIDTH });
  doc.y += 8;
}

/** A table whose first column is a text and the others are amounts; nothing without rows. */
function table(doc: Doc, titles: readonly string[], rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  room(doc, 60);
  const others = titles.length - 1;
  const width = others > 3 ? 68 : 110;
  const first = WIDTH - others * width;
  const draw = (cells: readonly string[], size: number, color: string) => {
    const y = doc.y;
    for (const [index, cell] of cells.slice(1).entries())
      text(doc, size, color).text(cell, LEFT + first + index * width, y, { width, align: "right" });
    text(doc, size, color).text(cells[0] ?? "", LEFT, y, { width: first - 8 });
    doc.y += 5;
  };
  draw(titles, 8.5, MUTED);
  for (const cells of rows) {
    room(doc, 24);
    draw(cells, 9, INK);
  }
  doc.y += 6;
  rule(doc, 10);
}
