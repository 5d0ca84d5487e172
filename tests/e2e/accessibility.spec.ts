import { expect } from "@playwright/test";
import { expectAccessibleAtBothEnds, expectFits, expectFitsEnlarged } from "../support/accessible.ts";
import { enter, test } from "../support/fixtures.ts";
import { expectStill } from "../support/layout-shift.ts";
import { appRoutes, type Person, SCREENS, type Visit } from "../support/routes.ts";

// Screens share nothing: all workers take part.
test.describe.configure({ mode: "parallel" });

const AT_ONCE = 8;

const addressOf = ({ address }: Visit) => (typeof address === "string" ? address : address());

test("every screen of the product is in the list", () => {
  const listed = Object.values(SCREENS).flatMap((screens) => Object.keys(screens));
  expect(listed.toSorted()).toEqual(appRoutes());
});

for (const [person, screens] of Object.entries(SCREENS)) {
  const all = Object.entries(screens);
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const group = all.slice(from, from + AT_ONCE);
    test.describe(`${person}: ${group[0]?.[0]} to ${group.at(-1)?.[0]}`, () => {
      test.use({ expectedStatus: group.flatMap(([, { status = 200 }]) => (status >= 400 ? [status] : [])) });

      test("one first heading, nothing that axe finds in either theme, nothing wider than the screen", async ({
        page,
      }) => {
        test.setTimeout(180_000);
        if (person !== "nobody") await enter(page, person as Person);
        for (const [route, visit] of group)
          await test.step(route, async () => {
            await page.setViewportSize({ width: 1280, height: 800 });
            const answer = await page.goto(await addressOf(visit), { waitUntil: "networkidle" });
            expect(answer?.status(), route).toBe(visit.status ?? 200);
            await expect(page.getByRole("heading", { level: 1 }), route).toHaveCount(1);
            await expectStill(page);
            await expectAccessibleAtBothEnds(page);
            await expectFits(page);
            // The lists of the staff are not promised at this size.
            if (person !== "superadmin@example.com") await expectFitsEnlarged(page);
          });
      });
    });
  }
}
