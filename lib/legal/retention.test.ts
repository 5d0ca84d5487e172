import { expect, test } from "vitest";
import { RETENTION, termOf } from "./retention";

test("periods are in Spanish", () => {
  expect([termOf("rateLimit"), termOf("spam"), termOf("sentMail"), termOf("order")]).toEqual([
    "1 día",
    "90 días",
    "1 año",
    "10 años",
  ]);
  for (const what of Object.keys(RETENTION) as (keyof typeof RETENTION)[])
    expect(termOf(what)).toMatch(/^\d+ (días?|años?)$/);
});
