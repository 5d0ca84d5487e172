import { chromium, expect, type Locator, type Page } from "@playwright/test";
import { afterAll, test } from "vitest";
import { stockProduct } from "../e2e/support/products.ts";
import { BROWSER_ARGS, browserPath } from "../support/browser.ts";
import { countDocuments } from "../support/documents.ts";
import { db } from "../support/e2e-database.ts";
import { enter } from "../support/fixtures.ts";
import { openMachines } from "./support/machines.ts";
import { startVisits } from "./support/visits.ts";

const PER_SECOND = 50;

const site = await openMachines({ "rel-a": 2, "rel-b": 2 });
const before = [await site.start("rel-a", 0), await site.start("rel-a", 1)];
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
afterAll(() => browser.close());

/** A page of its own visitor, with the number of documents it has loaded since it was opened. */
async function openPage(): Promise<{ page: Page; documents: () => number }> {
  const page = await (await browser.newContext({ baseURL: site.url, locale: "es-CO" })).newPage();
  return { page, documents: countDocuments(page) };
}

/** The release that made a page, as its scripts name it. */
const releaseOf = (page: Page) =>
  page.evaluate(() => {
    const { src = "" } = document.querySelector<HTMLScriptElement>("script[src*='dpl=']") ?? {};
    return new URL(src).searchParams.get("dpl");
  });

type Edit = {
  page: Page;
  documents: () => number;
  opened: number;
  dialog: Locator;
  id: string;
  text: string;
};

/** A product's form with a typed text that nobody has saved. */
async function startEdit(email: string, text: string): Promise<Edit> {
  const { page, documents } = await openPage();
  const product = await stockProduct("Control entre versiones", 50_000, 5);
  await enter(page, email);
  await page.goto(`/admin/productos?q=${encodeURIComponent(product.name)}&editar=${product.id}`);
  const dialog = page.getByRole("dialog", { name: `Editar: ${product.name}` });
  await dialog.getByLabel("Descripción").fill(text);
  expect(await releaseOf(page)).toBe("rel-a");
  return { page, documents, opened: documents(), dialog, id: product.id, text };
}

async function save({ page, dialog, documents, opened, id, text }: Edit): Promise<number> {
  await expect(dialog.getByLabel("Descripción")).toHaveValue(text);
  await dialog.getByRole("button", { name: "Guardar cambios" }).click();
  const stored = async () => {
    const [row] = await db.sql`select description from public.products where id = ${id}`;
    return row?.description;
  };
  await expect.poll(stored, { timeout: 10_000 }).toBe(text);
  await page.waitForLoadState("networkidle");
  return documents() - opened;
}

/** The answer to the page's next refresh by itself. */
const nextRefresh = (page: Page) =>
  page.waitForResponse((response) => {
    const headers = response.request().headers();
    return "rsc" in headers && !("next-router-prefetch" in headers) && response.url().includes("editar=");
  });

const released = async (page: Page, path: string) => {
  await page.goto(path);
  return releaseOf(page);
};

test("a change of release under load and four open forms: every request is answered, all four are saved, with at most one load of the document each", async () => {
  const edits = [
    await startEdit("employee@example.com", "Texto uno"),
    await startEdit("manager@example.com", "Texto dos"),
    await startEdit("admin@example.com", "Texto tres"),
    await startEdit("superadmin@example.com", "Texto cuatro"),
  ] as const;
  const reader = await openPage();
  expect(await released(reader.page, "/tienda")).toBe("rel-a");
  await reader.page.waitForLoadState("networkidle");
  const visits = startVisits(site.url, ["/", "/tienda", "/blog", "/carrito"], PER_SECOND);

  await site.start("rel-b", 0);
  await site.start("rel-b", 1);
  await site.switchTo("rel-b");
  const visitor = await openPage();
  // The proxies keep a page for ten seconds.
  await expect.poll(() => released(visitor.page, "/tienda"), { timeout: 15_000 }).toBe("rel-b");

  // The release before still serves the pages that it made.
  const loads: number[] = [];
  for (const edit of [edits[0], edits[1]]) {
    // A refresh that one release begins and the next one answers loads the page again.
    const refreshes = [nextRefresh(edits[2].page), nextRefresh(edits[3].page)];
    loads.push(await save(edit));
    await Promise.all(refreshes);
  }
  expect(loads).toEqual([0, 0]);

  expect(await Promise.all(before.map((machine) => machine.end("SIGTERM")))).toEqual([0, 0]);
  loads.push(await save(edits[2]), await save(edits[3]));
  // Nobody is busy on this page: told of the edits, it is loaded again by itself.
  await expect(async () => expect(await releaseOf(reader.page)).toBe("rel-b")).toPass({ timeout: 30_000 });
  await reader.page.waitForLoadState("networkidle");
  const loadsOfReader = reader.documents();
  await reader.page.locator('main a[href^="/producto/"]').first().click();
  await reader.page.waitForURL("**/producto/**");
  await expect(reader.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => released(visitor.page, "/blog")).toBe("rel-b");
  loads.push(reader.documents() - loadsOfReader);
  const { failures, statuses } = await visits.end();
  console.log(JSON.stringify({ documentLoads: loads, statuses }));
  expect(failures).toEqual([]);
  expect(Object.keys(statuses)).toEqual(["200"]);
  for (const count of loads) expect(count).toBeLessThanOrEqual(1);
});
