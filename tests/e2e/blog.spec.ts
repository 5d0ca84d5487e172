import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { CATEGORY_LABELS, POST_CATEGORIES } from "../../lib/blog/labels.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { hold } from "./support/hold.ts";

const publicPosts = "from public.posts where state = 'publicado' and published_at <= now()";

/** The posts of a list, page by page without scripts, as a crawler follows them, and the first page. */
async function walk(request: APIRequestContext, list: string) {
  const slugs: string[] = [];
  const pages: string[] = [];
  for (let next: string | undefined = list; next; ) {
    const html: string = await (await request.get(next)).text();
    pages.push(html);
    for (const [, slug = ""] of html.matchAll(/<article[^>]*>[\s\S]*?href="\/blog\/([a-z0-9-]+)"/g))
      slugs.push(slug);
    next = /<a[^>]*href="([^"]+)"[^>]*data-more/.exec(html)?.[1];
  }
  return { slugs, first: pages[0] ?? "" };
}

const articles = (page: Page) => page.getByRole("main").getByRole("article");
const more = (page: Page) => page.getByRole("link", { name: "Cargar más artículos" });

/** Opens the list and loads its next page; `first`: number of posts before. */
async function loadMore(page: Page) {
  await page.goto("/blog");
  const posts = articles(page);
  const first = await posts.count();
  await more(page).click();
  await expect(posts).toHaveCount(first + 12);
  return { posts, first };
}

test("each list leads to all of its posts once, begins with the featured one, and its number is correct", async ({
  request,
}) => {
  const rows = await query<{ slug: string; category: string; is_featured: boolean }>(
    `select slug, category::text, is_featured ${publicPosts}`,
  );
  const whole = await walk(request, "/blog");
  expect(whole.slugs.toSorted()).toEqual(rows.map(({ slug }) => slug).toSorted());
  expect(whole.slugs[0]).toBe(rows.find(({ is_featured }) => is_featured)?.slug);
  for (const category of POST_CATEGORIES) {
    const own = rows.filter((row) => row.category === category).map(({ slug }) => slug);
    const { slugs } = await walk(request, `/blog/categoria/${category}`);
    expect(slugs.toSorted(), category).toEqual(own.toSorted());
    const text = whole.first.replaceAll(/<[^>]*>/g, "");
    expect(text).toMatch(new RegExp(`${CATEGORY_LABELS[category]}\\s*\\(\\s*${own.length} artículos\\)`));
  }
});

test.describe("a scheduled post", () => {
  const slug = `a-su-hora-${Date.now().toString(36)}`;
  test.afterAll(() => query("delete from public.posts where slug = $1", [slug]));

  test("is on the blog when its time comes, without any change then", async ({ request }) => {
    const blog = async () => (await request.get("/blog/categoria/noticias")).text();
    await blog();
    const [{ at = new Date() } = {}] = await query<{ at: Date }>(
      `insert into public.posts (slug, title, category, excerpt, body, state, published_at)
       values ($1, $1, 'noticias', 'Un resumen.', 'Un texto.', 'publicado', now() + interval '2 seconds') returning published_at as at`,
      [slug],
    );
    const before: boolean[] = [];
    await expect
      .poll(
        async () => {
          const isThere = (await blog()).includes(slug);
          if (Date.now() < at.getTime()) before.push(isThere);
          return isThere;
        },
        { intervals: [100] },
      )
      .toBe(true);
    expect(new Set(before)).toEqual(new Set([false]));
  });
});

test("a reader filters by category, loads more and keeps the address", { tag: "@main" }, async ({ page }) => {
  const [{ n } = { n: 0 }] = await query<{ n: number }>(
    `select count(*)::int as n ${publicPosts} and category = 'reparacion'`,
  );
  await page.goto("/blog");
  await page
    .getByRole("navigation", { name: "Categorías del blog" })
    .getByRole("link", { name: /^Reparación/ })
    .click();
  await expect(page).toHaveURL("/blog/categoria/reparacion");
  await expect(page.getByRole("heading", { level: 1, name: "Reparación" })).toBeVisible();
  const posts = articles(page);
  await expect(posts).toHaveCount(12);
  await more(page).click();
  await expect(posts).toHaveCount(n);
  await expect(
    page.getByRole("status").filter({ hasText: `Se agregaron ${n - 12} artículos.` }),
  ).toBeAttached();
  // The keyboard continues at the first added one.
  await expect(posts.nth(12).getByRole("link")).toBeFocused();
  await expect(more(page)).toHaveCount(0);
  await expect(page).toHaveURL("/blog/categoria/reparacion");
});

