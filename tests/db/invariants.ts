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
  "a move of money that the lines of sales do not have": `select m.id from private.money_moves m
    where m.kind not in ('entrada', 'salida')
      and coalesce((select sum(s.amount) from private.sale_lines s where s.move_id = m.id), 0) <> m.amount`,
  "a day whose sales are not its money": `select day from (
      select private.co_date(at) as day, amount from private.money_moves where kind not in ('entrada', 'salida')
      union all select day, -amount from private.sale_lines) moved
    group by day having sum(amount) <> 0`,
  "a paid line that was sold other than it is": `select i.id from public.orders o join public.order_items i on i.order_id = o.id
    join public.payments p on p.id = o.paid_by and p.refunded_amount = 0
    where o.payment_status = 'paid' and (
      select sum(s.units) from private.sale_lines s where s.order_id = o.id and s.order_item_id = i.id) <> i.quantity`,
  "a sold line whose cost is not what left the stock": `select s.order_item_id from private.sale_lines s
      left join private.item_costs c on c.order_item_id = s.order_item_id
    where s.order_item_id is not null group by s.order_item_id, c.cost having sum(s.cost) <> coalesce(c.cost, 0)`,
  "a deposit that its ledger does not have": `select r.id from public.ordenes_servicio r
    where r.deposit <> (select coalesce(sum(amount), 0) from public.repair_payments m where m.orden_id = r.id) or r.deposit < 0`,
  "a quote that is paid by nothing": `select q.id from public.cotizaciones q left join public.orders o on o.id = q.order_id
    where q.paid_at is not null and q.deposit < q.total and coalesce(o.payment_status not in ('paid', 'partially_refunded'), true)`,
  "a ticket that is not the sum of what was sold with it": `select t.id from public.tickets t where t.total <> coalesce((
      select sum(o.total_price) from public.orders o where o.ticket_id = t.id), 0)
    + coalesce((select sum(d.amount) from public.repair_payments d where d.ticket_id = t.id), 0)`,
  "a payment in parts whose moves are others": `select p.id from public.payments p, jsonb_array_elements(p.parts) part
    where p.status in ('approved', 'refunded') and (select coalesce(sum(m.amount), 0) from private.money_moves m
      where m.payment_id = p.id and m.kind in ('pago', 'anulacion') and m.method = part ->> 'method') <> (
      select sum((other ->> 'amount')::int) from jsonb_array_elements(p.parts) other where other ->> 'method' = part ->> 'method')`,
  "an order without its acceptance": `select o.id from public.orders o where not exists (
      select from public.acceptances a where a.order_id = o.id) and o.channel <> 'mostrador'
    -- What staff place is accepted by its buyer before the first payment.
    and (o.channel = 'web' or exists (select from public.payments p where p.order_id = o.id and p.provider <> 'contra_entrega'))
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
