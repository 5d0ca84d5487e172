import postgres from "postgres";

export type SearchLatency = { products: number; queries: number; p50Ms: number; p99Ms: number };

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

/** Search latency in the database, as the store asks it: words with typos, filters, sorts, pages, counts. */
export async function searchLatency(databaseUrl: string, products = 100_000): Promise<SearchLatency> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`
      insert into public.products (name, description, price, category, stock, created_at)
      select k || ' ' || f || ' ' || c || ' ' || n,
        'Repuesto o accesorio de la serie ' || n || ' para ' || f || ', color ' || c || ', con garantía de la tienda y envío a toda Colombia.',
        (5 + n % 900) * 1000, (${CATEGORIES}::text[])[1 + n % ${CATEGORIES.length}], n % 40, now() - make_interval(mins => n)
      from generate_series(1, ${products}) n,
        lateral (select (${KINDS}::text[])[1 + n % ${KINDS.length}] k, (${FOR}::text[])[1 + (n / 7) % ${FOR.length}] f, (${COLOURS}::text[])[1 + (n / 3) % ${COLOURS.length}] c) parts`;
    await sql`vacuum analyze public.products`;
    const times: number[] = [];
    for (let n = 0; n < 600; n++) {
      const query = QUERIES[n % QUERIES.length] ?? "";
      const category = n % 3 === 0 ? (CATEGORIES[n % CATEGORIES.length] ?? "") : "";
      const sort = ["newest", "price-low", "price-high", "name", "stock"][n % 5] ?? "newest";
      const began = performance.now();
      await sql`select public.search_products(${query}, ${category}, ${n % 4 === 0 ? 50_000 : 0}, null, ${sort}, 24, ${(n % 3) * 24})`;
      if (n >= 50) times.push(performance.now() - began);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
    return { products, queries: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) };
  } finally {
    await sql.end();
  }
}
