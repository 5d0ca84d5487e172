import type { Locator, Page } from "@playwright/test";

/** What a form shows when a colleague saved first. */
export function conflictIn(scope: Page | Locator): Locator {
  return scope.getByRole("region", { name: /guardó cambios mientras editabas/ });
}
