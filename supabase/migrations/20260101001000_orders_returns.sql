-- Orders, returned money: withdrawals (retractos), refunds, returned products, and reversals of electronic payments (Ley 1480,
-- art. 51; Decreto 587 of 2016).

-- types -----------------------------------------------------------------------------------------------
create type public.retracto_state as enum ('solicitado', 'aceptado', 'rechazado', 'reembolsado');

create type public.refund_state as enum ('pendiente', 'hecho', 'fallido');

create type public.reversion_cause as enum ('fraude', 'no_solicitada', 'no_recibido', 'no_corresponde', 'defectuoso');
create type public.reversion_state as enum ('solicitada', 'aceptada', 'rechazada', 'reembolsada');

-- tables ----------------------------------------------------------------------------------------------
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
comment on table public.retractos is 'Withdrawals from a distance sale (Ley 1480, art. 47). Bank details are asked for later.';
comment on column public.retractos.item_ids is 'Complete lines of order_items.';
comment on column public.retractos.deadline is 'Last day to request; null until delivery, when the term starts.';
comment on column public.retractos.refund_by is '15 calendar days from the request (Ley 2439 of 2024).';
comment on column public.retractos.answer is 'The shop''s answer to the customer.';

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
  method text not null default '' check (method in ('', 'efectivo', 'transferencia', 'nequi', 'daviplata', 'breb', 'datafono')),
  reference text not null default '' check (char_length(reference) <= 120),
  destination text not null default '',
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  state public.refund_state not null default 'pendiente',
  error text not null default '',
  blocked text not null default '' check (blocked in ('', 'parte', 'plazo')),
  requested_by uuid,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.refunds is 'Refunds by staff: stored before the provider is called, so that a crash neither loses nor repeats one.';
comment on column public.refunds.request_key is 'Idempotency key created by the browser.';
comment on column public.refunds.already is 'Amount of the payment refunded before this refund.';
comment on column public.refunds.method is 'How staff gave the money back; empty for the provider''s.';
comment on column public.refunds.reference is 'Number or account of a refund outside the provider.';
comment on column public.refunds.destination is 'Where an electronic payment was given back by hand: the key, without more than its last characters.';
comment on column public.refunds.blocked is 'Why the provider never can make this refund: it returns no part of this payment (parte), or none any more (plazo).';
comment on column public.refunds.lines is 'Refunded lines, [{item, quantity, restock}]; empty for money only. With restock the units return to stock when the refund is done.';

create table public.refund_keys (
  order_id uuid primary key references public.orders (id) on delete restrict,
  asked_at timestamptz not null default now(),
  asked_by uuid,
  given_at timestamptz,
  kind text not null default '' check (kind in ('', 'breb', 'nequi', 'daviplata', 'cuenta')),
  key text not null default '' check (char_length(key) <= 92),
  bank text not null default '' check (char_length(bank) <= 60),
  account text not null default '' check (account in ('', 'ahorros', 'corriente')),
  holder text not null default '' check (char_length(holder) <= 120),
  document text not null default '' check (char_length(document) <= 40),
  updated_at timestamptz not null default now()
);
comment on table public.refund_keys is 'Where the buyer wants money back that the provider cannot return: asked for by staff, one row an order.';
comment on column public.refund_keys.given_at is 'Null until the buyer answers.';
comment on column public.refund_keys.key is 'The Bre-B key, the cell phone of Nequi or Daviplata, or the number of the account.';
comment on column public.refund_keys.account is 'Kind of a bank account.';

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
comment on table public.reversiones is 'Requests to reverse an electronic payment. While one is open, its order is not shipped.';
comment on column public.reversiones.payment_id is 'The payment, and so the card or bank account, to reverse.';
comment on column public.reversiones.already is 'Amount of that payment refunded before.';
comment on column public.reversiones.learned_on is 'When the customer learned of the cause: five business days start there.';
comment on column public.reversiones.respond_by is '15 business days from the request.';
comment on column public.reversiones.issuer_told is 'The customer states that they notified the bank too.';
comment on column public.reversiones.answer is 'The shop''s answer to the customer.';

-- indexes ---------------------------------------------------------------------------------------------
create index retractos_of_order on public.retractos (order_id);
create unique index retractos_one_open on public.retractos (order_id) where state in ('solicitado', 'aceptado');
create index refunds_of_order on public.refunds (order_id, created_at);
create unique index refunds_one_pending on public.refunds (payment_id) where state = 'pendiente';
create index refunds_pending on public.refunds (updated_at) where state = 'pendiente';
create index refunds_of_payment on public.refunds (payment_id);
create index refunds_of_withdrawal on public.refunds (retracto_id) where retracto_id is not null;
create index refunds_failed on public.refunds (settled_at) where state = 'fallido';
create index reversiones_of_order on public.reversiones (order_id, requested_at desc);
create index reversiones_of_payment on public.reversiones (payment_id);
create unique index reversiones_one_open on public.reversiones (order_id) where state in ('solicitada', 'aceptada');

-- functions: withdrawals ------------------------------------------------------------------------------
-- State of the reversal that blocks an order; null without one.
create function private.open_reversal(p_order uuid) returns text
language plpgsql stable security definer set search_path = '' as
$$ begin return (select state from public.reversiones where order_id = p_order and state in ('solicitada', 'aceptada')); end $$;

-- Amount that an order's open reversal still claims.
create function private.reversal_claim(p_order uuid) returns int
language plpgsql stable set search_path = '' as
$$ begin return coalesce((select sum(private.reversal_left(v)) from public.reversiones v where v.order_id = p_order and v.state in ('solicitada', 'aceptada')), 0); end $$;

