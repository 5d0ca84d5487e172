-- Orders, the customer's side: Colombian business days, own orders in pages, one order in full, withdrawal (retracto).

-- types --------------------------------------------------------------------------------------------------
create type public.retracto_state as enum ('solicitado', 'aceptado', 'rechazado', 'reembolsado');

-- tables -------------------------------------------------------------------------------------------------
alter table public.orders add column carrier text check (carrier is null or char_length(carrier) between 1 and 80);
comment on column public.orders.carrier is 'Who takes the parcel; goes with tracking_number.';

create table public.retractos (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  item_ids uuid[] not null check (cardinality(item_ids) > 0),
  amount int not null check (amount >= 0),
  reason text not null default '' check (char_length(reason) <= 1000),
  state public.retracto_state not null default 'solicitado',
  deadline date,
  refund_by date not null,
  answer text not null default '' check (char_length(answer) <= 1000),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  updated_at timestamptz not null default now()
);
comment on table public.retractos is 'Withdrawals from a distance sale (Ley 1480, art. 47). Where to pay the money back is asked for later.';
comment on column public.retractos.item_ids is 'Lines of order_items, whole.';
comment on column public.retractos.deadline is 'Last day to ask; null while the goods are on their way, for then the term has not begun.';
comment on column public.retractos.refund_by is '15 calendar days from the request (Ley 2439 of 2024).';
comment on column public.retractos.answer is 'What the shop says to the person when it decides.';

-- indexes ------------------------------------------------------------------------------------------------
create index retractos_of_order on public.retractos (order_id);
create unique index retractos_one_open on public.retractos (order_id) where state in ('solicitado', 'aceptado');

create trigger retractos_updated_at before update on public.retractos for each row execute function private.set_updated_at();

-- business days ------------------------------------------------------------------------------------------
-- The day it is in Colombia at a moment.
create function private.co_date(p_at timestamptz default now()) returns date
language sql stable set search_path = '' as
$$ select (p_at at time zone 'America/Bogota')::date $$;

-- Easter Sunday (Meeus, Jones and Butcher).
create function private.easter(p_year int) returns date
language plpgsql immutable set search_path = '' as
$$
declare
  a int := p_year % 19;
  b int := p_year / 100;
  c int := p_year % 100;
  h int := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l int := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m int := (a + 11 * h + 22 * l) / 451;
  n int := h + l - 7 * m + 114;
begin
  return make_date(p_year, n / 31, n % 31 + 1);
end $$;

-- Colombian holidays: fixed ones, those that the Ley Emiliani (51 of 1983) moves to Monday, and those counted from Easter.
create function private.co_holidays(p_year int) returns setof date
language sql immutable set search_path = '' as
$$
  select make_date(p_year, m, d) from (values (1, 1), (5, 1), (7, 20), (8, 7), (12, 8), (12, 25)) fixed (m, d)
  union
  select day + (8 - extract(isodow from day)::int) % 7
  from (values (1, 6), (3, 19), (6, 29), (8, 15), (10, 12), (11, 1), (11, 11)) moved (m, d), make_date(p_year, m, d) as day
  union
  -- Thursday and Friday of Holy Week; Ascension, Corpus Christi and Sacred Heart on their Mondays.
  select private.easter(p_year) + after from unnest(array[-3, -2, 43, 64, 71]) as after
$$;
comment on function private.co_holidays(int) is 'Two of them may fall on one Monday: then it is listed once.';

-- Monday to Friday, no holiday.
create function private.is_business_day(p_day date) returns boolean
language sql immutable strict set search_path = '' as
$$
  select extract(isodow from p_day) < 6
     and not exists (select from private.co_holidays(extract(year from p_day)::int) h where h = p_day)
$$;

-- The p_days-th business day after p_from; p_from itself never counts. Null for null.
create function private.add_business_days(p_from date, p_days int) returns date
language plpgsql immutable strict set search_path = '' as
$$
declare
  day date := p_from;
  remaining int := p_days;
begin
  while remaining > 0 loop
    day := day + 1;
    if private.is_business_day(day) then remaining := remaining - 1; end if;
  end loop;
  return day;
