import { WebhookSignatureValidator } from "mercadopago";
import { describe, expect, test } from "vitest";
import { buildManifest, signWebhook } from "./signature.ts";

const vector = {
  secret: "sandbox-secret",
  dataId: "123456789",
  requestId: "2066ca19-c6f1-498a-be75-1923005edd06",
  ts: 1742505638683,
};

describe("webhook signature", () => {
  test("matches the known value with all three parts", () => {
    expect(signWebhook(vector)).toEqual({
      v1: "5cefb44400d45d9853ba1dfa7f8437f4426b4ed81695d4269078cd113f3f35e1",
      header: "ts=1742505638683,v1=5cefb44400d45d9853ba1dfa7f8437f4426b4ed81695d4269078cd113f3f35e1",
    });
  });

  test("drops the pair of a missing request id", () => {
    const { v1 } = signWebhook({ ...vector, requestId: undefined });
    expect(v1).toBe("89b95b356e74a46abc4d761c4cb84a44d9db5db556bfa937c1317766f5ddf307");
    expect(buildManifest({ ts: 5 })).toBe("ts:5;");
  });

  test("is accepted by the provider's own validator, and by no other secret", () => {
    const { header } = signWebhook(vector);
    const check = (secret: string) =>
      WebhookSignatureValidator.validate({
        xSignature: header,
        xRequestId: vector.requestId,
        dataId: vector.dataId,
        secret,
      });
    expect(() => check(vector.secret)).not.toThrow();
    expect(() => check("other")).toThrow(/SignatureMismatch/);
  });
});
