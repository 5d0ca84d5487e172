import "server-only";
import sharp from "sharp";
import { Failure } from "@/lib/core/result";
import { MAX_PHOTO_PIXELS, photoProblem } from "./image-check";

const UNREADABLE = "No pudimos leer esa foto. Prueba con otra.";

export type CleanPhoto = { bytes: Buffer; width: number; height: number };

/**
 * Makes an ordinary photo of what somebody sent: decoded, turned upright, no side longer than `maxSide`, and written
 * anew as WebP, so that nothing of the file itself (place, camera, hidden content) is kept.
 */
export async function cleanPhoto(bytes: Uint8Array, maxSide: number): Promise<CleanPhoto> {
  const problem = photoProblem(bytes);
  if (problem) throw new Failure("invalid", problem);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    // Known from the header alone: a small file may unpack to gigabytes.
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
