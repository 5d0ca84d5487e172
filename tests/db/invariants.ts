import type { TestDatabase } from "../support/database.ts";

/** Units that each product of a walk starts with. */
export const STOCK = 6;

/** Invariants: each query finds the rows that violate it. */
const NEVER: Record<string, string> = {
  "a product whose movements do not add up": `select id from public.products p
    where stock <> (select coalesce(sum(delta), 0) from public.stock_movements m where m.product_id = p.id)`,
  "units that are neither on the shelf nor with an order": `select p.id from public.products p where p.stock + (
    select coalesce(sum(i.quantity - i.returned), 0) from public.orders o join public.order_items i on i.order_id = o.id
    where o.has_reservation and i.item_type = 'product' and i.item_id = p.id) <> ${STOCK}`,
  "cost that is neither in stock, nor with an order or a repair, nor lost": `select from (select 1) one where
    (select coalesce(sum(cost), 0) from private.purchase_lines_now) <> (select coalesce(sum(value), 0) from private.product_costs)
      + (select coalesce(sum(cost), 0) from private.item_costs) + (select coalesce(sum(cost), 0) from private.part_costs)
      + (select coalesce(sum(amount), 0) from private.cost_adjustments)`,
  "a line that costs something with none of its units out": `select i.id from private.item_costs c join public.order_items i on i.id = c.order_item_id
    join public.orders o on o.id = i.order_id where c.cost > 0 and (not o.has_reservation or i.returned = i.quantity)`,
  "an order that is paid without money": `select o.id from public.orders o where payment_status in ('paid', 'partially_refunded') and not exists (
    select from public.payments p where p.id = o.paid_by and p.refunded_amount < p.amount
      and (p.status in ('approved', 'in_mediation') or (p.status = 'charged_back' and p.status_detail = 'reimbursed')))`,
  "money that pays nothing and is not to go back": `select p.id from public.payments p
    where (p.status = 'approved' or (p.status = 'charged_back' and p.status_detail = 'reimbursed')) and p.refunded_amount < p.amount
      and not p.refund_due and not exists (select from public.orders o where o.paid_by = p.id
        and o.payment_status in ('paid', 'partially_refunded') and o.status in ('confirmed', 'fulfilled'))`,
  "an order that says another method than the one that paid it": `select o.id from public.orders o join public.payments p on p.id = o.paid_by
    where not private.is_cash(o.payment_method) and o.payment_method <> private.method_of(p.method)`,
  "the page of a bank where nothing is left to decide": `select id from public.payments where bank_url is not null and status <> 'pending'`,
  "one course that one person pays twice": `select o.user_id from public.orders o join public.order_items i on i.order_id = o.id
    where o.user_id is not null and i.item_type = 'course' and i.refunded = 0 and o.payment_status in ('paid', 'partially_refunded')
    group by o.user_id, i.item_id having count(*) > 1`,
  "a certificate of a course that was paid back": `select t.code from public.certificates t
    where t.state = 'vigente' and not private.is_entitled(t.user_id, t.course_id)`,
  "a course that stays open though nobody paid for it": `select i.id from public.orders o join public.order_items i on i.order_id = o.id
    where i.item_type = 'course' and private.is_kept(o, i) and not exists (
      select from public.payments p where p.id = o.paid_by and p.refunded_amount < p.amount and p.status not in ('refunded', 'cancelled', 'rejected'))`,
  "points that the ledger does not have": `select p.id from public.profiles p
    where p.points <> greatest(0, (select coalesce(sum(points), 0) from public.xp_events e where e.user_id = p.id))`,
  "points for money that is not there": `select o.id from public.orders o where o.user_id is not null and (
    select coalesce(sum(points), 0) from public.xp_events e where e.kind = 'order' and e.reference = o.id::text) <> case
      when o.payment_status in ('paid', 'partially_refunded')
      then (o.total_price - (select p.refunded_amount from public.payments p where p.id = o.paid_by)) / 1000 else 0 end`,
  "more given back than taken": `select order_id from public.refunds where state = 'hecho' group by order_id
    having sum(amount) > (select sum(amount) from public.payments p where p.order_id = refunds.order_id)`,
  "a payment whose moves of money are not what the shop holds of it": `select p.id from public.payments p
    where coalesce((select sum(m.amount) from private.money_moves m where m.payment_id = p.id), 0) <> case
      when p.status in ('approved', 'in_mediation', 'refunded') or (p.status = 'charged_back' and p.status_detail = 'reimbursed')
      then p.amount - p.refunded_amount else 0 end`,
  "a deposit that its ledger does not have": `select r.id from public.ordenes_servicio r
    where r.deposit <> (select coalesce(sum(amount), 0) from public.repair_payments m where m.orden_id = r.id) or r.deposit < 0`,
  "a quote that is paid by nothing": `select q.id from public.cotizaciones q left join public.orders o on o.id = q.order_id
    where q.paid_at is not null and q.deposit < q.total and coalesce(o.payment_status not in ('paid', 'partially_refunded'), true)`,
  "an order without its acceptance": `select o.id from public.orders o where not exists (
      select from public.acceptances a where a.order_id = o.id)
    and not exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'repair')`,
};

/** The names of the invariants that are violated now. */
export async function broken(db: TestDatabase): Promise<string[]> {
  const checks = Object.entries(NEVER).map(
    ([name, rows]) => `select '${name}' as name where exists (${rows})`,
  );
  return (await db.sql.unsafe<{ name: string }[]>(checks.join(" union all "))).map(({ name }) => name);
}

/** Direct writes that people with their own token, or with the server's key, try without a function. */
export const ATTACKS = [
  ["employee", "update public.orders set payment_status = 'paid'"],
  ["employee", "update public.orders set delivered_at = null"],
  ["employee", "delete from public.orders"],
  ["employee", "update public.payments set refunded_amount = 0"],
  ["employee", "update public.products set stock = 999"],
  [
    "employee",
    "insert into public.stock_movements (product_id, delta, reason) select id, 5, 'initial' from public.products",
  ],
  ["employee", "delete from public.stock_movements"],
  ["employee", "update public.order_items set refunded = 0"],
  ["employee", "update public.refunds set state = 'hecho'"],
  ["employee", "update public.order_invoices set number = 'FE1'"],
  ["employee", "update public.certificates set state = 'vigente'"],
  ["employee", "update public.xp_events set points = 999"],
  ["employee", "update public.profiles set points = 999"],
  ["employee", "update public.ordenes_servicio set deposit = 1"],
  [
    "employee",
    "insert into public.repair_payments (orden_id, kind, method, amount) select id, 'abono', 'efectivo', 5 from public.ordenes_servicio",
  ],
  ["employee", "update public.cotizaciones set paid_at = now()"],
  ["customer", "select public.apply_payment('{}')"],
  [
    "customer",
    "insert into public.certificates (user_id, course_id, code) select auth.uid(), id, 'AG-1' from public.courses",
  ],
  ["customer", "update public.retractos set state = 'aceptado'"],
  ["service_role", "update public.orders set payment_status = 'paid'"],
  ["service_role", "update public.payments set status = 'approved'"],
  ["service_role", "delete from public.payments"],
  ["service_role", "update public.order_items set quantity = 1"],
  ["service_role", "update public.refunds set amount = 1"],
  ["service_role", "update public.repair_payments set amount = 1"],
  ["service_role", "delete from public.repair_payments"],
] as const;
