import { truncate } from "@/lib/core/text";

/** Typographic characters replaced by ones that the image font has. */
const PLAIN: [RegExp, string][] = [
  [/[‘’‚′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[‐-―]/g, "-"],
  [/•/g, "·"],
];

const isDrawn = (letter: string) => /[\x20-\x7e\xa0-\xff]/.test(letter);

/**
 * Truncated text for a share image. Only Latin letters: for others the rendering library would download a font from a
 * third party.
 */
export function shareText(text: string, max: number): string {
  const plain = PLAIN.reduce((done, [signs, sign]) => done.replace(signs, sign), text.normalize("NFC"));
  const drawn = Array.from(plain.replace(/\s+/g, " "), (letter) =>
    isDrawn(letter) ? letter : Array.from(letter.normalize("NFKD")).filter(isDrawn).join(""),
  );
  return truncate(drawn.join("").replace(/ {2,}/g, " ").trim(), max);
}

/** Font size by length of the title, so that it fits in five lines. */
export function titleSize(title: string): number {
  const step = [
    { upTo: 24, size: 76 },
    { upTo: 44, size: 64 },
    { upTo: 72, size: 54 },
  ].find(({ upTo }) => title.length <= upTo);
  return step?.size ?? 46;
}