-- A claim made in time and rejected gives five business days from the answer to file the other one, so that waiting for an
-- answer has no disadvantage.
create function private.withdrawal_deadline(p_order uuid, p_until date) returns date
language plpgsql stable set search_path = '' as
$$
begin
  return greatest(p_until, (
    select private.add_business_days(private.co_date(max(v.decided_at)), 5) from public.reversiones v
    where v.order_id = p_order and v.state = 'rechazada' and private.co_date(v.requested_at) <= p_until));
end $$;

-- Whether a service started, or a digital code was sent, with the buyer's consent, which ends the right (art. 47,
-- exception 1). The checkout asks for that consent.
create function private.has_begun(o public.orders, i public.order_items) returns boolean
language plpgsql stable set search_path = '' as
$$
declare
  contract timestamptz := coalesce(o.paid_at, o.created_at);
begin
  case i.item_type::text
    when 'product' then return i.is_code and o.shipping_status = 'delivered';
    when 'course' then
      return exists (select from public.lesson_progress p where p.user_id = o.user_id and p.course_id = i.item_id and p.done_at >= contract)
          or exists (select from public.course_positions p where p.user_id = o.user_id and p.course_id = i.item_id and p.seen_at >= contract);
    when 'service' then return o.status = 'fulfilled';
    -- The rest pays an approved quote: the work continues from there.
    else return true;
  end case;
end $$;

-- The order's money without what an open reversal claims; null when nothing was paid.
create function private.withdrawable(o public.orders) returns int
language plpgsql stable set search_path = '' as
$$ begin return (select greatest(0, m.remaining - private.reversal_claim(o.id)) from private.refundable(o) m); end $$;

-- Why an order as a whole cannot be withdrawn from; null when it can.
create function private.withdrawal_refusal(o public.orders) returns text
language sql stable set search_path = '' as
$$
  select case
    -- The right is for sales at a distance.
    when o.channel = 'mostrador' then 'Lo compraste en la tienda: el retracto es para compras a distancia (Ley 1480, artículo 47). Si algo falla, tienes la garantía.'
    when o.payment_status = 'refunded' then 'Ya te devolvimos el dinero de este pedido.'
    when o.payment_status = 'charged_back' then 'Tu banco abrió una disputa por este pago. Escríbenos por WhatsApp y lo resolvemos.'
    when o.status in ('cancelled', 'expired') then 'Este pedido se canceló: no hay nada de qué retractarse.'
    when private.open_reversal(o.id) is not null and private.withdrawable(o) = 0 then
      'Pediste la reversión del pago: cuando la resolvamos sabrás si hace falta un retracto.'
    when o.payment_status in ('paid', 'partially_refunded') then null
    when private.is_cash(o.payment_method) and o.shipping_status = 'delivered' then null
    else 'Este pedido no se ha pagado. Mientras tanto lo puedes cancelar, sin retracto.'
  end
$$;

-- Each line of an order with its last day to withdraw and why it cannot be withdrawn from (null when it can). Products count
-- from delivery, services and courses from the contract.
create function private.withdrawal_lines(o public.orders)
returns table (item_id uuid, amount int, deadline date, refusal text)
language sql stable set search_path = '' as
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
      format('«%s» ya %s con tu autorización: por eso no admite retracto (Ley 1480, artículo 47).', l.name, case when (l.item).is_code then 'se envió' else 'empezó' end)
    when l.until < private.co_date() then
      format('El plazo para retractarte de «%s» venció el %s.', l.name, private.spanish_date(l.until))
  end
  from line l order by l.name
$$;

-- The withdrawal state for the order's page.
create function private.withdrawal_of(o public.orders) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object(
    'refusal', private.withdrawal_refusal(o),
    'lines', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from private.withdrawal_lines(o) l),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) order by r.requested_at desc), '[]') from public.retractos r where r.order_id = o.id))
$$;

-- Withdraws from lines of an order, for its owner or the holder of its link; from all eligible lines when none are given.
create function public.request_withdrawal(p_order uuid default null, p_token text default null, p_items uuid[] default null, p_reason text default '')
returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_own_order(p_order, p_token);
  today date := private.co_date();
  open_since timestamptz;
  refusal text;
  lines uuid[];
  sum_of int;
  until date;
  made public.retractos;
begin
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
  -- Without a selection, all lines still in time; with one, each must be.
  select l.refusal into refusal from private.withdrawal_lines(o) l where l.item_id = any (p_items) and l.refusal is not null limit 1;
  if found then
    perform private.refuse('out_of_time', refusal);
  end if;
  select array_agg(l.item_id), sum(l.amount), min(l.deadline) into lines, sum_of, until
  from private.withdrawal_lines(o) l where l.refusal is null and (p_items is null or l.item_id = any (p_items));
  if lines is null then
    perform private.refuse('out_of_time', (select l.refusal from private.withdrawal_lines(o) l limit 1));
  end if;

  -- The same money is not claimed twice, and a withdrawal is refunded in full.
  if private.open_reversal(o.id) is not null and sum_of > private.withdrawable(o) then
    perform private.refuse('reversal_open', format(
      'Pediste la reversión de una parte de este pago. Mientras la resolvemos puedes retractarte de lo que sume hasta %s; del resto también, si no la aceptamos: tu plazo no corre mientras tanto.',
      private.cop(private.withdrawable(o))));
  end if;
  -- Part of the money may have been refunded already.
  sum_of := least(sum_of, coalesce((select m.remaining from private.refundable(o) m), sum_of));
  insert into public.retractos (order_id, item_ids, amount, reason, deadline, refund_by)
  values (o.id, lines, sum_of, trim(coalesce(p_reason, '')), until, today + 15) returning * into made;
  insert into public.order_events (order_id, kind, actor_kind, note, details)
  values (o.id, 'withdrawal_requested', 'cliente', made.reason, jsonb_build_object('amount', made.amount));
  perform private.audit('withdrawal.requested', 'orders', o.id::text,
    jsonb_build_object('retracto', made.id, 'items', made.item_ids, 'amount', made.amount, 'deadline', made.deadline));
  return to_jsonb(made);
