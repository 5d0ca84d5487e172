import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { afterAll, expect, test } from "vitest";
import { formatCop } from "@/lib/core/money";
import { openLive } from "../e2e/support/live.ts";
import { BROWSER_ARGS, browserPath } from "../support/browser.ts";
import { countDocuments } from "../support/documents.ts";
import { db } from "../support/e2e-database.ts";
import { type Machine, openMachines } from "./support/machines.ts";

const CHANGES = 60;
const WITHIN_MS = 2000;
const AT_ONCE_MS = 500;
const BREAK_MS = 50;

const site = await openMachines({ "rel-a": 3 });
const machines: Machine[] = [];
for (const n of [0, 1, 2]) machines.push(await site.start("rel-a", n));
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
afterAll(() => browser.close());

test(`${CHANGES} changes of a price, made in SQL: each on all pages and in client navigation within two seconds`, async () => {
  const [product] = await db.sql<{ id: string; slug: string; name: string }[]>`
    select id, slug, name from public.products where stock > 0 order by created_at desc limit 1`;
  const { id, slug, name } = product!;
  const places = [site.url, ...machines.map(({ url }) => url)].flatMap((url) => [
    { kind: "page", url: `${url}/producto/${slug}`, headers: undefined },
    { kind: "data", url: `${url}/producto/${slug}`, headers: { rsc: "1" } },
  ]);
  const isSeen = async ({ url, headers }: (typeof places)[number], price: string) =>
    // The framework redirects requests for data to an address of their own.
    (await (await fetch(url, { headers })).text()).includes(price);
  const page = await browser.newPage({ baseURL: site.url, locale: "es-CO" });
  await openLive(page, "/tienda", "products");
  const card = page.getByRole("link", { name }).first();

  const documents = countDocuments(page);
  const lateness: number[] = [];
  const failures: string[] = [];
  for (let change = 0; change < CHANGES; change++) {
    const price = 101_000 + change * 1000;
    await db.sql`update public.products set price = ${price} where id = ${id}`;
    const began = performance.now();
    const since = () => performance.now() - began;
    // Each place for itself, and not without a break: the asking would be the load that delays what it waits for.
    const untilSeen = async (place: (typeof places)[number]) => {
      while (!(await isSeen(place, formatCop(price))) && since() < WITHIN_MS) await wait(BREAK_MS);
      if (since() > WITHIN_MS) failures.push(`change ${change}: ${place.kind} of ${place.url}`);
    };
    await Promise.all(places.map(untilSeen));
    lateness.push(Math.round(since()));
    // Whoever navigates from then on sees the new price at once.
    await wait(Math.max(0, WITHIN_MS - since()));
    await card.click();
    await page.waitForURL(`**/producto/${slug}`);
    const shown = await page
      .getByRole("main")
      .getByText(formatCop(price))
      .first()
      .waitFor({ timeout: AT_ONCE_MS })
      .then(
        () => true,
        () => false,
      );
    if (!shown) failures.push(`change ${change}: client navigation`);
    await page.goBack();
    await page.waitForURL("**/tienda");
  }
  lateness.sort((a, b) => a - b);
  console.log(
    JSON.stringify({ p50Ms: lateness[CHANGES / 2], maxMs: lateness.at(-1), failures: failures.length }),
  );
  expect(failures).toEqual([]);
  // Its release answers all along.
  expect(documents()).toBe(0);
}, 600_000);
