import { expect, type Page } from "@playwright/test";

/** What the page moved by itself since it was opened, as browsers measure it. Asked before the window changes its size. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        // The frame that is under way is measured when the next one begins.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              add(observer.takeRecords());
              resolve(sum);
            }),
          ),
        );
      }),
  );
}

/** Nothing moved by itself since the page was opened. */
export async function expectStill(page: Page) {
  expect(await layoutShift(page), "layout shift").toBeLessThan(0.02);
}
