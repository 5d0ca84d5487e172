import {
  AuthApiError,
  AuthInvalidJwtError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
} from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { isSignedOut } from "./auth-outage";

test("an answer that refuses the session is a sign-out", () => {
  expect(isSignedOut(new AuthSessionMissingError())).toBe(true);
  expect(isSignedOut(new AuthInvalidJwtError("Invalid JWT signature"))).toBe(true);
  expect(isSignedOut(new AuthApiError("Invalid Refresh Token", 400, "refresh_token_not_found"))).toBe(true);
  expect(
    isSignedOut(new AuthApiError("User from sub claim in JWT does not exist", 403, "user_not_found")),
  ).toBe(true);
});

test("no answer, a broken one, too many requests and a failing server are an outage", () => {
  expect(isSignedOut(new AuthRetryableFetchError("fetch failed", 0))).toBe(false);
  expect(isSignedOut(new AuthRetryableFetchError("Bad gateway", 502))).toBe(false);
  expect(isSignedOut(new AuthUnknownError("Unexpected end of JSON input", new Error()))).toBe(false);
  expect(isSignedOut(new AuthApiError("Too many requests", 429, "over_request_rate_limit"))).toBe(false);
  expect(isSignedOut(new Error("Auth took too long"))).toBe(false);
  expect(isSignedOut(null)).toBe(false);
});
