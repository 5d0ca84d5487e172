import { expect, type Page } from "@playwright/test";
import { moveOrder, openRefund } from "../factories/orders.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, newestMail, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { openLive } from "./support/live.ts";
import { orderActions as actions, openOrder, paidOrder, startAction } from "./support/orders.ts";
import { employeeId, newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";
import { leaveQuestion, stays } from "./support/questions.ts";

const PRICE = 40_000;
const MAIN = { tag: "@main" };

/** An order that is paid on delivery. */
async function cashOrder(name: string, quantity = 1) {
  const customer = await newCustomer(name);
  const product = await stockProduct(`Control de ${name}`, PRICE, 5);
  const order = await openOrder(customer, [{ product, quantity }], { method: "contra_entrega" });
  return { customer, product, order };
}

const step = (page: Page) =>
  page.getByRole("list", { name: "Pasos del envío" }).locator("[aria-current=step]");

test(
  "by keyboard only a paid order is found, prepared and shipped, and its buyer sees it at once",
  MAIN,
  async ({ page, browser }) => {
    const buyer = await newCustomer("envio");
    const order = await paidOrder(buyer, [{ product: await stockProduct("Control enviado", PRICE, 3) }]);
    const buyerPage = await (await browser.newContext({ locale: "es-CO" })).newPage();
    await enter(buyerPage, buyer.email);
    await openLive(buyerPage, `/dashboard/pedidos/${order.id}`, "orders");

    await enter(page, "employee@example.com");
    await page.goto("/admin/pedidos");
    await page.getByRole("searchbox", { name: "Buscar pedidos" }).focus();
    await page.keyboard.type(order.number);
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 a 1 de 1")).toBeVisible();
    await page.getByRole("link", { name: order.number }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/admin/pedidos/${order.id}`);

    const prepare = page.getByRole("button", { name: "Marcar en preparación" });
    await expect(prepare).toBeVisible();
    await expect(async () => {
      await prepare.focus({ timeout: 1000 });
      await page.keyboard.press("Enter");
      await expect(page.getByText("Pedido actualizado", { exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(step(buyerPage)).toContainText("Procesando");

    // The address was wrong: corrected before it leaves.
    const correction = page.getByRole("dialog", { name: "Corregir los datos de entrega" });
    await page.getByRole("button", { name: "Corregir los datos de entrega" }).press("Enter");
    await correction.getByLabel("Dirección", { exact: true }).fill("Carrera 43A # 1-50");
    await correction.getByRole("button", { name: "Guardar" }).press("Enter");
    await expect(correction).toHaveCount(0);
    await expect(buyerPage.getByText("Carrera 43A # 1-50, Envigado, Antioquia")).toBeVisible();

    const dialog = page.getByRole("dialog");
    await expect(async () => {
      if (!(await dialog.isVisible()))
        await page.getByRole("button", { name: "Enviar", exact: true }).press("Enter", { timeout: 1000 });
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    const carrier = dialog.getByLabel("Transportadora");
    await carrier.fill("");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Escribe la transportadora.").first()).toBeVisible();
    await expect(carrier).toBeFocused();
    await page.keyboard.type("Servientrega");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2098-777");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(step(buyerPage)).toContainText("Enviado");
    await expect(buyerPage.getByText("2098-777")).toBeVisible();
    await expect(buyerPage.getByRole("link", { name: "Rastrear en Servientrega" })).toHaveAttribute(
      "href",
      /Guia=2098-777$/,
    );

    // Rare actions are behind one button, by keyboard too.
    const more = actions(page).getByRole("button", { name: "Más" });
    const track = actions(page).getByRole("button", { name: "Corregir guía" });
    await expect(track).toBeHidden();
    // The actions of the new state: those of the old one leave, and the focus with them.
    await expect(actions(page).getByRole("button", { name: "Marcar en tránsito" })).toBeVisible();
    await more.press("Enter");
    await page.keyboard.press("Tab");
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(track).toBeFocused({ timeout: 300 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Número de guía")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();

    await page.getByLabel("Nota interna").fill("Va con regalo");
    await page.getByRole("button", { name: "Guardar nota" }).click();
    const history = page.getByRole("region", { name: "Historia" });
    await expect(history.getByText("Va con regalo")).toBeVisible();
    await expect(history.getByText("Servientrega, guía 2098-777")).toBeVisible();
    await expect(
      history.getByText(
        "Dirección: Calle Secreta 1, Envigado, Antioquia → Carrera 43A # 1-50, Envigado, Antioquia",
      ),
    ).toBeVisible();
    await expect(history.getByText(/^Sara Mostrador/).first()).toBeVisible();
    await buyerPage.reload();
    await expect(buyerPage.getByText("Va con regalo")).toHaveCount(0);
    await buyerPage.context().close();
  },
);

test("two at one order: the second sees who moved it, and the buyer reads why it was cancelled", async ({
  page,
}) => {
  const { customer, order } = await cashOrder("dos");
  await enter(page, "manager@example.com");
  await page.goto(`/admin/pedidos/${order.id}`);
  const dialog = page.getByRole("dialog");
  await startAction(page, "Cancelar pedido", dialog);
  await moveOrder(db, await employeeId(), { order_id: order.id }, "confirm");
  await dialog.getByRole("button", { name: "Cancelar pedido" }).click();
  await expect(
    page.getByText(/^Sara Mostrador movió este pedido mientras lo mirabas: ahora está «Confirmado»/).first(),
  ).toBeVisible();
  await expect(actions(page).getByRole("button", { name: "Marcar en preparación" })).toBeVisible();

  await startAction(page, "Cancelar pedido", dialog);
  await dialog.getByLabel("Motivo").fill("Ya no lo quiere");
  await dialog.getByRole("button", { name: "Cancelar pedido" }).click();
  await expect(page.getByText("Cancelado", { exact: true }).first()).toBeVisible();
  // The buyer reads why, by mail and in their account.
  const mail = await newestMail(customer.email, /cancelado/);
  expect(mail.text).toContain("Ya no lo quiere");
  await enter(page, customer.email);
  await page.goto(`/dashboard/pedidos/${order.id}`);
  await expect(page.getByText("Motivo: Ya no lo quiere")).toBeVisible();
});

test(
  "several are confirmed and prepared at once; one is delivered with its cash and refunded by hand",
  MAIN,
  async ({ page }) => {
    const [one, two] = [await cashOrder("lote"), await cashOrder("lote", 2)];
    await query("update public.orders set customer_name = 'Lote Único ' || $2 where id in ($1, $3)", [
      one.order.id,
      one.order.number,
      two.order.id,
    ]);
    await enter(page, "employee@example.com");
    await page.goto(`/admin/pedidos?q=Lote+Único+${one.order.number}&etapa=por_confirmar`);
    await expect(page.getByText("1 a 2 de 2")).toBeVisible();
    await page.getByRole("link", { name: two.order.number }).click();
    await page.getByRole("link", { name: "Siguiente de la lista" }).click();
    await page.waitForURL(`**/admin/pedidos/${one.order.id}`);
    await page.getByRole("link", { name: "Volver a los pedidos" }).click();
    await page.waitForURL(/etapa=por_confirmar/);
    const confirm = page.getByRole("button", { name: "Confirmar", exact: true });
    await clickUntil(page.getByRole("button", { name: "Elegir todos" }), page.getByText("2 elegidos"));
    await confirm.click();
    await expect(page.getByText("2 pedidos actualizados.")).toBeVisible();
    await page.getByRole("link", { name: /^Por preparar/ }).click();
    await page.waitForURL(/etapa=por_preparar/);
    await expect(page.getByText("1 a 2 de 2")).toBeVisible();
    const prepare = async () => {
      await clickUntil(
        page.getByRole("checkbox", { name: `Elegir el pedido ${one.order.number}` }),
        page.getByText("1 elegido"),
      );
      await page.getByRole("button", { name: "Marcar en preparación" }).click();
      await expect(page.getByRole("link", { name: /^Por enviar\s*1$/ })).toBeVisible();
    };
    await prepare();
    // A step without a mail can be undone in its notice, also above a dialog opened meanwhile.
    const palette = page.getByRole("dialog", { name: "Buscar en la tienda" });
    await page.keyboard.press("Control+k");
    await palette.getByRole("button", { name: "Deshacer", exact: true }).click();
    await expect(palette.getByText("Cambio deshecho")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
    await expect(page.getByText("Cambio deshecho")).toBeVisible();
    await expect(page.getByText("1 a 2 de 2")).toBeVisible();
    await prepare();

    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`/admin/pedidos/${one.order.id}`);
    const dialog = page.getByRole("dialog");
    await startAction(page, "Marcar entregado", dialog);
    // Money is recorded only when staff confirm it.
    await dialog.getByRole("button", { name: "Marcar entregado" }).click();
    await expect(dialog.getByText("Di si ya recibieron el dinero.")).toBeVisible();
    await dialog.getByLabel("Nos lo entregaron").check();
    await dialog.getByLabel("Cómo llegó el dinero").selectOption("nequi");
    await dialog.getByRole("button", { name: "Marcar entregado" }).click();
    await expect(page.getByText("$40.000, Nequi")).toBeVisible();

    await startAction(page, "Reembolsar", dialog);
    await dialog.getByLabel("Valor a devolver").fill("90000");
    await dialog.getByLabel("Motivo").fill("Llegó rayado");
    await dialog.getByLabel("Cómo lo devolviste").selectOption("Efectivo");
    await expect(dialog.getByText("Solo quedan $40.000 por devolver.")).toBeVisible();
    await dialog.getByLabel("Valor a devolver").fill("15000");
    await dialog.getByRole("button", { name: "Anotar que devolviste $15.000" }).click();
    await expect(page.getByText("Devolvimos $15.000.")).toBeVisible();

    // A colleague refunds while a second refund is being entered.
    await openLive(page, `/admin/pedidos/${one.order.id}`, "orders");
    await startAction(page, "Reembolsar", dialog);
    await dialog.getByLabel("Valor a devolver").fill("10000");
    await dialog.getByLabel("Motivo").fill("Llegó rayado");
    const refund = { amount: 10_000, left: 25_000, method: "efectivo" };
    await openRefund(db, await employeeId(), { order_id: one.order.id }, refund);
    await expect(dialog.getByText("Quedan $15.000 por devolver")).toBeVisible();
    await dialog.getByRole("button", { name: "Anotar que devolviste $10.000" }).click();
    await expect(
      dialog.getByText(/Alguien devolvió dinero de este pedido mientras lo mirabas/),
    ).toBeVisible();
    await stays(page, () => page.keyboard.press("Escape"));
    await expect(dialog.getByLabel("Motivo")).toHaveValue("Llegó rayado");
    await dialog.getByRole("button", { name: "Volver", exact: true }).click();
    await leaveQuestion(page).getByRole("button", { name: "Salir sin guardar" }).click();
    await expect(page.getByRole("list", { name: "Reembolsos" })).toContainText("Llegó rayado");
  },
);
