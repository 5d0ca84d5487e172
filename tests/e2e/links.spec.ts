import { type APIRequestContext, expect } from "@playwright/test";
import { PANEL_LINKS } from "../../components/layout/panel-links.ts";
import { crawl } from "../support/crawl.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";

// Hundreds of pages, one after the other: no other test waits as long.
test.describe.configure({ mode: "parallel", timeout: 240_000 });

const ORIGIN = new URL(E2E_CONFIG.env.SITE_URL ?? "").origin;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
const pathOf = (address: string) => address.replace(ORIGIN, "").replaceAll("&amp;", "&");

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const files = locations(await (await request.get("/sitemap.xml")).text());
  const texts = await Promise.all(files.map(async (file) => (await request.get(pathOf(file))).text()));
  const paths = texts.flatMap(locations).map(pathOf);
  expect(new Set(paths).size).toBe(paths.length);
  return paths;
}

/** Other tests delete rows while this one walks: what went away meanwhile was no broken link. */
async function lasting(problems: string[]): Promise<string[]> {
  const gone = await query<{ path: string }>(
    "select '/' || kind || '/' || slug as path from public.gone_pages where gone_at > now() - interval '10 minutes'",
  );
  return problems.filter((problem) => !gone.some(({ path }) => problem.startsWith(path)));
}

const PRIVATE = /^\/(dashboard|admin|servicios-tecnicos|auth)(\/|$)/;

/** Listed in the sitemap, a page may be listed, and at its own address. */
function judgeListed(path: string, html: string): string | undefined {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (!canonical || new URL(canonical).pathname !== path) return `its canonical address is ${canonical}`;
  return /<meta name="robots" content="[^"]*noindex/.test(html) ? "noindex" : undefined;
}

test("no link and no picture of a public page leads nowhere, and every listed page may be listed", async ({
  request,
}) => {
  const listed = new Set(await sitemapPaths(request));
  const judged = new Set<string>();
  const report = await crawl(request, ["/", ...listed], {
    origin: ORIGIN,
    reads: (path) => !PRIVATE.test(path) && !path.startsWith("/api/"),
    judge: (path, html) => {
      if (!listed.has(path)) return undefined;
      judged.add(path);
      return judgeListed(path, html);
    },
  });
  expect(report.pages).toBeGreaterThanOrEqual(listed.size);
  expect(report.pictures).toBeGreaterThan(20);
  expect(await lasting([...listed].filter((path) => !judged.has(path)))).toEqual([]);
  expect(await lasting(report.problems)).toEqual([]);
});

for (const [email, group] of [
  ["cliente@example.com", "customer"],
  ["superadmin@example.com", "admin"],
] as const)
  test(`no link of the panel of ${email} leads nowhere`, async ({ page }) => {
    await enter(page, email);
    const sections = PANEL_LINKS[group].map(({ href }) => href);
    const report = await crawl(page.request, sections, {
      origin: ORIGIN,
      reads: (path) => sections.includes(path),
      ofAShape: 2,
    });
    expect(report.pages).toBe(sections.length);
    expect(await lasting(report.problems)).toEqual([]);
  });
