import { randomUUID } from "node:crypto";
import { query, type Shelf } from "./shopper.ts";
import type { Customer } from "./workshop.ts";

export type PlacedOrder = { id: string; number: string; token: string };

type Line = { product: Shelf; quantity?: number };

const PRICE = 40_000;

/** An open, unpaid card order as the site would have placed it: stock taken, link made. */
export async function openOrder(customer: Customer, lines: Line[]): Promise<PlacedOrder> {
  const units = lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  const [order] = await query<PlacedOrder>(
    `with placed as (
       insert into public.orders (user_id, payment_method, quantity, total_price, customer_name, customer_email, customer_phone, shipping_address, expires_at)
       values ($1, 'card', $2, $3, 'Marta Persona Secreta', $4, '3009998877', 'Calle Secreta 1', now() + interval '30 minutes')
       returning id),
     key as (
       insert into private.order_keys (order_id, checkout_key, fingerprint) select id, $5, 'e2e' from placed returning token),
     lines as (
       insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity)
       select placed.id, 'product', l.id, l.name, l.slug, $6, l.quantity
       from placed, jsonb_to_recordset($7::text::jsonb) as l(id uuid, name text, slug text, quantity int))
     select id, left(id::text, 8) as number, token from placed, key`,
    [
      customer.id,
      units,
      units * PRICE,
      customer.email,
      randomUUID(),
      PRICE,
      JSON.stringify(lines.map(({ product, quantity = 1 }) => ({ ...product, quantity }))),
    ],
  );
  if (!order) throw new Error("The order was not stored.");
  await query("select private.reserve_stock($1)", [order.id]);
  return order;
}

/** The same, paid with a card. */
export async function paidCardOrder(customer: Customer, lines: Line[]): Promise<PlacedOrder> {
  const order = await openOrder(customer, lines);
  await query(
    `with paid as (
       insert into public.payments (order_id, attempt, idempotency_key, provider_payment_id, status, status_detail, amount, method, installments, last_four)
       select id, 1, id || '-1', 'e2e-' || id, 'approved', 'accredited', total_price, 'master', 1, '3564' from public.orders where id = $1
       returning id, order_id)
     update public.orders o set status = 'confirmed', payment_status = 'paid', paid_at = now(), paid_by = paid.id, expires_at = null
     from paid where o.id = paid.order_id`,
    [order.id],
  );
  return order;
}

/** What staff do from the back office. */
export async function ship({ id }: PlacedOrder, status: string): Promise<void> {
  await query("update public.orders set shipping_status = $2::public.shipping_status where id = $1", [
    id,
    status,
  ]);
}

/** Delivered on the last day whose term is over, or on the first whose term still runs. */
export async function deliver({ id }: PlacedOrder, which: "too late" | "in time"): Promise<void> {
  await query(
    `update public.orders set shipping_status = 'delivered', delivered_at = (
       select case when $2 = 'in time' then min(d) filter (where private.add_business_days(d, 5) >= private.co_date())
                   else max(d) filter (where private.add_business_days(d, 5) < private.co_date()) end + time '12:00'
       from (select private.co_date() - n as d from generate_series(0, 40) n) days) at time zone 'America/Bogota'
     where id = $1`,
    [id, which],
  );
}
