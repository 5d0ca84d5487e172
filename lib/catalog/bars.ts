/** Widths of bars and spaces in turn, in modules, of Code 128's symbols 0 to 106 (ISO/IEC 15417, table 1). */
const SYMBOLS =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112".split(
    " ",
  );
const START = { text: 104, pairs: 105 };
const STOP = 106;

/** A digit of an EAN with an odd number of dark modules, and which of the first six digits are mirrored by the leading one (GS1 5.2). */
const DIGITS = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const MIRRORED = "000000 001011 001101 001110 010011 011001 011100 010101 010110 011010".split(" ");

const GUARD = "101";
const MIDDLE = "01010";

const inverted = (modules: string) => modules.replaceAll(/./g, (module) => (module === "1" ? "0" : "1"));
const mirrored = (modules: string) => [...inverted(modules)].reverse().join("");
const dark = (digit: string | undefined) => DIGITS[Number(digit)] ?? "";

/**
 * The bars of a barcode or SKU as it is stored, "1" a dark module: EAN-13, EAN-8, or Code 128 for any other. A UPC-A is an
 * EAN-13 with a leading zero. Without the light margins, QUIET modules on each side.
 */
export function barsOf(code: string): string {
  if (/^\d{8}$/.test(code)) return ean8(code);
  if (/^\d{12,13}$/.test(code)) return ean13(code.padStart(13, "0"));
  return code128(code);
}

/** Light modules that readers need on each side of the bars. */
export const QUIET = 11;

function ean13([leading, ...digits]: string): string {
  const parity = MIRRORED[Number(leading)] ?? "";
  const left = digits
    .slice(0, 6)
    .map((digit, n) => (parity[n] === "1" ? mirrored(dark(digit)) : dark(digit)));
  const right = digits.slice(6).map((digit) => inverted(dark(digit)));
  return [GUARD, ...left, MIDDLE, ...right, GUARD].join("");
}

function ean8(digits: string): string {
  const left = [...digits.slice(0, 4)].map(dark);
  const right = [...digits.slice(4)].map((digit) => inverted(dark(digit)));
  return [GUARD, ...left, MIDDLE, ...right, GUARD].join("");
}

/** Pairs of digits take one symbol, any other character one each. */
function code128(text: string): string {
  const isPairs = /^(\d\d){2,}$/.test(text);
  const values = isPairs
    ? (text.match(/\d\d/g) ?? []).map(Number)
    : [...text].map((letter) => letter.charCodeAt(0) - 32);
  const start = isPairs ? START.pairs : START.text;
  const check = values.reduce((sum, value, n) => sum + value * (n + 1), start) % 103;
  return [start, ...values, check, STOP].map(modulesOf).join("");
}

function modulesOf(symbol: number): string {
  return [...(SYMBOLS[symbol] ?? "")].map((width, n) => (n % 2 ? "0" : "1").repeat(Number(width))).join("");
}
