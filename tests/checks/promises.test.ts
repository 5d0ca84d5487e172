import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const page = readFileSync(path.join(root, "docs/PROMISES.md"), "utf8");
const bench = readFileSync(path.join(root, "tests/bench/parts.ts"), "utf8");

/** Rows of the page's tables: [number, promise, held by]. */
const rows = page
  .split("\n")
  .map((line) => /^\| ([A-Z]\d+) +\| (.+?) +\| (.+?) +\|$/.exec(line)?.slice(1))
  .filter((row) => row !== undefined) as [string, string, string][];

/** What takes minutes, or a machine of its own, is measured by a part of the bench. */
const partsOf = (heldBy: string) =>
  [...heldBy.matchAll(/`npm run bench -- (\w+)/g)].map(([, name = ""]) => name);

const testsOf = (heldBy: string) =>
  [...heldBy.matchAll(/`([^`›]+) › ([^`]*)`/g)].map(([, file, name]) => ({ file, name }));

describe("docs/PROMISES.md", () => {
  test("has every row once", () => {
    const numbers = rows.map(([number]) => number);
    expect(numbers.length).toBe(100);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(rows.flatMap(([number, , heldBy]) => testsOf(heldBy).map((test) => ({ number, ...test }))))(
    "$number: $file › $name exists",
    ({ file = "", name = "" }) => {
      expect(existsSync(path.join(root, file)), file).toBe(true);
      const text = readFileSync(path.join(root, file), "utf8").replaceAll('\\"', '"');
      expect(text).toMatch(/\btest(\.each)?\b/);
      expect(text).toContain(name);
    },
  );

  test.each(rows.flatMap(([number, , heldBy]) => partsOf(heldBy).map((name) => ({ number, name }))))(
    "$number: the bench has a part $name",
    ({ name = "" }) => {
      expect(bench.slice(bench.indexOf("const PARTS"))).toMatch(new RegExp(`^  ${name}[,:]`, "m"));
    },
  );

  test("leaves at most five rows with neither a test nor a part of the bench, each with its reason", () => {
    const open = rows.filter(([, , heldBy]) => testsOf(heldBy).length === 0 && partsOf(heldBy).length === 0);
    expect(open.length).toBeLessThanOrEqual(5);
    for (const [number, , heldBy] of open) expect(heldBy, number).toMatch(/^No test: .{20,}/);
  });
});
