import { seededRandom } from "../factories/payments.ts";

const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join("");
const PIECES = [
  "Consola que no enciende",
  "<b>negrita</b></script><![CDATA[ ]]>&amp;",
  "'; drop table public.products; --",
  '=HYPERLINK("http://example.com")',
  "[a](javascript:alert(1)) ![](x) `` ```",
  "| a | b |\n|---|---|\n| c | d |",
  "\u202Eal revés\u2066",
  "e\u0301".repeat(20),
  "👨‍👩‍👧👍🏽🇨🇴1️⃣",
  "李雷 مرحبا नमस्ते ไทย 한국어",
  "\u200B\u2060\uFEFF\u00AD",
  "\uD83D",
  "\uDE00",
  "\uFFFE\uFFFF\u{1FFFE}\u{10FFFF}",
  "https://example.com/?q=%E0%A4%A&%00",
  "%s %n {0} {{x}}",
  "\u0085\u2028\u2029\r\n\t\v",
];

/** Random texts: every plane, controls, lone surrogates, marks of every script, and endless words. */
export type Dice = ReturnType<typeof randomTexts>;

export function randomTexts(seed: number) {
  const roll = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[roll(items.length)] as Item;
  const any = () => String.fromCodePoint(roll(0x110000));
  const repeated = (length: number, make: () => string) => Array.from({ length }, make).join("");
  const kinds: (() => string)[] = [
    () => pick(PIECES),
    () => pick(PIECES) + pick(PIECES),
    () => repeated(1 + roll(40), any),
    () => pick([...CONTROLS]) + pick(PIECES),
    () => pick(["x", "Ñ", "李", "😀", "-", "_"]).repeat(1 + roll(10_000)),
    () => `${"w".repeat(roll(5000))} ${"ñ".repeat(roll(5000))}`,
    () => " \u00A0\u2003".repeat(roll(20)),
    () => "",
  ];
  return { roll, pick, text: () => pick(kinds)() };
}
