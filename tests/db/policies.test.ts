import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { submitMessage, subscribe } from "../factories/contact.ts";
import { addCourse, enrol, finishCourse, issueCertificate } from "../factories/courses.ts";
import { buyProduct, cartLine, placeOrder } from "../factories/orders.ts";
import { addPeople, addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { commentRepair, quoteRepair, requestRepair } from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { isAllowed } from "../support/refusal.ts";
import { CALLERS, type Caller, type Verb } from "./policy-callers.ts";
import { MATRIX } from "./policy-matrix.ts";

const db = await testDatabase();
const people = { ...(await addPeople(db)), other: await addPerson(db) };
const ids: Record<string, string> = { NOBODY: randomUUID() };

beforeAll(async () => {
  // A person without a profile yet, so that the secret key can insert one.
  await db.sql`alter table auth.users disable trigger user`;
  ids.NOBODY = await db.addUser();
  await db.sql`alter table auth.users enable trigger user`;
  await db.sql`select public.record_consent(${people.cliente}, 'marketing', true, 'v')`;
  const product = await addProduct(db);
  const order = await placeOrder(db, people.cliente, { items: [cartLine(product)], total: product.price });
  await buyProduct(db, product);
  await db.sql`select public.begin_payment(${order.token})`;
  await db.sql`insert into public.refunds (order_id, payment_id, request_key, idempotency_key, channel, amount, already, reason)
    select ${order.order_id}, id, gen_random_uuid(), 'r1', 'manual', 1, 0, 'Prueba' from public.payments where order_id = ${order.order_id}`;
  await db.sql`insert into public.retractos (order_id, item_ids, amount, refund_by)
    values (${order.order_id}, array[gen_random_uuid()], 1, '2026-01-01')`;
  await db.sql`insert into public.reversiones (number, order_id, payment_id, cause, amount, learned_on, deadline, respond_by)
    select 'REV-2020-000009', ${order.order_id}, id, 'fraude', 1, '2026-01-01', '2026-01-01', '2026-01-01' from public.payments where order_id = ${order.order_id}`;
  await db.as("service_role", (sql) => sql`select public.note_acceptance('order', ${order.order_id}, 'v')`);
  await db.sql`insert into public.product_old_slugs (slug, product_id) values ('de-antes', ${product.id})`;
  await db.sql`insert into public.product_images (product_id, image_url) values (${product.id}, '/media/x.webp')`;
  await db.sql`insert into public.gone_pages (kind, slug) values ('curso', 'ido')`;
  await db.sql`with i as (insert into public.product_imports (actor, file_name) values (${people.employee!}, 'a.csv') returning id)
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
  await db.sql`insert into public.rate_limits (key) values ('k')`;
  await db.sql`insert into public.audit_log (action, entity) values ('test', 'test')`;
  await db.sql`insert into public.payment_events (event_key, provider_payment_id) values ('e', '1')`;
  await db.sql`insert into public.hero_slides (title, subtitle, description, button_text, button_url, image_url, is_active)
    select t, 's', 'd', 'b', '/', '/media/x.webp', t = 'active' from unnest(array['active', 'hidden']) t`;
  const [review] = await db.sql`insert into public.reviews (product_id, user_id, stars, body, status)
    values (${product.id}, ${people.cliente}, 5, 'Muy buen control', 'approved') returning id`;
  await db.sql`insert into public.social_posts (user_id, url) values (${people.cliente}, 'https://x.com/una')`;
  await db.sql`insert into public.achievement_claims (user_id, achievement) values (${people.cliente}, 'first-purchase')`;
  Object.assign(ids, { REVIEW: review?.id });
  const repair = await requestRepair(db, people.cliente);
  await commentRepair(db, people.cliente, repair.id, "¿Cómo va?");
  await db.as(people.cliente, (sql) => sql`select public.mark_repair_read(${repair.id})`);
  await quoteRepair(db, people.employee!, repair.id);
  await db.sql`insert into public.repair_payments (orden_id, kind, method, amount) values (${repair.id}, 'abono', 'efectivo', 500)`;
  Object.assign(ids, { REPAIR: repair.id });
  await db.as(
    people.employee!,
    (sql) => sql`select public.use_repair_part(${repair.id}, null, 1, 'Cable', 1000)`,
  );
  const [step] = await db.sql<{ id: number }[]>`
    select id from public.orden_eventos where orden_id = ${repair.id} limit 1`;
  await db.sql`insert into public.orden_motivos (evento_id, orden_id, reason) values (${step!.id}, ${repair.id}, 'x')`;
  await db.sql`insert into public.orden_entregas (orden_id, delivered_at, to_name, to_document, outcome, outcome_reason, warranty_months)
    values (${repair.id}, now(), 'Ana', '', 'reparado', '', 3)`;
  const message = await submitMessage(db, { user: people.cliente });
  await db.as(
    people.employee!,
    (sql) => sql`select public.reply_contact_message(${message.id}, 'Claro que sí')`,
  );
  await subscribe(db, "boletin@example.com");
  Object.assign(ids, { MESSAGE: message.id });
  Object.assign(ids, {
    COURSE: course.id,
    CLIENTE: people.cliente,
    PRODUCT: product.id,
    ORDER: order.order_id,
  });
});

const fill = (sql: string) => sql.replace(/\b[A-Z]{4,}\b/g, (name) => ids[name] ?? name);
const isPerson = (caller: Caller): caller is keyof typeof people => caller in people;
const whoIs = (caller: Caller): Who => (isPerson(caller) ? people[caller] : caller);

function statement(table: string, verb: Verb): string {
  const { row, column, insert } = MATRIX[table]!;
  if (verb === "select") return fill(`select 1 from public.${table} where ${row}`);
  if (verb === "insert") return fill(`insert into public.${table} ${insert}`);
  if (verb === "update") return fill(`update public.${table} set ${column} = ${column} where ${row}`);
  return fill(`delete from public.${table} where ${row}`);
}

describe("role × table × verb", () => {
  const cases = Object.keys(MATRIX).flatMap((table) =>
    (["select", "insert", "update", "delete"] as const).map((verb) => [table, verb] as const),
  );
  test.each(cases)("%s: %s", async (table, verb) => {
    const allowed: Caller[] = [];
    for (const caller of CALLERS) {
      if (await isAllowed(db, whoIs(caller), (sql) => sql.unsafe(statement(table, verb))))
        allowed.push(caller);
    }
    expect(allowed.toSorted()).toEqual(MATRIX[table]!.allowed[verb].toSorted());
  });

  test("covers every table", async () => {
    const tables = await db.sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`;
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(MATRIX).toSorted());
  });
});

