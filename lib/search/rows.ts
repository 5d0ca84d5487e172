import { z } from "zod";
import { HIT_KINDS, type Hit, type SearchAnswer } from "./types";

const item = z.object({
  kind: z.enum(HIT_KINDS),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  price: z.number().nullable(),
  stock: z.number().nullable(),
});

/** What search_site() returns. */
export const siteSearch = z.object({
  items: z.array(item),
  total: z.number(),
  counts: z.partialRecord(z.enum(HIT_KINDS), z.number()),
  corrected: z.string().nullable(),
});

const PATHS = {
  product: "/producto/",
  service: "/servicios#",
  course: "/curso/",
  post: "/blog/",
} as const;

/** Pages whose text is in the code are results by key; one without a path is left out. */
export function toAnswer(
  { items, total, counts, corrected }: z.output<typeof siteSearch>,
  pages: Record<string, { href: string; text: string }>,
): SearchAnswer {
  const hits = items.flatMap(({ kind, slug, title, text, image, price, stock }): Hit[] => {
    const page = pages[slug];
    if (kind === "help" || (kind === "service" && page))
      return page ? [{ kind, title, ...page, image: "", price: null, isSoldOut: false }] : [];
    return [{ kind, title, text, href: PATHS[kind] + slug, image, price, isSoldOut: stock === 0 }];
  });
  return { hits, total, counts, corrected };
}
