/** Files that staff upload for a lesson: materials and videos, in a private bucket behind this address. */
export const LESSON_FILES = "/api/lesson-files";

const MEBIBYTE = 1024 * 1024;
export const MAX_MATERIAL_BYTES = 10 * MEBIBYTE;
/** Also the limit of one file on a free hosted project. */
export const MAX_VIDEO_BYTES = 50 * MEBIBYTE;

export type LessonFileType = "pdf" | "zip" | "webp" | "mp4" | "webm";

export const MIME_TYPES: Record<LessonFileType, string> = {
  pdf: "application/pdf",
  zip: "application/zip",
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
};

const TYPE_LABELS: Record<LessonFileType, string> = {
  pdf: "PDF",
  zip: "ZIP",
  webp: "Imagen",
  mp4: "Video",
  webm: "Video",
};

export const FILE_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|zip|webp|mp4|webm)$/;
const ADDRESS = new RegExp(`^${LESSON_FILES}/${FILE_NAME.source.slice(1)}`);

/** The type of one of our lesson files by its address or name; null for other addresses. */
export function lessonFileType(address: string): LessonFileType | null {
  const [, type] = ADDRESS.exec(address) ?? FILE_NAME.exec(address) ?? [];
  return (type as LessonFileType | undefined) ?? null;
}

export const isVideoType = (type: LessonFileType | null): type is "mp4" | "webm" =>
  type === "mp4" || type === "webm";

/** Whether an address is a video of the bucket. */
export function isOwnVideo(address: string): boolean {
  return address.startsWith("/") && isVideoType(lessonFileType(address));
}

/** Whether an address is a file of the bucket to download. */
export function isOwnMaterial(address: string): boolean {
  const type = lessonFileType(address);
  return address.startsWith("/") && type !== null && !isVideoType(type);
}

const startsWith = (bytes: Uint8Array, mark: readonly number[], at = 0) =>
  mark.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const words = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

const MP4_BRANDS = /^(?:iso[2-9m]|mp4[12]|avc1|dash|M4V[ HP]|MSNV|cmfc)$/;

/** The file type by its first bytes, as with photos: name and declared type are ignored. */
export function fileTypeOf(bytes: Uint8Array): Exclude<LessonFileType, "webp"> | null {
  if (startsWith(bytes, ascii("%PDF-"))) return "pdf";
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return "zip";
  if (startsWith(bytes, ascii("ftyp"), 4) && MP4_BRANDS.test(words(bytes, 8, 12))) return "mp4";
  // EBML, also of Matroska: the document's type follows within the header.
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) && words(bytes, 4, 64).includes("webm")) return "webm";
  return null;
}

/** "24 kB", "1,2 MB". */
function sizeLabel(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toLocaleString("es-CO", { maximumFractionDigits: 1 })} MB`;
}

/** Type and size of a material, or the site that it links to. */
export function materialNote({ url, size }: { url: string; size?: number }): string {
  const type = lessonFileType(url);
  if (type) return [TYPE_LABELS[type], size && sizeLabel(size)].filter(Boolean).join(", ");
  if (url.startsWith("/media/")) return "Imagen";
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
}
