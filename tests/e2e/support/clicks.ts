import { expect, type Locator } from "@playwright/test";

/** Clicks until the page answers: a server-rendered button is visible before its script has loaded. */
export async function clickUntil(button: Locator, answer: Locator): Promise<void> {
  await expect(async () => {
    if (!(await answer.isVisible())) await button.click({ timeout: 1000 });
    await expect(answer).toBeVisible({ timeout: 1000 });
  }).toPass();
}
