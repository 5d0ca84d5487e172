import sharp from "sharp";
import { expect, test } from "vitest";
import { emptyStates } from "./brand/empty-states.ts";
import { brandColors, iconSvg, logoSvg } from "./brand/logo.ts";
import { photoExamples } from "./brand/photo-examples.ts";
import { demoImages, siteImages } from "./manifest.ts";
import { renderArt } from "./render.ts";
import { artSvg } from "./scene-svg.ts";

const images = [...demoImages(), ...siteImages()];
const svgs = new Map(images.map(({ key, spec, width, height }) => [key, artSvg(spec, width, height)]));
/** One of each kind: rendering all takes half a minute. */
const samples = [...new Map(images.map((image) => [image.spec.kind, image])).values()].slice(0, 6);

const DEPENDS_ON_THE_MACHINE = /<text|font-family|<image|href=/;

test("every picture has its own key and path, consecutive numbers, and needs no font or file", () => {
  expect(svgs.size).toBe(images.length);
  expect(new Set(images.map(({ path }) => path)).size).toBe(images.length);
  for (const [key, svg] of svgs) {
    expect(svg, key).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg, key).not.toMatch(DEPENDS_ON_THE_MACHINE);
  }
});

test("no two products are drawn alike", () => {
  const products = [...svgs].filter(([key]) => /^products\/[^/]+$/.test(key)).map(([, svg]) => svg);
  expect(products.length).toBeGreaterThan(100);
  expect(new Set(products).size).toBe(products.length);
});

test("a picture is a WebP of the requested size, not blank, with the same bytes each time", async () => {
  expect(samples.length).toBeGreaterThan(3);
  for (const { key, spec, width, height } of samples) {
    const size = { width: Math.round(width / 4), height: Math.round(height / 4) };
    const [{ bytes, hash }, again] = await Promise.all([renderArt(spec, size), renderArt(spec, size)]);
    expect(again.bytes.equals(bytes), key).toBe(true);
    expect(hash, key).toMatch(/^[0-9a-f]{16}$/);
    expect(await sharp(bytes).metadata(), key).toMatchObject({ format: "webp", ...size });
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), key).toBeGreaterThan(12);
  }
});

test("the brand's drawings are self-contained pictures", async () => {
  const drawings = {
    logo: logoSvg(brandColors.paper),
    icon: iconSvg(),
    ...emptyStates(),
    ...photoExamples(),
  };
  for (const [name, svg] of Object.entries(drawings)) {
    expect((await sharp(Buffer.from(svg)).metadata()).width, name).toBeGreaterThan(0);
    expect(svg, name).not.toMatch(DEPENDS_ON_THE_MACHINE);
  }
});
