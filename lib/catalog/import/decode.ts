/** Decodes a spreadsheet: UTF-8 with or without BOM, UTF-16 (Excel's "Unicode text"), otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const DELIMITERS = [";", ",", "\t"] as const;

/** Detects the delimiter: the candidate that occurs most often in the first line, outside quotes. */
export function delimiterOf(text: string): (typeof DELIMITERS)[number] {
  const end = text.search(/[\r\n]/);
  const header = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, "");
  const count = (mark: string) => header.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
