import { expect, type Page } from "@playwright/test";
import { signIn, test } from "../support/fixtures.ts";
import { openOrder } from "../support/orders.ts";
import { query, stockProduct } from "../support/shopper.ts";
import { newCustomer, takeIn } from "../support/workshop.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Buscar en la tienda" });

test("the palette finds an order, a repair, a product and a person by keyboard", async ({ page }) => {
  const person = await newCustomer("paleta");
  const product = await stockProduct("Volante Paleta", 90_000, 4);
  const repair = await takeIn(person, "No lee discos");
  await signIn(page, "employee@example.com");

  const find = async (text: string) => {
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(palette(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.type(text);
  };

  await find(product.name);
  await expect(palette(page).getByRole("option", { name: product.name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();

  await find(person.email);
  await palette(page).getByRole("option", { name: person.email }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dashboard\/usuarios\//);

  await find(repair.id.slice(-6));
  await palette(page)
    .getByRole("option", { name: repair.id.slice(-6) })
    .waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/servicios-tecnicos/${repair.id}`);

  await find("resenas");
  await expect(palette(page).getByRole("option", { name: "Reseñas" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();

  await find("Auditor");
  await expect(palette(page).getByRole("option")).toHaveCount(0);
});

test("the overview counts an order that waits, and leads to it", async ({ page, request }) => {
  const person = await newCustomer("espera");
  const order = await openOrder(person, [{ product: await stockProduct("Pedido que espera", 40_000, 3) }]);
  await query("update public.orders set payment_method = 'contra_entrega', expires_at = null where id = $1", [
    order.id,
  ]);
  await signIn(page, "manager@example.com");
  await page
    .getByRole("main")
    .getByRole("link", { name: /por confirmar/ })
    .click();
  await page.waitForURL(/\/admin\/pedidos\?etapa=por_confirmar/);
  await expect(page.getByRole("main").getByText(order.number).first()).toBeVisible();
  expect((await request.get("/api/find?q=ab")).status()).toBe(401);
});
