import { describe, expect, test } from "vitest";
import { cartLine, placeOrder, setPayment } from "../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId } from "../factories/payment-updates.ts";
import { type Sale, snapshot } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { pointsOf } from "../factories/points.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();

const figures = (person: string) => pointsOf(db, person);

const grant = (person: string, xp: number, points = 0) =>
  db.sql`select private.settle_xp(${person}, 'opening', 'prueba', ${xp}, ${points})`;

const progress = (who: Who) =>
  answerAs<{ xp: number; points: number; achievements: Record<string, unknown>[] }>(
    db,
    who,
  )`select public.my_progress()`;

const claim = (who: Who, achievement: string) =>
  answerAs<number>(db, who)`select public.claim_achievement(${achievement})`;

/** An order paid by card; returns a function that reports a later state. */
async function paidSale(person: string, price: number) {
  const product = await addProduct(db, { price, stock: 5 });
  const order = await placeOrder(db, person, { items: [cartLine(product)], total: price });
  const attempt = await beginPayment(db, order.token);
  const sale: Sale = { product, order, key: attempt.idempotency_key, paymentId: attempt.payment_id };
  const id = newProviderId();
  const updatePayment = async (status: string, more: Record<string, unknown> = {}) => {
    const update = snapshot(sale, id, status, { amount: price, ...more });
    const outcome = await applyPayment(db, update);
    // Twice, as providers do.
    await applyPayment(db, update);
    return outcome;
  };
  await updatePayment("approved");
  return { order, say: updatePayment };
}

describe("orders", () => {
  test("bring 5 XP and a point per 1.000 COP, once, however often they are settled", async () => {
    const person = await addPerson(db);
    const { order } = await paidSale(person, 89_900);
    await db.sql`select private.settle_order_points(${order.order_id}), private.settle_order_points(${order.order_id})`;
    expect(await figures(person)).toEqual({ xp: 5, points: 89, level: 1 });
    await paidSale(person, 50_000);
    expect(await figures(person)).toEqual({ xp: 10, points: 139, level: 1 });
  });

  test("a refund reverses exactly the points of its order", async () => {
    const person = await addPerson(db);
    await paidSale(person, 40_000);
    const { say: updatePayment } = await paidSale(person, 100_000);
    expect(await figures(person)).toMatchObject({ xp: 10, points: 140 });
    expect(await updatePayment("approved", { refunded_amount: 30_500 })).toBe("partially_refunded");
    expect(await figures(person)).toMatchObject({ xp: 10, points: 109 });
    expect(await updatePayment("approved", { refunded_amount: 60_000 })).toBe("partially_refunded");
    expect(await figures(person)).toMatchObject({ xp: 10, points: 80 });
    expect(await updatePayment("refunded", { refunded_amount: 100_000 })).toBe("refunded");
    expect(await figures(person)).toMatchObject({ xp: 5, points: 40 });
  });

  test("a chargeback reverses all points of its order", async () => {
    const person = await addPerson(db);
    const { say: updatePayment } = await paidSale(person, 75_000);
    expect(await updatePayment("charged_back")).toBe("charged_back");
    expect(await figures(person)).toEqual({ xp: 0, points: 0, level: 1 });
  });

  test("an order that is not paid brings nothing", async () => {
    const person = await addPerson(db);
    const product = await addProduct(db);
    const { order_id } = await placeOrder(db, person, { items: [cartLine(product)], total: product.price });
    await db.sql`select private.settle_order_points(${order_id})`;
    expect(await figures(person)).toEqual({ xp: 0, points: 0, level: 1 });
  });

  test("a guest's order gives its points to the account that adopts it, and takes them from a previous owner", async () => {
    const [first, second] = [await addPerson(db), await addPerson(db)];
    const { order } = await paidSale(first, 60_000);
    const give = (person: string | null) =>
      db.sql`update public.orders set user_id = ${person} where id = ${order.order_id}`;
    await give(second);
    expect(await figures(first)).toMatchObject({ xp: 0, points: 0 });
    expect(await figures(second)).toMatchObject({ xp: 5, points: 60 });
    await give(null);
    expect(await figures(second)).toMatchObject({ xp: 0, points: 0 });
  });

  test("settling one order concurrently writes one row", async () => {
    const person = await addPerson(db);
    const { order } = await paidSale(person, 90_000);
    await setPayment(db, order, "refunded");
    await Promise.all(
      Array.from({ length: 8 }, () => db.sql`select private.settle_order_points(${order.order_id})`),
    );
    const rows =
      await db.sql`select revision, points from public.xp_events where user_id = ${person} order by revision`;
    expect([...rows]).toEqual([
      { revision: 1, points: 90 },
      { revision: 2, points: -90 },
    ]);
  });
});

describe("achievements", () => {
  test.each(["first-purchase", "social-media", "novice-level", "pro-gamer-level"])(
    "%s is refused while locked",
    async (achievement) => {
      const person = await addPerson(db);
      await grant(person, 29);
      expect(await hintOf(claim(person, achievement))).toBe("locked");
      expect(await figures(person)).toMatchObject({ xp: 29 });
    },
  );

  test("are paid once, however many tabs claim them", async () => {
    const person = await addPerson(db);
    await paidSale(person, 10_000);
    await grant(person, 55);
    for (const [achievement, reward] of [
      ["first-purchase", 2],
      ["novice-level", 5],
      ["pro-gamer-level", 10],
    ] as const) {
      const answers = await Promise.allSettled(Array.from({ length: 6 }, () => claim(person, achievement)));
      const won = answers.filter((answer) => answer.status === "fulfilled");
      expect(won.map(({ value }) => value)).toEqual([reward]);
      const hints = answers.flatMap((answer) =>
        answer.status === "rejected" ? [(answer.reason as { hint: string }).hint] : [],
      );
      expect(hints).toEqual(Array(5).fill("already_claimed"));
    }
    expect(await figures(person)).toEqual({ xp: 77, points: 10, level: 3 });
    expect((await progress(person)).achievements.map(({ claimed }) => claimed)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test("cannot be claimed when unknown", async () => {
    expect(await hintOf(claim(await addPerson(db), "todo"))).toBe("not_found");
  });
});

describe("the ledger", () => {
  test("decides a profile's points and level, whatever else is written", async () => {
    const person = await addPerson(db);
    await grant(person, 55, 2850);
    await db.sql`update public.profiles set points = 1000000, level = 99 where id = ${person}`;
    expect(await figures(person)).toEqual({ xp: 55, points: 2850, level: 2 });
    await db.as("service_role", (sql) => sql`update public.profiles set points = 7 where id = ${person}`);
    expect(await figures(person)).toMatchObject({ points: 2850 });
  });

  test("is never rewritten, and never shows less than 0", async () => {
    const person = await addPerson(db);
    await grant(person, 3, -40);
    expect(await progress(person)).toMatchObject({ xp: 3, points: 0 });
    const write = db.sql`update public.xp_events set xp = 300 where user_id = ${person}`;
    expect((await refusal(write)).code).toBe("42501");
  });
});
