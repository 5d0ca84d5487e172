import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addCustomerHistory } from "../factories/customer-history.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { refusal } from "../support/refusal.ts";

const db = await testDatabase();
const admin = await addPerson(db, "admin");

const anonymise = (user: string) =>
  db.as("service_role", (sql) => sql`select public.anonymise_account(${user})`);

test("an employee's account is deleted, and the shop's history stays without their name", async () => {
  const leaver = await db.addUser("empleada@tienda.example", { username: "Empleada Saliente" });
  await db.sql`update public.profiles set role = 'manager' where id = ${leaver}`;
  const life = await addCustomerHistory(db, "Clienta Fiel");
  const product = await addProduct(db, { stock: 5 });
  await db.as(leaver, async (sql) => {
    await sql`update public.products set price = 70000 where id = ${product.id}`;
    await sql`select public.adjust_stock(${product.id}, 2, 'adjusted', 'conteo')`;
    await sql`select public.take_in_repair(${randomUUID()}, ${sql.json({ usuario_id: life.id, descripcion: "No lee discos" })})`;
  });
  const [repair] = await db.sql<
    { id: string }[]
  >`select id from public.ordenes_servicio where descripcion = 'No lee discos'`;
  await db.as(leaver, (sql) => sql`select public.comment_repair(${repair!.id}, 'Ya la revisamos', 'admin')`);
  await queryAs(
    db,
    leaver,
  )`select public.create_quote(${repair!.id}, '[{"kind": "labour", "concept": "Mano de obra", "quantity": 1, "unit_price": 50000}]')`;
  await db.sql`update public.ordenes_servicio set technician_id = ${leaver} where id = ${repair!.id}`;
  await anonymise(leaver);
  await db.sql`delete from auth.users where id = ${leaver}`;

  const [kept] = await db.sql`
    select (select price from public.products where id = ${product.id}) as price,
      (select sum(delta)::int from public.stock_movements where product_id = ${product.id}) as stock,
      (select texto from public.orden_comentarios where orden_id = ${repair!.id} order by id desc limit 1) as comment,
      (select total from public.cotizaciones where orden_id = ${repair!.id}) as quoted,
      (select technician_id from public.ordenes_servicio where id = ${repair!.id}) as technician`;
  expect(kept).toEqual({
    price: 70_000,
    stock: 7,
    comment: "Ya la revisamos",
    quoted: 50_000,
    technician: null,
  });
  const log = await db.as(admin, (sql) => sql`select actor_name, action from public.search_audit(${leaver})`);
  expect(log.length).toBeGreaterThan(2);
  expect(log.every((row) => row.actor_name === null)).toBe(true);
  const found = await queryAs(db, admin)`select public.search_people('Empleada Saliente') ->> 'total' as n`;
  expect(found[0]?.n).toBe("0");
});

test("a refund in progress blocks the deletion", async () => {
  const life = await addCustomerHistory(db, "Devuelta Pendiente");
  await db.sql`insert into public.refunds (order_id, payment_id, request_key, idempotency_key, channel, amount, already, reason)
    select ${life.order}, id, ${randomUUID()}, ${randomUUID()}, 'manual', 1000, 0, 'Se dañó' from public.payments where order_id = ${life.order}`;
  expect((await refusal(anonymise(life.id))).message).toMatch(/devolución de dinero pendiente/);
  await db.sql`update public.refunds set state = 'fallido' where order_id = ${life.order}`;
  await anonymise(life.id);
});
