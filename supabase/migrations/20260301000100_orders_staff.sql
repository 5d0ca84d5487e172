-- Orders, the staff's side: where each stands in the day's work, the moves and who may make them when, the timeline.
-- Locks are always taken in one order: orders, payments, retractos, refunds, products, and at the end of the transaction
-- quotes, repairs and profiles (orders_consequences).

-- types --------------------------------------------------------------------------------------------------
create type public.refund_state as enum ('pendiente', 'hecho', 'fallido');

-- tables -------------------------------------------------------------------------------------------------
alter table public.orders add column stage text not null default 'por_preparar'
  check (stage in ('sin_pagar', 'por_confirmar', 'por_preparar', 'por_enviar', 'en_camino', 'entregado', 'cancelado'));
comment on column public.orders.stage is 'Which list of the day''s work the order stands in; kept by a trigger, see private.order_stage.';

alter table public.order_items add column returned int not null default 0 check (returned between 0 and quantity);
comment on column public.order_items.returned is 'Units that came back to the shelf after they had been taken off it.';

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  kind text not null check (char_length(kind) between 1 and 40),
  actor uuid,
  actor_kind text not null default 'sistema' check (actor_kind in ('equipo', 'cliente', 'sistema')),
  note text not null default '' check (char_length(note) <= 2000),
  changes jsonb not null default '{}',
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.order_events is 'The timeline of an order: moves, money, internal notes; append-only. Staff read it.';
comment on column public.order_events.actor is 'Of the staff alone: who the customer is stands in the order.';
comment on column public.order_events.changes is 'Each of the three states that changed, before and after: {"shipping_status": ["processing", "shipped"]}.';

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  payment_id uuid not null references public.payments (id) on delete restrict,
  retracto_id uuid references public.retractos (id) on delete restrict,
  request_key uuid not null unique,
  idempotency_key text not null unique,
  channel text not null check (channel in ('proveedor', 'manual')),
  amount int not null check (amount > 0),
  already int not null check (already >= 0),
  reason text not null check (char_length(reason) <= 500),
  reference text not null default '' check (char_length(reference) <= 120),
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  state public.refund_state not null default 'pendiente',
  error text not null default '',
  requested_by uuid,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.refunds is 'Money given back by staff: written down before the provider is asked, so that a crash loses none and repeats none.';
comment on column public.refunds.request_key is 'Made by the browser: the same key never asks for two refunds.';
comment on column public.refunds.already is 'What the payment had given back before this refund.';
comment on column public.refunds.reference is 'How money went back that no provider moved.';
comment on column public.refunds.lines is 'What it pays back, [{item, quantity, restock}]; empty when it is only money. With restock the units go back to the shelf when it is done.';

-- A payment never gives back more than it brought, whatever is written down.
create function private.keep_refund_sum() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.already + new.amount > (select amount from public.payments where id = new.payment_id) then
    raise exception 'Refund % exceeds its payment.', new.id using errcode = '23514', constraint = 'refunds_sum';
  end if;
  return new;
end $$;
create trigger refunds_sum before insert or update of amount, already, payment_id on public.refunds
  for each row execute function private.keep_refund_sum();

-- indexes ------------------------------------------------------------------------------------------------
create index order_events_of on public.order_events (order_id, id);
create index refunds_of_order on public.refunds (order_id, created_at);
create unique index refunds_one_pending on public.refunds (payment_id) where state = 'pendiente';
create index refunds_pending on public.refunds (updated_at) where state = 'pendiente';
create index refunds_of_payment on public.refunds (payment_id);
create index refunds_of_withdrawal on public.refunds (retracto_id) where retracto_id is not null;
create index retractos_open on public.retractos (refund_by) where state in ('solicitado', 'aceptado');

create trigger refunds_updated_at before update on public.refunds for each row execute function private.set_updated_at();

-- stages -------------------------------------------------------------------------------------------------
-- Whether an order still has something of a kind to deliver, or has sent it off: what was paid back in the shop is none.
create function private.has_to_deliver(o public.orders, p_type public.item_type) returns boolean
language sql stable security definer set search_path = '' as
$$
  select exists (
    select from public.order_items i where i.order_id = o.id and i.item_type = p_type
      and (i.refunded < i.quantity or (p_type = 'product' and o.shipping_status not in ('pending', 'processing'))))
