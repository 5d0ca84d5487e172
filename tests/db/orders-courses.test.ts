import { describe, expect, test } from "vitest";
import { addCourse, type TestCourse } from "../factories/courses.ts";
import { cartLine, moveOrder, orderOf, type PlacedOrder, placeOrder } from "../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../factories/payment-updates.ts";
import { paymentOf } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase, type Who, withConnections } from "../support/database.ts";
import { hintOf, refusal } from "../support/refusal.ts";
import { IS_MAIN } from "../support/suites.ts";

const db = await testDatabase();

const ROUNDS = IS_MAIN ? 5 : 20;

const inCart = ({ id }: TestCourse) => ({ type: "course", id, quantity: 1 });

/** An order of a course; a different address makes it a different order. */
function order(who: Who, course: TestCourse, address: string) {
  const items = [inCart(course)];
  return placeOrder(db, who, { items, total: course.price, phone: "3371112233", address });
}

const update = (to: PlacedOrder, id: string, status: string, refunded_amount = 0) =>
  paymentUpdate(to, id, status, { refunded_amount });

async function kept(who: string): Promise<number> {
  const [row] = await db.sql<{ n: number }[]>`
    select count(*)::int as n from public.orders where user_id = ${who} and payment_status in ('paid', 'partially_refunded')`;
  return row!.n;
}

describe("one course in two orders of one person", () => {
  test("has its second payment refused before the charge while the first is in progress, also when both start at once", async () => {
    const person = await addPerson(db);
    const course = await addCourse(db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = [
        await order(person, course, "Calle 1 # 1"),
        await order(person, course, "Calle 2 # 2"),
      ];
      const tries = await Promise.allSettled([beginPayment(db, one.token), beginPayment(db, two.token)]);
      const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      expect(refused.map(({ hint }) => hint)).toEqual(["course_on_its_way"]);
      expect(refused[0].message).toContain("no lo pagues dos veces");
      // The attempt fails: the other order may be paid then.
      await db.sql`select public.abandon_payment(id, 'refused') from public.payments where status = 'created'`;
      await db.sql`select private.cancel_unpaid(id, 'cancelled') from public.orders where user_id = ${person}`;
      await db.sql`delete from public.rate_limits`;
    }
    const again = await order(person, course, "Calle 3 # 3");
    expect((await beginPayment(db, again.token)).attempt).toBe(1);
  });

  test("is not placed while a payment is in progress", async () => {
    const person = await addPerson(db);
    const course = await addCourse(db);
    const first = await order(person, course, "Calle 1 # 1");
    await beginPayment(db, first.token);
    const { hint, message } = await refusal(order(person, course, "Calle 2 # 2"));
    expect([hint, message]).toEqual(["course_on_its_way", expect.stringContaining("Mis Pedidos")]);
    // Another person can still buy it.
    const other = await order(await addPerson(db), course, "Calle 2 # 2");
    expect((await beginPayment(db, other.token)).attempt).toBe(1);
  });

  test("both approved in any way: one is kept, the other is due for refund, mailed, and its order closes", async () => {
    const person = await addPerson(db);
    const course = await addCourse(db);
    const [one, two] = [
      await order(person, course, "Calle 1 # 1"),
      await order(person, course, "Calle 2 # 2"),
    ];
    // The provider did not know the first charge when queried, but it had succeeded.
    const lost = await beginPayment(db, one.token);
    await db.sql`select public.abandon_payment(${lost.payment_id}, 'never reached the provider')`;
    await beginPayment(db, two.token);
    const [first, second] = [newProviderId(), newProviderId()];
    const outcomes = await withConnections(db, 2, (runner) =>
      Promise.all([
        applyPayment(runner, update(one, first, "approved")),
        applyPayment(runner, update(two, second, "approved")),
      ]),
    );
    expect(outcomes.toSorted()).toEqual(["paid", "refund_due"]);
    expect(await kept(person)).toBe(1);
    const [extra, id] = outcomes[0] === "paid" ? [two, second] : [one, first];
    expect(await paymentOf(db, id)).toMatchObject({ refund_due: true });
    const mails =
      await db.sql`select from private.outbox where kind = 'order.refunded' and about = ${extra.order_id}`;
    expect(mails).toHaveLength(1);
    expect(await applyPayment(db, update(extra, id, "refunded", course.price))).toBe("refunded");
    expect(await orderOf(db, extra)).toMatchObject({
      status: "cancelled",
      payment_status: "refunded",
      has_reservation: false,
    });
    expect(await kept(person)).toBe(1);
  });

  test("is not paid by card while a cash order of it is open, nor vice versa", async () => {
    const person = await addPerson(db);
    const employee = await addPerson(db, "employee");
    const course = await addCourse(db);
    const product = await addProduct(db);
    const card = await order(person, course, "Calle 1 # 1");
    const atTheDoor = () =>
      placeOrder(db, person, {
        items: [inCart(course), cartLine(product)],
        total: course.price + product.price,
        method: "contra_entrega",
        phone: "3371112233",
      });
    const cash = await atTheDoor();
    expect(await hintOf(beginPayment(db, card.token))).toBe("course_on_its_way");
    await moveOrder(db, employee, cash, "confirm");
    expect(await hintOf(beginPayment(db, card.token))).toBe("course_on_its_way");
    await moveOrder(db, employee, cash, "cancel", { details: { reason: "Ya no lo quiere" } });
    expect((await beginPayment(db, card.token)).attempt).toBe(1);
    expect(await hintOf(atTheDoor())).toBe("course_on_its_way");
  });
});
