-- Orders: reversal of a card payment (Ley 1480, art. 51; Decreto 587 of 2016), and the proof of what people accepted.
-- Locks as elsewhere: orders, payments, retractos, reversiones, refunds, products.

-- types --------------------------------------------------------------------------------------------------
create type public.reversion_cause as enum ('fraude', 'no_solicitada', 'no_recibido', 'no_corresponde', 'defectuoso');
create type public.reversion_state as enum ('solicitada', 'aceptada', 'rechazada', 'reembolsada');

-- tables -------------------------------------------------------------------------------------------------
create table public.reversiones (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^REV-\d{4}-\d{6,}$'),
  order_id uuid not null references public.orders (id) on delete restrict,
  payment_id uuid not null references public.payments (id) on delete restrict,
  cause public.reversion_cause not null,
  amount int not null check (amount > 0),
  already int not null default 0 check (already >= 0),
  learned_on date not null,
  deadline date not null,
  respond_by date not null,
  reason text not null default '' check (char_length(reason) <= 1000),
  issuer_told boolean not null default false,
  state public.reversion_state not null default 'solicitada',
  answer text not null default '' check (char_length(answer) <= 1000),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  updated_at timestamptz not null default now()
);
comment on table public.reversiones is 'Complaints that ask to undo a card payment. While one is open its order does not leave the shop.';
comment on column public.reversiones.payment_id is 'The payment, and with it the card, that the person wants undone.';
comment on column public.reversiones.already is 'What that payment had given back before.';
comment on column public.reversiones.learned_on is 'When the person learned of it: five business days run from there.';
comment on column public.reversiones.respond_by is '15 business days from the request.';
comment on column public.reversiones.issuer_told is 'The person says that the bank knows too.';
comment on column public.reversiones.answer is 'What the shop says to the person when it decides.';

create table public.acceptances (
  id bigint generated always as identity primary key,
  order_id uuid unique references public.orders (id) on delete restrict,
  repair_id uuid unique references public.ordenes_servicio (id) on delete cascade,
  quote_id uuid unique references public.cotizaciones (id) on delete cascade,
  version text not null check (char_length(version) between 1 and 80),
  ip text not null default '' check (char_length(ip) <= 64),
  user_agent text not null default '' check (char_length(user_agent) <= 400),
  at timestamptz not null default now(),
  check (num_nonnulls(order_id, repair_id, quote_id) = 1)
);
comment on table public.acceptances is 'Which version of which texts a buyer, or whoever asks for a repair or approves a quote, ticked, when and from where. The first one counts.';

create table private.reversal_numbers (
  year int primary key,
  last int not null
);
comment on table private.reversal_numbers is 'A counter a year, raised in the transaction of the request.';

-- indexes ------------------------------------------------------------------------------------------------
create index reversiones_of_order on public.reversiones (order_id, requested_at desc);
create index reversiones_of_payment on public.reversiones (payment_id);
create unique index reversiones_one_open on public.reversiones (order_id) where state in ('solicitada', 'aceptada');

create trigger reversiones_updated_at before update on public.reversiones for each row execute function private.set_updated_at();

-- acceptance ---------------------------------------------------------------------------------------------
-- Keeps what somebody ticked. Only the server calls it: the address and the browser are what it saw. An order keeps its
-- acceptance from the moment it is placed, a repair from the moment it is asked for; what the server saw is added once.
create function public.note_acceptance(p_kind text, p_id uuid, p_version text, p_ip text default '', p_user_agent text default '') returns void
language plpgsql security definer set search_path = '' as
$$
begin
  update public.acceptances set version = p_version, ip = left(coalesce(p_ip, ''), 64), user_agent = left(coalesce(p_user_agent, ''), 400)
  where (p_kind = 'order' and order_id = p_id or p_kind = 'repair' and repair_id = p_id) and ip = '' and user_agent = '';
  insert into public.acceptances (order_id, repair_id, quote_id, version, ip, user_agent)
  values (case when p_kind = 'order' then p_id end, case when p_kind = 'repair' then p_id end, case when p_kind = 'quote' then p_id end,
    p_version, left(coalesce(p_ip, ''), 64), left(coalesce(p_user_agent, ''), 400))
  on conflict do nothing;
end $$;

