import { expect, test } from "vitest";
import { formatNumber } from "./money";

test("numbers are formatted like Intl's, whatever their size and sign", () => {
  const written = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 0 });
  const positive = [7, 999, 1000, 9999, 10_000, 1_000_000, 9_007_199_254_740_991, 19.4, 19.5, 20.5, 999.9];
  for (const number of [0, ...positive, ...positive.map((value) => -value)])
    expect(formatNumber(number)).toBe(written.format(number));
});
