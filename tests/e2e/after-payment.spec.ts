import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { enter, freshEmail, signIn, test } from "../support/fixtures.ts";
import { openOrder, type PlacedOrder } from "../support/orders.ts";
import { query, stockProduct } from "../support/shopper.ts";
import { type Customer, newCustomer } from "../support/workshop.ts";

type Bought = { item_type: "course" | "service"; id: string; name: string; slug: string };

const somethingOf = async (type: Bought["item_type"], columns: string, from: string) => {
  const [row] = await query<Bought>(
    `select '${type}' as item_type, id, slug, ${columns} as name from public.${from} order by created_at limit 1`,
  );
  if (!row) throw new Error(`No ${type} to buy.`);
  return row;
};
const aCourse = () => somethingOf("course", "title", "courses");
const aService = () => somethingOf("service", "name", "services");

/** A paid card order of one of each, of a customer or of a guest. */
async function paidOrder(items: Bought[], customer: Customer | null, email: string): Promise<PlacedOrder> {
  const [order] = await query<PlacedOrder>(
    `with placed as (
       insert into public.orders (user_id, status, payment_method, payment_status, paid_at, quantity, total_price, customer_name, customer_email, customer_phone)
       values (nullif($1, '')::uuid, 'confirmed', 'card', 'paid', now(), $2, $2 * 1000, 'Camila Restrepo', $3, '3001112233')
       returning id, total_price),
     paid as (
       insert into public.payments (order_id, attempt, idempotency_key, provider_payment_id, status, status_detail, amount, method, installments, last_four)
       select id, 1, id || '-1', 'e2e-' || id, 'approved', 'accredited', total_price, 'master', 1, '3564' from placed),
     lines as (
       insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity)
       select placed.id, i.item_type::public.item_type, i.id::uuid, i.name, i.slug, 1000, 1
       from placed, jsonb_to_recordset($5::text::jsonb) as i(item_type text, id text, name text, slug text)),
     key as (insert into private.order_keys (order_id, checkout_key, fingerprint) select id, $4, 'e2e' from placed returning token)
     select id, left(id::text, 8) as number, token from placed, key`,
    [customer?.id ?? "", items.length, email, randomUUID(), JSON.stringify(items)],
  );
  if (!order) throw new Error("The order was not stored.");
  return order;
}

const next = (page: Page) => page.getByRole("region", { name: "¿Qué sigue?" });

test("a guest who paid a course and a service is told how to begin both", async ({ page }) => {
  const [course, service, email] = [await aCourse(), await aService(), freshEmail("invitada")];
  const order = await paidOrder([course, service], null, email);
  await page.goto(`/pedido/${order.token}`);
  await expect(next(page)).toContainText(email);
  await expect(next(page).getByRole("link", { name: /Entrar o crear mi cuenta/ })).toHaveAttribute(
    "href",
    `/auth?next=${encodeURIComponent(`/dashboard/cursos/${course.slug}`)}`,
  );
  const chat = next(page).getByRole("link", { name: /Acordar el día por WhatsApp/ });
  const message = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(message).toContain(service.name);
  expect(message).toContain(order.number);
  await expect(page.getByRole("heading", { name: "Seguimiento del envío" })).toHaveCount(0);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, width);
  }
});

test("the owner goes on to the course from the payment's result and from both pages of the order", async ({
  page,
}) => {
  const customer = await newCustomer("alumna");
  const course = await aCourse();
  const order = await paidOrder([course], customer, customer.email);
  await signIn(page, customer.email);
  for (const path of [
    `/payment/success?payment_id=e2e-${order.id}&status=approved&pedido=${order.token}`,
    `/pedido/${order.token}`,
    `/dashboard/pedidos/${order.id}`,
  ]) {
    await page.goto(path);
    await expect(next(page).getByRole("link", { name: /^Ir al curso/ })).toHaveAttribute(
      "href",
      `/dashboard/cursos/${course.slug}`,
    );
  }
});

test("results speak Spanish and tell the truth of a paid order", async ({ page }) => {
  const order = await paidOrder([await aService()], null, freshEmail("pagada"));
  await page.goto(`/payment/success?payment_id=e2e-${order.id}&status=approved&pedido=${order.token}`);
  await expect(page.getByRole("definition").filter({ hasText: "Aprobado" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("approved");
  await page.goto(`/payment/failure?pedido=${order.token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu pago fue aprobado");
  await expect(page.getByRole("main")).not.toContainText("No se hizo ningún cobro");
  await page.goto("/payment/failure?payment_id=123&status=rejected");
  await expect(page.getByRole("definition").filter({ hasText: "Rechazado" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("123");
  await page.goto("/payment/pending?payment_id=123&status=%3Cb%3Efoo");
  await expect(page.getByRole("definition").filter({ hasText: "Desconocido" })).toBeVisible();
});

test("an unpaid order asks for the payment first and has no parcel to follow", async ({ page }) => {
  const customer = await newCustomer("sinpagar");
  const order = await openOrder(customer, [{ product: await stockProduct("Control sin pagar", 40_000, 3) }]);
  await enter(page, customer.email);
  await page.goto("/dashboard/pedidos");
  const card = page.getByRole("article").filter({ hasText: order.number });
  await expect(card.getByRole("list")).toHaveCount(0);
  await card.getByRole("link", { name: /^Pagar ahora/ }).click();
  await expect(page).toHaveURL(new RegExp(`/pedido/${order.token}$`));
  await expect(page.getByRole("button", { name: "Pagar ahora" })).toBeVisible();
  await page.goto(`/dashboard/pedidos/${order.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Seguimiento del envío" })).toHaveCount(0);
  const [pay, lines] = await Promise.all([
    main.getByRole("link", { name: "Pagar ahora" }).boundingBox(),
    main.getByRole("heading", { name: "Tu compra" }).boundingBox(),
  ]);
  expect(pay?.y).toBeLessThan(lines?.y ?? 0);
});

test("who looks for a bought service in Mis Servicios is told where it is", async ({ page }) => {
  await enter(page, (await newCustomer("servicios")).email);
  await page.goto("/servicios-tecnicos");
  await expect(page.getByText("No tienes órdenes de servicio")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Mis Pedidos" }).click();
  await expect(page).toHaveURL(/\/dashboard\/pedidos$/);
});
