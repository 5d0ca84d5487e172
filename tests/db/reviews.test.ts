import { describe, expect, test } from "vitest";
import { cartLine, type PlacedOrder, placeOrder, setPayment } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, type Product } from "../factories/products.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const NO_REVIEWS = { average: 0, count: 0, stars: [0, 0, 0, 0, 0], items: [] };
const BODY = "Llegó en un día y funciona perfecto.";

const db = await testDatabase();
const staff = await addPerson(db, "employee");

/** A person with an order of the product, with a given payment status. */
async function buyer(product: Product, payment = "paid"): Promise<{ id: string; order: PlacedOrder }> {
  const id = await addPerson(db);
  const order = await placeOrder(db, id, { items: [cartLine(product)], total: product.price });
  await pay(order, payment);
  return { id, order };
}

/** Payment status of the order; a paid one is delivered too. */
async function pay(order: PlacedOrder, payment: string): Promise<void> {
  await setPayment(db, order, payment);
  await db.sql`update public.orders set status = 'fulfilled', shipping_status = 'delivered'
    where id = ${order.order_id} and status = 'confirmed'`;
}

const submit = (who: Who, product: Product, stars: number | null = 5, body: string | null = BODY) =>
  answerAs<string>(db, who)`select public.submit_review(${product.id}, ${stars}, ${body})`;

const moderate = (who: Who, review: string, status: string | null) =>
  db.as(who, (sql) => sql`select public.moderate_review(${review}, ${status})`);

const shown = (product: Product, who: Who = "anon", limit = 10) =>
  answerAs<{
    average: number;
    count: number;
    stars: number[];
    items: Record<string, unknown>[];
  }>(db, who)`select public.product_reviews(${product.id}, ${limit})`;

const ratings = (products: Product[]) =>
  answerAs(db, "anon")`select public.product_ratings(${products.map(({ id }) => id)}::uuid[])`;

const own = (who: Who, product: Product) => answerAs(db, who)`select public.own_review(${product.id})`;

describe("products to review", () => {
  const waiting = (who: Who, since: string, limit?: number) =>
    db.as(who, async (sql) => {
      const rows = await sql<{ slug: string }[]>`
        select slug from public.own_unreviewed_products(${since}, ${limit ?? 3})`;
      return rows.map(({ slug }) => slug);
    });
  const LONG_AGO = "2020-01-01";

  test("are those delivered and kept, newest first and once each, until reviewed", async () => {
    const [old, fresh, refunded] = await Promise.all([addProduct(db), addProduct(db), addProduct(db)]);
    const { id } = await buyer(old);
    const again = async (product: Product, at: string, payment = "paid") => {
      const order = await placeOrder(db, id, { items: [cartLine(product)], total: product.price });
      await pay(order, payment);
      await db.sql`update public.orders set delivered_at = ${at} where id = ${order.order_id}`;
    };
    await db.sql`update public.orders set delivered_at = '2026-01-01' where user_id = ${id}`;
    await again(fresh, "2026-02-01");
    await again(old, "2026-01-15");
    await again(refunded, "2026-02-02", "refunded");
    expect(await waiting(id, LONG_AGO)).toEqual([fresh.slug, old.slug]);
    expect(await waiting(id, LONG_AGO, 1)).toEqual([fresh.slug]);
    expect(await waiting(id, "2026-01-20")).toEqual([fresh.slug]);
    await submit(id, fresh);
    expect(await waiting(id, LONG_AGO)).toEqual([old.slug]);
    expect(await waiting(staff, LONG_AGO)).toEqual([]);
  });

  test("are not those still on their way, nor unpublished ones", async () => {
    const [travelling, hidden] = await Promise.all([addProduct(db), addProduct(db)]);
    const { id, order } = await buyer(travelling);
    await db.sql`update public.orders set status = 'confirmed', shipping_status = 'shipped' where id = ${order.order_id}`;
    const { id: other } = await buyer(hidden);
    expect(await waiting(other, LONG_AGO)).toEqual([hidden.slug]);
    await db.sql`update public.products set is_published = false where id = ${hidden.id}`;
    expect([await waiting(id, LONG_AGO), await waiting(other, LONG_AGO)]).toEqual([[], []]);
  });
});

