import { expect, type Locator } from "@playwright/test";

/** Waits until a server-rendered element is hydrated: an earlier click would be lost. */
export async function hydrated(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
}
