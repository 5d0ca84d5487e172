import { getServerSideSitemap } from "next-sitemap";
import { beforeAll, describe, expect, test } from "vitest";
import { type Entry, type SitemapFile, sitemapFields, sitemapIndex } from "@/lib/seo/sitemap";
import { testDatabase, type Who } from "../support/database.ts";
import { sitemapProblems } from "../support/sitemap-schema.ts";

const SITE = "https://tienda.example";
const PRODUCTS = 600;
const SIZE = 100;
/** Addresses of a full file. */
const FULL = 10_000;
/** Of the protocol; ours are far below. */
const LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

type ProductRow = { slug: string; updated_at: string; images: string[] };
type FileRow = { page: number; products: number; updated_at: string };

const db = await testDatabase();

async function answer<Result>(call: string, who: Who = "anon"): Promise<Result> {
  const [row] = await db.as(
    who,
    (sql) => sql.unsafe(`select public.${call} as answer`) as Promise<{ answer: Result }[]>,
  );
  return row!.answer;
}

const print = async (entries: Entry[]) => (await getServerSideSitemap(sitemapFields(entries, SITE))).text();
const addressesOf = (xml: string) => [...xml.matchAll(/<url><loc>([^<]+)/g)].map(([, loc]) => loc!);

async function printProducts(page: number): Promise<string> {
  const rows = await answer<ProductRow[]>(`sitemap_products(${page}, ${SIZE})`);
  return print(
    rows.map(({ slug, updated_at, images }) => ({
      path: `/producto/${slug}`,
      priority: 0.8,
      updatedAt: updated_at,
      images,
    })),
  );
}

describe("products", () => {
  beforeAll(async () => {
    await db.sql`
      insert into public.products (slug, name, price, images, created_at, updated_at)
      select 'producto-' || n, 'Producto ' || n, 1000, array['/media/p/' || n || '-a.webp', '/media/p/' || n || '-b.webp'],
        now() - make_interval(mins => n / 3), now() - make_interval(secs => n)
      from generate_series(1, ${PRODUCTS}) n`;
    await db.sql`vacuum analyze public.products`;
  });

  test("are all in the files, each exactly once, and no full file comes near a limit", async () => {
    const files = await answer<FileRow[]>(`sitemap_product_files(${SIZE})`);
    expect(files.map(({ page, products }) => [page, products])).toEqual(
      [1, 2, 3, 4, 5, 6].map((page) => [page, SIZE]),
    );
    const seen: string[] = [];
    for (const { page, updated_at } of files) {
      const xml = await printProducts(page);
      expect(await sitemapProblems(xml, "sitemap")).toEqual([]);
      const addresses = addressesOf(xml);
      expect((Buffer.byteLength(xml) / SIZE) * FULL).toBeLessThan(LIMITS.bytes / 5);
      expect(xml.match(/<image:image>/g)).toHaveLength(addresses.length * 2);
      const changes = [...xml.matchAll(/<lastmod>([^<]+)/g)].map(([, moment]) => moment!);
      expect(changes.toSorted().at(-1)).toBe(new Date(updated_at).toISOString());
      seen.push(...addresses);
    }
    expect(seen).toHaveLength(PRODUCTS);
    const expected = Array.from({ length: PRODUCTS }, (_, n) => `${SITE}/producto/producto-${n + 1}`);
    expect(seen.toSorted()).toEqual(expected.toSorted());
    expect(await answer(`sitemap_products(7, ${SIZE})`)).toEqual([]);

    const listed: SitemapFile[] = files.map(({ page, updated_at }) => ({
      path: `/sitemaps/productos-${page}.xml`,
      updatedAt: updated_at,
    }));
    const index = sitemapIndex(listed, SITE);
    expect(await sitemapProblems(index, "siteindex")).toEqual([]);
    expect([...index.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc)).toEqual(
      listed.map(({ path }) => `${SITE}${path}`),
    );
  });

  test("keep their file when a new product comes", async () => {
    const first = await answer<ProductRow[]>(`sitemap_products(1, ${SIZE})`);
    await db.sql`insert into public.products (slug, name, price) values ('nuevo', 'Nuevo', 1)`;
    expect(await answer(`sitemap_products(1, ${SIZE})`)).toEqual(first);
    const [last] = await answer<ProductRow[]>(`sitemap_products(7, ${SIZE})`);
    expect(last).toMatchObject({ slug: "nuevo", images: [] });
  });

  test("are read in pieces of ten thousand at most, whatever is asked", async () => {
    expect(FULL).toBeLessThanOrEqual(LIMITS.addresses / 5);
    await db.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`insert into public.products (slug, name, price) select 'mas-' || n, 'Más', 1 from generate_series(1, ${FULL}) n`;
    });
    expect(await answer<ProductRow[]>("sitemap_products(1, 50000)")).toHaveLength(FULL);
    expect(await answer<ProductRow[]>("sitemap_products(1)")).toHaveLength(FULL);
    expect(await answer<ProductRow[]>("sitemap_products(null, null)")).toHaveLength(1);
    expect(await answer("sitemap_products(2147483647)")).toEqual([]);
  });
});

describe("posts", () => {
  test("are listed once readers can see them, newest first, with their picture; to staff too", async () => {
    await db.sql`insert into public.posts (slug, title, excerpt, body, category, cover, state, published_at) values
      ('viejo', 't', 'e', 'b', 'noticias', '/media/v.webp', 'publicado', now() - interval '2 days'),
      ('nuevo', 't', 'e', 'b', 'negocios', '', 'publicado', now() - interval '1 day'),
      ('manana', 't', 'e', 'b', 'noticias', '', 'publicado', now() + interval '1 day'),
      ('borrador', 't', 'e', 'b', 'noticias', '', 'borrador', null)`;
    const employee = await db.addUser();
    await db.sql`update public.profiles set role = 'employee' where id = ${employee}`;
    for (const who of ["anon", employee]) {
      const posts = await answer<{ slug: string; cover: string }[]>("sitemap_posts()", who);
      expect(posts.map(({ slug, cover }) => [slug, cover])).toEqual([
        ["nuevo", ""],
        ["viejo", "/media/v.webp"],
      ]);
    }
  });
});

describe("fixed pages", () => {
  test("changed with the newest row of what they list", async () => {
    await db.sql`insert into public.services (slug, name, price) values ('s', 's', 1)`;
    await db.sql`insert into public.products (slug, name, price, category, updated_at)
      values ('con-categoria', 'P', 1, 'ps5', '2020-01-01T00:00:00Z')`;
    const [service] = await db.sql<
      { at: string }[]
    >`select to_jsonb(updated_at) #>> '{}' as at from public.services`;
    const changes = await answer<Record<string, unknown>>("sitemap_changes()");
    expect(changes.services).toBe(service!.at);
    expect(changes.courses).toBeNull();
    expect(Object.keys(changes.product_categories as object)).toEqual(["ps5"]);
    // A console's list holds what is for it in any category.
    await db.sql`insert into public.products (slug, name, price, category, platforms, updated_at)
      values ('con-plataforma', 'Q', 1, 'controles', '{ps5}', '2020-02-01T00:00:00Z')`;
    expect((await answer<Record<string, unknown>>("sitemap_changes()")).product_categories).toEqual({
      ps5: "2020-02-01T00:00:00+00:00",
      controles: "2020-02-01T00:00:00+00:00",
    });
    expect(Object.keys(changes.post_categories as object).toSorted()).toEqual(["negocios", "noticias"]);
  });
});
