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
const asciiOf = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.slice(from, to));

/** Brands of films in the container of MP4, also of QuickTime (iPhones), 3GP (older phones) and XAVC (cameras). */
const FILM_BRANDS =
  /^(?:iso[2-9m]|mp4[12]|avc1|dash|M4V[ HP]|MSNV|cmf[cs]|XAVC|qt {2}|3gp[4-9]|3g2[abc]|hvc1)$/;
/** Pictures in the same container, which name some of those as compatible. */
const PICTURE_BRANDS = /^(?:avi[fs]|hei[cmsx]|hev[cmsx]|mif1|msf1|crx )$/;

/** Whether the first box marks the file as a film, by its own or a compatible brand. */
function isFilm(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, ascii("ftyp"), 4)) return false;
  const size = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  const brands = [asciiOf(bytes, 8, 12)];
  for (let at = 16; at + 4 <= Math.min(size, bytes.length); at += 4) brands.push(asciiOf(bytes, at, at + 4));
  return !PICTURE_BRANDS.test(brands[0] ?? "") && brands.some((brand) => FILM_BRANDS.test(brand));
}

/** The names in a ZIP archive's directory, which is at its end (APPNOTE 4.3.12 and 4.3.16). */
function zipNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Only a comment of at most 65,535 bytes may follow.
  const first = Math.max(0, bytes.length - 22 - 0xffff);
  let end = bytes.length - 22;
  while (end >= first && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < first) return [];
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === 0x02014b50) {
    const length = view.getUint16(at + 28, true);
    names.push(asciiOf(bytes, at + 46, at + 46 + length));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** Documents of Word, Excel and PowerPoint, OpenDocument and e-books are archives too; learners would unpack XML. */
const isDocument = (bytes: Uint8Array) =>
  zipNames(bytes).some((name) => name === "[Content_Types].xml" || name === "mimetype");

/** The file type by its content, as with photos: name and declared type are ignored. `document`: of an office program. */
export function fileTypeOf(bytes: Uint8Array): Exclude<LessonFileType, "webp"> | "document" | null {
  if (startsWith(bytes, ascii("%PDF-"))) return "pdf";
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return isDocument(bytes) ? "document" : "zip";
  if (isFilm(bytes)) return "mp4";
  // EBML is also Matroska's; the document type follows within the header.
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) && asciiOf(bytes, 4, 64).includes("webm")) return "webm";
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
