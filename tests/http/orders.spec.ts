import { expect } from "@playwright/test";
import { paidOrder } from "../e2e/support/orders.ts";
import { newCustomer } from "../e2e/support/people.ts";
import { stockProduct } from "../e2e/support/products.ts";
import { test } from "../support/fixtures.ts";

const PRICE = 40_000;

test("the receipt is a private PDF, also by its link", async ({ request, requestAs }) => {
  const customer = await newCustomer("comprobante");
  const order = await paidOrder(customer, [{ product: await stockProduct("Control con papel", PRICE, 3) }]);
  const path = `/api/orders/${order.id}/comprobante`;
  const own = await (await requestAs(customer.email)).get(path);
  expect(own.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "content-disposition": `inline; filename="comprobante-pedido-${order.number}.pdf"`,
  });
  expect((await own.body()).subarray(0, 5).toString("latin1")).toBe("%PDF-");

  const linked = await request.get(`/api/orders/comprobante?token=${order.token}`);
  expect([linked.status(), linked.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  for (const wrong of [`?token=${"0".repeat(48)}`, ""])
    expect((await request.get(`/api/orders/comprobante${wrong}`)).status()).toBe(404);
});
