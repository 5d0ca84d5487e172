import { expect, test } from "vitest";
import { buyProduct } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { importRows, stageImport } from "../factories/product-imports.ts";
import { addProduct } from "../factories/products.ts";
import { correctPurchase, linesOf, recordPurchase, stockValue } from "../factories/purchases.ts";
import { bringRepair } from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { rolledBack } from "../support/refusal.ts";
import { RIGHT_FUNCTIONS, SIGNED_IN_FUNCTIONS } from "./policy-functions.ts";
import { MATRIX } from "./policy-matrix.ts";

const db = await testDatabase();
const employee = await addPerson(db, "employee");
const manager = await addPerson(db, "manager");

/** The cost of every unit that this file buys, sells, uses and loses. */
const SECRET = 7_654_321;
const tells = (text: string) => text.replaceAll(".", "").includes(String(SECRET));

const product = await addProduct(db, { stock: 0, price: 9_000_000, name: "Consola secreta" });
const purchases: string[] = [];
for (let n = 0; n < 5; n++)
  purchases.push(
    await recordPurchase(db, manager, [{ product, quantity: 1, cost: SECRET }], {
      supplier: "Mayorista",
      document: `FV-${n}`,
    }),
  );
const [line] = await linesOf(db, purchases[0]!);
await correctPurchase(db, manager, line!, { quantity: 2, cost: 2 * SECRET });
const order = await buyProduct(db, product);
const repair = await bringRepair(db, "service_role");
const part = await answerAs<string>(
  db,
  manager,
)`select public.use_repair_part(${repair.id}, ${product.id}, 1)`;
await answerAs(db, manager)`select public.adjust_stock(${product.id}, -1, 'damaged', 'Se cayó')`;
await stageImport(db, manager, importRows({ slug: product.slug, stock: 9, stock_was: 3, cost: SECRET }));

test("the cost is in each of the private tables", async () => {
  expect(await stockValue(db, product)).toBe(3 * SECRET);
  for (const [table, column] of [
    ["purchase_lines", "cost"],
    ["item_costs", "cost"],
    ["part_costs", "cost"],
    ["cost_adjustments", "amount"],
  ]) {
    const rows = await db.sql.unsafe(`select from private.${table} where ${column} = ${SECRET}`);
    expect(rows.length, table).toBeGreaterThan(0);
  }
});

test("no table that an employee reads has it", async () => {
  const told: string[] = [];
  for (const table of Object.keys(MATRIX)) {
    const rows = await rolledBack(
      db,
      (sql) => sql.unsafe(`select to_jsonb(t)::text as row from public.${table} t`),
      employee,
    ).catch(() => []);
    if (rows.some(({ row }) => tells(row as string))) told.push(table);
  }
  expect(told).toEqual([]);
});

test("no entry of the audit log has it, whoever reads it", async () => {
  const rows = await db.sql<
    { action: string; row: string }[]
  >`select action, to_jsonb(a)::text as row from public.audit_log a`;
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["purchase.recorded", "purchase.corrected"]),
  );
  expect(rows.filter(({ row }) => tells(row))).toEqual([]);
});

type Known = { name: string; args: { name: string; type: string; hasDefault: boolean }[]; isSet: boolean };
const functions = await db.sql<Known[]>`
  select p.proname as name, p.proretset as "isSet", (
    select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'type', t.oid::regtype::text, 'hasDefault', a.n > p.pronargs - p.pronargdefaults) order by a.n), '[]')
    from unnest(p.proargtypes::oid[]) with ordinality as t(oid, n)
    join unnest(p.proargnames) with ordinality as a(name, n) using (n)) as args
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname in ${db.sql(SIGNED_IN_FUNCTIONS)}`;

/** Everything that calls of a function say, with the ids of what has a cost, with and without the optional arguments. */
async function answersOf(who: Who, { name, args, isSet }: Known): Promise<string> {
  const said: string[] = [];
  const ids = [product.id, order.order_id, repair.id, part, purchases[0]!, line!];
  const texts = ["secreta", order.token, repair.token, "2020-01-01"];
  const given = [...ids.map((id) => ({ id, text: "" })), ...texts.map((text) => ({ id: product.id, text }))];
  const takes = (type: string) => args.some((arg) => arg.type.startsWith(type));
  const used = given.filter(
    ({ id, text }, n) =>
      n === 0 || (text === "" ? takes("uuid") || takes("jsonb") : takes("text") && id === product.id),
  );
  for (const { id, text } of used)
    for (const isFull of [true, false]) {
      const sent = args.filter(({ hasDefault }) => isFull || !hasDefault);
      if (!isFull && sent.length === args.length) continue;
      const values = sent.map(({ name: arg, type }) => {
        if (type === "uuid") return `${arg} => '${id}'::uuid`;
        if (type === "uuid[]") return `${arg} => array['${id}']::uuid[]`;
        if (type === "text") return `${arg} => '${text}'`;
        if (type === "boolean") return `${arg} => false`;
        if (type === "integer" || type === "bigint") return `${arg} => ${/offset/.test(arg) ? 0 : 20}`;
        if (type === "jsonb")
          return `${arg} => '${/filter/.test(arg) ? "{}" : `[{"type": "product", "id": "${id}", "item": "${id}", "quantity": 1}]`}'::jsonb`;
        if (type === "date") return `${arg} => ${/to$/.test(arg) ? "current_date" : "current_date - 30"}`;
        return `${arg} => null::${type}`;
      });
      const call = `public.${name}(${values.join(", ")})`;
      const query = isSet
        ? `select to_jsonb(x)::text as said from ${call} x`
        : `select to_jsonb(${call})::text as said`;
      const answer = await rolledBack(db, (sql) => sql.unsafe(query), who).then(
        (rows) => rows.map((row) => String(row.said)),
        (error: Error & { detail?: string }) => [error.message, error.detail ?? ""],
      );
      said.push(...answer);
    }
  return said.join("\n");
}

test("no function tells it to an employee, and those for costs tell it to a manager", async () => {
  const told: string[] = [];
  const answered: string[] = [];
  for (const known of functions) {
    const said = await answersOf(employee, known);
    if (tells(said)) told.push(known.name);
    if (said.includes("Consola secreta")) answered.push(known.name);
  }
  expect(told).toEqual([]);
  // The scan reaches the product through these, so that it would have seen what stands beside it.
  expect(answered).toEqual(
    expect.arrayContaining([
      "staff_products",
      "export_products",
      "product_movements",
      "staff_order",
      "order_detail",
      "cart_lines",
    ]),
  );
  const forCosts = functions.filter(
    ({ name }) => RIGHT_FUNCTIONS.includes(name) || name === "export_products",
  );
  const toManager: string[] = [];
  for (const known of forCosts) if (tells(await answersOf(manager, known))) toManager.push(known.name);
  expect(toManager.toSorted()).toEqual([
    "export_products",
    "list_purchases",
    "product_cost",
    "purchase_detail",
  ]);
}, 120_000);
