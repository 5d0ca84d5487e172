import {
  AuthApiError,
  AuthInvalidJwtError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
} from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { isSignedOut } from "./auth-outage";

test.each([
  new AuthSessionMissingError(),
  new AuthInvalidJwtError("Invalid JWT signature"),
  new AuthApiError("Invalid Refresh Token", 400, "refresh_token_not_found"),
  new AuthApiError("User from sub claim in JWT does not exist", 403, "user_not_found"),
])("a response that rejects the session is a sign-out: %s", (error) => expect(isSignedOut(error)).toBe(true));

test.each([
  new AuthRetryableFetchError("fetch failed", 0),
  new AuthRetryableFetchError("Bad gateway", 502),
  new AuthUnknownError("Unexpected end of JSON input", new Error()),
  new AuthApiError("Too many requests", 429, "over_request_rate_limit"),
  new Error("Auth took too long"),
  null,
])("no response, an invalid one and too many requests are an outage: %s", (error) => {
  expect(isSignedOut(error)).toBe(false);
});
