import { placeAt } from "../factories/places.ts";
import {
  ADMINS,
  ADMINS_ONLY,
  ALL,
  CONTENT,
  NOBODY_WRITES,
  OWNER_AND_STAFF,
  type Rule,
  SERVER,
  SERVER_ONLY,
  STAFF,
} from "./policy-callers.ts";
import { REPAIR_RULES } from "./policy-repairs.ts";

/** Every table of the public schema: who may do what to one row of it. A new table needs its line here. */
export const MATRIX: Record<string, Rule> = {
  profiles: {
    allowed: { select: OWNER_AND_STAFF, insert: SERVER, update: ["cliente", ...SERVER], delete: SERVER },
    row: "id = 'CLIENTE'",
    column: "username",
    insert: "(id) values ('NOBODY')",
  },
  addresses: {
    allowed: { ...NOBODY_WRITES, select: ["cliente"] },
    row: "user_id = 'CLIENTE'",
    column: "label",
    insert: `(user_id, place) values ('CLIENTE', '${JSON.stringify(placeAt("Calle 1 # 2-3"))}')`,
  },
  municipalities: {
    allowed: { ...NOBODY_WRITES, select: ALL },
    row: "code = '05266'",
    column: "name",
    insert: "(code, name, department) values ('99999', 'Macondo', 'Magdalena')",
  },
  consents: {
    allowed: { ...NOBODY_WRITES, select: ["cliente", ...ADMINS] },
    row: "user_id = 'CLIENTE'",
    column: "granted",
    insert: "(user_id, kind, granted, version) values ('CLIENTE', 'marketing', true, 'v')",
  },
  rate_limits: { allowed: SERVER_ONLY, row: "key = 'k'", column: "hits", insert: "(key) values ('other')" },
  audit_log: {
    allowed: { ...SERVER_ONLY, select: ADMINS },
    row: "action = 'test'",
    column: "details",
    insert: "(action, entity) values ('x', 'y')",
  },
  store_settings: {
    allowed: { select: ALL, insert: SERVER, update: ADMINS, delete: SERVER },
    row: "id",
    column: "phone",
    insert: "(id) values (true) on conflict (id) do update set phone = ''",
  },
  search_synonyms: {
    allowed: { select: STAFF, insert: STAFF, update: STAFF, delete: STAFF },
    row: "id = (select min(id::text)::uuid from public.search_synonyms)",
    column: "words",
    insert: "(words) values ('n, m')",
  },
  hero_slides: {
    allowed: CONTENT,
    row: "title = 'active'",
    column: "title",
    insert:
      "(title, subtitle, description, button_text, button_url, image_url) values ('n', 's', 'd', 'b', '/', '/media/x.webp')",
  },
  home_picks: {
    allowed: { ...SERVER_ONLY, select: ALL },
    row: "product_id = 'PRODUCT'",
    column: "display_order",
    insert: "(service_id, display_order) select id, 2 from public.services where slug = 's'",
  },
  repair_stories: {
    allowed: CONTENT,
    row: "title = 'active'",
    column: "title",
    insert:
      "(title, console, problem, work, before_url, after_url) values ('n', 'c', 'p', 'w', '/media/a.webp', '/media/b.webp')",
  },
  team_members: {
    allowed: CONTENT,
    row: "name = 'active'",
    column: "name",
    insert: "(name, specialty) values ('n', 's')",
  },
  services: { allowed: CONTENT, row: "slug = 's'", column: "name", insert: "(name, price) values ('n', 1)" },
  products: {
    allowed: CONTENT,
    row: "id = 'PRODUCT'",
    column: "name",
    insert: "(name, price) values ('n', 1)",
  },
  posts: {
    allowed: CONTENT,
    row: "slug = 'p'",
    column: "title",
    insert: "(slug, title, category) values ('n', 'n', 'noticias')",
  },
  post_old_slugs: {
    allowed: { ...SERVER_ONLY, select: ALL },
    row: "slug = 'p-de-antes'",
    column: "slug",
    insert: "(slug, post_id) select 'otro', id from public.posts limit 1",
  },
  gone_pages: {
    allowed: { ...SERVER_ONLY, select: ALL },
    row: "slug = 'ido'",
    column: "gone_at",
    insert: "(kind, slug) values ('curso', 'n')",
  },
  product_old_slugs: {
    allowed: { ...SERVER_ONLY, select: ALL },
    row: "product_id = 'PRODUCT'",
    column: "slug",
    insert: "(slug, product_id) values ('otro', 'PRODUCT')",
  },
  product_images: {
    allowed: CONTENT,
    row: "product_id = 'PRODUCT'",
    column: "alt_text",
    insert: "(product_id, image_url) values ('PRODUCT', '/media/y.webp')",
  },
  product_imports: {
    allowed: { ...SERVER_ONLY, select: ["employee", ...SERVER] },
    row: "file_name = 'a.csv'",
    column: "file_name",
    insert: "(actor, file_name) values ('NOBODY', 'b.csv')",
  },
  product_import_rows: {
    allowed: { ...SERVER_ONLY, select: ["employee", ...SERVER] },
    row: "line = 2",
    column: "line",
    insert: "(import_id, line) select id, 9 from public.product_imports where file_name = 'a.csv'",
  },
  stock_movements: {
    allowed: { ...NOBODY_WRITES, select: STAFF },
    row: "product_id = 'PRODUCT' and reason = 'initial'",
    column: "note",
    insert: "(product_id, delta, reason) values ('PRODUCT', 1, 'adjusted')",
  },
  courses: { allowed: CONTENT, row: "slug = 'c'", column: "title", insert: "(title, price) values ('n', 1)" },
  lesson_contents: {
    allowed: { ...CONTENT, select: OWNER_AND_STAFF },
    row: "course_id = 'COURSE' and lesson_id = 'dos'",
    column: "body",
    insert: "(course_id, lesson_id) values ('COURSE', 'otra')",
  },
  lesson_checks: {
    allowed: { ...CONTENT, select: STAFF },
    row: "course_id = 'COURSE' and lesson_id = 'dos'",
    column: "questions",
    insert: "(course_id, lesson_id) values ('COURSE', 'otra')",
  },
  check_results: {
    allowed: { ...SERVER_ONLY, select: ["cliente", ...SERVER] },
    row: "course_id = 'COURSE' and lesson_id = 'dos'",
    column: "correct",
    insert: "(user_id, course_id, lesson_id, correct, questions) values ('CLIENTE', 'COURSE', 'otra', 1, 1)",
  },
  video_positions: {
    allowed: { ...SERVER_ONLY, select: ["cliente", ...SERVER] },
    row: "course_id = 'COURSE' and lesson_id = 'dos'",
    column: "seconds",
    insert: "(user_id, course_id, lesson_id, seconds) values ('CLIENTE', 'COURSE', 'otra', 1)",
  },
  lesson_progress: {
    allowed: { ...SERVER_ONLY, select: ["cliente", ...SERVER] },
    row: "course_id = 'COURSE' and lesson_id = 'dos'",
    column: "done_at",
    insert: "(user_id, course_id, lesson_id) values ('CLIENTE', 'COURSE', 'otra')",
  },
  course_positions: {
    allowed: { ...SERVER_ONLY, select: ["cliente", ...SERVER] },
    row: "course_id = 'COURSE'",
    column: "lesson_id",
    insert: "(user_id, course_id, lesson_id) values ('NOBODY', 'COURSE', 'dos')",
  },
  certificates: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "course_id = 'COURSE'",
    column: "holder_name",
    insert:
      "(code, user_id, course_id, holder_name, course_title, minutes) values ('AG-0000-0000-0001', 'NOBODY', 'COURSE', 'n', 't', 1)",
  },
  orders: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "id = 'ORDER'",
    column: "tracking_number",
    insert:
      "(payment_method, quantity, total_price, customer_name, customer_phone) values ('card', 1, 1, 'n', '3000000000')",
  },
  order_items: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "order_id = 'ORDER'",
    column: "name",
    insert:
      "(order_id, item_type, item_id, name, slug, unit_price, quantity) values ('ORDER', 'service', 'NOBODY', 'n', 's', 1, 1)",
  },
  retractos: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "order_id = 'ORDER'",
    column: "answer",
    insert:
      "(order_id, item_ids, amount, state, refund_by) values ('ORDER', array['NOBODY']::uuid[], 1, 'rechazado', '2026-01-01')",
  },
  reversiones: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "order_id = 'ORDER'",
    column: "answer",
    insert:
      "(number, order_id, payment_id, cause, amount, learned_on, deadline, respond_by, state) select 'REV-2020-000001', 'ORDER', id, 'fraude', 1, '2026-01-01', '2026-01-01', '2026-01-01', 'rechazada' from public.payments where order_id = 'ORDER'",
  },
  acceptances: {
    allowed: { ...NOBODY_WRITES, select: ADMINS_ONLY },
    row: "order_id = 'ORDER'",
    column: "version",
    insert: "(repair_id, version) values ('REPAIR', 'v')",
  },
  role_rights: {
    allowed: { ...NOBODY_WRITES, select: ["employee", "manager", ...ADMINS_ONLY] },
    row: "role = 'employee'",
    column: "discount_limit",
    insert:
      "(role, discount_limit, sees_cost, sees_reports, closes_drawer, corrects_stock) values ('admin', 1, true, true, true, true)",
  },
  cash_drawers: {
    allowed: { ...NOBODY_WRITES, select: ["employee", "manager", ...ADMINS_ONLY] },
    row: "name = 'Caja principal'",
    column: "is_active",
    insert: "(name) values ('Otra')",
  },
  cash_sessions: {
    allowed: { ...NOBODY_WRITES, select: ["employee", "manager", ...ADMINS_ONLY] },
    row: "opening_float = 1234",
    column: "opening_float",
    insert: "(drawer_id, opening_float) select id, 1 from public.cash_drawers where name <> 'Caja principal'",
  },
  customers: {
    allowed: { ...NOBODY_WRITES, select: ["employee", "manager", ...ADMINS_ONLY] },
    row: "user_id = 'CLIENTE'",
    column: "name",
    insert: "(name) values ('n')",
  },
  customer_notes: {
    allowed: { ...NOBODY_WRITES, select: ["employee", "manager", ...ADMINS_ONLY] },
    row: "body = 'Prueba'",
    column: "body",
    insert: "(customer_id, body) select id, 'n' from public.customers",
  },
  customer_joins: {
    allowed: { ...NOBODY_WRITES, select: ["employee", "manager", ...ADMINS_ONLY] },
    row: "not is_same",
    column: "is_same",
    insert: "(from_id, into_id, is_same) values ('CLIENTE', 'NOBODY', true)",
  },
  tickets: {
    allowed: { ...NOBODY_WRITES, select: ["employee", "manager", ...ADMINS_ONLY] },
    row: "number = 'T-2020-000001'",
    column: "total",
    insert: "(number, request_key, total) values ('x', gen_random_uuid(), 1)",
  },
  order_invoices: {
    // Not even the secret key reads the documents.
    allowed: { ...NOBODY_WRITES, select: ["cliente", "employee", "manager", ...ADMINS_ONLY] },
    row: "order_id = 'ORDER'",
    column: "name",
    insert: "(order_id) select id from public.orders where id <> 'ORDER' limit 1",
  },
  order_events: {
    allowed: { ...NOBODY_WRITES, select: STAFF },
    row: "order_id = 'ORDER' and kind = 'placed'",
    column: "note",
    insert: "(order_id, kind) values ('ORDER', 'note')",
  },
  refunds: {
    allowed: { ...NOBODY_WRITES, select: STAFF },
    row: "order_id = 'ORDER'",
    column: "error",
    insert:
      "(order_id, payment_id, request_key, idempotency_key, channel, amount, already, reason, state) select 'ORDER', id, 'NOBODY', 'r2', 'manual', 1, 0, 'n', 'fallido' from public.payments where order_id = 'ORDER'",
  },
  refund_keys: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "order_id = 'ORDER'",
    column: "key",
    insert: "(order_id) select id from public.orders where id <> 'ORDER' limit 1",
  },
  payments: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "order_id = 'ORDER'",
    column: "status_detail",
    insert: "(order_id, attempt, idempotency_key, amount) values ('ORDER', 9, 'k9', 1)",
  },
  payment_events: {
    allowed: { ...NOBODY_WRITES, select: SERVER },
    row: "event_key = 'e'",
    column: "outcome",
    insert: "(event_key, provider_payment_id) values ('e2', '1')",
  },
  reviews: {
    allowed: { ...SERVER_ONLY, select: OWNER_AND_STAFF },
    row: "id = 'REVIEW'",
    column: "stars",
    insert: "(product_id, user_id, stars, body) values ('PRODUCT', 'NOBODY', 5, 'diez letras')",
  },
  xp_events: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "reference = 'REVIEW'",
    column: "detail",
    insert: "(user_id, kind, reference, revision, xp, points) values ('CLIENTE', 'opening', 'x', 1, 1, 1)",
  },
  achievement_claims: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "user_id = 'CLIENTE'",
    column: "claimed_at",
    insert: "(user_id, achievement) values ('CLIENTE', 'social-media')",
  },
  social_posts: {
    allowed: { ...SERVER_ONLY, select: OWNER_AND_STAFF },
    row: "user_id = 'CLIENTE'",
    column: "status",
    insert: "(user_id, url) values ('CLIENTE', 'https://x.com/otra')",
  },
  ...REPAIR_RULES,
  contact_messages: {
    allowed: { ...NOBODY_WRITES, select: STAFF },
    row: "id = 'MESSAGE'",
    column: "state",
    insert:
      "(number, name, phone, message, due_on, consent_version) values ('PQR-2020-000001', 'Ana', '3000000000', 'hola', '2026-01-01', 'v')",
  },
  contact_replies: {
    allowed: { ...NOBODY_WRITES, select: STAFF },
    row: "message_id = 'MESSAGE'",
    column: "body",
    insert: "(message_id, body) values ('MESSAGE', 'hola')",
  },
  newsletter_subscribers: {
    allowed: { ...NOBODY_WRITES, select: STAFF },
    row: "email = 'boletin@example.com'",
    column: "state",
    insert: "(email, consent_version) values ('otro@example.com', 'v')",
  },
};
