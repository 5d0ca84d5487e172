import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./config.ts";
import { type FontName, pageFont } from "./fonts.ts";

test.each<[FontName, number]>([
  ["inter", 22_000],
  ["oxanium", 8000],
])("the pages' %s is the output of `npm run fonts`, at most %i bytes", async (name, limit) => {
  const made = await pageFont(name);
  const kept = await readFile(path.join(ROOT, "components/layout/fonts", `${name}.woff2`));
  expect(kept.equals(made)).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(limit);
});
