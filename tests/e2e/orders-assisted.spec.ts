import { expect, type Page } from "@playwright/test";
import { nextPhone } from "../factories/people.ts";
import type { Product } from "../factories/products.ts";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, freshEmail, newestMail, siteLink, test } from "../support/fixtures.ts";
import { payWith } from "./support/checkout.ts";
import { orderActions, startAction } from "./support/orders.ts";
import { stockOf, stockProduct } from "./support/products.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

async function addItem(page: Page, field: string, { name }: Product) {
  await page.getByRole("searchbox", { name: field }).fill(name);
  await page
    .getByRole("list", { name: /^Resultados/ })
    .getByRole("button", { name })
    .click();
}

const rowOf = async (phone: string) =>
  (
    await query<{ id: string; total_price: number; payment_status: string; parent_id: string | null }>(
      "select id, total_price, payment_status, parent_id from public.orders where customer_phone = $1 order by created_at desc limit 1",
      [phone],
    )
  )[0];

test("staff place an order for a call, its buyer pays by the link, and its lines change before and after", {
  tag: "@main",
}, async ({ page, browser }) => {
  const control = await stockProduct("Control por llamada", 100_000, 5);
  const cable = await stockProduct("Cable por llamada", 30_000, 5);
  const [phone, email] = [nextPhone(), freshEmail("llamada")];
  await page.setViewportSize(DESK);
  await enter(page, "employee@example.com");
  await page.goto("/admin/pedidos");
  await page.getByRole("link", { name: "Nuevo pedido" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nuevo pedido" })).toBeVisible();

  await addItem(page, "Buscar producto, servicio o curso", control);
  await page.getByLabel("Cantidad").fill("2");
  await page.getByLabel("Precio").fill("80.000");
  await page.getByLabel("Motivo del descuento").fill("Cliente de siempre");
  await page.getByLabel("Quién pide").fill(phone);
  await page.getByRole("button", { name: `Nuevo cliente: ${phone}` }).click();
  await page.getByLabel("Correo (opcional)").fill(email);
  await page.getByRole("button", { name: "Crear pedido" }).click();
  await expect(page.getByText("Escribe el nombre completo.")).toBeVisible();
  await page.getByLabel("Nombre").fill("Camila Restrepo");
  await page.getByLabel("Ciudad o municipio").fill("Envigado");
  await page.getByLabel("Dirección", { exact: true }).fill("Calle 10 # 20-30");
  await page.getByRole("button", { name: "Crear pedido" }).click();
  // More than an employee may lower it; what was typed stays.
  await expect(page.getByText(/Puedes bajar «Control por llamada/)).toBeVisible();
  await expect(page.getByLabel("Motivo del descuento")).toHaveValue("Cliente de siempre");
  await expectAccessible(page, DESK.width);
  await page.setViewportSize(PHONE);
  await expectAccessible(page, PHONE.width);
  await page.getByLabel("Precio").fill("90.000");
  await page.getByRole("button", { name: "Crear pedido" }).click();
  await page.waitForURL(/\/admin\/pedidos\/[0-9a-f-]{36}$/);
  const order = (await rowOf(phone))!;
  expect(order).toMatchObject({ total_price: 180_000, payment_status: "unpaid" });
  expect(await stockOf(control)).toBe(3);
  const link = page.getByRole("link", { name: "Enviar enlace de pago" });
  await expect(link).toHaveAttribute("href", new RegExp(`wa\\.me/57${phone}.*Total.*180\\.000`));
  await expect(page.getByRole("button", { name: "Copiar el enlace de pago" })).toBeVisible();

  // Before the payment the order itself changes.
  const dialog = page.getByRole("dialog", { name: /^Cambiar lo que lleva/ });
  await startAction(page, "Cambiar lo que lleva", dialog);
  await dialog.getByLabel("Cantidad").fill("1");
  await addItem(page, "Agregar", cable);
  await expect(dialog.getByText("$120.000")).toBeVisible();
  await dialog.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(dialog.getByText("Escribe el motivo (mínimo 3 letras).")).toBeVisible();
  await expectAccessible(page, PHONE.width);
  await dialog.getByLabel("Motivo", { exact: true }).fill("Quiere uno y un cable");
  await dialog.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Historia" })).toContainText("Total: $180.000 → $120.000");
  expect([await stockOf(control), await stockOf(cable)]).toEqual([4, 4]);

  // The buyer's phone: terms first, then the payment.
  const changed = await newestMail(email, /cambió lo que lleva/);
  const buyer = await (await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" })).newPage();
  await buyer.goto(siteLink(changed));
  await expect(buyer.getByText(/^Hasta el .* te guardamos los productos/)).toBeVisible();
  await expect(async () => {
    await buyer.getByRole("button", { name: "Pagar ahora" }).click({ timeout: 1000 });
    await expect(buyer.getByText("Acepta los términos para continuar.")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(buyer, PHONE.width);
  await buyer.getByRole("checkbox", { name: /Acepto los/ }).check();
  await buyer.getByRole("button", { name: "Pagar ahora" }).click();
  await buyer.getByRole("radio", { name: /^Tarjeta/ }).check();
  await payWith(buyer, "APRO");
  await buyer.waitForURL("**/payment/success?**");
  await expect.poll(async () => (await rowOf(phone))?.payment_status).toBe("paid");
  await newestMail(email, /recibimos tu pedido y tu pago/);

  // After it, what is added is an order of its own, and what is taken off is refunded.
  await page.reload();
  await startAction(page, "Cambiar lo que lleva", dialog);
  await expect(dialog.getByText(/Este pedido ya está pagado/)).toBeVisible();
  await addItem(page, "Agregar", control);
  await dialog.getByRole("button", { name: `Quitar ${cable.name}` }).click();
  await expect(dialog.getByText("Se cobra aparte")).toBeVisible();
  await dialog.getByLabel("Motivo", { exact: true }).fill("Cambia el cable por otro control");
  await expectAccessible(page, PHONE.width);
  await dialog.getByRole("button", { name: "Agregar y seguir al reembolso" }).click();
  const refund = page.getByRole("dialog", { name: /^Reembolsar el pedido/ });
  await expect(refund.getByLabel("Valor a devolver")).toHaveValue("30000");
  await refund.getByLabel("Motivo").fill("No quiere el cable");
  await refund.getByRole("button", { name: /^Devolver \$30\.000/ }).click();
  await expect(page.getByText("Devolvimos $30.000.")).toBeVisible();
  expect([await stockOf(control), await stockOf(cable)]).toEqual([3, 5]);
  const added = (await rowOf(phone))!;
  expect(added).toMatchObject({ total_price: 100_000, parent_id: order.id, payment_status: "unpaid" });
  await expect(page.getByText(/Se entrega con este/)).toBeVisible();
  await expectAccessible(page, PHONE.width);
  await expect(orderActions(page)).toBeVisible();

  // Both pages of the buyer name the other.
  await buyer.goto(siteLink(changed));
  await expect(buyer.getByText(/\$100\.000.*Se entrega con este/)).toBeVisible();
  await buyer.getByRole("link", { name: added.id.slice(0, 8) }).click();
  await expect(buyer.getByText(/y se entrega con él. Se paga aparte/)).toBeVisible();
  await expect(buyer.getByRole("button", { name: "Pagar ahora" })).toBeVisible();
  await query("update public.orders set expires_at = now() - interval '1 second' where id = $1", [added.id]);
  await buyer.reload();
  await expect(buyer.getByText(/Este enlace de pago venció/)).toBeVisible();
  await buyer.context().close();
});
