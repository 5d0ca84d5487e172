import { expect } from "@playwright/test";
import { expectAccessible, themeAt } from "../support/accessible.ts";
import { enter, freshEmail, leave, test } from "../support/fixtures.ts";
import { addToCart, openCheckout, proceedToPayment, someBuyer, toCardForm } from "./support/checkout.ts";
import { stockProduct } from "./support/products.ts";

test("a cached page shows the account of who is signed in, until they sign out", async ({ page }) => {
  const menu = page.getByRole("button", { name: /^Tu cuenta/ });
  await enter(page, "cliente@example.com");
  await page.goto("/tienda");
  await expect(menu).toBeVisible();
  await leave(page);
  await page.goto("/tienda");
  await expect(menu).toBeHidden();
});

test("a full cart, in the drawer and up to the card form: nothing that axe finds", async ({ page }) => {
  const [width, theme] = [360, themeAt(360)];
  await page.setViewportSize({ width, height: 800 });
  await addToCart(page, await stockProduct("Cojín de prueba", 40_000, 3));
  await page.getByRole("button", { name: /^Carrito de compras: 1/ }).click();
  await expect(page.getByRole("dialog", { name: "Carrito de Compras" })).toBeVisible();
  await expectAccessible(page, width, theme);
  await page.goto("/carrito");
  await expect(page.getByRole("link", { name: "Proceder al Pago" })).toBeVisible();
  await expectAccessible(page, width, theme);
  await openCheckout(page);
  await toCardForm(page).click();
  await expect(page.getByLabel("Celular")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, width, theme);
  await proceedToPayment(page, someBuyer(freshEmail("accesible")));
  await expectAccessible(page, width, theme);
});
