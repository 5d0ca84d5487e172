import type postgres from "postgres";
import { addEmployee, asPerson } from "./search.ts";

/** A shop after many years: what it holds when it is as large as anybody will ever see it. */
export const GROWN = { orders: 1_000_000, people: 100_000, products: 20_000, repairs: 20_000 };
type Size = typeof GROWN;

/** Ids that can be computed, so that rows find each other without a look-up. */
const ID = (kind: number, n: string) =>
  `(lpad(to_hex(${kind}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** All states of a repair, in their order. */
const STATES = "enum_range(null::public.repair_state)";

/** Fills an empty migrated database; triggers and foreign keys rest meanwhile. Answers the seconds it took. */
export async function growShop(sql: postgres.Sql, size: Size): Promise<number> {
  const began = performance.now();
  const { orders, people, products, repairs } = size;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`set local synchronous_commit = off`;
    await tx`set local work_mem = '256MB'`;
    await tx.unsafe(`
      insert into auth.users (id, email, email_confirmed_at, created_at)
        select ${ID(1, "n")}, 'p' || n || '@example.com', now(), now() - make_interval(mins => n) from generate_series(1, ${people}) n;
      insert into public.profiles (id, username) select ${ID(1, "n")}, 'Persona ' || n from generate_series(1, ${people}) n;
      insert into public.products (id, slug, name, price, category, stock)
        select ${ID(2, "n")}, 'producto-' || n, 'Control ' || n, 1000 * (1 + n % 900), 'controles', n % 40 from generate_series(1, ${products}) n;
      insert into public.orders (id, user_id, status, payment_method, payment_status, shipping_status, quantity, total_price, customer_name,
          customer_email, customer_phone, stage, created_at, paid_at, delivered_at)
        select ${ID(3, "n")}, case when n % 4 > 0 then ${ID(1, `(1 + (n::bigint * 7919) % ${people})`)} end,
          s.status::public.order_status, case when n % 5 = 0 then 'contra_entrega' else 'card' end::public.payment_method,
          s.paid::public.order_payment_status, s.shipping::public.shipping_status, 1, 1000 * (1 + n % 900), 'Persona ' || n,
          'p' || n || '@example.com', '3' || lpad((n % 1000000000)::text, 9, '0'), s.stage,
          now() - make_interval(mins => n * 2), case when s.paid = 'paid' then now() - make_interval(mins => n * 2) end,
          case when s.shipping = 'delivered' then now() - make_interval(mins => n * 2) end
        from generate_series(1, ${orders}) n, lateral (
          select * from (values
            ('confirmed', 'paid', 'pending', 'por_preparar'), ('confirmed', 'paid', 'shipped', 'en_camino'),
            ('fulfilled', 'paid', 'delivered', 'entregado'), ('cancelled', 'unpaid', 'cancelled', 'cancelado')) v (status, paid, shipping, stage)
          offset case when n <= 300 then 0 when n <= 1000 then 1 when n % 9 = 0 then 3 else 2 end limit 1) s;
      insert into public.order_items (id, order_id, item_type, item_id, name, slug, unit_price, quantity)
        select ${ID(4, "n")}, ${ID(3, "n")}, 'product', ${ID(2, `(1 + n % ${products})`)}, 'Control ' || n % ${products},
          'producto-' || n % ${products}, 1000 * (1 + n % 900), 1
        from generate_series(1, ${orders}) n;
      insert into public.payments (id, order_id, attempt, idempotency_key, provider_payment_id, status, amount, created_at, updated_at)
        select ${ID(5, "n")}, ${ID(3, "n")}, 1, 'k' || n, n::text, 'approved', 1000 * (1 + n % 900), now() - make_interval(mins => n * 2),
          now() - make_interval(mins => n * 2)
        from generate_series(1, ${orders}) n where n % 5 > 0 and n % 9 > 0;
      update public.payments set refunded_amount = amount where right(provider_payment_id, 2) = '07';
      update public.orders o set paid_by = p.id from public.payments p where p.order_id = o.id and o.payment_status = 'paid';
      insert into public.order_events (order_id, kind, created_at)
        select ${ID(3, "n")}, 'placed', now() - make_interval(mins => n * 2) from generate_series(1, ${orders}) n;
      insert into public.stock_movements (product_id, delta, reason, created_at)
        select ${ID(2, "1")}, case when n % 2 = 0 then 1 else -1 end, 'adjusted', now() - make_interval(mins => n) from generate_series(1, 200000) n;
      insert into public.ordenes_servicio (id, usuario_id, descripcion, estado, outcome, device_kind, device_serial, contact_name, contact_phone, contact_email,
          created_at, received_at, delivered_at, warranty_until)
        select ${ID(6, "n")}, ${ID(1, `(1 + n % ${people})`)}, 'No enciende', 'Entregado', 'reparado', (array['playstation', 'xbox', 'nintendo'])[1 + n % 3],
          'SN-' || n % (${repairs} / 3), 'Persona ' || n, '3' || lpad(n::text, 9, '0'), 'p' || n || '@example.com', came, came, came + interval '6 days',
          (came + interval '6 months')::date
        from (select n, now() - make_interval(mins => n * 25 + 8640) as came from generate_series(1, ${repairs}) n) r;
      insert into public.orden_eventos (orden_id, kind, actor, from_estado, to_estado, created_at, stay_minutes, job_minutes, diagnosed_in_time, repaired_in_time)
        select r.id, case when s.n = 1 then 'creacion' else 'estado' end, 'admin', (${STATES})[s.n - 1], (${STATES})[s.n],
          r.created_at + (s.n - 1) * interval '28 hours', case when s.n > 1 then 300 + (r.place * s.n) % 500 end,
          case when s.n = 5 then 1000 + r.place % 900 end, case when s.n = 5 then r.place % 7 > 0 end, case when s.n = 5 then r.place % 5 > 0 end
        from (select id, created_at, row_number() over (order by id) as place from public.ordenes_servicio) r cross join generate_series(1, 6) s (n);`);
  });
  await sql`insert into private.order_stages (stage, method, payment, n)
    select stage, payment_method, payment_status, count(*) from public.orders group by 1, 2, 3`;
  await sql`insert into private.order_search select id, private.order_words(o) from public.orders o on conflict do nothing`;
  await sql`vacuum analyze`;
  return Math.round((performance.now() - began) / 1000);
}

export type Read = { read: string; ms: number; withinBudget: boolean };

/** What every read of a shop of any age may take. */
export const BUDGET_MS = 300;
const ROUNDS = 5;

/** Customer number six has bought; each raw read is what their own token may ask of the API. */
const OWN_TABLES = [
  "orders",
  "order_items",
  "payments",
  "retractos",
  "reversiones",
  "refunds",
  "order_events",
  "ordenes_servicio",
  "orden_eventos",
  "cotizaciones",
  "xp_events",
  "profiles",
];

/** The middle of some runs of each read, as the API runs it for who asks: a customer's raw tables and the staff's screens. */
export async function grownReads(sql: postgres.Sql, { people, orders }: Size): Promise<Read[]> {
  const employee = await addEmployee(sql);
  const [customer] = await sql<{ id: string; orders: number }[]>`
    select user_id as id, count(*)::int as orders from public.orders where user_id is not null group by 1 order by 2 desc, 1 limit 1`;
  if (!customer) throw new Error("Nobody has bought.");
  const answers: Read[] = [];
  const measure = async (read: string, who: string, query: string, most?: number) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      await asPerson(sql, who, async (as) => {
        const rows = await as.unsafe(query);
        if (most !== undefined && rows.length > most) throw new Error(`${read}: ${rows.length} rows`);
      });
      times.push(performance.now() - began);
    }
    const ms = Math.round((times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0) * 10) / 10;
    answers.push({ read, ms, withinBudget: ms <= BUDGET_MS });
  };
  for (const table of OWN_TABLES) {
    await measure(
      `customer: ${table}?limit=1000`,
      customer.id,
      `select * from public.${table} limit 1000`,
      500,
    );
    await measure(`customer: count of ${table}`, customer.id, `select count(*) from public.${table}`);
  }
  await measure("customer: own_orders", customer.id, "select public.own_orders()");
  await measure(
    "customer: own_unreviewed_products",
    customer.id,
    "select public.own_unreviewed_products(now() - interval '30 days')",
  );
  const staff: Record<string, string> = {
    staff_overview: "staff_overview()",
    staff_business: "staff_business()",
    staff_waiting: "staff_waiting()",
    "staff_orders, a month": "staff_orders(p_from => current_date - 30, p_to => current_date)",
    "staff_orders, a city": "staff_orders(p_city => 'Envigado')",
    staff_order_cities: "staff_order_cities()",
    "staff_orders, first page": "staff_orders()",
    "staff_orders, a stage": "staff_orders('', 'entregado')",
    "staff_orders, paid by card": "staff_orders('', null, 'card')",
    "staff_orders, by phone": `staff_orders('3${String(orders / 2).padStart(9, "0")}')`,
    "staff_orders, by name": `staff_orders('persona ${(orders / 3) | 0}')`,
    "staff_orders, a word that all have": "staff_orders('persona')",
    "staff_orders, a word that all have, cancelled": "staff_orders('persona', 'cancelado')",
    "staff_orders, a word that all have, by name":
      "staff_orders('persona', null, null, null, null, 'cliente')",
    "staff_orders, a word that all have, last page":
      "staff_orders('persona', null, null, null, null, '-creado', 25, 975)",
    "staff_orders, a word of a hundredth": "staff_orders('persona 77')",
    "staff_orders, by product": "staff_orders('control 1234')",
    "staff_orders, a product that all have": "staff_orders('control')",
    "staff_orders, by total": "staff_orders('$777.000')",
    "staff_orders, by total without the sign": "staff_orders('777000')",
    "staff_orders, last page": "staff_orders('', null, null, null, null, '-creado', 25, 9975)",
    "staff_orders by name, last page": "staff_orders('', null, null, null, null, 'cliente', 25, 9975)",
    "staff_orders cancelled, by name, last page":
      "staff_orders('', 'cancelado', null, null, null, 'cliente', 25, 9975)",
    "staff_orders paid by card, by name, last page":
      "staff_orders('', null, 'card', null, null, 'cliente', 25, 9975)",
    "product_movements of 200,000": `product_movements(${ID(2, "1")})`,
    "find_repair_contacts, three letters": "find_repair_contacts('per')",
    "search_people, a word that all have": "search_people('persona')",
    [`search_people, one of ${people}`]: "search_people('persona 777')",
    list_repairs: "list_repairs()",
    repair_board: "repair_board()",
    "turnaround_report, a year": "turnaround_report(current_date - 365, current_date)",
  };
  for (const [read, call] of Object.entries(staff))
    await measure(`staff: ${read}`, employee, `select public.${call}`);
  return answers;
}
