import { writable } from "@/lib/core/text";

/** Bytes 128 to 255 of "CSV (MS-DOS)", which browsers and Node do not know. */
const DOS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

const DECODERS = [
  (bytes: Uint8Array) => new TextDecoder("windows-1252").decode(bytes),
  (bytes: Uint8Array) => new TextDecoder("macintosh").decode(bytes),
  (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString("latin1")
      .replace(/[\x80-\xFF]/g, (byte) => DOS.charAt(byte.charCodeAt(0) - 128)),
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

/** Whether this is UTF-8 in which a few bytes were damaged; they are read as U+FFFD. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/[^\0-\x7F\uFFFD]/g) > 4 * count(/\uFFFD/g);
}

/** So many bytes from the first that is not ASCII tell the encoding: a whole file may have forty megabytes. */
const SAMPLE_BYTES = 256 * 1024;

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
    const from = Math.max(0, bytes.findIndex((byte) => byte > 127) - 1);
    const sample = bytes.subarray(from, from + SAMPLE_BYTES);
    if (isDamagedUtf8(sample)) return new TextDecoder().decode(bytes);
    const likely = DECODERS.map((read) => ({ read, likeness: likeness(read(sample)) }));
    return likely.reduce((best, one) => (one.likeness > best.likeness ? one : best)).read(bytes);
  }
}
