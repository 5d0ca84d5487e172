import { expect, test } from "vitest";
import { cashProblem } from "./cash-limit";

const LIMIT = { units: 5, total: 1_500_000 };
const line = (quantity: number, price: number) => ({ quantity, price });

test("up to the limit a cart may be paid on delivery", () => {
  expect(cashProblem([line(5, 100_000), line(2, 500_000)], LIMIT, false)).toBeNull();
});

test("above it the reason is told, and what an account would change", () => {
  expect(cashProblem([line(1, 10), line(6, 10)], LIMIT, false)).toBe(
    "Hasta 5 unidades de cada artículo sin iniciar sesión.",
  );
  expect(cashProblem([line(3, 500_001)], LIMIT, false)).toBe("Hasta $1.500.000 sin iniciar sesión.");
  expect(cashProblem([line(3, 500_001)], LIMIT, true)).toBe("Hasta $1.500.000.");
  expect(cashProblem([line(2, 10)], { ...LIMIT, units: 1 }, true)).toBe("Hasta 1 unidad de cada artículo.");
});
