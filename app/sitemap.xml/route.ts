import { getServerSideSitemap } from "next-sitemap";
import { getCategories, getProductSlugs } from "@/lib/catalog/queries";
import { SERVICE_PAGES } from "@/lib/catalog/service-pages";
import { SERVICE_TABS } from "@/lib/catalog/service-tabs";
import { sitemapFields } from "@/lib/content/sitemap";
import { env } from "@/lib/core/env";
import { COURSE_TABS } from "@/lib/courses/course-filter";
import { getCourseSlugs } from "@/lib/courses/queries";

const isNotAll = (tab: string) => tab !== "todos";

/** The map of the public site, from the database. */
export async function GET() {
  const [products, courses, categories] = await Promise.all([
    getProductSlugs(),
    getCourseSlugs(),
    getCategories(),
  ]);
  return getServerSideSitemap(
    sitemapFields(
      {
        products,
        courses,
        categories: categories.map(({ category }) => category),
        servicePages: SERVICE_PAGES.map(({ slug }) => slug),
        serviceTabs: SERVICE_TABS.filter(isNotAll),
        courseTabs: COURSE_TABS.filter(isNotAll),
      },
      env().SITE_URL,
    ),
    { "Content-Type": "application/xml; charset=utf-8" },
  );
}
