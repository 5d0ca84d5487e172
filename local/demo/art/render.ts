import { createHash } from "node:crypto";
import sharp from "sharp";
import { artSvg } from "./scene-svg.ts";
import type { ArtSpec } from "./types.ts";

export type RenderedArt = { bytes: Buffer; hash: string };

/** Draws a spec as WebP; the hash is of the bytes, for an address that may be cached forever. */
export async function renderArt(
  spec: ArtSpec,
  size: { width: number; height: number },
): Promise<RenderedArt> {
  const svg = Buffer.from(artSvg(spec, size.width, size.height));
  const drawn = spec.isCutOut ? sharp(svg) : sharp(svg).removeAlpha();
  // Fewer levels of transparency halve the time: only shadows are partly transparent.
  const bytes = await drawn.webp({ quality: 82, alphaQuality: 70, effort: 2 }).toBuffer();
  return { bytes, hash: createHash("sha256").update(bytes).digest("hex").slice(0, 16) };
}
