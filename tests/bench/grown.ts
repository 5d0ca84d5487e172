import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { GROUPINGS } from "../../lib/reports/types.ts";
import { createUser } from "../../local/backend/auth/users.ts";
import { migrate } from "../../local/backend/migrate.ts";
import { startPostgres } from "../../local/backend/postgres.ts";

/** The size that the shop is built for. */
const SIZE = { products: 10_000, orders: 100_000, repairs: 50_000, people: 30_000, messages: 10_000 };

/** What a list or search of that size may take, p99. */
const LIMIT_MS = 300;
/** What a report of a whole year may take, p95. */
const REPORT_LIMIT_MS = 1000;
const WARM_UP = 3;
const ROUNDS = 40;

/** cpuMs: the median of the server's processor time, which other work on the machine hardly changes. */
type Read = { read: string; p50Ms: number; p95Ms: number; p99Ms: number; cpuMs: number };

/** Every list and search of the back office and of the store in a database of that size: first and last page, p50 and p99. */
export function grownShop() {
  return inGrownShop(async (sql) => {
    const reads = await measureReads(sql);
    return {
      ...SIZE,
      limitMs: LIMIT_MS,
      tooSlow: reads.filter(({ p99Ms }) => p99Ms > LIMIT_MS).map(({ read }) => read),
      reads,
      reports: await measureReports(sql),
    };
  });
}

/** The reports of a year with all these orders: p50 and p95 of each grouping. */
export function yearOfReports() {
  return inGrownShop(measureReports);
}

async function inGrownShop<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const server = await startPostgres({ dataDir: await mkdtemp(path.join(tmpdir(), "bench-")), port: 0 });
  try {
    await migrate(server.url(), { dir: "supabase/migrations", log: () => undefined });
    const sql = postgres(server.url(), { max: 1, onnotice: () => undefined });
    try {
      await fill(sql);
      // Workers would not be in the processor time.
      await sql`set max_parallel_workers_per_gather = 0`;
      return await work(sql);
    } finally {
      await sql.end();
    }
  } finally {
    await server.remove();
  }
}

/** Ids that can be computed, so that rows find each other without a look-up. They begin with n: staff type the first digits. */
const ID = (kind: number, n: string) =>
  `(lpad(to_hex(${n}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${kind}), 12, '0'))::uuid`;

/** The n-th of some texts. */
const ONE = (n: string, texts: string) =>
  `(string_to_array('${texts}', ','))[1 + ${n} % ${texts.split(",").length}]`;

const PERSON = (n: string) =>
  `${ONE(n, "María,José,Andrés,Sofía,Juan,Valentina,Carlos,Lucía,Ángela,Mateo,Camila")} || ' ' || ${ONE(
    `(${n} / 11)`,
    "Muñoz,García,Rodríguez,Pérez,Gómez,Zapata,Ospina,Restrepo,Vélez,Álvarez,Cano,Ríos,Uribe",
  )} || ' ' || md5((${n})::text)::varchar(5)`;
const PRODUCT = (n: string) =>
  `${ONE(n, "Control,Consola,Cable,Base de carga,Audífonos,Juego,Membrana,Ventilador,Fuente,Grip")} || ' ' || ${ONE(
    `(${n} / 7)`,
    "PS5,PS4,Xbox Series,Xbox One,Nintendo Switch,Joy-Con,DualSense,DualShock",
  )} || ' ' || ${ONE(`(${n} / 3)`, "negro,blanco,rojo,azul,verde,morado")} || ' ' || ${n}`;
const PHONE = (n: string) => `'3' || lpad((${n} * 7919 % 1000000000)::text, 9, '0')`;

