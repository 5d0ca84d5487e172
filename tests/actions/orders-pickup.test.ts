import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { spacedCode } from "@/lib/orders/pickup";
import { handOverOrderAction, moveOrderAction, moveOrdersAction } from "@/lib/orders/staff/actions";
import { reconcile } from "@/lib/payments/reconcile";
import {
  buyProduct,
  orderOf,
  type PlacedOrder,
  pickupCode,
  stampOf,
  waitInShop,
} from "../factories/orders.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { answered } from "./support/calls.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
const { db, mailsTo } = site;
const { employee, cliente } = await site.people("employee", "cliente");
afterEach(() => site.deliver());

/** A pick-up paid by card, which staff marked as ready. */
async function ready() {
  const email = `${randomUUID()}@example.com`;
  const product = await addProduct(db, { stock: 1 });
  const order = await buyProduct(db, product, 1, { delivery: "tienda", email });
  await site.pay(order, "APRO");
  await site.deliver();
  await site.visitAs(employee);
  answered(await moveOrdersAction({ orderIds: [order.order_id], move: "ready" }));
  return { order, product, email };
}

const handOver = async (order: PlacedOrder, code: string, more = {}) =>
  handOverOrderAction({
    orderId: order.order_id,
    stamp: await stampOf(db, order),
    code,
    name: "",
    document: "",
    moneyReceived: false,
    method: "",
    ...more,
  });

describe("a pick-up", () => {
  test("is announced with its code, and handed over to who shows it", async () => {
    const { order, email } = await ready();
    const code = await pickupCode(db, order);
    const mail = (await mailsTo(email)).find(({ subject }) => subject.endsWith("ya está listo"));
    expect(mail?.text).toContain(`Tu código: ${spacedCode(code)}`);

    const wrong = code === "000000" ? "111111" : "000000";
    expect(answered(await handOver(order, wrong))).toEqual({ wrong: true, left: 4 });
    expect(answered(await handOver(order, spacedCode(code)))).toMatchObject({ stage: "entregado" });
    const done = (await mailsTo(email)).find(({ subject }) => subject.endsWith("entregado"));
    expect(done?.text).toContain("en nuestra tienda");
  });

  test("is handed over by staff only, by a whole code or a named person, and by no other step", async () => {
    const { order } = await ready();
    const code = await pickupCode(db, order);
    expect(await handOver(order, "123")).toMatchObject({
      fieldErrors: { code: "El código tiene seis números." },
    });
    expect(await handOver(order, "", { name: "Lu", document: "1" })).toMatchObject({
      fieldErrors: { name: expect.any(String), document: expect.any(String) },
    });
    const stamp = await stampOf(db, order);
    expect(
      await moveOrderAction({ orderId: order.order_id, move: "hand_over", stamp, details: {} }),
    ).toMatchObject({ ok: false, reason: "not_allowed" });
    await site.visitAs(cliente);
    expect(await handOver(order, code)).toMatchObject({ ok: false, code: "forbidden" });
    expect((await orderOf(db, order)).shipping_status).toBe("ready");
  });

  test("that nobody fetches is paid back, cancelled and for sale again by the scheduled run", async () => {
    const { order, product, email } = await ready();
    await waitInShop(db, order, 16);
    expect(await reconcile()).toMatchObject({ expired: 1, refunded: 1, failed: 0 });
    expect(await orderOf(db, order)).toMatchObject({ status: "cancelled", payment_status: "refunded" });
    expect(await stockOf(db, product)).toBe(1);
    const [charge] = await site.charges(order);
    expect(charge?.transaction_amount_refunded).toBe(product.price);
    expect(await reconcile()).toMatchObject({ expired: 0, refunded: 0, failed: 0 });
    await site.deliver();
    const subjects = (await mailsTo(email)).map(({ subject }) => subject.replace(/^Pedido \w+: /, ""));
    expect(subjects).toContain("lo cancelamos porque no lo recogiste");
    expect(subjects.filter((subject) => subject.startsWith("te devolvimos"))).toHaveLength(1);
  });
});
