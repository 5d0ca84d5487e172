import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./config.ts";

const PACKAGES = path.join(ROOT, "node_modules/@fontsource-variable");
const FOLDER = path.join(ROOT, "components/layout/fonts");

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

/** The characters of Spanish and of the site's own texts; others use the system's font. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}\u2009\u202f–—‘’‚“”„…•€™−→‹›`;

/** Kerning, combining accents and tabular figures: features that pages do not use are omitted. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** The weights that pages use: text from regular to bold, titles bold. */
const FONTS = {
  inter: { min: 400, max: 700 },
  oxanium: 700,
};

export type FontName = keyof typeof FONTS;

/** The font for the pages: less than half of its package's file. */
export async function pageFont(name: FontName): Promise<Buffer> {
  const file = await readFile(path.join(PACKAGES, name, "files", `${name}-latin-wght-normal.woff2`));
  // A variable, because the package's types do not know keepFeatures.
  const options = { variationAxes: { wght: FONTS[name] }, keepFeatures: FEATURES };
  return subsetFont(file, CHARACTERS, { targetFormat: "woff2", ...options });
}

/** Writes the fonts and their licences into components/layout/fonts. */
if (import.meta.main) {
  await mkdir(FOLDER, { recursive: true });
  for (const name of Object.keys(FONTS) as FontName[]) {
    const font = await pageFont(name);
    await writeFile(path.join(FOLDER, `${name}.woff2`), font);
    await writeFile(
      path.join(FOLDER, `${name}-OFL.txt`),
      await readFile(path.join(PACKAGES, name, "LICENSE")),
    );
    console.log(`${name}.woff2: ${font.length} bytes`);
  }
}
