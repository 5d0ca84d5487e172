import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { importsOf, ROOT, type SourceFile, sources } from "./source";

const files = sources("app", "components", "lib");
const byName = new Map(files.map((file) => [file.name, file]));
const names = new Set(byName.keys());

type Sheet = { name: string; starts: RegExp };

const SHEETS: Sheet[] = [
  { name: "site.css", starts: /^app\/(?:\(site\)\/\((?:public|not-found)\)|global-)/ },
  { name: "live.css", starts: /^app\/(?:\(site\)|\(auth\)|global-)/ },
];

/** The components that a stylesheet omits. */
async function leftOut({ name }: Sheet): Promise<(component: string) => boolean> {
  const styles = await readFile(path.join(ROOT, "app", name), "utf8");
  const patterns = [...styles.matchAll(/@source not "\.\.\/(components\/[^"]+)"/g)].map(
    ([, pattern = ""]) => pattern,
  );
  return (component) =>
    patterns.some(
      (pattern) => path.matchesGlob(component, pattern) || path.matchesGlob(component, `${pattern}/**`),
    );
}

/** Dynamic imports too. */
function allImports(file: SourceFile): string[] {
  const later = file.text.replace(/import\("([^"]+)"\)/g, '\nimport later from "$1"');
  return importsOf({ ...file, text: later }, names);
}

test.each(SHEETS)("no page with $name shows a component whose classes it omits", async (sheet) => {
  const isLeftOut = await leftOut(sheet);
  const seen = new Set<string>();
  const queue = files.map(({ name }) => name).filter((name) => sheet.starts.test(name));
  expect(queue.length).toBeGreaterThan(20);
  for (let name = queue.pop(); name; name = queue.pop()) {
    const file = byName.get(name);
    if (!file || seen.has(name)) continue;
    seen.add(name);
    queue.push(...allImports(file));
  }
  expect(files.filter(({ name }) => isLeftOut(name)).length).toBeGreaterThan(100);
  expect([...seen].filter((name) => name.endsWith(".tsx") && isLeftOut(name))).toEqual([]);
});
