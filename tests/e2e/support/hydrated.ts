import { expect, type Locator } from "@playwright/test";

/** Waits until the page's script listens to something that the server drew: an earlier press would be lost. */
export async function hydrated(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
}
