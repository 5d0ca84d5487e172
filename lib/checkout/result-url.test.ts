import { expect, test } from "vitest";
import { resultUrl } from "./result-url";

test.each([
  ["approved", "/payment/success?payment_id=99&status=approved&pedido=ab"],
  ["pending", "/payment/pending?payment_id=99&status=pending&pedido=ab"],
  ["rejected", "/payment/failure?payment_id=99&status=rejected&pedido=ab"],
] as const)("%s", (status, url) => {
  expect(resultUrl({ status, paymentId: "99" }, "ab")).toBe(url);
});
