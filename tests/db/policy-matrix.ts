/** Who the matrix asks for: `cliente` owns the rows that have an owner, `other` is another customer. */
export const CALLERS = [
  "anon",
  "cliente",
  "other",
  "employee",
  "manager",
  "admin",
  "superadmin",
  "service_role",
] as const;
export type Caller = (typeof CALLERS)[number];
export type Verb = "select" | "insert" | "update" | "delete";

const ALL = [...CALLERS];
const SERVER: Caller[] = ["service_role"];
const SUPER: Caller[] = ["superadmin", ...SERVER];
const ADMINS: Caller[] = ["admin", ...SUPER];
const STAFF: Caller[] = ["employee", "manager", ...ADMINS];
const OWNER_AND_STAFF: Caller[] = ["cliente", ...STAFF];

type Rule = {
  allowed: Record<Verb, Caller[]>;
  /** The row that select, update and delete aim at. */
  row: string;
  /** Column that an update writes back unchanged. */
  column: string;
  /** `insert into <table> <this>`; ids in capitals are replaced. */
  insert: string;
};

const CONTENT = { select: ALL, insert: STAFF, update: STAFF, delete: SUPER };
const SERVER_ONLY = { select: SERVER, insert: SERVER, update: SERVER, delete: SERVER };

/** Every table of the public schema: who may do what to one row of it. A new table needs its line here. */
export const MATRIX: Record<string, Rule> = {
  profiles: {
    allowed: { select: OWNER_AND_STAFF, insert: SERVER, update: ["cliente", ...SERVER], delete: SERVER },
    row: "id = 'CLIENTE'",
    column: "username",
    insert: "(id) values ('NOBODY')",
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
  hero_slides: {
    allowed: CONTENT,
    row: "title = 'active'",
    column: "title",
    insert:
      "(title, subtitle, description, button_text, button_url, image_url) values ('n', 's', 'd', 'b', '/', '/media/x.webp')",
  },
  services: { allowed: CONTENT, row: "slug = 's'", column: "name", insert: "(name, price) values ('n', 1)" },
  products: {
    allowed: CONTENT,
    row: "id = 'PRODUCT'",
    column: "name",
    insert: "(name, price) values ('n', 1)",
  },
  product_images: {
    allowed: CONTENT,
    row: "product_id = 'PRODUCT'",
    column: "alt_text",
    insert: "(product_id, image_url) values ('PRODUCT', '/media/y.webp')",
  },
  stock_movements: {
    allowed: { ...SERVER_ONLY, select: STAFF },
    row: "product_id = 'PRODUCT' and reason = 'initial'",
    column: "note",
    insert: "(product_id, delta, reason) values ('PRODUCT', 1, 'adjusted')",
  },
  courses: { allowed: CONTENT, row: "slug = 'c'", column: "title", insert: "(title, price) values ('n', 1)" },
  orders: {
    allowed: { ...SERVER_ONLY, select: OWNER_AND_STAFF },
    row: "id = 'ORDER'",
    column: "tracking_number",
    insert:
      "(payment_method, quantity, total_price, customer_name, customer_phone) values ('card', 1, 1, 'n', '3000000000')",
  },
  order_items: {
    allowed: { ...SERVER_ONLY, select: OWNER_AND_STAFF },
    row: "order_id = 'ORDER'",
    column: "name",
    insert:
      "(order_id, item_type, item_id, name, slug, unit_price, quantity) values ('ORDER', 'service', 'NOBODY', 'n', 's', 1, 1)",
  },
  payments: {
    allowed: { ...SERVER_ONLY, select: OWNER_AND_STAFF },
    row: "order_id = 'ORDER'",
    column: "status_detail",
    insert: "(order_id, attempt, idempotency_key, amount) values ('ORDER', 9, 'k9', 1)",
  },
  payment_events: {
    allowed: SERVER_ONLY,
    row: "event_key = 'e'",
    column: "outcome",
    insert: "(event_key, provider_payment_id) values ('e2', '1')",
  },
};