/** Fills an empty migrated database; triggers and foreign keys rest meanwhile. */
async function fill(sql: postgres.Sql): Promise<void> {
  const { products, orders, repairs, people, messages } = SIZE;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(`
      insert into auth.users (id, email, email_confirmed_at, created_at)
        select ${ID(1, "n")}, 'p' || n || '@example.com', now(), now() - make_interval(mins => n) from generate_series(1, ${people}) n;
      insert into public.profiles (id, username, phone, created_at)
        select ${ID(1, "n")}, ${PERSON("n")}, ${PHONE("n")}, now() - make_interval(mins => n) from generate_series(1, ${people}) n;
      select private.index_people(array(select id from public.profiles));
      insert into public.customers (id, user_id, name, phone, email, created_at)
        select ${ID(7, "n")}, ${ID(1, "n")}, ${PERSON("n")}, ${PHONE("n")}, 'p' || n || '@example.com', now() - make_interval(mins => n)
        from generate_series(1, ${people}) n;
      insert into public.customers (id, name, phone, email, created_at)
        select ${ID(8, "n")}, ${PERSON("n")}, ${PHONE("n")}, 'p' || n || '@gmail.com', now() - make_interval(mins => n)
        from generate_series(0, ${people - 4}, 4) n;
      insert into public.products (id, slug, name, description, price, category, platforms, kind, stock, created_at)
        select ${ID(2, "n")}, 'producto-' || n, ${PRODUCT("n")}, 'Repuesto de la serie ' || n || ', con garantía de la tienda y envío a toda Colombia.',
          (5 + n % 900) * 1000, ${ONE("n", "controles,consolas,extras,xbox,ps4,ps5,nintendo,repuestos")},
          array[(enum_range(null::public.product_platform))[1 + n / 7 % 8]], (enum_range(null::public.product_kind))[1 + n % 10], n % 40,
          now() - make_interval(mins => n)
        from generate_series(1, ${products}) n;
      select private.keep_words(name) from public.products;
      insert into public.stock_movements (product_id, delta, reason, created_at)
        select ${ID(2, "1")}, case when n % 2 = 0 then 1 else -1 end, 'adjusted', now() - make_interval(mins => n) from generate_series(1, 20000) n;
      insert into public.orders (id, user_id, customer_id, status, payment_method, payment_status, shipping_status, quantity, total_price, customer_name,
          customer_email, customer_phone, shipping_address, shipping_place, stage, created_at, paid_at, delivered_at)
        select ${ID(3, "n")}, case when n % 4 > 0 then ${ID(1, `(1 + n % ${people})`)} end,
          case when n % 4 > 0 then ${ID(7, `(1 + n % ${people})`)} else ${ID(8, `(n % ${people})`)} end,
          s.status::public.order_status, case when n % 5 = 0 then 'contra_entrega' else 'card' end::public.payment_method,
          s.paid::public.order_payment_status, s.shipping::public.shipping_status, 2, 2000 * (5 + n % 900), ${PERSON(`(n % ${people})`)},
          'p' || n % ${people} || '@gmail.com', ${PHONE(`(n % ${people})`)},
          'Calle ' || n || ' # 2-3', jsonb_build_object('street', 'Calle ' || n || ' # 2-3', 'complement', '', 'neighbourhood', '', 'indications', '',
            'municipality', ${ONE("n", "05266,05001,05360,05631,05088,05615")}), s.stage,
          now() - make_interval(mins => n * 20), case when s.paid = 'paid' then now() - make_interval(mins => n * 20) end,
          case when s.shipping = 'delivered' then now() - make_interval(mins => n * 20) end
        from generate_series(1, ${orders}) n, lateral (
          select * from (values
            ('confirmed', 'paid', 'pending', 'por_preparar'), ('confirmed', 'paid', 'shipped', 'en_camino'),
            ('fulfilled', 'paid', 'delivered', 'entregado'), ('cancelled', 'unpaid', 'cancelled', 'cancelado')) v (status, paid, shipping, stage)
          offset case when n <= 100 then 0 when n <= 300 then 1 when n % 9 = 0 then 3 else 2 end limit 1) s;
      insert into public.order_items (id, order_id, item_type, item_id, name, slug, unit_price, quantity)
        select ${ID(4, `(2 * n + line)`)}, ${ID(3, "n")}, 'product', ${ID(2, "product")}, ${PRODUCT("product")}, 'producto-' || product, 1000 * (5 + n % 900), 1
        from generate_series(1, ${orders}) n cross join generate_series(0, 1) line cross join lateral (select 1 + (n * 31 + line * 7) % ${products} as product) p;
      insert into public.payments (id, order_id, attempt, idempotency_key, provider_payment_id, status, amount, created_at, updated_at)
        select ${ID(5, "n")}, ${ID(3, "n")}, 1, 'k' || n, n::text, 'approved', 2000 * (5 + n % 900), now() - make_interval(mins => n * 20),
          now() - make_interval(mins => n * 20)
        from generate_series(1, ${orders}) n where n % 5 > 0 and n % 9 > 0;
      insert into private.money_moves (payment_id, order_id, kind, method, amount, at)
        select id, order_id, 'pago', 'mercadopago', amount, created_at from public.payments;
      update public.orders o set paid_by = p.id from public.payments p where p.order_id = o.id and o.payment_status = 'paid';
      insert into public.order_events (order_id, kind, created_at)
        select ${ID(3, "n")}, 'placed', now() - make_interval(mins => n * 20) from generate_series(1, ${orders}) n;
      insert into public.ordenes_servicio (id, usuario_id, customer_id, descripcion, estado, outcome, device_kind, device_brand, device_model, device_serial, contact_name,
          contact_phone, contact_email, created_at, received_at, delivered_at, warranty_until)
        select ${ID(6, "n")}, ${ID(1, `(1 + n % ${people})`)}, ${ID(7, `(1 + n % ${people})`)}, 'No enciende', r.estado::public.repair_state, case when r.estado = 'Entregado' then 'reparado' else '' end,
          (array['playstation', 'xbox', 'nintendo'])[1 + n % 3], 'Sony', 'PS5 ' || n % 9, 'SN-' || n % (${repairs} / 3), ${PERSON(`(n % ${people})`)},
          ${PHONE("n")}, 'p' || n || '@gmail.com', came, came,
          case when r.estado = 'Entregado' then came + interval '6 days' end, case when r.estado = 'Entregado' then (came + interval '6 months')::date end
        from (select n, case when n <= 300 then ${ONE("n", "Recibido,En_Diagnostico,Esperando_Aprobacion,Reparando,Completado")} else 'Entregado' end as estado,
          now() - make_interval(mins => n * 40 + 8640) as came from generate_series(1, ${repairs}) n) r;
      update public.customers c set seen_at = v.at
        from (select customer_id, max(created_at) as at from (
          select customer_id, created_at from public.orders union all select customer_id, created_at from public.ordenes_servicio) x group by 1) v
        where v.customer_id = c.id;
      insert into public.orden_eventos (orden_id, kind, actor, from_estado, to_estado, created_at, stay_minutes, job_minutes, diagnosed_in_time, repaired_in_time)
        select ${ID(6, "n")}, case when s = 1 then 'creacion' else 'estado' end, 'admin', (states)[s - 1], (states)[s],
          now() - make_interval(mins => n * 40 + 8640) + (s - 1) * interval '28 hours', case when s > 1 then 300 + (n * s) % 500 end,
          case when s = 5 then 1000 + n % 900 end, case when s = 5 then n % 7 > 0 end, case when s = 5 then n % 5 > 0 end
        from generate_series(1, ${repairs}) n cross join generate_series(1, 6) s cross join (select enum_range(null::public.repair_state) as states) e;
      -- A year of sales: all orders, and of each repair a deposit and a part.
      insert into private.sale_lines (day, order_id, order_item_id, item_type, item_id, category, channel, method, seller_id, units, amount, cost, is_known, unknown_units)
        select current_date - n * 364 / ${orders}, ${ID(3, "n")}, ${ID(4, "(2 * n + line)")}, 'product', ${ID(2, "product")},
          ${ONE("product", "controles,consolas,extras,xbox,ps4,ps5,nintendo,repuestos")}, ${ONE("n", "web,web,mostrador,asistida")},
          ${ONE("n", "mercadopago,efectivo,nequi,datafono")}, case when n % 4 > 1 then ${ID(1, "(1 + n % 12)")} end, 1, 1000 * (5 + n % 900),
          case when n % 7 > 0 then 600 * (5 + n % 900) else 0 end, n % 7 > 0, case when n % 7 > 0 then 0 else 1 end
        from generate_series(${orders}, 1, -1) n cross join generate_series(0, 1) line
          cross join lateral (select 1 + (n * 31 + line * 7) % ${products} as product) p;
      insert into private.sale_lines (day, orden_id, part_id, item_type, channel, method, amount, cost)
        select current_date - n * 364 / ${repairs}, ${ID(6, "n")}, case when part then ${ID(7, "n")} end, 'repair', 'taller', case when part then '' else 'efectivo' end,
          case when part then 0 else 80000 end, case when part then 20000 else 0 end
        from generate_series(${repairs}, 1, -1) n cross join (values (true), (false)) v (part);
      update public.ordenes_servicio set technician_id = ${ID(1, "(1 + ('x' || left(id::text, 8))::bit(32)::int % 12)")};
      insert into private.product_costs
        select c.* from public.products p, jsonb_populate_record(null::private.product_costs, jsonb_build_object(
          'product_id', p.id, 'value', p.stock * p.price::bigint * 6 / 10, 'last_cost', p.price * 6 / 10)) c where p.stock % 5 > 0;
      insert into public.contact_messages (number, name, phone, email, message, state, due_on, consent_version, created_at)
        select 'PQR-2026-' || lpad(n::text, 6, '0'), ${PERSON("n")}, ${PHONE("n")}, 'p' || n || '@gmail.com', 'Hola, quiero saber por mi control ' || n,
          case when n <= 50 then 'nuevo' else 'respondido' end::public.contact_state, current_date, '1', now() - make_interval(mins => n * 60)
        from generate_series(1, ${messages}) n;
      insert into public.newsletter_subscribers (email, state, consent_version)
        select 'p' || n || '@gmail.com', 'confirmado', '1' from generate_series(1, ${messages}) n;
      insert into public.reviews (product_id, user_id, stars, body, created_at)
        select ${ID(2, `(1 + n % ${products})`)}, ${ID(1, "n")}, 1 + n % 5, 'Llegó a tiempo y funciona muy bien', now() - make_interval(mins => n * 60)
        from generate_series(1, ${messages}) n;
      insert into public.posts (slug, title, excerpt, body, category, state, published_at)
        select 'articulo-' || n, 'Cómo limpiar el control ' || n, 'Una guía', 'Paso a paso', 'noticias', 'publicado', now() - make_interval(days => n)
        from generate_series(1, 500) n;
      insert into public.audit_log (actor, action, entity, entity_id, created_at)
        select ${ID(1, "1")}, 'products.updated', 'products', ${ID(2, `(1 + n % ${products})`)}::text, now() - make_interval(mins => n * 5)
        from generate_series(1, 200000) n;`);
  });
  await sql`vacuum analyze`;
}

