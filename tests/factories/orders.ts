import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { connect } from "../../local/backend/database/connect.ts";
import { actAs, type TestDatabase, type Who } from "../support/database.ts";

/** Something that runs queries as somebody: a test database or a crowd. */
type Runner = Pick<TestDatabase, "as">;

export const ROLES = ["cliente", "employee", "manager", "admin", "superadmin"] as const;
export type Role = (typeof ROLES)[number];

/** A confirmed person with a role. */
export async function addPerson(db: TestDatabase, role: Role = "cliente"): Promise<string> {
  const id = await db.addUser();
  await db.sql`update public.profiles set role = ${role} where id = ${id}`;
  return id;
}

/** One person of each role. */
export async function addPeople(db: TestDatabase): Promise<Record<Role, string>> {
  const people = {} as Record<Role, string>;
  for (const role of ROLES) people[role] = await addPerson(db, role);
  return people;
}

export type Product = { id: string; price: number; stock: number };

export async function addProduct(
  db: TestDatabase,
  { name = "Control", price = 50_000, stock = 10, category = "controles", description = "" } = {},
): Promise<Product> {
  const [row] = await db.sql<{ id: string }[]>`
    insert into public.products (name, price, stock, category, description)
    values (${name}, ${price}, ${stock}, ${category}, ${description}) returning id`;
  return { id: row!.id, price, stock };
}

export type Line = { type: string; id: string; quantity: unknown };

export function line(product: Product, quantity = 1): Line {
  return { type: "product", id: product.id, quantity };
}

export type Checkout = {
  key?: string;
  items: Line[] | unknown;
  total: number | null;
  method?: "card" | "contra_entrega";
  name?: string | null;
  phone?: string | null;
  address?: string | null;
  email?: string | null;
  replaces?: string | null;
  /** From where a guest comes; another place for each phone unless told. */
  visitor?: string;
  /** The texts that the person accepts. */
  terms?: string | null;
};

export type Placed = { order_id: string; token: string; total: number; payment_status: string };

/** Calls place_order as the API would. */
export async function placeOrder(db: Runner, who: Who, checkout: Checkout): Promise<Placed> {
  const { key = randomUUID(), items, total, method = "card", replaces = null } = checkout;
  const {
    name = "Ana Gómez",
    phone = "3001234567",
    address = "Calle 1 # 2-3",
    email = "ana@example.com",
  } = checkout;
  const { visitor = `visitor of ${phone}`, terms = "terminos de prueba" } = checkout;
  return db.as(who, async (sql) => {
    const [row] = await sql<{ placed: Placed }[]>`
      select public.place_order(${key}, ${sql.json(items as never)}, ${method}, ${total}, ${name}, ${phone},
        ${address}, ${email}, ${replaces}, ${visitor}, ${terms}) as placed`;
    return row!.placed;
  });
}

let buyers = 0;

/** One number a buyer: an open order counts against its phone. */
function nextPhone(): string {
  buyers += 1;
  return `310${String(buyers).padStart(7, "0")}`;
}

/** A guest's order of some units of one product, its total right. */
export function buy(db: Runner, product: Product, quantity = 1, more: Partial<Checkout> = {}) {
  const checkout = { items: [line(product, quantity)], total: product.price * quantity, ...more };
  return placeOrder(db, "service_role", { phone: nextPhone(), ...checkout });
}

export async function stockOf(db: TestDatabase, product: Product): Promise<number> {
  const [row] = await db.sql<{ stock: number; ledger: number }[]>`
    select p.stock, (select coalesce(sum(delta), 0)::int from public.stock_movements m where m.product_id = p.id) as ledger
    from public.products p where p.id = ${product.id}`;
  if (row!.stock !== row!.ledger) throw new Error(`The ledger says ${row!.ledger}, the shelf ${row!.stock}`);
  return row!.stock;
}

export async function orderOf(db: TestDatabase, { order_id }: Pick<Placed, "order_id">) {
  const [row] = await db.sql`
    select status, payment_status, shipping_status, has_reservation, expires_at, paid_by, user_id, cancelled_at
    from public.orders where id = ${order_id}`;
  return row!;
}

/** What the money of an order did, with the two other states as the database would have them then. */
export async function setPayment(db: TestDatabase, { order_id }: Pick<Placed, "order_id">, payment: string) {
  const isOpen = ["unpaid", "pending", "rejected"].includes(payment);
  const isBack = payment === "refunded";
  const [status, shipping] = isOpen
    ? ["placed", "pending"]
    : isBack
      ? ["cancelled", "cancelled"]
      : ["confirmed", "pending"];
  await db.sql`update public.orders set status = ${status!}, payment_status = ${payment}, shipping_status = ${shipping!},
    has_reservation = ${!isBack}, paid_at = ${isOpen ? null : new Date()} where id = ${order_id}`;
}

/** The error a query ends with: its SQLSTATE and hint. */
export async function refusal(
  work: Promise<unknown>,
): Promise<{ code: string; hint?: string; message: string }> {
  try {
    await work;
  } catch (error) {
    const { code, hint, message } = error as { code: string; hint?: string; message: string };
    return { code, hint, message };
  }
  throw new Error("It was allowed");
}

class Undo extends Error {}

/** Runs queries as somebody and takes them back; tells whether the database let them through. */
export async function isAllowed(
  db: TestDatabase,
  who: Who,
  work: (sql: TransactionSql) => Promise<{ count: number }>,
): Promise<boolean> {
  let rows = 0;
  try {
    await db.as(who, async (sql) => {
      rows = (await work(sql)).count;
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return rows > 0;
    if ((error as { code?: string }).code === "42501") return false;
    throw error;
  }
  return false;
}

/** Many connections at once: real concurrency, not a queue. */
export async function withCrowd<Result>(
  db: TestDatabase,
  connections: number,
  work: (crowd: Runner) => Promise<Result>,
): Promise<Result> {
  const pool = connect(db.url, connections);
  try {
    return await work({ as: (who, ask) => actAs(pool, who, ask) });
  } finally {
    await pool.end();
  }
}
