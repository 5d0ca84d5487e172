import { beforeAll, expect, test } from "vitest";
import { addPerson } from "../../factories/people.ts";
import { testDatabase } from "../../support/database.ts";

/** Enough rows for the planner to prefer an index; timings are in the bench. */
const ORDERS = 3000;

const db = await testDatabase();
const customer = await addPerson(db);

beforeAll(async () => {
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into auth.users (id, email) select gen_random_uuid(), 'n' || n || '@example.com' from generate_series(1, 600) n`;
    await tx`insert into public.profiles (id) select id from auth.users on conflict do nothing`;
    await tx`
      insert into public.orders (user_id, payment_method, quantity, total_price, customer_name, customer_phone)
      select case when n <= 7 then ${customer}::uuid when n % 3 > 0 then p.id end, 'card', 1, 1000, 'N', '3000000000'
      from generate_series(1, ${ORDERS}) n join (select id, row_number() over () as r from public.profiles where id <> ${customer}) p on p.r = 1 + n % 600`;
    await tx`insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity)
      select id, 'product', gen_random_uuid(), 'P', 'p', 1000, 1 from public.orders`;
    await tx`insert into public.payments (order_id, attempt, idempotency_key, amount) select id, 1, id::text, 1000 from public.orders`;
    await tx`insert into public.retractos (order_id, item_ids, amount, refund_by)
      select id, array[gen_random_uuid()], 1, current_date from public.orders`;
    await tx`insert into public.reversiones (number, order_id, payment_id, cause, amount, learned_on, deadline, respond_by)
      select 'REV-2020-' || lpad((row_number() over ())::text, 6, '0'), o.id, p.id, 'fraude', 1, current_date, current_date, current_date
      from public.orders o join public.payments p on p.order_id = o.id`;
    await tx`insert into public.ordenes_servicio (usuario_id, descripcion)
      select case when n <= 7 then ${customer}::uuid when n % 3 > 0 then p.id end, 'No enciende'
      from generate_series(1, ${ORDERS}) n join (select id, row_number() over () as r from public.profiles where id <> ${customer}) p on p.r = 1 + n % 600`;
    await tx`insert into public.orden_eventos (orden_id, kind, actor) select id, 'avance', 'admin' from public.ordenes_servicio`;
    await tx`insert into public.orden_comentarios (orden_id, autor, texto) select id, 'admin', 'Hola' from public.ordenes_servicio`;
    await tx`insert into public.cotizaciones (orden_id, total, valid_until) select id, 1000, now() from public.ordenes_servicio`;
    await tx`insert into public.order_events (order_id, kind) select id, 'placed' from public.orders`;
    await tx`insert into public.stock_movements (product_id, delta, reason) select gen_random_uuid(), 1, 'adjusted' from generate_series(1, ${ORDERS})`;
    await tx`insert into public.xp_events (user_id, kind, reference, revision, xp, points)
      select p.id, (enum_range(null::public.xp_kind))[1], n::text, 1, 1, 1 from public.profiles p, generate_series(1, 10) n`;
  });
  await db.sql`vacuum analyze`;
}, 60_000);

type Plan = { "Actual Rows": number; "Rows Removed by Filter"?: number; Plans?: Plan[] };

/** How many rows were read, including those filtered out. */
const looked = (plan: Plan): number =>
  Math.max(plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0), ...(plan.Plans ?? []).map(looked));

test.each([
  ["orders", 7],
  ["order_items", 7],
  ["payments", 7],
  ["retractos", 7],
  ["reversiones", 7],
  ["ordenes_servicio", 7],
  ["orden_eventos", 7],
  ["orden_comentarios", 7],
  ["cotizaciones", 7],
  ["xp_events", 10],
  ["profiles", 1],
  ["order_events", 0],
  ["refunds", 0],
  ["stock_movements", 0],
])("a customer who selects all of %s reads only their own rows", async (table, own) => {
  for (const query of ["limit 1000", "order by 1 desc limit 1000"]) {
    const [row] = await db.as(customer, (sql) =>
      sql.unsafe<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
        `explain (analyze, format json, timing off) select * from public.${table} ${query}`,
      ),
    );
    const plan = row!["QUERY PLAN"][0]!.Plan;
    expect(plan["Actual Rows"], query).toBe(own);
    expect(looked(plan), query).toBeLessThan(60);
  }
});
