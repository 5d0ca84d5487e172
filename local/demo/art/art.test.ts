import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { emptyStates } from "./brand/empty-states.ts";
import { brandColors, iconSvg, logoSvg } from "./brand/logo.ts";
import { demoImages, siteImages } from "./manifest.ts";
import { renderArt } from "./render.ts";
import { artSvg } from "./scene-svg.ts";

const images = [...demoImages(), ...siteImages()];

// One of each object, of each way to look at it and of each scene: a full set takes half a minute.
const variantOf = ({ spec }: (typeof images)[number]) =>
  spec.kind === "scene" ? `scene ${spec.scene}` : `${spec.kind} ${spec.view ?? "front"}`;
const samples = [...new Map(images.map((image) => [variantOf(image), image])).values()];

describe("demo art", () => {
  test("gives every picture its own key and place", () => {
    expect(new Set(images.map(({ key }) => key)).size).toBe(images.length);
    expect(new Set(images.map(({ path }) => path)).size).toBe(images.length);
  });

  test("draws every picture as SVG without a hole in its numbers", () => {
    for (const { key, spec, width, height } of images)
      expect(artSvg(spec, width, height), key).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("depends on no font and no file of the machine", () => {
    for (const { key, spec, width, height } of images)
      expect(artSvg(spec, width, height), key).not.toMatch(/<text|font-family|<image|href=/);
  });

  test("never draws two products alike", () => {
    const drawings = demoImages()
      .filter(({ key }) => /^products\/[^/]+$/.test(key))
      .map(({ spec, width, height }) => artSvg(spec, width, height));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test.each(samples.map((image) => [variantOf(image), image] as const))(
    "renders «%s» as WebP of the size asked for",
    async (_name, { spec, width, height }) => {
      const size = { width: Math.round(width / 4), height: Math.round(height / 4) };
      const { bytes, hash } = await renderArt(spec, size);
      const meta = await sharp(bytes).metadata();
      expect([meta.format, meta.width, meta.height]).toEqual(["webp", size.width, size.height]);
      expect(hash).toMatch(/^[0-9a-f]{16}$/);
      const { channels } = await sharp(bytes).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
    },
  );

  test("renders the same bytes twice", async () => {
    for (const { spec } of samples.slice(0, 4)) {
      const size = { width: 600, height: 600 };
      const [first, second] = await Promise.all([renderArt(spec, size), renderArt(spec, size)]);
      expect(first.hash).toBe(second.hash);
      expect(first.bytes.equals(second.bytes)).toBe(true);
    }
  });
});

describe("brand drawings", () => {
  const drawings = {
    logo: logoSvg(brandColors.paper),
    icon: iconSvg(),
    ...emptyStates(),
  };

  test.each(Object.entries(drawings))("%s is a picture that stands alone", async (_name, svg) => {
    const { info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(0);
    expect(svg).not.toMatch(/<text|font-family|<image|href=/);
  });
});
