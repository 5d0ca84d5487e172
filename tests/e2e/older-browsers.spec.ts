import { expect, type Page } from "@playwright/test";
import { rowId } from "../../local/demo/row-id.ts";
import { enter, test } from "../support/fixtures.ts";
import { addToCart } from "./support/checkout.ts";
import { hydrated } from "./support/hydrated.ts";
import { stockProduct } from "./support/products.ts";
import { arrived, facet, openStore } from "./support/store.ts";

// Safari before 17, Firefox before 125, Chrome before 114: without popovers; Safari before 17.4: without checkVisibility().

/** In its own layer before all others: reverts the browser's rules for popovers. */
const PLAIN = "@layer old { [popover] { all: unset; display: block; } }";

/** Removes the attribute, the selector and the button's attribute. */
function forgetPopovers() {
  const methods = ["popover", "showPopover", "hidePopover", "togglePopover"];
  for (const name of methods) Reflect.deleteProperty(HTMLElement.prototype, name);
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement])
    for (const name of ["popoverTargetElement", "popoverTargetAction"])
      Reflect.deleteProperty(prototype, name);
  for (const { prototype } of [Document, Element])
    for (const name of ["querySelector", "querySelectorAll", "matches", "closest"]) {
      const own: unknown = Reflect.get(prototype, name);
      if (typeof own !== "function") continue;
      Reflect.set(prototype, name, function (this: unknown, selector: string) {
        return Reflect.apply(own, this, [selector.replaceAll(/(?<!\\):popover-open/g, ":unknown-open")]);
      });
    }
  // After all others: the browser itself opens nothing.
  window.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[popovertarget]")) event.preventDefault();
  });
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Menú", exact: true });
const sheet = (page: Page) => page.getByRole("region", { name: "Filtros" });

test.describe("without popovers", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(forgetPopovers);
    await page.route(/\.css(\?|$)/, async (route) => {
      const response = await route.fetch();
      const styles = (await response.text())
        .replaceAll(/(?<!\\):popover-open/g, ":unknown-open")
        .replaceAll("position-area", "unknown-area");
      await route.fulfill({ response, body: `${PLAIN}\n${styles}` });
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 780 } });

    test("the menu opens, and closes with Escape, a click outside and a followed link", async ({ page }) => {
      await page.goto("/tienda");
      await expect(menu(page)).toBeHidden();
      const open = page.getByRole("button", { name: "Abrir menú" });
      await hydrated(open);
      await open.click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await open.click();
      await page.getByRole("button", { name: "Cerrar menú" }).click();
      await expect(menu(page)).toBeHidden();
      await open.click();
      await menu(page).getByRole("link", { name: "Contacto" }).click();
      await expect(page).toHaveURL("/contacto");
      await expect(menu(page)).toBeHidden();
    });

    test("the search opens with its field focused, and closes", async ({ page }) => {
      await page.goto("/contacto");
      const field = page.getByRole("banner").locator("input[name=q]");
      await expect(field).toBeHidden();
      const open = page.getByRole("button", { name: "Buscar", exact: true });
      await hydrated(open);
      await open.click();
      await expect(field).toBeFocused();
      await page.getByRole("button", { name: "Cerrar la búsqueda" }).click();
      await expect(field).toBeHidden();
    });

    test("the store's filters are a sheet", async ({ page }) => {
      await openStore(page);
      await expect(sheet(page)).toBeHidden();
      await page.getByRole("button", { name: /^Filtrar/ }).click();
      await facet(page, "Plataforma", "PlayStation 5").click();
      await arrived(page);
      await expect(page).toHaveURL(/plataforma=ps5$/);
      await sheet(page)
        .getByRole("button", { name: /^Ver \d+ resultados?$/ })
        .click();
      await expect(sheet(page)).toBeHidden();
    });

    test("the filters of a staff list are a sheet", async ({ page }) => {
      await enter(page, "employee@example.com");
      await page.goto("/admin/pedidos");
      const close = page.getByRole("button", { name: "Ver la lista" });
      await expect(close).toBeHidden();
      const open = page.getByRole("button", { name: /^Filtros/ });
      await hydrated(open);
      await open.click();
      await close.click();
      await expect(close).toBeHidden();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("closed popovers cover nothing", async ({ page }) => {
        await page.goto("/tienda");
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
        await expect(menu(page)).toBeHidden();
        await expect(sheet(page)).toBeHidden();
      });
    });
  });

  test("a menu of further actions opens, and the arrow keys move through it", async ({ page }) => {
    await enter(page, "superadmin@example.com");
    await page.goto(`/admin/pedidos/${rowId("order", "entregado")}`);
    const entries = page.getByRole("list", { name: "Más" }).getByRole("link");
    await expect(entries.first()).toBeHidden();
    const open = page.getByRole("button", { name: "Más", exact: true });
    await hydrated(open);
    await open.click();
    await expect(entries.first()).toBeInViewport({ ratio: 1 });
    await entries.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(entries.first()).toBeHidden();
  });

  test("on a wide screen the search and the filters are on the page", async ({ page }) => {
    await page.goto("/tienda");
    await expect(sheet(page)).toBeVisible();
    await expect(page.getByRole("banner").locator("input[name=q]")).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });
});

test("notices are shown without checkVisibility()", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  await addToCart(page, await stockProduct("Control de antes", 45_000, 4));
});
