import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { freshEmail, test } from "../support/fixtures.ts";
import { addToCart, proceedToPayment, query, someBuyer, stockProduct } from "../support/shopper.ts";

// Many short tests that share nothing: both workers take part.
test.describe.configure({ mode: "parallel" });

const ROUTES = [
  "/",
  "/tienda",
  "/tienda/controles",
  "/tienda?q=control&orden=price-low",
  "/tienda?q=zzzzqqqq",
  "/servicios",
  "/servicios/controles",
  "/servicios/reparacion-playstation",
  "/servicios/reparacion-xbox",
  "/servicios/reparacion-nintendo",
  "/cursos",
  "/cursos/reparacion",
  "/blog",
  "/contacto",
  "/privacidad",
  "/terminos",
  "/auth",
  "/carrito",
  "/payment/success",
  "/payment/failure",
  "/payment/pending",
  "product",
  "course",
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

for (const width of [360, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const route of ROUTES)
      test(`${route}: no console error, no serious finding, nothing wider than the screen`, async ({
        page,
      }) => {
        const answer = await page.goto(await address(route), { waitUntil: "networkidle" });
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectAccessible(page, width);
      });

    test("a full cart, in the drawer and up to the card form: the same", async ({ page }) => {
      await addToCart(page, await stockProduct("Cojín de prueba", 40_000, 3));
      await page.getByRole("button", { name: /^Carrito de compras: 1/ }).click();
      await expect(page.getByRole("dialog", { name: "Carrito de Compras" })).toBeVisible();
      await expectAccessible(page, width);
      await page.goto("/carrito");
      await page.getByRole("button", { name: "Proceder al Pago" }).click();
      await expect(page.getByLabel("Celular")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page, width);
      await proceedToPayment(page, someBuyer(freshEmail("accesible")));
      await expectAccessible(page, width);
    });

    test.describe("lost", () => {
      test.use({ expectedStatus: [404] });

      for (const route of ["/no-existe", "/producto/no-existe", "/curso/no-existe", "/pedido/no-existe"])
        test(`${route}: a 404 that is as good a page`, async ({ page }) => {
          const answer = await page.goto(route, { waitUntil: "networkidle" });
          expect(answer?.status()).toBe(404);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expectAccessible(page, width);
        });
    });
  });

test("cached pages are cacheable by a proxy and neither set nor read a cookie", async ({ page }) => {
  for (const route of [
    "/",
    "/tienda",
    "/tienda/controles",
    "/servicios/reparacion-playstation",
    "product",
    "course",
  ]) {
    const answer = await page.request.get(await address(route));
    expect(answer.headers()["cache-control"], route).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    expect(answer.headers()["set-cookie"], route).toBeUndefined();
    expect(answer.headers()["content-security-policy"], route).toContain("frame-ancestors 'none'");
  }
});

test("live pages carry a policy with a nonce and are never stored", async ({ page }) => {
  for (const route of ["/carrito", "/auth"]) {
    const headers = (await page.request.get(route)).headers();
    expect(headers["content-security-policy"], route).toMatch(/script-src[^;]*'nonce-/);
    expect(headers["content-security-policy"], route).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers["cache-control"], route).toContain("no-store");
  }
});

test("no link of the public pages is dead", async ({ page }) => {
  const seen = new Set<string>();
  const dead: string[] = [];
  for (const route of ["/", "/tienda", "/servicios", "/cursos", "/blog", "/contacto", "/terminos"]) {
    await page.goto(route);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
    for (const link of links) seen.add(link.split("#")[0] || "/");
  }
  for (const link of seen) {
    const answer = await page.request.get(link);
    if (!answer.ok()) dead.push(`${link}: ${answer.status()}`);
  }
  expect(seen.size).toBeGreaterThan(30);
  expect(dead).toEqual([]);
});

test("the sitemap is XML from the database with priorities", async ({ page }) => {
  const answer = await page.request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("xml");
  const xml = await answer.text();
  const [{ n = 0 } = {}] = await query<{ n: number }>("select count(*)::int n from public.courses");
  expect(xml.match(/<loc>[^<]*\/curso\//g)?.length).toBe(n);
  const priorities = [...xml.matchAll(/<priority>([\d.]+)<\/priority>/g)].map(([, number]) => Number(number));
  expect(Math.max(...priorities)).toBe(1);
  expect(Math.min(...priorities)).toBe(0.6);
  expect(xml).not.toMatch(/carrito|dashboard|auth/);
});

test("health tells the backend and the version", async ({ page }) => {
  const answer = await page.request.get("/api/health");
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({
    backend: expect.anything(),
    version: expect.stringMatching(/^\d+\./),
  });
});
