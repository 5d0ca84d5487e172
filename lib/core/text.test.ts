import { expect, test } from "vitest";
import { cut, isVisible, truncate, writable } from "./text";

test("truncating cuts at a word and stays within the limit", () => {
  expect(truncate("corto", 10)).toBe("corto");
  const short = truncate("una descripción bastante larga del producto", 20);
  expect(short).toBe("una descripción...");
  expect(short.length).toBeLessThanOrEqual(20);
  expect(truncate("😀".repeat(30), 21)).toBe(`${"😀".repeat(5)}...`);
});

test.each([
  ["an emoji", "ab😀c", 3, "ab"],
  ["a letter with its own accent", "cafe\u0301s", 4, "caf"],
  ["a family", "a👨‍👩‍👧b", 6, "a"],
  ["a tone of skin", "a👍🏽b", 3, "a"],
  ["a flag", "a🇨🇴b", 3, "a"],
  ["a key", "a1️⃣b", 3, "a"],
  ["nothing", "abc", 2, "ab"],
])("a text is not cut within %s", (_, text, max, start) => {
  expect(cut(text, max)).toBe(start);
});

test("a letter with hundreds of accents is cut, and stays well-formed", () => {
  const text = `e${"\u0301".repeat(500)}`;
  expect(cut(text, 100)).toHaveLength(100);
  for (let max = 0; max < 12; max++)
    expect(() => encodeURIComponent(cut("👨‍👩‍👧👍🏽".repeat(2), max))).not.toThrow();
});

test("characters invalid in XML or PostgreSQL are removed, a pasted line break is kept", () => {
  expect(writable("a\u000Bb\u0000\u0008\u001F\uFFFE\uFFFF\tc\nd\r")).toBe("a\nb\tc\nd\r");
  expect(writable("x\uD83Dy\uDE00z😀")).toBe("xyz😀");
});

test("blanks, joiners and direction marks are invisible", () => {
  for (const text of [
    "",
    " \u00A0\u2003",
    "\u200B\u200D\u2060\uFEFF",
    "\u202E\u2066",
    "\u3164",
    "\u2800",
    "\u0301",
  ])
    expect(isVisible(text), JSON.stringify(text)).toBe(false);
  for (const text of ["Ñ", "李", "😀", "-", "\u202Ea"]) expect(isVisible(text)).toBe(true);
});
