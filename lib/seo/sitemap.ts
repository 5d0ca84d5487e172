import type { ISitemapField } from "next-sitemap";

/** A change's moment as the database writes it; null when nobody knows. */
type Moment = string | null | undefined;

export type Entry = { path: string; priority: number; updatedAt?: Moment; images?: readonly string[] };

/** When what the fixed pages list changed last. */
export type Changes = {
  home: Moment;
  services: Moment;
  products: Moment;
  courses: Moment;
  posts: Moment;
  productCategories: Record<string, string>;
  postCategories: Record<string, string>;
};

export type FixedPages = {
  changes: Changes;
  servicePages: readonly string[];
  serviceTabs: readonly string[];
  courseTabs: readonly string[];
  previewLessons: readonly { path: string; updatedAt?: Moment }[];
};

/** Details of the catalogue, below the lists that lead to them. */
export const DETAIL_PRIORITY = 0.8;

function latest(...moments: Moment[]): Moment {
  return moments
    .filter((moment) => moment != null)
    .toSorted()
    .at(-1);
}

function folder(base: string, names: readonly string[], updatedAt: Moment | Record<string, string>): Entry[] {
  return names.map((name) => ({
    path: `${base}/${encodeURIComponent(name)}`,
    priority: 0.7,
    updatedAt: typeof updatedAt === "string" ? updatedAt : updatedAt?.[name],
  }));
}

/** Every page that is no product, course or post: from the home page (1.0) down to the legal texts (0.6). */
export function fixedEntries({ changes, ...pages }: FixedPages): Entry[] {
  const { services, products, courses, posts } = changes;
  const home = latest(changes.home, services, products, courses, posts);
  return [
    { path: "/", priority: 1, updatedAt: home },
    { path: "/servicios", priority: 0.9, updatedAt: services },
    { path: "/tienda", priority: 0.9, updatedAt: products },
    { path: "/cursos", priority: 0.9, updatedAt: courses },
    { path: "/blog", priority: 0.7, updatedAt: posts },
    { path: "/contacto", priority: 0.7 },
    { path: "/privacidad", priority: 0.6 },
    { path: "/terminos", priority: 0.6 },
    { path: "/peticiones", priority: 0.6 },
    ...pages.servicePages.map((slug) => ({ path: `/servicios/${slug}`, priority: DETAIL_PRIORITY })),
    ...folder("/servicios", pages.serviceTabs, services),
    ...folder("/tienda", Object.keys(changes.productCategories), changes.productCategories),
    ...folder("/cursos", pages.courseTabs, courses),
    ...folder("/blog/categoria", Object.keys(changes.postCategories), changes.postCategories),
    ...pages.previewLessons.map((lesson) => ({ ...lesson, priority: 0.7 })),
  ];
}

/** next-sitemap escapes no address, so an '&' is escaped here; an absolute address has no other sign that ends a text. */
function xmlAddress(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href.replaceAll("&", "&amp;");
}

/** What next-sitemap prints. */
export function sitemapFields(entries: readonly Entry[], siteUrl: string): ISitemapField[] {
  return entries.map(({ path, priority, updatedAt, images = [] }) => ({
    loc: xmlAddress(path, siteUrl),
    priority,
    ...(updatedAt && { lastmod: new Date(updatedAt).toISOString() }),
    ...(images.length > 0 && {
      images: [...new Set(images)].map((image) => ({ loc: new URL(xmlAddress(image, siteUrl)) })),
    }),
  }));
}

export type SitemapFile = { path: string; updatedAt?: Moment };

/** The list of the files. next-sitemap prints one without their dates, by which a reader knows what to fetch again. */
export function sitemapIndex(files: readonly SitemapFile[], siteUrl: string): string {
  const lines = files.map(({ path, updatedAt }) => {
    const lastmod = updatedAt ? `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>` : "";
    return `<sitemap><loc>${xmlAddress(path, siteUrl)}</loc>${lastmod}</sitemap>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    "</sitemapindex>",
    "",
  ].join("\n");
}
