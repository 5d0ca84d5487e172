import { inflateSync } from "node:zlib";

const STREAM = /stream\n([\s\S]*?)\nendstream/g;
const SHOWN = /\[([^\]]*)\]\s*TJ/g;
const PIECE = /<([0-9a-fA-F]*)>/g;

/** What WinAnsi has where Latin-1 has control characters. */
const WIN_ANSI: Record<string, string> = { "\x80": "€", "\x85": "…", "\x95": "•", "\x96": "–", "\x97": "—" };

/** The text of a PDF with built-in fonts, one line per drawn line; whitespace is normalised. */
export function pdfText(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString("latin1");
  const lines: string[] = [];
  for (const [, raw = ""] of file.matchAll(STREAM)) {
    for (const [, shown = ""] of inflated(raw).matchAll(SHOWN)) {
      const bytes = [...shown.matchAll(PIECE)].map(([, hex = ""]) =>
        Buffer.from(hex, "hex").toString("latin1"),
      );
      lines.push(bytes.join("").replace(/[\x80-\x9f]/g, (byte) => WIN_ANSI[byte] ?? byte));
    }
  }
  return lines.join("\n").replace(/\s+/g, " ");
}

function inflated(raw: string): string {
  try {
    return inflateSync(Buffer.from(raw, "latin1")).toString("latin1");
  } catch {
    // A picture or a font: no text.
    return "";
  }
}

/** Number of sheets. */
export function pdfSheets(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}
