import { normalizeText } from "@/lib/core/text";

export const LONGEST_SLUG = 90;

/** Path segments that the blog itself uses. */
export const RESERVED_SLUGS: readonly string[] = ["categoria", "pagina", "rss"];

/** Maximum length; cut between two words. */
function cut(slug: string, longest: number): string {
  if (slug.length <= longest) return slug;
  const gap = slug.lastIndexOf("-", longest);
  return slug.slice(0, gap > 0 ? gap : longest);
}

/** The slug for a title; `n` is the suffix for further posts with the same title. */
export function slugOf(title: string, n = 1): string {
  const words = normalizeText(title).replace(/[^a-z0-9]+/g, "-");
  const end = n > 1 ? `-${n}` : "";
  const slug = cut(words.replace(/^-|-$/g, ""), LONGEST_SLUG - end.length);
  return slug === "" || RESERVED_SLUGS.includes(slug) ? `articulo${slug && `-${slug}`}${end}` : slug + end;
}