describe("the schema's own rules", () => {
  test("has row-level security and a commented policy on every table", async () => {
    const bad = await db.sql`
      select c.relname, c.relrowsecurity,
        (select count(*) from pg_policy p where p.polrelid = c.oid)::int as policies,
        (select count(*) from pg_policy p where p.polrelid = c.oid and obj_description(p.oid, 'pg_policy') is null)::int as silent
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (not c.relrowsecurity
          or not exists (select from pg_policy p where p.polrelid = c.oid)
          or exists (select from pg_policy p where p.polrelid = c.oid and obj_description(p.oid, 'pg_policy') is null))`;
    expect([...bad]).toEqual([]);
  });

  test("pins the search path of every function of ours", async () => {
    const bad = await db.sql`
      select p.pronamespace::regnamespace::text as schema, p.proname from pg_proc p
      where p.pronamespace::regnamespace::text in ('public', 'private')
        and not exists (select from unnest(p.proconfig) c where c like 'search_path=%')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
    expect([...bad]).toEqual([]);
  });

  test("opens to visitors exactly these functions", async () => {
    const open = async (role: string) => {
      const rows = await db.sql<{ name: string }[]>`
        select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
          and has_function_privilege(${role}, p.oid, 'execute') and p.prorettype <> 'trigger'::regtype`;
      return rows.map(({ name }) => name).toSorted();
    };
    expect(await open("anon")).toEqual(
      [
        "cancel_order",
        "cart_lines",
        "order_by_token",
        "product_categories",
        "search_products",
        "product_reviews",
        "certificate_by_code",
        "order_detail",
        "request_reversal",
        "request_withdrawal",
        "may_see_repair_image",
        "pickup_slots",
        "place_quote_order",
        "repair_by_token",
        "confirm_newsletter",
        "contact_by_token",
        "newsletter_link",
        "unsubscribe_newsletter",
        "post_counts",
        "related_posts",
        "find_addresses",
        "sitemap_changes",
        "sitemap_posts",
        "sitemap_product_files",
        "sitemap_products",
      ].toSorted(),
    );
    expect(await open("authenticated")).toEqual(
      [
        "adjust_stock",
        "cancel_order",
        "cart_lines",
        "order_by_token",
        "order_token",
        "place_order",
        "product_categories",
        "search_products",
        "set_user_role",
        "staff_overview",
        "lost_mails",
        "settle_lost_mail",
        "bulk_edit_products",
        "count_stock",
        "product_movements",
        "staff_products",
        "add_product_image",
        "reorder_product_images",
        "save_product_image",
        "set_primary_image",
        "check_import",
        "commit_import",
        "export_products",
        "stage_import_rows",
        "start_import",
        "person_for_staff",
        "person_history",
        "search_audit",
        "search_people",
        "account_deletion_obstacle",
        "export_my_data",
        "decide_reversal",
        "order_detail",
        "own_orders",
        "request_reversal",
        "request_withdrawal",
        "add_order_note",
        "decide_withdrawal",
        "move_order",
        "move_orders",
        "cancel_payment",
        "payment_watch",
        "settle_mismatch",
        "open_refund",
        "return_items",
        "staff_order",
        "staff_orders",
        "announce_post",
        "post_counts",
        "related_posts",
        "staff_posts",
        "find_addresses",
        "sitemap_changes",
        "sitemap_posts",
        "sitemap_product_files",
        "sitemap_products",
        "course_learners",
        "move_slide",
        "place_slide",
        "staff_courses",
        "certificate_by_code",
        "complete_lesson",
        "issue_certificate",
        "my_courses",
        "visit_lesson",
        "moderate_review",
        "own_review",
        "product_reviews",
        "submit_review",
        "change_repair_state",
        "comment_repair",
        "create_quote",
        "mark_repair_read",
        "may_see_repair_image",
        "pickup_slots",
        "place_quote_order",
        "renew_repair_link",
        "repair_by_token",
        "repair_link",
        "repair_unread",
        "request_repair",
        "revoke_repair_link",
        "assign_repair_customer",
        "assign_technician",
        "pay_quote_at_counter",
        "return_repair_part",
        "hide_repair_comment",
        "hide_repair_photo",
        "move_repair_money",
        "record_quote_answer",
        "turnaround_report",
        "use_repair_part",
        "add_intake_photos",
        "close_repair_request",
        "take_in_repair",
        "find_repair_contacts",
        "list_repairs",
        "repair_board",
        "repair_device_names",
        "claim_achievement",
        "my_progress",
        "review_social_post",
        "submit_social_post",
        "confirm_newsletter",
        "contact_by_token",
        "newsletter_link",
        "unsubscribe_newsletter",
        "assign_contact_message",
        "contact_inbox",
        "contact_thread",
        "handle_contact_message",
        "read_contact_message",
        "reply_contact_message",
        "export_newsletter",
        "newsletter_list",
        "remove_subscriber",
        "moderate_reviews",
        "reopen_review",
        "reviews_for_staff",
        "reopen_social_post",
        "social_posts_for_staff",
      ].toSorted(),
    );
  });

  test("refuses customers in every function that is not theirs", async () => {
    const functions = await db.sql<{ name: string; args: string[] }[]>`
      select p.proname as name, array(select t::regtype::text from unnest(p.proargtypes::oid[]) t) as args
      from pg_proc p where p.pronamespace = 'public'::regnamespace
        and has_function_privilege('authenticated', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype`;
    const open: string[] = [];
    for (const { name, args } of functions) {
      const call = `select public.${name}(${args.map((type) => `null::${type}`).join(", ")})`;
      const code = await db
        .as(people.other!, (sql) => sql.unsafe(call))
        .then(
          () => "",
          (error: { code?: string }) => error.code,
        );
      if (code !== "42501") open.push(name);
    }
    expect(open.toSorted()).toEqual(
      [
        "cart_lines",
        "pickup_slots",
        "product_categories",
        "product_reviews",
        "search_products",
        "cancel_order",
        "order_by_token",
        "order_detail",
        "order_token",
        "own_orders",
        "place_order",
        "request_reversal",
        "request_withdrawal",
        "own_review",
        "submit_review",
        "submit_social_post",
        "claim_achievement",
        "my_progress",
        "certificate_by_code",
        "complete_lesson",
        "issue_certificate",
        "my_courses",
        "visit_lesson",
        "comment_repair",
        "mark_repair_read",
        "may_see_repair_image",
        "repair_by_token",
        "repair_link",
        "place_quote_order",
        "renew_repair_link",
        "repair_unread",
        "request_repair",
        "revoke_repair_link",
        "account_deletion_obstacle",
        "export_my_data",
        "confirm_newsletter",
        "contact_by_token",
        "newsletter_link",
        "unsubscribe_newsletter",
        "post_counts",
        "related_posts",
        "find_addresses",
        "sitemap_changes",
        "sitemap_posts",
        "sitemap_product_files",
        "sitemap_products",
      ].toSorted(),
    );
  });

  test("keeps private functions that change things away from visitors", async () => {
    const open = await db.sql<{ name: string }[]>`
      select p.proname as name from pg_proc p where p.pronamespace = 'private'::regnamespace
        and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
        and p.provolatile = 'v' and p.prorettype <> 'trigger'::regtype`;
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test("shows inactive slides to staff alone", async () => {
    const seen = async (who: Who) =>
      db.as(who, async (sql) => (await sql`select 1 from public.hero_slides where title = 'hidden'`).count);
    expect(await seen("anon")).toBe(0);
    expect(await seen(people.cliente!)).toBe(0);
    expect(await seen(people.employee!)).toBe(1);
  });
});
