import "server-only";
import PDFDocument from "pdfkit";

type Drawing = {
  /** Shown by readers as the document's title. */
  title: string;
  layout?: "portrait" | "landscape";
  /** In points, for labels; A4 otherwise. */
  size?: [width: number, height: number];
  margin?: number;
  draw: (doc: PDFKit.PDFDocument) => void;
};

/** Beyond Latin-1, what the built-in faces draw. */
const FURTHER = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const isDrawn = (letter: string) => /[\n\x20-\x7e\xa0-\xff]/.test(letter) || FURTHER.includes(letter);

/** Only what the built-in faces draw: one other character would garble all that follows it, an address for example. */
export function printable(text: string): string {
  return Array.from(text.normalize("NFC").replace(/\t/g, " "), (letter) => {
    if (isDrawn(letter)) return letter;
    const plain = Array.from(letter.normalize("NFKD")).filter(isDrawn).join("");
    if (plain) return plain;
    return /\p{L}/u.test(letter) ? "?" : "";
  }).join("");
}

/** Makes a document take any text that people type. */
function acceptAnyText(doc: PDFKit.PDFDocument): void {
  const { text, heightOfString } = doc;
  doc.text = ((words: string, ...rest: []) => text.call(doc, printable(words), ...rest)) as typeof text;
  doc.heightOfString = (words, options) => heightOfString.call(doc, printable(words), options);
}

/** Draws one document, upright A4 with margins of 50 points if nothing else is asked for. The built-in faces hold every letter of Spanish. */
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
