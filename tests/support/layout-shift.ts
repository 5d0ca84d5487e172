import { expect, type Page } from "@playwright/test";

/** What the page moved by itself since it was opened, as browsers measure it. Asked before the window changes its size. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

/** Nothing moved by itself since the page was opened. */
export async function expectStill(page: Page) {
  expect(await layoutShift(page), "layout shift").toBeLessThan(0.02);
}
