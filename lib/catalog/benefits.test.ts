import { expect, test } from "vitest";
import { benefitsOf } from "./benefits";
import type { Product } from "./types";

const product = (changes: Partial<Product> = {}) =>
  ({ name: "Control", badgeText: "", details: [], ...changes }) as unknown as Product;
const sheet = (label: string, value: string) => ({ details: [{ label, value }] });
const textOf = (kind: string, one: Product) => benefitsOf(one).find((benefit) => benefit.kind === kind);

test("the warranty is the one of the product's own sheet", () => {
  expect(textOf("warranty", product(sheet("Garantía", "3 meses")))?.text).toBe("3 meses");
});

test("without a word there it is the law's: a year new, three months used", () => {
  expect(textOf("warranty", product())?.text).toMatch(/^Un año/);
  expect(textOf("warranty", product(sheet("Estado", "Usado, superficie 9/10")))?.text).toMatch(/^3 meses/);
  expect(textOf("warranty", product({ badgeText: "Reacondicionado" }))?.text).toMatch(/^3 meses/);
});

test("only what its data says to be original is called original", () => {
  expect(textOf("origin", product(sheet("Autenticidad", "100 % original")))?.title).toBe("100 % original");
  expect(textOf("origin", product())).toBeUndefined();
  expect(textOf("origin", product(sheet("Estado", "Nuevo, sin caja original")))).toBeUndefined();
  const compatible = product({
    name: "Base compatible con DualSense",
    ...sheet("Autenticidad", "100 % original"),
  });
  expect(textOf("origin", compatible)?.title).toBe("Compatible, probado en el taller");
});
