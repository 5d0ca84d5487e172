import { expect, test } from "vitest";
import { checkFormToken, issueFormToken } from "./form-token";
import { MIN_FILL_MS } from "./min-fill-time";

const SECRET = "un secreto de prueba";
const NOW = Date.UTC(2026, 0, 5, 12);
const token = issueFormToken(SECRET, NOW);

test("a form may be sent within two days of opening", () => {
  expect(checkFormToken(token, SECRET, NOW + MIN_FILL_MS)).toBe("ok");
  expect(checkFormToken(token, SECRET, NOW + 2 * 86_400_000)).toBe("ok");
  expect(checkFormToken(token, SECRET, NOW + 2 * 86_400_000 + 1)).toBe("unknown");
});

test("a form sent right after opening is a bot's", () => {
  expect(checkFormToken(token, SECRET, NOW + MIN_FILL_MS - 1)).toBe("too_fast");
  expect(checkFormToken(token, SECRET, NOW - 60_000)).toBe("too_fast");
});

test.each([
  "",
  ".",
  "abc",
  `${token}x`,
  token.replace(/^./, "0"),
  `${(NOW - 99_999).toString(36)}.${token.split(".")[1]}`,
])("%j is not a valid token", (forged) => {
  expect(checkFormToken(forged, SECRET, NOW + 10_000)).toBe("unknown");
});

test("another server's token is invalid", () => {
  expect(checkFormToken(issueFormToken("otro", NOW), SECRET, NOW + 10_000)).toBe("unknown");
});
