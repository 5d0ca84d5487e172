import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cartLine, placeOrder } from "../factories/orders.ts";
import { addPerson, nextPhone } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPerson(db, "employee");
const product = await addProduct(db, { name: "Cámara retro" });

/** A person who bought the product a while ago and reviews it. */
async function addReview({ by = "", stars = 5, body = "Funciona perfecto, gracias", of = product } = {}) {
  const person = by || (await addPerson(db));
  const { order_id } = await placeOrder(db, person, {
    items: [cartLine(of)],
    total: of.price,
    phone: nextPhone(),
  });
  await db.sql`
    update public.orders set status = 'fulfilled', shipping_status = 'delivered', payment_status = 'paid', paid_at = '2026-01-15T12:00:00Z' where id = ${order_id}`;
  const row = await answerAs<string>(db, person)`select public.submit_review(${of.id}, ${stars}, ${body})`;
  return { id: row, person };
}

type Page = {
  total: number;
  counts: Record<string, number>;
  items: { id: string; status: string; bought_at?: string; product_name?: string; author: string }[];
};
const reviews = (who: Who, query = "", status: string | null = null) =>
  answerAs<Page>(db, who)`select public.reviews_for_staff(${query}, ${status}::public.review_status)`;
const posts = (who: Who, status: string | null = null) =>
  answerAs<Page & { reward: number }>(
    db,
    who,
  )`select public.social_posts_for_staff('', ${status}::public.social_post_status)`;
const moderateAll = (who: Who, ids: string[], status = "approved") =>
  answerAs<{ done: number; skipped: number; products: string[] }>(
    db,
    who,
  )`select public.moderate_reviews(${ids}, ${status}::public.review_status)`;
const reopen = (who: Who, review: string) =>
  db.as(who, (sql) => sql`select public.moderate_review(${review}, 'pending')`);
const xpOf = async (person: string) => {
  const [row] =
    await db.sql`select coalesce(sum(xp), 0)::int as xp from public.xp_events where user_id = ${person} and kind = 'review'`;
  return row!.xp as number;
};

describe("the queue of reviews", () => {
  test("has pending ones first, with the day of the purchase", async () => {
    const shown = await addReview({ body: "Aprobada hace rato" });
    await moderateAll(staff, [shown.id]);
    const waiting = await addReview({ body: "Todavía en espera" });
    const page = await reviews(staff, "camara RETRO");
    expect(page.items.map(({ id }) => id)).toEqual([waiting.id, shown.id]);
    expect(page.items[0]).toMatchObject({ product_name: "Cámara retro", status: "pending" });
    expect(page.items[0]?.bought_at).toContain("2026-01-15");
    expect(page.counts).toEqual({ pending: 1, approved: 1, rejected: 0 });
    expect((await reviews(staff, "", "approved")).items.map(({ id }) => id)).toEqual([shown.id]);
    expect((await reviews(staff, "rato")).total).toBe(1);
  });

  test("is moderated in bulk; staff cannot moderate their own", async () => {
    const other = await addProduct(db, { name: "Volante" });
    const [one, two] = [await addReview({ of: other }), await addReview({ of: other })];
    const own = await addReview({ by: staff, of: other });
    const answer = await moderateAll(staff, [one.id, two.id, own.id, randomUUID()]);
    expect(answer).toEqual({ done: 2, skipped: 1, products: [other.id] });
    expect(await xpOf(one.person)).toBe(2);
    expect((await reviews(staff, "volante", "pending")).items.map(({ id }) => id)).toEqual([own.id]);
    expect(await hintOf(moderateAll(staff, []))).toBe("bad_choice");
  });

  test("reverts a decision, and its reward", async () => {
    const { id, person } = await addReview();
    await moderateAll(staff, [id]);
    await reopen(staff, id);
    expect(await xpOf(person)).toBe(0);
    const [row] = await db.sql`select status, moderated_by from public.reviews where id = ${id}`;
    expect(row).toEqual({ status: "pending", moderated_by: null });
    expect(await hintOf(reopen(staff, randomUUID()))).toBe("not_found");
    const own = await addReview({ by: await addPerson(db, "manager") });
    expect(await hintOf(reopen(own.person, own.id))).toBe("own_review");
  });
});

describe("the queue of posts", () => {
  test("shows a post's reward, and reverts a decision", async () => {
    const person = await addPerson(db);
    const sent = await answerAs<string>(db, person)`select public.submit_social_post('https://x.com/cola/1')`;
    const post = sent;
    expect(await posts(staff)).toMatchObject({
      total: 1,
      reward: 2,
      items: [{ id: post, status: "pending" }],
    });
    await db.as(staff, (sql) => sql`select public.review_social_post(${post}, 'approved')`);
    expect((await posts(staff, "approved")).items.map(({ id }) => id)).toEqual([post]);
    await db.as(staff, (sql) => sql`select public.review_social_post(${post}, 'pending')`);
    expect((await posts(staff, "pending")).items.map(({ id }) => id)).toEqual([post]);
    const own = await addPerson(db, "admin");
    const mine = await answerAs<string>(db, own)`select public.submit_social_post('https://x.com/cola/2')`;
    const again = db.as(own, (sql) => sql`select public.review_social_post(${mine}, 'pending')`);
    expect(await hintOf(again)).toBe("own_post");
  });
});
