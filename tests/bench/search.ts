import type postgres from "postgres";
import { createUser } from "../../local/backend/auth/users.ts";

export type Latency = { queries: number; p50Ms: number; p99Ms: number };

export const WARM_UP = 50;

const KINDS = [
  "Control",
  "Consola",
  "Cable",
  "Base de carga",
  "Audífonos",
  "Juego",
  "Membrana",
  "Ventilador",
  "Fuente",
  "Grip",
];
const FOR = ["PS5", "PS4", "Xbox Series", "Xbox One", "Nintendo Switch", "Joy-Con", "DualSense", "DualShock"];
const COLOURS = ["negro", "blanco", "rojo", "azul", "verde", "morado", "edición limitada", "reacondicionado"];
const CATEGORIES = ["controles", "consolas", "extras", "xbox", "ps4", "ps5", "nintendo", "repuestos"];
const QUERIES = [
  "control ps5",
  "contrl ps5",
  "AUDIFONOS xbox",
  "audífonos",
  "membrana dualsens",
  "bateria",
  "consola nintndo",
  "juego rojo",
  "fuente ps4 negro",
  "grip",
  "venti",
  "cable hdmi",
  "joy con azul",
  "xyz inexistente",
];

/** Fills an empty store with as many different products. */
export async function stockShop(sql: postgres.Sql, products: number): Promise<void> {
  await sql`
    insert into public.products (name, description, price, category, platforms, kind, condition, stock, created_at)
    select k || ' ' || f || ' ' || c || ' ' || n,
      'Repuesto o accesorio de la serie ' || n || ' para ' || f || ', color ' || c || ', con garantía de la tienda y envío a toda Colombia.',
      (5 + n % 900) * 1000, (${CATEGORIES}::text[])[1 + n % ${CATEGORIES.length}],
      case when n % 3 = 0 then array[platform, 'pc'] else array[platform] end, kind, case when c = 'reacondicionado' then 'reacondicionado' else 'nuevo' end::public.item_condition,
      n % 40, now() - make_interval(mins => n)
    from generate_series(1, ${products}) n,
      lateral (select (${KINDS}::text[])[1 + n % ${KINDS.length}] k, (${FOR}::text[])[1 + (n / 7) % ${FOR.length}] f, (${COLOURS}::text[])[1 + (n / 3) % ${COLOURS.length}] c) parts,
      lateral (select (enum_range(null::public.product_platform))[1 + (n / 7) % 8] platform, (enum_range(null::public.product_kind))[1 + n % 10] kind) facets`;
  await sql`vacuum analyze public.products`;
}

