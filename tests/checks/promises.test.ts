import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const page = readFileSync(path.join(root, "docs/PROMISES.md"), "utf8");

/** Rows of the page's tables: [number, promise, held by]. */
const rows = page
  .split("\n")
  .map((line) => /^\| ([A-Z]\d+) +\| (.+?) +\| (.+?) +\|$/.exec(line)?.slice(1))
  .filter((row) => row !== undefined) as [string, string, string][];

const testsOf = (heldBy: string) =>
  [...heldBy.matchAll(/`([^`›]+) › ([^`]*)`/g)].map(([, file, name]) => ({ file, name }));

describe("docs/PROMISES.md", () => {
  it("has every row once", () => {
    const numbers = rows.map(([number]) => number);
    expect(numbers.length).toBe(86);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(rows.flatMap(([number, , heldBy]) => testsOf(heldBy).map((test) => ({ number, ...test }))))(
    "$number: $file › $name exists",
    ({ file = "", name = "" }) => {
      expect(existsSync(path.join(root, file)), file).toBe(true);
      const text = readFileSync(path.join(root, file), "utf8").replaceAll('\\"', '"');
      expect(text).toMatch(/\b(it|test)(\.each)?\b/);
      expect(text).toContain(name);
    },
  );

  it("leaves at most ten rows without a test, each with its reason", () => {
    const open = rows.filter(([, , heldBy]) => testsOf(heldBy).length === 0);
    expect(open.length).toBeLessThanOrEqual(10);
    for (const [number, , heldBy] of open) expect(heldBy, number).toMatch(/^No test: .{20,}/);
  });
});
