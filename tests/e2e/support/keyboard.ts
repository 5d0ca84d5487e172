import { expect, type Locator, type Page } from "@playwright/test";

/** More tab stops than any page of the shop has. */
const MOST = 250;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Read in the page: whether the focus is visible, and whether a part of the element is on top. */
function focusLook() {
  const element = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    what: element.outerHTML.slice(0, 160),
    isMarked: (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none",
    isUncovered: [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }),
  };
}

/** The focused element shows its focus, and is not fully covered (WCAG 2.4.7 and 2.4.11), once it has settled. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect(async () =>
    expect(await page.evaluate(focusLook)).toMatchObject({ isMarked: true, isUncovered: true }),
  ).toPass({ timeout: 5000 });
}

/** Presses Enter on a visible and enabled element: on others the key would have no effect, or a different one. */
export async function pressEnter(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await target.press("Enter");
}

/** Presses Tab until an element has the focus, like a user without a mouse. */
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

/** Tabs into an empty field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}
