import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { COMPILE_HINT, hintStartScripts } from "./compile-hints";

let folder = "";
const read = (name: string) => readFile(path.join(folder, "static/chunks", name), "utf8");

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "build-"));
  await mkdir(path.join(folder, "static/chunks"), { recursive: true });
  for (const name of ["start.js", "page.js"])
    await writeFile(path.join(folder, "static/chunks", name), `run("${name}")`);
});
afterEach(() => rm(folder, { recursive: true }));

const manifest = (rootMainFiles: string[]) =>
  writeFile(path.join(folder, "build-manifest.json"), JSON.stringify({ rootMainFiles }));

test("what every page runs from its start is marked, once, and nothing else", async () => {
  await manifest(["static/chunks/start.js"]);
  await hintStartScripts(folder);
  await hintStartScripts(folder);
  expect(await read("start.js")).toBe(`${COMPILE_HINT}run("start.js")`);
  expect(await read("page.js")).toBe('run("page.js")');
});

test("a build whose scripts are not found is refused", async () => {
  await manifest([]);
  await expect(hintStartScripts(folder)).rejects.toThrow("rootMainFiles");
});
