import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type postgres from "postgres";
import { megabytesOf } from "./processes.ts";
import { timed, WARM_UP } from "./search.ts";

/** Products of a shop that is as large as anybody will ever see it. */
export const PRODUCTS = 100_000;
const CRAWLED = 10_000;
const AT_ONCE = 8;
/** The crawl is looked at this many times. */
const LOOKS = 5;

type Shop = { url: string; buildFolder: string; pid: number; sql: postgres.Sql };

/** Files and folders under a folder, and what they take on the disk. */
export async function diskOf(folder: string): Promise<{ inodes: number; megabytes: number }> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name)).catch(() => null))?.blocks ?? 0),
  );
  return {
    inodes: names.length,
    megabytes: Math.round((sizes.reduce((sum, blocks) => sum + blocks, 0) * 512) / 1e5) / 10,
  };
}

/** What a crawler that asks for 10,000 of 100,000 products leaves in memory and on the disk, and how fast the rest is. */
export async function largeCatalogue({ url, buildFolder, pid, sql }: Shop) {
  const slugs = await sql<{ slug: string }[]>`
    select slug from public.products order by created_at desc offset 1000 limit ${CRAWLED}`;
  const before = { ...(await diskOf(buildFolder)), processMegabytes: await megabytesOf(pid) };
  const looks: { pages: number; processMegabytes: number }[] = [];
  const began = performance.now();
  let asked = 0;
  let answered = 0;
  let failed = 0;
  const next = async () => {
    for (let slug = slugs[asked++]?.slug; slug; slug = slugs[asked++]?.slug) {
      const answer = await fetch(`${url}/producto/${slug}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) failed += 1;
      answered += 1;
      if (answered % (CRAWLED / LOOKS) === 0)
        looks.push({ pages: answered, processMegabytes: await megabytesOf(pid) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  const seconds = (performance.now() - began) / 1000;
  const after = { ...(await diskOf(buildFolder)), processMegabytes: await megabytesOf(pid) };
  const read = async (address: string) => {
    const answer = await fetch(url + address);
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    return byteLength;
  };
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const sitemap = {
    productFiles: index.match(/\/sitemaps\/productos-\d+\.xml/g)?.length ?? 0,
    firstFileBytes: await read("/sitemaps/productos-1.xml"),
    ...(await timed(WARM_UP + 30, () => read("/sitemaps/productos-1.xml"))),
  };
  const search = await timed(WARM_UP + 60, (n) => read(`/tienda/lista?q=control+ps5+${n}`));
  return {
    crawled: slugs.length,
    failed,
    pagesPerSecond: Math.round((slugs.length / seconds) * 10) / 10,
    before,
    looks,
    after,
    sitemap,
    search,
  };
}
