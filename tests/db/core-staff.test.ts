import { describe, expect, test } from "vitest";
import { columnLabel, UNSEEN } from "../../lib/audit/columns.ts";
import { ACTIONS, ENTITIES } from "../../lib/audit/labels.ts";
import { ORDER_MOVES } from "../../lib/orders/staff/moves.ts";
import { buyProduct } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";

const db = await testDatabase();
const answer = answerOf(db);
const employee = await addPerson(db, "employee");
const asEmployee = queryAs(db, employee);
const customer = await addPerson(db);

type Entry = { actor: string; action: string; details: Record<string, unknown> };

const logOf = (entity: string, id: string) => db.sql<Entry[]>`
  select actor, action, details from public.audit_log where entity = ${entity} and entity_id = ${id} order by id`;

const versionOf = (id: string) => answerOf<number>(db)`select version from public.products where id = ${id}`;

describe("versions", () => {
  test("an edit raises it, a sale does not", async () => {
    const product = await addProduct(db);
    await buyProduct(db, product);
    expect(await versionOf(product.id)).toBe(1);
    await asEmployee`update public.products set price = 60000 where id = ${product.id}`;
    expect(await versionOf(product.id)).toBe(2);
  });

  test("a save that changes nothing does not raise it", async () => {
    const product = await addProduct(db);
    await asEmployee`update public.products set price = price where id = ${product.id}`;
    expect(await versionOf(product.id)).toBe(1);
  });

  test("cannot be set by hand", async () => {
    const service =
      await answer`insert into public.services (name, price) values ('Domicilio', 1) returning id`;
    await asEmployee`update public.services set version = 40, price = 2 where id = ${service}`;
    expect(await answer`select version from public.services where id = ${service}`).toBe(2);
  });

  test("of two saves that started from one version, one finds no row", async () => {
    const product = await addProduct(db);
    const save = (price: number) =>
      asEmployee`update public.products set price = ${price} where id = ${product.id} and version = 1 returning id`;
    const [first, second] = await Promise.all([save(1000), save(2000)]);
    expect([first.length, second.length].toSorted()).toEqual([0, 1]);
  });
});

describe("the log of staff writes", () => {
  test("says who changed what, before and after", async () => {
    const product = await addProduct(db, { price: 1000 });
    await asEmployee`update public.products set price = 2000, badge_text = 'Nuevo' where id = ${product.id}`;
    expect(await logOf("products", product.id)).toEqual([
      {
        actor: employee,
        action: "products.updated",
        details: { changed: { price: [1000, 2000], badge_text: ["", "Nuevo"] } },
      },
    ]);
  });

  test("one statement over many rows is one entry a row", async () => {
    const ids = (await Promise.all([addProduct(db), addProduct(db)])).map(({ id }) => id);
    await asEmployee`update public.products set category = 'extras' where id = any (${ids})`;
    for (const id of ids)
      expect((await logOf("products", id)).map(({ action }) => action)).toEqual(["products.updated"]);
  });

  test("keeps what was deleted, for the superadmin's deletion too", async () => {
    const superadmin = await addPerson(db, "superadmin");
    const product = await addProduct(db, { name: "Se va" });
    await db.as(superadmin, (sql) => sql`delete from public.products where id = ${product.id}`);
    const [entry] = await logOf("products", product.id);
    expect(entry).toMatchObject({
      actor: superadmin,
      action: "products.deleted",
      details: { before: { name: "Se va" } },
    });
  });

  test("cuts long texts and hides personal ones", async () => {
    const product = await addProduct(db);
    await asEmployee`update public.products set description = ${"x".repeat(5000)} where id = ${product.id}`;
    const [entry] = await logOf("products", product.id);
    const [, after] = (entry!.details.changed as Record<string, [string, string]>).description!;
    expect(after).toBe(`${"x".repeat(300)}…`);
    const repair = await answerAs(
      db,
      employee,
    )`select public.take_in_repair(gen_random_uuid(), '{"descripcion": "No prende", "contact_name": "Ana"}') ->> 'id'`;
    await asEmployee`update public.ordenes_servicio set contact_name = 'Beatriz' where id = ${repair}`;
    const log = JSON.stringify(await logOf("ordenes_servicio", repair));
    expect(log).toContain("contact_name");
    expect(log).not.toMatch(/Ana|Beatriz/);
  });

  test("does not write down what customers and the server do", async () => {
    const product = await addProduct(db);
    const order = await buyProduct(db, product);
    await db.as(customer, (sql) => sql`update public.profiles set username = 'Caro' where id = ${customer}`);
    expect(await logOf("products", product.id)).toEqual([]);
    expect(await logOf("orders", order.order_id)).toEqual([]);
  });
});

describe("the labels of the log", () => {
  test("every action that a function logs by name has one", async () => {
    const functions = await db.sql<{ body: string }[]>`
      select prosrc as body from pg_proc where prosrc like '%private.audit(%'`;
    const written = functions.flatMap(({ body }) =>
      [...body.matchAll(/private\.audit\(([^,]+),/g)].flatMap(([, name = ""]) =>
        [...name.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, action = ""]) => action),
      ),
    );
    expect(written).toEqual(expect.arrayContaining(["role.changed", "withdrawal.accepted"]));
    const actions = [...written, ...ORDER_MOVES.map((move) => `order.${move}`)];
    expect(actions.filter((action) => !ACTIONS[action])).toEqual([]);
  });

  test("every watched table and each of its columns has a name that people use", async () => {
    const watched = await db.sql<{ table: string; columns: string[] }[]>`
      select t.event_object_table as table, array_agg(distinct c.column_name::text) as columns
      from information_schema.triggers t
      join information_schema.columns c on c.table_schema = t.event_object_schema and c.table_name = t.event_object_table
      where t.trigger_name like '%\_audit\_u' group by 1`;
    expect(watched.length).toBeGreaterThan(10);
    const isUnseen = (column: string) => UNSEEN.some((one) => one === column);
    const nameless = watched.flatMap(({ table, columns }) => [
      ...(ENTITIES[table] ? [] : [table]),
      ...columns.filter((one) => !columnLabel(table, one) && !isUnseen(one)).map((one) => `${table}.${one}`),
    ]);
    expect(nameless).toEqual([]);
  });
});
