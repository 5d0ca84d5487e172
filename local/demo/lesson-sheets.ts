import PDFDocument from "pdfkit";
import type { LocalConfig } from "../launch/config.ts";
import { LESSON_SHEETS, type LessonSheet } from "./data/lesson-sheets.ts";
import { rowId } from "./row-id.ts";

export type StoredSheet = { course: string; lesson: string; title: string; url: string; size: number };

const INK = "#0a0c14";
const MUTED = "#565d7c";
const ACCENT = "#4338ca";
const MARGIN = 56;

/** Draws the printable sheets of the demo's lessons and uploads them to the bucket of lesson files. */
export async function uploadSheets({ env }: LocalConfig): Promise<StoredSheet[]> {
  const stored: StoredSheet[] = [];
  for (const sheet of LESSON_SHEETS) {
    const bytes = await drawSheet(sheet);
    const name = `${rowId("lesson-sheet", `${sheet.course}/${sheet.lesson}`)}.pdf`;
    const answer = await fetch(`${env.SUPABASE_URL}/storage/v1/object/lesson-files/${name}`, {
      method: "POST",
      headers: {
        apikey: env.SUPABASE_SECRET_KEY ?? "",
        authorization: `Bearer ${env.SUPABASE_SECRET_KEY}`,
        "content-type": "application/pdf",
        "x-upsert": "true",
      },
      body: new Uint8Array(bytes),
    });
    if (!answer.ok) throw new Error(`No se pudo guardar ${name}: ${answer.status} ${await answer.text()}`);
    const { course, lesson, title } = sheet;
    stored.push({ course, lesson, title, url: `/api/lesson-files/${name}`, size: bytes.length });
  }
  return stored;
}

/** One page: parts with boxes to tick, or with lines to write on. */
function drawSheet({ title, lead, parts }: LessonSheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: "A4", margin: MARGIN, lang: "es-CO", info: { Title: title } });
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    const width = doc.page.width - 2 * MARGIN;
    doc.font("Helvetica-Bold").fontSize(9).fillColor(ACCENT).text("AVENTURA GAMER", { characterSpacing: 2 });
    doc.moveDown(0.6).fontSize(24).fillColor(INK).text(title);
    doc.moveDown(0.3).font("Helvetica").fontSize(11).fillColor(MUTED).text(lead, { width });
    for (const { title: part, lines, fill } of parts) {
      doc.moveDown(1.2).font("Helvetica-Bold").fontSize(14).fillColor(INK).text(part, MARGIN);
      doc.moveDown(0.4).font("Helvetica").fontSize(11);
      for (const line of lines) {
        const y = doc.y;
        if (fill) {
          doc.fillColor(MUTED).text(line, MARGIN, y + 6, { width: 190 });
          doc
            .lineWidth(0.7)
            .moveTo(MARGIN + 200, y + 18)
            .lineTo(MARGIN + width, y + 18)
            .stroke(MUTED);
          doc.y = y + 26;
        } else {
          doc.lineWidth(1).roundedRect(MARGIN, y, 12, 12, 2).stroke(ACCENT);
          doc.fillColor(INK).text(line, MARGIN + 22, y + 1, { width: width - 22 });
          doc.y = y + 22;
        }
      }
    }
    doc.end();
  });
}
