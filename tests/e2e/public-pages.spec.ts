import { readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect } from "@playwright/test";
import { COMPILE_HINT } from "../../lib/core/compile-hints.ts";
import { ROOT } from "../../local/launch/config.ts";
import { expectAccessible, expectAccessibleAtBothEnds, themeAt } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, freshEmail, test } from "../support/fixtures.ts";
import { redirectTarget } from "../support/redirect-target.ts";
import { sitemapProblems } from "../support/sitemap-schema.ts";
import { addToCart, openCheckout, proceedToPayment, someBuyer, toCardForm } from "./support/checkout.ts";
import { stockProduct } from "./support/products.ts";

// Many short tests that share nothing: all workers take part.
test.describe.configure({ mode: "parallel" });

/** Faces of a screen that accessibility.spec.ts visits with another address. */
const ROUTES = [
  "/tienda?q=zzzzqqqq",
  "/buscar?q=zzzzqqqq",
  "/servicios/controles",
  "/servicios/reparacion-xbox",
  "/servicios/reparacion-nintendo",
];

async function address(route: string): Promise<string> {
  if (route === "product" || route === "course") {
    const table = route === "product" ? "products" : "courses";
    const [row] = await query<{ slug: string }>(
      `select slug from public.${table} order by created_at desc limit 1`,
    );
    return `/${route === "product" ? "producto" : "curso"}/${row?.slug}`;
  }
  return route;
}

for (const route of ROUTES)
  test(`${route}: no console error, no serious finding, nothing wider than the screen`, async ({ page }) => {
    const answer = await page.goto(route, { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessibleAtBothEnds(page);
  });

/** Kilobytes, compressed, of the files that the expression finds in the page. */
async function weightOf(request: APIRequestContext, html: string, files: RegExp): Promise<number> {
  const addresses = new Set([...html.matchAll(files)].map(([, address = ""]) => address));
  const bodies = [...addresses].map(async (address) => (await request.get(address)).body());
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

test("the scripts and styles of a first visit stay few", async ({ request }) => {
  const product = await address("product");
  const course = await address("course");
  for (const route of ["/", "/tienda", product, "/servicios", "/cursos", course, "/blog", "/contacto"]) {
    const html = await (await request.get(route)).text();
    const scripts = await weightOf(request, html, /<script[^>]+src="([^"]+\.js)[^"]*"(?![^>]*noModule)/g);
    expect(scripts, `scripts of ${route}`).toBeGreaterThan(100);
    expect(scripts, `scripts of ${route}`).toBeLessThan(156);
    const styles = await weightOf(request, html, /<link[^>]+href="([^"]+\.css)[^"]*"/g);
    expect(styles, `styles of ${route}`).toBeGreaterThan(10);
    expect(styles, `styles of ${route}`).toBeLessThan(16);
  }
});

test("a guest's page reads no cookie while the browser would have to wait for it", async ({ page }) => {
  await page.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    Object.defineProperty(Document.prototype, "cookie", {
      ...cookie,
      get() {
        document.documentElement.dataset.waited = new Error().stack;
        return cookie?.get?.call(this);
      },
    });
  });
  for (const route of ["/", "/tienda", await address("product"), await address("course"), "/blog"]) {
    await page.goto(route, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => document.documentElement.dataset.waited), route).toBeUndefined();
  }
});

test("a page finds out by itself who is signed in, and keeps it for the first frame of the next one", async ({
  page,
}) => {
  const menu = page.getByRole("button", { name: /^Tu cuenta/ });
  await enter(page, "cliente@example.com");
  await page.goto("/tienda");
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("sesion"))).toBe("1");
  await page.context().clearCookies();
  await page.goto("/tienda");
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("sesion"))).toBeNull();
});

test.describe("lost", () => {
  test.use({ expectedStatus: [404] });

  for (const route of ["/no-existe", "/producto/no-existe", "/curso/no-existe", "/pedido/no-existe"])
    test(`${route}: a 404 that is as good a page`, async ({ page }) => {
      const answer = await page.goto(route, { waitUntil: "networkidle" });
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectAccessibleAtBothEnds(page);
    });
});

for (const width of [360, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a full cart, in the drawer and up to the card form: the same", async ({ page }) => {
      await addToCart(page, await stockProduct("Cojín de prueba", 40_000, 3));
      await page.getByRole("button", { name: /^Carrito de compras: 1/ }).click();
      await expect(page.getByRole("dialog", { name: "Carrito de Compras" })).toBeVisible();
      await expectAccessible(page, width, themeAt(width));
      await page.goto("/carrito");
      await expect(page.getByRole("link", { name: "Proceder al Pago" })).toBeVisible();
      await expectAccessible(page, width, themeAt(width));
      await openCheckout(page);
      await toCardForm(page).click();
      await expect(page.getByLabel("Celular")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page, width, themeAt(width));
      await proceedToPayment(page, someBuyer(freshEmail("accesible")));
      await expectAccessible(page, width, themeAt(width));
    });
  });

test("cached pages are asked for again by browsers, and neither set nor read a cookie", async ({ page }) => {
  for (const route of [
    "/",
    "/tienda",
    "/tienda/controles",
    "/servicios/reparacion-playstation",
    "product",
    "course",
  ]) {
    const path = await address(route);
    const answer = await page.request.get(path);
    // A browser would go on showing what it has, also what the router fetched beforehand.
    expect(answer.headers()["cache-control"], route).toBe("public, max-age=0, must-revalidate");
    // No proxy that this site could purge is in front of it.
    expect(answer.headers()["cdn-cache-control"], route).toBeUndefined();
    const part = await page.request.get(path, { headers: { rsc: "1" } });
    expect(part.headers()["content-type"], route).toContain("text/x-component");
    expect(part.headers()["cache-control"], route).toBe("public, max-age=0, must-revalidate");
    expect(answer.headers()["set-cookie"], route).toBeUndefined();
    expect(answer.headers()["content-security-policy"], route).toContain("frame-ancestors 'none'");
  }
});