end $$;

-- "12 de marzo de 2026", whatever language the server speaks.
create function private.spanish_date(p_day date) returns text
language sql immutable set search_path = '' as
$$
  select format('%s de %s de %s', extract(day from p_day),
    (array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'])
      [extract(month from p_day)::int], extract(year from p_day))
$$;

-- delivery -----------------------------------------------------------------------------------------------
-- The term to withdraw runs from the delivery: its moment is written whoever says 'delivered'.
create function private.stamp_delivery() returns trigger
language plpgsql set search_path = '' as
$$
begin
  if new.shipping_status <> 'delivered' then new.delivered_at := null;
  elsif new.delivered_at is null then new.delivered_at := now();
  end if;
  return new;
end $$;
create trigger orders_delivery before insert or update of shipping_status, delivered_at on public.orders
  for each row execute function private.stamp_delivery();

-- own orders ---------------------------------------------------------------------------------------------
-- How the complaint stands that asks to undo the payment and holds the order back; null without one.
create function private.open_reversal(p_order uuid) returns text
language plpgsql stable security definer set search_path = '' as
$$ begin return (select state from public.reversiones where order_id = p_order and state in ('solicitada', 'aceptada')); end $$;

-- How much of its card payment the open complaint of an order still asks back.
create function private.reversal_claim(p_order uuid) returns int
language plpgsql stable security definer set search_path = '' as
$$ begin return coalesce((select sum(private.reversal_left(v)) from public.reversiones v where v.order_id = p_order and v.state in ('solicitada', 'aceptada')), 0); end $$;

-- Waiting for the answer to one request costs nobody the term of the other: asked for in time and rejected, there are
-- five business days from the answer.
create function private.withdrawal_deadline(p_order uuid, p_until date) returns date
language plpgsql stable security definer set search_path = '' as
$$
begin
  return greatest(p_until, (
    select private.add_business_days(private.co_date(max(v.decided_at)), 5) from public.reversiones v
    where v.order_id = p_order and v.state = 'rechazada' and private.co_date(v.requested_at) <= p_until));
end $$;

-- Nothing more happens to it: delivered, closed, or paid without anything to ship.
create function private.is_past_order(o public.orders) returns boolean
language sql stable set search_path = '' as
$$
  select o.shipping_status in ('delivered', 'cancelled') or o.status in ('cancelled', 'expired', 'fulfilled')
    or (o.payment_status not in ('unpaid', 'pending', 'rejected')
        and not exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'product' and i.refunded < i.quantity))
$$;

-- The caller's own orders, newest first: {orders: [{…, items}], total}. Row-level security applies to the caller.
-- p_past: history, or what is still under way; null for both.
create function public.own_orders(p_past boolean default null, p_limit int default 10) returns jsonb
language sql stable set search_path = '' as
$$
  with mine as materialized (
    select o as row, o.created_at, o.id from public.orders o
    where o.user_id = (select auth.uid()) and (p_past is null or private.is_past_order(o) = p_past)
  ), page as (
    select * from mine order by created_at desc, id limit least(greatest(p_limit, 0), 500)
  )
  select jsonb_build_object(
    'total', (select count(*) from mine),
    'orders', coalesce((
      select jsonb_agg(to_jsonb(p.row) - 'user_id' || jsonb_build_object('open_reversal', private.open_reversal(p.id), 'items', coalesce(
        (select jsonb_agg(to_jsonb(i) order by i.name) from public.order_items i where i.order_id = p.id), '[]')) order by p.created_at desc, p.id)
      from page p), '[]'))
$$;

-- withdrawal ---------------------------------------------------------------------------------------------
-- Whether what a line sold has begun with the buyer's consent, which ends the right (art. 47, exception 1).
create function private.has_begun(o public.orders, i public.order_items) returns boolean
language plpgsql stable security definer set search_path = '' as
$$
declare
  contract timestamptz := coalesce(o.paid_at, o.created_at);
