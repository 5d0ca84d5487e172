import { describe, expect, test } from "vitest";
import { TAX_CLASSES, TAX_RATES } from "@/lib/core/tax-class";
import { seededRandom } from "@/tests/factories/payments";
import { type MoneyMove, movedParts, type TaxedAmount, type TaxPart, taxParts } from "./tax";

const roll = seededRandom(38);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const amountOf = (parts: TaxPart[]) => sum(parts.map(({ base, tax }) => base + tax));

/** One to five lines of any class and price. */
const anyLines = (): TaxedAmount[] =>
  Array.from({ length: 1 + roll(5) }, () => ({
    taxClass: TAX_CLASSES[roll(TAX_CLASSES.length)]!,
    amount: 1 + roll(roll(2) === 0 ? 60 : 2_000_000),
  }));

describe("base and IVA of a price", () => {
  test.each([
    ["iva_19", 119_000, 100_000, 19_000],
    ["iva_19", 50_000, 42_017, 7983],
    ["iva_5", 105_000, 100_000, 5000],
    ["exento", 50_000, 50_000, 0],
    ["excluido", 50_000, 50_000, 0],
  ] as const)("%s of %i", (taxClass, amount, base, tax) => {
    expect(taxParts([{ taxClass, amount }])).toEqual([{ taxClass, base, tax }]);
  });

  test("add up to each line and to the order, in whole pesos within half a peso of the rate", () => {
    for (let n = 0; n < 500; n += 1) {
      const lines = anyLines();
      const parts = taxParts(lines);
      expect(amountOf(parts)).toBe(sum(lines.map(({ amount }) => amount)));
      for (const { taxClass, base, tax } of parts) {
        const own = lines.filter((line) => line.taxClass === taxClass);
        expect(base + tax).toBe(sum(own.map(({ amount }) => amount)));
        expect([base, tax].every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
        const exact = (base + tax) / (1 + TAX_RATES[taxClass] / 100);
        expect(Math.abs(base - exact)).toBeLessThanOrEqual(own.length / 2);
      }
    }
  });
});

describe("the parts of a payment's moves", () => {
  const lines: TaxedAmount[] = [
    { taxClass: "iva_19", amount: 119_000 },
    { taxClass: "excluido", amount: 81_000 },
  ];
  const paid: MoneyMove = { kind: "pago", amount: 200_000, lines: [] };

  test("are the order's for the payment, and for a refund those of its lines", () => {
    expect(movedParts(lines, [paid])).toEqual(taxParts(lines));
    const back: MoneyMove = {
      kind: "reembolso",
      amount: -81_000,
      lines: [{ taxClass: "excluido", amount: 81_000 }],
    };
    expect(movedParts(lines, [paid, back])).toEqual([{ taxClass: "excluido", base: -81_000, tax: 0 }]);
  });

  test("are in proportion for a refund without lines", () => {
    expect(movedParts(lines, [paid, { kind: "reembolso", amount: -100_000, lines: [] }])).toEqual([
      { taxClass: "iva_19", base: -50_000, tax: -9500 },
      { taxClass: "excluido", base: -40_500, tax: 0 },
    ]);
  });

  test("return what a dispute took when the shop wins it", () => {
    const back: MoneyMove = { kind: "reembolso", amount: -119_000, lines: [lines[0]!] };
    const taken: MoneyMove = { kind: "contracargo", amount: -81_000, lines: [] };
    const won: MoneyMove = { kind: "contracargo_ganado", amount: 81_000, lines: [] };
    expect(movedParts(lines, [paid, back, taken, won])).toEqual([
      { taxClass: "excluido", base: 81_000, tax: 0 },
    ]);
  });

  test("add up to each move, and everything that goes out leaves nothing of any class", () => {
    for (let n = 0; n < 300; n += 1) {
      const sold = anyLines();
      const total = sum(sold.map(({ amount }) => amount));
      const moves: MoneyMove[] = [{ kind: "pago", amount: total, lines: [] }];
      let left = total;
      while (left > 0) {
        const amount = moves.length > 4 ? left : 1 + roll(left);
        left -= amount;
        moves.push({ kind: "reembolso", amount: -amount, lines: roll(2) === 0 ? [] : anyLines() });
      }
      const parts = moves.map((_, at) => movedParts(sold, moves.slice(0, at + 1)));
      expect(parts.map(amountOf)).toEqual(moves.map(({ amount }) => amount));
      for (const taxClass of TAX_CLASSES) {
        const own = parts.flat().filter((part) => part.taxClass === taxClass);
        expect([sum(own.map(({ base }) => base)), sum(own.map(({ tax }) => tax))]).toEqual([0, 0]);
      }
    }
  });
});
