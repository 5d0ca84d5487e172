import { type Browser, expect, type Page, test as plain, type Request } from "@playwright/test";
import { formatCop } from "../../lib/core/money.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { stockProduct } from "./support/products.ts";

const LISTINGS = [
  { path: "/tienda", card: 'a[href^="/producto/"]' },
  { path: "/servicios", card: 'a[href^="/servicios/reparacion"]' },
  { path: "/cursos", card: 'a[href^="/curso/"]' },
  { path: "/blog", card: 'article a[href^="/blog/"]' },
];

/** At most this many for a list until it is idle. */
const REQUESTS = 60;
const BYTES = 120 * 1024;

const isAhead = (request: Request) => "next-router-prefetch" in request.headers();

function recorded(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

/** All that a first visit of a list asks for until it is idle. */
async function loaded(browser: Browser, path: string, card: string, connection: { saveData?: boolean }) {
  const context = await browser.newContext();
  await context.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
  const page = await context.newPage();
  const requests = recorded(page);
  await page.goto(path);
  await firstCard(page, card).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(
    requests.map(async (request) => ((await request.response()) ? request.sizes() : undefined)),
  );
  await context.close();
  return {
    requests: requests.length,
    pages: requests.filter(isAhead).length,
    bytes: sizes.reduce((sum, one) => sum + (one ? one.responseBodySize + one.responseHeadersSize : 0), 0),
  };
}

const firstCard = (page: Page, card: string) =>
  page.locator("main").locator(card).filter({ visible: true }).first();

/** Waits until a page was fetched ahead and nothing else was asked for in half a second; a slow page begins late. */
async function untilFetchedAhead(requests: Request[], href: string): Promise<void> {
  const isOfPage = (request: Request) => isAhead(request) && new URL(request.url()).pathname.startsWith(href);
  let count = -1;
  const isQuiet = async () => {
    const before = count;
    count = requests.length;
    await Promise.all(requests.map((request) => request.response().then((response) => response?.finished())));
    return count === before && requests.some(isOfPage);
  };
  await expect.poll(isQuiet, { intervals: [500], timeout: 20_000 }).toBe(true);
}

for (const { path, card } of LISTINGS) {
  // Not the house's test: a browser without a network says so in its console, at every picture it misses.
  plain(`a card of ${path} opens without the network once the list is idle`, async ({ page, context }) => {
    const requests = recorded(page);
    await page.goto(path);
    await firstCard(page, card).scrollIntoViewIfNeeded();
    const href = `${await firstCard(page, card).getAttribute("href")}`;
    await untilFetchedAhead(requests, href);
    const heading = page.locator("main h1").filter({ visible: true });
    const listed = `${await heading.textContent()}`;
    await context.setOffline(true);
    await firstCard(page, card).click();
    await expect(page).toHaveURL(href);
    await expect(heading).toHaveCount(1);
    await expect(heading).not.toHaveText(listed);
    expect(requests.map((request) => request.url()).filter((url) => url.includes("/art/not-found"))).toEqual(
      [],
    );
    const scripts = await page
      .locator("script[src]")
      .evaluateAll((all) => all.map((script) => script.getAttribute("src")));
    expect(scripts.length).toBeGreaterThan(5);
    expect(new Set(scripts).size, "each script once").toBe(scripts.length);
  });

  test(`what ${path} fetches ahead stays small`, async ({ browser }) => {
    const careful = await loaded(browser, path, card, { saveData: true });
    const usual = await loaded(browser, path, card, {});
    const ahead = usual.requests - careful.requests;
    expect(usual.pages).toBeGreaterThan(0);
    expect(careful.pages).toBe(0);
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(REQUESTS);
    expect(usual.bytes - careful.bytes).toBeLessThanOrEqual(BYTES);
  });
}

const CAREFUL = { "saves data": { saveData: true }, "is on 2g": { effectiveType: "2g" } };

for (const [who, connection] of Object.entries(CAREFUL))
  test(`nothing is fetched ahead for a visitor who ${who}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    const requests = recorded(page);
    for (const { path, card } of LISTINGS) {
      await page.goto(path);
      await firstCard(page, card).hover();
      await page.waitForLoadState("networkidle");
    }
    expect(requests.filter(isAhead).map((request) => request.url())).toEqual([]);
    await firstCard(page, "article a[href^='/blog/']").click();
    await expect(page).toHaveURL(/\/blog\/.+/);
  });

test("a card of a filtered list opens with the new price after the list has heard of it", async ({
  page,
}) => {
  let price = 9_000_000;
  const product = await stockProduct("Consola que sube", price, 3);
  await page.goto("/tienda");
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: mayor a menor");
  const card = page.getByRole("article").filter({ hasText: product.name });
  await expect(card).toBeVisible();
  await page.waitForLoadState("networkidle");
  // The live connection opens when there is somebody: the first change may come before it.
  await expect(async () => {
    await page.mouse.move(2 + (price % 2000) / 1000, 2);
    price += 1000;
    await query("update public.products set price = $1 where id = $2", [price, product.id]);
    await expect(card).toContainText(formatCop(price), { timeout: 7000 });
  }).toPass();
  await card.getByRole("link", { name: product.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await expect(
    page.locator("main").getByText(formatCop(price)).filter({ visible: true }).first(),
  ).toBeVisible();
});

test("a page that was edited while a filtered list was open is new when it is opened again", async ({
  page,
}) => {
  let price = 9_500_000;
  const product = await stockProduct("Consola que avisa", price, 3);
  const [course] = await query<{ id: string; title: string }>(
    "select id, title from public.courses where is_published order by created_at desc limit 1",
  );
  const titled = (title: string) => page.getByRole("main").getByRole("heading", { name: title, exact: true });
  const courses = page.getByRole("navigation").getByRole("link", { name: "Cursos", exact: true }).first();
  await page.goto("/tienda");
  await courses.click();
  await expect(page).toHaveURL("/cursos");
  await expect(titled(`${course?.title}`)).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Tienda", exact: true }).first().click();
  await expect(page).toHaveURL("/tienda");
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: mayor a menor");
  const card = page.getByRole("article").filter({ hasText: product.name });
  const heard = () =>
    expect(async () => {
      await page.mouse.move(2 + (price % 2000) / 1000, 2);
      price += 1000;
      await query("update public.products set price = $1 where id = $2", [price, product.id]);
      await expect(card).toContainText(formatCop(price), { timeout: 7000 });
    }).toPass();
  await heard();
  const title = `${course?.title} (nueva edición)`;
  await query("update public.courses set title = $1 where id = $2", [title, course?.id ?? ""]);
  try {
    await heard();
    await courses.click();
    await expect(page).toHaveURL("/cursos");
    await expect(titled(title)).toBeVisible();
  } finally {
    await query("update public.courses set title = $1 where id = $2", [
      course?.title ?? "",
      course?.id ?? "",
    ]);
  }
});
