import { expect } from "@playwright/test";
import { moveOrder } from "../factories/orders.ts";
import { expectAccessible } from "../support/accessible.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, freshEmail, newestMail, siteLink, test } from "../support/fixtures.ts";
import {
  addToCart,
  fillShipping,
  openCheckout,
  orderOf,
  payWith,
  someBuyer,
  toCardForm,
} from "./support/checkout.ts";
import { orderActions as actions, openOrder, paidOrder, startAction } from "./support/orders.ts";
import { employeeId } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const MAIN = { tag: "@main" };

test(
  "a guest fetches an order: from the mail to the code at the counter, and the days to withdraw begin there",
  MAIN,
  async ({ page, browser }) => {
    const email = freshEmail("recoge");
    const buyer = someBuyer(email);
    const product = await stockProduct("Control para recoger", 90_000, 2);
    await page.setViewportSize({ width: 360, height: 740 });
    await addToCart(page, product);
    await openCheckout(page);
    await page.getByRole("radio", { name: /^Recoger en Envigado/ }).check();
    await expect(page.getByLabel("Ciudad o municipio")).toHaveCount(0);
    await fillShipping(page, buyer);
    await expectAccessible(page, 360);
    await toCardForm(page).click();
    await expect(page.getByText(/^Recoges en /)).toBeVisible();
    await payWith(page, "APRO");
    await page.waitForURL("**/payment/success?**");
    const { id = "" } = (await orderOf(buyer)) ?? {};
    const order = { id, number: id.slice(0, 8) };
    const [kept] = await query<{ kept: string }>(
      "select concat(shipping_address, shipping_place) as kept from public.orders where id = $1",
      [id],
    );
    expect(kept?.kept).toBe("");

    const staff = await (await browser.newContext({ locale: "es-CO" })).newPage();
    await enter(staff, "employee@example.com");
    await staff.goto(`/admin/pedidos?q=${order.number}&etapa=por_preparar`);
    await expect(staff.getByText("Recoge en la tienda").first()).toBeVisible();
    await staff.getByRole("button", { name: `Está listo el pedido ${order.number}` }).click();
    await expect(staff.getByText("Pedido actualizado", { exact: true })).toBeVisible();

    const mail = await newestMail(email, /ya está listo/);
    const code = /Tu código: (\d{3} \d{3})/.exec(mail.text)?.[1] ?? "";
    expect(code).toHaveLength(7);
    await page.goto(siteLink(mail));
    const panel = page.getByRole("region", { name: "Recoger en la tienda" });
    await expect(panel.getByText(code, { exact: true })).toBeVisible();
    await expect(panel.getByText("Muéstralo en el mostrador.")).toBeVisible();
    await expect(panel.locator("[aria-current=step]")).toContainText("Listo");
    await expect(panel.getByRole("link", { name: /Cómo llegar/ })).toBeVisible();
    await expectAccessible(page, 360);

    // By keyboard: the code has the focus, Enter sends it, a wrong one is counted.
    await staff.goto(`/admin/pedidos/${order.id}`);
    const dialog = staff.getByRole("dialog", { name: `Entregar: ${order.number}` });
    await startAction(staff, "Entregar", dialog);
    const field = dialog.getByLabel("Código del cliente");
    await expect(field).toBeFocused();
    await expectAccessible(staff, 1280);
    await staff.keyboard.type(code === "000 000" ? "111111" : "000000");
    await staff.keyboard.press("Enter");
    await expect(dialog.getByText("Ese no es el código. Quedan 4 intentos.")).toBeVisible();
    await field.fill(code);
    await field.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(staff.getByRole("region", { name: "Historia" }).getByText("Con el código")).toBeVisible();

    const [row] = await query<{ day: string }>(
      "select private.spanish_date(private.add_business_days(private.co_date(), 5)) as day",
    );
    const done = await newestMail(email, /entregado/);
    expect(done.text).toContain(`hasta el ${row!.day}`);
    await page.reload();
    await expect(panel.locator("[aria-current=step]")).toContainText("Recogido");
    await expect(panel.getByText("Quien mostró el código")).toBeVisible();
    await staff.context().close();
  },
);

test("who pays when fetching it pays at the counter, and another person is named", async ({ page }) => {
  const product = await stockProduct("Control que paga allá", 60_000, 2);
  const order = await openOrder(null, [{ product }], { method: "contra_entrega", delivery: "tienda" });
  const laura = await employeeId();
  for (const move of ["confirm", "ready"]) await moveOrder(db, laura, { order_id: order.id }, move);
  await enter(page, "employee@example.com");
  await page.goto(`/admin/pedidos/${order.id}`);
  const dialog = page.getByRole("dialog", { name: `Entregar: ${order.number}` });
  await startAction(page, "Entregar", dialog);
  await dialog.getByRole("button", { name: "Sin código: nombre y documento" }).click();
  await dialog.getByLabel("Nombre de quien recoge").fill("Luis Pérez");
  await dialog.getByLabel("Número de documento").fill("1.020.304.050");
  await dialog.getByRole("button", { name: "Entregar" }).click();
  await expect(dialog.getByText(/no está pagado: recibe \$60\.000/)).toBeVisible();
  await dialog.getByLabel("Recibimos el dinero").check();
  await dialog.getByLabel("Cómo llegó el dinero").selectOption("nequi");
  await dialog.getByRole("button", { name: "Entregar" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Luis Pérez, documento 1020304050")).toBeVisible();
  await expect(actions(page)).toBeVisible();
});

test("staff send a pick-up to an address before it leaves, and back: then none is left", async ({ page }) => {
  const product = await stockProduct("Control que cambia", 60_000, 2);
  const order = await paidOrder(null, [{ product }], { delivery: "tienda" });
  await enter(page, "employee@example.com");
  await page.goto(`/admin/pedidos/${order.id}`);
  const dialog = page.getByRole("dialog");
  await startAction(page, "Enviarlo a una dirección", dialog);
  await dialog.getByLabel("Dirección", { exact: true }).fill("Carrera 43A # 1-50");
  await dialog.getByLabel("Ciudad o municipio").fill("envigado");
  await dialog.getByRole("button", { name: "Enviarlo", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Carrera 43A # 1-50, Envigado, Antioquia")).toBeVisible();
  await startAction(page, "Que lo recoja en la tienda", dialog);
  await dialog.getByRole("button", { name: "Que lo recoja", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Carrera 43A # 1-50")).toHaveCount(0);
});
