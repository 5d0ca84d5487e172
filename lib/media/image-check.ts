import { UPLOAD_FAILED } from "./labels";

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Size limit of photo uploads, and the text shown above it. */
export const PHOTO_LIMITS = {
  maxFileBytes: MAX_PHOTO_BYTES,
  tooHeavy: "La foto pesa demasiado: el máximo es 10 MB.",
  missing: "Elige una foto.",
  failed: UPLOAD_FAILED,
} as const;

/** 50 megapixels, as phones have; larger images are rejected before decoding. */
export const MAX_PHOTO_PIXELS = 52_000_000;

export type PhotoType = "jpeg" | "png" | "webp" | "avif" | "heic";

const startsWith = (bytes: Uint8Array, mark: readonly number[], at = 0) =>
  mark.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const PNG = [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a];
const AVIF = ["avif", "avis"];
const HEIC = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"];

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / 4)) }, (_, index) => from + 4 * index);

/** The file type by its first bytes; name and declared type are ignored. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, PNG)) return "png";
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)) return "webp";
  if (!startsWith(bytes, ascii("ftyp"), 4)) return null;
  const size = bytes[3] ?? 0;
  const brands = [8, ...range(16, size)].map((at) => String.fromCharCode(...bytes.slice(at, at + 4)));
  // A general brand may come first: the compatible ones distinguish the two.
  if (brands.some((brand) => AVIF.includes(brand))) return "avif";
  return brands.some((brand) => HEIC.includes(brand)) ? "heic" : null;
}

/** Why a file is rejected as a photo, as Spanish text; null when it is accepted. */
export function photoProblem(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return "El archivo está vacío. Elige otra foto.";
  if (bytes.length > MAX_PHOTO_BYTES) return PHOTO_LIMITS.tooHeavy;
  const type = photoType(bytes);
  if (type === "heic") return "Esa foto está en HEIC y no la podemos abrir. Envíala como JPG.";
  if (!type) return "Ese archivo no es una foto. Sube una imagen JPG, PNG, WebP o AVIF.";
  return null;
}
