/** Lower case, without accents, trimmed: for comparing typed text. */
export function normalizeText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** The beginning of a text, at most `max` UTF-16 units, which does not end within a grapheme. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = new Intl.Segmenter("es").segment(text).containing(max)?.index;
  // A single letter may have hundreds of accents.
  return end ? text.slice(0, end) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
}

/** Cuts at a word so that the result has at most `max` characters, ellipsis included. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = cut(text, max - 3);
  const space = start.lastIndexOf(" ");
  return `${(space > max / 2 ? start.slice(0, space) : cut(start, Math.ceil(max / 2))).trimEnd()}...`;
}

/**
 * Characters that XML 1.0 (production [2] Char) or PostgreSQL cannot hold; U+000B is how Word and PowerPoint paste a
 * line break.
 */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is matched
  /[\u0000-\u0008\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text without characters that cannot be stored or published. */
export function writable(text: string): string {
  return text.replaceAll("\u000B", "\n").replace(UNWRITABLE, "");
}

/** Whether a text has visible characters: more than blanks, joiners and direction marks. */
export function isVisible(text: string): boolean {
  return /[^\p{White_Space}\p{Cf}\p{Cc}\p{Mn}\p{Cn}\p{Co}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