describe("writing", () => {
  test.each(["paid", "partially_refunded"])(
    "a buyer whose order is %s writes one review",
    async (payment) => {
      const product = await addProduct(db);
      const { id } = await buyer(product, payment);
      expect(await own(id, product)).toEqual({ can_review: true, review: null });
      const written = await submit(id, product, 4, `  \u00a0${BODY}\r\nSegunda línea.\u200b  `);
      expect(await own(id, product)).toEqual({
        can_review: false,
        review: { id: written, stars: 4, body: `${BODY}\nSegunda línea.`, status: "pending" },
      });
      expect(await hintOf(submit(id, product))).toBe("already_reviewed");
    },
  );

  test.each(["unpaid", "pending", "rejected", "refunded", "charged_back"])(
    "an order that is %s does not count as bought",
    async (payment) => {
      const product = await addProduct(db);
      const { id } = await buyer(product, payment);
      expect(await own(id, product)).toEqual({ can_review: false, review: null });
      expect(await hintOf(submit(id, product))).toBe("not_bought");
    },
  );

  test("strangers, buyers of something else and staff cannot review what they did not buy", async () => {
    const product = await addProduct(db);
    const other = await buyer(await addProduct(db));
    await buyer(product);
    for (const who of [other.id, await addPerson(db), staff]) {
      expect(await hintOf(submit(who, product))).toBe("not_bought");
    }
    const [{ n } = { n: -1 }] = await db.sql<{ n: number }[]>`
      select count(*)::int as n from public.reviews where product_id = ${product.id}`;
    expect(n).toBe(0);
  });

  test.each([
    [0, BODY, "bad_stars"],
    [6, BODY, "bad_stars"],
    [null, BODY, "bad_stars"],
    [5, null, "too_short"],
    [5, "", "too_short"],
    [5, ` \n\t\u00a0\u200b${" ".repeat(50)}`, "too_short"],
    [5, "nueve car", "too_short"],
    [5, "x".repeat(1001), "too_long"],
    [5, "x".repeat(10_000), "too_long"],
  ])("%s stars and a text like %j are refused in Spanish", async (stars, body, hint) => {
    const product = await addProduct(db);
    const { id } = await buyer(product);
    const answer = await refusal(submit(id, product, stars, body));
    expect(answer).toMatchObject({ code: "P0001", hint });
    expect(answer.message).toMatch(/[a-z] /);
    expect(await own(id, product)).toEqual({ can_review: true, review: null });
  });

  test("a review sent from two tabs at once is one review", async () => {
    const product = await addProduct(db);
    const { id } = await buyer(product);
    const answers = await Promise.allSettled([1, 2, 3, 4].map((stars) => submit(id, product, stars)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const rows = await db.sql`select 1 from public.reviews where user_id = ${id}`;
    expect(rows.count).toBe(1);
  });
});

describe("reading", () => {
  test("nothing is public before staff approve it; the average counts approved ones only", async () => {
    const product = await addProduct(db);
    const ids: string[] = [];
    for (const stars of [5, 4, 1]) {
      const { id } = await buyer(product);
      await db.sql`update public.profiles set username = ${`Persona ${stars}`} where id = ${id}`;
      ids.push(await submit(id, product, stars));
    }
    expect(await shown(product)).toEqual(NO_REVIEWS);
    await moderate(staff, ids[0]!, "approved");
    await moderate(staff, ids[1]!, "approved");
    await moderate(staff, ids[2]!, "rejected");
    const answer = await shown(product);
    expect(answer).toMatchObject({ average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] });
    expect(answer.items.map(({ name }) => name)).toEqual(["Persona 4", "Persona 5"]);
    expect(Object.keys(answer.items[0]!).toSorted()).toEqual(["body", "created_at", "id", "name", "stars"]);
    const plain = await addProduct(db);
    expect(await ratings([product, plain])).toEqual({ [product.id]: { average: 4.5, count: 2 } });
    await moderate(staff, ids[0]!, "rejected");
    expect(await shown(product)).toMatchObject({ average: 4, count: 1 });
    expect(await ratings([product])).toEqual({ [product.id]: { average: 4, count: 1 } });
  });

  test("never names an e-mail address, an id or a blank", async () => {
    const product = await addProduct(db);
    for (const username of [null, "ana@example.com", " \u200b "]) {
      const { id } = await buyer(product);
      await db.sql`update public.profiles set username = ${username} where id = ${id}`;
      await moderate(staff, await submit(id, product), "approved");
    }
    const { items } = await shown(product);
    expect(items.map(({ name }) => name)).toEqual(Array(3).fill("Cliente verificado"));
  });

  test("gives the newest first, ten of them", async () => {
    const product = await addProduct(db, { stock: 12 });
    for (let n = 1; n <= 12; n++) {
      const { id } = await buyer(product);
      const review = await submit(id, product, 5, `Reseña número ${n}`);
      await db.sql`update public.reviews set created_at = now() - make_interval(days => ${20 - n}) where id = ${review}`;
      await moderate(staff, review, "approved");
    }
    const { count, items } = await shown(product);
    expect(count).toBe(12);
    expect(items.map(({ body }) => body)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Reseña número ${12 - n}`),
    );
    expect((await shown(product, "anon", 1000)).items).toHaveLength(12);
    expect((await shown(product, "anon", -5)).items).toHaveLength(1);
  });
});

describe("moderating", () => {
  test("is never for one's own, and is logged", async () => {
    const product = await addProduct(db);
    const { id } = await buyer(product);
    const review = await submit(id, product);
    expect(await hintOf(moderate(staff, review, null))).toBe("bad_status");
    expect(await hintOf(moderate(staff, staff, "approved"))).toBe("not_found");
    await db.sql`update public.profiles set role = 'manager' where id = ${id}`;
    expect(await hintOf(moderate(id, review, "approved"))).toBe("own_review");
    await moderate(staff, review, "approved");
    await moderate(staff, review, "approved");
    const log =
      await db.sql`select actor, details from public.audit_log where entity_id = ${review} and action = 'review.moderated'`;
    expect([...log]).toEqual([{ actor: staff, details: { from: "pending", to: "approved" } }]);
  });
});
