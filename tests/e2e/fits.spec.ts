import { expect, type Page } from "@playwright/test";
import { expectFits, expectFitsEnlarged, expectNothingWider } from "../support/accessible.ts";
import { enter, test } from "../support/fixtures.ts";
import { SCREENS } from "../support/routes.ts";

// Screens share nothing: both workers take part.
test.describe.configure({ mode: "parallel" });

const CUSTOMER = "cliente@example.com";

/** What the page moved by itself since it was opened, as browsers measure it. */
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

const PUBLIC = Object.entries(SCREENS.nobody);
const AT_ONCE = 12;

for (let from = 0; from < PUBLIC.length; from += AT_ONCE) {
  const group = PUBLIC.slice(from, from + AT_ONCE);
  test.describe(`as a customer: ${group[0]?.[0]} to ${group.at(-1)?.[0]}`, () => {
    test.use({ expectedStatus: group.flatMap(([, { status = 200 }]) => (status >= 400 ? [status] : [])) });

    test("no public screen is wider than the browser's window", async ({ page }) => {
      test.setTimeout(180_000);
      await enter(page, CUSTOMER);
      for (const [route, { address }] of group)
        await test.step(route, async () => {
          await page.goto(typeof address === "string" ? address : await address(), {
            waitUntil: "networkidle",
          });
          await expectFits(page);
          await expectFitsEnlarged(page);
        });
    });
  });
}

test.describe("what belongs to the person comes into a place kept for it", () => {
  for (const width of [360, 1280])
    for (const [path, name] of [
      ["/tienda", "Mis compras"],
      ["/cursos", "Mis cursos"],
    ] as const)
      test(`${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 780 });
        await enter(page, CUSTOMER);
        await page.goto(path);
        const cards = page.getByRole("region", { name }).getByRole("listitem");
        await expect(cards.first()).toBeVisible();
        expect(await cards.count(), "the demo's customer has several").toBeGreaterThan(1);
        expect(await layoutShift(page)).toBeLessThan(0.02);
        await expectNothingWider(page, width);
      });

  test("who has bought nothing yet is told what will stand there, and nothing moves", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 780 });
    await enter(page, "admin@example.com");
    await page.goto("/tienda");
    await expect(page.getByText("Aún no tienes compras")).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await page.goto("/cursos");
    await expect(page.getByText("Aún no tienes cursos")).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
});
