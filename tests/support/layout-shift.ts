import { expect, type Page } from "@playwright/test";

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** The layout shift since the page was opened, and its elements. Call it before the window changes its size. */
function layoutShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round);
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as Shift[]) {
            if (entry.hadRecentInput) continue;
            sum += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources) {
              const element = node instanceof Element ? node : node?.parentElement;
              const name = `${element?.localName}.${element?.getAttribute("class")}`.slice(0, 80);
              moved.push(
                `${Math.round(entry.startTime)} ms: ${name} ${place(previousRect)} -> ${place(currentRect)}`,
              );
            }
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        // The current frame is measured when the next one begins.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              add(observer.takeRecords());
              resolve({ sum, moved });
            }),
          ),
        );
      }),
  );
}

/** Up to this a page is "good" (web.dev/articles/cls). A late font shifts lines by less. */
const GOOD = 0.1;

/** Expects no noticeable layout shift since the page was opened. */
export async function expectStill(page: Page) {
  const { sum, moved } = await layoutShifts(page);
  expect(sum, `layout shift\n${moved.join("\n")}`).toBeLessThan(GOOD);
}
