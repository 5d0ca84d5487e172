import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { ROOT } from "./config.ts";

const FOLDER = path.join(ROOT, "components/ui/icons");

/** What every Lucide icon says of its lines: once for all of them. */
const LINES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const icons: Record<string, { body: string }> = lucide.icons;
const aliases: Record<string, { parent: string }> = lucide.aliases;

/** Names of the icons that the source speaks of, sorted. */
async function usedIcons(): Promise<string[]> {
  const names = new Set<string>();
  for await (const file of glob("{app,components,lib}/**/*.{ts,tsx}", { cwd: ROOT })) {
    const source = await readFile(path.join(ROOT, file), "utf8");
    for (const [, name = ""] of source.matchAll(/lucide--([a-z0-9-]+)/g)) names.add(name);
  }
  return [...names].sort();
}

function drawing(name: string): string {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ""];
  if (!icon) throw new Error(`Lucide no tiene el icono ${name}.`);
  return icon.body.replaceAll(` ${LINES}`, "").replace(/^<g>(.*)<\/g>$/, "$1");
}

/**
 * All icons as one picture, one below the other, and the classes that show one of them. A picture in each class made the
 * browser start a document for every icon of a page before it could draw anything.
 */
export async function iconFiles(): Promise<Record<"icons.svg" | "icons.css", string>> {
  const names = await usedIcons();
  const rows = names.map((name, row) => `<g transform="translate(0 ${row * 24})">${drawing(name)}</g>`);
  const utilities = names.map((name, row) => `@utility lucide--${name} {\n  --icon: ${row};\n}\n`);
  return {
    "icons.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${names.length * 24}"><g ${LINES}>\n${rows.join("\n")}\n</g></svg>\n`,
    "icons.css": `/* Written by \`npm run icons\`. */
@layer components {
  .iconify {
    display: inline-block;
    background: currentColor;
    mask: url("./icons.svg") 0 calc(var(--icon) * 100% / ${names.length - 1}) / 100% ${names.length * 100}% no-repeat;
  }
}
${utilities.join("")}`,
  };
}

if (import.meta.main) {
  const files = Object.entries(await iconFiles());
  for (const [name, text] of files) await writeFile(path.join(FOLDER, name), text);
  console.log(files.map(([name, text]) => `${name}: ${text.length} bytes`).join("\n"));
}
