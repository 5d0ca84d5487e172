-- Overview: the staff dashboard in one query.

-- functions: overview ---------------------------------------------------------------------------------
-- Number of pending tasks of each kind; the names are those of CONCERNS in lib/overview/types.ts.
create function private.staff_attention() returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object(
    'orders_to_confirm', (select count(*) from public.orders where stage = 'por_confirmar'),
    'orders_to_prepare', (select count(*) from public.orders where stage = 'por_preparar'),
    'orders_to_ship', (select count(*) from public.orders where stage = 'por_enviar'),
    'orders_late', (select count(*) from private.late_orders()),
    'withdrawals_open', (select count(*) from public.retractos where state in ('solicitado', 'aceptado')),
    'reversals_open', (select count(*) from public.reversiones where state in ('solicitada', 'aceptada')),
    'chargebacks', (select count(distinct order_id) from private.payment_troubles('chargeback')),
    'mediations', (select count(distinct order_id) from private.payment_troubles('mediation')),
    'mismatches', (select count(distinct order_id) from private.payment_troubles('mismatch')),
    'refunds_stuck', (select count(distinct order_id) from private.payment_troubles('refund')),
    'payment_events_stuck', (select count(*) from private.stuck_payment_events()),
    'scheduler_stopped', (select count(*) from private.scheduled_jobs() where is_stopped),
    'refunds_pending', (select count(*) from public.refunds where state = 'pendiente'),
    'cash_to_collect', (
      select count(*) from public.orders
      where private.is_cash(payment_method) and payment_status = 'unpaid' and shipping_status = 'delivered'),
    'repairs_requested', (
      select count(*) from public.ordenes_servicio
      where estado = 'Recibido' and source = 'en_linea' and received_at is null and closed_at is null),
    'repairs_overdue', (
      select count(*) from public.ordenes_servicio
      where promised_at < now() and estado not in ('Completado', 'Entregado') and closed_at is null),
    'repairs_uncollected', (
      select count(*) from public.ordenes_servicio o
      where o.estado in ('Completado', 'Esperando_Aprobacion') and o.closed_at is null
        and private.is_uncollected(o)),
    'quotes_waiting', (
      select count(*) from public.cotizaciones q join public.ordenes_servicio r on r.id = q.orden_id
      where q.estado = 'pendiente' and q.replaced_at is null and r.estado <> 'Entregado' and r.closed_at is null),
    'repair_messages', (
      select count(distinct c.orden_id)
      from public.ordenes_servicio r
      join public.orden_comentarios c on c.orden_id = r.id and c.autor = 'cliente'
      left join public.orden_lecturas l on l.orden_id = r.id and l.user_id = (select auth.uid())
      where r.estado <> 'Entregado' and r.closed_at is null and c.id > coalesce(l.last_comment, 0)),
    'messages_new', (select count(*) from public.contact_messages where state = 'nuevo' and not is_spam),
    'mails_lost', (select count(*) from private.outbox where failed_at is not null and not is_void),
    'reviews_pending', (select count(*) from public.reviews where status = 'pending'),
    'posts_pending', (select count(*) from public.social_posts where status = 'pending'),
    'low_stock', (select count(*) from public.products where stock between 1 and (select low_stock_threshold from public.store_settings)),
    'out_of_stock', (select count(*) from public.products where stock = 0)
  )
$$;

-- Money received per day over the last p_days days including today: orders net of refunds, and deposits of repairs. Days are
-- Colombian.
create function private.sales_per_day(p_days int) returns table (day date, orders int, amount bigint)
language sql stable set search_path = '' as
$$
  -- Both queries are index-only scans.
  with days as (
    select day, day::timestamp at time zone 'America/Bogota' as since, (day + 1)::timestamp at time zone 'America/Bogota' as until
    from (select private.co_date() - n as day from generate_series(0, p_days - 1) n) d
  ), span as materialized (
    select min(since) as since, max(until) as until from days
  ), sold as (
    select (o.paid_at at time zone 'America/Bogota')::date as day, count(*) as orders, sum(o.total_price) as amount
    from public.orders o
    where o.paid_at >= (select since from span) and o.paid_at < (select until from span)
      and o.payment_status in ('paid', 'partially_refunded', 'refunded')
    group by 1
  ), returned as (
    select (o.paid_at at time zone 'America/Bogota')::date as day, sum(p.refunded_amount) as amount
    from public.orders o join public.payments p on p.id = o.paid_by and p.refunded_amount > 0
    where o.paid_at >= (select since from span) and o.paid_at < (select until from span)
      and o.payment_status in ('paid', 'partially_refunded', 'refunded')
    group by 1
  )
  select d.day, coalesce(s.orders, 0)::int, (coalesce(s.amount, 0) - coalesce(r.amount, 0) + (
    select coalesce(sum(m.amount), 0) from public.repair_payments m
    where m.counts_at >= d.since and m.counts_at < d.until))::bigint
  from days d left join sold s using (day) left join returned r using (day)
$$;

-- {counts, attention, low_stock: [{id, name, stock}], sales: [{day, orders, amount}], sales_before, repairs: [{state,
-- count}]}.
create function public.staff_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  low int := (select low_stock_threshold from public.store_settings);
  sales jsonb;
  before bigint;
begin
  perform private.require_staff();
  select jsonb_agg(jsonb_build_object('day', s.day, 'orders', s.orders, 'amount', s.amount) order by s.day)
      filter (where s.day > private.co_date() - 30),
    sum(s.amount) filter (where s.day <= private.co_date() - 30)
  into sales, before from private.sales_per_day(60) s;
  return jsonb_build_object(
    'counts', jsonb_build_object(
      'products', (select count(*) from public.products),
      'services', (select count(*) from public.services),
      'courses', (select count(*) from public.courses)),
    'attention', private.staff_attention(),
    'low_stock', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'stock', p.stock) order by p.stock, p.name_key), '[]')
      from (select id, name, stock, name_key from public.products where stock between 1 and low order by stock, id desc limit 6) p),
    'sales', sales,
    'sales_before', before,
    'repairs', (
      select jsonb_agg(jsonb_build_object('state', e.state, 'count', (
        select count(*) from public.ordenes_servicio r
        where r.estado = e.state and r.closed_at is null
          and (e.state <> 'Entregado' or r.delivered_at > now() - interval '30 days'))) order by e.state)
      from (select unnest(enum_range(null::public.repair_state)) as state) e)
  );
end $$;
comment on function public.staff_overview is 'Staff only; unread messages are the caller''s own.';

-- grants ----------------------------------------------------------------------------------------------
grant execute on function public.staff_overview to authenticated;