-- reversal -----------------------------------------------------------------------------------------------
create function private.next_reversal_number(p_at timestamptz default now()) returns text
language sql security definer set search_path = '' as
$$
  insert into private.reversal_numbers as c (year, last) values (extract(year from private.co_date(p_at))::int, 1)
  on conflict (year) do update set last = c.last + 1
  returning format('REV-%s-%s', c.year, lpad(c.last::text, greatest(6, length(c.last::text)), '0'))
$$;

-- What of a reversal has not gone back yet. The money of withdrawals is theirs alone.
create function private.reversal_left(v public.reversiones) returns int
language sql stable security definer set search_path = '' as
$$
  select least(v.amount, greatest(0, v.amount - (p.refunded_amount - v.already - coalesce((
    select sum(f.amount) from public.refunds f
    where f.payment_id = p.id and f.retracto_id is not null and f.state = 'hecho' and f.settled_at >= v.requested_at), 0))))::int
  from public.payments p where p.id = v.payment_id
$$;

-- The card payment of an order and how much of it can be reversed: what an open withdrawal asks back goes that way.
create function private.reversible(o public.orders) returns table (payment_id uuid, remaining int)
language sql stable security definer set search_path = '' as
$$
  select m.payment_id, greatest(0, m.remaining - coalesce(
    (select sum(w.amount) from public.retractos w where w.order_id = o.id and w.state in ('solicitado', 'aceptado')), 0))::int
  from private.refundable(o) m where m.channel = 'proveedor'
$$;

-- Why the payment of an order cannot be reversed; null when it can.
create function private.reversal_refusal(o public.orders) returns text
language sql stable security definer set search_path = '' as
$$
  select case
    when o.payment_method <> 'card' then 'La reversión del pago es para compras pagadas con tarjeta.'
    when o.payment_status = 'refunded' then 'Ya te devolvimos el dinero de este pedido.'
    when o.payment_status = 'charged_back' then 'Tu banco ya abrió una disputa por este pago. Escríbenos por WhatsApp y lo resolvemos.'
    when exists (select from private.reversible(o) m where m.remaining > 0) then null
    when exists (select from private.reversible(o) m) then 'Pediste el retracto de todo este pedido: con él se devuelve el dinero.'
    else 'Este pedido no tiene un pago con tarjeta que se pueda revertir.'
  end
$$;

-- What the order's page says of it: whether it can be asked for, of how much and which card, and what was asked.
create function private.reversal_of(o public.orders) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object(
    'refusal', private.reversal_refusal(o),
    'remaining', coalesce((select m.remaining from private.reversible(o) m), 0),
    'method', coalesce(p.method, ''), 'last_four', coalesce(p.last_four, ''),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(r) - array['order_id', 'payment_id', 'already', 'updated_at'] order by r.requested_at desc), '[]')
      from public.reversiones r where r.order_id = o.id))
  from (select 1) one left join public.payments p on p.id = o.paid_by
$$;

