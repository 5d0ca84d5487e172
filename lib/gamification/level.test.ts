import { expect, test } from "vitest";
import { levelReachedAt } from "./level";

test("a level was reached with the entry that crossed its threshold", () => {
  const entry = (xp: number, createdAt: string, kind = "order") => ({ kind, xp, createdAt });
  const ledger = [entry(2, "today"), entry(10, "yesterday"), entry(-5, "before"), entry(25, "first")];
  expect(levelReachedAt(31, ledger)).toBe("today");
  expect(levelReachedAt(34, [entry(2, "today"), entry(4, "yesterday"), entry(28, "first")])).toBe(
    "yesterday",
  );
  expect(levelReachedAt(20, ledger)).toBeNull();
  expect(levelReachedAt(61, [entry(1, "today")])).toBeNull();
  expect(levelReachedAt(55, [entry(55, "today", "opening")])).toBeNull();
});
