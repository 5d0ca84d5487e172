import { afterEach, expect, test } from "vitest";
import { reconcile } from "@/lib/payments/reconcile";
import { addCourse, type TestCourse } from "../factories/courses.ts";
import { orderOf, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
afterEach(() => site.control("/failures", undefined, "DELETE"));

const { pay, payAndFail, age } = site;

/** Two tabs of one person: the same course in two orders. */
async function twoTabs() {
  const person = await addPerson(site.db);
  const course: TestCourse = await addCourse(site.db);
  const place = (address: string) =>
    placeOrder(site.db, person, {
      items: [{ type: "course", id: course.id, quantity: 1 }],
      total: course.price,
      address,
    });
  return { person, one: await place("Calle 1 # 1"), two: await place("Calle 2 # 2") };
}

test("two tabs that pay one course at once charge one card; the other shows the reason", async () => {
  const { one, two } = await twoTabs();
  const results = await Promise.allSettled([pay(one, "APRO"), pay(two, "APRO")]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect([...(await site.charges(one)), ...(await site.charges(two))]).toHaveLength(1);
  const late = (await site.charges(one)).length > 0 ? two : one;
  const { message } = await payAndFail(late, "APRO");
  expect(message).toMatch(/Ya tienes «.+» en Mis Cursos: no lo pagues otra vez/);
});

test("while the first is under review the second tab charges nothing", async () => {
  const { one, two } = await twoTabs();
  expect(await pay(one, "CONT")).toMatchObject({ status: "pending" });
  const { reason, message } = await payAndFail(two, "APRO");
  expect([reason, message]).toEqual(["course_on_its_way", expect.stringContaining("no lo pagues dos veces")]);
  expect(await site.charges(two)).toEqual([]);
});

test("a first, unreported charge is refunded when it is found, since the second paid the course", async () => {
  const { person, one, two } = await twoTabs();
  await site.fail("error_after", 3);
  expect(await pay(one, "APRO")).toMatchObject({ status: "pending" });
  await site.control("/failures", undefined, "DELETE");
  // The provider's search lagged behind: the attempt was closed, and the person paid in the other tab.
  await site.db
    .sql`select public.abandon_payment(id, 'never reached the provider') from public.payments where order_id = ${one.order_id}`;
  expect(await pay(two, "APRO")).toMatchObject({ status: "approved" });
  await site.db.sql`update public.payments set next_check_at = now() where order_id = ${one.order_id}`;
  await age(one, 11);
  await reconcile();
  expect(await site.charges(one)).toMatchObject([{ status: "refunded" }]);
  expect(await orderOf(site.db, one)).toMatchObject({ status: "cancelled", payment_status: "refunded" });
  const [row] = await site.db.sql`select count(*)::int as n from public.orders
    where user_id = ${person} and payment_status = 'paid'`;
  expect(row?.n).toBe(1);
});
