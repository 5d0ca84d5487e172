import "server-only";
import { type Doc, ELECTRIC, INK, line, MUTED, room, rule, sheet, text } from "@/lib/core/pdf/kit";

export const MARGIN = 42;
export const { LEFT, RIGHT, WIDTH } = sheet(MARGIN);

/** Page header: issuer on the left, document title on the right. */
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

/** Signature lines side by side, each with title and name. */
export function signatures(doc: Doc, signers: readonly { title: string; name: string }[]): void {
  room(doc, 80);
  const gap = 30;
  const width = (WIDTH - gap * (signers.length - 1)) / signers.length;
  const y = doc.y + 40;
  const bottoms = signers.map(({ title, name }, index) => {
    const x = LEFT + index * (width + gap);
    line(doc, { x, y, width });
    text(doc, 9, INK, true).text(title, x, y + 5, { width });
    text(doc, 9, MUTED).text(name, x, doc.y, { width });
    return doc.y;
  });
  doc.y = Math.max(...bottoms);
}
