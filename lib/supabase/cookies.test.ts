import { expect, test } from "vitest";
import { hintAfter, hintCookieOptions, sessionCookieOptions } from "./cookies";

test("the session cookie is out of reach of scripts, the hint is not", () => {
  expect(sessionCookieOptions("https://tienda.co")).toMatchObject({ httpOnly: true, secure: true });
  expect(sessionCookieOptions("http://localhost:3000").secure).toBe(false);
  expect(hintCookieOptions("https://tienda.co").httpOnly).toBe(false);
});

test("the hint follows the session's chunks", () => {
  expect(hintAfter([{ name: "sb-127-auth-token.0", value: "abc" }])).toBe("set");
  expect(hintAfter([{ name: "sb-127-auth-token", value: "" }])).toBe("clear");
  expect(hintAfter([{ name: "sb-127-auth-token-code-verifier", value: "x" }])).toBeUndefined();
  expect(hintAfter([])).toBeUndefined();
});
