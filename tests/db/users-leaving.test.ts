import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { certificateByCode } from "../factories/courses.ts";
import { addCustomerHistory } from "../factories/customer-history.ts";
import { cartLine, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import { addRepair } from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();

type Export = Record<string, unknown[]> & { cuenta: Record<string, unknown> };

const exportOf = (who: Who) => answerAs<Export>(db, who)`select public.export_my_data()`;
const anonymise = (user: string, who: Who = "service_role") =>
  db.as(who, (sql) => sql`select public.anonymise_account(${user})`);
const obstacleOf = (who: Who) => answerAs<string | null>(db, who)`select public.account_deletion_obstacle()`;

async function buyFor(
  person: string,
  product: Product,
  more: Parameters<typeof placeOrder>[2] | object = {},
) {
  const phone = `344${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
  return placeOrder(db, person, { items: [cartLine(product)], total: product.price, phone, ...more });
}

describe("leaving", () => {
  test("removes the person from everything and keeps the sale", async () => {
    const gone = await addCustomerHistory(db, "Marta Olvido");
    const stays = await addCustomerHistory(db, "Pedro Queda");
    expect(await obstacleOf(gone.id)).toBeNull();
    await anonymise(gone.id);

    const [order] = await db.sql`
      select o.user_id, o.customer_name, o.customer_email, o.customer_phone, o.shipping_address, o.shipping_place, o.payment_status, o.total_price,
        y.last_four, w.reason from public.orders o join public.payments y on y.order_id = o.id join public.retractos w on w.order_id = o.id
      where o.id = ${gone.order}`;
    expect(order).toEqual({
      user_id: null,
      customer_name: "Cuenta eliminada",
      customer_email: "",
      customer_phone: "",
      shipping_address: "",
      shipping_place: null,
      payment_status: "paid",
      total_price: 50_000,
      last_four: "",
      reason: "",
    });
    expect(await answerOf(db)`select public.order_by_token(${gone.token})`).toBeNull();
    expect(await certificateByCode(db, gone.certificate)).toBeNull();
    const files = await db.as("service_role", (sql) => sql`select bucket, name from public.files_to_erase()`);
    expect([...files]).toContainEqual({ bucket: "service-orders", name: gone.photo });
    expect([...files].map(({ name }) => name)).not.toContain(stays.photo);

    await db.sql`delete from auth.users where id = ${gone.id}`;
    // No column of any table still has their name, address or e-mail.
    expect(await traces([gone.id, gone.email, "Marta Olvido"])).toEqual([]);
    expect((await exportOf(stays.id)).pedidos).toHaveLength(2);
  });

  test("is done once; a second try finds no account", async () => {
    const person = await addPerson(db);
    await Promise.all([anonymise(person), anonymise(person)]);
    await db.sql`delete from auth.users where id = ${person}`;
    expect(await hintOf(anonymise(person))).toBe("not_found");
    expect(await hintOf(anonymise(randomUUID()))).toBe("not_found");
  });

  test("is logged without the person", async () => {
    const person = await addPerson(db);
    await anonymise(person);
    const [entry] = await db.sql`
      select actor, entity, entity_id, details from public.audit_log where action = 'account.deleted' order by id desc limit 1`;
    expect(entry).toEqual({ actor: null, entity: "profiles", entity_id: null, details: { orders_kept: 0 } });
  });

  test("cancels unpaid orders and returns their stock", async () => {
    const person = await addPerson(db);
    const product = await addProduct(db, { stock: 3 });
    const { order_id } = await buyFor(person, product);
    expect(await stockOf(db, product)).toBe(2);
    await anonymise(person);
    expect(await stockOf(db, product)).toBe(3);
    const [order] = await db.sql`select status, user_id from public.orders where id = ${order_id}`;
    expect(order).toEqual({ status: "cancelled", user_id: null });
  });

  test("anonymises closed orders placed as a guest with the same e-mail", async () => {
    const email = `${randomUUID()}@example.com`;
    const person = await db.addUser(email);
    const product = await addProduct(db);
    const orders = await Promise.all([
      buyFor("service_role", product, { email }),
      buyFor("service_role", product, { email, address: "Otra calle 2" }),
      buyFor("service_role", product, { email, address: "Otra calle 3" }),
    ]);
    const [over, owed, open] = orders.map(({ order_id }) => order_id);
    for (const id of [over, owed]) await db.sql`select private.cancel_unpaid(${id!}, 'expired')`;
    // Charged after the stock was gone, and not refunded yet.
    await db.sql`insert into public.payments (order_id, attempt, idempotency_key, status, amount, refund_due)
      values (${owed!}, 1, ${owed!}, 'approved', ${product.price}, true)`;
    await anonymise(person);
    const rows = await db.sql`select id, customer_email from public.orders where customer_email = ${email}`;
    expect(rows.map(({ id }) => id).toSorted()).toEqual([owed, open].toSorted());
  });

  test("removes a file from the queue once the storage service confirms its deletion", async () => {
    await db.sql`insert into private.files_to_erase (bucket, name) values ('service-orders', 'a/b.webp'), ('service-orders', 'a/c.webp')`;
    await queryAs(db, "service_role")`select public.files_erased('service-orders', array['a/b.webp'])`;
    const left = await db.sql`select name from private.files_to_erase where name like 'a/%'`;
    expect(left.map(({ name }) => name)).toEqual(["a/c.webp"]);
  });
});

describe("leaving is blocked", () => {
  async function refuses(person: string, reason: RegExp) {
    expect(await obstacleOf(person)).toMatch(reason);
    const { code, message } = await refusal(anonymise(person));
    expect([code, message]).toEqual(["P0001", expect.stringMatching(reason)]);
    expect(await answerOf(db)`select count(*)::int as n from public.profiles where id = ${person}`).toBe(1);
  }

  test("by an open order that is paid, or payable on delivery", async () => {
    for (const change of [
      { payment_status: "paid", status: "confirmed", shipping_status: "shipped" },
      { payment_status: "unpaid", status: "confirmed", shipping_status: "processing" },
      { payment_status: "partially_refunded", status: "confirmed", shipping_status: "pending" },
    ]) {
      const person = await addPerson(db);
      const { order_id } = await buyFor(person, await addProduct(db), { method: "contra_entrega" });
      await db.sql`update public.orders set ${db.sql(change)} where id = ${order_id}`;
      await refuses(person, /pedido que aún no te hemos entregado/);
      await db.sql`update public.orders set shipping_status = 'delivered' where id = ${order_id}`;
      await anonymise(person);
    }
  });

  test("by a payment under review, and by money due for refund", async () => {
    const person = await addPerson(db);
    const { order_id, token } = await buyFor(person, await addProduct(db));
    await db.as("service_role", (sql) => sql`select public.begin_payment(${token})`);
    await refuses(person, /pago que todavía se está confirmando/);
    await db.sql`update public.payments set status = 'approved', refund_due = true where order_id = ${order_id}`;
    await refuses(person, /devolución de dinero pendiente/);
    await db.sql`update public.payments set status = 'refunded', refund_due = false where order_id = ${order_id}`;
    await anonymise(person);
  });

  test("by an open withdrawal", async () => {
    const life = await addCustomerHistory(db);
    await db.sql`update public.retractos set state = 'aceptado' where order_id = ${life.order}`;
    await refuses(life.id, /retracto en trámite/);
  });

  test("by an open repair", async () => {
    const person = await addPerson(db);
    await addRepair(db, { usuario_id: person });
    await refuses(person, /reparación que aún no te hemos entregado/);
    await db.sql`update public.ordenes_servicio set estado = 'Entregado' where usuario_id = ${person}`;
    await anonymise(person);
  });

  test("for the last superadmin, also when two leave at once", async () => {
    await db.sql`update public.profiles set role = 'cliente' where role = 'superadmin'`;
    const one = await addPerson(db, "superadmin");
    await refuses(one, /único superadmin/);
    const two = await addPerson(db, "superadmin");
    const results = await Promise.allSettled([anonymise(one), anonymise(two)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

/** Our tables that contain one of the texts in any column; the audit log keeps only ids. */
async function traces(texts: string[]): Promise<string[]> {
  const tables = await db.sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`;
  const found: string[] = [];
  for (const { name } of tables) {
    if (["audit_log", "stock_movements", "private.files_to_erase"].includes(name)) continue;
    const [row] = await db.sql.unsafe(
      `select count(*)::int as n from ${name} t, unnest($1::text[]) w where to_jsonb(t)::text ilike '%' || w || '%'`,
      [texts],
    );
    if (row?.n > 0) found.push(name);
  }
  return found;
}
