import { afterEach, describe, expect, test, vi } from "vitest";
import { POST as mails } from "@/app/api/mails/route";
import { reconcile } from "@/lib/payments/reconcile";
import { cancelPaymentAction } from "@/lib/payments/staff/actions";
import { orderOf } from "../factories/orders.ts";
import { stockOf } from "../factories/products.ts";
import { scheduled } from "./support/calls.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
afterEach(async () => {
  vi.restoreAllMocks();
  await site.deliver();
});

const { pay, age } = site;

async function signInAs(role: "superadmin" | "employee") {
  const person = await site.person(role);
  await site.visitAs(person);
  return person.email;
}

test("a chargeback is reported to the superadmin by mail, once", async () => {
  const boss = await signInAs("superadmin");
  const { order } = await site.order();
  const { paymentId } = await pay(order, "APRO");
  await site.control(`/payments/${paymentId}/chargeback`);
  await site.deliver();
  expect(await reconcile()).toMatchObject({ alerts: 1, failed: 0 });
  expect(await reconcile()).toMatchObject({ alerts: 0 });
  await mails(scheduled("/api/mails"));
  await mails(scheduled("/api/mails"));
  const received = site.backend.mailbox.list(boss);
  expect(received.map(({ subject }) => subject)).toEqual([
    `Pedido ${order.order_id.slice(0, 8)}: contracargo: el banco disputa un pago`,
  ]);
  expect(received[0]!.text).toContain(`/admin/pedidos/${order.order_id}`);
});

describe("a payment under review", () => {
  const review = async () => {
    const { order, product } = await site.order();
    const { paymentId } = await pay(order, "CONT");
    return { order, product, paymentId };
  };
  const statusAt = async (order: Parameters<typeof site.charges>[0]) =>
    (await site.charges(order)).map(({ status }) => status);

  test("is cancelled by staff: nothing is charged and its stock is released", async () => {
    await signInAs("employee");
    const { order, product } = await review();
    expect(await cancelPaymentAction({ orderId: order.order_id })).toEqual({
      ok: true,
      data: { outcome: "rejected" },
    });
    expect(await statusAt(order)).toEqual(["cancelled"]);
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "rejected", status: "placed" });
    expect(await stockOf(site.db, product)).toBe(1);
    expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
  });

  test("that was approved meanwhile stays paid", async () => {
    await signInAs("employee");
    const { order, paymentId } = await review();
    await site.control(`/payments/${paymentId}/approve`);
    expect(await cancelPaymentAction({ orderId: order.order_id })).toMatchObject({
      data: { outcome: "paid" },
    });
    expect(await orderOf(site.db, order)).toMatchObject({ payment_status: "paid" });
  });

  test("is cancelled automatically after seven days, and its order expires", async () => {
    const { order, product } = await review();
    await age(order, 7 * 1440 - 60);
    await reconcile();
    expect(await statusAt(order)).toEqual(["in_process"]);
    await age(order, 120);
    expect(await reconcile()).toMatchObject({ settled: 1, failed: 0 });
    expect(await statusAt(order)).toEqual(["cancelled"]);
    await site.db
      .sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order.order_id}`;
    expect(await reconcile()).toMatchObject({ expired: 1 });
    expect(await orderOf(site.db, order)).toMatchObject({ status: "expired" });
    expect(await stockOf(site.db, product)).toBe(1);
  });
});
