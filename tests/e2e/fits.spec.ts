import { expect } from "@playwright/test";
import { expectFits, expectFitsEnlarged, expectNothingWider } from "../support/accessible.ts";
import { signIn, test, withoutPrefetching } from "../support/fixtures.ts";
import { expectStill } from "../support/layout-shift.ts";
import { SCREENS } from "../support/routes.ts";

// Screens share nothing: all workers take part.
test.describe.configure({ mode: "parallel" });

const CUSTOMER = "cliente@example.com";

const PUBLIC = Object.entries(SCREENS.nobody);
const AT_ONCE = 12;

for (let from = 0; from < PUBLIC.length; from += AT_ONCE) {
  const group = PUBLIC.slice(from, from + AT_ONCE);
  test.describe(`as a customer: ${group[0]?.[0]} to ${group.at(-1)?.[0]}`, () => {
    test.use({ expectedStatus: group.flatMap(([, { status = 200 }]) => (status >= 400 ? [status] : [])) });

    test("no public screen moves by itself or is wider than the browser's window", async ({ page }) => {
      test.setTimeout(180_000);
      await signIn(page, CUSTOMER);
      await withoutPrefetching(page);
      for (const [route, { address }] of group)
        await test.step(route, async () => {
          await page.setViewportSize({ width: 360, height: 780 });
          await page.goto(typeof address === "string" ? address : await address(), {
            waitUntil: "networkidle",
          });
          await expectStill(page);
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
        await signIn(page, CUSTOMER);
        await page.goto(path);
        const cards = page.getByRole("region", { name }).getByRole("listitem");
        await expect(cards.first()).toBeVisible();
        expect(await cards.count(), "the demo's customer has several").toBeGreaterThan(1);
        await expectStill(page);
        await expectNothingWider(page, width);
      });

  test("who has bought nothing yet is told what will stand there, and nothing moves", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 780 });
    await signIn(page, "admin@example.com");
    await page.goto("/tienda");
    await expect(page.getByText("Aún no tienes compras")).toBeVisible();
    await expectStill(page);
    await page.goto("/cursos");
    await expect(page.getByText("Aún no tienes cursos")).toBeVisible();
    await expectStill(page);
  });
});
