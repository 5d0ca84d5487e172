import { type APIRequestContext, expect } from "@playwright/test";
import { PANEL_LINKS } from "../../components/layout/panel-links.ts";
import { crawl } from "../support/crawl.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { signIn, test } from "../support/fixtures.ts";
import { query } from "../support/shopper.ts";

// Hundreds of pages, one after the other: no other test waits as long.
test.describe.configure({ mode: "parallel", timeout: 240_000 });

const ORIGIN = new URL(E2E_CONFIG.env.SITE_URL ?? "").origin;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
const pathOf = (address: string) => address.replace(ORIGIN, "").replaceAll("&amp;", "&");

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const files = locations(await (await request.get("/sitemap.xml")).text());
  const texts = await Promise.all(files.map(async (file) => (await request.get(pathOf(file))).text()));
  return texts.flatMap(locations).map(pathOf);
}

/** Other tests delete rows while this one walks: what went away meanwhile was no broken link. */
async function lasting(problems: string[]): Promise<string[]> {
  const gone = await query<{ path: string }>(
    "select '/' || kind || '/' || slug as path from public.gone_pages where gone_at > now() - interval '10 minutes'",
  );
  return problems.filter((problem) => !gone.some(({ path }) => problem.startsWith(path)));
}

const PRIVATE = /^\/(dashboard|admin|servicios-tecnicos|auth)(\/|$)/;

test("no link and no picture of a public page leads nowhere", async ({ request }) => {
  const listed = await sitemapPaths(request);
  expect(new Set(listed).size).toBe(listed.length);
  const report = await crawl(request, ["/", ...listed], {
    origin: ORIGIN,
    reads: (path) => !PRIVATE.test(path) && !path.startsWith("/api/"),
  });
  expect(report.pages).toBeGreaterThanOrEqual(listed.length);
  expect(report.pictures).toBeGreaterThan(20);
  expect(await lasting(report.problems)).toEqual([]);
});

test("every address of the sitemap is a page that may be listed, at its own address", async ({ request }) => {
  const wrong: string[] = [];
  for (const path of await sitemapPaths(request)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = answer.ok() ? await answer.text() : "";
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const isListed = !/<meta name="robots" content="[^"]*noindex/.test(html);
    if (!canonical || new URL(canonical).pathname !== path || !isListed)
      wrong.push(`${path}: ${answer.status()} ${canonical ?? ""} ${isListed ? "" : "noindex"}`);
  }
  expect(await lasting(wrong)).toEqual([]);
});

for (const [email, group] of [
  ["cliente@example.com", "customer"],
  ["superadmin@example.com", "admin"],
] as const)
  test(`no link of the panel of ${email} leads nowhere`, async ({ page }) => {
    await signIn(page, email);
    const sections = PANEL_LINKS[group].map(({ href }) => href);
    const report = await crawl(page.request, sections, {
      origin: ORIGIN,
      reads: (path) => sections.includes(path),
    });
    expect(report.pages).toBe(sections.length);
    expect(await lasting(report.problems)).toEqual([]);
  });
