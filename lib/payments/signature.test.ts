import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { verifySignature } from "./signature";

const TS = "1742505638683";
const WITH_REQUEST = "5cefb44400d45d9853ba1dfa7f8437f4426b4ed81695d4269078cd113f3f35e1";
const WITHOUT_REQUEST = "89b95b356e74a46abc4d761c4cb84a44d9db5db556bfa937c1317766f5ddf307";
const call = {
  signature: `ts=${TS},v1=${WITH_REQUEST}`,
  requestId: "2066ca19-c6f1-498a-be75-1923005edd06",
  dataId: "123456789",
  secret: "sandbox-secret",
  now: Number(TS),
};

test("genuine calls pass, with and without a request id", () => {
  expect(verifySignature(call)).toEqual({ ok: true, ts: TS });
  expect(verifySignature({ ...call, signature: `ts=${TS},v1=${WITHOUT_REQUEST}`, requestId: null })).toEqual({
    ok: true,
    ts: TS,
  });
});

test("whitespace around the parts and upper case in the hash do not matter", () => {
  const signature = ` ts=${TS} , v1=${WITH_REQUEST.toUpperCase()} `;
  expect(verifySignature({ ...call, signature })).toEqual({ ok: true, ts: TS });
});

test.each([
  ["another payment", { dataId: "123456780" }],
  ["another request", { requestId: "x" }],
  ["no request", { requestId: null }],
  ["another secret", { secret: "sandbox-secre" }],
  ["another moment", { signature: `ts=1742505638684,v1=${WITH_REQUEST}` }],
  ["another hash", { signature: `ts=${TS},v1=${"0".repeat(64)}` }],
])("%s does not pass", (_, changed) => {
  expect(verifySignature({ ...call, ...changed })).toEqual({ ok: false, reason: "mismatch" });
});

test.each([
  ["missing", null],
  ["missing", "  "],
  ["malformed", "v1=abc"],
  ["malformed", `ts=${TS}`],
  ["malformed", `v1=${WITH_REQUEST}`],
  ["malformed", `ts=ayer,v1=${WITH_REQUEST}`],
  ["malformed", `ts=${TS},v1=${WITH_REQUEST}00`],
  ["malformed", `ts=${TS},v2=${WITH_REQUEST}`],
])("%s: '%s'", (reason, signature) => {
  expect(verifySignature({ ...call, signature })).toEqual({ ok: false, reason });
});

describe("tolerance", () => {
  const at = Number(TS);
  const day = 86_400_000;

  test.each([
    [4 * day, true],
    [10 * day - 1000, true],
    [10 * day + 1000, false],
    [-(10 * day - 1000), true],
    [-(10 * day + 1000), false],
  ])("of ten days, %i ms away", (distance, ok) => {
    expect(verifySignature({ ...call, now: at + distance }).ok).toBe(ok);
  });

  test("seconds and milliseconds are both accepted", () => {
    const hash = createHmac("sha256", "s").update("ts:1742505638;").digest("hex");
    const seconds = { signature: `ts=1742505638,v1=${hash}`, requestId: null, dataId: null, secret: "s" };
    expect(verifySignature({ ...seconds, now: at }).ok).toBe(true);
    expect(verifySignature({ ...seconds, now: at + 11 * day })).toEqual({ ok: false, reason: "stale" });
  });
});
