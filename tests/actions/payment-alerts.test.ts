import { afterEach, describe, expect, test, vi } from "vitest";
import { POST as mails } from "@/app/api/mails/route";
import { reconcile } from "@/lib/payments/reconcile";
import { cancelPaymentAction } from "@/lib/payments/staff/actions";
import { serverClient } from "@/lib/supabase/server";
import { orderOf } from "../factories/orders.ts";
import { stockOf } from "../factories/products.ts";
import { newBrowser } from "./support/next-headers.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
afterEach(async () => {
  vi.restoreAllMocks();
  await site.deliver();
});

const { pay, age } = site;

async function signInAs(role: string) {
  const { id, email, password } = await site.backend.signIn();
  await site.db.sql`update public.profiles set role = ${role} where id = ${id}`;
  newBrowser({ "x-forwarded-for": "10.9.0.1" });
  const { error } = await (await serverClient()).auth.signInWithPassword({ email, password });
  if (error) throw error;
  return email;
}

test("a chargeback is told to the superadmin by mail, once", async () => {
  const boss = await signInAs("superadmin");
  const { order } = await site.order();
  const { paymentId } = await pay(order, "APRO");
  await site.control(`/payments/${paymentId}/chargeback`);
  await site.deliver();
  expect(await reconcile()).toMatchObject({ alerts: 1, failed: 0 });
  expect(await reconcile()).toMatchObject({ alerts: 0 });
  const headers = { authorization: `Bearer ${process.env.REVALIDATE_SECRET}` };
  const request = () => new Request("http://localhost:3000/api/mails", { method: "POST", headers });
  await mails(request());
  await mails(request());
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

  test("is let go by staff: nothing is charged and its stock comes back", async () => {
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

  test("is nothing that a customer lets go", async () => {
    await signInAs("cliente");
    const { order } = await review();
    expect(await cancelPaymentAction({ orderId: order.order_id })).toMatchObject({ ok: false });
    expect(await statusAt(order)).toEqual(["in_process"]);
  });

  test("is let go by itself after seven days, and its order ends", async () => {
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
