import { expect, test } from "vitest";
import { paymentWays } from "./payment-ways";

test("cash is offered up to the total that anyone may order with it, and never for a code", () => {
  const cash = (kind: "consola" | "tarjeta", price: number) => paymentWays({ kind, price }, 1_500_000).cash;
  expect(cash("consola", 1_500_000)).toContain("Contra entrega");
  expect(cash("consola", 1_500_001)).toBe("");
  expect(cash("tarjeta", 50_000)).toBe("");
});
