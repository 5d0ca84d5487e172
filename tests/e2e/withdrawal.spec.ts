import { expect, type Locator, type Page } from "@playwright/test";
import { requestWithdrawal } from "../factories/withdrawals.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, signIn, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { openLive } from "./support/live.ts";
import { deliver, paidOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const PRICE = 40_000;
const inSection = (page: Page, name: string) => page.getByRole("region", { name });

test("a withdrawal within the term is registered with its dates; staff's answer appears live", async ({
  page,
}) => {
  const customer = await newCustomer("retracto");
  const [one, two] = [
    await stockProduct("Control arrepentido", PRICE, 3),
    await stockProduct("Base que me quedo", PRICE, 3),
  ];
  const order = await paidOrder(customer, [{ product: one }, { product: two }]);
  await deliver(order, "in time");
  const [{ until = "" } = {}] = await query<{ until: string }>(
    `select private.spanish_date(private.add_business_days(private.co_date(delivered_at), 5)) as until from public.orders where id = $1`,
    [order.id],
  );
  await signIn(page, customer.email);
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
  const stored = await query(
    `select r.state, r.reason, r.amount, r.refund_by - private.co_date() as days, i.name
     from public.retractos r join public.order_items i on i.id = any (r.item_ids) where r.order_id = $1`,
    [order.id],
  );
  expect(stored).toEqual([
    { state: "solicitado", reason: "No era mi color", amount: PRICE, days: 15, name: one.name },
  ]);

  await query(
    "update public.retractos set state = 'aceptado', answer = 'Tráelo cuando quieras.' where order_id = $1",
    [order.id],
  );
  await expect(right.getByText("Tráelo cuando quieras.")).toBeVisible();
  await expect(right.getByText("Aceptado", { exact: true })).toBeVisible();
});

test("staff rejects with a reason alone, and what was missing there is not asked for when accepting", async ({
  page,
}) => {
  const customer = await newCustomer("decision");
  const order = await paidOrder(customer, [{ product: await stockProduct("Mando que vuelve", PRICE, 3) }]);
  await deliver(order, "in time");
  const lines = await query<{ id: string }>("select id from public.order_items where order_id = $1", [
    order.id,
  ]);
  await requestWithdrawal(db, customer.id, { token: order.token, items: lines.map(({ id }) => id) });
  await enter(page, "manager@example.com");
  await page.goto(`/admin/pedidos/${order.id}`);
  const panel = inSection(page, "Derecho de retracto");
  const [rejection, acceptance] = ["Rechazar", "Aceptar"].map((word) =>
    page.getByRole("dialog", { name: `${word} el retracto` }),
  ) as [Locator, Locator];
  await clickUntil(panel.getByRole("button", { name: "Rechazar" }), rejection);
  await rejection.getByRole("button", { name: "Rechazar" }).click();
  const answer = rejection.getByLabel("Por qué no se acepta");
  await expect(answer).toHaveAttribute("aria-invalid", "true");
  await rejection.getByRole("button", { name: "Volver" }).click();
  await clickUntil(panel.getByRole("button", { name: "Aceptar el retracto" }), acceptance);
  await expect(acceptance.getByLabel("Mensaje para el cliente (opcional)")).not.toHaveAttribute(
    "aria-invalid",
  );
  await acceptance.getByRole("button", { name: "Aceptar", exact: true }).click();
  await expect(panel.getByText("Aceptado", { exact: true })).toBeVisible();
});

test("after the term the order says since when, and the database refuses", async ({ page }) => {
  const customer = await newCustomer("tarde");
  const product = await stockProduct("Control de hace rato", PRICE, 3);
  const order = await paidOrder(customer, [{ product }]);
  await deliver(order, "in time");
  // Without a session the page does not hear of the change: it still offers the form.
  await page.goto(`/pedido/${order.token}`);
  const right = inSection(page, "Derecho de retracto");
  await right.getByRole("button", { name: "Retractarme de esta compra" }).click();
  await deliver(order, "late");
  const [{ since = "" } = {}] = await query<{ since: string }>(
    `select private.spanish_date(private.add_business_days(private.co_date(delivered_at), 5)) as since from public.orders where id = $1`,
    [order.id],
  );
  const reason = `El plazo para retractarte de «${product.name}» venció el ${since}.`;
  await right.getByRole("button", { name: "Enviar solicitud de retracto" }).click();
  await expect(right.getByText(reason)).toBeVisible();
  expect(await query("select 1 from public.retractos where order_id = $1", [order.id])).toEqual([]);
  await enter(page, customer.email);
  await page.goto(`/dashboard/pedidos/${order.id}`);
  await expect(right).toContainText(reason);
  await expect(right.getByRole("button")).toHaveCount(0);
});

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
  await right.getByRole("button", { name: "Enviar solicitud de retracto" }).click();
  await expect(right.getByText("Solicitado", { exact: true })).toBeVisible();
});
