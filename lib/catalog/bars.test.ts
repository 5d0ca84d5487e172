import { expect, test } from "vitest";
import { barsOf } from "./bars";

/* The expected bars were read by another program. */
test.each([
  [
    "an EAN-13",
    "5901234123457",
    "10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101",
  ],
  ["an EAN-8", "73513537", "1010111011011110101100010011001010101000010100111010000101000100101"],
  [
    "letters and digits",
    "CAJA7",
    "110100100001000100011010100011000101101110001010001100011101101110101001100001100011101011",
  ],
  ["pairs of digits", "123456", "11010011100101100111001000101100011100010110100011011101100011101011"],
])("the bars of %s", (_, code, bars) => expect(barsOf(code)).toBe(bars));

test("a UPC-A has the bars of its EAN-13", () =>
  expect(barsOf("036000291452")).toBe(barsOf("0036000291452")));

test("no two characters look alike, and a mistake of one is noticed by the check symbol", () => {
  const codes = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-."];
  const symbols = codes.map((code) => barsOf(code).slice(11, 22));
  expect(new Set(symbols).size).toBe(codes.length);
  for (const symbol of symbols) expect(symbol).toMatch(/^1[01]{9}0$/);
  expect(barsOf("AB").slice(33, 44)).not.toBe(barsOf("BA").slice(33, 44));
});