begin
  case i.item_type::text
    when 'product' then return false;
    when 'course' then
      return exists (select from public.lesson_progress p where p.user_id = o.user_id and p.course_id = i.item_id and p.done_at >= contract)
          or exists (select from public.course_positions p where p.user_id = o.user_id and p.course_id = i.item_id and p.seen_at >= contract);
    when 'service' then return o.status = 'fulfilled';
    -- What is left pays a quote that its owner approved: the work goes on from there.
    else return true;
  end case;
end $$;

-- What is left of the order's money beside an open reversal; null while nothing has been paid.
create function private.withdrawable(o public.orders) returns int
language plpgsql stable security definer set search_path = '' as
$$ begin return (select greatest(0, m.remaining - private.reversal_claim(o.id)) from private.refundable(o) m); end $$;

-- Why an order as a whole cannot be withdrawn from; null when it can.
create function private.withdrawal_refusal(o public.orders) returns text
language sql stable security definer set search_path = '' as
$$
  select case
    when o.payment_status = 'refunded' then 'Ya te devolvimos el dinero de este pedido.'
    when o.payment_status = 'charged_back' then 'Tu banco abrió una disputa por este pago. Escríbenos por WhatsApp y lo resolvemos.'
    when o.status in ('cancelled', 'expired') then 'Este pedido se canceló: no hay nada de qué retractarse.'
    when private.open_reversal(o.id) is not null and private.withdrawable(o) = 0 then
      'Pediste la reversión del pago: cuando la resolvamos sabrás si hace falta un retracto.'
    when o.payment_status in ('paid', 'partially_refunded') then null
    when o.payment_method = 'contra_entrega' and o.shipping_status = 'delivered' then null
    else 'Este pedido no se ha pagado. Mientras tanto lo puedes cancelar, sin retracto.'
  end
$$;

-- Each line of an order with its last day to withdraw and why it cannot be withdrawn (null when it can).
-- Goods count from their delivery, services and courses from the contract.
create function private.withdrawal_lines(o public.orders)
returns table (item_id uuid, amount int, deadline date, refusal text)
language sql stable security definer set search_path = '' as
$$
  with line as (
    select i as item, i.id, i.name, i.unit_price * (i.quantity - i.refunded) as owed,
      private.withdrawal_deadline(o.id,
        private.add_business_days(private.co_date(case when i.item_type = 'product' then o.delivered_at else coalesce(o.paid_at, o.created_at) end), 5)) as until
    from public.order_items i where i.order_id = o.id
  )
  select l.id, l.owed, l.until, case
    when (l.item).refunded = (l.item).quantity then format('Ya te devolvimos el dinero de «%s».', l.name)
    when exists (select from public.retractos r where r.order_id = o.id and l.id = any (r.item_ids) and r.state <> 'rechazado') then
      format('Ya pediste el retracto de «%s».', l.name)
    when private.has_begun(o, l.item) then
      format('«%s» ya empezó con tu autorización: por eso no admite retracto (Ley 1480, artículo 47).', l.name)
    when l.until < private.co_date() then
      format('El plazo para retractarte de «%s» venció el %s.', l.name, private.spanish_date(l.until))
  end
  from line l order by l.name
$$;

-- What the order's page says of the withdrawal.
create function private.withdrawal_of(o public.orders) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object(
    'refusal', private.withdrawal_refusal(o),
    'lines', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from private.withdrawal_lines(o) l),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) order by r.requested_at desc), '[]') from public.retractos r where r.order_id = o.id))
$$;

-- One order in full, for its owner and staff, or for whoever holds its link; null for everybody else.
create function public.order_detail(p_order uuid default null, p_token text default null) returns jsonb
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
    'withdrawal', private.withdrawal_of(o))
  from public.orders o join private.order_keys k on k.order_id = o.id
  where o.id = case when p_token is null then p_order else (select order_id from private.order_keys where token = p_token) end
    and (p_token is not null or o.user_id = (select auth.uid()) or private.is_staff())
$$;

-- The owner, or whoever holds the link, withdraws from some lines of an order; from all that it can when none are named.
create function public.request_withdrawal(p_order uuid default null, p_token text default null, p_items uuid[] default null, p_reason text default '')
returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
  today date := private.co_date();
  open_since timestamptz;
  refusal text;
  lines uuid[];
  sum_of int;
  until date;
  made public.retractos;
