import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import { DISALLOWED } from "../../lib/seo/indexing.ts";
import { canonicalOf, headOf, metaOf } from "../support/document-head.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { signIn, test } from "../support/fixtures.ts";
import { addressOf, PUBLIC_PAGES } from "../support/public-pages.ts";
import { redirectTarget } from "../support/redirect-target.ts";
import { flawsOf } from "../support/structured-data.ts";

// They only read, and share nothing.
test.describe.configure({ mode: "parallel" });

const SITE = E2E_CONFIG.env.SITE_URL ?? "";
const absolute = (path: string) => new URL(path, SITE).href;

async function read(request: APIRequestContext, path: string, status = 200) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(status);
  return headOf(await answer.text());
}

for (const entry of PUBLIC_PAGES)
  test(`${entry.types[0]} of ${entry.path}${entry.from ? "..." : ""}: found, named and described`, async ({
    request,
  }) => {
    const path = await addressOf(entry);
    const head = await read(request, path);

    expect(head.titles).toHaveLength(1);
    expect(head.titles[0]?.length).toBeLessThanOrEqual(65);
    const [description = "", ...others] = metaOf(head, "description");
    expect(others).toEqual([]);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);

    expect(canonicalOf(head)).toEqual([absolute(path)]);
    const languages = head.links.filter(({ hreflang }) => hreflang);
    expect(
      Object.fromEntries(languages.map(({ hreflang, href = "" }) => [hreflang, new URL(href).href])),
    ).toEqual({
      "es-CO": absolute(path),
      "x-default": absolute(path),
    });
    const robots = metaOf(head, "robots").join();
    expect(robots).toMatch(/(^|\W)index, follow/);
    expect(robots).toContain("max-image-preview:large");

    expect(metaOf(head, "og:url").map(absolute)).toEqual([absolute(path)]);
    expect(metaOf(head, "og:locale")).toEqual(["es_CO"]);
    expect(metaOf(head, "og:site_name")[0]).toBeTruthy();
    expect(metaOf(head, "twitter:card")).toEqual(["summary_large_image"]);
    expect(metaOf(head, "geo.region")).toEqual(["CO-ANT"]);
    expect(metaOf(head, "geo.position")[0]).toMatch(/^-?\d+(\.\d+)?;-?\d+(\.\d+)?$/);

    expect(head.structured.map((node) => node["@type"]).sort()).toEqual([...entry.types].sort());
    expect(head.structured.flatMap(flawsOf)).toEqual([]);
  });

test("every shared page has a picture of the size that networks show whole", async ({ request }) => {
  const pictures = new Set<string>();
  for (const entry of PUBLIC_PAGES) {
    const path = await addressOf(entry);
    const head = await read(request, path);
    const [picture = ""] = metaOf(head, "og:image");
    expect(picture, path).toMatch(/^https?:/);
    expect(metaOf(head, "twitter:image"), path).toEqual([picture]);
    expect(metaOf(head, "og:image:alt")[0], path).toBeTruthy();
    pictures.add(picture);
  }
  // The store's own, and one each of a product, a service, a course and an article.
  expect(pictures.size).toBeGreaterThanOrEqual(5);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()["content-type"], picture).toMatch(/^image\/(png|jpeg)/);
    expect(await sharp(await answer.body()).metadata(), picture).toMatchObject({ width: 1200, height: 630 });
  }
});

test("no two pages have the same title or the same description", async ({ request }) => {
  const titles: (string | undefined)[] = [];
  const descriptions: (string | undefined)[] = [];
  for (const entry of PUBLIC_PAGES) {
    const head = await read(request, await addressOf(entry));
    titles.push(head.titles[0]);
    descriptions.push(metaOf(head, "description")[0]);
  }
  expect(new Set(titles).size, titles.join("\n")).toBe(PUBLIC_PAGES.length);
  expect(new Set(descriptions).size, descriptions.join("\n")).toBe(PUBLIC_PAGES.length);
});

test.describe("lists of the store", () => {
  for (const [path, plain, isListed] of [
    ["/tienda?orden=price-low", "/tienda", true],
    ["/tienda/controles?precio=50000-100000", "/tienda/controles", true],
    ["/tienda?vista=lista", "/tienda", true],
    ["/tienda?q=control", "/tienda", false],
    ["/buscar?q=control", "/buscar", false],
    ["/tienda?pagina=2", "/tienda", false],
  ] as const)
    test(`${path}: ${isListed ? "the plain list stands for it" : "kept out, its products are followed"}`, async ({
      request,
    }) => {
      const head = await read(request, path);
      expect(canonicalOf(head)).toEqual([absolute(plain)]);
      const robots = metaOf(head, "robots").join();
      if (isListed) expect(robots).not.toContain("noindex");
      else expect(robots).toBe("noindex, follow");
    });
});

test("what is private or lost is kept out", async ({ request, page }) => {
  for (const path of [
    "/carrito",
    "/pagar",
    "/auth",
    "/solicitar-reparacion",
    "/payment/failure",
    "/payment/pending",
  ])
    expect(metaOf(await read(request, path), "robots").join(), path).toBe("noindex, nofollow");
  for (const path of [
    "/no-existe",
    "/producto/no-existe",
    "/curso/no-existe",
    "/pedido/no-existe",
    "/reparacion/no-existe",
    "/certificado/no-existe",
    "/pqr/no-existe",
  ])
    expect(metaOf(await read(request, path, 404), "robots").join(), path).toContain("noindex");

  await signIn(page, "superadmin@example.com");
  for (const path of ["/dashboard", "/admin/productos", "/servicios-tecnicos"])
    expect(metaOf(await read(page.request, path), "robots").join(), path).toBe("noindex, nofollow");
});

test("another spelling of an address leads for good to the canonical one", async ({ request }) => {
  const [product] = await query<{ id: string; slug: string }>(
    "select id, slug from public.products where category = 'controles' order by created_at limit 1",
  );
  const [course] = await query<{ id: string; slug: string }>(
    "select id, slug from public.courses order by created_at limit 1",
  );
  for (const [path, canonical] of [
    [`/producto/${product?.id}`, `/producto/${product?.slug}`],
    [`/curso/${course?.id}`, `/curso/${course?.slug}`],
    ["/tienda/Controles", "/tienda/controles"],
    ["/tienda/todos", "/tienda"],
    ["/cursos/todos", "/cursos"],
    ["/tienda/", "/tienda"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(308);
    expect(new URL(redirectTarget(answer), SITE).pathname, path).toBe(canonical);
  }
});

test("robots.txt closes what the rules close, and nothing else", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(closed).toEqual([...DISALLOWED]);
  expect(text).toContain(`Sitemap: ${absolute("/sitemap.xml")}`);
});
