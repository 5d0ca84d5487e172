import { randomUUID } from "node:crypto";
import type { TestDatabase } from "../support/database.ts";
import { addCheck, addCourse, answerCheck, enrol, finishCourse, issueCertificate } from "./courses.ts";
import { cartLine, placeOrder } from "./orders.ts";
import { addPerson, nextPhone } from "./people.ts";
import { addProduct } from "./products.ts";
import { addRepair, commentRepair } from "./repairs.ts";

export type CustomerHistory = {
  id: string;
  email: string;
  order: string;
  token: string;
  repair: string;
  product: string;
  certificate: string;
  photo: string;
};

/** A new account whose sign-up came through the site. */
export async function registerPerson(
  db: TestDatabase,
  version: string,
  { email, username, agent = "Firefox" }: { email?: string; username?: string; agent?: string } = {},
): Promise<string> {
  const [row] = await db.as(
    "service_role",
    (sql) => sql`select public.prepare_consent(${version}, '203.0.113.7', ${agent}) as consent`,
  );
  return db.addUser(email, { username, consent: row?.consent });
}

/** A person with a row in every table with personal data; all of it closed. */
export async function addCustomerHistory(db: TestDatabase, name = "Lucía Vélez"): Promise<CustomerHistory> {
  const email = `${randomUUID()}@example.com`;
  const id = await registerPerson(db, "2026-01", { email, username: name });
  await db.sql`update public.profiles set phone = '3009998877' where id = ${id}`;
  await db.as(
    "service_role",
    (sql) => sql`select public.record_consent(${id}, 'marketing', true, 'm-1', '203.0.113.7', 'Firefox')`,
  );

  const product = await addProduct(db);
  const checkout = {
    items: [cartLine(product)],
    total: product.price,
    name,
    email,
    phone: nextPhone(),
    address: "Calle secreta 1",
  };
  const { order_id: order, token } = await placeOrder(db, id, checkout);
  await db.as("service_role", (sql) => sql`select public.begin_payment(${token})`);
  await db.sql`update public.payments set status = 'approved', last_four = '6260' where order_id = ${order}`;
  await db.sql`update public.orders set status = 'confirmed', payment_status = 'paid', paid_at = now(), shipping_status = 'delivered' where id = ${order}`;
  await db.sql`insert into public.retractos (order_id, item_ids, amount, reason, state, refund_by)
    select ${order}, array_agg(id), 1, 'Me arrepentí', 'rechazado', current_date from public.order_items where order_id = ${order}`;
  await db.sql`insert into public.reversiones (number, order_id, payment_id, cause, amount, learned_on, deadline, respond_by, reason, state)
    select private.next_number('REV'), ${order}, id, 'defectuoso', 1, current_date, current_date, current_date, 'Llegó rayado', 'rechazada'
    from public.payments where order_id = ${order}`;
  await db.as(
    id,
    (sql) =>
      sql`select public.request_invoice(${order}, null, 'CC', '1020304050', ${name}, ${email}, '05266')`,
  );
  await db.as(
    "service_role",
    (sql) => sql`select public.note_acceptance('order', ${order}, 't-1', '203.0.113.7', 'Firefox')`,
  );

  const course = await addCourse(db);
  await enrol(db, id, [course]);
  await finishCourse(db, id, course);
  await addCheck(db, course, "dos");
  await answerCheck(db, id, course, "dos", [1]);
  await db.as(id, (sql) => sql`select public.save_video_position(${course.id}, 'dos', 65)`);
  await db.as(id, (sql) => sql`select public.visit_lesson(${course.id}, 'dos')`);
  const certificate = await issueCertificate(db, id, course, name);
  await db.as(id, (sql) => sql`select public.submit_review(${product.id}, 5, 'Llegó rápido y sirve')`);
  await db.as(id, (sql) => sql`select public.submit_social_post(${`https://x.com/${id}`})`);
  await db.sql`insert into public.achievement_claims (user_id, achievement) values (${id}, 'first-purchase')`;

  const ip = "203.0.113.7";
  await db.as(
    "service_role",
    (sql) =>
      sql`select public.submit_contact_message('consulta', ${name}, '3009998877', ${email}, 'Mensaje secreto', 'v-1', 'consola', ${ip}, ${id})`,
  );
  await db.as(
    "service_role",
    (sql) => sql`select public.subscribe_newsletter(${email}, 'blog', 'v-1', ${ip})`,
  );

  const repair = await addDeliveredRepair(db, id, name);
  const photo = `${repair}/entrega.webp`;
  await db.sql`insert into storage.objects (bucket_id, name) values ('service-orders', ${photo})`;
  return { id, email, order, token, repair, product: product.id, certificate, photo };
}

/** A delivered repair with a quote, a message of each side, and an internal note. */
export async function addDeliveredRepair(db: TestDatabase, owner: string, name: string): Promise<string> {
  const { id: repair } = await addRepair(db, {
    usuario_id: owner,
    contact_name: name,
    contact_phone: "3009998877",
  });
  await db.sql`insert into public.orden_comentarios (orden_id, autor, autor_id, texto, is_internal) values
    (${repair}, 'cliente', ${owner}, '¿Cómo va mi consola?', false), (${repair}, 'admin', null, 'Cliente difícil', true)`;
  await commentRepair(db, await addPerson(db, "employee"), repair, "Va bien", { as: "admin" });
  await db.sql`insert into public.cotizaciones (orden_id, total, valid_until, signer_name, ip)
    values (${repair}, 80000, now() + interval '15 days', ${name}, '203.0.113.7')`;
  await db.as(owner, (sql) => sql`select public.mark_repair_read(${repair})`);
  await db.sql`update public.ordenes_servicio set estado = 'Entregado' where id = ${repair}`;
  return repair;
}
