import { randomUUID } from "node:crypto";
import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import type { Product } from "./products.ts";

export type SaleLine = {
  type: string;
  id: string;
  quantity: number;
  listPrice: number;
  price: number;
  reason?: string;
};
export type SalePart = { method: string; amount: number; reference?: string };
export type SaleRepair = { id: string; kind: "saldo" | "anticipo"; amount: number; quoteId?: string };

export type Sale = {
  key?: string;
  lines?: SaleLine[];
  repairs?: SaleRepair[];
  /** By default cash for the total. */
  parts?: SalePart[];
  /** By default the sum of lines and repairs. */
  total?: number;
  tendered?: number | null;
  customer?: { id?: string | null; name?: string; phone?: string; email?: string } | null;
  session?: string | null;
};
export type SoldTicket = { ticket_id: string; number: string; change: number };

/** Units of a product at its price. */
export const saleLine = (product: Product, quantity = 1, more: Partial<SaleLine> = {}): SaleLine => ({
  type: "product",
  id: product.id,
  quantity,
  listPrice: product.price,
  price: product.price,
  ...more,
});

/** Calls sell() like the API. */
export async function sellAtCounter(db: Runner, who: Who, sale: Sale): Promise<SoldTicket> {
  const {
    key = randomUUID(),
    lines = [],
    repairs = [],
    tendered = null,
    customer = null,
    session = null,
  } = sale;
  const sum =
    lines.reduce((pesos, { price, quantity }) => pesos + price * quantity, 0) +
    repairs.reduce((pesos, { amount }) => pesos + amount, 0);
  const { total = sum, parts = [{ method: "efectivo", amount: sum }] } = sale;
  return answerAs<SoldTicket>(db, who)`
    select public.sell(${key}, ${JSON.stringify(lines)}::text::jsonb, ${JSON.stringify(repairs)}::text::jsonb, ${JSON.stringify(parts)}::text::jsonb, ${total},
      ${tendered}, ${customer && JSON.stringify(customer)}::text::jsonb, ${session})`;
}

/** Opens a session of a new drawer. */
export async function openSession(db: TestDatabase, by: string): Promise<string> {
  const [row] = await db.sql<{ id: string }[]>`
    with drawer as (insert into public.cash_drawers (name) values (${`Caja ${randomUUID().slice(0, 8)}`}) returning id)
    insert into public.cash_sessions (drawer_id, opening_float, opened_by) select id, 100000, ${by} from drawer returning id`;
  return row!.id;
}

/** The order of goods of a ticket. */
export async function orderOfTicket(db: TestDatabase, { ticket_id }: Pick<SoldTicket, "ticket_id">) {
  const [row] = await db.sql`
    select o.* from public.orders o
    where o.ticket_id = ${ticket_id} and not exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'repair')`;
  return row!;
}
