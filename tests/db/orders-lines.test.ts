import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  addCourse,
  certificateByCode,
  finishCourse,
  issueCertificate,
  readableLessons,
  type TestCourse,
} from "../factories/courses.ts";
import {
  cartLine,
  moveOrder,
  openRefund,
  orderOf,
  type ProductOrder,
  placeOrder,
  type RefundLine,
  SHIPMENT,
} from "../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../factories/payment-updates.ts";
import { addPerson, nextPhone } from "../factories/people.ts";
import { pointsOf } from "../factories/points.ts";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import { requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");
const asLaura = queryAs(db, laura);

type Mixed = ProductOrder & {
  owner: string;
  course: TestCourse;
  total: number;
  provider: string;
  lines: { product: string; course: string };
};

/** Two units of a product and a course, paid by card by a person with an account. */
async function mixed(): Promise<Mixed> {
  const owner = await addPerson(db);
  const [product, course] = [await addProduct(db, { stock: 5 }), await addCourse(db)];
  const total = product.price * 2 + course.price;
  const order = await placeOrder(db, owner, {
    items: [cartLine(product, 2), { type: "course", id: course.id, quantity: 1 }],
    total,
    phone: nextPhone(),
  });
  await beginPayment(db, order.token);
  const provider = newProviderId();
  const rows = await db.sql<{ id: string; item_type: "product" | "course" }[]>`
    select id, item_type from public.order_items where order_id = ${order.order_id}`;
  const of = (type: string) => rows.find(({ item_type }) => item_type === type)!.id;
  const made = { ...order, product, owner, course, total, provider };
  await update(made, "approved", 0);
  return { ...made, lines: { product: of("product"), course: of("course") } };
}

/** Records the provider's state of the payment. */
const update = (order: Omit<Mixed, "lines">, status: string, refunded_amount: number) =>
  applyPayment(db, paymentUpdate(order, order.provider, status, { refunded_amount }));

/** Staff refund some lines, and the provider confirms it. */
async function payBack(order: Mixed, amount: number, lines: RefundLine[], more: { retracto?: string } = {}) {
  const [paid] = await db.sql<{ back: number }[]>`
    select refunded_amount as back from public.payments where provider_payment_id = ${order.provider}`;
  const back = paid!.back + amount;
  await openRefund(db, laura, order, { amount, left: order.total - paid!.back, lines, ...more });
  await update(order, back === order.total ? "refunded" : "approved", back);
}

const accept = (id: string) => asLaura`select public.decide_withdrawal(${id}, true, '')`;

const refundedOf = async (order: Mixed) => {
  const rows = await db.sql<{ item_type: string; refunded: number }[]>`
    select item_type, refunded from public.order_items where order_id = ${order.order_id}`;
  return Object.fromEntries(rows.map(({ item_type, refunded }) => [item_type, refunded]));
};

const stageOf = async ({ order_id }: Mixed) =>
  (await db.sql`select stage, shipping_status from public.orders where id = ${order_id}`)[0];

const courseLine = (order: Mixed): RefundLine => ({ item: order.lines.course, quantity: 1, restock: false });
const productLine = (order: Mixed, quantity: number, restock = true): RefundLine => ({
  item: order.lines.product,
  quantity,
  restock,
});

const coursesOf = (who: string) =>
  db.as(who, async (sql) =>
    (await sql`select course_id from public.my_courses()`).map((row) => row.course_id),
  );

describe("a course that was refunded", () => {
  test.each(["its withdrawal", "the staff's choice"])(
    "by %s is closed, its certificate revoked; the rest of the order stays",
    async (by) => {
      const order = await mixed();
      const { owner, course } = order;
      let retracto: string | undefined;
      if (by === "its withdrawal") {
        const request = await requestWithdrawal(db, owner, {
          order: order.order_id,
          items: [order.lines.course],
        });
        await accept(request.id);
        retracto = request.id;
      }
      await finishCourse(db, owner, course);
      const code = await issueCertificate(db, owner, course);
      expect(await readableLessons(db, owner, course)).toEqual(["dos", "uno"]);
      await payBack(order, course.price, retracto ? [] : [courseLine(order)], { retracto });

      expect(await readableLessons(db, owner, course)).toEqual(["uno"]);
      expect(await coursesOf(owner)).toEqual([]);
      expect(await certificateByCode(db, code)).toMatchObject({ state: "revocado" });
      expect(await hintOf(issueCertificate(db, owner, course))).toBe("not_enrolled");
      expect(await refundedOf(order)).toEqual({ product: 0, course: 1 });
      expect(await orderOf(db, order)).toMatchObject({
        payment_status: "partially_refunded",
        status: "confirmed",
      });
      expect((await pointsOf(db, owner)).points).toBe((order.product.price * 2) / 1000);
      if (retracto) {
        const [request] = await db.sql`select state from public.retractos where id = ${retracto}`;
        expect(request?.state).toBe("reembolsado");
      }
    },
  );

  test("stays open after a refund without lines, and closes with the last of the money", async () => {
    const order = await mixed();
    await payBack(order, 1_000, []);
    expect(await coursesOf(order.owner)).toEqual([order.course.id]);
    await payBack(order, order.total - 1_000, []);
    expect(await coursesOf(order.owner)).toEqual([]);
    expect(await refundedOf(order)).toEqual({ product: 2, course: 1 });
    expect(await orderOf(db, order)).toMatchObject({ payment_status: "refunded", status: "cancelled" });
    expect(await stockOf(db, order.product)).toBe(5);
  });
});

describe("products refunded before shipping", () => {
  test("return to stock once, also when the rest is refunded later", async () => {
    const order = await mixed();
    expect(await stockOf(db, order.product)).toBe(3);
    await payBack(order, order.product.price, [productLine(order, 1)]);
    expect(await stockOf(db, order.product)).toBe(4);
    expect(await refundedOf(order)).toEqual({ product: 1, course: 0 });
    await payBack(order, order.total - order.product.price, [productLine(order, 1)]);
    expect(await stockOf(db, order.product)).toBe(5);
    expect(await orderOf(db, order)).toMatchObject({ has_reservation: false, status: "cancelled" });
  });

  test("stay out of stock when staff say so", async () => {
    const order = await mixed();
    await payBack(order, order.product.price, [productLine(order, 1, false)]);
    expect(await stockOf(db, order.product)).toBe(3);
  });

  test("are no longer prepared: without any left the order needs no work", async () => {
    const order = await mixed();
    await moveOrder(db, laura, order, "prepare");
    await payBack(order, order.product.price, [productLine(order, 1)]);
    expect(await stageOf(order)).toMatchObject({ stage: "por_enviar", shipping_status: "processing" });
    await payBack(order, order.product.price, [productLine(order, 1)]);
    expect(await stageOf(order)).toMatchObject({ stage: "entregado", shipping_status: "pending" });
    expect(await hintOf(moveOrder(db, laura, order, "ship", { details: SHIPMENT }))).toBe("not_allowed");
    expect(await coursesOf(order.owner)).toEqual([order.course.id]);
  });

  test("shipped already are still delivered", async () => {
    const order = await mixed();
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await payBack(order, order.product.price * 2, [productLine(order, 2, false)]);
    expect(await moveOrder(db, laura, order, "deliver")).toMatchObject({ stage: "entregado" });
  });
});

describe("what can be refunded", () => {
  test("is what was bought and not refunded yet, at its price", async () => {
    const order = await mixed();
    const { price } = order.product;
    const ask = (amount: number, lines: unknown) =>
      openRefund(db, laura, order, { amount, left: order.total, lines: lines as RefundLine[] });
    expect(await hintOf(ask(price - 1, [productLine(order, 1)]))).toBe("too_little");
    expect(await hintOf(ask(price * 3, [productLine(order, 3)]))).toBe("too_many");
    for (const lines of [
      [{ ...productLine(order, 1), item: randomUUID() }],
      [productLine(order, 1), productLine(order, 1)],
      [{ ...productLine(order, 1), quantity: 0 }],
      [{ item: order.lines.product, quantity: 1 }],
      {},
    ])
      expect(await hintOf(ask(price, lines))).toBe("bad_lines");
    await payBack(order, price * 2, [productLine(order, 2)]);
    const again = openRefund(db, laura, order, {
      amount: price,
      left: order.total - price * 2,
      lines: [productLine(order, 1)],
    });
    expect(await hintOf(again)).toBe("too_many");
  });

  test("can no longer be withdrawn from, and a refund ends its open withdrawal", async () => {
    const order = await mixed();
    const request = await requestWithdrawal(db, order.owner, {
      order: order.order_id,
      items: [order.lines.course],
    });
    await payBack(order, order.course.price, [courseLine(order)]);
    const [closed] = await db.sql`select state, answer from public.retractos where id = ${request.id}`;
    expect(closed).toEqual({
      state: "reembolsado",
      answer: "Te devolvimos el dinero de lo que pediste devolver.",
    });
    await payBack(order, order.product.price, [productLine(order, 1)]);
    const rest = await requestWithdrawal(db, order.owner, { order: order.order_id });
    expect(rest).toMatchObject({ item_ids: [order.lines.product], amount: order.product.price });
  });

  test("is unchanged when the provider refuses", async () => {
    const order = await mixed();
    const { id } = await openRefund(db, laura, order, {
      amount: order.course.price,
      left: order.total,
      lines: [courseLine(order)],
    });
    await db.as("service_role", (sql) => sql`select public.finish_refund(${id}, '2064')`);
    expect(await coursesOf(order.owner)).toEqual([order.course.id]);
    expect(await refundedOf(order)).toEqual({ product: 0, course: 0 });
  });
});

describe("a review", () => {
  const right = async (who: string, product: Product) =>
    (await answerAs(db, who)`select public.own_review(${product.id})`).can_review;

  test("needs the product: after its delivery and not after a refund; a written one stays", async () => {
    const order = await mixed();
    const { owner, product } = order;
    expect(await right(owner, product)).toBe(false);
    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, order, "deliver");
    expect(await right(owner, product)).toBe(true);
    const other = await mixed();
    await moveOrder(db, laura, other, "ship", { details: SHIPMENT });
    await moveOrder(db, laura, other, "deliver");
    await queryAs(
      db,
      other.owner,
    )`select public.submit_review(${other.product.id}, 2, 'Se dañó a los dos días')`;
    for (const one of [order, other]) await payBack(one, one.product.price * 2, [productLine(one, 2, false)]);
    expect(await right(owner, product)).toBe(false);
    const write = queryAs(db, owner)`select public.submit_review(${product.id}, 5, 'Quiero opinar igual')`;
    expect(await hintOf(write)).toBe("not_bought");
    const [{ queue } = { queue: null }] =
      await asLaura`select public.reviews_for_staff(p_status => 'pending') as queue`;
    const mine = queue.items.find((item: { product_id: string }) => item.product_id === other.product.id);
    expect(mine).toMatchObject({ status: "pending", bought_at: null });
  });
});
