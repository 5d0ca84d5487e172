import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { importsOf, ROOT, type SourceFile, sources } from "./source";

const IGNORED = readFileSync(path.join(ROOT, "deploy/Dockerfile.dockerignore"), "utf8").trim().split("\n");
/** Patterns without a slash match in the project's folder, those with two stars in any folder. */
const isIgnored = (name: string) =>
  IGNORED.some((pattern) =>
    pattern.startsWith("**/")
      ? path.matchesGlob(name, pattern)
      : path.matchesGlob(name.split("/")[0] ?? "", pattern),
  );

const folders = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
  .map(({ name }) => name);
const ofTheProject = readdirSync(ROOT)
  .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && name !== "next-env.d.ts")
  .map((name): SourceFile => ({ name, text: readFileSync(path.join(ROOT, name), "utf8"), lines: 0 }));
const files = [...sources(...folders), ...ofTheProject];
const names = new Set(files.map(({ name }) => name));

test("the image's build, which checks the types of all its files, has every file that they import", () => {
  const shipped = files.filter(({ name }) => !isIgnored(name));
  expect(shipped.length).toBeGreaterThan(1000);
  const lacking = shipped.flatMap((file) =>
    // Types too: the compiler reads them.
    importsOf({ ...file, text: file.text.replaceAll(/^(\s*(?:import|export)) type /gm, "$1 ") }, names)
      .filter(isIgnored)
      .map((imported) => `${file.name} imports ${imported}`),
  );
  expect(lacking).toEqual([]);
});
