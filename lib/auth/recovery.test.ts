import { expect, test } from "vitest";
import { isRecoverySession } from "./recovery";

const claims = { session_id: "s1", amr: [{ method: "otp", timestamp: 1 }] };

test("the session opened by the mail may set a new password", () => {
  expect(isRecoverySession(claims, "s1")).toBe(true);
  expect(isRecoverySession({ session_id: "s1", amr: ["recovery"] }, "s1")).toBe(true);
});

test("no other session may", () => {
  expect(isRecoverySession(claims, "s2")).toBe(false);
  expect(isRecoverySession(claims, undefined)).toBe(false);
  expect(isRecoverySession(null, "s1")).toBe(false);
  expect(isRecoverySession({ session_id: "s1", amr: [{ method: "password" }] }, "s1")).toBe(false);
  expect(isRecoverySession({ session_id: "s1" }, "s1")).toBe(false);
});