-- The owner, or whoever holds the link, asks to undo a card payment or a part of it.
create function public.request_reversal(
  p_order uuid default null,
  p_token text default null,
  p_cause public.reversion_cause default null,
  p_amount int default null,
  p_learned_on date default null,
  p_reason text default '',
  p_issuer_told boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
  m record;
  p public.payments;
  open_number text;
  refusal text;
  words text := private.trim_text(coalesce(p_reason, ''));
  today date := private.co_date();
  last_day date;
  made public.reversiones;
begin
  select ord.* into o from public.orders ord
  where ord.id = case when p_token is null then p_order else (select order_id from private.order_keys where token = p_token) end
    and (p_token is not null or ord.user_id = (select auth.uid()))
  for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  select number into open_number from public.reversiones where order_id = o.id and state in ('solicitada', 'aceptada');
  if found then
    perform private.refuse('already_requested', format('Ya pediste la reversión de este pago: es la %s. Te respondemos en la página del pedido.', open_number));
  end if;
  refusal := private.reversal_refusal(o);
  if refusal is not null then
    perform private.refuse('not_reversible', refusal);
  end if;
  if p_cause is null then
    perform private.refuse('bad_cause', 'Elige qué pasó.');
  end if;
  if char_length(words) not between 10 and 1000 then
    perform private.refuse('bad_reason', 'Cuéntanos qué pasó (entre 10 y 1.000 letras).');
  end if;
  if p_learned_on is null or p_learned_on > today or p_learned_on < private.co_date(o.created_at) then
    perform private.refuse('bad_date', 'Escribe el día en que te enteraste: desde el día de la compra hasta hoy.');
  end if;
  last_day := private.add_business_days(p_learned_on, 5);
  -- As with private.withdrawal_deadline, the other way round.
  last_day := greatest(last_day, (
    select private.add_business_days(private.co_date(max(w.decided_at)), 5) from public.retractos w
    where w.order_id = o.id and w.state = 'rechazado' and private.co_date(w.requested_at) <= last_day));
  if last_day < today then
    perform private.refuse('out_of_time', format('El plazo de 5 días hábiles para pedir la reversión venció el %s. Todavía puedes presentar un reclamo.', private.spanish_date(last_day)));
  end if;
  select * into m from private.reversible(o);
  select * into p from public.payments where id = m.payment_id for update;
  if p_amount is null or p_amount < 1 or p_amount > m.remaining then
    perform private.refuse('bad_amount', format('Puedes pedir la reversión de entre $1 y %s.', private.cop(m.remaining)));
  end if;

  insert into public.reversiones (number, order_id, payment_id, cause, amount, already, learned_on, deadline, respond_by, reason, issuer_told)
  values (private.next_reversal_number(), o.id, p.id, p_cause, p_amount, p.refunded_amount, p_learned_on, last_day,
    private.add_business_days(today, 15), words, coalesce(p_issuer_told, false))
  returning * into made;
  insert into public.order_events (order_id, kind, actor_kind, note, details)
  values (o.id, 'reversal_requested', 'cliente', format('%s. %s', made.number, made.reason), jsonb_build_object('amount', made.amount));
  perform private.audit('reversal.requested', 'orders', o.id::text, jsonb_build_object('number', made.number, 'cause', made.cause, 'amount', made.amount));
  return to_jsonb(made) - array['order_id', 'payment_id', 'already', 'updated_at'];
end $$;

-- Accepts or rejects it, with what the person is told. The money goes back through open_refund.
create function public.decide_reversal(p_reversal uuid, p_accept boolean, p_answer text default '') returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.reversiones;
  words text := private.trim_text(coalesce(p_answer, ''));
begin
  perform private.require_staff();
  perform 1 from public.orders where id = (select order_id from public.reversiones where id = p_reversal) for update;
  select * into r from public.reversiones where id = p_reversal for update;
  if r.id is null then
    perform private.refuse('not_found', 'No encontramos esa reversión.');
  end if;
  if r.state <> 'solicitada' then
    perform private.refuse('moved', format('Alguien ya decidió esta reversión: está «%s».', initcap(r.state::text)));
  end if;
  if p_accept is null then
    perform private.refuse('bad_decision', 'Acepta o rechaza la reversión.');
  end if;
  if char_length(words) > 1000 or (not p_accept and char_length(words) < 10) then
    perform private.refuse('bad_answer', 'Explícale a la persona por qué no se acepta (entre 10 y 1.000 letras).');
  end if;
  perform set_config('audit.told', r.id::text, true);
  update public.reversiones set answer = words, decided_at = now(), state = case
      when not p_accept then 'rechazada'
      -- Its money may have gone back before anybody answered.
      when private.reversal_left(r) = 0 then 'reembolsada'
      else 'aceptada' end::public.reversion_state
  where id = r.id;
  perform set_config('audit.told', '', true);
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (r.order_id, case when p_accept then 'reversal_accepted' else 'reversal_rejected' end, (select auth.uid()), 'equipo', words, jsonb_build_object('amount', r.amount));
  perform private.audit(case when p_accept then 'reversal.accepted' else 'reversal.rejected' end, 'orders', r.order_id::text,
    jsonb_build_object('number', r.number, 'amount', r.amount));
end $$;

-- What waits on a decision, or on its money, stays in the shop. Whatever moves the order asks here.
create function private.hold_shipment() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  waiting text := (select number from public.reversiones where order_id = new.id and state in ('solicitada', 'aceptada'));
begin
  if waiting is not null then
    perform private.refuse('reversal_open', format('El cliente pidió la reversión del pago (%s): el pedido no sale hasta que la resuelvas.', waiting));
  end if;
  if private.is_payment_disputed(new) then
    perform private.refuse('payment_disputed', 'El banco o Mercado Pago tiene abierto un reclamo por este pago: el pedido no sale hasta que se resuelva.');
  end if;
  return new;
end $$;
create trigger orders_reversal before update of shipping_status on public.orders for each row
  when (old.shipping_status in ('pending', 'processing') and new.shipping_status in ('shipped', 'in_transit', 'out_for_delivery', 'delivered'))
  execute function private.hold_shipment();

-- The money of an accepted one went back, whoever sent it.
create function private.reversal_paid() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.reversiones set state = 'reembolsada'
  where payment_id = new.id and state = 'aceptada' and private.reversal_left(reversiones) = 0;
  return null;
end $$;
create trigger payments_reversals after update of refunded_amount on public.payments for each row
  when (new.refunded_amount > old.refunded_amount) execute function private.reversal_paid();

-- All of it went back, or the bank took it back by itself: nothing is left to decide.
create function private.close_reversals() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.reversiones set state = 'reembolsada', decided_at = coalesce(decided_at, now()),
    answer = case
      when answer <> '' then answer
      when new.payment_status = 'charged_back' then 'Tu banco reversó este pago.'
      else 'Te devolvimos todo el dinero de este pedido.' end
  where order_id = new.id and state in ('solicitada', 'aceptada');
  return null;
end $$;
create trigger orders_reversals_closed after update of payment_status on public.orders for each row
  when (new.payment_status in ('refunded', 'charged_back') and old.payment_status <> new.payment_status) execute function private.close_reversals();

-- reads --------------------------------------------------------------------------------------------------
-- As before, with the reversal.
create or replace function public.order_detail(p_order uuid default null, p_token text default null) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select to_jsonb(o) - 'user_id' || jsonb_build_object(
    'is_own', coalesce(o.user_id = (select auth.uid()), false),
    'token', k.token,
    'items', coalesce((select jsonb_agg(to_jsonb(i) order by i.name) from public.order_items i where i.order_id = o.id), '[]'),
    'payments', coalesce((
      select jsonb_agg(jsonb_build_object('attempt', p.attempt, 'status', p.status, 'status_detail', p.status_detail, 'amount', p.amount,
        'refunded_amount', p.refunded_amount, 'method', p.method, 'installments', p.installments, 'last_four', p.last_four,
        'created_at', p.created_at) order by p.attempt)
      from public.payments p where p.order_id = o.id), '[]'),
    'is_payment_in_flight', private.has_payment_in_flight(o.id),
    'open_reversal', private.open_reversal(o.id),
    'cancel_reason', (
      select e.note from public.order_events e where o.status = 'cancelled' and e.order_id = o.id and e.kind = 'cancel' order by e.id desc limit 1),
    'withdrawal', private.withdrawal_of(o),
    'reversal', private.reversal_of(o))
  from public.orders o join private.order_keys k on k.order_id = o.id
  where o.id = case when p_token is null then p_order else (select order_id from private.order_keys where token = p_token) end
    and (p_token is not null or o.user_id = (select auth.uid()) or private.is_staff())
$$;

-- Orders that the law wanted delivered by now: 30 calendar days after they were placed (Ley 1480, art. 50 h).
create function private.late_orders() returns setof public.orders
language sql stable security definer set search_path = '' as
$$
  select * from public.orders
  where stage in ('por_confirmar', 'por_preparar', 'por_enviar', 'en_camino') and private.co_date(created_at) < private.co_date() - 30
$$;

-- As before; p_only also knows 'reversiones', orders with an open reversal, and the troubles of private.payment_troubles:
-- 'contracargos', 'reclamos', 'descuadres' and 'devoluciones'; and 'atrasados', orders past their 30 days.
-- A list goes as far as its reach: 10,000 rows, and 1,000 of a search that finds more than 10,000. Such a search is not
-- counted by stage (counts is null), and its total stops at 1,000: is_more tells that there are others.
create or replace function public.staff_orders(
  p_query text default '',
  p_stage text default null,
  p_method public.payment_method default null,
  p_payment public.order_payment_status default null,
  p_only text default null,
  p_sort text default '-created',
  p_limit int default 25,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  patterns text[] := private.order_patterns(p_query);
  search text := (
    select 'select k.order_id from private.order_search k where ' || string_agg(format('k.words like $1[%s]', n), ' and ')
    from generate_subscripts(patterns, 1) n);
  conditions text := concat_ws(' and ', 'true',
    case when p_method is not null then 'o.payment_method = $2' end,
    case when p_payment is not null then 'o.payment_status = $3' end,
    case p_only
      when 'retractos' then 'o.id in (select w.order_id from public.retractos w where w.state in (''solicitado'', ''aceptado''))'
      when 'reversiones' then 'o.id in (select v.order_id from public.reversiones v where v.state in (''solicitada'', ''aceptada''))'
      when 'reembolsos' then 'o.id in (select r.order_id from public.refunds r where r.state = ''pendiente'')'
      when 'contracargos' then 'o.id in (select t.order_id from private.payment_troubles(''chargeback'') t)'
      when 'reclamos' then 'o.id in (select t.order_id from private.payment_troubles(''mediation'') t)'
      when 'descuadres' then 'o.id in (select t.order_id from private.payment_troubles(''mismatch'') t)'
      when 'devoluciones' then 'o.id in (select t.order_id from private.payment_troubles(''refund'') t)'
      -- As an array, so that these few are found before a search among them.
      when 'por_cobrar' then 'o.id = any (array(select c.id from public.orders c
        where c.payment_method = ''contra_entrega'' and c.payment_status = ''unpaid'' and c.shipping_status = ''delivered''))'
      when 'atrasados' then 'o.id in (select l.id from private.late_orders() l)' end);
  ordering text := case p_sort
    when 'created' then 'o.created_at, o.id'
    when 'total' then 'o.total_price, o.id'
    when '-total' then 'o.total_price desc, o.id desc'
    when 'name' then 'o.customer_name, o.id'
    when '-name' then 'o.customer_name desc, o.id desc'
    else 'o.created_at desc, o.id' end;
  first_row int := greatest(coalesce(p_offset, 0), 0);
  reach int := 10000;
  found uuid[];
  is_wide boolean := false;
  counts jsonb;
  total int;
  items jsonb := '[]';
