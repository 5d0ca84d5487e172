import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing wider than the screen, and nothing that axe calls serious or critical, in both themes. */
export async function expectAccessible(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Findings alone, from one call in the page: carrying every passed rule through a second page takes four times as long.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
    const { violations } = await axe.analyze();
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(
      serious.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.target).join(" | ")}`),
    ).toEqual([]);
  }
}