end $$;

-- Closes an order's open withdrawals after their money was refunded.
create function private.close_withdrawals(p_order uuid, p_answer text) returns void
language sql set search_path = '' as
$$
  update public.retractos set state = 'reembolsado', decided_at = coalesce(decided_at, now()),
    answer = case when answer = '' then p_answer else answer end
  where order_id = p_order and state in ('solicitado', 'aceptado')
$$;

-- Accepts or rejects a withdrawal, with the answer to the customer. The money is refunded through open_refund.
create function public.decide_withdrawal(p_retracto uuid, p_accept boolean, p_answer text default '') returns void
language plpgsql security definer set search_path = '' as
$$
declare
  w public.retractos;
  words text := btrim(coalesce(p_answer, ''));
begin
  perform private.require_staff();
  perform 1 from public.orders where id = (select order_id from public.retractos where id = p_retracto) for update;
  select * into w from public.retractos where id = p_retracto for update;
  if w.id is null then
    perform private.refuse('not_found', 'No encontramos ese retracto.');
  end if;
  if w.state <> 'solicitado' then
    perform private.refuse('moved', format('Alguien ya decidió este retracto: está «%s».', initcap(w.state::text)));
  end if;
  if char_length(words) > 1000 or (not p_accept and char_length(words) < 10) then
    perform private.refuse('bad_answer', 'Explícale a la persona por qué no se acepta (entre 10 y 1.000 letras).');
  end if;
  perform set_config('audit.own_entry', w.id::text, true);
  update public.retractos set state = case when p_accept then 'aceptado' else 'rechazado' end::public.retracto_state, answer = words, decided_at = now()
  where id = w.id;
  perform set_config('audit.own_entry', '', true);
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (w.order_id, case when p_accept then 'withdrawal_accepted' else 'withdrawal_rejected' end, (select auth.uid()), 'equipo', words, jsonb_build_object('amount', w.amount));
  perform private.audit(case when p_accept then 'withdrawal.accepted' else 'withdrawal.rejected' end, 'orders', w.order_id::text, jsonb_build_object('retracto', w.id));
end $$;

-- functions: refunds ----------------------------------------------------------------------------------
-- Refunds never exceed the payment.
create function private.keep_refund_sum() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.already + new.amount > (select amount from public.payments where id = new.payment_id) then
    raise exception 'Refund % exceeds its payment.', new.id using errcode = '23514', constraint = 'refunds_sum';
  end if;
  return new;
end $$;

create function private.is_refunding(p_order uuid) returns boolean
language sql stable set search_path = '' as
$$ select exists (select from public.refunds r where r.order_id = p_order and r.state = 'pendiente') $$;

-- The payment that paid the order and its refundable amount; no row without one. blocked: what the provider has refused for
-- good ('parte': refunds of a part; 'plazo': all), null without. at_provider: what the provider could still return.
create function private.refundable(o public.orders) returns table (payment_id uuid, remaining int, channel text, blocked text, at_provider int)
language sql stable set search_path = '' as
$$
  select p.id, p.amount - p.refunded_amount, case when p.provider = 'contra_entrega' then 'manual' else 'proveedor' end,
    (select r.blocked from public.refunds r where r.payment_id = p.id and r.blocked <> '' order by r.blocked = 'plazo' desc limit 1),
    p.amount - p.refunded_amount + p.returned_by_hand
  from public.payments p
  where p.id = o.paid_by and o.payment_status in ('paid', 'partially_refunded') and p.amount > p.refunded_amount
    and (p.status = 'approved' or (p.status = 'charged_back' and p.status_detail = 'reimbursed'))
$$;

-- Completes a refund: updates its lines, restocks units and closes its withdrawal.
create function private.settle_refund(r public.refunds) returns void
language plpgsql set search_path = '' as
$$
declare
  back jsonb;
  paid uuid;
begin
  update public.refunds set state = 'hecho', settled_at = now(), error = '' where id = r.id and state = 'pendiente';
  if not found then return; end if;
  perform 1 from public.retractos where order_id = r.order_id and state in ('solicitado', 'aceptado') order by id for update;
  -- Locks all of the order's products at once: the rest may be released in this transaction too.
  perform private.lock_products(array(select item_id from public.order_items where order_id = r.order_id and item_type = 'product'));
  if (select has_reservation from public.orders where id = r.order_id) then
    select jsonb_agg(jsonb_build_object('item', i.id, 'quantity', least((l ->> 'quantity')::int, i.quantity - i.returned))) into back
    from jsonb_array_elements(r.lines) l join public.order_items i on i.id = (l ->> 'item')::uuid
    where i.item_type = 'product' and (l ->> 'restock')::boolean and i.quantity > i.returned;
    perform private.return_lines(r.order_id, coalesce(back, '[]'));
  end if;
  update public.order_items i set refunded = least(i.quantity, i.refunded + (l ->> 'quantity')::int)
  from jsonb_array_elements(r.lines) l where i.id = (l ->> 'item')::uuid and i.order_id = r.order_id;
  update public.retractos w set state = 'reembolsado', decided_at = coalesce(decided_at, now()),
    answer = case when state = 'solicitado' and answer = '' then 'Te devolvimos el dinero de lo que pediste devolver.' else answer end
  where w.order_id = r.order_id and w.state in ('solicitado', 'aceptado')
    and (w.id = r.retracto_id or not exists (select from public.order_items i where i.id = any (w.item_ids) and i.refunded < i.quantity))
  returning w.id into paid;
  -- Money of a withdrawal's refund covers nothing else.
  update public.refunds set retracto_id = paid where id = r.id and retracto_id is null and paid is not null;
  -- A fully refunded shipment is no longer prepared; recomputes the order's stage.
  update public.orders o set shipping_status = case
      when (o.shipping_status = 'processing' and not private.has_to_deliver(o, 'product')) or (o.shipping_status = 'ready' and not private.has_parcel(o)) then 'pending'
      else o.shipping_status end
  where o.id = r.order_id and r.lines <> '[]';