begin
  perform private.require_staff();
  if search is not null and coalesce(p_only, '') = '' then
    execute format('select array(%s limit %s)', search, reach + 1) into found using patterns;
    is_wide := cardinality(found) > reach;
  end if;
  if is_wide then
    reach := 1000;
  end if;
  if search is not null then
    -- What is all known is looked up; of more, the orders are walked in the list's order until there are enough.
    conditions := conditions || case when found is null or is_wide then format(' and o.id in (%s)', search) else ' and o.id = any($7)' end;
  end if;
  if search is null and coalesce(p_only, '') = '' then
    select coalesce(jsonb_object_agg(c.stage, c.n), '{}') into counts
    from (
      select s.stage, sum(s.n) as n from private.order_stages s
      where (p_method is null or s.method = p_method) and (p_payment is null or s.payment = p_payment)
      group by s.stage having sum(s.n) > 0) c;
  elsif not is_wide then
    execute format('select coalesce(jsonb_object_agg(stage, n), ''{}'') from (select o.stage, count(*) as n from public.orders o where %s group by o.stage) c', conditions)
    into counts using patterns, p_method, p_payment, p_stage, 0, 0, found;
  end if;
  if p_stage is not null then
    conditions := conditions || ' and o.stage = $4';
  end if;
  if is_wide then
    execute format('select count(*) from (select from public.orders o where %s limit %s) c', conditions, reach + 1)
    into total using patterns, p_method, p_payment, p_stage;
  elsif p_stage is not null then
    total := coalesce((counts ->> p_stage)::int, 0);
  else
    total := (select coalesce(sum(value::int), 0) from jsonb_each_text(counts));
  end if;
  if first_row < reach then
    execute format($q$
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'created_at', o.created_at, 'stage', o.stage, 'status', o.status, 'payment_method', o.payment_method, 'payment_status', o.payment_status,
        'shipping_status', o.shipping_status, 'total_price', o.total_price, 'quantity', o.quantity, 'customer_name', o.customer_name,
        'customer_phone', o.customer_phone, 'has_account', o.user_id is not null,
        'lines', (select jsonb_agg(i.name order by i.item_type, i.name) from public.order_items i where i.order_id = o.id),
        'goods', private.has_to_deliver(o, 'product'),
        'services', private.has_to_deliver(o, 'service'),
        'expires_at', o.expires_at,
        'withdrawal_by', (select w.refund_by from public.retractos w where w.order_id = o.id and w.state in ('solicitado', 'aceptado')),
        'reversal_by', (select v.respond_by from public.reversiones v where v.order_id = o.id and v.state in ('solicitada', 'aceptada')),
        'is_refunding', private.is_refunding(o.id)) order by %2$s), '[]')
      from (select o.id from public.orders o where %1$s order by %2$s limit $5 offset $6) page
      join public.orders o on o.id = page.id
      $q$, conditions, ordering)
    into items using patterns, p_method, p_payment, p_stage, least(greatest(coalesce(p_limit, 25), 1), 100), first_row, found;
  end if;
  return jsonb_build_object('items', items, 'counts', counts, 'total', case when is_wide then least(total, reach) else total end,
    'is_more', is_wide and total > reach, 'reach', reach);
