import { expect, type Page } from "@playwright/test";
import { moveOrder } from "../factories/orders.ts";
import { expectAccessibleAtBothEnds } from "../support/accessible.ts";
import { db } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { countEffort } from "./support/effort.ts";
import { type OpenOrder, openOrder, paidOrder } from "./support/orders.ts";
import { employeeId } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const PRICE = 40_000;
const MAIN = { tag: "@main" };

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const idsOf = (orders: OpenOrder[]) => orders.map(({ id }) => id);

/** Paid parcels that are packed. */
async function packedOrders(count: number): Promise<OpenOrder[]> {
  const product = await stockProduct("Control de muchos envíos", PRICE, count);
  const orders: OpenOrder[] = [];
  for (let n = 0; n < count; n += 1) orders.push(await paidOrder(null, [{ product }]));
  await db.sql`update public.orders set shipping_status = 'processing' where id = any (${idsOf(orders)}::uuid[])`;
  return orders;
}

/** Puts a text into the clipboard, as the copied cells of a spreadsheet. */
const copy = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

const sentOf = (orders: OpenOrder[]) =>
  db.sql<{ id: string; tracking_number: string | null }[]>`
    select id, tracking_number from public.orders
    where id = any (${idsOf(orders)}::uuid[]) and shipping_status = 'shipped'`;

test(
  "twenty parcels leave with six presses: those refused say why and keep their guide, one without is left",
  MAIN,
  async ({ page }) => {
    const orders = await packedOrders(20);
    const mark = Date.now().toString();
    const guides = orders.map((_, n) => `${mark}${n}`);
    const [bare, gone, doubled] = [orders[0]!, orders[1]!, orders[2]!];
    // Another parcel already has this guide.
    const [other] = await packedOrders(1);
    const employee = await employeeId();
    await moveOrder(db, employee, { order_id: other!.id }, "ship", {
      details: { carrier: "Coordinadora", tracking: guides[2]! },
    });
    const cells = orders.map(
      ({ number }, n) => `#${number.toUpperCase()}\t${n === 0 ? "" : guides[n]}\tCoordinadora`,
    );

    await enter(page, "employee@example.com");
    await page.goto("/dashboard");
    await copy(page, ["Pedido\tGuía\tTransportadora", ...cells, "ffffffff\t1\tTCC"].join("\n"));
    const ends = await countEffort(page, "enviar veinte pedidos");
    await page
      .getByRole("link", { name: /^Pedidos/ })
      .first()
      .click();
    await page.getByRole("link", { name: /^Por enviar/ }).click();
    await page.getByRole("link", { name: "Enviar varios" }).click();
    await page.getByRole("textbox", { name: "Pega las guías" }).click();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(page.getByText("19 guías puestas.")).toBeVisible();
    await expect(page.getByText("no existe un pedido con el número ffffffff")).toBeVisible();
    await expect(page.getByLabel(`Guía de ${orders[5]!.number}`)).toHaveValue(guides[5]!);
    await expect(page.getByLabel(`Transportadora de ${orders[5]!.number}`)).toHaveValue("Coordinadora");
    // A colleague sends one meanwhile.
    await moveOrder(db, employee, { order_id: gone.id }, "ship", {
      details: { carrier: "TCC", tracking: `${mark}x` },
    });
    await page.getByRole("button", { name: /^Enviar \d+ pedidos$/ }).click();
    const question = page.getByRole("dialog", { name: /sin guía$/ });
    await expect(question.getByText(bare.number)).toBeVisible();
    await question.getByRole("button", { name: /y enviar 19$/ }).click();
    await expect(page.getByText("Enviamos 17 pedidos", { exact: true })).toBeVisible();
    await ends({ clicks: 6 });

    await expect(page.getByText("Sara Mostrador ya lo envió con TCC", { exact: false })).toBeVisible();
    await expect(page.getByText(`La guía ${guides[2]} ya es del pedido ${other!.number}.`)).toBeVisible();
    await expect(page.getByLabel(`Guía de ${doubled.number}`)).toHaveValue(guides[2]!);
    await expect(page.getByText(`Enviado, guía ${guides[7]}`)).toBeVisible();
    await expect(page.getByLabel(`Guía de ${bare.number}`)).toHaveValue("");
    const sent = await sentOf(orders);
    expect(sent.map(({ id }) => id).toSorted()).toEqual(
      orders
        .filter((order) => order !== bare && order !== doubled)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { id, tracking_number } of sent)
      expect(tracking_number).toBe(
        id === gone.id ? `${mark}x` : guides[orders.findIndex((one) => one.id === id)],
      );
    await expectAccessibleAtBothEnds(page);
  },
);

