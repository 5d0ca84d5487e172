import { expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/** An option of the store's filters. */
export const facet = (page: Page, group: string, option: string) =>
  page.getByRole("navigation", { name: group, exact: true }).getByRole("link", { name: option });

/** Opens a group of filters that may be folded. */
export async function unfold(page: Page, group: string): Promise<void> {
  const options = page.getByRole("navigation", { name: group, exact: true });
  if (!(await options.isVisible())) await page.locator("summary:visible", { hasText: group }).click();
  await expect(options).toBeVisible();
}

/** Waits until no list is loading. */
export const arrived = (page: Page) => expect(page.locator("main [data-pending]")).toHaveCount(0);

/** Opens the store and waits until its scripts run: an earlier click on a filter would load its page. */
export async function openStore(page: Page, path = "/tienda"): Promise<void> {
  await page.goto(path);
  await hydrated(page.locator("main a.facet").first());
}
