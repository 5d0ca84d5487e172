import { writable } from "@/lib/core/text";

/** Bytes 128 to 255 of "CSV (MS-DOS)", which browsers and Node do not know. */
const DOS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

const DECODERS = [
  (bytes: Uint8Array) => new TextDecoder("windows-1252").decode(bytes),
  (bytes: Uint8Array) => new TextDecoder("macintosh").decode(bytes),
  (bytes: Uint8Array) => Array.from(bytes, (byte) => DOS[byte - 128] ?? String.fromCharCode(byte)).join(""),
];

const isLetter = (character: string) => /\p{L}/u.test(character);
const isBlank = (character: string) => character.trim() === "";

/** Whether a character beyond ASCII stands where Spanish, and who writes prices and names of goods, has it. */
function fits(character: string, before: string, after: string): boolean {
  if (/[áéíóúüñÁÉÍÓÚÜÑ]/.test(character)) return isLetter(before) || isLetter(after);
  if (/[¡¿«]/.test(character)) return !isLetter(before) && !isBlank(after);
  if (/[»°ºª]/.test(character)) return !isBlank(before) && !isLetter(after);
  if (character === "\u00A0" || (character === "’" && /s/i.test(after))) return true;
  return /[–—‘’“”…•™®©€×½²]/.test(character) && !(isLetter(before) && isLetter(after));
}

/** How much a text looks like Spanish. */
function likeness(text: string): number {
  let sum = 0;
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7F]/g))
    sum += fits(character, text.charAt(index - 1), text.charAt(index + 1)) ? 1 : -1;
  return sum;
}

/** UTF-8 in which some bytes were damaged, shown as U+FFFD; null when it is another encoding. */
function damagedUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes);
  const [bad, good] = [text.match(/\uFFFD/g), text.match(/[^\0-\x7F\uFFFD]/g)].map(
    (found) => found?.length ?? 0,
  );
  return (good ?? 0) > 4 * (bad ?? 0) ? text : null;
}

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
    const damaged = damagedUtf8(bytes);
    if (damaged !== null) return damaged;
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
