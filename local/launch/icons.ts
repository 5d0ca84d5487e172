import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { type Config, optimize } from "svgo";
import { ROOT } from "./config.ts";

const FOLDER = path.join(ROOT, "components/ui/icons");

/** The stroke attributes of every Lucide icon, written once. */
const LINES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const icons: Record<string, { body: string }> = lucide.icons;
const aliases: Record<string, { parent: string }> = lucide.aliases;

/** Names of the icons used in the source, sorted. */
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

/** Icons merged into one path: few elements to process, short enough to be skipped when another part is drawn. */
const ICONS_A_PATH = 8;

const ONE_PATH: Config = {
  multipass: true,
  plugins: [
    { name: "convertShapeToPath", params: { convertArcs: true } },
    "moveGroupAttrsToElems",
    "collapseGroups",
    { name: "convertPathData", params: { applyTransforms: true, floatPrecision: 3 } },
    { name: "mergePaths", params: { force: true } },
  ],
};

/** Rectangles with round corners, which svgo leaves alone, as paths. */
function roundedAsPaths(body: string): string {
  return body.replaceAll(/<rect ([^>]*)\/>/g, (rect, attributes: string) => {
    const value = (name: string) => Number(new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? 0);
    const [x, y, rx] = [value("x"), value("y"), value("rx")];
    const ry = value("ry") || rx;
    if (rx === 0 || /transform|fill/.test(attributes)) return rect;
    const [across, down] = [value("width") - 2 * rx, value("height") - 2 * ry];
    const turn = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
    return `<path d="M${x + rx} ${y}h${across}${turn(rx, ry)}v${down}${turn(-rx, ry)}h${-across}${turn(-rx, -ry)}v${-down}${turn(rx, -ry)}z"/>`;
  });
}

/** The icons' drawings, one below the other, with few paths. */
function paths(names: string[]): string[] {
  const rows = names.map((name, row) => `<g transform="translate(0 ${row * 24})">${drawing(name)}</g>`);
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += ICONS_A_PATH) {
    const part = roundedAsPaths(rows.slice(from, from + ICONS_A_PATH).join(""));
    const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`, ONE_PATH);
    parts.push(data.replace(/^<svg[^>]*>(.*)<\/svg>$/, "$1"));
  }
  return parts;
}

/**
 * All icons as one picture, one below the other, and the classes that show one of them. A picture in each class made the
 * browser start a document for every icon of a page before it could draw anything. The picture is laid out again for each
 * size that it is shown in: 440 elements took 1.3 ms for most icons of a page, at each of its frames.
 */
export async function iconFiles(): Promise<Record<"icons.svg" | "icons.css", string>> {
  const names = await usedIcons();
  const rows = names.map((name, row) => `  --lucide--${name}: ${row};\n`);
  return {
    "icons.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${names.length * 24}"><g ${LINES}>\n${paths(names).join("\n")}\n</g></svg>\n`,
    "icons.css": `/* Written by \`npm run icons\`. */
@layer components {
  .iconify {
    display: inline-block;
    background: currentColor;
    mask: url("./icons.svg") 0 calc(var(--icon) * 100% / ${names.length - 1}) / 100% ${names.length * 100}% no-repeat;
  }
}
@theme inline reference {
${rows.join("")}}
@utility lucide-* {
  --icon: --value(--lucide-*);
}
`,
  };
}

if (import.meta.main) {
  const files = Object.entries(await iconFiles());
  for (const [name, text] of files) await writeFile(path.join(FOLDER, name), text);
  console.log(files.map(([name, text]) => `${name}: ${text.length} bytes`).join("\n"));
}
