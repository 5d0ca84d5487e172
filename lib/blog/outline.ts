import { normalizeText } from "@/lib/core/text";
import { linesOutsideCode } from "./prose";

export type OutlineEntry = { id: string; text: string };

/** From how many chapters on a list of them helps more than it is in the way. */
const WORTH_LISTING = 4;

/** The fragment that leads to a heading: "¿Qué más puede ser?" is "que-mas-puede-ser". */
export function headingId(text: string): string {
  return normalizeText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The words of a chapter's line (## Title ##), or none when it is no chapter. Each letter is looked at once. */
function chapterOf(line: string): string {
  if (!line.startsWith("## ")) return "";
  let end = line.length;
  while (line[end - 1] === "#") end -= 1;
  const title = line.slice(2, end).trim();
  return title.replace(/\[([^[\]]+)\]\([^()]*\)/g, "$1").replace(/[*_`]/g, "");
}

/** The chapters (##) of a long text, first to last; none for a short one. */
export function outlineOf(markdown: string): OutlineEntry[] {
  const chapters = linesOutsideCode(markdown).map(chapterOf).filter(Boolean);
  return chapters.length >= WORTH_LISTING ? chapters.map((text) => ({ id: headingId(text), text })) : [];
}
