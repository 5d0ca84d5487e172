import { expect, test } from "vitest";
import { paymentStatusLabel } from "./labels";

test("what an address makes up is never shown", () => {
  expect(paymentStatusLabel("<b>approved</b>")).toBe("Desconocido");
  expect(paymentStatusLabel("constructor")).toBe("Desconocido");
});
