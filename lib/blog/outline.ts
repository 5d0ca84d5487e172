import { normalizeText } from "@/lib/core/text";
import { linesOutsideCode } from "./prose";

export type OutlineEntry = { id: string; text: string };

/** Minimum number of chapters for a table of contents. */
const WORTH_LISTING = 4;

/** The anchor of a heading: "¿Qué más puede ser?" is "que-mas-puede-ser". */
export function headingId(text: string): string {
  return normalizeText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Title of a chapter line (## Title ##); undefined for other lines. Runs in linear time. */
function chapterOf(line: string): string {
  if (!line.startsWith("## ")) return "";
  let end = line.length;
  while (line[end - 1] === "#") end -= 1;
  const title = line.slice(2, end).trim();
  return title.replace(/\[([^[\]]+)\]\([^()]*\)/g, "$1").replace(/[*_`]/g, "");
}

/** The chapters (##) of a long text in order; empty for a short one. */
export function outlineOf(markdown: string): OutlineEntry[] {
  const chapters = linesOutsideCode(markdown).map(chapterOf).filter(Boolean);
  return chapters.length >= WORTH_LISTING ? chapters.map((text) => ({ id: headingId(text), text })) : [];
}
