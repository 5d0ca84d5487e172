import { expect, test } from "vitest";
import { decodeText, delimiterOf } from "./decode";

test("accents survive in every encoding that spreadsheets write", () => {
  const text = "categoria;Batería ñandú";
  const utf8 = new TextEncoder().encode(text);
  expect(decodeText(utf8)).toBe(text);
  expect(decodeText(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text);
  expect(decodeText(Uint8Array.from(Buffer.from(text, "latin1")))).toBe(text);
  expect(decodeText(Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, "utf16le")]))).toBe(text);
});

test("the separator is the first line's, whatever the cells hold", () => {
  expect(delimiterOf("slug;nombre;precio\na,b,c,d;e;f")).toBe(";");
  expect(delimiterOf("slug,nombre,precio\n1;2;3")).toBe(",");
  expect(delimiterOf("slug\tnombre\tprecio")).toBe("\t");
  expect(delimiterOf('"uno;dos;tres",nombre,precio')).toBe(",");
  expect(delimiterOf("slug")).toBe(";");
});