async function addAdmin(sql: postgres.Sql, email: string): Promise<string> {
  const query = async <Row>(text: string, params: unknown[] = []) =>
    (await sql.unsafe(text, params as string[])) as unknown as Row[];
  const user = await createUser(query, { email, confirm: true, userMetadata: {} });
  if (!user) throw new Error("The admin was not created.");
  await sql`update public.profiles set role = 'admin' where id = ${user.id}`;
  return user.id;
}

async function measureReports(sql: postgres.Sql) {
  const admin = await addAdmin(sql, "reports@example.com");
  const reads: Read[] = [];
  for (const [name, call] of Object.entries(REPORTS)) reads.push(await measure(sql, name, admin, call));
  return {
    limitMs: REPORT_LIMIT_MS,
    tooSlow: reads.filter(({ p95Ms }) => p95Ms > REPORT_LIMIT_MS).map(({ read }) => read),
    reads,
  };
}

async function measureReads(sql: postgres.Sql): Promise<Read[]> {
  const admin = await addAdmin(sql, "bench@example.com");
  const [customer] = await sql<
    [{ id: string }]
  >`select user_id as id from public.orders where user_id is not null limit 1`;
  const reads: Read[] = [];
  for (const [name, call] of Object.entries(STAFF_READS)) reads.push(await measure(sql, name, admin, call));
  for (const [name, call] of Object.entries(PUBLIC_READS))
    reads.push(await measure(sql, name, customer.id, call));
  return reads;
}

