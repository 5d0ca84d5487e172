import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing sticks out of the screen sideways. */
export async function expectNothingWider(page: Page, width: number) {
  const { scrollWidth, wider } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    wider: [...document.body.querySelectorAll("*")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth)
      .map((one) => one.outerHTML.slice(0, 120)),
  }));
  expect(scrollWidth, wider.join("\n")).toBeLessThanOrEqual(width);
}

/** Zoomed to 400 % on a small desk, a phone, a tablet, a desk, a large desk. */
const WIDTHS = [320, 360, 768, 1280, 1920];

/** Nothing is wider than the screen at any width. */
export async function expectFits(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingWider(page, width);
  }
}

/** Nor on a phone with letters twice as large, as people set them who see badly. */
export async function expectFitsEnlarged(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expectNothingWider(page, 360);
}

const THEMES = ["dark", "light"] as const;

/** Nothing wider than the screen, and nothing that axe finds, in both themes. */
export async function expectAccessible(
  page: Page,
  width: number,
  themes: readonly ("dark" | "light")[] = THEMES,
) {
  await expectNothingWider(page, width);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Findings alone, from one call in the page: carrying every passed rule through a second page takes four times as long.
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] })
      // An open dialog hides the page's heading on purpose; accessibility.spec.ts counts headings itself.
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
