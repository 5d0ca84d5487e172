import { expect, test } from "vitest";
import { shareVersion } from "./share-image";

test("the version changes with price or name, and is stable otherwise", () => {
  const version = shareVersion("Control", 120_000, "/media/a.webp");
  expect(version).toMatch(/^[0-9a-z]{1,7}$/);
  expect(shareVersion("Control", 120_000, "/media/a.webp")).toBe(version);
  expect(shareVersion("Control", 110_000, "/media/a.webp")).not.toBe(version);
  expect(shareVersion("Contról", 120_000, "/media/a.webp")).not.toBe(version);
});