end $$;

-- Completes the refund, and an accepted reversal, when money of a payment was refunded, no matter what reports it first (our call,
-- a notification, a later check).
create function private.payment_gave_back() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  r public.refunds;
begin
  for r in select * from public.refunds where payment_id = new.id and state = 'pendiente' and new.refunded_amount >= already + amount for update
  loop
    perform private.settle_refund(r);
  end loop;
  update public.reversiones set state = 'reembolsada'
  where payment_id = new.id and state = 'aceptada' and private.reversal_left(reversiones) = 0;
  return null;
end $$;

-- Data for the server's call to the provider.
create function private.refund_order(r public.refunds) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object('id', r.id, 'state', r.state, 'channel', r.channel, 'amount', r.amount, 'idempotency_key', r.idempotency_key,
    'provider_payment_id', p.provider_payment_id, 'error', r.error)
  from public.payments p where p.id = r.payment_id
$$;

-- Normalises the lines of a refund as stored in refunds.lines: units that are not refunded yet.
create function private.refund_lines(o public.orders, p_lines jsonb, p_withdrawn uuid[], p_is_all boolean) returns jsonb
language plpgsql stable set search_path = '' as
$$
declare
  line record;
  made jsonb := '[]';
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or exists (
    select from jsonb_array_elements(p_lines) l
    where coalesce(l ->> 'quantity', '') !~ '^[1-9][0-9]{0,2}$' or coalesce(l ->> 'restock', '') not in ('true', 'false')
      or not exists (select from public.order_items i where i.order_id = o.id and i.id::text = l ->> 'item'))
    or (select count(distinct l ->> 'item') <> count(*) from jsonb_array_elements(p_lines) l) then
    perform private.refuse('bad_lines', 'Elige qué líneas devuelves.');
  end if;
  for line in
    select i.id, i.name, i.item_type, i.quantity - i.refunded as owed, i.quantity - i.returned as out, (l ->> 'quantity')::int as units,
      coalesce((l ->> 'restock')::boolean, false) as restock, p_is_all or coalesce(i.id = any (p_withdrawn), false) as whole
    from public.order_items i left join jsonb_array_elements(p_lines) l on l ->> 'item' = i.id::text
    where i.order_id = o.id order by i.name, i.id
  loop
    if line.whole then line.units := line.owed; end if;
    if coalesce(line.units, 0) = 0 or (p_withdrawn is not null and not line.whole) then continue; end if;
    if line.units > line.owed then
      perform private.refuse('too_many', format('De «%s» quedan %s por devolver.', line.name, line.owed));
    end if;
    if line.units > line.owed - private.service_uses(line.id) then
      perform private.refuse('deposit_used', format('«%s» ya está a cuenta de una reparación. Corrige antes a 0 ese pago en su orden.', line.name));
    end if;
    made := made || jsonb_build_object('item', line.id, 'quantity', line.units,
      'restock', line.restock and line.item_type = 'product' and line.out > 0);
  end loop;
  return made;
end $$;

-- Where a given key leads, without more than its last characters.
create function private.key_text(k public.refund_keys) returns text
language sql immutable set search_path = '' as
$$
  select case k.kind when 'nequi' then 'Nequi terminado' when 'daviplata' then 'Daviplata terminado' when 'breb' then 'llave Bre-B terminada'
    else 'cuenta terminada' end || ' en ' || right(k.key, 4)
$$;

-- Whether the buyer may give the key, or another one: money is left, and the key that was asked for has not been used.
create function private.is_key_wanted(o public.orders) returns boolean
language sql stable set search_path = '' as
$$
  select exists (
    select from public.refund_keys k, private.refundable(o) m
    where k.order_id = o.id and m.blocked is not null
      and not exists (select from public.refunds r where r.order_id = o.id and r.destination <> '' and r.created_at >= k.asked_at))
$$;

-- The key for the order's page: whether it is wanted, and its last characters; null when it was not asked for.
create function private.refund_key_of(o public.orders) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object('is_wanted', private.is_key_wanted(o), 'given_at', k.given_at,
    'text', case when k.given_at is not null then private.key_text(k) else '' end)
  from public.refund_keys k where k.order_id = o.id
$$;

-- Asks the buyer for a key by mail. Only for money that the provider has refused to return. Returns whether there is an
-- address to write to.
create function public.ask_refund_key(p_order uuid) returns boolean
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_order(p_order);
  address text := private.order_recipient(o);
  k public.refund_keys;
begin
  if not exists (select from private.refundable(o) m where m.blocked is not null) then
    perform private.refuse('not_by_hand', 'Este dinero todavía se devuelve por Mercado Pago: no hace falta una llave.');
  end if;
  select * into k from public.refund_keys where order_id = o.id;
  if k.asked_at > now() - interval '10 minutes' then
    perform private.refuse('asked', 'La llave se pidió hace menos de 10 minutos.');
  end if;
  insert into public.refund_keys (order_id, asked_by) values (o.id, (select auth.uid()))
  on conflict (order_id) do update set asked_at = now(), asked_by = excluded.asked_by
  returning * into k;
  insert into public.order_events (order_id, kind, actor, actor_kind) values (o.id, 'key_asked', (select auth.uid()), 'equipo');
  perform private.audit('refund.key_asked', 'orders', o.id::text);
  perform private.post_mail('order.key', o.id, address, private.address_mark(address, o.user_id) || '{"state": "asked"}', k.asked_at::text);
  return address is not null;