end $$;

-- As before; a reversal is a part of its order.
create or replace function private.audit_subject(p_entity text, p_entity_id text, out kind text, out id text, out name text)
language plpgsql stable security definer set search_path = '' as
$$
declare
  first text := split_part(p_entity_id, '/', 1);
  is_uuid boolean := first ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  is_number boolean := first ~ '^[0-9]{1,18}$';
begin
  kind := p_entity;
  id := first;
  if is_uuid and p_entity = 'product_images' then
    select 'products', i.product_id::text into kind, id from public.product_images i where i.id = first::uuid;
  elsif p_entity = 'lesson_contents' then
    kind := 'courses';
  elsif is_uuid and p_entity = 'repair_parts' then
    select 'ordenes_servicio', u.orden_id::text into kind, id from public.repair_parts u where u.id = first::uuid;
  elsif is_number and p_entity = 'contact_replies' then
    select 'contact_messages', a.message_id::text into kind, id from public.contact_replies a where a.id = first::bigint;
  elsif is_uuid and p_entity = 'retractos' then
    select 'orders', w.order_id::text into kind, id from public.retractos w where w.id = first::uuid;
  elsif is_uuid and p_entity = 'reversiones' then
    select 'orders', v.order_id::text into kind, id from public.reversiones v where v.id = first::uuid;
  elsif is_uuid and p_entity = 'cotizaciones' then
    select 'ordenes_servicio', q.orden_id::text into kind, id from public.cotizaciones q where q.id = first::uuid;
  elsif is_number and p_entity = 'orden_comentarios' then
    select 'ordenes_servicio', c.orden_id::text into kind, id from public.orden_comentarios c where c.id = first::bigint;
  end if;
  is_uuid := id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  name := case when is_uuid then case kind
    when 'products' then (select p.name from public.products p where p.id = audit_subject.id::uuid)
    when 'services' then (select s.name from public.services s where s.id = audit_subject.id::uuid)
    when 'courses' then (select c.title from public.courses c where c.id = audit_subject.id::uuid)
    when 'hero_slides' then (select h.title from public.hero_slides h where h.id = audit_subject.id::uuid)
    when 'profiles' then (select coalesce(p.username, 'Usuario ' || right(p.id::text, 6)) from public.profiles p where p.id = audit_subject.id::uuid)
  end end;
