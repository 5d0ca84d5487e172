import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { afterAll, expect, test } from "vitest";
import { formatCop } from "@/lib/core/money";
import { BROWSER_ARGS, browserPath } from "../support/browser.ts";
import { db } from "../support/e2e-database.ts";
import { enter } from "../support/fixtures.ts";
import { type Machine, openMachines } from "./support/machines.ts";

const BY_SQL = 50;
const BY_ACTION = 10;
const ON_INSTANCES_MS = 2000;
const BEHIND_PROXIES_MS = 10_000;
const BREAK_MS = 50;

const site = await openMachines({ "rel-a": 3 });
const machines: Machine[] = [];
for (const n of [0, 1, 2]) machines.push(await site.start("rel-a", n));
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
afterAll(() => browser.close());

const [product] = await db.sql<{ id: string; slug: string; name: string }[]>`
  select id, slug, name from public.products where stock > 0 order by created_at desc limit 1`;
const { id, slug, name } = product!;
const places = [
  ...machines.map(({ url }) => ({ url, withinMs: ON_INSTANCES_MS })),
  { url: site.url, withinMs: BEHIND_PROXIES_MS },
].flatMap((place) => [
  { ...place, kind: "page", headers: undefined },
  // What the router of an open page asks for: the proxies do not keep it.
  { ...place, kind: "data", headers: { rsc: "1" }, withinMs: ON_INSTANCES_MS },
]);
type Place = (typeof places)[number];

/** Milliseconds until the price is seen, of each place; null where it was not seen in time. */
function timesUntilSeen(price: number): Promise<(number | null)[]> {
  const began = performance.now();
  const since = () => performance.now() - began;
  return Promise.all(
    places.map(async ({ url, headers, withinMs }: Place) => {
      while (since() < withinMs) {
        const page = await (await fetch(`${url}/producto/${slug}`, { headers })).text();
        if (page.includes(formatCop(price))) return since();
        await wait(BREAK_MS);
      }
      return null;
    }),
  );
}

test(`${BY_SQL + BY_ACTION} changes of a price are on each instance within two seconds, behind the proxies within ten`, async () => {
  const seen: (number | null)[][] = [];
  for (let change = 0; change < BY_SQL; change++) {
    const price = 101_000 + change * 1000;
    await db.sql`update public.products set price = ${price} where id = ${id}`;
    seen.push(await timesUntilSeen(price));
  }
  const page = await browser.newPage({ baseURL: site.url, locale: "es-CO" });
  await enter(page, "manager@example.com");
  for (let change = 0; change < BY_ACTION; change++) {
    const price = 201_000 + change * 1000;
    await page.goto(`/admin/productos?q=${encodeURIComponent(name)}&editar=${id}`);
    const dialog = page.getByRole("dialog", { name: `Editar: ${name}` });
    await dialog.getByLabel("Precio").fill(String(price));
    await dialog.getByRole("button", { name: "Guardar cambios" }).click();
    await dialog.waitFor({ state: "hidden" });
    seen.push(await timesUntilSeen(price));
  }
  for (const [index, { kind, url }] of places.entries()) {
    const times = seen.map((times) => times[index] ?? Number.NaN).sort((a, b) => a - b);
    const [p50Ms, maxMs] = [times[times.length >> 1], times.at(-1)].map((ms) => Math.round(ms ?? Number.NaN));
    console.log(JSON.stringify({ url, kind, p50Ms, maxMs }));
  }
  const missed = seen.flatMap((times, change) =>
    times.flatMap((ms, index) =>
      ms === null ? [`change ${change}: ${places[index]?.kind} of ${places[index]?.url}`] : [],
    ),
  );
  expect(missed).toEqual([]);
}, 900_000);