test("an article shows its category, day and reading time, has chapters and leads on", async ({ page }) => {
  await page.goto("/blog/drift-dualsense-diagnostico-arreglo");
  const article = page.getByRole("main").getByRole("article").first();
  await expect(article.getByText("18 de noviembre de 2026")).toBeVisible();
  await expect(article.getByText(/^\d+ min de lectura$/)).toBeVisible();
  await expect(article.getByRole("img").first()).toHaveAttribute("alt", /DualSense/);
  const chapters = page.getByRole("navigation", { name: "En este artículo" }).getByRole("link");
  const targets = await chapters.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThan(3);
  for (const target of targets) await expect(page.locator(target)).toBeVisible();
  const related = page.getByRole("region", { name: "Sigue leyendo" }).getByRole("article");
  await expect(related).toHaveCount(3);
  await related.first().getByRole("link").click();
  await expect(page).not.toHaveURL(/drift-dualsense/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const header = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name });

test("going back to a list restores its length and position; opened again it begins at its top", {
  tag: "@main",
}, async ({ page }) => {
  const { posts, first } = await loadMore(page);
  const appended = posts.nth(first).getByRole("link");
  await expect(appended).toBeFocused();
  const article = posts
    .nth(first + 6)
    .getByRole("link")
    .first();
  await article.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  const isInPlace = async () => Math.abs((await scrollTop(page)) - top) < 100;
  await article.click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(posts).toHaveCount(first + 12);
  await expect.poll(isInPlace).toBe(true);
  await expect(appended).not.toBeFocused();
  expect(await isInPlace()).toBe(true);

  await page.reload();
  await expect(posts).toHaveCount(first + 12);
  await expect.poll(isInPlace).toBe(true);
  await header(page, "Contacto").click();
  await expect(page).toHaveURL("/contacto");
  await header(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(posts.first()).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
  await page.goto("/contacto");
  await page.goto("/blog");
  await expect(posts).toHaveCount(first);
});

test.describe("articles that are loading", () => {
  test.use({ expectedStatus: [503] });

  test("and fail change nothing of the page that was opened meanwhile", async ({ page }) => {
    await page.goto("/blog");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.route("/blog/pagina/2", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
    const release = await hold(page, "/blog/pagina/2", "GET");
    await more(page).click();
    await header(page, "Contacto").click();
    await page.getByLabel("Nombre").fill("Sara Botero");
    const failed = page.waitForResponse("/blog/pagina/2");
    release();
    await failed;
    await expect(page.getByLabel("Nombre")).toHaveValue("Sara Botero");
    await page.goBack();
    const posts = articles(page);
    const first = await posts.count();
    await more(page).click();
    await expect(posts).toHaveCount(first + 12);
    // A reloaded page would not have this.
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });
});

test("going back over several articles finds the first one where it was left", async ({ page }) => {
  await page.goto("/blog/drift-dualsense-diagnostico-arreglo");
  const related = page.getByRole("region", { name: "Sigue leyendo" }).getByRole("article").getByRole("link");
  const seen = [page.url()];
  let top = 0;
  for (let n = 0; n < 5; n++) {
    await related.first().scrollIntoViewIfNeeded();
    if (n === 0) top = await scrollTop(page);
    const links = await related.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const next = links.find((href) => !seen.includes(href)) ?? "";
    seen.push(next);
    await related.nth(links.indexOf(next)).click();
    await expect(page).toHaveURL(next);
  }
  expect(top).toBeGreaterThan(1000);
  for (const address of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(top - 300);
});