$$;

-- The one definition of the stages of the day's work. A course is delivered when it is paid and a quote with its repair;
-- what is shipped or done by somebody waits for them.
create function private.order_stage(o public.orders) returns text
language sql stable security definer set search_path = '' as
$$
  select case
    when o.status in ('cancelled', 'expired') or o.shipping_status = 'cancelled' then 'cancelado'
    when o.status = 'fulfilled' then 'entregado'
    when o.shipping_status in ('shipped', 'in_transit', 'out_for_delivery') then 'en_camino'
    when o.shipping_status = 'delivered' then
      case when private.has_to_deliver(o, 'service') then 'por_preparar' else 'entregado' end
    when o.status = 'placed' then case when o.payment_method = 'card' then 'sin_pagar' else 'por_confirmar' end
    when exists (select from public.order_items i where i.order_id = o.id)
      and not private.has_to_deliver(o, 'product') and not private.has_to_deliver(o, 'service') then 'entregado'
    when o.shipping_status = 'processing' then 'por_enviar'
    else 'por_preparar'
  end
$$;

create function private.keep_order_stage() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin new.stage := private.order_stage(new); return new; end $$;
create trigger orders_stage before insert or update of status, payment_method, payment_status, shipping_status on public.orders
  for each row execute function private.keep_order_stage();

update public.orders o set stage = private.order_stage(o);
create index orders_of_stage on public.orders (stage, created_at desc, id desc);

-- How many orders stand in each stage, by how and whether they were paid, for lists that tell it on every page. Each change adds a row and none is updated,
-- so that orders never wait for one another; the sum counts, and private.fold_order_stages keeps the rows few.
create table private.order_stages (
  id bigint generated always as identity primary key,
  stage text not null,
  method public.payment_method not null,
  payment public.order_payment_status not null,
  n bigint not null
);

create function private.count_order_stages() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if tg_op = 'INSERT' then
    insert into private.order_stages (stage, method, payment, n)
    select stage, payment_method, payment_status, count(*) from after_rows group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into private.order_stages (stage, method, payment, n)
    select stage, payment_method, payment_status, -count(*) from before_rows group by 1, 2, 3;
  else
    insert into private.order_stages (stage, method, payment, n)
    select stage, payment_method, payment_status, sum(n)
    from (select stage, payment_method, payment_status, 1 as n from after_rows
      union all select stage, payment_method, payment_status, -1 from before_rows) moved
    group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger orders_stages_i after insert on public.orders referencing new table as after_rows for each statement execute function private.count_order_stages();
create trigger orders_stages_u after update on public.orders referencing old table as before_rows new table as after_rows for each statement execute function private.count_order_stages();
create trigger orders_stages_d after delete on public.orders referencing old table as before_rows for each statement execute function private.count_order_stages();

-- One row of each kind again. What others add meanwhile is not seen here and stays.
create function private.fold_order_stages() returns void
language sql security definer set search_path = '' as
$$
  with gone as (delete from private.order_stages returning *)
  insert into private.order_stages (stage, method, payment, n) select stage, method, payment, sum(n) from gone group by 1, 2, 3 having sum(n) <> 0
$$;

-- timeline -----------------------------------------------------------------------------------------------
-- Who acts now: staff on an order of somebody else, its buyer, or the program itself.
create function private.order_actor_kind(p_owner uuid) returns text
language sql stable security definer set search_path = '' as
$$
  select case
    when private.is_staff() and (select auth.uid()) is distinct from p_owner then 'equipo'
    when coalesce((select auth.role()), '') in ('anon', 'authenticated') then 'cliente'
    else 'sistema' end
$$;

-- What the next change of that order is called in its timeline.
create function private.announce_order_step(p_order uuid, p_kind text, p_note text, p_details jsonb) returns void
language sql security definer set search_path = '' as
$$
  select set_config('orders.step', jsonb_build_object('order', p_order, 'kind', p_kind, 'note', p_note, 'details', p_details)::text, true)
$$;

