import { truncate } from "@/lib/core/text";

/** What people type on phones, in letters that the pictures' face has. */
const PLAIN: [RegExp, string][] = [
  [/[‘’‚′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[‐-―]/g, "-"],
  [/•/g, "·"],
];

const isDrawn = (letter: string) => /[\x20-\x7e\xa0-\xff]/.test(letter);

/**
 * A text for a drawn picture, cut at a word. Only Latin letters: for any other the drawing library would ask strangers'
 * servers for a face that has it.
 */
export function shareText(text: string, max: number): string {
  const plain = PLAIN.reduce((done, [signs, sign]) => done.replace(signs, sign), text.normalize("NFC"));
  const drawn = Array.from(plain.replace(/\s+/g, " "), (letter) =>
    isDrawn(letter) ? letter : Array.from(letter.normalize("NFKD")).filter(isDrawn).join(""),
  );
  return truncate(drawn.join("").replace(/ {2,}/g, " ").trim(), max);
}

/** The longer the title, the smaller its letters: its picture has room for five lines. */
export function titleSize(title: string): number {
  const step = [
    { upTo: 24, size: 76 },
    { upTo: 44, size: 64 },
    { upTo: 72, size: 54 },
  ].find(({ upTo }) => title.length <= upTo);
  return step?.size ?? 46;
}
