import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { openLive } from "./support/live.ts";
import { deliver, paidOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const PRICE = 40_000;
const MAIN = { tag: "@main" };
const inSection = (page: Page, name: string) => page.getByRole("region", { name });

test(
  "a withdrawal within the term is registered with its dates; staff's answer appears live",
  MAIN,
  async ({ page, browser }) => {
    const customer = await newCustomer("retracto");
    const [one, two] = [
      await stockProduct("Control arrepentido", PRICE, 3),
      await stockProduct("Base que me quedo", PRICE, 3),
    ];
    const order = await paidOrder(customer, [{ product: one }, { product: two }]);
    await deliver(order);
    const [{ until = "" } = {}] = await query<{ until: string }>(
      `select private.spanish_date(private.add_business_days(private.co_date(delivered_at), 5)) as until from public.orders where id = $1`,
      [order.id],
    );
    await enter(page, customer.email);
    await openLive(page, `/dashboard/pedidos/${order.id}`, "retractos");
    const right = inSection(page, "Derecho de retracto");
    await expect(right).toContainText(`Puedes retractarte hasta el ${until}`);
    await right.getByRole("button", { name: "Retractarme de esta compra" }).click();
    await right.getByRole("checkbox", { name: new RegExp(one.name) }).uncheck();
    await right.getByRole("checkbox", { name: new RegExp(two.name) }).uncheck();
    await right.getByRole("button", { name: "Enviar solicitud de retracto" }).click();
    await expect(right.getByText("Elige qué quieres devolver.")).toBeVisible();
    await right.getByRole("checkbox", { name: new RegExp(one.name) }).check();
    await right.getByLabel("Motivo (opcional)").fill("No era mi color");
    await right.getByRole("button", { name: "Enviar solicitud de retracto" }).click();
    await expect(page.getByText("Retracto solicitado")).toBeVisible();
    await expect(right.getByText("Solicitado", { exact: true })).toBeVisible();
    await expect(right).toContainText("Te devolvemos el dinero a más tardar el");
    await expect(right).toContainText("$40.000");
    await expect(right.getByRole("button", { name: "Retractarme de esta compra" })).toHaveCount(0);

    const staffPage = await (await browser.newContext()).newPage();
    await enter(staffPage, "manager@example.com");
    await staffPage.goto(`/admin/pedidos/${order.id}`);
    const panel = inSection(staffPage, "Derecho de retracto");
    const dialog = (verb: string) => staffPage.getByRole("dialog", { name: `${verb} el retracto` });
    await clickUntil(panel.getByRole("button", { name: "Rechazar" }), dialog("Rechazar"));
    await dialog("Rechazar").getByRole("button", { name: "Rechazar" }).click();
    await expect(dialog("Rechazar").getByLabel("Por qué no se acepta")).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await dialog("Rechazar").getByRole("button", { name: "Volver" }).click();
    await panel.getByRole("button", { name: "Aceptar el retracto" }).click();
    // The fields for a rejection are not required.
    const message = dialog("Aceptar").getByLabel("Mensaje para el cliente (opcional)");
    await expect(message).not.toHaveAttribute("aria-invalid");
    await message.fill("Tráelo cuando quieras.");
    await dialog("Aceptar").getByRole("button", { name: "Aceptar", exact: true }).click();
    await expect(panel.getByText("Aceptado", { exact: true })).toBeVisible();
    await staffPage.context().close();

    await expect(right.getByText("Tráelo cuando quieras.")).toBeVisible();
    await expect(right.getByText("Aceptado", { exact: true })).toBeVisible();
  },
);

test("a guest finds the receipt and the withdrawal behind the link", async ({ page }) => {
  const customer = await newCustomer("invitada");
  const order = await paidOrder(customer, [{ product: await stockProduct("Cable de invitada", PRICE, 3) }]);
  await query("update public.orders set user_id = null where id = $1", [order.id]);
  await page.goto(`/pedido/${order.token}`);
  await expect(page.getByRole("link", { name: "Comprobante (PDF)" })).toHaveAttribute(
    "href",
    `/api/orders/comprobante?token=${order.token}`,
  );
  const right = inSection(page, "Derecho de retracto");
  await expect(right).toContainText("5 días hábiles después de recibir tu pedido");
  await right.getByRole("button", { name: "Retractarme de esta compra" }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, 360);
  await right.getByRole("button", { name: "Enviar solicitud de retracto" }).click();
  await expect(right.getByText("Solicitado", { exact: true })).toBeVisible();
});
