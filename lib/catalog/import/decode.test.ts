import { expect, test } from "vitest";
import { decodeText } from "./decode";

test("accents survive in every encoding that spreadsheets write", () => {
  const text = "categoria;Batería ñandú";
  const utf8 = new TextEncoder().encode(text);
  expect(decodeText(utf8)).toBe(text);
  expect(decodeText(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text);
  expect(decodeText(Uint8Array.from(Buffer.from(text, "latin1")))).toBe(text);
  expect(decodeText(Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, "utf16le")]))).toBe(text);
});

const LINE = "nombre;descripcion\r\nBatería de reemplazo «Ñandú» ¿sirve?;Año, camión, pingüino é";

test.each([
  [
    "Windows",
    "bm9tYnJlO2Rlc2NyaXBjaW9uDQpCYXRlcu1hIGRlIHJlZW1wbGF6byCr0WFuZPq7IL9zaXJ2ZT87QfFvLCBjYW1p824sIHBpbmf8aW5vIOk=",
  ],
  [
    "Macintosh",
    "bm9tYnJlO2Rlc2NyaXBjaW9uDQpCYXRlcpJhIGRlIHJlZW1wbGF6byDHhGFuZJzIIMBzaXJ2ZT87QZZvLCBjYW1pl24sIHBpbmefaW5vII4=",
  ],
  [
    "MS-DOS",
    "bm9tYnJlO2Rlc2NyaXBjaW9uDQpCYXRlcqFhIGRlIHJlZW1wbGF6byCupWFuZKOvIKhzaXJ2ZT87QaRvLCBjYW1pom4sIHBpbmeBaW5vIII=",
  ],
])("the CSV of Excel for %s is read as it was written", (_, base64) => {
  expect(decodeText(Buffer.from(base64, "base64"))).toBe(LINE);
});

/** Bytes of what Windows writes: Latin-1 and its typography. */
const windows = (text: string) => {
  const own: Record<string, number> = { "–": 0x96, "—": 0x97, "’": 0x92, "™": 0x99 };
  return Uint8Array.from(text, (letter) => own[letter] ?? letter.charCodeAt(0));
};

test.each([
  "nombre;precio\r\nControl Xbox – Negro;180000\r\nDock — Switch;9",
  "nombre;precio\r\nSony® DualSense™;180000",
  "nombre;precio\r\nPlayer’s Edition’s;180000",
  "nombre;precio\r\nControl\u00A0Xbox\u00A0Series;180000\r\nDescripción;1",
  "nombre;precio\r\n1 m² a 30 °C;180000",
])("typography of Windows makes no letters of it: %j", (text) => {
  expect(decodeText(windows(text))).toBe(text);
});

test("one letter is enough to tell MS-DOS and Macintosh", () => {
  expect(decodeText(Uint8Array.from(Buffer.from("Bater\xA1a", "latin1")))).toBe("Batería");
  expect(decodeText(Uint8Array.from(Buffer.from("Bater\x92a", "latin1")))).toBe("Batería");
  expect(decodeText(Uint8Array.from(Buffer.from("Espa\x96a", "latin1")))).toBe("España");
});

test("a damaged byte of UTF-8 spoils its own letter alone", () => {
  const good = new TextEncoder().encode("Batería, cámara, camión, ñandú, diseño");
  expect(decodeText(Uint8Array.from([...good, 0xc3, 0x2c]))).toBe(
    "Batería, cámara, camión, ñandú, diseño\uFFFD,",
  );
});

test("what cannot be stored is not read", () => {
  expect(decodeText(new TextEncoder().encode("a\u0000b\u0007c\uFFFEd"))).toBe("abcd");
});
