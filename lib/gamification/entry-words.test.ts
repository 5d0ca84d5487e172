import { expect, test } from "vitest";
import { ledgerAmount, ledgerDetail, ledgerTitle } from "./entry-words";

test.each([
  [5, 89, "+5 XP · +89 puntos"],
  [0, -2850, "−2.850 puntos"],
  [-1, 0, "−1 XP"],
  [0, 1, "+1 punto"],
])("%s XP and %s points are %s", (xp, points, text) => {
  expect(ledgerAmount({ xp, points })).toBe(text);
});

test("a row says what it is about", () => {
  expect(ledgerDetail({ kind: "order", reference: "abc", detail: "1a2b3c4d" })).toBe("1a2b3c4d");
  expect(ledgerDetail({ kind: "achievement", reference: "novice-level", detail: "" })).toBe("Rango Novato");
  expect(ledgerDetail({ kind: "achievement", reference: "de-otra-época", detail: "" })).toBe("");
  expect(ledgerDetail({ kind: "opening", reference: "x", detail: "x" })).toBe("");
});

test("a row that takes something back says so", () => {
  expect(ledgerTitle({ kind: "order", xp: 5, points: 10 })).toBe("Pedido");
  expect(ledgerTitle({ kind: "order", xp: 0, points: -10 })).toBe("Pedido: ajuste");
  expect(ledgerTitle({ kind: "opening", xp: -3, points: 10 })).toBe("Saldo inicial");
});
