import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { emptyStates } from "./brand/empty-states.ts";
import { brandColors, iconSvg, logoSvg, maskableIconSvg } from "./brand/logo.ts";
import { photoExamples } from "./brand/photo-examples.ts";
import { siteImages } from "./manifest.ts";
import { renderArt } from "./render.ts";
import { artSvg } from "./scene-svg.ts";

/** Writes the pictures the site needs even without demo data into `public/`; run again after changing the drawings. */
export async function writePublicArt(folder: string): Promise<string[]> {
  await mkdir(`${folder}/art`, { recursive: true });
  const files: Record<string, string | Buffer> = {
    "logo.svg": logoSvg(brandColors.paper),
    "logo-on-light.svg": logoSvg(brandColors.ink, brandColors.deep),
    "icon.svg": iconSvg(),
  };
  for (const [name, svg] of Object.entries({ ...emptyStates(), ...photoExamples() }))
    files[`art/${name}.svg`] = svg;
  for (const image of siteImages()) {
    const name = image.path.replace("site/", "art/");
    const svg = artSvg(image.spec, image.width, image.height);
    // Link previews of messengers do not all read WebP; the placeholder is needed in every size.
    if (image.spec.kind === "placeholder") files[`${name}.svg`] = svg;
    else if (image.spec.kind === "og") files[`${name}.jpg`] = await jpeg(svg);
    else files[`${name}.webp`] = (await renderArt(image.spec, image)).bytes;
  }
  for (const size of [192, 512]) {
    files[`icon-${size}.png`] = await icon(iconSvg(), size);
    files[`icon-maskable-${size}.png`] = await icon(maskableIconSvg(), size);
  }
  files["icon-180.png"] = await icon(maskableIconSvg(), 180);
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(`${folder}/${name}`, bytes)));
  return Object.keys(files);
}

const jpeg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 86, mozjpeg: true }).toBuffer();

const icon = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 400 }).resize(size, size).png({ palette: true }).toBuffer();

if (import.meta.main) {
  const written = await writePublicArt(new URL("../../../public", import.meta.url).pathname);
  process.stdout.write(`${written.join("\n")}\n`);
}
