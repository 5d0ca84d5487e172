import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import { DISALLOWED } from "../../lib/seo/indexing.ts";
import { canonicalOf, headOf, metaOf } from "../support/document-head.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { PUBLIC_PAGES } from "../support/public-pages.ts";
import { sitemapProblems } from "../support/sitemap-schema.ts";
import { flawsOf } from "../support/structured-data.ts";

const absolute = (path: string) => new URL(path, E2E_CONFIG.env.SITE_URL).href;

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return headOf(await answer.text());
}

test("every public page is found, named, described, shared with a picture, and like no other", async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const pictures = new Set<string>();
  for (const [path, types] of Object.entries(PUBLIC_PAGES)) {
    const head = await read(request, path);
    const [title = "", ...otherTitles] = head.titles;
    const [description = "", ...otherDescriptions] = metaOf(head, "description");
    const [picture = "", ...otherPictures] = metaOf(head, "og:image");
    expect([...otherTitles, ...otherDescriptions, ...otherPictures], path).toEqual([]);
    expect(title, path).toMatch(/^.{5,65}$/);
    expect(description, path).toMatch(/^.{50,160}$/);
    expect(metaOf(head, "og:image:alt")[0], path).toBeTruthy();
    expect(metaOf(head, "og:site_name")[0], path).toBeTruthy();
    const robots = metaOf(head, "robots").join();
    expect(robots, path).toMatch(/(^|\W)index, follow/);
    expect(robots, path).toContain("max-image-preview:large");
    expect(metaOf(head, "geo.position")[0], path).toMatch(/^-?\d+(\.\d+)?;-?\d+(\.\d+)?$/);
    expect(
      {
        canonical: canonicalOf(head),
        languages: head.links.flatMap(({ hreflang, href = "" }) =>
          hreflang ? `${hreflang} ${new URL(href).href}` : [],
        ),
        shared: metaOf(head, "og:url").map(absolute),
        locale: metaOf(head, "og:locale"),
        card: [...metaOf(head, "twitter:card"), ...metaOf(head, "twitter:image")],
        region: metaOf(head, "geo.region"),
        types: head.structured.map((node) => node["@type"]).sort(),
        flaws: head.structured.flatMap(flawsOf),
      },
      path,
    ).toEqual({
      canonical: [absolute(path)],
      languages: [`es-CO ${absolute(path)}`, `x-default ${absolute(path)}`],
      shared: [absolute(path)],
      locale: ["es_CO"],
      card: ["summary_large_image", picture],
      region: ["CO-ANT"],
      types: types.toSorted(),
      flaws: [],
    });
    titles.add(title);
    descriptions.add(description);
    pictures.add(picture);
  }
  const pages = Object.keys(PUBLIC_PAGES).length;
  expect([titles.size, descriptions.size]).toEqual([pages, pages]);
  // The store's own, and one each of a product, a service, a course and an article.
  expect(pictures.size).toBeGreaterThanOrEqual(5);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()["content-type"], picture).toMatch(/^image\/(png|jpeg)/);
    expect(await sharp(await answer.body()).metadata(), picture).toMatchObject({ width: 1200, height: 630 });
  }
});

test("lists under a filter name the plain list, searches and what is private are kept out", async ({
  request,
  requestAs,
}) => {
  for (const [path, plain, isListed] of [
    ["/tienda/lista?orden=price-low", "/tienda", true],
    ["/tienda/lista?categoria=controles&precio=50000-100000", "/tienda/controles", true],
    ["/tienda/lista?vista=lista", "/tienda", true],
    ["/tienda/lista?q=control", "/tienda", false],
    ["/buscar?q=control", "/buscar", false],
    ["/tienda/lista?pagina=2", "/tienda", false],
  ] as const) {
    const head = await read(request, path);
    expect(canonicalOf(head), path).toEqual([absolute(plain)]);
    const robots = metaOf(head, "robots").join();
    if (isListed) expect(robots, path).not.toContain("noindex");
    else expect(robots, path).toBe("noindex, follow");
  }
  const staff = await requestAs("superadmin@example.com");
  for (const [client, paths] of [
    [
      request,
      ["/carrito", "/pagar", "/auth", "/solicitar-reparacion", "/payment/failure", "/payment/pending"],
    ],
    [staff, ["/dashboard", "/admin/productos", "/servicios-tecnicos"]],
  ] as const)
    for (const path of paths)
      expect(metaOf(await read(client, path), "robots").join(), path).toBe("noindex, nofollow");
});

test("robots.txt closes what the rules close, and nothing else", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(closed).toEqual([...DISALLOWED]);
  expect(text).toContain(`Sitemap: ${absolute("/sitemap.xml")}`);
});

test("the sitemap is an index of XML files from the database, with priorities and pictures", async ({
  request,
}) => {
  const readXml = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toContain("xml");
    expect(answer.headers()["cache-control"]).toContain("s-maxage");
    return answer.text();
  };
  const index = await readXml("/sitemap.xml");
  expect(await sitemapProblems(index, "siteindex")).toEqual([]);
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc><lastmod>/g)].map(
    ([, loc = ""]) => new URL(loc).pathname,
  );
  expect(files.toSorted()).toEqual([
    "/sitemaps/blog.xml",
    "/sitemaps/cursos.xml",
    "/sitemaps/paginas.xml",
    "/sitemaps/productos-1.xml",
  ]);
  const xml = (await Promise.all(files.map(readXml))).join("");
  const listed = [...xml.matchAll(/<loc>[^<]*\/curso\/([^/<]+)</g)].map(([, slug]) => slug);
  const courses = await query<{ slug: string }>("select slug from public.courses where is_published");
  expect(listed.toSorted()).toEqual(courses.map(({ slug }) => slug).toSorted());
  const priorities = [...xml.matchAll(/<priority>([\d.]+)<\/priority>/g)].map(([, number]) => Number(number));
  expect([Math.max(...priorities), Math.min(...priorities)]).toEqual([1, 0.6]);
  expect(xml).toMatch(/<image:loc>http[^<]+\/media\//);
  expect(xml).not.toMatch(/carrito|dashboard|\/auth/);
  for (const file of ["productos-99.xml", "productos-01.xml", "toString", "otra.xml"])
    expect((await request.get(`/sitemaps/${file}`)).status(), file).toBe(404);
});

test("the feed carries the newest posts as RSS, and the blog names it", async ({ request }) => {
  const answer = await request.get("/blog/rss.xml");
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
  const newest = await query<{ slug: string }>(
    `select slug from public.posts where state = 'publicado' and published_at <= now()
     order by published_at desc, id limit 30`,
  );
  const links = [...(await answer.text()).matchAll(/<item>[\s\S]*?<link>[^<]*\/blog\/([^<]+)<\/link>/g)];
  expect(links.map(([, slug]) => slug)).toEqual(newest.map(({ slug }) => slug));
  const { links: named } = await read(request, "/blog");
  expect(named.find(({ type }) => type === "application/rss+xml")?.href).toMatch(/\/blog\/rss\.xml$/);
});

test("the picture of a shared course is kept for a day; of none there is none", async ({ request }) => {
  const answer = await request.get("/og/curso/reparacion-controles-desde-cero.png");
  expect(answer.headers()).toMatchObject({
    "content-type": "image/png",
    "cache-control": expect.stringContaining("s-maxage=86400"),
  });
  expect((await request.get("/og/curso/no-existe.png")).status()).toBe(404);
});
