import "server-only";
import { formatCop } from "@/lib/core/money";
import { renderPdf } from "@/lib/core/pdf/document";
import { type Doc, qr, text } from "@/lib/core/pdf/kit";
import { barsOf, QUIET } from "../bars";
import { type TagPaper, type TagProduct, tagCode } from "./tags";

const MM = 72 / 25.4;
const PAGES: Record<TagPaper, { size: [number, number]; columns: number; rows: number; edge: number }> = {
  rollo: { size: [50 * MM, 30 * MM], columns: 1, rows: 1, edge: 2 * MM },
  // Printers leave up to 4 mm of a sheet blank.
  carta: { size: [612, 792], columns: 3, rows: 8, edge: 5 * MM },
  a4: { size: [595.28, 841.89], columns: 3, rows: 8, edge: 5 * MM },
};

/** Width of a module: what a box has (GS1's nominal width), and the least that a reader at a counter still reads. */
const MODULE = { most: 0.33 * MM, least: 0.19 * MM };
const BLACK = "#000000";

type Box = { x: number; y: number; width: number; height: number };

/** Labels of products on a roll or on sheets: name, price, bars, SKU and shop. */
export function tagsPdf(tags: readonly TagProduct[], paper: TagPaper, shop: string): Promise<Buffer> {
  const { size, columns, rows, edge } = PAGES[paper];
  const [width, height] = [size[0] / columns, size[1] / rows];
  return renderPdf({
    title: "Etiquetas",
    size,
    margin: 0,
    draw: (doc) => {
      for (const [n, tag] of tags.entries()) {
        const place = n % (columns * rows);
        if (n > 0 && place === 0) doc.addPage();
        const box = {
          x: (place % columns) * width + edge,
          y: Math.floor(place / columns) * height + edge,
          width: width - 2 * edge,
          height: height - 2 * edge,
        };
        drawTag(doc, tag, shop, box);
      }
    },
  });
}

const NAME_HEIGHT = 19;
const FOOT_HEIGHT = 13;

function drawTag(doc: Doc, tag: TagProduct, shop: string, { x, y, width, height }: Box): void {
  const line = { width, lineBreak: false, height: 9, ellipsis: true } as const;
  text(doc, 7.5, BLACK, true).text(tag.name, x, y, {
    width,
    height: NAME_HEIGHT,
    ellipsis: true,
    lineGap: -0.5,
  });
  const foot = y + height - FOOT_HEIGHT;
  drawCode(doc, tagCode(tag), { x, y: y + NAME_HEIGHT + 1, width, height: foot - y - NAME_HEIGHT - 2 });
  const price = formatCop(tag.price);
  const half = { width: width / 2, align: "right", height: 6.5, ellipsis: true, lineBreak: true } as const;
  text(doc, 12, BLACK, true).text(price, x, foot + 2, { ...line, width: width / 2, height: 13 });
  // A code of the bars' own is already below them.
  text(doc, 5.5, BLACK).text(tag.barcode ? tag.sku : "", x + width / 2, foot, half);
  text(doc, 5.5, BLACK).text(shop, x + width / 2, foot + 7, half);
}

/** Bars with their text below; a QR code for a text whose bars would be too narrow. */
function drawCode(doc: Doc, code: string, { x, y, width, height }: Box): void {
  if (!code) return;
  const bars = barsOf(code);
  const module = Math.min(MODULE.most, width / (bars.length + 2 * QUIET));
  if (module < MODULE.least) {
    qr(doc, code, { x, y, size: height - 2 });
    text(doc, 6, BLACK).text(code, x + height + 4, y, { width: width - height - 4, height, ellipsis: true });
    return;
  }
  const left = x + (width - bars.length * module) / 2;
  for (const dark of bars.matchAll(/1+/g))
    doc.rect(left + dark.index * module, y, dark[0].length * module, height - 9);
  doc.fill(BLACK);
  text(doc, 6.5, BLACK).text(code, x, y + height - 7, { width, align: "center", lineBreak: false });
}
