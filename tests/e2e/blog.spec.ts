import { expect, type Page } from "@playwright/test";
import { CATEGORY_LABELS, POST_CATEGORIES } from "../../lib/blog/labels.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { hold } from "./support/hold.ts";

type Count = { category: string; n: number };

const publicPosts = "from public.posts where state = 'publicado' and published_at <= now()";

/** The posts of a list, page by page without scripts, as a searcher walks. */
async function slugsOf(page: Page, list: string): Promise<Set<string>> {
  const slugs = new Set<string>();
  for (let next: string | undefined = list; next; ) {
    const html: string = await (await page.request.get(next)).text();
    for (const [, slug = ""] of html.matchAll(/<article[^>]*>[\s\S]*?href="\/blog\/([a-z0-9-]+)"/g))
      slugs.add(slug);
    next = /<a[^>]*href="([^"]+)"[^>]*data-more/.exec(html)?.[1];
  }
  return slugs;
}

/** Opens the list and loads its next page; `first`: how many it had. */
async function loadMore(page: Page) {
  await page.goto("/blog");
  const posts = page.getByRole("main").getByRole("article");
  const first = await posts.count();
  await page.getByRole("link", { name: "Cargar más artículos" }).click();
  await expect(posts).toHaveCount(first + 12);
  return { posts, first };
}

test("the counts of the categories are the rows, and each list leads to all of its posts", async ({
  page,
}) => {
  // The desk's own tests publish posts meanwhile.
  await expect(async () => {
    const rows = await query<Count>(
      `select category::text, count(*)::int as n ${publicPosts} group by category`,
    );
    const countOf = new Map(rows.map(({ category, n }) => [category, n]));
    await page.goto("/blog");
    const categories = page.getByRole("navigation", { name: "Categorías del blog" });
    for (const category of POST_CATEGORIES) {
      const n = countOf.get(category) ?? 0;
      const name = new RegExp(`^${CATEGORY_LABELS[category]}\\s*\\(\\s*${n} artículos\\)$`);
      await expect(categories.getByRole("link", { name })).toBeVisible({ timeout: 2000 });
      expect((await slugsOf(page, `/blog/categoria/${category}`)).size, category).toBe(n);
    }
  }).toPass();
});

test("a scheduled post is on the blog when its time comes, though nobody changes anything then", async ({
  page,
}) => {
  const slug = `a-su-hora-${Date.now().toString(36)}`;
  const blog = async () => (await page.request.get("/blog/categoria/noticias")).text();
  const [{ at = new Date() } = {}] = await query<{ at: Date }>(
    `insert into public.posts (slug, title, category, excerpt, body, state, published_at)
    values ($1, $1, 'noticias', 'Un resumen.', 'Un texto.', 'publicado', now() + interval '6 seconds') returning published_at as at`,
    [slug],
  );
  let shown = await blog();
  while (Date.now() < at.getTime()) {
    expect(shown).not.toContain(slug);
    shown = await blog();
  }
  await expect.poll(blog).toContain(slug);
  await query("delete from public.posts where slug = $1", [slug]);
});

test("a reader filters by category, loads more and keeps the address", async ({ page }) => {
  await page.goto("/blog");
  await page
    .getByRole("navigation", { name: "Categorías del blog" })
    .getByRole("link", { name: /^Reparación/ })
    .click();
  await expect(page).toHaveURL("/blog/categoria/reparacion");
  await expect(page.getByRole("heading", { level: 1, name: "Reparación" })).toBeVisible();
  const posts = page.getByRole("main").getByRole("article");
  await expect(posts).toHaveCount(12);
  await page.getByRole("link", { name: "Cargar más artículos" }).click();
  await expect(posts).toHaveCount(15);
  await expect(page.getByRole("status").filter({ hasText: "Se agregaron 3 artículos." })).toBeAttached();
  // The keyboard goes on at the first that was added.
  await expect(posts.nth(12).getByRole("link")).toBeFocused();
  await expect(page.getByRole("link", { name: "Cargar más artículos" })).toHaveCount(0);
  await expect(page).toHaveURL("/blog/categoria/reparacion");
});

test("the blog opens with the featured post, which is not twice in the list", async ({ page }) => {
  await expect(async () => {
    const [{ slug, title } = { slug: "", title: "" }] = await query<{ slug: string; title: string }>(
      "select slug, title from public.posts where is_featured",
    );
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(title, { timeout: 2000 });
    await expect(page.getByRole("main").locator(`a[href="/blog/${slug}"]`)).toHaveCount(1);
    const [{ n } = { n: 0 }] = await query<{ n: number }>(`select count(*)::int as n ${publicPosts}`);
    expect((await slugsOf(page, "/blog")).size).toBe(n);
  }).toPass();
});

