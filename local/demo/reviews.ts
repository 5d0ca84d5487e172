import type { TransactionSql } from "postgres";
import { demoReviewers, orderOf, reviewerId } from "./data/reviews.ts";
import { insertOrder } from "./orders.ts";
import { rowId } from "./row-id.ts";

const CAMI = "00000000-0000-4000-8000-000000000001";
const EMPLOYEE = "00000000-0000-4000-8000-000000000003";

/** Reviews of purchased products; two are pending. Needs the account function of seed.sql. */
export async function seedReviews(sql: TransactionSql): Promise<void> {
  for (const reviewer of demoReviewers) {
    const person = reviewerId(reviewer);
    const order = orderOf(reviewer);
    await sql`select pg_temp.demo_account(${person}, ${order.buyer.email}, ${reviewer.username}, 'cliente')`;
    await insertOrder(sql, order);
    for (const { slug, stars, body, status = "approved" } of reviewer.opinions)
      await insertReview(sql, { person, slug, stars, body, status, daysAgo: reviewer.daysAgo - 5 });
  }
  await insertReview(sql, {
    person: CAMI,
    slug: "control-dualsense-blanco",
    stars: 5,
    body: "Ya es el segundo que les compro. Original, bien empacado y llegó al día siguiente.",
    status: "approved",
    daysAgo: 18,
  });
}

type DemoReview = {
  person: string;
  slug: string;
  stars: number;
  body: string;
  status: "approved" | "pending";
  daysAgo: number;
};

async function insertReview(sql: TransactionSql, review: DemoReview): Promise<void> {
  const { person, slug, stars, body, status, daysAgo } = review;
  const isRead = status === "approved";
  const [bought] = await sql`
    select from public.orders o join public.order_items i on i.order_id = o.id
    where o.user_id = ${person} and o.payment_status = 'paid' and i.item_id = ${rowId("product", slug)}`;
  if (!bought) throw new Error(`${slug} tiene una reseña de quien no lo compró`);
  await sql`
    insert into public.reviews (id, product_id, user_id, stars, body, status, moderated_by, moderated_at, created_at)
    values (${rowId("review", `${person}-${slug}`)}, ${rowId("product", slug)}, ${person}, ${stars}, ${body}, ${status},
      ${isRead ? EMPLOYEE : null}, ${isRead ? daysBack(daysAgo - 1) : null}, ${daysBack(daysAgo)})
    on conflict do nothing`;
}

function daysBack(days: number): Date {
  return new Date(Date.now() - days * 86_400_000);
}
