import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ONLY_IN_TEST_ALL } from "../support/suites.ts";
import { ROOT } from "./source";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const MASSES = Object.values(ONLY_IN_TEST_ALL).flat();
/** The suite that holds a row, the cheapest first: `npm test`, `npm run test:all`, what needs the proxies, hours or a machine. */
const SUITES = ["test", "all", "deploy", "drills", "bench"];
/** Stock, payments, notifications of payments, authorisation. */
const ALWAYS = /^[SPWA]\d/;

/** The head of the test or group that begins in this line. */
const headAt = (lines: string[], n: number) => {
  const end = lines.findIndex((line, index) => index >= n && line.includes("=>"));
  return lines.slice(n, end + 1).join("\n");
};

/** The heads of a browser test and of its groups, which have their tags, some as the constant MAIN. */
function headsOf(text: string, name: string): string {
  const lines = text.split("\n");
  const named = lines.findIndex((line) => line.includes(name));
  const starts = [...lines.keys()].filter((n) => /^ *test(?:\.describe)?\(/.test(lines[n] ?? ""));
  const before = starts.findLast((n) => n <= named) ?? -1;
  const hasName = before >= 0 && headAt(lines, before).includes(name);
  // Otherwise the name is in the list of a loop, whose test follows.
  let at = hasName ? before : (starts.find((n) => n > named) ?? before);
  const heads = [headAt(lines, at)];
  const indentOf = (n: number) => (lines[n] ?? "").search(/\S/);
  for (let n = at - 1; n >= 0; n--) {
    if (indentOf(n) < 0 || indentOf(n) >= indentOf(at)) continue;
    at = n;
    if (starts.includes(n)) heads.push(headAt(lines, n));
  }
  return heads.join("\n");
}

function suiteOf(file: string, name: string): string {
  const [, other] = /^tests\/(deploy|drills)\//.exec(file) ?? [];
  if (other) return other;
  if (file.startsWith("tests/e2e/"))
    return /"@main"|\bMAIN,/.test(headsOf(read(file), name)) ? "test" : "all";
  if (file.startsWith("tests/http/")) return headsOf(read(file), name).includes('"@all"') ? "all" : "test";
  return MASSES.some((glob) => path.matchesGlob(file, glob)) ? "all" : "test";
}

const rows = read("docs/PROMISES.md")
  .split("\n")
  .flatMap((line) => {
    const [, number = "", suite = "", heldBy = ""] =
      /^\| ([A-Z]\d+) +\| (\w*) +\| .+? +\| (.+?) +\|$/.exec(line) ?? [];
    const tests = [...heldBy.matchAll(/`([^`›]+) › ([^`]*)`/g)].map(([, file = "", name = ""]) => ({
      file,
      name,
    }));
    const parts = [...heldBy.matchAll(/`npm run bench -- (\w+)/g)].map(([, part = ""]) => part);
    return number ? [{ number, suite, heldBy, tests, parts }] : [];
  });

test("every promise is a row of its own", () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test("the tests and the parts of the bench that hold them exist; at most five have neither, each with its reason", () => {
  const lost = rows.flatMap(({ number, tests }) =>
    tests
      .filter(
        ({ file, name }) =>
          !existsSync(path.join(ROOT, file)) || !read(file).replaceAll('\\"', '"').includes(name),
      )
      .map(({ file, name }) => `${number}: ${file} › ${name}`),
  );
  expect(lost).toEqual([]);
  const bench = read("tests/bench/parts.ts");
  const list = bench.slice(bench.indexOf("const PARTS"));
  expect(
    rows.flatMap(({ parts }) => parts).filter((part) => !new RegExp(`^  ${part}[,:]`, "m").test(list)),
  ).toEqual([]);
  const open = rows.filter(({ tests, parts }) => tests.length + parts.length === 0);
  expect(open.length).toBeLessThanOrEqual(5);
  for (const { number, heldBy } of open) expect(heldBy, number).toMatch(/^No test: .{20,}/);
});

test("the page says which suite holds each; `npm test` holds stock, payments and authorisation", () => {
  const said = rows.map(({ number, suite }) => `${number}: ${suite}`);
  const held = rows.map(({ number, tests, parts }) => {
    const found = [...tests.map(({ file, name }) => suiteOf(file, name)), ...parts.map(() => "bench")];
    return `${number}: ${SUITES.find((suite) => found.includes(suite)) ?? ""}`;
  });
  expect(said).toEqual(held);
  expect(held.filter((row) => ALWAYS.test(row) && !row.endsWith(": test"))).toEqual([]);
});
