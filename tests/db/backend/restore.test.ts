import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Sql } from "postgres";
import { expect, test } from "vitest";
import {
  addCourse,
  certificateByCode,
  enrol,
  finishCourse,
  issueCertificate,
} from "../../factories/courses.ts";
import {
  addPaidOrder,
  applyRefund,
  buyProduct,
  cartLine,
  openRefund,
  orderOf,
  placeOrder,
} from "../../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../../factories/payment-updates.ts";
import { addPerson } from "../../factories/people.ts";
import { pointsOf } from "../../factories/points.ts";
import { addProduct, stockOf } from "../../factories/products.ts";
import { decideQuote, quoteRepair, requestRepair } from "../../factories/repairs.ts";
import { testDatabase } from "../../support/database.ts";
import { refusal } from "../../support/refusal.ts";

const from = await testDatabase();
const to = await testDatabase();

/** Every table that holds data of the shop, its people or its files. */
async function tables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage') order by 1`;
  return rows.map(({ name }) => name);
}

/** What a table holds: how many rows, and a digest of all of them. */
async function contents(sql: Sql): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of await tables(sql)) {
    const [row] = await sql.unsafe<{ n: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as n from ${table} t`,
    );
    found[table] = row!.n;
  }
  return found;
}

/** The data of one database in the place of another's, as a restore into a new installation does it. */
async function restore(source: Sql, target: Sql): Promise<void> {
  const names = await tables(source);
  await target.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql.unsafe(`truncate ${names.join(", ")}`);
    for (const name of names) {
      const out = await source.unsafe(`copy ${name} to stdout`).readable();
      const into = await sql.unsafe(`copy ${name} from stdin`).writable();
      await pipeline(out, into);
    }
  });
  const counters = await source<{ name: string; at: string; called: boolean }[]>`
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as at, last_value is not null as called
    from pg_sequences where schemaname in ('public', 'private', 'auth', 'storage')`;
  for (const { name, at, called } of counters) await target`select setval(${name}, ${at}::bigint, ${called})`;
}

test("a copy of every table in a fresh installation is whole, and the shop goes on from there", async () => {
  await from.sql.begin(async (sql) => {
    await sql`select set_config('app.demo', 'on', true)`;
    await sql.unsafe(await readFile(path.join(import.meta.dirname, "../../../supabase/seed.sql"), "utf8"));
  });
  const [owner, stranger, laura] = [
    await addPerson(from),
    await addPerson(from),
    await addPerson(from, "employee"),
  ];
  const course = await addCourse(from);
  await enrol(from, owner, [course]);
  await finishCourse(from, owner, course);
  const code = await issueCertificate(from, owner, course);
  const product = await addProduct(from, { name: "Ñandú «azul»\\N\t", description: "Línea 1\nLínea 2" });
  const items = [cartLine(product, 2)];
  const order = await placeOrder(from, owner, { items, total: 100_000 });
  const { payment_id } = await beginPayment(from, order.token);
  const refunded = await addPaidOrder(from);
  await openRefund(from, laura, refunded, { amount: 20_000, left: 50_000 });
  await applyRefund(from, refunded, 20_000, 50_000);
  await buyProduct(from, product, 1, { method: "contra_entrega" });
  const repair = await requestRepair(from, owner);
  const asked = await quoteRepair(from, laura, repair.id);
  await decideQuote(from, { quote: asked, user: owner });

  const before = await contents(from.sql);
  expect(Object.values(before).filter((rows) => !rows.startsWith("0 ")).length).toBeGreaterThan(30);
  await restore(from.sql, to.sql);
  expect(await contents(to.sql)).toEqual(before);

  // No row names one that is not there.
  const keys = await to.sql<{ name: string }[]>`
    select format('alter table %s validate constraint %I', conrelid::regclass, conname) as name from pg_constraint c
    join pg_namespace n on n.oid = c.connamespace where contype in ('f', 'c') and n.nspname in ('public', 'private')`;
  await to.sql`update pg_constraint set convalidated = false where contype in ('f', 'c') and connamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  for (const { name } of keys) await to.sql.unsafe(name);
  expect(keys.length).toBeGreaterThan(150);

  // Everybody sees their own and no more, and may do what they might.
  const orders = (who: string) => to.as(who, (sql) => sql`select id from public.orders`);
  expect([(await orders(owner)).length, (await orders(stranger)).length]).toEqual([2, 0]);
  expect((await orders(laura)).length).toBeGreaterThan(3);
  expect((await refusal(orders("anon"))).code).toBe("42501");
  expect(await certificateByCode(to, code)).toMatchObject({ state: "vigente" });
  expect(await pointsOf(to, owner)).toEqual(await pointsOf(from, owner));

  // A payment that was on its way goes on; new rows of every counter collide with none.
  expect(await stockOf(to, product)).toBe(7);
  const update = paymentUpdate({ ...order, total: 100_000 }, newProviderId(), "approved");
  expect(await applyPayment(to, update)).toBe("paid");
  expect(await orderOf(to, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
  const [payment] = await to.sql`select status from public.payments where id = ${payment_id}`;
  expect(payment).toEqual({ status: "approved" });
  const again = await buyProduct(to, product);
  await to.as("anon", (sql) => sql`select public.cancel_order(${again.token})`);
  expect((await requestRepair(to, owner, { key: randomUUID(), description: "Otra falla" })).id).not.toBe(
    repair.id,
  );
  expect(await stockOf(to, product)).toBe(7);
}, 60_000);
