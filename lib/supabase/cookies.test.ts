import { expect, test } from "vitest";
import { hintAfter, hintCookieOptions, sessionCookieOptions } from "./cookies";

test("the session cookie is HttpOnly, the hint is not", () => {
  expect(sessionCookieOptions("https://tienda.co")).toMatchObject({ httpOnly: true, secure: true });
  expect(sessionCookieOptions("http://localhost:3000").secure).toBe(false);
  expect(hintCookieOptions("https://tienda.co").httpOnly).toBe(false);
});

test("the hint is set and cleared with the session's chunks", () => {
  expect(hintAfter([{ name: "sb-127-auth-token.0", value: "abc" }])).toBe("1");
  expect(hintAfter([{ name: "sb-127-auth-token", value: "" }])).toBeNull();
  expect(hintAfter([{ name: "sb-127-auth-token-code-verifier", value: "x" }])).toBeUndefined();
  expect(hintAfter([])).toBeUndefined();
});

test("it has the mark of the session's account, whether in one cookie or in chunks", () => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const jwt = `e30.${encoded({ sub: "00000000-0000-4000-8000-00000a1b2c3d" })}.x`;
  const cookie = `base64-${encoded({ access_token: jwt, user: {} })}`;
  expect(hintAfter([{ name: "sb-127-auth-token", value: cookie }])).toBe("00000a1b2c3d");
  expect(
    hintAfter([
      { name: "sb-127-auth-token.1", value: cookie.slice(20) },
      { name: "sb-127-auth-token.0", value: cookie.slice(0, 20) },
      { name: "sb-127-auth-token.2", value: "" },
    ]),
  ).toBe("00000a1b2c3d");
});