test("the browser compiles the framework's scripts beside the page, and a page's own when they are called", async ({
  request,
}) => {
  const html = await (await request.get("/tienda")).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)" (?:id="\w+" )?async/g)].map(([, src = ""]) => src);
  const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
  const framework = texts.toSorted((a, b) => b.length - a.length)[0] ?? "";
  expect(framework).toContain("hydrateRoot");
  expect(framework.slice(0, COMPILE_HINT.length)).toBe(COMPILE_HINT);
  expect(texts.filter((text) => !text.startsWith(COMPILE_HINT)).length).toBeGreaterThan(0);
});

test("live pages carry a policy with a nonce and are never stored", async ({ page }) => {
  for (const route of ["/carrito", "/pagar", "/auth"]) {
    const headers = (await page.request.get(route)).headers();
    expect(headers["content-security-policy"], route).toMatch(/script-src[^;]*'nonce-/);
    expect(headers["content-security-policy"], route).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers["cache-control"], route).toContain("no-store");
  }
});

test("answers of programs run nothing, may not be framed, and what is refused is never stored", async ({
  request,
}) => {
  const files = readdirSync(path.join(ROOT, "app/api"), { recursive: true, encoding: "utf8" });
  const routes = files
    .filter((file) => file.endsWith("route.ts"))
    .map((file) => `/api/${path.dirname(file)}`);
  expect(routes.length).toBeGreaterThan(20);
  for (const route of [...routes, "/api/no-existe"]) {
    const answer = await request.get(route.replaceAll(/\[\w+\]/g, "x"), { maxRedirects: 0 });
    const headers = answer.headers();
    expect(headers["content-security-policy"], route).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers["x-content-type-options"], route).toBe("nosniff");
    expect(answer.status(), route).toBeLessThan(500);
    if (answer.ok()) expect(headers["cache-control"], route).toMatch(/no-store|private|no-cache|max-age=0/);
  }
});

test("the sitemap is an index of XML files from the database, with priorities and pictures", async ({
  page,
}) => {
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    expect(answer.headers()["content-type"]).toContain("xml");
    expect(answer.headers()["cache-control"]).toContain("s-maxage");
    return answer.text();
  };
  const index = await read("/sitemap.xml");
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
  const xml = (await Promise.all(files.map(read))).join("");
  const [{ n = 0 } = {}] = await query<{ n: number }>("select count(*)::int n from public.courses");
  expect(xml.match(/<loc>[^<]*\/curso\/[^/<]+</g)?.length).toBe(n);
  const priorities = [...xml.matchAll(/<priority>([\d.]+)<\/priority>/g)].map(([, number]) => Number(number));
  expect(Math.max(...priorities)).toBe(1);
  expect(Math.min(...priorities)).toBe(0.6);
  expect(xml).toMatch(/<image:loc>http[^<]+\/media\//);
  expect(xml).not.toMatch(/carrito|dashboard|\/auth/);
});

test.describe("answers without a page", () => {
  test.use({ expectedStatus: [410] });

  test("a file of the sitemap that does not exist is a 404", async ({ page }) => {
    for (const file of ["productos-99.xml", "productos-01.xml", "toString", "otra.xml"])
      expect((await page.request.get(`/sitemaps/${file}`)).status(), file).toBe(404);
  });

  test("old addresses of the feed and of the home page lead to the ones of today for good", async ({
    page,
  }) => {
    for (const [from, to] of [
      ["/feed", "/blog/rss.xml"],
      ["/rss", "/blog/rss.xml"],
      ["/rss.xml", "/blog/rss.xml"],
      ["/index.html", "/"],
    ] as const) {
      const answer = await page.request.get(from, { maxRedirects: 0 });
      expect([answer.status(), redirectTarget(answer)], from).toEqual([301, to]);
    }
  });

  test("a product's address in capitals leads to the one that counts for good", async ({ page }) => {
    const { slug } = await stockProduct("Cable de prueba", 20_000, 1);
    const answer = await page.request.get(`/producto/${slug.toUpperCase()}`, { maxRedirects: 0 });
    expect([answer.status(), redirectTarget(answer)]).toEqual([308, `/producto/${slug}`]);
  });

  test("a deleted product is gone for good, and says what there is instead", async ({ page }) => {
    const product = await stockProduct("Cable retirado", 20_000, 1);
    await query("delete from public.products where id = $1", [product.id]);
    const answer = await page.goto(`/producto/${product.slug}`);
    expect(answer?.status()).toBe(410);
    await expect(
      page.getByRole("heading", { level: 1, name: "Esto ya no está en la tienda" }),
    ).toBeAttached();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("link", { name: "Volver al inicio" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Ver la tienda" }).click();
    await expect(page).toHaveURL("/tienda");
  });
});

test("a shared link shows a picture of its own", async ({ page }) => {
  const [course] = await query<{ slug: string }>(
    "select slug from public.courses order by created_at limit 1",
  );
  const answer = await page.request.get(`/og/curso/${course?.slug}.png`);
  expect(answer.headers()["content-type"]).toBe("image/png");
  expect(answer.headers()["cache-control"]).toContain("s-maxage=86400");
  expect((await page.request.get("/og/curso/no-existe.png")).status()).toBe(404);
});

test("health tells the backend and the version", async ({ page }) => {
  const answer = await page.request.get("/api/health");
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({
    backend: expect.anything(),
    version: expect.stringMatching(/^\d+\./),
  });
});
