import "server-only";
import PDFDocument from "pdfkit";

type Drawing = {
  /** Shown by readers as the document's title. */
  title: string;
  layout?: "portrait" | "landscape";
  draw: (doc: PDFKit.PDFDocument) => void;
};

/** Draws one A4 document, margins of 50 points. The built-in faces hold every letter of Spanish. */
export function renderPdf({ title, layout = "portrait", draw }: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: "A4", layout, margin: 50, lang: "es-CO", info: { Title: title } });
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    draw(doc);
    doc.end();
  });
}

/** Personal papers: never kept by anything between us and the person. */
export function pdfResponse(pdf: Buffer, filename: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${filename}"`,
      "cache-control": "private, no-store",
    },
  });
}
