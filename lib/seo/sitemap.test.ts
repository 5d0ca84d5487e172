import { getServerSideSitemap } from "next-sitemap";
import { describe, expect, test } from "vitest";
import { sitemapProblems } from "@/tests/support/sitemap-schema";
import { type Entry, fixedEntries, sitemapFields, sitemapIndex } from "./sitemap";

const SITE = "https://tienda.example";

const pages = fixedEntries({
  changes: {
    home: "2026-01-01T00:00:00+00:00",
    services: null,
    products: "2026-02-03T00:00:00+00:00",
    courses: "2026-02-02T00:00:00+00:00",
    posts: null,
    productCategories: { controles: "2026-02-03T00:00:00+00:00", "accesorios xbox": "2026-01-02T00:00:00Z" },
    postCategories: { noticias: "2026-01-05T00:00:00+00:00" },
  },
  servicePages: ["reparacion-xbox"],
  serviceTabs: ["extras"],
  courseTabs: ["reparacion"],
  previewLessons: [{ path: "/curso/c/muestra/uno", updatedAt: "2026-02-02T00:00:00+00:00" }],
});
const find = (path: string) => pages.find((entry) => entry.path === path);

async function print(entries: Entry[]): Promise<string> {
  return (await getServerSideSitemap(sitemapFields(entries, SITE))).text();
}

describe("fixed pages", () => {
  test("have the last change of the rows they list, and none without rows", () => {
    expect(find("/")?.updatedAt).toBe("2026-02-03T00:00:00+00:00");
    expect(find("/tienda/accesorios%20xbox")?.updatedAt).toBe("2026-01-02T00:00:00Z");
    expect(find("/cursos/reparacion")?.updatedAt).toBe("2026-02-02T00:00:00+00:00");
    expect(find("/blog/categoria/noticias")?.updatedAt).toBe("2026-01-05T00:00:00+00:00");
    expect(find("/servicios/extras")?.updatedAt).toBeFalsy();
  });

  test("give a valid file", async () => {
    expect(await sitemapProblems(await print(pages), "sitemap")).toEqual([]);
  });
});

test("a product lists each picture once, with absolute and escaped URLs", async () => {
  const images = ["/media/a.webp", "/media/b.webp", "/media/a.webp", "https://o.example/x.webp?a=1&b='2'"];
  const updatedAt = "2026-02-01T10:00:00.123456-05:00";
  const xml = await print([{ path: "/producto/control", priority: 0.8, updatedAt, images }]);
  expect([...xml.matchAll(/<image:loc>([^<]+)/g)].map(([, loc]) => loc)).toEqual([
    `${SITE}/media/a.webp`,
    `${SITE}/media/b.webp`,
    "https://o.example/x.webp?a=1&amp;b=%272%27",
  ]);
  expect(xml).toContain("<lastmod>2026-02-01T15:00:00.123Z</lastmod><priority>0.8</priority>");
  expect(await sitemapProblems(xml, "sitemap")).toEqual([]);
});

test("the index lists every file, with its date if known", async () => {
  const xml = sitemapIndex(
    [
      { path: "/sitemaps/paginas.xml" },
      { path: "/sitemaps/productos-1.xml", updatedAt: "2026-02-01T00:00:00Z" },
    ],
    SITE,
  );
  expect(xml).toContain(
    `<loc>${SITE}/sitemaps/productos-1.xml</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod>`,
  );
  expect(await sitemapProblems(xml, "siteindex")).toEqual([]);
});
