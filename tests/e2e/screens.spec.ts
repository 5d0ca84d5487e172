import { expect, type Page } from "@playwright/test";
import { PANEL_LINKS } from "../../components/layout/panel-links.ts";
import {
  expectAccessible,
  expectAccessibleAtBothEnds,
  expectFits,
  expectFitsEnlarged,
  expectNothingWider,
} from "../support/accessible.ts";
import { enter, test } from "../support/fixtures.ts";
import { expectStill } from "../support/layout-shift.ts";
import { addressOfVisit, appRoutes, OTHER_FACES, SCREENS, type Visit } from "../support/routes.ts";
import { IS_MAIN } from "../support/suites.ts";

// Screens share no state: they run on all workers.
test.describe.configure({ mode: "parallel" });

/** The most used ones. */
const MAIN = new Set([
  "/",
  "/tienda",
  "/producto/[id]",
  "/carrito",
  "/pagar",
  "/auth",
  "/buscar",
  "/servicios",
  "/servicios/[seccion]",
  "/solicitar-reparacion",
  "/reparacion/[token]",
  "/pedido/[token]",
  "/curso/[id]",
  "/blog/[slug]",
  "/contacto",
  "/perdida/[tipo]",
  "/dashboard",
  "/dashboard/pedidos",
  "/dashboard/pedidos/[id]",
  "/dashboard/perfil",
  "/dashboard/cursos/[slug]/[leccion]",
  "/servicios-tecnicos/[id]",
  "/admin/pedidos",
  "/admin/pedidos/[id]",
  "/admin/servicios-tecnicos",
  "/admin/servicios-tecnicos/[id]",
  "/admin/productos",
  "/admin/mensajes",
  "/admin/configuracion",
  "/dashboard/usuarios",
]);

const DESK = { width: 1280, height: 800 };

/** One load: its status, one h1, no layout shift, no axe violation, nothing wider than the screen. */
async function expectGoodScreen(page: Page, visit: Visit, { isStaff = false } = {}) {
  const answer = await page.goto(await addressOfVisit(visit));
  expect(answer?.status()).toBe(visit.status ?? 200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // A streamed title is in the body until React moves it, and for a moment in neither place.
  await expect(page.locator("head > title")).toHaveCount(1);
  await expect(page).toHaveTitle(/./);
  // Nothing is preloaded for a page that is not shown.
  await expect(page.locator('link[rel="preload"][href*="not-found"]')).toHaveCount(0);
  await expectStill(page);
  if (IS_MAIN) {
    await expectAccessible(page, DESK.width, ["dark"]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNothingWider(page, 320);
    return;
  }
  await expectAccessibleAtBothEnds(page);
  await expectFits(page);
  // The staff's lists are not supported at this size.
  if (!isStaff) await expectFitsEnlarged(page);
}

test("this file visits every screen of the product, including those of the main suite", () => {
  const listed = Object.values(SCREENS).flatMap((screens) => Object.keys(screens));
  expect(listed.toSorted()).toEqual(appRoutes());
  expect([...MAIN].filter((route) => !listed.includes(route))).toEqual([]);
});

for (const [person, screens] of Object.entries(SCREENS))
  for (const [route, visit] of Object.entries(screens))
    test.describe(`as ${person}`, () => {
      if (visit.status) test.use({ expectedStatus: [visit.status] });

      test(`${route} is a good screen`, { tag: MAIN.has(route) ? "@main" : [] }, async ({ page }) => {
        if (person !== "nobody") await enter(page, person);
        await expectGoodScreen(page, visit, { isStaff: person.startsWith("superadmin") });
      });
    });

for (const visit of OTHER_FACES)
  test.describe("other states", () => {
    if (visit.status) test.use({ expectedStatus: [visit.status] });

    test(`${visit.address} is a good screen`, ({ page }) => expectGoodScreen(page, visit));
  });

test.describe("the back office by role", () => {
  const DELETING = ["/admin/productos", "/admin/blog"];
  const ONLY_ADMINS = PANEL_LINKS.admin.filter((link) => !PANEL_LINKS.staff.includes(link));

  for (const role of ["employee", "superadmin"] as const)
    test(`${role}: sections in the menu, and controls to delete only as superadmin`, {
      tag: "@main",
    }, async ({ page }) => {
      const isSuperadmin = role === "superadmin";
      await enter(page, `${role}@example.com`);
      for (const path of DELETING) {
        await page.goto(path);
        const main = page.getByRole("main");
        const edits = main
          .getByRole("button", { name: /^Editar/ })
          .or(main.getByRole("link", { name: /^Editar/ }));
        await expect(edits.first(), path).toBeVisible();
        const deletes = main.getByRole("button", { name: /^Eliminar/ });
        if (isSuperadmin) await expect(deletes.first(), path).toBeVisible();
        else await expect(deletes, path).toHaveCount(0);
      }
      const menu = page.getByRole("navigation", { name: "Secciones de tu panel" });
      expect(ONLY_ADMINS.length).toBeGreaterThan(2);
      for (const { href } of ONLY_ADMINS)
        await expect(menu.locator(`a[href="${href}"]`)).toHaveCount(isSuperadmin ? 1 : 0);
    });
});

test.describe("personal content has reserved space", () => {
  /** Signs in, and opens a first page: from the second on the browser has the data before the first frame. */
  async function enterKnown(page: Page, email: string): Promise<void> {
    await enter(page, email);
    await page.goto("/privacidad");
    await expect(page.locator("html")).toHaveAttribute("data-session", "");
  }

  for (const width of [360, 1280])
    for (const [path, name] of [
      ["/tienda", "Mis compras"],
      ["/cursos", "Mis cursos"],
    ] as const)
      test(`${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 780 });
        await enterKnown(page, "cliente@example.com");
        await page.goto(path);
        const cards = page.getByRole("region", { name }).getByRole("listitem");
        await expect(cards.first()).toBeVisible();
        expect(await cards.count(), "the demo's customer has several").toBeGreaterThan(1);
        await expectStill(page);
        await expectNothingWider(page, width);
      });

  test("a person without purchases sees what will be there, and nothing moves", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 780 });
    await enterKnown(page, "admin@example.com");
    await page.goto("/tienda");
    await expect(page.getByText("Aún no tienes compras")).toBeVisible();
    await expectStill(page);
    await page.goto("/cursos");
    await expect(page.getByText("Aún no tienes cursos")).toBeVisible();
    await expectStill(page);
  });
});
