import { expect, test } from "vitest";
import { paymentStatusLabel } from "./labels";
import { PROVIDER_STATUSES } from "./types";

test("every status of the provider has a word, none of them its own", () => {
  expect(["approved", "pending", "rejected"].map(paymentStatusLabel)).toEqual([
    "Aprobado",
    "Pendiente",
    "Rechazado",
  ]);
  for (const status of PROVIDER_STATUSES) expect(paymentStatusLabel(status)).toMatch(/^[A-Z][a-z]/);
});

test("what an address makes up is never shown", () => {
  expect(paymentStatusLabel("<b>approved</b>")).toBe("Desconocido");
  expect(paymentStatusLabel("constructor")).toBe("Desconocido");
});
