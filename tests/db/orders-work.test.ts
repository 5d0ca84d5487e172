import { describe, expect, test } from "vitest";
import { addCourse } from "../factories/courses.ts";
import {
  addPaidOrder,
  applyRefund,
  cartLine,
  moveOrder,
  openRefund,
  orderOf,
  type PlacedOrder,
  type ProductOrder,
  placeOrder,
  SHIPMENT,
} from "../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../factories/payment-updates.ts";
import { addPerson, nextPhone } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { refusal } from "../support/refusal.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");
const asLaura = queryAs(db, laura);

describe("work that was done", () => {
  test("stays done after a refund", async () => {
    const owner = await addPerson(db);
    const [service] = await db.sql<{ id: string }[]>`
      insert into public.services (name, price) values ('Limpieza', 80000) returning id`;
    const order = await placeOrder(db, owner, {
      items: [{ type: "service", id: service!.id, quantity: 1 }],
      total: 80_000,
      phone: nextPhone(),
      address: "",
    });
    const id = newProviderId();
    await beginPayment(db, order.token);
    const update = (status: string, refunded_amount: number) =>
      applyPayment(db, paymentUpdate(order, id, status, { refunded_amount }));
    await update("approved", 0);
    await moveOrder(db, laura, order, "complete");
    await openRefund(db, laura, order, { amount: 80_000, left: 80_000 });
    await update("refunded", 80_000);
    expect(await orderOf(db, order)).toMatchObject({
      status: "fulfilled",
      payment_status: "refunded",
      shipping_status: "pending",
      cancelled_at: null,
    });
  });
});

describe("an order that is paid on delivery", () => {
  /** Delivered, its cash not received yet. */
  async function delivered() {
    const product = await addProduct(db, { stock: 1 });
    const order = await placeOrder(db, "service_role", {
      items: [cartLine(product)],
      total: product.price,
      method: "contra_entrega",
      phone: nextPhone(),
    });
    await moveOrder(db, laura, order, "confirm");
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, order, "deliver");
    return { ...order, product };
  }
  const update = (order: PlacedOrder, id: string, status: string) =>
    applyPayment(db, paymentUpdate(order, id, status));

  test("stays delivered when it is paid through the provider", async () => {
    const order = await delivered();
    const before = await db.sql`select delivered_at from public.orders where id = ${order.order_id}`;
    expect(await update(order, newProviderId(), "approved")).toBe("paid");
    const after =
      await db.sql`select status, payment_status, shipping_status, delivered_at from public.orders where id = ${order.order_id}`;
    expect(after).toMatchObject([
      { status: "fulfilled", payment_status: "paid", shipping_status: "delivered", ...before[0] },
    ]);
    const undo = moveOrder(db, laura, order, "uncollect", { details: { reason: "No llegó" } });
    expect((await refusal(undo)).message).toContain("se pagó en línea");
  });

  test("refunds that money when its products are back in stock", async () => {
    const order = await delivered();
    const [item] = await db.sql<
      { id: string }[]
    >`select id from public.order_items where order_id = ${order.order_id}`;
    await asLaura`select public.return_items(${order.order_id}, ${db.sql.json([{ item: item!.id, quantity: 1 }])})`;
    expect(await update(order, newProviderId(), "approved")).toBe("refund_due");
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "unpaid", has_reservation: false });
    expect(await stockOf(db, order.product)).toBe(1);
  });

  test.each(["in_process", "rejected", "charged_back", "refunded"])(
    "is not changed by a payment that is %s and never paid it",
    async (status) => {
      const product = await addProduct(db, { stock: 1 });
      const order = await placeOrder(db, "service_role", {
        items: [cartLine(product)],
        total: product.price,
        method: "contra_entrega",
        phone: nextPhone(),
      });
      expect(await update(order, newProviderId(), status)).toBe("recorded");
      expect(await orderOf(db, order)).toMatchObject({
        status: "placed",
        payment_status: "unpaid",
        has_reservation: true,
      });
    },
  );
});

describe("a course that the buyer already has", () => {
  test("is not ordered again, nor paid when two orders of it were open", async () => {
    const owner = await addPerson(db);
    const course = await addCourse(db);
    const place = (address: string) =>
      placeOrder(db, owner, {
        items: [{ type: "course", id: course.id, quantity: 1 }],
        total: course.price,
        phone: "3361112233",
        address,
      });
    const [first, second] = [await place("Calle 1 # 1"), await place("Calle 2 # 2")];
    await beginPayment(db, first.token);
    await applyPayment(db, paymentUpdate(first, newProviderId(), "approved"));
    expect(await refusal(beginPayment(db, second.token))).toMatchObject({
      hint: "already_owned",
      message: expect.stringContaining("no lo pagues otra vez"),
    });
    expect(await refusal(place("Calle 3 # 3"))).toMatchObject({
      hint: "already_owned",
      message: expect.stringContaining("Quítalo de tu carrito"),
    });
  });

  test("must have a price: a free one could not be ordered", async () => {
    const free = db.sql`insert into public.courses (title, price) values ('Gratis', 0)`;
    expect((await refusal(free)).code).toBe("23514");
  });
});

describe("a parcel that came back undelivered", () => {
  const itemOf = async ({ order_id }: ProductOrder) =>
    (await db.sql<{ id: string }[]>`select id from public.order_items where order_id = ${order_id}`)[0]!.id;

  test.each(["with the refund", "before it"])("is closed when all is refunded %s", async (when) => {
    const order = await addPaidOrder(db);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    const item = await itemOf(order);
    if (when === "before it")
      await asLaura`select public.return_items(${order.order_id}, ${db.sql.json([{ item, quantity: 1 }])})`;
    const lines = when === "before it" ? [] : [{ item, quantity: 1, restock: true }];
    await openRefund(db, laura, order, { amount: 50_000, left: 50_000, lines });
    await applyRefund(db, order, 50_000, 50_000);
    expect(await orderOf(db, order)).toMatchObject({
      status: "cancelled",
      payment_status: "refunded",
      shipping_status: "cancelled",
    });
    expect(await stockOf(db, order.product)).toBe(5);
  });

  test("stays open while it is still on its way, though all was refunded", async () => {
    const order = await addPaidOrder(db);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await openRefund(db, laura, order, {
      amount: 50_000,
      left: 50_000,
      lines: [{ item: await itemOf(order), quantity: 1, restock: false }],
    });
    await applyRefund(db, order, 50_000, 50_000);
    expect(await orderOf(db, order)).toMatchObject({ status: "confirmed", shipping_status: "shipped" });
  });
});

describe("a withdrawal of a charged back payment", () => {
  test("waits while the dispute is open, and closes with it: nothing is left to refund", async () => {
    const order = await addPaidOrder(db);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, order, "deliver");
    const { id } = await requestWithdrawal(db, "anon", { token: order.token });
    await asLaura`select public.decide_withdrawal(${id}, true)`;
    const update = (status_detail: string) =>
      applyPayment(
        db,
        paymentUpdate({ ...order, total: order.product.price }, `mp-${order.order_id}`, "charged_back", {
          status_detail,
          updated_at: new Date().toISOString(),
        }),
      );
    const stateOf = async () =>
      (await db.sql`select state, answer from public.retractos where id = ${id}`)[0];
    expect(await update("in_process")).toBe("charged_back");
    expect(await stateOf()).toMatchObject({ state: "aceptado" });
    expect(await update("settled")).toBe("charged_back");
    expect(await stateOf()).toEqual({ state: "reembolsado", answer: "Tu banco te devolvió este pago." });
  });
});