test("load-more goes on to the last post", async ({ page }) => {
  await page.goto("/blog");
  const more = page.getByRole("link", { name: "Cargar más artículos" });
  const posts = page.getByRole("main").getByRole("article");
  for (let shown = 13; await more.isVisible(); shown += 12) {
    await expect(posts).toHaveCount(shown);
    await more.click();
    await expect(posts).not.toHaveCount(shown);
  }
  expect(await posts.count()).toBeGreaterThanOrEqual(48);
});

test("an article tells its category, day and reading time, has chapters and leads on", async ({ page }) => {
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

test("the feed carries the newest posts as RSS", async ({ page }) => {
  await expect(async () => {
    const answer = await page.request.get("/blog/rss.xml");
    expect(answer.headers()["content-type"]).toContain("application/rss+xml");
    const xml = await answer.text();
    const newest = await query<{ slug: string }>(
      `select slug ${publicPosts} order by published_at desc, id limit 30`,
    );
    const links = [...xml.matchAll(/<item>[\s\S]*?<link>[^<]*\/blog\/([^<]+)<\/link>/g)].map(
      ([, slug]) => slug,
    );
    expect(links).toEqual(newest.map(({ slug }) => slug));
  }).toPass();
  await page.goto("/blog");
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    "href",
    /\/blog\/rss\.xml$/,
  );
});

test.describe("addresses that no list links to", () => {
  test.use({ expectedStatus: [404] });

  test("lead to the right one or say that there is nothing", async ({ page }) => {
    for (const lost of ["/blog/no-existe", "/blog/categoria/juegos", "/blog/pagina/99", "/blog/pagina/02"]) {
      const answer = await page.goto(lost);
      expect(answer?.status(), lost).toBe(404);
    }
    await page.goto("/blog/pagina/1");
    await expect(page).toHaveURL("/blog");
    await page.goto("/blog/categoria/Noticias");
    await expect(page).toHaveURL("/blog/categoria/noticias");
  });
});

test("who opens a loaded article and comes back finds the list as long as it was, where it stood", async ({
  page,
}) => {
  const { posts, first } = await loadMore(page);
  const article = posts
    .nth(first + 6)
    .getByRole("link")
    .first();
  await article.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await article.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(posts).toHaveCount(first + 12);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 300);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(top + 300);
  // Opened anew it begins at its top.
  await page.goto("/contacto");
  await page.goto("/blog");
  await expect(posts).toHaveCount(first);
});

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const header = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name });

test("the list keeps its place and its articles when one comes back to it without loading it", async ({
  page,
}) => {
  const { posts, first } = await loadMore(page);
  const appended = posts.nth(first).getByRole("link");
  await expect(appended).toBeFocused();
  const known = posts.nth(3).getByRole("link").first();
  await known.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  const isInPlace = async () => Math.abs((await scrollTop(page)) - top) < 100;
  await known.click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await page.goBack();
  await expect(posts).toHaveCount(first + 12);
  await expect.poll(isInPlace).toBe(true);
  await expect(appended).not.toBeFocused();
  expect(await isInPlace()).toBe(true);

  // Loaded anew it stands where it stood; opened from the menu afterwards it does not go there.
  await page.reload();
  await expect(posts).toHaveCount(first + 12);
  await expect.poll(isInPlace).toBe(true);
  await header(page, "Contacto").click();
  await expect(page).toHaveURL("/contacto");
  await header(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(posts.first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await scrollTop(page)).toBe(0);
});

test.describe("articles on their way", () => {
  test.use({ expectedStatus: [503] });

  test("that do not come take nothing from the page that was opened meanwhile", async ({ page }) => {
    await page.goto("/blog");
    await page.route("/blog/pagina/2", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
    const release = await hold(page, "/blog/pagina/2", "GET");
    await page.getByRole("link", { name: "Cargar más artículos" }).click();
    await header(page, "Contacto").click();
    await page.getByLabel("Nombre").fill("Sara Botero");
    const failed = page.waitForResponse("/blog/pagina/2");
    release();
    await failed;
    await page.waitForLoadState("networkidle");
    await expect(page.getByLabel("Nombre")).toHaveValue("Sara Botero");
    await page.goBack();
    const posts = page.getByRole("main").getByRole("article");
    const first = await posts.count();
    await page.getByRole("link", { name: "Cargar más artículos" }).click();
    await expect(posts).toHaveCount(first + 12);
  });
});

test("who goes back over several articles finds the first one where it was left", async ({ page }) => {
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
