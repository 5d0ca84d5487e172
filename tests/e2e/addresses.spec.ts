import { expect } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { redirectsToPages } from "../support/public-pages.ts";
import { stockProduct } from "./support/products.ts";

test.use({ expectedStatus: [404, 410] });

test("the scripts of a not-found page run, signed in or not, and lead home", async ({ page }) => {
  await enter(page, "superadmin@example.com");
  for (const address of ["/dashboard/x", "/no-existe"]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    const drawer = page.getByRole("dialog", { name: "Carrito de Compras" });
    await page.getByRole("button", { name: /^Carrito de compras/ }).click();
    await expect(drawer, address).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer, address).toBeHidden();
  }
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe("a returning visitor", () => {
  test.use({ serviceWorkers: "allow" });

  test("whose navigations go through the worker is redirected too", async ({ page }) => {
    const gone = await stockProduct("Retirado de prueba", 10_000, 1);
    await query("delete from public.products where id = $1", [gone.id]);
    await page.goto("/");
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? "none"))
      .toBe("activated");
    for (const [from, , to] of await redirectsToPages(gone.slug)) {
      await page.goto(from);
      expect(page.url().slice(new URL(page.url()).origin.length), from).toBe(to);
    }
  });
});
