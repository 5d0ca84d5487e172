import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./source";

const DOCS = [
  "README.md",
  "CONTRIBUTING.md",
  "deploy/RUNBOOK.md",
  ...readdirSync(path.join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** Folders and files that a text names between backticks, without those with a placeholder. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`((?:app|components|docs|lib|local|supabase|tests)\/[^`\s]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !/[<*{]|,/.test(name));

test("files and links of the documents exist", () => {
  const missing = DOCS.flatMap((doc) => {
    const text = readFileSync(path.join(ROOT, doc), "utf8");
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = ""]) =>
      path.join(path.dirname(doc), link),
    );
    return [...namedPaths(text), ...links]
      .filter((name) => !existsSync(path.join(ROOT, name)))
      .map((name) => `${doc}: ${name}`);
  });
  expect(missing).toEqual([]);
});
