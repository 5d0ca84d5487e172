import { expect, type Page, test as plain, type Request } from "@playwright/test";
import { formatCop } from "../../lib/core/money.ts";
import type { Product } from "../factories/products.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { openLive } from "./support/live.ts";
import { stockProduct } from "./support/products.ts";

const LISTINGS = [
  { path: "/tienda", card: 'a[href^="/producto/"]' },
  { path: "/servicios", card: 'a[href^="/servicios/reparacion"]' },
  { path: "/cursos", card: 'a[href^="/curso/"]' },
  { path: "/blog", card: 'article a[href^="/blog/"]' },
];

/** The limit of prefetched bytes for a list. */
const REQUESTS = 60;
const BYTES = 120 * 1024;

const isAhead = (request: Request) => "next-router-prefetch" in request.headers();

/** Requests that are answered or no longer needed: the router cancels some of its own. */
const ended = new WeakSet<Request>();

function recorded(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  page.on("requestfinished", (request) => void ended.add(request));
  page.on("requestfailed", (request) => void ended.add(request));
  return requests;
}

const firstCard = (page: Page, card: string) =>
  page.locator("main").locator(card).filter({ visible: true }).first();

/** Pages are prefetched when the browser is idle. */
const untilIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Waits until a page was prefetched, and all requests are answered. */
async function untilFetchedAhead(page: Page, requests: Request[], href: string): Promise<void> {
  await expect
    .poll(() => requests.some((one) => isAhead(one) && new URL(one.url()).pathname.startsWith(href)))
    .toBe(true);
  // A response may cause more requests, such as a page's scripts.
  for (let come = 0; come < requests.length; ) {
    come = requests.length;
    await expect.poll(() => requests.every((one) => ended.has(one))).toBe(true);
    await untilIdle(page);
  }
}

/** The responses since the first prefetched page, without pictures. */
async function weightAhead(requests: Request[]) {
  const ahead = requests.slice(requests.findIndex(isAhead)).filter((one) => one.resourceType() !== "image");
  const sizes = await Promise.all(ahead.map((one) => one.sizes()));
  return {
    requests: ahead.length,
    bytes: sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0),
  };
}

for (const { path, card } of LISTINGS) {
  // Playwright's own test: without a network the browser logs every missing picture in its console.
  plain(
    `a card of ${path} opens without the network; what is fetched ahead for that stays small`,
    {
      tag: path === "/tienda" ? ["@main", "@pictures"] : "@pictures",
    },
    async ({ page, context }) => {
      const requests = recorded(page);
      await page.goto(path);
      await firstCard(page, card).scrollIntoViewIfNeeded();
      const href = `${await firstCard(page, card).getAttribute("href")}`;
      await untilFetchedAhead(page, requests, href);
      const weight = await weightAhead(requests);
      expect(weight.requests).toBeLessThanOrEqual(REQUESTS);
      expect(weight.bytes).toBeLessThanOrEqual(BYTES);
      const heading = page.locator("main h1").filter({ visible: true });
      const listed = `${await heading.textContent()}`;
      await context.setOffline(true);
      await firstCard(page, card).click();
      await expect(page).toHaveURL(href);
      await expect(heading).toHaveCount(1);
      await expect(heading).not.toHaveText(listed);
      expect(
        requests.map((request) => request.url()).filter((url) => url.includes("/art/not-found")),
      ).toEqual([]);
      const scripts = await page
        .locator("script[src]")
        .evaluateAll((all) => all.map((script) => script.getAttribute("src")));
      expect(scripts.length).toBeGreaterThan(5);
      expect(new Set(scripts).size, "each script once").toBe(scripts.length);
    },
  );
}

const CAREFUL = { "saves data": { saveData: true }, "is on 2g": { effectiveType: "2g" } };

for (const [who, connection] of Object.entries(CAREFUL))
  test(`nothing is prefetched for a visitor who ${who}`, { tag: "@pictures" }, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    const requests = recorded(page);
    for (const { path, card } of LISTINGS) {
      await page.goto(path);
      await hydrated(firstCard(page, card));
      await firstCard(page, card).hover();
      await untilIdle(page);
    }
    expect(requests.filter(isAhead).map((request) => request.url())).toEqual([]);
    await firstCard(page, "article a[href^='/blog/']").click();
    await expect(page).toHaveURL(/\/blog\/.+/);
  });

test.afterEach(async () => {
  // In view, because they are the most expensive; those of another test may be there too.
  await query("delete from public.products where name like 'Consola que %'");
});

/** Opens the store, dearest first, subscribed to changes. */
async function openDearestFirst(page: Page) {
  await openLive(page, "/tienda", "products");
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: mayor a menor");
}

/** Raises the price, and waits until the list shows it. */
async function raisePrice(page: Page, product: Product): Promise<string> {
  product.price += 1000;
  await query("update public.products set price = $1 where id = $2", [product.price, product.id]);
  const card = page.getByRole("article").filter({ hasText: product.name });
  await expect(card).toContainText(formatCop(product.price));
  return formatCop(product.price);
}

test("a card of a filtered list opens with the new price after the list has received it", {
  tag: "@pictures",
}, async ({ page }) => {
  const product = await stockProduct("Consola que sube", 99_000_000, 3);
  const requests = recorded(page);
  await openDearestFirst(page);
  await untilFetchedAhead(page, requests, `/producto/${product.slug}`);
  const price = await raisePrice(page, product);
  await page.getByRole("article").getByRole("link", { name: product.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await expect(page.locator("main").getByText(price).filter({ visible: true }).first()).toBeVisible();
});
