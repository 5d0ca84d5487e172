import type { TransactionSql } from "postgres";
import { CAMI, demoOrders } from "./data/orders.ts";
import { demoPlace, LONGEST_PLACE } from "./data/places.ts";
import type { DemoOrder } from "./data/types.ts";
import { rowId } from "./row-id.ts";

const DAY_MS = 86_400_000;

const ago = (days: number | undefined): Date | null =>
  days === undefined ? null : new Date(Date.now() - days * DAY_MS);

/** Orders of the demo's customers with their consequences: stock, payments, points. */
export async function seedOrders(sql: TransactionSql): Promise<void> {
  for (const order of demoOrders) await insertOrder(sql, order);
  // A second and a third address of the first customer.
  await sql`
    insert into public.addresses (id, user_id, label, place)
    values (${rowId("address", "mama")}, ${CAMI.id}, 'Donde mi mamá', ${sql.json(LONGEST_PLACE)}),
      (${rowId("address", "trabajo")}, ${CAMI.id}, 'Trabajo', ${sql.json(demoPlace("Carrera 15 # 88-64", "Bogotá D.C."))})
    on conflict (id) do nothing`;
}

/** Places one order; points and certificates follow from the payment. */
export async function insertOrder(sql: TransactionSql, order: DemoOrder): Promise<void> {
  const id = rowId("order", order.key);
  const { buyer } = order;
  const placedAt = ago(order.daysAgo);
  const items = sql.json(
    order.items.map(({ type, slug, quantity }) => ({ type, id: rowId(type, slug), quantity })),
  );
  const [sums] = await sql<{ lines: number; units: number; total: number }[]>`
    select count(*)::int as lines, sum(quantity)::int as units, sum(unit_price * quantity)::int as total
    from public.cart_lines(${items})`;
  if (sums?.lines !== order.items.length)
    throw new Error(`Falta algo del pedido ${order.key} en el catálogo`);
  const isParcel = order.delivery !== "tienda" && order.items.some(({ type }) => type === "product");
  const place = isParcel ? sql.json(buyer.place) : null;
  const [row] = await sql`
    insert into public.orders (id, user_id, payment_method, quantity, total_price, customer_name, customer_email,
      customer_phone, delivery, shipping_address, shipping_place, terms_accepted_at, created_at)
    values (${id}, ${buyer.id}, ${order.method}, ${sums.units}, ${sums.total}, ${buyer.name}, ${buyer.email},
      ${buyer.phone}, ${order.delivery ?? "envio"}, coalesce(private.address_line(${place}), ''), ${place}, ${placedAt}, ${placedAt})
    on conflict (id) do nothing returning id`;
  if (!row) return;
  await sql`select private.keep_first_address(${buyer.id}, ${place})`;
  await sql`
    insert into public.order_items (id, order_id, item_type, item_id, name, slug, image, unit_price, tax_class, quantity)
    select overlay(overlay(md5(${id}::text || item_id::text) placing '4' from 13) placing '8' from 17)::uuid, ${id}, item_type, item_id, name, slug, image, unit_price, tax_class, quantity
    from public.cart_lines(${items})`;
  await sql`
    insert into private.order_keys (order_id, checkout_key, fingerprint)
    values (${id}, ${rowId("checkout", order.key)}, 'demo')`;
  await sql`select private.reserve_stock(${id})`;
  await sql`update public.stock_movements set created_at = ${placedAt} where order_id = ${id}`;
  if (order.paid) await payOrder(sql, order, id, sums.total);
  if (order.invoice) await addInvoice(sql, id, order.invoice, placedAt);
  await sql`update public.order_events set created_at = ${placedAt} where order_id = ${id}`;
}

async function addInvoice(
  sql: TransactionSql,
  id: string,
  { type, document, name, email, municipality, issued }: NonNullable<DemoOrder["invoice"]>,
  at: Date | null,
): Promise<void> {
  await sql`
    insert into public.order_invoices (order_id, document_type, document_number, name, email, municipality, requested_at, number, cufe, issued_at)
    values (${id}, ${type}, ${document}, ${name}, ${email}, ${municipality}, ${at}, ${issued?.number ?? null}, ${issued?.cufe ?? null},
      ${issued ? at : null})`;
}

/** Paid after placing, so that the payment triggers its consequences. */
async function payOrder(sql: TransactionSql, order: DemoOrder, id: string, total: number): Promise<void> {
  const payment = rowId("payment", order.key);
  const paidAt = ago(order.daysAgo);
  const { carrier = null, tracking = null, status = "pending" } = order.shipping ?? {};
  await sql`
    insert into public.payments (id, order_id, attempt, idempotency_key, provider_payment_id, status, status_detail,
      amount, method, installments, last_four, provider_updated_at, created_at)
    values (${payment}, ${id}, 1, ${`${id}-1`}, ${`demo-${order.key}`}, 'approved', 'accredited',
      ${total}, 'master', 1, '3564', ${paidAt}, ${paidAt})`;
  await sql`
    update public.orders set status = 'confirmed', payment_status = 'paid', paid_at = ${paidAt}, paid_by = ${payment},
      shipping_status = ${status}, carrier = ${carrier}, tracking_number = ${tracking},
      estimated_delivery = ${ago(order.shipping?.estimatedDaysAgo)}, delivered_at = ${ago(order.shipping?.deliveredDaysAgo)}
    where id = ${id}`;
}
