import { expect, test } from "vitest";
import { benefitsOf } from "./benefits";
import type { Product } from "./types";

const product = (changes: Partial<Product> = {}) =>
  ({
    name: "Control",
    kind: "control",
    warrantyMonths: 12,
    warrantyNote: "",
    details: [],
    ...changes,
  }) as unknown as Product;
const sheet = (label: string, value: string) => ({ details: [{ label, value }] });
const textOf = (kind: string, one: Product) => benefitsOf(one).find((benefit) => benefit.kind === kind);

test("the warranty is the product's own", () => {
  expect(textOf("warranty", product())?.text).toBe("12 meses");
  expect(textOf("warranty", product({ warrantyMonths: 3, warrantyNote: "por ser usado" }))?.text).toBe(
    "3 meses por ser usado",
  );
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

test("a code sent by message is not shipped, and says before that it is not taken back", () => {
  const kinds = (one: Product) => benefitsOf(one).map(({ kind }) => kind);
  expect(kinds(product())).toEqual(["warranty", "shipping", "returns"]);
  expect(kinds(product({ kind: "tarjeta" }))).toEqual(["warranty", "returns"]);
  expect(textOf("returns", product({ kind: "tarjeta" }))?.text).toContain("no admite retracto");
});
