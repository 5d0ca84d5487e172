-- Overview: the staff dashboard in one query.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- functions: overview ---------------------------------------------------------------------------------
-- Number of pending tasks of each kind; the names are those of CONCERNS in lib/overview/types.ts.
create function private.staff_attention() returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object(
    'orders_to_confirm', (select count(*) from public.orders where stage = 'por_confirmar'),
    'orders_to_prepare', (select count(*) from public.orders where stage = 'por_preparar'),
    'orders_to_ship', (select count(*) from public.orders where stage = 'por_enviar'),
    'orders_to_hand_over', (select count(*) from public.orders where stage = 'por_recoger'),
    'orders_unclaimed', (select count(distinct order_id) from private.payment_troubles('unclaimed')),
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
    'repairs_ready', (
      select count(*) from public.ordenes_servicio where estado = 'Completado' and closed_at is null),
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
    'low_stock', (select count(*) from public.products where is_published and stock between 1 and (select low_stock_threshold from public.store_settings)),
    'out_of_stock', (select count(*) from public.products where is_published and stock = 0)
  )
$$;

-- Sales per day over the last p_days days including today, net of what was given back, as report_sales() has them; orders: how many
-- were paid. Days are Colombian.
create function private.sales_per_day(p_days int) returns table (day date, orders int, amount bigint)
language sql stable set search_path = '' as
$$
  with sold as (
    select s.day, count(distinct s.order_id) filter (where s.amount > 0 and not s.is_refund) as orders, sum(s.amount) as amount
    from private.sale_lines s where s.day > private.co_date() - p_days group by s.day
  )
  select d.day, coalesce(s.orders, 0)::int, coalesce(s.amount, 0)::bigint
  from (select private.co_date() - n as day from generate_series(0, p_days - 1) n) d left join sold s using (day)
$$;

-- Open repairs of the caller as technician.
create function private.assigned_repairs() returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object(
    'open', count(*) filter (where estado <> 'Completado'),
    'late', count(*) filter (where promised_at < now() and estado <> 'Completado'),
    'today', count(*) filter (where promised_at >= now() and private.co_date(promised_at) = private.co_date() and estado <> 'Completado'),
    'waiting', count(*) filter (where estado = 'Esperando_Aprobacion'),
    'ready', count(*) filter (where estado = 'Completado'))
  from public.ordenes_servicio
  where technician_id = (select auth.uid()) and estado <> 'Entregado' and closed_at is null
$$;

-- {counts, attention, mine, low_stock: [{id, name, stock}], repairs: [{state, count}]}.
create function public.staff_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  low int := (select low_stock_threshold from public.store_settings);
begin
  perform private.require_staff();
  return jsonb_build_object(
    'counts', jsonb_build_object(
      'products', (select count(*) from public.products),
      'services', (select count(*) from public.services),
      'courses', (select count(*) from public.courses)),
    'attention', private.staff_attention(),
    'mine', private.assigned_repairs(),
    'low_stock', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'stock', p.stock) order by p.stock, p.name_key), '[]')
      from (select id, name, stock, name_key from public.products where is_published and stock between 1 and low order by stock, id desc limit 6) p),
    'repairs', (
      select jsonb_agg(jsonb_build_object('state', e.state, 'count', (
        select count(*) from public.ordenes_servicio r
        where r.estado = e.state and r.closed_at is null and (e.state <> 'Recibido' or r.received_at is not null)
          and (e.state <> 'Entregado' or r.delivered_at > now() - interval '30 days'))) order by e.state)
      from (select unnest(enum_range(null::public.repair_state)) as state) e)
  );
end $$;
comment on function public.staff_overview is 'Staff only; unread messages and repairs are the caller''s own.';

-- The business in figures: {sales: [{day, orders, amount}] of 30 days, sales_before: of the 30 days before, cash, repairs and
-- refunds: {count, amount}, best_sellers: [{id, name, units, amount}] of 30 days}. COP.
create function public.staff_business() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  sales jsonb;
  before bigint;
begin
  perform private.require_right('sees_reports');
  select jsonb_agg(jsonb_build_object('day', s.day, 'orders', s.orders, 'amount', s.amount) order by s.day)
      filter (where s.day > private.co_date() - 30),
    sum(s.amount) filter (where s.day <= private.co_date() - 30)
  into sales, before from private.sales_per_day(60) s;
  return jsonb_build_object(
    'sales', sales,
    'sales_before', before,
    -- Shipped or delivered, not paid yet.
    'cash', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(o.total_price), 0))
      from public.orders o
      where private.is_cash(o.payment_method) and o.payment_status = 'unpaid'
        and (o.stage = 'en_camino' or o.shipping_status = 'delivered')),
    'repairs', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(q.total - q.deposit), 0))
      from public.ordenes_servicio r
      join public.cotizaciones q on q.orden_id = r.id and q.replaced_at is null and q.estado = 'aprobada' and q.paid_at is null
      where r.estado <> 'Entregado' and r.closed_at is null),
    'refunds', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(f.amount), 0))
      from public.refunds f where f.state = 'pendiente'),
    'best_sellers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.item_id, 'name', b.name, 'units', b.units, 'amount', b.amount) order by b.units desc, b.amount desc, b.name), '[]')
      from (
        select s.item_id, private.sold_name('product', s.item_id) as name, sum(s.units)::int as units, sum(s.amount) as amount
        from private.sale_lines s where s.day > private.co_date() - 30 and s.item_type = 'product' and s.item_id is not null
        group by s.item_id having sum(s.units) > 0
        order by units desc, amount desc, s.item_id limit 5) b));
