import { execFile } from "node:child_process";
import { chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { promisify } from "node:util";
import postgres from "postgres";
import { migrate } from "../../local/backend/migrate.ts";
import { serverAccount } from "../../local/backend/postgres/account.ts";
import { startPostgres } from "../../local/backend/postgres.ts";
import { placeAt } from "../factories/places.ts";

const run = promisify(execFile);
const BUYERS = 20;
const DISK_MEGABYTES = 64;

const place = (sql: postgres.Sql, product: string, buyer: number) =>
  sql.begin(async (as) => {
    await as`select set_config('request.jwt.claims', '{"role":"service_role"}', true), set_config('role', 'service_role', true)`;
    await as`select public.place_order(p_checkout_key => gen_random_uuid(), p_method => 'card', p_expected_total => 1000,
      p_items => ${as.json([{ type: "product", id: product, quantity: 1 }])}, p_name => 'Ana Gómez', p_place => ${as.json(placeAt("Calle 1 # 2-3"))},
      p_phone => ${`31${String(buyer).padStart(8, "0")}`}, p_email => 'ana@example.com', p_visitor => ${`visitor ${buyer}`}, p_terms => 'de prueba')`;
  });

/** Twenty people order in a shop whose database lies on a disk that is full, and again when there is room. Needs root. */
export async function ordersOnFullDisk() {
  const account = await serverAccount();
  if (!account || process.platform !== "linux")
    return { unmeasured: "A disk of its own is mounted by root on Linux." };
  const folder = await mkdtemp("/var/tmp/aventura-gamer-disk-");
  const disk = `${folder}/disk`;
  await mkdir(disk);
  await run("chmod", ["755", folder]);
  await run("mount", ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m`, "tmpfs", disk]);
  await chown(disk, account.uid, account.gid);
  const server = await startPostgres({ dataDir: `${folder}/cluster`, port: 0 });
  try {
    const owner = postgres(server.url(), { max: 1, onnotice: () => undefined });
    await owner.unsafe(`create tablespace small location '${disk}'`);
    await owner.unsafe("create database shop tablespace small");
    await owner.end();
    const url = server.url("shop");
    await migrate(url, { dir: "supabase/migrations", log: () => undefined });
    const sql = postgres(url, { max: 10, onnotice: () => undefined });
    const [{ id }] = await sql<[{ id: string }]>`
      insert into public.products (name, price, stock, category) values ('Control', 1000, 100, 'controles') returning id`;
    await sql`create table public.filler (bytes text)`;
    // Blocks are taken one by one at the end, so that not a single one is left.
    for (const rows of [2000, 200, 20, 1, 1, 1])
      for (let full = false; !full; )
        full =
          await sql`insert into public.filler select repeat(md5(random()::text), 200) from generate_series(1, ${rows}::int)`.then(
            () => false,
            () => true,
          );
    const buyAll = async () => {
      const began = performance.now();
      const results = await Promise.allSettled(Array.from({ length: BUYERS }, (_, n) => place(sql, id, n)));
      const codes: Record<string, number> = {};
      for (const result of results) {
        const code = result.status === "fulfilled" ? "placed" : String(result.reason.code);
        codes[code] = (codes[code] ?? 0) + 1;
      }
      const [row] = await sql<[{ orders: number; stock: number; half: number }]>`
        select (select count(*)::int from public.orders) as orders, p.stock,
          (select count(*)::int from public.orders o where o.total_price <> (select coalesce(sum(i.line_total), 0) from public.order_items i where i.order_id = o.id)
            or not exists (select from private.order_keys k where k.order_id = o.id)) as half
        from public.products p where p.id = ${id}`;
      return { answers: codes, milliseconds: Math.round(performance.now() - began), ...row };
    };
    const full = await buyAll();
    await sql`drop table public.filler`;
    const again = await buyAll();
    if (full.orders > 0 || full.half > 0 || again.orders !== BUYERS || again.half > 0)
      throw new Error(`Half-written: ${JSON.stringify({ full, again })}`);
    await sql.end();
    return { diskMegabytes: DISK_MEGABYTES, full, again };
  } finally {
    await server.remove();
    await run("umount", [disk]);
    await rm(folder, { recursive: true, force: true });
  }
}