-- Every change of one of the three states, whoever makes it, is an event in the same transaction.
create function private.order_event() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  step jsonb := nullif(current_setting('orders.step', true), '')::jsonb;
  mine boolean := coalesce(step ->> 'order' = new.id::text, false);
  changes jsonb := '{}';
  column_name text;
  who text;
begin
  if tg_op = 'INSERT' then
    insert into public.order_events (order_id, kind, actor_kind, created_at) values (new.id, 'placed', 'cliente', new.created_at);
    return null;
  end if;
  foreach column_name in array array['status', 'payment_status', 'shipping_status'] loop
    if to_jsonb(old) -> column_name is distinct from to_jsonb(new) -> column_name then
      changes := changes || jsonb_build_object(column_name, jsonb_build_array(to_jsonb(old) -> column_name, to_jsonb(new) -> column_name));
    end if;
  end loop;
  if changes = '{}' then return null; end if;
  -- A step is the staff's, also when the order is their own.
  who := case when mine then 'equipo' else private.order_actor_kind(new.user_id) end;
  insert into public.order_events (order_id, kind, actor, actor_kind, note, changes, details)
  values (new.id, case
      when mine then step ->> 'kind'
      when changes ? 'status' and new.status in ('cancelled', 'expired') then new.status::text
      when changes ? 'payment_status' then 'payment_' || new.payment_status
      when changes ? 'shipping_status' then 'shipping_' || new.shipping_status
      else 'status_' || new.status end,
    case when who = 'equipo' then (select auth.uid()) end, who,
    case when mine then coalesce(step ->> 'note', '') else '' end, changes, case when mine then coalesce(step -> 'details', '{}') else '{}' end);
  if mine then perform set_config('orders.step', '', true); end if;
  return null;
end $$;
create trigger orders_events after insert or update of status, payment_status, shipping_status on public.orders
  for each row execute function private.order_event();

insert into public.order_events (order_id, kind, actor_kind, created_at)
select id, 'placed', 'cliente', created_at from public.orders
union all select id, 'payment_paid', 'sistema', paid_at from public.orders where paid_at is not null
union all select id, 'shipping_delivered', 'sistema', delivered_at from public.orders where delivered_at is not null
union all select id, status::text, 'sistema', cancelled_at from public.orders where cancelled_at is not null and status in ('cancelled', 'expired')
order by 4;

-- Whoever leaves takes along what staff wrote about them.
create function private.forget_order() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.order_events set note = '', details = '{}' where order_id = new.id and (note <> '' or details <> '{}');
  update public.refunds set reason = '', reference = '' where order_id = new.id;
  return null;
end $$;
create trigger orders_forgotten after update of customer_name on public.orders for each row
  when (new.customer_name = 'Cuenta eliminada' and old.customer_name <> new.customer_name) execute function private.forget_order();

