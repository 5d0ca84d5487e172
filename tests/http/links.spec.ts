import { type APIRequestContext, expect } from "@playwright/test";
import { PANEL_LINKS } from "../../components/layout/panel-links.ts";
import { crawl } from "../support/crawl.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { test } from "../support/fixtures.ts";

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

const PRIVATE = /^\/(dashboard|admin|servicios-tecnicos|auth)(\/|$)/;

/** Listed in the sitemap, a page may be listed, and at its own address. */
function judgeListed(path: string, html: string): string | undefined {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (!canonical || new URL(canonical).pathname !== path) return `its canonical address is ${canonical}`;
  return /<meta name="robots" content="[^"]*noindex/.test(html) ? "noindex" : undefined;
}

test.describe("links", { tag: "@all" }, () => {
  // Hundreds of pages, one after the other: no other test waits as long.
  test.describe.configure({ timeout: 240_000 });

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
    expect([...listed].filter((path) => !judged.has(path))).toEqual([]);
    expect(report.problems).toEqual([]);
  });

  for (const [email, group] of [
    ["cliente@example.com", "customer"],
    ["superadmin@example.com", "admin"],
  ] as const)
    test(`no link of the panel of ${email} leads nowhere`, async ({ requestAs }) => {
      const sections = PANEL_LINKS[group].map(({ href }) => href);
      const report = await crawl(await requestAs(email), sections, {
        origin: ORIGIN,
        reads: (path) => sections.includes(path),
        ofAShape: 2,
      });
      expect(report.pages).toBe(sections.length);
      expect(report.problems).toEqual([]);
    });
});