end $$;

-- What waits for somebody: as before, with the reversals and the mails that never left.
alter function private.staff_attention() rename to staff_attention_before;
create function private.staff_attention() returns jsonb
language sql stable security definer set search_path = '' as
$$
  select private.staff_attention_before() || jsonb_build_object(
    'reversals_open', (select count(*) from public.reversiones where state in ('solicitada', 'aceptada')),
    'mails_lost', (select count(*) from private.outbox where failed_at is not null and not is_void),
    'orders_late', (select count(*) from private.late_orders()))
$$;

-- leaving ------------------------------------------------------------------------------------------------
-- A copy of one's data: as before, with the reversals, what was accepted and the mails.
alter function public.export_my_data() set schema private;
revoke execute on function private.export_my_data() from authenticated;
create function public.export_my_data() returns jsonb
language sql stable security definer set search_path = '' as
$$
  select private.export_my_data() || jsonb_build_object(
    'reversiones', (
      select coalesce(jsonb_agg(to_jsonb(v) - array['payment_id', 'already'] order by v.requested_at), '[]')
      from public.reversiones v join public.orders o on o.id = v.order_id where o.user_id = (select auth.uid())),
    'aceptaciones', (
      select coalesce(jsonb_agg(jsonb_build_object('pedido', a.order_id, 'reparacion', a.repair_id, 'cotizacion', a.quote_id, 'version', a.version,
        'ip', a.ip, 'navegador', a.user_agent, 'fecha', a.at) order by a.at), '[]')
      from public.acceptances a
      left join public.cotizaciones q on q.id = a.quote_id
      left join public.ordenes_servicio r on r.id = coalesce(a.repair_id, q.orden_id)
      left join public.orders o on o.id = a.order_id
      where coalesce(o.user_id, r.usuario_id) = (select auth.uid())),
    'correos', (
      select coalesce(jsonb_agg(jsonb_build_object('sobre', m.kind, 'de', m.about, 'para', m.recipient, 'fecha', m.created_at, 'enviado', m.sent_at) order by m.id), '[]')
      from private.outbox m
      where lower(m.recipient) = private.confirmed_email((select auth.uid()))
        -- Their addresses go with age; what they were about tells whose they were.
        or m.recipient = '' and m.kind ~ '^(order|repair)[.]' and m.about in (
          select id from public.orders where user_id = (select auth.uid())
          union all select id from public.ordenes_servicio where usuario_id = (select auth.uid()))))
