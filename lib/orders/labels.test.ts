import { expect, test } from "vitest";
import { cardLabel, refundTarget } from "./labels";

test.each([
  ["visa", "1234", "Visa terminada en 1234", "a la tarjeta Visa terminada en 1234"],
  ["debmaster", "", "Mastercard débito", "a la tarjeta Mastercard débito"],
  ["nueva", "1234", "Tarjeta terminada en 1234", "a la tarjeta terminada en 1234"],
  ["pse", "", "PSE", "a la cuenta de banco con que se pagó por PSE"],
  ["", "", "Pago en línea", "al mismo medio de pago"],
  ["nuevo_medio", "", "Pago en línea", "al mismo medio de pago"],
  ["efectivo", "", "Efectivo", "al mismo medio de pago"],
])("%s %s: how it was paid, and where it goes back", (method, lastFour, label, target) => {
  expect(cardLabel(method, lastFour)).toBe(label);
  expect(refundTarget(method, lastFour)).toBe(target);
});
