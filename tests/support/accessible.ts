import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing sticks out of the screen sideways. */
export async function expectNothingWider(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
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
