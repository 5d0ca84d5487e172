import { submitMessage, subscribe } from "../factories/contact.ts";
import { addCourse, enrol, finishCourse, issueCertificate } from "../factories/courses.ts";
import { buyProduct, cartLine, placeOrder } from "../factories/orders.ts";
import type { Role } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { commentRepair, quoteRepair, requestRepair } from "../factories/repairs.ts";
import type { TestDatabase } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";

/** A row in every table, mostly of the customer `cliente`; returns the ids that the statements of the matrix use. */
export async function addPolicyRows(
  db: TestDatabase,
  people: Record<Role, string>,
): Promise<Record<string, string>> {
  // A person without a profile yet, so that the secret key can insert one.
  await db.sql`alter table auth.users disable trigger user`;
  const nobody = await db.addUser();
  await db.sql`alter table auth.users enable trigger user`;
  await db.sql`select public.record_consent(${people.cliente}, 'marketing', true, 'v')`;
  const product = await addProduct(db);
  const order = await placeOrder(db, people.cliente, { items: [cartLine(product)], total: product.price });
  await buyProduct(db, product);
  await db.sql`select public.begin_payment(${order.token})`;
  await db.sql`insert into public.refunds (order_id, payment_id, request_key, idempotency_key, channel, amount, already, reason)
    select ${order.order_id}, id, gen_random_uuid(), 'r1', 'manual', 1, 0, 'Prueba' from public.payments where order_id = ${order.order_id}`;
  await db.sql`insert into public.cash_sessions (drawer_id, opening_float) select id, 1234 from public.cash_drawers where name = 'Caja principal'`;
  await db.sql`insert into public.tickets (number, request_key, total) values ('T-2020-000001', gen_random_uuid(), 1)`;
  await db.sql`insert into public.refund_keys (order_id) values (${order.order_id})`;
  await db.sql`select public.request_invoice(null, ${order.token}, 'CC', '1020304050', 'Ana Ruiz', 'ana@example.com', '05266')`;
  await db.sql`insert into public.retractos (order_id, item_ids, amount, refund_by)
    values (${order.order_id}, array[gen_random_uuid()], 1, '2026-01-01')`;
  await db.sql`insert into public.reversiones (number, order_id, payment_id, cause, amount, learned_on, deadline, respond_by)
    select 'REV-2020-000009', ${order.order_id}, id, 'fraude', 1, '2026-01-01', '2026-01-01', '2026-01-01' from public.payments where order_id = ${order.order_id}`;
  await db.as("service_role", (sql) => sql`select public.note_acceptance('order', ${order.order_id}, 'v')`);
  await db.sql`insert into public.product_old_slugs (slug, product_id) values ('de-antes', ${product.id})`;
  await db.sql`insert into public.product_images (product_id, image_url) values (${product.id}, '/media/x.webp')`;
  await db.sql`insert into public.gone_pages (kind, slug) values ('curso', 'ido')`;
  await db.sql`with i as (insert into public.product_imports (actor, file_name) values (${people.employee}, 'a.csv') returning id)
    insert into public.product_import_rows (import_id, line) select id, 2 from i`;
  await db.sql`insert into public.services (slug, name, price) values ('s', 's', 1)`;
  await db.sql`insert into public.courses (slug, title, price, curriculum, is_published)
    values ('c', 'c', 1, '[{"name": "m", "lessons": [{"title": "l"}]}]', true)`;
  await db.sql`with p as (insert into public.posts (slug, title, excerpt, body, category, state) values ('p', 'p', 'p', 'p', 'noticias', 'publicado') returning id)
    insert into public.post_old_slugs (slug, post_id) select 'p-de-antes', id from p`;
  const course = await addCourse(db);
  await enrol(db, people.cliente, [course]);
  await finishCourse(db, people.cliente, course);
  await db.sql`insert into public.course_positions values (${people.cliente}, ${course.id}, 'dos')`;
  await issueCertificate(db, people.cliente, course);
  await db.sql`insert into public.lesson_checks (course_id, lesson_id) values (${course.id}, 'dos')`;
  await db.sql`insert into public.check_results (user_id, course_id, lesson_id, correct, questions) values (${people.cliente}, ${course.id}, 'dos', 1, 1)`;
  await db.sql`insert into public.video_positions (user_id, course_id, lesson_id, seconds) values (${people.cliente}, ${course.id}, 'dos', 1)`;
  await db.sql`insert into public.rate_limits (key) values ('k')`;
  await db.sql`insert into public.audit_log (action, entity) values ('test', 'test')`;
  await db.sql`insert into public.payment_events (event_key, provider_payment_id) values ('e', '1')`;
  await db.sql`insert into public.hero_slides (title, subtitle, description, button_text, button_url, image_url, is_active)
    select t, 's', 'd', 'b', '/', '/media/x.webp', t = 'active' from unnest(array['active', 'hidden']) t`;
  await db.sql`insert into public.home_picks (product_id, display_order) values (${product.id}, 1)`;
  await db.sql`insert into public.repair_stories (title, console, problem, work, before_url, after_url, is_published)
    select t, 'c', 'p', 'w', '/media/a.webp', '/media/b.webp', t = 'active' from unnest(array['active', 'hidden']) t`;
  await db.sql`insert into public.team_members (name, specialty, is_published)
    select t, 's', t = 'active' from unnest(array['active', 'hidden']) t`;
  const [review] = await db.sql`insert into public.reviews (product_id, user_id, stars, body, status)
    values (${product.id}, ${people.cliente}, 5, 'Muy buen control', 'approved') returning id`;
  await db.sql`insert into public.social_posts (user_id, url) values (${people.cliente}, 'https://x.com/una')`;
  await db.sql`insert into public.achievement_claims (user_id, achievement) values (${people.cliente}, 'first-purchase')`;
  const repair = await requestRepair(db, people.cliente);
  await commentRepair(db, people.cliente, repair.id, "¿Cómo va?");
  await db.as(people.cliente, (sql) => sql`select public.mark_repair_read(${repair.id})`);
  await quoteRepair(db, people.employee, repair.id);
  await db.sql`insert into public.repair_payments (orden_id, kind, method, amount) values (${repair.id}, 'abono', 'efectivo', 500)`;
  await queryAs(db, people.employee)`select public.use_repair_part(${repair.id}, null, 1, 'Cable', 1000)`;
  const [step] = await db.sql<{ id: number }[]>`
    select id from public.orden_eventos where orden_id = ${repair.id} limit 1`;
  await db.sql`insert into public.orden_motivos (evento_id, orden_id, reason) values (${step!.id}, ${repair.id}, 'x')`;
  await db.sql`insert into public.orden_entregas (orden_id, delivered_at, to_name, to_document, outcome, outcome_reason, warranty_months)
    values (${repair.id}, now(), 'Ana', '', 'reparado', '', 3)`;
  await db.sql`insert into public.customer_notes (customer_id, body) select id, 'Prueba' from public.customers where user_id = ${people.cliente}`;
  await db.sql`insert into public.customer_joins (from_id, into_id, is_same)
    select a.id, b.id, false from public.customers a, public.customers b where a.user_id = ${people.cliente} and b.user_id = ${people.employee}`;
  const message = await submitMessage(db, { user: people.cliente });
  await queryAs(db, people.employee)`select public.reply_contact_message(${message.id}, 'Claro que sí')`;
  await subscribe(db, "boletin@example.com");
  return {
    NOBODY: nobody,
    CLIENTE: people.cliente,
    PRODUCT: product.id,
    ORDER: order.order_id,
    COURSE: course.id,
    REVIEW: review!.id,
    REPAIR: repair.id,
    MESSAGE: message.id,
  };
}
