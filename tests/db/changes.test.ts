import { beforeEach, describe, expect, test } from "vitest";
import type { Change } from "../../lib/freshness/changes.ts";
import { CACHED_TABLES } from "../../lib/freshness/tags.ts";
import { buyProduct } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addPost } from "../factories/posts.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { isAllowed } from "../support/refusal.ts";

const db = await testDatabase();

type Sent = { topic: string; event: string; private: boolean; payload: Change & { id: string } };

/** What was broadcast since the last call, in order. */
async function sent(): Promise<Change[]> {
  const rows = await db.sql<Sent[]>`
    with gone as (delete from realtime.messages returning *)
    select topic, event, private, payload from gone order by inserted_at`;
  for (const row of rows)
    expect(row).toMatchObject({ topic: "catalogo", event: row.payload.table, private: true });
  return rows.map(({ payload: { table, kind, products } }) => ({ table, kind, products }));
}

const edit = (table: string, ...products: string[]) => ({
  table,
  kind: "edit",
  products: products.length > 0 ? products : null,
});

beforeEach(async () => void (await sent()));

describe("a product", () => {
  test("is announced when it is created, edited and deleted", async () => {
    const { id } = await addProduct(db);
    expect(await sent()).toEqual([edit("products", id)]);
    await db.sql`update public.products set price = price + 1 where id = ${id}`;
    expect(await sent()).toEqual([edit("products", id)]);
    await db.sql`delete from public.products where id = ${id}`;
    expect(await sent()).toContainEqual(edit("products", id));
  });

  test("is announced as a sale when only its stock moves, and as sold out when the last one goes", async () => {
    const product = await addProduct(db, { stock: 3 });
    await sent();
    const { order_id } = await buyProduct(db, product, 2);
    expect(await sent()).toEqual([{ table: "products", kind: "sale", products: [product.id] }]);
    await buyProduct(db, product, 1);
    expect(await sent()).toEqual([{ table: "products", kind: "sold_out", products: [product.id] }]);
    await db.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order_id}`;
    await db.sql`select public.expire_orders()`;
    expect(await sent()).toEqual([{ table: "products", kind: "sold_out", products: [product.id] }]);
  });

  test("whose price changes with its stock is edited", async () => {
    const { id } = await addProduct(db, { stock: 3 });
    await sent();
    await db.sql`update public.products set stock = 2, price = price + 1 where id = ${id}`;
    expect(await sent()).toEqual([edit("products", id)]);
  });

  test("is announced with its pictures and reviews, both products of a picture that moves", async () => {
    const [first, second] = [await addProduct(db), await addProduct(db)];
    await sent();
    await db.sql`insert into public.product_images (product_id, image_url) values (${first.id}, '/media/x.webp')`;
    expect(await sent()).toContainEqual(edit("product_images", first.id));
    await db.sql`update public.product_images set product_id = ${second.id} where product_id = ${first.id}`;
    const moved = (await sent()).find(({ table }) => table === "product_images");
    expect(moved?.products?.toSorted()).toEqual([first.id, second.id].toSorted());
  });
});

test("a name changed by its person is announced with the products whose reviews show it", async () => {
  const [shown, waiting] = [await addProduct(db), await addProduct(db)];
  const person = await addPerson(db);
  await db.sql`insert into public.reviews (product_id, user_id, stars, body, status) values
    (${shown.id}, ${person}, 5, 'Muy bueno y llegó pronto', 'approved'), (${waiting.id}, ${person}, 5, 'Muy bueno y llegó pronto', 'pending')`;
  await sent();
  await db.sql`update public.profiles set points = points + 1 where id = ${person}`;
  expect(await sent()).toEqual([]);
  await db.sql`update public.profiles set username = 'Otro nombre' where id = ${person}`;
  expect(await sent()).toEqual([edit("reviews", shown.id)]);
});

test("synonyms are announced: searches find other products", async () => {
  await db.sql`insert into public.search_synonyms (words) values ('mando, control de prueba')`;
  expect(await sent()).toEqual([edit("search_synonyms")]);
});

describe("a statement", () => {
  test("of many rows is announced once, above fifty without their ids", async () => {
    await db.sql`insert into public.products (name, price) select 'Muchos ' || n, 1000 from generate_series(1, 51) n`;
    expect(await sent()).toEqual([edit("products")]);
    await db.sql`update public.products set stock = 4 where name like 'Muchos %'`;
    expect(await sent()).toEqual([edit("products")]);
    await db.sql`update public.products set stock = 5 where id in (select id from public.products where name like 'Muchos %' limit 50)`;
    const [sale, ...others] = await sent();
    expect(others).toEqual([]);
    expect(sale).toMatchObject({ kind: "sale" });
    expect(sale?.products).toHaveLength(50);
  });

  test("that changes nothing is not announced", async () => {
    await db.sql`update public.products set price = 1 where name = 'no hay ninguno así'`;
    await db.sql`delete from public.services where name = 'no hay ninguno así'`;
    expect(await sent()).toEqual([]);
  });

  test("of staff is announced too: the trigger writes with its own rights", async () => {
    const { id } = await addProduct(db);
    await sent();
    const employee = await addPerson(db, "employee");
    expect(
      await isAllowed(db, employee, (sql) => sql`update public.products set price = 77 where id = ${id}`),
    ).toBe(true);
  });
});

test.each(Object.keys(CACHED_TABLES))("%s is announced when it is emptied", async (table) => {
  await db.sql
    .begin(async (sql) => {
      await sql.unsafe(`truncate public.${table} cascade`);
      const rows = await sql<Sent[]>`select payload from realtime.messages where event = ${table}`;
      expect(rows.map(({ payload }) => payload)).toMatchObject([{ table, products: null }]);
      throw new Error("undone");
    })
    .catch((error: Error) => expect(error.message).toBe("undone"));
});

describe("who may receive and send", () => {
  const countAs = (who: string, topic: string) =>
    db.sql.begin(async (sql) => {
      await sql`insert into realtime.messages (topic, extension, event) values (${topic}, 'broadcast', 'x')`;
      await sql`select set_config('role', ${who}, true), set_config('realtime.topic', ${topic}, true)`;
      const rows = await sql`select 1 from realtime.messages where topic = ${topic}`;
      await sql`reset role`;
      await sql`delete from realtime.messages`;
      return rows.length;
    });

  test.each(["anon", "authenticated"])("%s receives the catalogue and no other topic", async (role) => {
    expect(await countAs(role, "catalogo")).toBeGreaterThan(0);
    expect(await countAs(role, "otra-cosa")).toBe(0);
  });

  test.each(["anon", "authenticated"])("%s cannot announce anything", async (role) => {
    const speak = (call: string) =>
      db.sql.begin(async (sql) => {
        await sql`select set_config('role', ${role}, true), set_config('realtime.topic', 'catalogo', true)`;
        await sql.unsafe(call);
      });
    await expect(
      speak(
        "insert into realtime.messages (topic, extension, event, private) values ('catalogo', 'broadcast', 'products', true)",
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(speak("select private.send_change('products', 'edit', null)")).rejects.toThrow(
      /permission denied/,
    );
  });
});

test("a scheduled post is announced in the minute in which its time comes", async () => {
  const run = () => db.sql`select public.announce_due_posts()`;
  await addPost(db, "de-ayer");
  await addPost(db, "de-otro-dia", "programado", { published_at: new Date(Date.now() + 86_400_000) });
  await sent();
  await run();
  expect(await sent()).toEqual([]);
  const id = await addPost(db, "de-ahora", "programado", { published_at: new Date(Date.now() + 60_000) });
  await db.sql`update public.posts set published_at = now() - interval '20 seconds' where id = ${id}`;
  await sent();
  await run();
  expect(await sent()).toEqual([edit("posts")]);
});