/** As the API runs it for a signed-in person. */
async function measure(sql: postgres.Sql, read: string, person: string, call: string): Promise<Read> {
  const [{ pid }] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
  const cpu = async () => Number((await readFile(`/proc/${pid}/schedstat`, "utf8")).split(" ")[0]) / 1e6;
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const cpuBefore = await cpu();
    const began = performance.now();
    await sql.begin(async (as) => {
      await as`select set_config('request.jwt.claims', ${JSON.stringify({ role: "authenticated", sub: person })}, true),
        set_config('request.jwt.claim.sub', ${person}, true), set_config('role', 'authenticated', true)`;
      await as.unsafe(`select * from public.${call}`);
    });
    if (round < 0) continue;
    times.push(performance.now() - began);
    cpuTimes.push((await cpu()) - cpuBefore);
  }
  return {
    read,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    p99Ms: quantile(times, 0.99),
    cpuMs: quantile(cpuTimes, 0.5),
  };
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}

const LAST_ORDER = SIZE.orders - 25;
const PHONE_HALF = `3${String(((SIZE.orders / 2) % SIZE.people) * 7919).padStart(9, "0")}`;

const STAFF_READS: Record<string, string> = {
  orders: "staff_orders()",
  "orders, last page": `staff_orders(p_offset => ${LAST_ORDER})`,
  "orders by total, last page": `staff_orders(p_sort => 'total', p_offset => ${LAST_ORDER})`,
  "orders by customer": "staff_orders(p_sort => '-cliente')",
  "orders by customer, last page": `staff_orders(p_sort => 'cliente', p_offset => ${LAST_ORDER})`,
  "orders of a stage": "staff_orders(p_stage => 'entregado')",
  "orders of a stage, last page": "staff_orders(p_stage => 'entregado', p_offset => 88000)",
  "orders of a small stage": "staff_orders(p_stage => 'por_preparar')",
  "orders paid by card": "staff_orders(p_method => 'card', p_payment => 'paid')",
  "orders of a month": "staff_orders(p_from => current_date - 30, p_to => current_date)",
  "orders of a city": "staff_orders(p_city => '05266')",
  "orders of a city, last page": "staff_orders(p_city => '05266', p_offset => 16600)",
  "orders with a refund in progress": "staff_orders(p_only => 'reembolsos')",
  "orders to collect": "staff_orders(p_only => 'por_cobrar')",
  "parcels to send": "staff_parcels('ship')",
  "orders whose money is missing": "staff_parcels('collect')",
  "late orders": "staff_orders(p_only => 'atrasados')",
  "orders searched by number": `staff_orders('0000c350')`,
  "orders searched by phone": `staff_orders('${PHONE_HALF}')`,
  "orders searched by name": "staff_orders('sofia munoz')",
  "orders searched by e-mail": "staff_orders('p777@gmail')",
  "orders searched by a word of all": "staff_orders('gmail')",
  "orders searched by a word of all, last page": `staff_orders('gmail', p_offset => ${LAST_ORDER})`,
  "orders searched by a word of all, by customer, last page": `staff_orders('gmail', p_sort => 'cliente', p_offset => ${LAST_ORDER})`,
  "orders searched by two letters": "staff_orders('so')",
  "orders searched by product": "staff_orders('control dualsense rojo')",
  "orders searched by product and name": "staff_orders('control maria')",
  "orders searched by total": "staff_orders('$778.000')",
  "orders searched, nothing found": "staff_orders('zzzznadie')",
  "cities of orders": "staff_order_cities()",
  "an order": `staff_order(${ID(3, "5")})`,
  "orders of the counter": "staff_orders(p_channel => 'mostrador')",
  "the till, a scanned repair": `find_for_sale('0000c350')`,
  "the till, a product": "find_for_sale('control dualsense rojo')",
  "the till, a customer": "find_for_sale('sofia munoz')",
  "the till, a phone": `find_for_sale('${PHONE_HALF}')`,
  "the till, nothing found": "find_for_sale('zzzznadie')",
  "orders as a file, first page": "export_orders()",
  "orders as a file, last page": `export_orders(p_after => ${ID(3, "99000")})`,
  "orders as a file, searched": "export_orders('gmail')",
  repairs: "list_repairs()",
  "repairs, last page": `list_repairs(p_offset => ${SIZE.repairs - 25})`,
  "repairs by customer": "list_repairs(p_sort => 'cliente')",
  "repairs by customer, last page": `list_repairs(p_sort => 'cliente', p_offset => ${SIZE.repairs - 25})`,
  "repairs by state, last page": `list_repairs(p_sort => 'estado', p_offset => ${SIZE.repairs - 25})`,
  "repairs by promise": "list_repairs(p_sort => 'promesa')",
  "repairs delivered": "list_repairs(p_estado => 'Entregado')",
  "repairs unread": "list_repairs(p_unread => true)",
  "repairs uncollected": "list_repairs(p_promise => 'sin-recoger')",
  "repairs searched by name": "list_repairs('sofia munoz')",
  "repairs searched by serial": "list_repairs('sn-777')",
  "repairs searched by a word of all": "list_repairs('gmail')",
  "repairs searched by a word of all, last page": `list_repairs('gmail', p_offset => ${SIZE.repairs - 25})`,
  "repair board": "repair_board()",
  "repair board, searched": "repair_board('maria')",
  "contacts of repairs": "find_repair_contacts('maria')",
  "devices of a contact": `find_repair_devices('${PHONE_HALF}')`,
  "repair times of a year": "turnaround_report(current_date - 364, current_date)",
  customers: "search_customers()",
  "customers, last page": `search_customers(p_offset => ${SIZE.people * 1.25 - 20})`,
  "customers by what they spent": "search_customers(p_sort => '-gastado')",
  "customers by name, last page": `search_customers(p_sort => 'nombre', p_offset => ${SIZE.people * 1.25 - 20})`,
  "customers searched by name": "search_customers('sofia munoz')",
  "customers searched by phone": `search_customers('${PHONE_HALF}', 8)`,
  "customers searched by a number": "search_customers('0000c350', 8)",
  "customers searched by a word of all": "search_customers('gmail')",
  "customers who may be one": "repeated_customers()",
  "a customer": `customer_detail(${ID(7, "2")})`,
  people: "search_people('')",
  "people, last page": `search_people('', p_offset => ${SIZE.people - 20})`,
  "people by name, last page": `search_people('', p_sort => 'nombre', p_offset => ${SIZE.people - 20})`,
  "people searched by name": "search_people('sofia munoz')",
  "people searched by a word of all": "search_people('example')",
  "people searched by a word of all, last page": `search_people('example', p_offset => ${SIZE.people - 20})`,
  "a person's reviews": `person_reviews(${ID(1, "2")})`,
  products: "staff_products()",
  "products, last page": `staff_products(p_offset => ${SIZE.products - 50})`,
  "products by name, last page": `staff_products(p_sort => 'nombre', p_offset => ${SIZE.products - 50})`,
  "products sold out": `staff_products('{"stock": "agotado"}', 'existencias')`,
  "products of a category": `staff_products('{"category": "xbox", "min": 100000, "max": 400000}', '-precio')`,
  "products searched": `staff_products('{"query": "control ps5"}')`,
  "products searched with a typo": `staff_products('{"query": "contrl dualsens"}')`,
  "movements of a product": `product_movements(${ID(2, "1")})`,
  "movements of a product, last page": `product_movements(${ID(2, "1")}, p_offset => 19950)`,
  messages: "contact_inbox()",
  "messages, last page": `contact_inbox(p_offset => ${SIZE.messages - 30})`,
  "messages searched by a word of all": "contact_inbox('control')",
  subscribers: "newsletter_list()",
  "subscribers, last page": `newsletter_list(p_offset => ${SIZE.messages - 30})`,
  "subscribers searched": "newsletter_list('p777')",
  reviews: "reviews_for_staff()",
  "reviews, last page": `reviews_for_staff(p_offset => ${SIZE.messages - 20})`,
  "reviews searched": "reviews_for_staff('control')",
  posts: "staff_posts()",
  courses: "staff_courses()",
  "publications of customers": "social_posts_for_staff()",
  "activity log": "search_audit()",
  "activity log, last page": "search_audit(p_before => 199950)",
  "activity log of a product": `search_audit(p_entity => 'products', p_entity_id => ${ID(2, "5")}::text)`,
  "activity log by number": "search_audit(p_entity_id => '00000002')",
  payments: "payment_watch()",
  overview: "staff_overview()",
  business: "staff_business()",
  waiting: "staff_waiting()",
};

