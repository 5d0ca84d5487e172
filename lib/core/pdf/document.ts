import "server-only";
import PDFDocument from "pdfkit";

type Drawing = {
  /** Document title in the PDF metadata. */
  title: string;
  layout?: "portrait" | "landscape";
  /** Page size in points, for labels; A4 by default. */
  size?: [width: number, height: number];
  margin?: number;
  draw: (doc: PDFKit.PDFDocument) => void;
};

/** Characters beyond Latin-1 that the built-in fonts support. */
const FURTHER = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const isDrawn = (letter: string) => /[\n\x20-\x7e\xa0-\xff]/.test(letter) || FURTHER.includes(letter);

/** Text that the built-in fonts can draw: any other character would garble the rest of the line. */
export function printable(text: string): string {
  return Array.from(text.normalize("NFC").replace(/\t/g, " "), (letter) => {
    if (isDrawn(letter)) return letter;
    const plain = Array.from(letter.normalize("NFKD")).filter(isDrawn).join("");
    if (plain) return plain;
    return /\p{L}/u.test(letter) ? "?" : "";
  }).join("");
}

/** Replaces characters that the fonts cannot draw in all text of the document. */
function acceptAnyText(doc: PDFKit.PDFDocument): void {
  const { text, heightOfString } = doc;
  doc.text = ((content: string, ...rest: []) => text.call(doc, printable(content), ...rest)) as typeof text;
  doc.heightOfString = (content, options) => heightOfString.call(doc, printable(content), options);
}

/** Draws a document; A4 portrait with margins of 50 points by default. The built-in fonts cover Spanish. */
export function renderPdf({ title, layout = "portrait", size, margin = 50, draw }: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: size ?? "A4",
      layout,
      margin,
      lang: "es-CO",
      info: { Title: title },
    });
    acceptAnyText(doc);
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    draw(doc);
    doc.end();
  });
}