end $$;
comment on function public.staff_business is 'For those who see the reports.';

-- Waiting items, for the menu's counters: {orders, repairs, messages, reviews, mails}.
create function public.staff_waiting() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'orders', (a.n ->> 'orders_to_confirm')::int + (a.n ->> 'orders_to_prepare')::int,
      'repairs', (a.n ->> 'repairs_requested')::int + (a.n ->> 'repair_messages')::int,
      'messages', (a.n ->> 'messages_new')::int,
      'reviews', (a.n ->> 'reviews_pending')::int + (a.n ->> 'posts_pending')::int,
      'mails', (a.n ->> 'mails_lost')::int)
    from (select private.staff_attention() as n) a);
end $$;
comment on function public.staff_waiting is 'Staff only; unread messages are the caller''s own.';

-- functions: codes ------------------------------------------------------------------------------------
-- What a typed or scanned code names: a product by its SKU or barcode, a repair by its label, its number or the device's serial
-- (the open one, else the newest), an order by its number; null when it names nothing. An address is read by its id alone, with
-- any sign between the parts: a reader set for another keyboard types other signs.
create function private.named_by_code(p_code text) returns table (kind text, id uuid)
language plpgsql stable set search_path = '' as
$$
declare
  typed text := left(private.trim_text(coalesce(p_code, '')), 300);
  whole uuid := array_to_string(regexp_match(lower(typed),
    '([0-9a-f]{8})[^0-9a-z]([0-9a-f]{4})[^0-9a-z]([0-9a-f]{4})[^0-9a-z]([0-9a-f]{4})[^0-9a-z]([0-9a-f]{12})'), '-')::uuid;
  number text := lower(private.phone_or_text(typed));
begin
  if whole is not null then
    return query select 'repair', o.id from public.ordenes_servicio o where o.id = whole
      union all select 'order', o.id from public.orders o where o.id = whole
      union all select 'product', p.id from public.products p where p.id = whole;
    return;
  end if;
  return query select 'product', p from private.products_by_code(typed) p;
  if found then return; end if;
  if number ~ '^[0-9a-f]{6}([0-9a-f]{2})?$' then
    return query select 'repair', o.id from public.ordenes_servicio o
      where o.search like private.like_pattern(number) and right(o.id::text, char_length(number)) = number
      order by o.created_at desc limit 1;
    if found then return; end if;
  end if;
  if char_length(typed) >= 4 then
    return query select 'repair', o.id from public.ordenes_servicio o
      where o.device_serial <> '' and private.norm(o.device_serial) = private.norm(typed)
      order by o.closed_at is null and o.estado <> 'Entregado' desc, o.created_at desc limit 1;
    if found then return; end if;
  end if;
  if number ~ '^[0-9a-f]{8}$' then
    return query select 'order', o.id from public.orders o
      where o.id between (number || '-0000-0000-0000-000000000000')::uuid and (number || '-ffff-ffff-ffff-ffffffffffff')::uuid limit 1;
  end if;
end $$;

-- The same for the palette, with what it shows: {kind: product, id, name, price, stock}, {kind: repair, id, customer, brand, model,
-- description} or {kind: order, id, customer_name, total}; null without one.
create function public.find_code(p_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object('kind', n.kind, 'id', n.id) || coalesce(
      (select jsonb_build_object('name', p.name, 'price', p.price, 'stock', p.stock) from public.products p where n.kind = 'product' and p.id = n.id),
      (select jsonb_build_object('customer', coalesce(nullif(o.contact_name, ''), a.username, ''), 'brand', o.device_brand, 'model', o.device_model,
          'description', o.descripcion)
        from public.ordenes_servicio o left join public.profiles a on a.id = o.usuario_id where n.kind = 'repair' and o.id = n.id),
      (select jsonb_build_object('customer_name', o.customer_name, 'total', o.total_price) from public.orders o where n.kind = 'order' and o.id = n.id))
    from private.named_by_code(p_code) n limit 1);
end $$;
comment on function public.find_code is 'Staff only.';

-- grants ----------------------------------------------------------------------------------------------
grant execute on function public.find_code to authenticated;
grant execute on function public.staff_overview to authenticated;
grant execute on function public.staff_business to authenticated;
grant execute on function public.staff_waiting to authenticated;