begin
  select ord.* into o from public.orders ord
  where ord.id = case when p_token is null then p_order else (select order_id from private.order_keys where token = p_token) end
    and (p_token is not null or ord.user_id = (select auth.uid()))
  for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  if char_length(coalesce(p_reason, '')) > 1000 then
    perform private.refuse('bad_reason', 'El motivo puede tener hasta 1.000 letras.');
  end if;
  select requested_at into open_since from public.retractos where order_id = o.id and state in ('solicitado', 'aceptado');
  if found then
    perform private.refuse('already_requested', format('Ya pediste el retracto de este pedido el %s. Te respondemos en la página de tu pedido y en tu correo.', private.spanish_date(private.co_date(open_since))));
  end if;
  refusal := private.withdrawal_refusal(o);
  if refusal is not null then
    perform private.refuse('not_withdrawable', refusal);
  end if;

  if cardinality(p_items) = 0 then
    perform private.refuse('no_items', 'Elige qué quieres devolver.');
  end if;
  if exists (select from unnest(p_items) wanted where wanted is null or not exists (select from public.order_items i where i.order_id = o.id and i.id = wanted)) then
    perform private.refuse('not_found', 'Algo de lo que elegiste no es de este pedido.');
  end if;
  -- Without a choice it is everything that is still in time; with one, each line must be.
  select l.refusal into refusal from private.withdrawal_lines(o) l where l.item_id = any (p_items) and l.refusal is not null limit 1;
  if found then
    perform private.refuse('out_of_time', refusal);
  end if;
  select array_agg(l.item_id), sum(l.amount), min(l.deadline) into lines, sum_of, until
  from private.withdrawal_lines(o) l where l.refusal is null and (p_items is null or l.item_id = any (p_items));
  if lines is null then
    perform private.refuse('out_of_time', (select l.refusal from private.withdrawal_lines(o) l limit 1));
  end if;

  -- The same money is not asked back twice, and a withdrawal is paid back whole.
  if private.open_reversal(o.id) is not null and sum_of > private.withdrawable(o) then
    perform private.refuse('reversal_open', format(
      'Pediste la reversión de una parte de este pago. Mientras la resolvemos puedes retractarte de lo que sume hasta %s; del resto también, si no la aceptamos: tu plazo no corre mientras tanto.',
      private.cop(private.withdrawable(o))));
  end if;
  -- Some of the money may have gone back already.
  sum_of := least(sum_of, coalesce((select m.remaining from private.refundable(o) m), sum_of));
  insert into public.retractos (order_id, item_ids, amount, reason, deadline, refund_by)
  values (o.id, lines, sum_of, trim(coalesce(p_reason, '')), until, today + 15) returning * into made;
  perform private.audit('withdrawal.requested', 'orders', o.id::text,
    jsonb_build_object('retracto', made.id, 'items', made.item_ids, 'amount', made.amount, 'deadline', made.deadline));
  return to_jsonb(made);
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant select on public.retractos to authenticated;
revoke all on public.retractos from service_role;
grant select on public.retractos to service_role;
grant execute on function private.co_date(timestamptz), private.easter(int), private.co_holidays(int), private.is_business_day(date),
  private.add_business_days(date, int), private.spanish_date(date), private.is_past_order(public.orders), private.open_reversal(uuid) to anon, authenticated, service_role;
grant execute on function public.own_orders(boolean, int) to authenticated;
grant execute on function public.order_detail(uuid, text), public.request_withdrawal(uuid, text, uuid[], text) to anon, authenticated, service_role;

-- row-level security -------------------------------------------------------------------------------------
alter table public.retractos enable row level security;

create policy "withdrawals of visible orders" on public.retractos for select to authenticated
  using (order_id = any ((select private.own_orders())::uuid[]) or order_id >= private.staff_sees_from());
comment on policy "withdrawals of visible orders" on public.retractos is 'Follows the order they belong to; written by request_withdrawal alone.';

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.retractos;
