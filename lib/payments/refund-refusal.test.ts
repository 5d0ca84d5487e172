import { expect, test } from "vitest";
import { refundRefusal } from "./refund-refusal";

test.each([
  [400, ["2064"], /180 días/],
  [400, ["999", "2063"], /ya no admite/],
  [400, ["2017"], /más de lo que queda/],
  [404, [], /no reconoce/],
  [401, [], /credenciales/],
  [402, [], /saldo/],
  [400, ["77"], /código 77/],
  [422, [], /código 422/],
] as const)("%s %j", (status, codes, text) => {
  expect(refundRefusal({ status, codes: [...codes] })).toMatch(text);
});
