import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page of the shop has. */
const MOST = 250;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** What has the focus shows it, and nothing that stays in place covers all of it (WCAG 2.4.7 and 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [left + (right - left) * part, top + (bottom - top) * part]);
    return {
      isMarked: (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none",
      isUncovered: points.some(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    };
  });
  expect(seen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))).toEqual({
    isMarked: true,
    isUncovered: true,
  });
}

/** Goes on with Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
  isSeen = true,
): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST; stops += 1) {
    await page.keyboard.press(key);
    if (!(await isFocused(target))) continue;
    if (isSeen) await expectFocusSeen(page);
    return;
  }
  throw new Error(`${target} is not reached with ${key}.`);
}

/** Tabs into an empty field and writes in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}
