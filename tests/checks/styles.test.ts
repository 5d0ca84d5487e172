import { expect, test } from "vitest";
import { importsOf, type SourceFile, sources } from "./source";

const files = sources("app", "components", "lib");
const byName = new Map(files.map((file) => [file.name, file]));
const names = new Set(byName.keys());

/** What site.css leaves out: the folders that it names. */
const LEFT_OUT = /^components\/(?:.+\/)?(?:staff|panel)\//;

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
  expect(files.filter(({ name }) => LEFT_OUT.test(name)).length).toBeGreaterThan(100);
  expect([...seen].filter((name) => name.endsWith(".tsx") && LEFT_OUT.test(name))).toEqual([]);
});