end $$;

-- The buyer says where the money goes, as the owner or the holder of the order's link. A mail confirms each key, so that one
-- that somebody else gave is noticed.
create function public.give_refund_key(
  p_order uuid default null,
  p_token text default null,
  p_kind text default '',
  p_number text default '',
  p_holder text default '',
  p_document text default '',
  p_bank text default '',
  p_account text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_own_order(p_order, p_token);
  address text := private.order_recipient(o);
  is_account boolean := p_kind = 'cuenta';
  digits text := regexp_replace(coalesce(p_number, ''), '[\s.-]', '', 'g');
  typed text := case when p_kind = 'breb' then private.trim_text(coalesce(p_number, '')) else digits end;
  k public.refund_keys;
begin
  if not private.is_key_wanted(o) then
    perform private.refuse('not_wanted', 'Ahora no necesitamos una llave para este pedido. Recarga la página para ver cómo va.');
  end if;
  if coalesce(p_kind, '') not in ('breb', 'nequi', 'daviplata', 'cuenta') then
    perform private.refuse('bad_kind', 'Elige a dónde te devolvemos.');
  end if;
  if typed !~ (case p_kind when 'breb' then '^[^\s]{5,92}$' when 'cuenta' then '^[0-9]{6,20}$' else '^3[0-9]{9}$' end) then
    perform private.refuse('bad_number', case p_kind when 'breb' then 'Escribe tu llave Bre-B completa, sin espacios.'
      when 'cuenta' then 'Escribe el número de la cuenta: entre 6 y 20 dígitos.' else 'Escribe el celular: 10 dígitos que empiezan por 3.' end);
  end if;
  if char_length(private.trim_text(coalesce(p_holder, ''))) not between 3 and 120 then
    perform private.refuse('bad_holder', 'Escribe el nombre del titular (entre 3 y 120 letras).');
  end if;
  if char_length(private.trim_text(coalesce(p_document, ''))) not between 4 and 40 then
    perform private.refuse('bad_document', 'Escribe el documento del titular (entre 4 y 40 letras).');
  end if;
  if is_account and (char_length(private.trim_text(coalesce(p_bank, ''))) not between 2 and 60 or coalesce(p_account, '') not in ('ahorros', 'corriente')) then
    perform private.refuse('bad_bank', 'Escribe el banco y elige el tipo de cuenta.');
  end if;
  update public.refund_keys f set kind = p_kind, key = typed, holder = private.trim_text(p_holder), document = private.trim_text(p_document),
    bank = case when is_account then private.trim_text(p_bank) else '' end, account = case when is_account then p_account else '' end, given_at = now()
  where f.order_id = o.id returning * into k;
  insert into public.order_events (order_id, kind, actor_kind, note) values (o.id, 'key_given', 'cliente', private.key_text(k));
  perform private.audit('refund.key_given', 'orders', o.id::text);
  perform private.post_mail('order.key', o.id, address,
    private.address_mark(address, o.user_id) || jsonb_build_object('state', 'given', 'to', private.key_text(k)), k.given_at::text);
  return private.refund_key_of(o);
end $$;

-- What the caller may still give back of an order, by the limit of their role; null: no limit. Several refunds of one order
-- count together, so that a limit cannot be passed in parts.
create function private.refund_allowance(p_order uuid) returns int
language sql stable set search_path = '' as
$$
  select greatest(0, l.most - coalesce((
    select sum(r.amount) from public.refunds r
    where r.order_id = p_order and r.requested_by = (select auth.uid()) and r.retracto_id is null and r.state <> 'fallido'), 0))::int
  from (select private.right_limit('refund_limit') as most) l where l.most is not null
$$;

-- Stores a refund before any money moves: one at a time, at most the refundable amount. The same request key returns the
-- same refund. Refunds by hand are completed immediately: of money that staff received, in the way of p_method, or (p_channel
-- 'manual') of an electronic payment that the provider has refused to return, to the key that the buyer gave. p_lines: refunded
-- lines, [{item, quantity, restock}]. A withdrawal refunds its own lines, and a full refund all remaining ones: then p_lines only
-- selects what is restocked. The limit of the caller's role does not hold for an accepted withdrawal, which the law makes due.
create function public.open_refund(
  p_order uuid,
  p_amount int,
  p_reason text,
  p_request uuid,
  p_expected_left int,
  p_retracto uuid default null,
  p_reference text default '',
  p_lines jsonb default '[]',
  p_channel text default null,
  p_method text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_order(p_order);
  p public.payments;
  w public.retractos;
  r public.refunds;
  m record;
  k public.refund_keys;
  is_by_hand boolean;
  way text := '';
  most int := private.refund_allowance(p_order);
  lines jsonb;
  due int;
  why text := btrim(coalesce(p_reason, ''));
  how text := btrim(coalesce(p_reference, ''));
begin
  select * into r from public.refunds where request_key = p_request;
  if found then
    if r.order_id <> o.id or r.amount <> p_amount then
      perform private.refuse('moved', 'Ese reembolso ya se pidió con otros datos. Recarga la página.');
    end if;
    return private.refund_order(r);
  end if;
  select * into r from public.refunds where order_id = o.id and state = 'pendiente';
  if found then
    perform private.refuse('refund_pending', format('Ya hay un reembolso de %s en curso para este pedido. Espera a que termine.', private.cop(r.amount)));
  end if;
  select * into m from private.refundable(o);
  if not found then
    perform private.refuse('not_refundable', 'Este pedido no tiene dinero por devolver.');
  end if;
  select * into p from public.payments where id = m.payment_id for update;
  if m.remaining is distinct from p_expected_left then
    perform private.refuse('moved', format('Alguien devolvió dinero de este pedido mientras lo mirabas: quedan %s por devolver. No hicimos tu reembolso.', private.cop(m.remaining)));
  end if;
  if p_amount is null or p_amount < 1 or p_amount > m.remaining then
    perform private.refuse('too_much', format('Puedes devolver entre $1 y %s.', private.cop(m.remaining)));
  end if;
  if char_length(why) not between 3 and 500 then
    perform private.refuse('no_reason', 'Escribe el motivo (entre 3 y 500 letras).');
  end if;
  if m.channel = 'manual' then
    if not private.is_hand_method(p_method) or p_method = 'transportadora' then
      perform private.refuse('no_method', 'Elige cómo devolviste el dinero.');
    end if;
    if char_length(how) > 120 then
      perform private.refuse('no_reference', 'La referencia puede tener hasta 120 letras.');
    end if;
    way := p_method;
  end if;
  is_by_hand := m.channel = 'proveedor' and p_channel = 'manual';
  if is_by_hand then
    -- Only what the provider cannot return: otherwise the buyer could be paid twice.
    if m.blocked is null or (m.blocked = 'parte' and p_amount = m.at_provider) then
      perform private.refuse('not_by_hand', 'Ese valor se devuelve por Mercado Pago. A mano solo se puede cuando Mercado Pago ya respondió que no puede.');
    end if;
    select * into k from public.refund_keys where order_id = o.id and given_at is not null;
    if not found then
      perform private.refuse('no_key', 'Primero pide la llave: la persona dice a dónde se le devuelve.');
    end if;
    if char_length(how) not between 3 and 120 then
      perform private.refuse('no_reference', 'Escribe la referencia de la transferencia (entre 3 y 120 letras).');
    end if;
    m.channel := 'manual';
    way := case k.kind when 'cuenta' then 'transferencia' else k.kind end;
  end if;
  if p_retracto is not null then
    select * into w from public.retractos where id = p_retracto and order_id = o.id for update;
    if w.id is null or w.state <> 'aceptado' then
      perform private.refuse('moved', 'Ese retracto no está aceptado: recarga la página para ver cómo va.');
    end if;
  end if;
  if p_amount - coalesce(w.amount, 0) > most then
    perform private.refuse('refund_limit', case when most = 0 then 'Tu rol no puede devolver más dinero de este pedido. Pídele a quien administra que lo haga.'
      else format('Tu rol puede devolver hasta %s de este pedido. Para más, pídele a quien administra que lo haga.', private.cop(most)) end);
  end if;
  lines := private.refund_lines(o, p_lines, w.item_ids, p_amount = m.remaining);
  select coalesce(sum(i.unit_price * (l ->> 'quantity')::int), 0) into due
  from jsonb_array_elements(lines) l join public.order_items i on i.id = (l ->> 'item')::uuid;
  if p_retracto is not null and p_amount < least(w.amount, due, m.remaining) then
    -- No deduction is allowed (Ley 1480, art. 47).
    perform private.refuse('too_little', format('Un retracto se devuelve completo: %s.', private.cop(least(w.amount, due, m.remaining))));
  elsif p_retracto is null and p_amount < least(due, m.remaining) then
    perform private.refuse('too_little', format('Lo que elegiste costó %s: devuelve ese valor o quita líneas.', private.cop(due)));
  end if;
  if way = 'efectivo' then perform private.require_cash(p_amount, private.cash_session()); end if;

  insert into public.refunds (order_id, payment_id, retracto_id, request_key, idempotency_key, channel, amount, already, reason, method, reference, destination, lines, requested_by)
  values (o.id, p.id, w.id, p_request, 'refund-' || p_request, m.channel, p_amount, p.refunded_amount, why, way, how,
    case when is_by_hand then private.key_text(k) else '' end, lines, (select auth.uid()))
  returning * into r;
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (o.id, 'refund', (select auth.uid()), 'equipo', why, jsonb_strip_nulls(jsonb_build_object('amount', r.amount, 'channel', r.channel,
    'method', case when r.destination = '' then nullif(way, '') end, 'reference', nullif(concat_ws(', ', nullif(r.destination, ''), nullif(how, '')), ''))));
  perform private.audit('order.refund', 'orders', o.id::text, jsonb_build_object('refund', r.id, 'amount', r.amount, 'channel', r.channel));
  if r.channel = 'manual' then
    -- The status of an electronic payment stays the provider's.
    update public.payments set refunded_amount = refunded_amount + r.amount,
      returned_by_hand = returned_by_hand + case when is_by_hand then r.amount else 0 end,
      status = case when not is_by_hand and refunded_amount + r.amount = amount then 'refunded' else status end where id = p.id returning * into p;
    perform private.settle_order(o, p);
    select * into r from public.refunds where id = r.id;
  end if;
  return private.refund_order(r);
end $$;

-- Records the provider's result: done when the payment shows it, failed when the provider rejected it (p_blocked: for good);
-- otherwise it stays open and is retried with the same key. Returns the state.
create function public.finish_refund(p_refund uuid, p_error text default '', p_blocked text default '') returns text
language plpgsql security definer set search_path = '' as
$$
declare
  r public.refunds;
  p public.payments;
begin
  perform 1 from public.orders where id = (select order_id from public.refunds where id = p_refund) for update;
  select * into r from public.refunds where id = p_refund for update;
  if r.id is null or r.state <> 'pendiente' then return r.state; end if;
  select * into p from public.payments where id = r.payment_id;
  if p.refunded_amount >= r.already + r.amount then
    perform private.settle_refund(r);
    return 'hecho';
  end if;
  if coalesce(p_error, '') = '' then
    update public.refunds set updated_at = now() where id = r.id;
    return 'pendiente';
  end if;
  update public.refunds set state = 'fallido', settled_at = now(), error = left(p_error, 300), blocked = coalesce(p_blocked, '') where id = r.id;
  insert into public.order_events (order_id, kind, note, details) values (r.order_id, 'refund_failed', left(p_error, 300), jsonb_build_object('amount', r.amount));
  return 'fallido';
end $$;

-- functions: returns ----------------------------------------------------------------------------------
-- Returns units of lines to stock: [{item, quantity}]. The caller has locked the order.
create function private.return_lines(p_order uuid, p_lines jsonb) returns void
language plpgsql set search_path = '' as
$$
declare
  line record;
begin
  for line in
    select i.id, i.item_id, i.name, i.quantity - i.returned as out, (l ->> 'quantity')::int as units
    from jsonb_array_elements(p_lines) l join public.order_items i on i.id = (l ->> 'item')::uuid and i.order_id = p_order and i.item_type = 'product'
    order by i.item_id
  loop
    if line.units is null or line.units < 1 or line.units > line.out then
      perform private.refuse('too_many', format('De «%s» solo pueden volver %s.', line.name, line.out));
    end if;
    update public.order_items set returned = returned + line.units where id = line.id;
    perform private.move_stock(line.item_id, line.units, 'returned', p_order => p_order);
  end loop;
  if not exists (select from public.order_items where order_id = p_order and item_type = 'product' and returned < quantity) then
    update public.orders set has_reservation = false where id = p_order;
  end if;
end $$;

-- Records products returned after shipping: [{item, quantity}]. When everything is returned and refunded, the order is closed.
create function public.return_items(p_order uuid, p_lines jsonb, p_note text default '') returns void
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_order(p_order);
begin
  if not o.has_reservation or private.is_in_shop(o.shipping_status) or o.shipping_status = 'cancelled' then
    perform private.refuse('nothing_out', 'Los productos de este pedido no han salido de la tienda.');
  end if;
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0
     or exists (select from jsonb_array_elements(p_lines) l where not exists (
       select from public.order_items i where i.order_id = o.id and i.item_type = 'product' and i.id::text = l ->> 'item')) then
    perform private.refuse('bad_lines', 'Elige qué volvió.');
  end if;
  if char_length(coalesce(p_note, '')) > 500 then
    perform private.refuse('long_reason', 'La nota puede tener hasta 500 letras.');
  end if;
  perform private.return_lines(o.id, p_lines);
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (o.id, 'return', (select auth.uid()), 'equipo', btrim(coalesce(p_note, '')),
    jsonb_build_object('units', (select sum((l ->> 'quantity')::int) from jsonb_array_elements(p_lines) l)));
  perform private.audit('order.return', 'orders', o.id::text,
    jsonb_build_object('stock', (select sum((l ->> 'quantity')::int) from jsonb_array_elements(p_lines) l)));
  perform private.end_order(id, 'cancelled') from public.orders where id = o.id and payment_status = 'refunded' and not has_reservation;
end $$;

-- functions: reversals --------------------------------------------------------------------------------
-- Amount of a reversal not refunded yet. Refunds of withdrawals do not count.
create function private.reversal_left(v public.reversiones) returns int
language sql stable set search_path = '' as
$$
  select least(v.amount, greatest(0, v.amount - (p.refunded_amount - v.already - coalesce((
    select sum(f.amount) from public.refunds f
    where f.payment_id = p.id and f.retracto_id is not null and f.state = 'hecho' and f.settled_at >= v.requested_at), 0))))::int
  from public.payments p where p.id = v.payment_id
$$;

-- The order's electronic payment and its reversible amount, without what an open withdrawal claims.
create function private.reversible(o public.orders) returns table (payment_id uuid, remaining int)
language sql stable set search_path = '' as
$$
  select m.payment_id, greatest(0, m.remaining - coalesce(
    (select sum(w.amount) from public.retractos w where w.order_id = o.id and w.state in ('solicitado', 'aceptado')), 0))::int
  from private.refundable(o) m where m.channel = 'proveedor'
$$;

-- Why the order's payment cannot be reversed; null when it can.
create function private.reversal_refusal(o public.orders) returns text
language sql stable set search_path = '' as
$$
  select case
    when private.is_cash(o.payment_method) then 'La reversión del pago es para compras pagadas en línea.'
    when o.payment_status = 'refunded' then 'Ya te devolvimos el dinero de este pedido.'
    when o.payment_status = 'charged_back' then 'Tu banco ya abrió una disputa por este pago. Escríbenos por WhatsApp y lo resolvemos.'
    when exists (select from private.reversible(o) m where m.remaining > 0) then null
    when exists (select from private.reversible(o) m) then 'Pediste el retracto de todo este pedido: con él se devuelve el dinero.'
    else 'Este pedido no tiene un pago en línea que se pueda revertir.'
  end
$$;

-- The reversal state for the order's page: eligibility, amount, how it was paid and requests.
create function private.reversal_of(o public.orders) returns jsonb
language sql stable set search_path = '' as
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

-- Requests the full or partial reversal of an electronic payment, for the owner or the holder of the link.
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
  o public.orders := private.lock_own_order(p_order, p_token);
  m record;
  p public.payments;
  open_number text;
  refusal text;
  words text := private.trim_text(coalesce(p_reason, ''));
  today date := private.co_date();
  last_day date;
  made public.reversiones;
begin
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
  -- The counterpart of private.withdrawal_deadline.
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
  values (private.next_number('REV'), o.id, p.id, p_cause, p_amount, p.refunded_amount, p_learned_on, last_day,
    private.add_business_days(today, 15), words, coalesce(p_issuer_told, false))
  returning * into made;
  insert into public.order_events (order_id, kind, actor_kind, note, details)
  values (o.id, 'reversal_requested', 'cliente', format('%s. %s', made.number, made.reason), jsonb_build_object('amount', made.amount));
  perform private.audit('reversal.requested', 'orders', o.id::text, jsonb_build_object('number', made.number, 'cause', made.cause, 'amount', made.amount));
  return to_jsonb(made) - array['order_id', 'payment_id', 'already', 'updated_at'];
end $$;

-- Accepts or rejects a reversal, with the answer to the customer. The money is refunded through open_refund.
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
  perform set_config('audit.own_entry', r.id::text, true);
  update public.reversiones set answer = words, decided_at = now(), state = case
      when not p_accept then 'rechazada'
      -- The money may have been refunded before an answer.
      when private.reversal_left(r) = 0 then 'reembolsada'
      else 'aceptada' end::public.reversion_state
  where id = r.id;
  perform set_config('audit.own_entry', '', true);
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (r.order_id, case when p_accept then 'reversal_accepted' else 'reversal_rejected' end, (select auth.uid()), 'equipo', words, jsonb_build_object('amount', r.amount));
  perform private.audit(case when p_accept then 'reversal.accepted' else 'reversal.rejected' end, 'orders', r.order_id::text,
    jsonb_build_object('number', r.number, 'amount', r.amount));
end $$;

-- Blocks the shipping and the hand-over of orders with a pending decision. Every move of an order calls it.
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

-- All money was refunded or charged back: nothing is left to decide.
create function private.close_claims() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.payment_status = 'refunded' then
    perform private.close_withdrawals(new.id, 'Te devolvimos todo el dinero de este pedido.');
  end if;
  update public.reversiones set state = 'reembolsada', decided_at = coalesce(decided_at, now()),
    answer = case
      when answer <> '' then answer
      when new.payment_status = 'charged_back' then 'Tu banco reversó este pago.'
      else 'Te devolvimos todo el dinero de este pedido.' end
  where order_id = new.id and state in ('solicitada', 'aceptada');
  return null;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger orders_claims_closed after update of payment_status on public.orders for each row
  when (new.payment_status in ('refunded', 'charged_back') and old.payment_status <> new.payment_status) execute function private.close_claims();
create trigger orders_reversal before update of shipping_status on public.orders for each row
  when (private.is_in_shop(old.shipping_status) and old.shipping_status <> new.shipping_status
    and new.shipping_status in ('ready', 'shipped', 'in_transit', 'out_for_delivery', 'delivered'))
  execute function private.hold_shipment();

create trigger payments_refunds after update of refunded_amount on public.payments for each row
  when (new.refunded_amount > old.refunded_amount) execute function private.payment_gave_back();

create trigger refund_keys_updated_at before update on public.refund_keys for each row execute function private.set_updated_at();

create trigger refunds_sum before insert or update of amount, already, payment_id on public.refunds
  for each row execute function private.keep_refund_sum();
create trigger refunds_updated_at before update on public.refunds for each row execute function private.set_updated_at();

create trigger retractos_updated_at before update on public.retractos for each row execute function private.set_updated_at();

create trigger reversiones_updated_at before update on public.reversiones for each row execute function private.set_updated_at();

-- grants ----------------------------------------------------------------------------------------------
-- Written by functions only, not even by the secret key.
revoke all on public.retractos, public.refunds, public.refund_keys, public.reversiones from service_role;
grant select on public.retractos, public.refunds, public.refund_keys, public.reversiones to authenticated, service_role;
grant execute on function private.open_reversal, public.request_withdrawal,
  public.request_reversal, public.give_refund_key to anon, authenticated, service_role;
grant execute on function public.decide_withdrawal, public.open_refund, public.ask_refund_key, public.return_items,
  public.decide_reversal to authenticated;
grant execute on function public.finish_refund to service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.retractos enable row level security;
alter table public.refunds enable row level security;
alter table public.refund_keys enable row level security;
alter table public.reversiones enable row level security;

create policy "withdrawals of visible orders" on public.retractos for select to authenticated
  using (order_id = any ((select private.own_orders())::uuid[]) or order_id >= private.staff_sees_from());
comment on policy "withdrawals of visible orders" on public.retractos is 'Same visibility as their order; written by request_withdrawal only.';
create policy "staff read refunds" on public.refunds for select to authenticated using (order_id >= private.staff_sees_from());
comment on policy "staff read refunds" on public.refunds is 'Customers see refunds in their payments; written by functions only.';

create policy "refund keys of visible orders" on public.refund_keys for select to authenticated
  using (order_id = any ((select private.own_orders())::uuid[]) or order_id >= private.staff_sees_from());
comment on policy "refund keys of visible orders" on public.refund_keys is 'Same visibility as their order. The holder of a link sees only the last characters: private.refund_key_of.';

create policy "reversals of visible orders" on public.reversiones for select to authenticated
  using (order_id = any ((select private.own_orders())::uuid[]) or order_id >= private.staff_sees_from());
comment on policy "reversals of visible orders" on public.reversiones is 'Same visibility as their order; written by functions only.';

-- realtime --------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.retractos, public.refunds, public.reversiones;
