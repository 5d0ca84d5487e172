// Playwright's own test: without a network the browser logs every missing file in its console.
import { expect, type Locator, type Page, test } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter } from "../support/fixtures.ts";

test.use({ serviceWorkers: "allow" });

type Product = { slug: string; name: string };

/** Products of the demo with pictures. */
const PICTURED: [Product, Product] = [
  { slug: "control-dualsense-blanco", name: "Control DualSense blanco para PS5" },
  { slug: "joy-con-azul-rojo-neon", name: "Joy-Con azul y rojo neón" },
];

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Estás sin conexión" });

const NONE_SEEN = /^Todavía no has abierto ningún producto/;

/** The products seen last need the scripts; before they run the page does not notice that the network is back. */
const scriptsRun = (seen: Locator) => expect(seen.first()).toBeVisible();

/** The worker has what it needs, and navigations go through it. */
async function workerReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? "none"))
    .toBe("activated");
}

const keptFiles = (page: Page, cache: string) =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url.slice(window.location.origin.length)),
    cache,
  );

/** Opens a product until the browser has recorded it and the worker has its picture. */
async function look(page: Page, { slug }: Product, pictures: number): Promise<void> {
  await page.goto(`/producto/${slug}`);
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem("aventura:viewed") ?? ""))
    .toContain(`"${slug}"`);
  await expect.poll(async () => (await keptFiles(page, "aventura-vistos")).length).toBe(pictures);
}

test("without a network: phone number, opening hours and the products seen last; with it everything works again", {
  tag: ["@main", "@pictures"],
}, async ({ page, context }) => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  const [first, second] = PICTURED;
  const [{ phone = "" } = {}] = await query<{ phone: string }>("select phone from public.store_settings");
  await page.goto("/");
  await workerReady(page);
  await look(page, first, 1);
  await look(page, second, 2);

  await context.setOffline(true);
  const answer = await page.goto("/tienda");
  expect(answer?.status()).toBe(200);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/tienda$/);
  const main = page.getByRole("main");
  await expect(main.locator(`a[href="tel:${phone.replace(/[^\d+]/g, "")}"]`)).toContainText(phone);
  await expect(main.locator('a[href^="https://wa.me/"]')).toHaveCount(1);
  await expect(main.getByText(/Lunes a sábado/).first()).toBeVisible();
  const seen = main.getByRole("list", { name: "Últimos productos que viste" }).getByRole("listitem");
  await expect(seen.getByRole("link")).toHaveText([second.name, first.name]);
  for (const picture of await seen.locator("img").all())
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  // Its style sheet and its fonts were loaded too.
  expect(await heading(page).evaluate((title) => getComputedStyle(title).fontWeight)).toBe("700");

  // Retried without a network first.
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reintentar" }).click()]);
  await expect(heading(page)).toBeVisible();
  await scriptsRun(seen);
  await context.setOffline(false);
  await expect(main.getByRole("status").filter({ hasText: "Tu conexión volvió." })).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  // The missing page loads automatically.
  await expect(page.getByRole("heading", { level: 1, name: "Tienda gamer" })).toBeVisible();
  expect(failures).toEqual([]);
});

test("a browser that saw no product says so", async ({ page, context }) => {
  await page.goto("/");
  await workerReady(page);
  await context.setOffline(true);
  await page.goto("/carrito");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(NONE_SEEN)).toBeVisible();
});

test("a link to the missing page opens it, once there is a network", async ({ page, context }) => {
  await page.goto("/");
  await workerReady(page);
  await context.setOffline(true);
  await page.goto("/contacto");
  await expect(heading(page)).toBeVisible();
  await scriptsRun(page.getByText(NONE_SEEN));
  await context.setOffline(false);
  await expect(page.getByText("Tu conexión volvió.")).toBeVisible();
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Contacto" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contacto" })).toBeVisible();
});

test("a page that fails although the device has a network says so, and is not reloaded repeatedly", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto("/");
  await workerReady(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => true }));
  await context.setOffline(true);
  await page.goto("/contacto");
  await expect(page.getByRole("heading", { level: 1, name: "No pudimos abrir la página" })).toBeVisible();
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.clock.runFor(60_000);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contacto" })).toBeVisible();
  expect(loads, "the one that was asked for").toHaveLength(1);
});

test("pages rendered per request register the worker, and nothing personal is cached", {
  tag: "@pictures",
}, async ({ page }) => {
  await enter(page, "cliente@example.com");
  await page.goto("/dashboard");
  await workerReady(page);
  for (const address of ["/dashboard/pedidos", "/dashboard/perfil", "/carrito", "/pagar"])
    await page.goto(address);
  const kept = await keptFiles(page, "aventura-offline");
  expect(kept).toContain("/sin-conexion");
  const strange = kept.filter(
    (path) => !/^\/(sin-conexion|theme\.js|[\w-]+\.svg|art\/[\w-]+\.svg|_next\/static\/.+)$/.test(path),
  );
  expect(strange).toEqual([]);
  expect(await keptFiles(page, "aventura-vistos")).toEqual([]);
  expect(await page.evaluate(async () => (await caches.keys()).sort())).toEqual([
    "aventura-offline",
    "aventura-vistos",
  ]);
});

test("the offline page itself: prerendered, not indexed; it follows the network", async ({ page }) => {
  const answer = await page.goto("/sin-conexion");
  expect(answer?.headers()["cache-control"]).toContain("max-age=0");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  // Opened with a network it reports no outage, before and after one.
  await expect(page.getByRole("heading", { level: 1, name: "Tienes conexión" })).toBeVisible();
  await expect(page.getByText("Tu conexión volvió.")).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(heading(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Tienes conexión" })).toBeVisible();
  await expect(page).toHaveURL(/\/sin-conexion$/);
  await page.getByRole("button", { name: "Ir al inicio" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("the app can be installed: name, icons, a maskable one, working shortcuts", async ({ page }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(address ?? "")).json();
  expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: "/", display: "standalone" });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.some(({ sizes, purpose }) => sizes === "512x512" && purpose === "maskable")).toBe(true);
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
  const shortcuts: { name: string; url: string }[] = manifest.shortcuts;
  expect(shortcuts.map(({ name }) => name)).toEqual(["Tienda", "Servicios", "Mis pedidos"]);
  for (const { url } of shortcuts) expect((await page.request.get(url)).ok(), url).toBe(true);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
});
