import { expect, test } from "vitest";
import { isLinkToken } from "./inputs";

test("a token is 48 hexadecimal characters, nothing else", () => {
  expect(isLinkToken("0a".repeat(24))).toBe(true);
  for (const text of [undefined, "", "0a", "0A".repeat(24), `${"0a".repeat(24)}'`, "zz".repeat(24)])
    expect(isLinkToken(text)).toBe(false);
});
