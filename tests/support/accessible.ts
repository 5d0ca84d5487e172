import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing sticks out of the screen sideways. */
export async function expectNothingWider(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Nothing wider than the screen, and nothing that axe finds, in both themes. */
export async function expectAccessible(page: Page, width: number) {
  await expectNothingWider(page, width);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Findings alone, from one call in the page: carrying every passed rule through a second page takes four times as long.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
    const { violations } = await axe.analyze();
    expect(
      violations.map(
        ({ id, impact, nodes }) =>
          `${colorScheme} ${impact} ${id}: ${nodes.map((node) => node.target).join(" | ")}`,
      ),
    ).toEqual([]);
  }
}
