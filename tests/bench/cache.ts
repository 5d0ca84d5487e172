import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type postgres from "postgres";

type Counts = Record<string, number>;

const FOLDERS = ["producto", "curso", "blog", "tienda", "servicios", "a"];
const AT_ONCE = 40;

async function filesUnder(folder: string): Promise<{ files: number; megabytes: number }> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return {
    files: names.length,
    megabytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e5) / 10,
  };
}

function count(values: (string | number | null)[]): Counts {
  const counts: Counts = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

/** Asks for addresses that nobody made, and for what they left in the build's folder. */
export async function unknownAddresses(siteUrl: string, buildFolder: string, asked: number) {
  const folder = path.join(buildFolder, "server");
  const before = await filesUnder(folder);
  const statuses: number[] = [];
  const began = performance.now();
  for (let n = 0; n < asked; n += AT_ONCE)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, asked - n) }, async (_, k) => {
          const address = `${siteUrl}/${FOLDERS[(n + k) % FOLDERS.length]}/zz-nadie-${n + k}`;
          const answer = await fetch(address, { redirect: "manual" });
          await answer.arrayBuffer();
          return answer.status;
        }),
      )),
    );
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const after = await filesUnder(folder);
  return { asked, seconds, statuses: count(statuses), before, after };
}

/** From where the cache answers before and after the sale of one product, page by page. */
export async function cacheAroundSale(siteUrl: string, sql: postgres.Sql, secret: string) {
  const products = await sql<{ id: string; slug: string }[]>`
    select id, slug from public.products where stock > 1 order by created_at, id limit 60`;
  const pages = ["/", "/tienda", ...products.map(({ slug }) => `/producto/${slug}`)];
  const visit = async (page: string) => {
    const answer = await fetch(`${siteUrl}${page}`);
    await answer.arrayBuffer();
    return answer.headers.get("x-nextjs-cache");
  };
  const visitAll = async () => {
    const states = [];
    for (const page of pages) states.push(await visit(page));
    return states;
  };
  // Some pages of the build are older than their time: shown, and renewed behind.
  for (let round = 0; round < 10; round++) if (!(await visitAll()).includes("STALE")) break;
  const before = count(await visitAll());
  const sold = products[0]?.id ?? "";
  const refreshed = await fetch(`${siteUrl}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify({ changes: [{ table: "products", kind: "sale", products: [sold] }] }),
  });
  if (!refreshed.ok) throw new Error(`The sale was not taken: ${refreshed.status}`);
  return { pages: pages.length, before, after: count(await visitAll()) };
}
