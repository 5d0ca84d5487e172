import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Lays out content far down too; otherwise it would not be measured, and its overflow would be clipped. */
async function layOutAll(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("body * { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** Nothing overflows the screen horizontally. */
export async function expectNothingWider(page: Page, width: number) {
  await layOutAll(page);
  const { scrollWidth, wider } = await page.evaluate((most) => {
    const { scrollWidth } = document.documentElement;
    const all = scrollWidth > most ? [...document.body.querySelectorAll("*")] : [];
    return {
      scrollWidth,
      wider: all
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.outerHTML.slice(0, 120)),
    };
  }, width);
  expect(scrollWidth, wider.join("\n")).toBeLessThanOrEqual(width);
}

/** A small desktop zoomed to 400 %, a phone, a tablet, a desktop, a large desktop. */
const WIDTHS = [320, 360, 768, 1280, 1920];

/** Nothing is wider than the screen at any width. */
export async function expectFits(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingWider(page, width);
  }
}

/** Nor on a phone with text twice as large. */
export async function expectFitsEnlarged(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expectNothingWider(page, 360);
}

type Theme = "dark" | "light";

const PHONE = 360;
const DESK = 1280;

/** For pages checked on a phone and on a desktop. Colours are the same at every width: each theme once. */
export const themeAt = (width: number): [Theme] => [width < DESK ? "light" : "dark"];

/** axe's rules about colours; its other rules check the document, which is the same in both themes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Whether axe was already injected into this document and its frames. */
async function hasAxe(page: Page): Promise<boolean> {
  const frames = page.frames().map((frame) => frame.evaluate(() => "axe" in window));
  return (await Promise.all(frames)).every(Boolean);
}

/** Nothing wider than the screen, and no axe violation, in both themes. */
export async function expectAccessible(
  page: Page,
  width: number,
  themes: readonly Theme[] = ["dark", "light"],
) {
  await expectNothingWider(page, width);
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Violations only, from one call in the page: passing every passed rule through a second page takes four times as long.
    const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ";" }) })
      .setLegacyMode(true)
      .options({
        resultTypes: ["violations"],
        ...(index > 0 && { runOnly: { type: "rule", values: COLOUR_RULES } }),
      })
      // An open dialog hides the page's heading on purpose; screens.spec.ts counts headings itself.
      .disableRules("page-has-heading-one");
    const { violations } = await axe.analyze();
    expect(
      violations.map(
        ({ id, impact, nodes }) =>
          `${colorScheme} ${impact} ${id}: ${nodes.map((node) => node.target).join(" | ")}`,
      ),
    ).toEqual([]);
  }
}

/** The same for a loaded page on a desktop and on a phone, each theme once. */
export async function expectAccessibleAtBothEnds(page: Page) {
  for (const width of [DESK, PHONE]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, width, themeAt(width));
  }
}
