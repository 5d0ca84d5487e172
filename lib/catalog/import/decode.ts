import { writable } from "@/lib/core/text";

/** Bytes 128 to 255 of "CSV (MS-DOS)", which browsers and Node do not know. */
const DOS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

const DECODERS = [
  (bytes: Uint8Array) => new TextDecoder("windows-1252").decode(bytes),
  (bytes: Uint8Array) => new TextDecoder("macintosh").decode(bytes),
  (bytes: Uint8Array) => Array.from(bytes, (byte) => DOS[byte - 128] ?? String.fromCharCode(byte)).join(""),
];

const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ¿¡«»°ºª]/g;
const FOREIGN = /[^\0-\x7FáéíóúüñÁÉÍÓÚÜÑ¿¡«»°ºª™®©–—‘’“”…€×½²]/g;
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
const likeness = (text: string) => count(text, SPANISH) - count(text, FOREIGN);

/**
 * Decodes a spreadsheet as Excel writes it: UTF-8 with or without BOM, UTF-16 ("Unicode text"), else the one of Windows,
 * Macintosh and MS-DOS in which the text looks most like Spanish.
 */
export function decodeText(bytes: Uint8Array): string {
  return writable(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const texts = DECODERS.map((one) => one(bytes));
    return texts.reduce((best, text) => (likeness(text) > likeness(best) ? text : best));
  }
}

const DELIMITERS = [";", ",", "\t"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** A first line for Excel alone: "sep=;", also in quotes or padded with delimiters. */
const SEPARATOR = /^\s*"?sep=([;,\t])"?[;,\t]*(?:\r\n|\r|\n)/i;

/** The text's delimiter, and how much of its beginning says nothing but that. */
export function separatorOf(text: string): { delimiter: Delimiter; skip: number } {
  const said = SEPARATOR.exec(text);
  const delimiter = DELIMITERS.find((mark) => mark === said?.[1]) ?? delimiterOf(text);
  return { delimiter, skip: said?.[0].length ?? 0 };
}

/** Detects the delimiter: the candidate that occurs most often in the first line, outside quotes. */
export function delimiterOf(text: string): Delimiter {
  const end = text.search(/[\r\n]/);
  const header = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, "");
  const count = (mark: string) => header.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
