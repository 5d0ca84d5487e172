import { expect } from "@playwright/test";
import { blockRefund } from "../factories/refund-keys.ts";
import { expectAccessible } from "../support/accessible.ts";
import { db } from "../support/e2e-database.ts";
import { enter, newestMail, test } from "../support/fixtures.ts";
import { openLive } from "./support/live.ts";
import { deliver, paidOrder, startAction } from "./support/orders.ts";
import { employeeId, newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const PHONE = { width: 360, height: 740 };

test("a part that the provider does not return goes to the key that its buyer gives, on two phones", {
  tag: "@main",
}, async ({ page, browser }) => {
  const customer = await newCustomer("llave");
  const product = await stockProduct("Control por partes", 40_000, 5);
  const order = await paidOrder(customer, [{ product, quantity: 2 }]);
  await deliver(order);
  await blockRefund(db, await employeeId(), { order_id: order.id }, "parte", order.total);

  await page.setViewportSize(PHONE);
  await enter(page, "employee@example.com");
  await openLive(page, `/admin/pedidos/${order.id}`, "order_events");
  const dialog = page.getByRole("dialog");
  await startAction(page, "Reembolsar", dialog);
  await expect(dialog.getByRole("button", { name: /^Devolver \$80\.000 a la tarjeta/ })).toBeVisible();
  await dialog.getByLabel("Valor a devolver").fill("40000");
  await dialog.getByLabel("Motivo").fill("Uno llegó rayado");
  await expect(dialog.getByText("Mercado Pago no devuelve una parte de este pago.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^(Devolver|Anotar)/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Pedir la llave" }).click();
  await expect(dialog.getByText(/Todavía no la da/)).toBeVisible();
  await newestMail(customer.email, /¿a dónde te devolvemos\?/);

  const phone = await (await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" })).newPage();
  await phone.goto(`/pedido/${order.token}`);
  const panel = phone.getByRole("region", { name: "A dónde te devolvemos" });
  await panel.getByLabel("¿A dónde te devolvemos?").selectOption("Nequi");
  await panel.getByLabel("Celular de tu Nequi").fill("604 123");
  await panel.getByLabel("Nombre del titular").fill("Ana Ríos");
  await panel.getByLabel("Documento del titular").fill("1020304050");
  await panel.getByRole("button", { name: "Guardar a dónde me devuelven" }).click();
  await expect(panel.getByText("Escribe el celular: 10 dígitos que empiezan por 3.")).toBeVisible();
  await expect(panel.getByLabel("Celular de tu Nequi")).toBeFocused();
  await expectAccessible(phone, PHONE.width);
  await panel.getByLabel("Celular de tu Nequi").fill("300 123 45 67");
  await panel.getByRole("button", { name: "Guardar a dónde me devuelven" }).click();
  await expect(panel.getByText("Te devolvemos a tu Nequi terminado en 4567.")).toBeVisible();
  await phone.context().close();

  await expect(dialog.getByText("3001234567")).toBeVisible();
  await expectAccessible(page, PHONE.width);
  await dialog.getByRole("button", { name: "Anotar que devolviste $40.000" }).click();
  await expect(dialog.getByText(/Escribe la referencia de la transferencia/)).toBeVisible();
  await expect(dialog.getByLabel("Motivo")).toHaveValue("Uno llegó rayado");
  await dialog.getByLabel("Referencia de la transferencia").fill("M123456");
  await dialog.getByRole("button", { name: "Anotar que devolviste $40.000" }).click();
  await expect(page.getByText("Devolvimos $40.000.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Reembolsos" })).toContainText(
    "Nequi terminado en 4567, M123456",
  );
  const { text } = await newestMail(customer.email, /te devolvimos \$40\.000/);
  expect(text).toContain("A tu Nequi terminado en 4567");
});
