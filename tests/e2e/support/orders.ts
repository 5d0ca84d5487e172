import { expect, type Locator, type Page } from "@playwright/test";
import { orderNumber } from "../../../lib/orders/order-number.ts";
import { type Checkout, chargeOrder, placeOrder } from "../../factories/orders.ts";
import { nextPhone } from "../../factories/people.ts";
import { deliveryDay, setDelivered } from "../../factories/withdrawals.ts";
import { db } from "../../support/e2e-database.ts";
import type { Customer } from "./people.ts";

export type OpenOrder = { id: string; number: string; token: string; total: number };

/** A product unless another type is given. */
type Line = { product: { id: string; price: number; type?: "course" | "service" }; quantity?: number };

/** An unpaid card order, as the site would have placed it; a guest's without a customer. */
export async function openOrder(
  customer: Customer | null,
  lines: Line[],
  more: Partial<Checkout> = {},
): Promise<OpenOrder> {
  const { order_id, token, total } = await placeOrder(db, customer?.id ?? "service_role", {
    items: lines.map(({ product: { id, type = "product" }, quantity = 1 }) => ({ type, id, quantity })),
    total: lines.reduce((sum, { product, quantity = 1 }) => sum + product.price * quantity, 0),
    name: "Marta Persona Secreta",
    email: customer?.email,
    phone: nextPhone(),
    address: "Calle Secreta 1",
    ...more,
  });
  return { id: order_id, number: orderNumber(order_id), token, total };
}

/** The same, paid with a card. */
export async function paidOrder(...placed: Parameters<typeof openOrder>): Promise<OpenOrder> {
  const order = await openOrder(...placed);
  await chargeOrder(db, order.token, "approved", `e2e-${order.id}`, order.total);
  return order;
}

/** An order of one unit that a customer paid and received. */
export async function receivedOrder(customer: Customer, product: Line["product"]): Promise<OpenOrder> {
  const order = await paidOrder(customer, [{ product }]);
  await db.sql`update public.orders set status = 'fulfilled', shipping_status = 'delivered' where id = ${order.id}`;
  return order;
}

/** The moves of staff in the back office. */
export async function ship({ id }: OpenOrder, status: "shipped" | "delivered"): Promise<void> {
  await db.sql`update public.orders set shipping_status = ${status} where id = ${id}`;
}

/** Delivered on the first day whose withdrawal term is still open. */
export async function deliver({ id }: OpenOrder): Promise<void> {
  await setDelivered(db, { order_id: id }, await deliveryDay(db, "in time"));
}

/** The actions of the staff's page of an order. */
export const orderActions = (page: Page): Locator => page.getByRole("region", { name: "Acciones" });

/** Clicks one of them until the page answers; in 'Más' when it has no own button. */
export async function startAction(page: Page, name: string, answer: Locator): Promise<void> {
  const button = orderActions(page).getByRole("button", { name, exact: true });
  const more = orderActions(page).getByRole("button", { name: "Más" });
  await orderActions(page).getByRole("button").first().waitFor();
  await expect(async () => {
    if (await answer.isVisible()) return;
    if (!(await button.isVisible())) await more.click({ timeout: 1000 });
    await button.click({ timeout: 1000 });
    await expect(answer).toBeVisible({ timeout: 2000 });
  }).toPass();
}
