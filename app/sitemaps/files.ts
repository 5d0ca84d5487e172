import { SERVICE_PAGES } from "@/lib/catalog/service-pages";
import { SERVICE_TABS } from "@/lib/catalog/service-tabs";
import { COURSE_TABS } from "@/lib/courses/course-filter";
import { getPreviewAddresses } from "@/lib/courses/learning-queries";
import { previewPath } from "@/lib/courses/paths";
import { getCourseAddresses } from "@/lib/courses/queries";
import {
  getSitemapChanges,
  getSitemapPosts,
  getSitemapProductFiles,
  getSitemapProducts,
} from "@/lib/seo/queries";
import { DETAIL_PRIORITY, type Entry, fixedEntries, type SitemapFile } from "@/lib/seo/sitemap";

const isNotAll = (tab: string) => tab !== "todos";

async function fixedPages(): Promise<Entry[]> {
  const [changes, courses, lessons] = await Promise.all([
    getSitemapChanges(),
    getCourseAddresses(),
    getPreviewAddresses(),
  ]);
  const changed = new Map(courses.map(({ slug, updatedAt }) => [slug, updatedAt]));
  return fixedEntries({
    changes,
    servicePages: SERVICE_PAGES.map(({ slug }) => slug),
    serviceTabs: SERVICE_TABS.filter(isNotAll),
    courseTabs: COURSE_TABS.filter(isNotAll),
    previewLessons: lessons.map(({ slug, lessonId }) => ({
      path: previewPath(slug, lessonId),
      updatedAt: changed.get(slug),
    })),
  });
}

async function courses(): Promise<Entry[]> {
  return (await getCourseAddresses()).map(({ slug, updatedAt, cover }) => ({
    path: `/curso/${slug}`,
    priority: DETAIL_PRIORITY,
    updatedAt,
    images: cover ? [cover] : [],
  }));
}

const FILES: Record<string, () => Promise<Entry[]>> = {
  "paginas.xml": fixedPages,
  "cursos.xml": courses,
  "blog.xml": getSitemapPosts,
};

/** Entries of a sitemap file; undefined for an unknown one. */
export async function readFile(name: string): Promise<Entry[]> {
  const page = /^productos-([1-9]\d{0,3})\.xml$/.exec(name)?.[1];
  if (page) return getSitemapProducts(Number(page));
  return Object.hasOwn(FILES, name) ? ((await FILES[name]?.()) ?? []) : [];
}

/** Sitemap files with entries: an empty one would be invalid. */
export async function listFiles(): Promise<SitemapFile[]> {
  const [pages, products, changes] = await Promise.all([
    fixedPages(),
    getSitemapProductFiles(),
    getSitemapChanges(),
  ]);
  return [
    { path: "/sitemaps/paginas.xml", updatedAt: pages[0]?.updatedAt },
    ...(changes.courses ? [{ path: "/sitemaps/cursos.xml", updatedAt: changes.courses }] : []),
    ...(changes.posts ? [{ path: "/sitemaps/blog.xml", updatedAt: changes.posts }] : []),
    ...products.map(({ page, updatedAt }) => ({ path: `/sitemaps/productos-${page}.xml`, updatedAt })),
  ];
}