/** Runs one query after the other; the first ones only warm up. */
export async function timed(rounds: number, run: (round: number) => Promise<unknown>): Promise<Latency> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const began = performance.now();
    await run(n);
    if (n >= WARM_UP) times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { queries: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Search latency in the database, as the store asks it: words with typos, filters, sorts, pages, counts. */
export function searchLatency(sql: postgres.Sql): Promise<Latency> {
  return timed(600, (n) => {
    const query = QUERIES[n % QUERIES.length] ?? "";
    const category = n % 3 === 0 ? (CATEGORIES[n % CATEGORIES.length] ?? "") : "";
    const sort = ["relevance", "newest", "price-low", "price-high", "name", "stock"][n % 6] ?? "newest";
    return sql`select public.search_products(${query}, ${category}, ${n % 4 === 0 ? 1 : null}, ${sort}, 24, ${(n % 3) * 24},
      ${n % 5 === 0 ? ["ps5", "pc"] : []}::public.product_platform[], ${n % 7 === 0 ? ["control"] : []}::public.product_kind[])`;
  });
}

/** The header's suggestions, as somebody types them: the site's search over everything. */
export function suggestionLatency(sql: postgres.Sql): Promise<Latency> {
  return timed(600, (n) => {
    const query = QUERIES[n % QUERIES.length] ?? "";
    return sql`select public.search_site(${query.slice(0, 2 + (n % 16))}, '', 7, 5)`;
  });
}

/** The back office's list, as an employee asks it: every filter, every sort, near and far pages. */
export async function staffListLatency(sql: postgres.Sql): Promise<Latency> {
  const employee = await addEmployee(sql);
  return timed(400, (n) => {
    const filter = {
      query: n % 4 === 0 ? (QUERIES[n % QUERIES.length] ?? "") : "",
      category: n % 3 === 0 ? (CATEGORIES[n % CATEGORIES.length] ?? "") : "",
      stock: ["", "agotado", "bajo", "disponible"][n % 4] ?? "",
      ...(n % 5 === 0 && { min: 100_000, max: 400_000 }),
    };
    const sort = ["creado", "precio", "nombre", "existencias", "editado"][n % 5] ?? "creado";
    const offset = [0, 50, 500, 5000][n % 4] ?? 0;
    return asPerson(
      sql,
      employee,
      (as) =>
        as`select public.staff_products(${as.json(filter)}, ${n % 2 === 0 ? `-${sort}` : sort}, 50, ${offset})`,
    );
  });
}

/** The back office's list of orders among as many of them: searches, stages, far pages. */
export async function ordersListLatency(sql: postgres.Sql, orders: number): Promise<Latency> {
  const employee = await addEmployee(sql);
  await sql.begin(async (tx) => {
    await tx`alter table public.orders disable trigger user`;
    await tx`
      insert into public.orders (payment_method, quantity, total_price, customer_name, customer_phone, customer_email, status, stage, payment_status, created_at)
      select case when n % 3 = 0 then 'contra_entrega' else 'card' end::public.payment_method, 1, 1000 + n,
        'Persona ' || md5(n::text), '31' || lpad(n::text, 8, '0'), 'p' || n || '@example.com', 'confirmed',
        (array['por_preparar', 'en_camino', 'entregado', 'entregado', 'cancelado'])[1 + n % 5],
        case when n % 7 = 0 then 'unpaid' else 'paid' end::public.order_payment_status, now() - make_interval(mins => n)
      from generate_series(1, ${orders}) n`;
    await tx`insert into private.order_search select id, private.order_words(o) from public.orders o on conflict do nothing`;
    await tx`insert into private.order_stages (stage, method, payment, n)
    select stage, payment_method, payment_status, count(*) from public.orders group by 1, 2, 3`;
    await tx`alter table public.orders enable trigger user`;
  });
  await sql`vacuum analyze public.orders, private.order_search`;
  const queries = ["", "3100024321", "persona 1a2b", "", "p777@example"];
  const stages = [null, "por_preparar", "en_camino", "entregado"];
  return timed(350, (n) => {
    const query = queries[n % queries.length] ?? "";
    const sort = ["-creado", "-total", "cliente"][n % 3] ?? "";
    const offset = query ? 0 : ([0, 25, 2000][n % 3] ?? 0);
    return asPerson(
      sql,
      employee,
      (as) =>
        as`select public.staff_orders(${query}, ${stages[n % stages.length] ?? null}, null, null, null, ${sort}, 25, ${offset})`,
    );
  });
}

/** One transaction as the API runs it for a signed-in person. */
export function asPerson(
  sql: postgres.Sql,
  id: string,
  work: (as: postgres.TransactionSql) => Promise<unknown>,
) {
  return sql.begin(async (as) => {
    await as`select set_config('request.jwt.claims', ${JSON.stringify({ role: "authenticated", sub: id })}, true),
      set_config('request.jwt.claim.sub', ${id}, true), set_config('role', 'authenticated', true)`;
    await work(as);
  });
}

export async function addEmployee(sql: postgres.Sql): Promise<string> {
  const query = async <Row>(text: string, params: unknown[] = []) =>
    (await sql.unsafe(text, params as string[])) as unknown as Row[];
  const user = await createUser(query, {
    email: `bench-${Date.now()}@example.com`,
    confirm: true,
    userMetadata: {},
  });
  if (!user) throw new Error("The employee was not made.");
  await sql`update public.profiles set role = 'employee' where id = ${user.id}`;
  return user.id;
}
