import "server-only";
import sharp from "sharp";
import { Failure } from "@/lib/core/result";
import { MAX_PHOTO_PIXELS, photoProblem } from "./image-check";

const UNREADABLE = "No pudimos leer esa foto. Prueba con otra.";

export type CleanPhoto = { bytes: Buffer; width: number; height: number };

/**
 * Re-encodes an uploaded photo: decoded, rotated upright, at most `maxSide` long, written as WebP, so that no metadata
 * (location, camera, hidden content) survives.
 */
export async function cleanPhoto(bytes: Uint8Array, maxSide: number): Promise<CleanPhoto> {
  const problem = photoProblem(bytes);
  if (problem) throw new Failure("invalid", problem);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    // Read from the header: a small file may decompress to gigabytes.
    if (width * height > MAX_PHOTO_PIXELS)
      throw new Failure("invalid", "La foto es demasiado grande: el máximo es 50 megapíxeles.");
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MAX_PHOTO_PIXELS,
      failOn: "error",
      pages: 1,
    })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("invalid", UNREADABLE, { cause: error });
  }
}
