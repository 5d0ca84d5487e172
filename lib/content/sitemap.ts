type Entry = { path: string; priority: number; updatedAt?: string };
type Detail = { slug: string; updatedAt: string };

type Source = {
  products: Detail[];
  courses: Detail[];
  categories: string[];
  servicePages: string[];
  serviceTabs: string[];
  courseTabs: string[];
};

/** From the home page (1.0) down to the legal texts (0.6), as the spec orders. */
const FIXED: Entry[] = [
  { path: "/", priority: 1 },
  { path: "/servicios", priority: 0.9 },
  { path: "/tienda", priority: 0.9 },
  { path: "/cursos", priority: 0.9 },
  { path: "/contacto", priority: 0.7 },
  { path: "/blog", priority: 0.7 },
  { path: "/privacidad", priority: 0.6 },
  { path: "/terminos", priority: 0.6 },
];

function folder(base: string, names: string[], priority: number): Entry[] {
  return names.map((name) => ({ path: `${base}/${encodeURIComponent(name)}`, priority }));
}

function details(base: string, rows: Detail[]): Entry[] {
  return rows.map(({ slug, updatedAt }) => ({ path: `${base}/${slug}`, priority: 0.8, updatedAt }));
}

/** Every public page with its priority, in the form that next-sitemap prints. */
export function sitemapFields(source: Source, siteUrl: string) {
  const entries = [
    ...FIXED,
    ...folder("/servicios", source.servicePages, 0.8),
    ...folder("/servicios", source.serviceTabs, 0.7),
    ...folder("/tienda", source.categories, 0.7),
    ...folder("/cursos", source.courseTabs, 0.7),
    ...details("/producto", source.products),
    ...details("/curso", source.courses),
  ];
  return entries.map(({ path, priority, updatedAt }) => ({
    loc: new URL(path, siteUrl).toString(),
    priority,
    ...(updatedAt && { lastmod: new Date(updatedAt).toISOString() }),
  }));
}