const YEAR = "current_date - 364, current_date";

const REPORTS: Record<string, string> = {
  ...Object.fromEntries(GROUPINGS.map((by) => [`sales by ${by}`, `report_sales(${YEAR}, '${by}')`])),
  "sales by producto, as a file": `report_sales(${YEAR}, 'producto', 50000)`,
  "sales by reparacion, as a file": `report_sales(${YEAR}, 'reparacion', 50000)`,
  "sales of a month by producto": "report_sales(current_date - 30, current_date, 'producto')",
  stock: "report_stock()",
  "stock as a file": "report_stock(50000)",
  idle: "report_idle()",
  reorder: "report_reorder()",
};

const PUBLIC_READS: Record<string, string> = {
  store: "search_products()",
  "store, last page": `search_products(p_sort => 'name', p_offset => ${SIZE.products - 24})`,
  "store, filtered":
    "search_products(p_category => 'xbox', p_range => 1, p_platforms => '{ps5,pc}', p_sort => 'price-low')",
  "store, best sellers": "search_products(p_sort => 'best-sellers')",
  "store of a console": "search_products(p_category => 'xbox', p_sort => 'relevance')",
  "store, searched": "search_products('control ps5', p_sort => 'relevance')",
  "store, searched with a typo": "search_products('contrl dualsens', p_sort => 'relevance')",
  "suggestions, three letters": "search_site('con', '', 7, 5)",
  "suggestions, two words": "search_site('control ps', '', 7, 5)",
  "search of the site": "search_site('control negro')",
  "search of the site, a word of all": "search_site('garantia')",
  "files of the sitemap": "sitemap_product_files()",
  "a file of the sitemap": "sitemap_products(1)",
  "a customer's orders": "own_orders()",
};
