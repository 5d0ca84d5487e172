import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { arrived, facet, openStore, unfold } from "./support/store.ts";

const sheet = (page: Page) => page.getByRole("region", { name: "Filtros" });
const openSheet = (page: Page) => page.getByRole("button", { name: /^Filtrar/ }).click();

async function choose(page: Page, group: string, option: string): Promise<void> {
  await unfold(page, group);
  await facet(page, group, option).click();
  await expect(facet(page, group, option)).toHaveAttribute("aria-current", "true");
  await arrived(page);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("what is chosen each time the sheet is opened is a step back of its own", async ({ page }) => {
    await page.goto("/contacto");
    await openStore(page);
    await openSheet(page);
    await choose(page, "Plataforma", "Nintendo Switch");
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await openSheet(page);
    await choose(page, "Tipo de producto", "Controles");
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(page).toHaveURL(/\/tienda\/lista\?plataforma=switch$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/tienda$/);
    // Not the last choice's step: that one is behind.
    await openSheet(page);
    await choose(page, "Plataforma", "PlayStation 5");
    await page.goBack();
    await expect(page).toHaveURL(/\/tienda$/);
    await openSheet(page);
    await choose(page, "Plataforma", "PlayStation 4");
    await page.goBack();
    await expect(page).toHaveURL(/\/tienda$/);
  });

  test("who goes back with the sheet open can scroll the page before", async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("main")
      .getByRole("link", { name: /tienda/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/tienda$/);
    await openSheet(page);
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
  });
});

test("the focus stays beside what was removed, and the number of products is said, without waiting for a list", async ({
  page,
}) => {
  await openStore(page);
  await choose(page, "Plataforma", "PlayStation 5");
  const said = page.getByRole("status").filter({ hasText: /^[\d.]+ productos$/ });
  const before = await said.innerText();
  await page.getByRole("link", { name: "Quitar filtro PlayStation 5" }).press("Enter");
  await expect(page).toHaveURL(/\/tienda$/);
  await expect(page.locator("#resultados").filter({ visible: true })).toBeFocused();
  await expect(said).not.toHaveText(before);
});
