import { expect, test } from "vitest";
import { cashProblem } from "./cash-limit";

const LIMIT = { units: 5, total: 1_500_000, open: 0, buyer: "guest" } as const;
const line = (quantity: number, price: number) => ({ quantity, price });

test("up to the limit a cart can be paid on delivery", () => {
  expect(cashProblem([line(5, 100_000), line(2, 500_000)], LIMIT)).toBeNull();
  expect(cashProblem([line(1, 500_000)], { ...LIMIT, open: 1_000_000 })).toBeNull();
});

test("above it the reason names the effect of an account, a first delivery or open orders", () => {
  expect(cashProblem([line(1, 10), line(6, 10)], LIMIT)).toBe(
    "Hasta 5 unidades de cada artículo sin iniciar sesión.",
  );
  expect(cashProblem([line(3, 500_001)], LIMIT)).toBe("Hasta $1.500.000 sin iniciar sesión.");
  expect(cashProblem([line(3, 500_001)], { ...LIMIT, buyer: "new" })).toBe(
    "Hasta $1.500.000 hasta que recibas tu primer pedido.",
  );
  expect(cashProblem([line(3, 500_001)], { ...LIMIT, buyer: "known" })).toBe("Hasta $1.500.000.");
  expect(cashProblem([line(1, 500_001)], { ...LIMIT, open: 1_000_000, buyer: "known" })).toBe(
    "Hasta $1.500.000, y ya tienes $1.000.000 sin pagar.",
  );
  expect(cashProblem([line(2, 10)], { ...LIMIT, units: 1, buyer: "known" })).toBe(
    "Hasta 1 unidad de cada artículo.",
  );
});
