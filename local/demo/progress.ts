import type { TransactionSql } from "postgres";

const CAMI = "00000000-0000-4000-8000-000000000001";
const JUAN = "00000000-0000-4000-8000-000000000002";

/** Level 2 with 25 of 30 XP, and 2.850 points. */
const XP = 55;
const POINTS = 2850;

/** Adjusts the demo customer's ledger to the totals above. Runs last. */
export async function seedProgress(sql: TransactionSql): Promise<void> {
  // Deferred triggers write points at the end of the transaction: run them before counting.
  await sql`set constraints all immediate`;
  const [sums] = await sql<{ xp: number; points: number }[]>`
    select coalesce(sum(xp), 0)::int as xp, coalesce(sum(points), 0)::int as points
    from public.xp_events where user_id = ${CAMI} and kind <> 'opening'`;
  await sql`
    select private.settle_xp(${CAMI}, 'opening', 'saldo-inicial', ${XP - (sums?.xp ?? 0)}, ${POINTS - (sums?.points ?? 0)})`;
  await sql`
    insert into public.social_posts (user_id, url) values (${JUAN}, private.social_address('https://www.instagram.com/p/DemoAventura'))
    on conflict do nothing`;
  await backdate(sql);
}

/** Backdates ledger rows to their causes. */
async function backdate(sql: TransactionSql): Promise<void> {
  await sql`alter table public.xp_events disable trigger xp_events_append_only`;
  await sql`
    update public.xp_events e set created_at = c.happened_at
    from (
      select 'order' as kind, id::text as reference, user_id, paid_at as happened_at from public.orders where paid_at is not null
      union all
      select 'lesson', course_id || '/' || lesson_id, user_id, done_at from public.lesson_progress
      union all
      select 'course', course_id::text, user_id, max(done_at) from public.lesson_progress group by course_id, user_id
      union all
      select 'repair', id::text, usuario_id, delivered_at from public.ordenes_servicio where delivered_at is not null
      union all
      select 'review', id::text, user_id, moderated_at from public.reviews where moderated_at is not null
    ) c
    where e.kind::text = c.kind and e.reference = c.reference and e.user_id = c.user_id`;
  await sql`
    update public.xp_events e set created_at = (
      select min(o.created_at) - interval '1 day' from public.xp_events o where o.user_id = e.user_id and o.kind <> 'opening')
    where e.kind = 'opening' and e.user_id = ${CAMI}
      and exists (select from public.xp_events o where o.user_id = e.user_id and o.kind <> 'opening')`;
  await sql`alter table public.xp_events enable trigger xp_events_append_only`;
}
