import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type postgres from "postgres";
import { ROOT } from "../../local/launch/config.ts";
import { megabytesOf } from "./processes.ts";
import { config } from "./shop.ts";

const ADDRESSES = 10_000;
const PICTURES = 1000;
const AT_ONCE = 20;
/** Kinds of address that lead to a row, and two that lead to nothing. */
const FOLDERS = ["producto", "curso", "blog", "tienda", "servicios", "pedido", "a"];
/** Widths that phones and computers ask for; pages have no others. */
const WIDTHS = [360, 640, 828, 1200];

async function filesUnder(folder: string): Promise<{ files: number; megabytes: number }> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return {
    files: names.length,
    megabytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e5) / 10,
  };
}

/** Asks for all of them, some at a time; returns how often each status was answered. */
async function askAll(urls: string[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (let n = 0; n < urls.length; n += AT_ONCE)
    await Promise.all(
      urls.slice(n, n + AT_ONCE).map(async (url) => {
        const answer = await fetch(url, { redirect: "manual", headers: { accept: "image/webp,*/*" } });
        await answer.arrayBuffer();
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      }),
    );
  return statuses;
}

/**
 * What is left of 10,000 addresses that nobody made (files of the build's folder, memory), and of 10,000 visits to the
 * pages that there are and of 1,000 pictures. In megabytes of the instance.
 */
export async function crawlSite({ sql, pid }: { sql: postgres.Sql; pid: number }) {
  const { SITE_URL = "" } = config.env;
  const folder = path.join(ROOT, config.buildDir, "server");
  const rows = await sql<{ path: string }[]>`
    select '/producto/' || slug as path from public.products where is_published
    union all select '/blog/' || slug from public.posts where state = 'publicado'
    union all select '/curso/' || slug from public.courses`;
  const pictures = await sql<{ image: string }[]>`
    select image_url as image from public.product_images where image_url like '/media/%' order by image_url limit ${PICTURES / WIDTHS.length}`;
  const start = { memory: await megabytesOf(pid), ...(await filesUnder(folder)) };
  const unknown = await askAll(
    Array.from({ length: ADDRESSES }, (_, n) => `${SITE_URL}/${FOLDERS[n % FOLDERS.length]}/zz-nadie-${n}`),
  );
  const afterUnknown = { memory: await megabytesOf(pid), ...(await filesUnder(folder)) };
  const visits = await askAll(
    Array.from({ length: ADDRESSES }, (_, n) => `${SITE_URL}${rows[n % rows.length]?.path ?? "/"}`),
  );
  const images = await askAll(
    pictures.flatMap(({ image }) =>
      WIDTHS.map((width) => `${SITE_URL}/_next/image?url=${encodeURIComponent(image)}&w=${width}&q=75`),
    ),
  );
  const end = { memory: await megabytesOf(pid), ...(await filesUnder(folder)) };
  return { pages: rows.length, start, unknown, afterUnknown, visits, images, end };
}
