import { expect, type Page } from "@playwright/test";
import { submitMessage } from "../factories/contact.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { openOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";
import { newRepair } from "./support/repairs.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Buscar en la tienda" });

/** The page may not be hydrated yet at the first try. */
async function openPalette(page: Page) {
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test("the palette finds an order, a repair, a product and a customer by keyboard", {
  tag: "@main",
}, async ({ page }) => {
  const person = await newCustomer("paleta");
  const product = await stockProduct("Volante Paleta", 90_000, 4);
  const order = await openOrder(await newCustomer("otra"), [{ product }]);
  const repair = await newRepair(person, "No lee discos");
  await enter(page, "employee@example.com");
  await page.goto("/dashboard");

  const find = async (text: string) => {
    await openPalette(page);
    await page.keyboard.type(text);
  };

  for (const text of [product.name, order.number]) {
    await find(text);
    await expect(palette(page).getByRole("option", { name: text })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
  }

  await find(person.email);
  await palette(page).getByRole("option", { name: person.email }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin\/clientes\//);

  await find(repair.id.slice(-6));
  await palette(page)
    .getByRole("option", { name: repair.id.slice(-6) })
    .waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/servicios-tecnicos/${repair.id}`);

  await find("recibir");
  await expect(palette(page).getByRole("option").first()).toHaveText("Recibir un equipo");
  await page.keyboard.press("Escape");
  await find("importar");
  await expect(palette(page).getByRole("option", { name: "Importar CSV" })).toBeVisible();
  await page.keyboard.press("Escape");

  await find("resenas");
  await expect(palette(page).getByRole("option", { name: "Reseñas" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();

  await find("Auditor");
  await expect(palette(page).getByRole("option")).toHaveCount(0);
});

test("the palette finds messages, courses and tracking numbers, and says when it could not search", async ({
  page,
}) => {
  const person = await newCustomer("guia");
  const order = await openOrder(person, [{ product: await stockProduct("Pedido con guía", 40_000, 3) }]);
  const tracking = `GUIA${order.id.slice(0, 8)}`;
  await query("update public.orders set tracking_number = $2 where id = $1", [order.id, tracking]);
  const course = "Diagnóstico de placas con método";
  const message = await submitMessage(db);
  await enter(page, "employee@example.com");
  await page.goto("/dashboard");
  await openPalette(page);
  const box = palette(page).getByRole("combobox");
  for (const [typed, shown] of [
    [tracking, order.number],
    [course, course],
    [message.number, message.number],
  ] as const) {
    await box.fill(typed);
    await expect(palette(page).getByRole("option", { name: shown }).first()).toBeVisible();
  }
  await page.route("**/api/find**", (route) =>
    route.fulfill({ status: 200, json: { found: [], isIncomplete: true } }),
  );
  await box.fill("cualquier cosa");
  await expect(palette(page).getByText("Una parte no se pudo buscar")).toBeVisible();
});
