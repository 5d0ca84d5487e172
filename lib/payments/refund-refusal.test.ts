import { expect, test } from "vitest";
import { refundRefusal } from "./refund-refusal";

test.each<[number, string[], RegExp, string?]>([
  [400, ["2064"], /180 días/, "plazo"],
  [400, ["3024"], /no devuelve una parte/, "parte"],
  [400, ["999", "2063"], /ya no admite/],
  [400, ["2017"], /más de lo que queda/],
  [404, [], /no reconoce/],
  [401, [], /credenciales/],
  [402, [], /saldo/],
  [400, ["77"], /código 77/],
  [422, [], /código 422/],
])("%s %j", (status, codes, text, blocked = "") => {
  const refusal = refundRefusal({ status, codes });
  expect(refusal.text).toMatch(text);
  // Anything else may be tried again there: nothing is returned by hand.
  expect(refusal.blocked).toBe(blocked);
});
