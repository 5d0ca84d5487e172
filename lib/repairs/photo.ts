import "server-only";
import sharp from "sharp";
import { Failure } from "@/lib/core/result";
import { MAX_PHOTO_PIXELS, photoProblem } from "./image-check";

const MAX_SIDE = 2000;
const UNREADABLE = "No pudimos leer esa foto. Prueba con otra.";

/**
 * Makes an ordinary photo of what somebody sent: decoded, turned upright, at most 2000 pixels a side, and written
 * anew as WebP, so that nothing of the file itself (place, camera, hidden content) is kept.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<Buffer> {
  const problem = photoProblem(bytes);
  if (problem) throw new Failure("invalid", problem);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    // Known from the header alone: a small file may unpack to gigabytes.
    if (width * height > MAX_PHOTO_PIXELS)
      throw new Failure("invalid", "La foto es demasiado grande: el máximo es 50 megapíxeles.");
    return await sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "error", pages: 1 })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 20 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("invalid", UNREADABLE, { cause: error });
  }
}
