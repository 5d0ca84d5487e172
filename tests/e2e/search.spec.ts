import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { holdScripts } from "./support/hold.ts";

const field = (page: Page) => page.getByLabel("Buscar en el sitio").first();
const options = (page: Page) => page.getByRole("listbox", { name: "Sugerencias" }).getByRole("option");

test("suggestions are selected with the arrow keys, closed with Escape and opened with Enter", {
  tag: "@main",
}, async ({ page }) => {
  await page.goto("/contacto");
  // The key works once the page's scripts run.
  await expect(async () => {
    await page.locator("body").press("/");
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await field(page).pressSequentially("diadema");
  await expect(options(page).first()).toContainText(/Diadema.*Producto.*\$/);
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await field(page).press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options(page).first().getAttribute("id")) ?? "",
  );
  await field(page).press("Escape");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(field(page)).toHaveValue("diadema");
  await field(page).press("ArrowDown");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  // Up from the first one to the field, and on to the last.
  await field(page).press("ArrowUp");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await field(page).press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/buscar\?q=diadema$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ resultados para «diadema»$/);
  await expect(page.getByRole("region", { name: "Lo más parecido" }).getByRole("link").first()).toContainText(
    "Diadema",
  );
});

test("suggestions that arrive after the field was left wait until it is focused again", async ({ page }) => {
  await page.goto("/contacto");
  const release = await holdScripts(page);
  await field(page).focus();
  await page.keyboard.type("diadema");
  await field(page).blur();
  const answered = page.waitForResponse(/\/api\/search\?q=diadema/);
  release();
  await (await answered).finished();
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(options(page).first()).toBeHidden();
  await field(page).focus();
  await expect(options(page).first()).toBeVisible();
});

test("on a phone a magnifier opens the field, and a service, a course and an article are found", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Buscar", exact: true }).first().click();
  await expect(field(page)).toBeFocused();
  await field(page).fill("drift");
  await options(page).first().click();
  await expect(page).not.toHaveURL("/");
  await expect(field(page)).toBeHidden();

  await page.getByRole("banner").getByRole("button", { name: "Buscar", exact: true }).first().click();
  await field(page).fill("drift");
  await field(page).press("Enter");
  await page.waitForURL(/\/buscar\?q=drift/);
  const best = page.getByRole("region", { name: "Lo más parecido" }).getByRole("listitem");
  await expect(best.first()).toContainText("Reparación de joystick (drift) de control");
  await page
    .getByRole("navigation", { name: "Tipos de resultado" })
    .getByRole("link", { name: /Artículos/ })
    .click();
  await expect(page).toHaveURL(/tipo=articulos/);
  await expect(page.getByRole("main").getByRole("listitem").getByText("Artículo").first()).toBeVisible();
});

test("a misspelling is corrected with a notice; for a missing product the page offers to ask", async ({
  page,
}) => {
  await page.goto("/buscar?q=auriculres");
  await expect(page.getByRole("status").filter({ hasText: "Buscamos «auriculares»" })).toBeVisible();
  await page.goto("/buscar?q=zzzzqqqq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No encontramos nada con «zzzzqqqq»");
  await expect(page.getByRole("link", { name: "Preguntar por «zzzzqqqq»" })).toHaveAttribute(
    "href",
    /wa\.me.*zzzzqqqq/,
  );
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the field leads to the same results", { tag: "@main" }, async ({ page }) => {
    await page.goto("/servicios");
    await field(page).fill("garantia");
    await field(page).press("Enter");
    await page.waitForURL(/\/buscar\?q=garantia/);
    await expect(page.getByRole("link", { name: /Garantía/ }).first()).toHaveAttribute(
      "href",
      "/terminos#garantia",
    );
  });
});
