import { expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/** An option of the store's filters. */
export const facet = (page: Page, group: string, option: string) =>
  page.getByRole("navigation", { name: group, exact: true }).getByRole("link", { name: option });

/** The list on the screen is the one of the address. */
export const arrived = (page: Page) =>
  expect(page.locator("main [aria-busy=false]").filter({ visible: true })).toBeVisible();

/** Opens the store and waits until its scripts run: an earlier press on a filter would load its page. */
export async function openStore(page: Page, path = "/tienda"): Promise<void> {
  await page.goto(path);
  await hydrated(page.locator("main [data-store]").first());
}
