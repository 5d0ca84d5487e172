import { expect, test } from "vitest";
import { salesTrend } from "./trend";

test.each([
  [0, 0, "Sin ventas en 60 días."],
  [10, 0, "El periodo anterior no tuvo ventas."],
  [100, 100, "Igual que los 30 días anteriores."],
  [150, 100, "50 % más que los 30 días anteriores."],
  [0, 100, "100 % menos que los 30 días anteriores."],
])("%d after %d", (now, before, words) => {
  expect(salesTrend(now, before)).toBe(words);
});
