import { expect, type Locator, type Page } from "@playwright/test";
import { issueFormToken } from "../../../lib/contact/form-token.ts";
import { E2E_CONFIG } from "../../support/e2e-config.ts";

const MINUTE_MS = 60_000;

/**
 * Opens a page whose form refuses submissions faster than a person, and sets its opening a minute back: for the server by a
 * token signed then, for the page by its clock. contact.spec.ts sends one at human speed.
 */
export async function openMinuteOldForm(page: Page, path: string, field: (page: Page) => Locator) {
  let hasNoted = false;
  await page.route("**/api/contacto", (route) => {
    hasNoted = true;
    const token = issueFormToken(E2E_CONFIG.env.REVALIDATE_SECRET ?? "", Date.now() - MINUTE_MS);
    return route.fulfill({ json: { token } });
  });
  await page.goto(path);
  // Before it is hydrated, a form does not record that it was opened.
  await expect(async () => {
    await field(page).blur();
    await field(page).focus();
    expect(hasNoted).toBe(true);
  }).toPass();
  await page.evaluate((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
  }, MINUTE_MS);
}
