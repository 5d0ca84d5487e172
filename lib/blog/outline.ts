import { normalizeText } from "@/lib/core/text";

export type OutlineEntry = { id: string; text: string };

/** From how many chapters on a list of them helps more than it is in the way. */
const WORTH_LISTING = 4;

/** The fragment that leads to a heading: "¿Qué más puede ser?" is "que-mas-puede-ser". */
export function headingId(text: string): string {
  return normalizeText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The chapters (##) of a long text, first to last; none for a short one. */
export function outlineOf(markdown: string): OutlineEntry[] {
  const outsideCode = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, "");
  const entries = [...outsideCode.matchAll(/^## +(.+?) *#*$/gm)].map(([, title = ""]) => {
    const text = title.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/[*_`]/g, "");
    return { id: headingId(text), text };
  });
  return entries.length >= WORTH_LISTING ? entries : [];
}