test("chosen parcels are sent together; one without a guide is asked about and never sent by Enter", async ({
  page,
}) => {
  const orders = await packedOrders(2);
  const [one, two] = [orders[0]!, orders[1]!];
  await db.sql`
    update public.orders set customer_name = ${`Envío Doble ${one.number}`} where id = any (${idsOf(orders)}::uuid[])`;
  await enter(page, "employee@example.com");
  await page.goto(`/admin/pedidos?q=Envío+Doble+${one.number}&etapa=por_enviar`);
  await expect(page.getByText("1 a 2 de 2")).toBeVisible();
  await expect(async () => {
    await page.getByRole("button", { name: "Elegir todos" }).click({ timeout: 1000 });
    await expect(page.getByText("2 elegidos")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Marcar en preparación" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Confirmar" })).toHaveCount(0);
  const bar = page.getByRole("status").filter({ hasText: "2 elegidos" }).locator("..");
  await bar.getByRole("link", { name: "Enviar varios" }).click();
  await page.waitForURL(/enviar\?ids=/);

  // Guides alone are the rows in their order; a scanner's Enter goes to the next row.
  const guide = (order: OpenOrder) => page.getByLabel(`Guía de ${order.number}`);
  const inputs = page.getByRole("table").getByRole("textbox", { name: /^Guía de/ });
  await expect(inputs).toHaveCount(2);
  const mark = Date.now().toString();
  await inputs.first().click();
  await copy(page, `${mark}1\n${mark}2\n`);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(inputs.nth(1)).toHaveValue(`${mark}2`);
  await page.getByRole("button", { name: "Deshacer lo pegado" }).click();
  await expect(inputs.nth(1)).toHaveValue("");
  await guide(one).fill(`${mark}1`);
  await inputs.first().focus();
  await page.keyboard.press("Enter");
  await expect(inputs.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");

  const send = page.getByRole("button", { name: "Enviar 2 pedidos", exact: true });
  const question = page.getByRole("dialog", { name: "Uno va sin guía" });
  await send.press("Enter");
  await expect(question.getByText(two.number)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  expect(await sentOf(orders)).toHaveLength(0);
  await send.click();
  await question.getByRole("button", { name: "Enviar 2 pedidos así" }).click();
  await expect(page.getByText("Enviamos 2 pedidos", { exact: true })).toBeVisible();
  expect((await sentOf(orders)).map(({ tracking_number }) => tracking_number)).toEqual(
    expect.arrayContaining([`${mark}1`, null]),
  );
});

test("a carrier's settlement books the money of its orders, and refuses an amount that is not the order's", async ({
  page,
}) => {
  const employee = await employeeId();
  const product = await stockProduct("Control contra entrega", PRICE, 3);
  const mark = Date.now().toString();
  const orders: OpenOrder[] = [];
  for (const n of [0, 1, 2]) {
    const order = await openOrder(null, [{ product }], { method: "contra_entrega" });
    await moveOrder(db, employee, { order_id: order.id }, "confirm");
    const details = { carrier: "Servientrega", tracking: `${mark}${n}` };
    await moveOrder(db, employee, { order_id: order.id }, "ship", { details });
    orders.push(order);
  }
  const [last, ...delivered] = [orders[2]!, orders[0]!, orders[1]!];
  for (const order of delivered) await moveOrder(db, employee, { order_id: order.id }, "deliver");
  await enter(page, "employee@example.com");

  // The last one is delivered on its page: the money is still with the carrier.
  await page.goto(`/admin/pedidos/${last.id}`);
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    await page.getByRole("button", { name: "Marcar entregado" }).click({ timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog.getByLabel("Todavía no lo tenemos (lo trae Servientrega)")).toBeChecked();
  await expect(dialog.getByLabel("Cómo llegó el dinero")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Marcar entregado" }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto("/admin/pedidos?solo=por_cobrar");
  await page.getByRole("link", { name: "Registrar recaudo" }).click();
  await page.getByLabel("Quién entregó el dinero").fill("Servientrega");
  await page.getByLabel("Número de la liquidación (opcional)").fill(mark);
  await copy(page, `Guía;Valor recaudado\n${mark}0;40.000\n${mark}1;35.000\n${mark}2;$ 40.000\n999;1`);
  await page.getByRole("textbox", { name: "Pega la liquidación" }).click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByText("3 valores puestos.")).toBeVisible();
  await expect(page.getByText("ningún pedido por cobrar tiene la guía «999»")).toBeVisible();
  await expect(page.getByText("Suma: $115.000 de 3 pedidos")).toBeVisible();
  await expect(page.getByText("No es lo que vale el pedido.")).toBeVisible();
  await page.getByRole("button", { name: "Registrar recaudo" }).click();
  await expect(page.getByText("Registramos 2 pagos", { exact: true })).toBeVisible();
  await expect(page.getByText("La liquidación dice $35.000 y el pedido vale $40.000.")).toBeVisible();
  await expect(page.getByLabel(`Valor de ${orders[1]!.number}`)).toHaveValue("35000");
  const paid = await db.sql<{ id: string; paid: number | null }[]>`
      select o.id, (
        select sum(m.amount)::int from private.money_moves m where m.order_id = o.id and m.method = 'transportadora') as paid
      from public.orders o where o.id = any (${idsOf(orders)}::uuid[])`;
  expect(
    paid
      .filter((row) => row.paid === PRICE)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([orders[0]!.id, orders[2]!.id].toSorted());
  await expectAccessibleAtBothEnds(page);

  await page.goto(`/admin/pedidos/${orders[0]!.id}`);
  await expect(
    page
      .getByRole("region", { name: "Pagos" })
      .getByText(`Recaudo de la transportadora, de Servientrega, liquidación ${mark}`),
  ).toBeVisible();
});
