import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { importsOf, ROOT, type SourceFile, sources } from "./source";

const files = sources("app", "components", "lib");
const byName = new Map(files.map((file) => [file.name, file]));
const names = new Set(byName.keys());

/** Folders whose classes site.css leaves out, as the beginnings of file names. */
const leftOut = [...readFileSync(path.join(ROOT, "app/site.css"), "utf8").matchAll(/@source not "([^"]+)"/g)]
  .map(([, glob = ""]) => path.normalize(path.join("app", glob)))
  .map((glob) => new RegExp(`^${pattern(glob)}/`));

function pattern(glob: string): string {
  return glob
    .replace(/[().]/g, "\\$&")
    .replaceAll("**/", "(?:.+/)?")
    .replace(/\{([^}]+)\}/g, (_, words: string) => `(?:${words.replaceAll(",", "|")})`);
}

/** Also what a file asks for only when it is used. */
function allImports(file: SourceFile): string[] {
  const later = file.text.replace(/import\("([^"]+)"\)/g, '\nimport later from "$1"');
  return importsOf({ ...file, text: later }, names);
}

test("no page with the site's styles shows a component whose classes they leave out", () => {
  const seen = new Set<string>();
  const queue = files
    .map(({ name }) => name)
    .filter((name) => /^app\/(?:\(site\)|\(auth\)|global-error)/.test(name));
  expect(queue.length).toBeGreaterThan(50);
  for (let name = queue.pop(); name; name = queue.pop()) {
    const file = byName.get(name);
    if (!file || seen.has(name)) continue;
    seen.add(name);
    queue.push(...allImports(file));
  }
  expect(leftOut.length).toBeGreaterThan(5);
  expect(
    [...seen].filter((name) => name.endsWith(".tsx") && leftOut.some((folder) => folder.test(name))),
  ).toEqual([]);
});