$$;

-- An open reversal keeps an account, as money on its way back does.
alter function private.deletion_obstacle(uuid) rename to deletion_obstacle_before;
create function private.deletion_obstacle(p_user uuid) returns text
language sql stable security definer set search_path = '' as
$$
  select coalesce(private.deletion_obstacle_before(p_user), (
    select format('Tienes una reversión del pago en trámite (%s). Cuando la resolvamos podrás eliminar tu cuenta.', v.number)
    from public.reversiones v join public.orders o on o.id = v.order_id
    where o.user_id = p_user and v.state in ('solicitada', 'aceptada') limit 1))
$$;

-- Whoever leaves takes along what they told us, and where they were when they accepted.
create function private.forget_reversals() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.reversiones set reason = '' where order_id = new.id and reason <> '';
  update public.acceptances set ip = '', user_agent = '' where order_id = new.id;
  return null;
end $$;
create trigger orders_reversals_forgotten after update of customer_name on public.orders for each row
  when (new.customer_name = 'Cuenta eliminada' and old.customer_name <> new.customer_name) execute function private.forget_reversals();

-- grants -------------------------------------------------------------------------------------------------
revoke all on public.acceptances from service_role;
grant select on public.reversiones, public.acceptances to authenticated;
revoke all on public.reversiones from service_role;
grant select on public.reversiones to service_role;

grant execute on function public.request_reversal(uuid, text, public.reversion_cause, int, date, text, boolean) to anon, authenticated, service_role;
grant execute on function public.decide_reversal(uuid, boolean, text), public.export_my_data() to authenticated;
grant execute on function public.note_acceptance(text, uuid, text, text, text) to service_role;

-- row-level security -------------------------------------------------------------------------------------
alter table public.reversiones enable row level security;
alter table public.acceptances enable row level security;

create policy "reversals of visible orders" on public.reversiones for select to authenticated
  using (order_id = any ((select private.own_orders())::uuid[]) or order_id >= private.staff_sees_from());
comment on policy "reversals of visible orders" on public.reversiones is 'Follows the order they belong to; written by functions alone.';
create policy "admins read acceptances" on public.acceptances for select to authenticated using ((select private.is_admin()));
comment on policy "admins read acceptances" on public.acceptances is 'Admins can prove what was accepted; people get theirs with the copy of their data. Written by place_order, request_repair and note_acceptance alone.';

-- audit --------------------------------------------------------------------------------------------------
select private.watch('reversiones', 'id', 'reason');

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.reversiones;