-- stock --------------------------------------------------------------------------------------------------
-- As before; units that came back one by one are off the shelf again.
create or replace function private.reserve_stock(p_order uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  line record;
begin
  for line in
    select item_id, name, quantity from public.order_items where order_id = p_order and item_type = 'product' order by item_id
  loop
    update public.products set stock = stock - line.quantity where id = line.item_id and stock >= line.quantity;
    if not found then
      perform private.refuse('out_of_stock', format('Ya no quedan suficientes unidades de «%s». Ajusta la cantidad y vuelve a intentarlo.', line.name), line.item_id::text);
    end if;
    insert into public.stock_movements (product_id, delta, reason, order_id, actor)
    values (line.item_id, -line.quantity, 'reserved', p_order, (select auth.uid()));
  end loop;
  update public.order_items set returned = 0 where order_id = p_order and returned > 0;
  update public.orders set has_reservation = true where id = p_order;
end $$;

-- Puts back what is still off the shelf, once.
create or replace function private.release_stock(p_order uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  line record;
begin
  update public.orders set has_reservation = false where id = p_order and has_reservation;
  if not found then return; end if;
  for line in
    select id, item_id, quantity - returned as units from public.order_items
    where order_id = p_order and item_type = 'product' and quantity > returned order by item_id
  loop
    update public.products set stock = stock + line.units where id = line.item_id;
    if found then
      insert into public.stock_movements (product_id, delta, reason, order_id, actor)
      values (line.item_id, line.units, 'released', p_order, (select auth.uid()));
    end if;
    update public.order_items set returned = quantity where id = line.id;
  end loop;
end $$;

-- rules --------------------------------------------------------------------------------------------------
create function private.is_refunding(p_order uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.refunds r where r.order_id = p_order and r.state = 'pendiente') $$;

-- What staff can do with an order as it is now. lib/orders/staff/moves.ts says the same for the buttons; this decides.
create function private.order_moves(o public.orders) returns text[]
language sql stable security definer set search_path = '' as
$$
  select array_remove(array[
    case when cash and o.status = 'placed' and o.payment_status = 'unpaid' and o.shipping_status = 'pending' then 'confirm' end,
    case when going and goods and o.shipping_status = 'pending' then 'prepare' end,
    case when going and goods and o.shipping_status in ('pending', 'processing') then 'ship' end,
    case when going and o.shipping_status = 'shipped' then 'transit' end,
    case when going and o.shipping_status in ('shipped', 'in_transit') then 'out' end,
    case when going and goods and o.shipping_status in ('processing', 'shipped', 'in_transit', 'out_for_delivery') then 'deliver' end,
    case when going and services and (not goods or o.shipping_status = 'delivered') then 'complete' end,
    case when o.status = 'confirmed' and o.shipping_status in ('shipped', 'in_transit', 'out_for_delivery') then 'track' end,
    case when cash and o.status in ('confirmed', 'fulfilled') and o.payment_status = 'unpaid' then 'collect' end,
    case when cash and o.status in ('confirmed', 'fulfilled') and o.payment_status = 'paid' then 'uncollect' end,
    case when (o.status = 'placed' and o.shipping_status in ('pending', 'processing') and o.payment_status in ('unpaid', 'rejected') and not paying)
           or (cash and o.status = 'confirmed' and o.payment_status = 'unpaid' and o.shipping_status not in ('delivered', 'cancelled'))
           or (o.status = 'confirmed' and o.payment_status = 'charged_back' and o.shipping_status in ('pending', 'processing')) then 'cancel' end,
    case when (o.payment_status <> 'refunded' and o.status in ('confirmed', 'fulfilled') and goods and o.shipping_status not in ('pending', 'cancelled'))
           or (o.payment_status <> 'refunded' and o.status = 'fulfilled' and services and o.shipping_status <> 'cancelled')
           or (cash and o.status = 'confirmed' and o.payment_status = 'unpaid' and o.shipping_status = 'pending') then 'back' end
  ], null)
  from (
    select o.payment_method = 'contra_entrega' as cash,
      o.status = 'confirmed' and (o.payment_status in ('paid', 'partially_refunded') or (o.payment_method = 'contra_entrega' and o.payment_status = 'unpaid')) as going,
      private.has_to_deliver(o, 'product') as goods,
      private.has_to_deliver(o, 'service') as services,
      private.has_payment_in_flight(o.id) as paying
  ) facts
  where not private.is_refunding(o.id)
$$;

-- The three states as one text: what somebody saw when they decided.
create function private.order_stamp(o public.orders) returns text
language sql immutable set search_path = '' as
$$ select concat_ws('/', o.status, o.payment_status, o.shipping_status) $$;

create function private.order_state_label(o public.orders) returns text
language sql immutable set search_path = '' as
$$
  select case
    when o.payment_status = 'refunded' then 'Reembolsado'
    when o.payment_status = 'charged_back' then 'En disputa'
    when o.status = 'cancelled' then 'Cancelado'
    when o.status = 'expired' then 'Vencido'
    when o.shipping_status = 'delivered' then 'Entregado'
    when o.status = 'fulfilled' then 'Completado'
    when o.shipping_status = 'processing' then 'Procesando'
    when o.shipping_status = 'shipped' then 'Enviado'
    when o.shipping_status = 'in_transit' then 'En tránsito'
    when o.shipping_status = 'out_for_delivery' then 'En reparto'
    when o.status = 'placed' then 'Recibido'
    else 'Confirmado' end
    || case when o.payment_status = 'paid' then ', pagado' when o.payment_status = 'partially_refunded' then ', con devolución parcial' else '' end
$$;

-- Stops whoever decided on an order that somebody else has moved meanwhile, and says who and where it is now.
create function private.expect_order(o public.orders, p_expected text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  who text;
begin
  if private.order_stamp(o) = p_expected then return; end if;
  select case when e.actor_kind = 'equipo' then coalesce(p.username, 'Otra persona del equipo') when e.actor_kind = 'cliente' then 'El cliente' else 'El sistema' end into who
  from public.order_events e left join public.profiles p on p.id = e.actor
  where e.order_id = o.id and e.changes <> '{}' order by e.id desc limit 1;
  perform private.refuse('moved', format('%s movió este pedido mientras lo mirabas: ahora está «%s». No hicimos tu cambio.', coalesce(who, 'Alguien'), private.order_state_label(o)));
end $$;

-- moves --------------------------------------------------------------------------------------------------
-- Notes the cash of an order that is paid on delivery as a payment like any other; answers its id.
create function private.note_cash_payment(o public.orders, p_method text) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  n int := (select coalesce(max(attempt), 0) + 1 from public.payments where order_id = o.id);
  made uuid;
begin
  if p_method not in ('efectivo', 'transferencia', 'nequi', 'daviplata', 'datafono', 'transportadora') then
    perform private.refuse('bad_method', 'Elige cómo recibieron el dinero.');
  end if;
  insert into public.payments (order_id, attempt, idempotency_key, provider, provider_payment_id, status, status_detail, amount, method)
  values (o.id, n, format('contra-entrega-%s-%s', o.id, n), 'contra_entrega', format('contra-entrega-%s-%s', o.id, n), 'approved', 'accredited', o.total_price, p_method)
  returning id into made;
  return made;
end $$;

-- Carries out one allowed move. The caller has locked the order and checked the move.
create function private.apply_order_move(o public.orders, p_move text, p_details jsonb) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  reason text := btrim(coalesce(p_details ->> 'reason', ''));
  said jsonb := '{}';
  with_services boolean := private.has_to_deliver(o, 'service');
  v_carrier text := btrim(coalesce(p_details ->> 'carrier', ''));
  v_tracking text := btrim(coalesce(p_details ->> 'tracking', ''));
  v_estimated date;
  cash uuid;
  target public.shipping_status;
  moved public.orders;
begin
  if char_length(reason) > 500 then
    perform private.refuse('long_reason', 'El motivo puede tener hasta 500 letras.');
  end if;
  if char_length(reason) < 3 and (p_move in ('back', 'uncollect') or (p_move = 'cancel' and o.status <> 'placed')) then
    perform private.refuse('no_reason', 'Escribe el motivo.');
  end if;
  if p_move in ('ship', 'track') then
    if char_length(v_carrier) not between 1 and 80 or char_length(v_tracking) > 80 then
      perform private.refuse('bad_carrier', 'Escribe la transportadora.');
    end if;
    begin
      v_estimated := nullif(p_details ->> 'estimated', '')::date;
    exception when others then
      perform private.refuse('bad_date', 'La fecha de entrega no es válida.');
    end;
    if v_estimated not between private.co_date() and private.co_date() + 60 then
      perform private.refuse('bad_date', 'La entrega estimada va de hoy a 60 días.');
    end if;
    said := jsonb_strip_nulls(jsonb_build_object('carrier', v_carrier, 'tracking', nullif(v_tracking, ''), 'estimated', v_estimated));
  end if;
  if (p_move = 'collect' or (p_move = 'deliver' and coalesce((p_details ->> 'money_received')::boolean, false)))
     and o.payment_method = 'contra_entrega' and o.payment_status = 'unpaid' then
    cash := private.note_cash_payment(o, coalesce(p_details ->> 'method', 'efectivo'));
    said := jsonb_build_object('amount', o.total_price, 'method', coalesce(p_details ->> 'method', 'efectivo'));
  end if;
  perform private.announce_order_step(o.id, p_move, reason, said);
  perform set_config('audit.told', o.id::text, true);

  case p_move
    when 'confirm' then
      update public.orders set status = 'confirmed', expires_at = null where id = o.id;
    when 'prepare' then
      update public.orders set shipping_status = 'processing' where id = o.id;
    when 'ship' then
      update public.orders set shipping_status = 'shipped', carrier = v_carrier, tracking_number = nullif(v_tracking, ''),
        estimated_delivery = (v_estimated + time '12:00') at time zone 'America/Bogota' where id = o.id;
    when 'track' then
      update public.orders set carrier = v_carrier, tracking_number = nullif(v_tracking, ''),
        estimated_delivery = (v_estimated + time '12:00') at time zone 'America/Bogota' where id = o.id;
      -- None of the three states changed: the event is written here.
      perform set_config('orders.step', '', true);
      insert into public.order_events (order_id, kind, actor, actor_kind, details) values (o.id, 'track', (select auth.uid()), 'equipo', said);
    when 'transit' then
      update public.orders set shipping_status = 'in_transit' where id = o.id;
    when 'out' then
      update public.orders set shipping_status = 'out_for_delivery' where id = o.id;
    when 'deliver' then
      update public.orders set shipping_status = 'delivered', delivered_at = now(), status = case when with_services then status else 'fulfilled' end,
        payment_status = case when cash is null then payment_status else 'paid' end,
        paid_at = case when cash is null then paid_at else now() end, paid_by = coalesce(cash, paid_by) where id = o.id;
    when 'complete' then
      update public.orders set status = 'fulfilled' where id = o.id;
    when 'collect' then
      update public.orders set payment_status = 'paid', paid_at = now(), paid_by = cash where id = o.id;
    when 'uncollect' then
      update public.payments set status = 'cancelled', status_detail = 'undone' where id = o.paid_by and provider = 'contra_entrega';
      if not found then
        perform private.refuse('not_allowed', 'Este pedido se pagó en línea: devuelve el dinero con un reembolso.');
      end if;
      update public.orders set payment_status = 'unpaid', paid_at = null, paid_by = null where id = o.id;
    when 'cancel' then
      perform private.release_stock(o.id);
      update public.orders set status = 'cancelled', shipping_status = 'cancelled', cancelled_at = now(), expires_at = null where id = o.id;
      update public.retractos set state = 'reembolsado', decided_at = coalesce(decided_at, now()),
        answer = case when answer = '' then 'Cancelamos tu pedido: no había ningún cobro por devolver.' else answer end
      where order_id = o.id and state in ('solicitado', 'aceptado') and o.payment_status = 'unpaid';
    when 'back' then
      if o.shipping_status = 'delivered' and o.status <> 'placed'
         and exists (select from public.retractos r where r.order_id = o.id and r.state in ('solicitado', 'aceptado')) then
        perform private.refuse('withdrawal_open', 'Este pedido tiene un retracto abierto: resuélvelo antes de deshacer la entrega.');
      end if;
      if o.status = 'fulfilled' and with_services then
        update public.orders set status = 'confirmed' where id = o.id;
      elsif o.shipping_status <> 'pending' then
        -- Where it came from, as the timeline tells it; the step before when it does not.
        select (e.changes -> 'shipping_status' ->> 0)::public.shipping_status into target from public.order_events e
        where e.order_id = o.id and e.changes -> 'shipping_status' ->> 1 = o.shipping_status::text order by e.id desc limit 1;
        if target is null or target >= o.shipping_status then
          target := case o.shipping_status when 'processing' then 'pending' when 'shipped' then 'processing' when 'in_transit' then 'shipped'
            when 'out_for_delivery' then 'in_transit' else 'out_for_delivery' end;
        end if;
        update public.orders set shipping_status = target, status = 'confirmed',
          carrier = case when target >= 'shipped' then carrier end, tracking_number = case when target >= 'shipped' then tracking_number end,
          estimated_delivery = case when target >= 'shipped' then estimated_delivery end where id = o.id;
      else
        -- It waits to be confirmed again, and keeps its stock as long as any that does.
        update public.orders set status = 'placed',
          expires_at = private.add_opening_hours(now(), make_interval(hours => (select s.cash_hold_hours from public.store_settings s))) where id = o.id;
      end if;
    else
      raise exception 'unknown move %', p_move;
  end case;
  perform set_config('audit.told', '', true);
  select * into moved from public.orders where id = o.id;
  perform private.audit('order.' || p_move, 'orders', o.id::text, said || jsonb_strip_nulls(jsonb_build_object('changed', (
      select jsonb_object_agg(state, jsonb_build_array(to_jsonb(o) -> state, to_jsonb(moved) -> state))
      from unnest(array['status', 'payment_status', 'shipping_status']) state where to_jsonb(o) -> state <> to_jsonb(moved) -> state))));
end $$;

-- Moves an order one step. p_expected is private.order_stamp of what the caller saw; answers the order's new states.
-- p_details: ship and track: carrier, tracking, estimated; deliver: money_received, method; collect: method;
-- back, uncollect and cancel of a confirmed order: reason.
create function public.move_order(p_order uuid, p_move text, p_expected text, p_details jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
begin
  perform private.require_staff();
  select * into o from public.orders where id = p_order for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  perform private.expect_order(o, p_expected);
  if p_move = 'cancel' and private.has_payment_in_flight(o.id) then
    perform private.refuse('payment_in_flight', 'Hay un pago de este pedido en curso. Espera la respuesta antes de cancelarlo.');
  end if;
  if private.is_refunding(o.id) then
    perform private.refuse('refund_pending', 'Hay un reembolso en curso. Espera a que termine antes de mover el pedido.');
  end if;
  if not p_move = any (private.order_moves(o)) then
    perform private.refuse('not_allowed', format('Un pedido «%s» no admite ese paso.', private.order_state_label(o)));
  end if;
  perform private.apply_order_move(o, p_move, coalesce(p_details, '{}'));
  select * into o from public.orders where id = p_order;
  return jsonb_build_object('status', o.status, 'payment_status', o.payment_status, 'shipping_status', o.shipping_status, 'stage', o.stage);
end $$;

-- Confirms or prepares several orders, each that allows it. Answers {moved: [id…], skipped: [{id, label}…]}.
create function public.move_orders(p_orders uuid[], p_move text) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
  moved uuid[] := '{}';
  skipped jsonb := '[]';
begin
  perform private.require_staff();
  if p_move not in ('confirm', 'prepare') or cardinality(p_orders) not between 1 and 100 then
    perform private.refuse('bad_bulk', 'Elige entre 1 y 100 pedidos.');
  end if;
  for o in select * from public.orders where id = any (p_orders) order by id for update
  loop
    if p_move = any (private.order_moves(o)) then
      perform private.apply_order_move(o, p_move, '{}');
      moved := moved || o.id;
    else
      skipped := skipped || jsonb_build_object('id', o.id, 'label', private.order_state_label(o));
    end if;
  end loop;
  return jsonb_build_object('moved', moved, 'skipped', skipped);
end $$;

-- A note that only staff read.
create function public.add_order_note(p_order uuid, p_text text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  words text := btrim(coalesce(p_text, ''));
begin
  perform private.require_staff();
  if char_length(words) not between 1 and 2000 then
    perform private.refuse('bad_note', 'Escribe la nota (máximo 2.000 letras).');
  end if;
  perform 1 from public.orders where id = p_order for key share;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  insert into public.order_events (order_id, kind, actor, actor_kind, note) values (p_order, 'note', (select auth.uid()), 'equipo', words);
  perform private.audit('order.note', 'orders', p_order::text);
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant select on public.order_events, public.refunds to authenticated;
-- Not even the secret key writes them: functions do.
revoke all on public.order_events, public.refunds from service_role;
grant select on public.order_events, public.refunds to service_role;
grant execute on function private.order_stamp(public.orders), private.order_state_label(public.orders),
  private.order_stage(public.orders) to authenticated, service_role;
grant execute on function public.move_order(uuid, text, text, jsonb), public.move_orders(uuid[], text), public.add_order_note(uuid, text) to authenticated;

-- row-level security -------------------------------------------------------------------------------------
alter table public.order_events enable row level security;
alter table public.refunds enable row level security;

create policy "staff read the timeline" on public.order_events for select to authenticated using (order_id >= private.staff_sees_from());
comment on policy "staff read the timeline" on public.order_events is 'It holds internal notes; written by functions and triggers only.';
create policy "staff read refunds" on public.refunds for select to authenticated using (order_id >= private.staff_sees_from());
comment on policy "staff read refunds" on public.refunds is 'Customers see what went back in their payments; written by functions only.';

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.order_events, public.refunds;
