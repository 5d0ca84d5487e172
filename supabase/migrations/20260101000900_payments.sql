-- Payments: payment attempts, the provider's state of them, its notifications, and payments that need manual action. Only
-- the server's secret key changes a payment: what a browser reports is never trusted.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- tables ----------------------------------------------------------------------------------------------
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  attempt int not null check (attempt >= 1),
  idempotency_key text not null unique,
  provider text not null default 'mercadopago',
  provider_payment_id text unique,
  status text not null default 'created' check (status in ('created', 'error', 'pending', 'in_process', 'authorized', 'approved', 'rejected', 'cancelled', 'refunded', 'charged_back', 'in_mediation')),
  status_detail text not null default '',
  amount int not null check (amount > 0),
  refunded_amount int not null default 0 check (refunded_amount between 0 and amount),
  returned_by_hand int not null default 0 check (returned_by_hand between 0 and refunded_amount),
  currency text not null default 'COP',
  method text not null default '',
  installments int,
  last_four text not null default '',
  refund_due boolean not null default false,
  refund_due_since timestamptz,
  request_mark text not null default '',
  next_check_at timestamptz,
  person text not null default '' check (person in ('', 'individual', 'association')),
  document_type text not null default '' check (document_type in ('', 'CC', 'CE', 'PAS', 'TI', 'NIT')),
  document_number text not null default '' check (char_length(document_number) <= 30),
  bank_id text not null default '',
  bank_name text not null default '',
  bank_url text check (bank_url ~ '^https?://'),
  expires_at timestamptz,
  parts jsonb check (jsonb_typeof(parts) = 'array'),
  received_from text not null default '' check (char_length(received_from) <= 120),
  fee int check (fee >= 0),
  net int,
  released_at timestamptz,
  provider_updated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, attempt)
);
comment on table public.payments is 'Attempts to pay an order, and the cash of one that is paid on delivery.';
comment on column public.payments.status is 'The provider''s status; created: sent or about to be; error: the provider made no payment.';
comment on column public.payments.returned_by_hand is 'The part of refunded_amount that staff gave back without the provider, which does not report it. 0 for cash.';
comment on column public.payments.refund_due is 'Must be refunded: paid twice, or paid after the stock was released.';
comment on column public.payments.request_mark is 'Hash of the request that opened the attempt: the same request sent twice gets the same result.';
comment on column public.payments.person is 'Of a payment from a bank: the account holder as a person or a company, who signs with the document of the next columns.';
comment on column public.payments.bank_name is 'The bank that the buyer chose, as the provider named it.';
comment on column public.payments.bank_url is 'The bank''s page where the buyer authorises the payment; null once it is decided.';
comment on column public.payments.expires_at is 'Until when the payment can be authorised; null when it cannot wait.';
comment on column public.payments.parts is 'Money that staff received in several ways: [{method, amount, reference}], which sum to the amount; null when it came in one. method is then varios.';
comment on column public.payments.received_from is 'Who handed the money of a delivered order over, such as a carrier with its settlement; empty when the buyer did.';
comment on column public.payments.fee is 'What the provider keeps; with net and released_at (when the money is free) as its payment reports them.';
comment on column public.payments.next_check_at is 'When to query the provider again about an unknown attempt; null when done.';

create table private.bank_lists (
  provider text primary key default 'mercadopago',
  banks jsonb not null default '[]',
  fetched_at timestamptz,
  leased_until timestamptz
);
comment on table private.bank_lists is 'Banks that payments from a bank can come from: the provider''s last list that was not empty, [{id, name}].';
comment on column private.bank_lists.leased_until is 'Until when one caller fetches the list; the others use the stored one.';

create table public.payment_events (
  id bigint generated always as identity primary key,
  event_key text not null unique,
  provider_payment_id text not null,
  action text not null default '',
  payload jsonb not null default '{}',
  outcome text not null default '',
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
comment on table public.payment_events is 'Webhook deliveries, stored before the response: a crash loses none.';

create table private.payment_mismatches (
  provider_payment_id text primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  found_at timestamptz not null default now(),
  settled_at timestamptz
);
comment on table private.payment_mismatches is 'Payments that do not match their order: another amount, currency or order. Open until staff handled them or the money was refunded.';

-- A payment that paid its order cannot be deleted before the order.
alter table public.orders add constraint orders_paid_by foreign key (paid_by) references public.payments (id) on delete restrict;

-- indexes ---------------------------------------------------------------------------------------------
create index payments_in_flight on public.payments (updated_at) where status in ('created', 'pending', 'in_process', 'authorized');
create index payments_refund_due on public.payments (updated_at) where refund_due;
create index payments_to_check on public.payments (next_check_at) where next_check_at is not null;
create index payments_disputed on public.payments (order_id) where status in ('charged_back', 'in_mediation');
create index payment_events_waiting on public.payment_events (next_try_at) where processed_at is null;
create index payment_events_done on public.payment_events (processed_at) where processed_at is not null;
create index payment_mismatches_of on private.payment_mismatches (order_id);
create index payment_mismatches_open on private.payment_mismatches (order_id) where settled_at is null;

-- functions: attempts and the provider's reports ------------------------------------------------------
-- Records since when a payment is due for refund.
create function private.note_refund_due() returns trigger
language plpgsql set search_path = '' as
$$ begin new.refund_due_since := case when new.refund_due then coalesce(new.refund_due_since, now()) end; return new; end $$;

create function private.has_payment_in_flight(p_order uuid) returns boolean
language sql stable set search_path = '' as
$$ select exists (select 1 from public.payments where order_id = p_order and status in ('created', 'pending', 'in_process', 'authorized')) $$;

-- A course in this order that another order of the same person already has, with a payment in progress or payable on
-- delivery. Null when there is none.
create function private.course_on_its_way(o public.orders) returns text
language sql stable set search_path = '' as
$$
  select mine.name
  from public.orders x
  join public.order_items other on other.order_id = x.id and other.item_type = 'course'
  join public.order_items mine on mine.order_id = o.id and mine.item_type = 'course' and mine.item_id = other.item_id
  where x.user_id = o.user_id and x.id <> o.id
    and (private.has_payment_in_flight(x.id)
      or (private.is_cash(x.payment_method) and x.payment_status = 'unpaid' and x.status not in ('cancelled', 'expired')))
  limit 1
$$;

-- Serialises payments of one person's course orders, so that no course is sold twice. Taken before every other lock.
create function private.lock_course_buyer(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  buyer uuid := (
    select o.user_id from public.orders o
    where o.id = p_order and exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'course'));
begin
  if buyer is not null then perform pg_advisory_xact_lock(hashtextextended('buyer:' || buyer::text, 3)); end if;
end $$;

-- Paid on the page of the buyer's bank.
create function private.is_bank(p_method public.payment_method) returns boolean
language sql immutable set search_path = '' as
$$ select p_method = 'pse' $$;

-- The order's payment method of a payment, by the provider's name of it.
create function private.method_of(p_provider_method text) returns public.payment_method
language sql immutable set search_path = '' as
$$ select case when p_provider_method = 'pse' then 'pse' else 'card' end::public.payment_method $$;

-- The least and the most that the provider takes from a bank, in COP.
create function private.bank_amounts() returns table (lowest int, highest int)
language sql immutable set search_path = '' as
$$ select 1600, 340000000 $$;

-- Opens a payment attempt with reserved stock and its own idempotency key; only one may be open. p_mark identifies the
-- request: a repeated one returns the existing attempt (repeated: true). The order's method becomes p_method; p_details of a
-- payment from a bank: {person, document_type, document_number, bank_id, bank_name}. It waits a quarter of an hour for the
-- buyer at the bank, and the order long enough for a second try of ten minutes. p_total is what the buyer was shown, where staff
-- may have changed the lines meanwhile.
create function public.begin_payment(
  p_token text,
  p_mark text default '',
  p_method public.payment_method default 'card',
  p_details jsonb default '{}',
  p_total int default null
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
  n int;
  p public.payments;
  course text;
  waits interval := case when private.is_bank(p_method) then interval '15 minutes' end;
begin
  perform private.lock_course_buyer((select order_id from private.order_keys where token = p_token));
  select ord.* into o from private.order_keys k join public.orders ord on ord.id = k.order_id where k.token = p_token for update of ord;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  select * into p from public.payments where order_id = o.id and request_mark = p_mark and p_mark <> '' and status <> 'error' order by attempt desc limit 1;
  if found then
    return jsonb_build_object('payment_id', p.id, 'order_id', o.id, 'attempt', p.attempt, 'repeated', true);
  end if;
  if private.is_cash(o.payment_method) or private.is_cash(p_method) then
    perform private.refuse('not_payable', 'Este pedido se paga contra entrega.');
  end if;
  if o.payment_status in ('paid', 'partially_refunded', 'refunded', 'charged_back') then
    perform private.refuse('already_paid', 'Este pedido ya está pagado. No te cobramos de nuevo.');
  end if;
  select i.name into course from public.order_items i
  where i.order_id = o.id and i.item_type = 'course' and private.is_entitled(o.user_id, i.item_id) limit 1;
  if found then
    perform private.refuse('already_owned', format('Ya tienes «%s» en Mis Cursos: no lo pagues otra vez. Cancela este pedido y pide de nuevo lo demás.', course));
  end if;
  course := private.course_on_its_way(o);
  if course is not null then
    perform private.refuse('course_on_its_way', format('En otro pedido tuyo ya viene «%s»: no lo pagues dos veces. Míralo en Mis Pedidos; si no lo quieres allá, cancélalo y vuelve a este.', course));
  end if;
  if p_total <> o.total_price then
    perform private.refuse('price_changed', format('Tu pedido cambió: ahora suma %s. Míralo otra vez antes de pagar; no se hizo ningún cobro.', private.cop(o.total_price)));
  end if;
  if private.needs_terms(o) then
    perform private.refuse('terms_required', 'Acepta los términos y el tratamiento de tus datos para pagar tu pedido.');
  end if;
  if private.has_payment_in_flight(o.id) then
    perform private.refuse('payment_in_flight', 'Ya hay un pago de este pedido en proceso. Espera la respuesta antes de intentar otra vez.');
  end if;
  if o.status <> 'placed' or o.expires_at < now() then
    perform private.refuse('order_closed', case o.channel
      when 'asistida' then 'Este enlace de pago venció. Escríbenos por WhatsApp y te enviamos otro; no se hizo ningún cobro.'
      else 'La reserva de este pedido venció. Vuelve a tu carrito para pedirlo de nuevo; no se hizo ningún cobro.' end);
  end if;
  if private.is_bank(p_method) and exists (select from private.bank_amounts() b where o.total_price not between b.lowest and b.highest) then
    perform private.refuse('not_by_bank', (select format('Desde tu banco puedes pagar entre %s y %s. Paga este pedido con tarjeta.', private.cop(b.lowest), private.cop(b.highest)) from private.bank_amounts() b));
  end if;
  select coalesce(max(attempt), 0) + 1 into n from public.payments where order_id = o.id;
  if n > 10 then
    perform private.refuse('too_many_attempts', 'Hiciste muchos intentos con este pedido. Escríbenos por WhatsApp y te ayudamos a pagarlo.');
  end if;
  -- Stock released by a rejection, or not reserved until now: reserve it before charging.
  if not o.has_reservation then
    perform private.reserve_stock(o.id);
  end if;
  update public.orders set payment_method = p_method, expires_at = greatest(expires_at, now() + interval '10 minutes' + coalesce(waits, '0')) where id = o.id;
  -- The provider's name of a payment from a bank is the same; a card's brand is known with its answer.
  insert into public.payments (order_id, attempt, idempotency_key, amount, request_mark, method, expires_at, person, document_type, document_number, bank_id, bank_name)
  values (o.id, n, o.id || '-' || n, o.total_price, p_mark, case when private.is_bank(p_method) then p_method::text else '' end, now() + waits,
    coalesce(p_details ->> 'person', ''), coalesce(p_details ->> 'document_type', ''), coalesce(p_details ->> 'document_number', ''),
    coalesce(p_details ->> 'bank_id', ''), coalesce(p_details ->> 'bank_name', '')) returning * into p;
  return jsonb_build_object(
    'payment_id', p.id, 'order_id', o.id, 'attempt', n, 'idempotency_key', p.idempotency_key, 'method', p.method, 'amount', p.amount,
    'email', o.customer_email, 'name', o.customer_name, 'phone', o.customer_phone, 'place', private.place_parts(o.shipping_place),
    'items', (select jsonb_agg(jsonb_build_object('id', i.item_id, 'type', i.item_type, 'name', i.name, 'quantity', i.quantity, 'unit_price', i.unit_price)) from public.order_items i where i.order_id = o.id));
end $$;

-- Closes an attempt for which the provider has no payment (rejected or unknown). The provider's search may lag, so it is
-- queried again later: payment_checked.
create function public.abandon_payment(p_payment uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  the_order uuid;
begin
  select order_id into the_order from public.payments where id = p_payment;
  perform 1 from public.orders where id = the_order for update;
  update public.payments set status = 'error', status_detail = left(p_reason, 200), next_check_at = greatest(now(), created_at + interval '10 minutes')
  where id = p_payment and status = 'created';
  -- The review of an earlier attempt may have ended in a rejection meanwhile.
  update public.orders set payment_status = 'rejected'
  where id = the_order and status = 'placed' and payment_status = 'pending' and not private.has_payment_in_flight(the_order);
  -- Rejected cards extend no reservation, other than of an order that staff placed.
  if exists (select from public.orders where id = the_order and status = 'placed' and has_reservation) and not private.may_hold(the_order) then
    perform private.release_stock(the_order);
  end if;
end $$;

-- The provider still does not know a closed attempt: the next query is 1, 6, 24 and 72 hours after its creation, then none.
-- Returns whether there is a next one.
create function public.payment_checked(p_payment uuid) returns boolean
language plpgsql security definer set search_path = '' as
$$
declare
  next_time timestamptz;
begin
  update public.payments p set next_check_at = (
    select min(p.created_at + wait) from unnest(array['1 hour', '6 hours', '24 hours', '72 hours']::interval[]) wait where p.created_at + wait > now())
  where p.id = p_payment and p.status = 'error' returning p.next_check_at into next_time;
  return next_time is not null;
end $$;

-- The provider rejected a refund: postpones the next try.
create function public.postpone_give_back(p_payment uuid) returns void
language sql security definer set search_path = '' as
$$ update public.payments set next_check_at = now() + interval '15 minutes' where id = p_payment and refund_due $$;

-- Rank of a status: a payment never moves from a settled state back to an open one.
create function private.payment_rank(p_status text) returns int
language sql immutable set search_path = '' as
$$
  select case
    when p_status in ('created', 'error') then 0
    when p_status in ('pending', 'in_process', 'authorized') then 1
    when p_status in ('rejected', 'cancelled') then 2
    when p_status = 'approved' then 3
    else 4 end
$$;

-- The buyer still has to authorise the payment at the bank, or to answer the card's bank.
create function private.waits_for_buyer(p public.payments) returns boolean
language sql immutable set search_path = '' as
$$ select p.status = 'pending' and p.status_detail in ('pending_waiting_transfer', 'pending_challenge') $$;

-- Updates the order after one of its payments changed status; returns what happened. Other consequences (points, a quote's
-- state, certificates) follow from the order's payment_status.
create function private.settle_order(o public.orders, p public.payments) returns text
language plpgsql set search_path = '' as
$$
declare
  -- A chargeback won by the shop: the money stays, as if there had been no dispute.
  has_money boolean := (p.status = 'approved' or (p.status = 'charged_back' and p.status_detail = 'reimbursed')) and p.refunded_amount < p.amount;
begin
  if p.status in ('charged_back', 'in_mediation') then
    perform private.audit('payment.' || p.status, 'orders', o.id::text, jsonb_build_object('payment', p.provider_payment_id, 'detail', p.status_detail));
  end if;
  if has_money then
    -- A payment marked for refund never pays the order, even if stock returns meanwhile.
    if p.refund_due then return 'refund_due'; end if;
    -- An attempt from before its lines were changed, which was answered late.
    if p.amount <> o.total_price then
      update public.payments set refund_due = true where id = p.id;
      return 'refund_due';
    end if;
    if o.paid_by is null and o.status in ('placed', 'expired') then
      -- Paid twice by the same person in two orders: one is refunded.
      if exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'course' and private.is_entitled(o.user_id, i.item_id)) then
        update public.payments set refund_due = true where id = p.id;
        return 'refund_due';
      end if;
      -- An expired order has released its stock: if it cannot be reserved again, nothing below applies.
      begin
        update public.orders set status = 'confirmed', payment_status = 'paid', paid_at = now(), paid_by = p.id, expires_at = null,
          payment_method = case when private.is_cash(payment_method) then payment_method else private.method_of(p.method) end,
          shipping_status = 'pending', cancelled_at = null where id = o.id;
        if not o.has_reservation then
          perform private.reserve_stock(o.id);
        end if;
      exception when sqlstate 'P0001' then
        update public.payments set refund_due = true where id = p.id;
        return 'refund_due';
      end;
      -- An earlier payment may have been refunded: this one pays the lines again.
      update public.order_items set refunded = 0 where order_id = o.id and refunded > 0;
      o.paid_by := p.id;
      o.status := 'confirmed';
    elsif o.paid_by is null and o.status in ('confirmed', 'fulfilled')
      and (o.has_reservation or not exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'product')) then
      -- Cash on delivery, now paid otherwise: the shipment continues from its state.
      update public.orders set payment_status = 'paid', paid_at = now(), paid_by = p.id where id = o.id;
      o.paid_by := p.id;
    end if;
    -- Paid by another payment, or closed: the stock is released.
    if o.paid_by is distinct from p.id or o.status in ('cancelled', 'expired') then
      update public.payments set refund_due = true where id = p.id;
      return 'refund_due';
    end if;
    update public.orders set payment_status = case when p.refunded_amount > 0 then 'partially_refunded' else 'paid' end::public.order_payment_status
    where id = o.id;
    return case when p.refunded_amount > 0 then 'partially_refunded' else 'paid' end;
  end if;

  -- Another payment than the one that paid the order changes neither a paid order nor one payable on delivery,
  -- nor does one of another amount.
  if o.paid_by is distinct from p.id and (o.paid_by is not null or private.is_cash(o.payment_method) or p.amount <> o.total_price) then return 'recorded'; end if;

  case
    when p.status in ('pending', 'in_process', 'authorized') then
      update public.orders set payment_status = 'pending' where id = o.id and status = 'placed';
      if found and not private.waits_for_buyer(p) then perform private.acknowledge_order(o); end if;
      return 'pending';
    when p.status in ('rejected', 'cancelled') then
      if o.status = 'placed' and not private.has_payment_in_flight(o.id) then
        if o.channel <> 'asistida' then perform private.release_stock(o.id); end if;
        -- The order had no time of its own while it waited.
        update public.orders set payment_status = 'rejected', expires_at = greatest(expires_at, now() + interval '10 minutes') where id = o.id;
      end if;
      return 'rejected';
    -- A won dispute of a payment that staff gave back by hand: nothing is left.
    when p.status in ('refunded', 'approved') or (p.status_detail = 'reimbursed' and p.returned_by_hand > 0) then
      update public.order_items set refunded = quantity where order_id = o.id and refunded < quantity;
      if o.status in ('placed', 'confirmed') and private.is_in_shop(o.shipping_status) then
        perform private.end_order(o.id, 'cancelled', 'refunded');
      elsif o.shipping_status in ('shipped', 'in_transit', 'out_for_delivery') and not exists (
        select from public.order_items i where i.order_id = o.id and i.item_type = 'product' and i.returned < i.quantity) then
        -- A returned shipment is closed, also when it is returned later.
        perform private.end_order(o.id, 'cancelled', 'refunded');
      else
        -- A delivered or completed order stays so.
        update public.orders set payment_status = 'refunded' where id = o.id;
      end if;
      return 'refunded';
    when p.status = 'charged_back' then
      if o.status = 'placed' then
        -- The payment is first reported as charged back: nothing was shipped, and nothing will be.
        perform private.end_order(o.id, 'cancelled', 'charged_back');
      else
        update public.orders set payment_status = 'charged_back' where id = o.id;
      end if;
      -- Lost dispute: an open withdrawal is closed, since the bank refunded the customer.
      if p.status_detail = 'settled' then
        perform private.close_withdrawals(o.id, 'Tu banco te devolvió este pago.');
      end if;
      return 'charged_back';
    else
      return 'recorded';
  end case;
end $$;

-- Records a payment that does not match its order, once. Ignored when it holds no money (any more).
create function private.audit_mismatch(p_order uuid, p_provider_id text, p_status text, p_details jsonb) returns void
language plpgsql set search_path = '' as
$$
begin
  if p_status in ('rejected', 'cancelled', 'refunded') then
    update private.payment_mismatches set settled_at = now() where provider_payment_id = p_provider_id and settled_at is null;
  elsif p_provider_id is not null then
    insert into private.payment_mismatches (provider_payment_id, order_id) values (p_provider_id, p_order) on conflict do nothing;
  end if;
  if exists (select from public.audit_log where entity = 'orders' and entity_id = p_order::text
             and action = 'payment.mismatch' and details ->> 'payment' is not distinct from p_provider_id) then return; end if;
  perform private.audit('payment.mismatch', 'orders', p_order::text, jsonb_build_object('payment', p_provider_id) || p_details);
end $$;

-- Records the provider's state of a payment and updates the order; handles any order, number and delay of calls. p_snapshot:
-- {id, external_reference, amount, currency, status, status_detail, refunded_amount, updated_at, method, installments,
-- last_four, bank_url, expires_at, fee, net, released_at, idempotency_key?}. Returns {outcome, order_id?, payment_id?}; outcomes: unknown_order, mismatch, stale,
-- unchanged, paid, pending, rejected, refund_due, refunded, partially_refunded, charged_back, recorded.
create function public.apply_payment(p_snapshot jsonb) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  s_id text := p_snapshot ->> 'id';
  s_status text := p_snapshot ->> 'status';
  s_refunded int := (p_snapshot ->> 'refunded_amount')::int;
  s_at timestamptz := coalesce((p_snapshot ->> 'updated_at')::timestamptz, now());
  reference text := p_snapshot ->> 'external_reference';
  o public.orders;
  p public.payments;
  outcome text;
begin
  if not private.is_uuid(reference) then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;
  perform private.lock_course_buyer(reference::uuid);
  select * into o from public.orders where id = reference::uuid for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;
  -- The lines of an unpaid order may have been changed since the attempt: it has its own amount.
  select * into p from public.payments a
  where a.order_id = o.id and (a.provider_payment_id = s_id or (a.provider_payment_id is null and a.idempotency_key = p_snapshot ->> 'idempotency_key'))
  order by a.provider_payment_id nulls last limit 1;
  if s_id is null or (p_snapshot ->> 'amount')::numeric is distinct from coalesce(p.amount, o.total_price) or p_snapshot ->> 'currency' is distinct from o.currency then
    perform private.audit_mismatch(o.id, s_id, s_status, jsonb_build_object('amount', p_snapshot -> 'amount', 'currency', p_snapshot -> 'currency', 'expected', o.total_price));
    return jsonb_build_object('outcome', 'mismatch', 'order_id', o.id);
  end if;

  select * into p from public.payments where provider_payment_id = s_id;
  if not found then
    select * into p from public.payments
    where order_id = o.id and provider_payment_id is null
      and (p_snapshot ->> 'idempotency_key' is null or idempotency_key = p_snapshot ->> 'idempotency_key')
    order by status = 'created' desc, attempt desc limit 1;
  end if;
  if not found then
    insert into public.payments (order_id, attempt, idempotency_key, amount)
    values (o.id, (select coalesce(max(attempt), 0) + 1 from public.payments where order_id = o.id), 'provider-' || s_id, o.total_price)
    returning * into p;
  end if;
  if p.order_id <> o.id then
    perform private.audit_mismatch(o.id, s_id, s_status, jsonb_build_object('belongs_to', p.order_id));
    return jsonb_build_object('outcome', 'mismatch', 'order_id', o.id);
  end if;

  -- When missing, unchanged; for status refunded, the whole amount. The provider does not know what was given back by hand.
  s_refunded := case when s_status = 'refunded' then p.amount else greatest(coalesce(s_refunded + p.returned_by_hand, p.refunded_amount), 0) end;
  if p.provider_updated_at is not null and (
       s_at < p.provider_updated_at
       or (private.payment_rank(p.status) >= 3 and private.payment_rank(s_status) < 3)
       or (s_at = p.provider_updated_at and private.payment_rank(s_status) < private.payment_rank(p.status))
       or s_refunded < p.refunded_amount) then
    return jsonb_build_object('outcome', 'stale', 'order_id', o.id, 'payment_id', p.id);
  end if;
  if p.provider_payment_id = s_id and p.status = s_status and p.status_detail = coalesce(p_snapshot ->> 'status_detail', '') and p.refunded_amount = s_refunded then
    -- The money may be released on another day than was first reported.
    update public.payments set provider_updated_at = s_at, fee = coalesce((p_snapshot ->> 'fee')::int, fee),
      net = coalesce((p_snapshot ->> 'net')::int, net), released_at = coalesce((p_snapshot ->> 'released_at')::timestamptz, released_at) where id = p.id;
    return jsonb_build_object('outcome', 'unchanged', 'order_id', o.id, 'payment_id', p.id);
  end if;

  -- At most the paid amount can be refunded.
  s_refunded := least(s_refunded, p.amount);
  update public.payments set
    provider_payment_id = s_id, status = s_status, status_detail = coalesce(p_snapshot ->> 'status_detail', ''),
    refunded_amount = s_refunded, provider_updated_at = s_at, method = coalesce(p_snapshot ->> 'method', method),
    installments = coalesce((p_snapshot ->> 'installments')::int, installments), last_four = coalesce(p_snapshot ->> 'last_four', last_four),
    bank_url = case when s_status = 'pending' then coalesce(p_snapshot ->> 'bank_url', bank_url) end,
    expires_at = coalesce((p_snapshot ->> 'expires_at')::timestamptz, expires_at),
    fee = coalesce((p_snapshot ->> 'fee')::int, fee), net = coalesce((p_snapshot ->> 'net')::int, net),
    released_at = coalesce((p_snapshot ->> 'released_at')::timestamptz, released_at),
    refund_due = refund_due and s_status not in ('refunded', 'charged_back')
  where id = p.id returning * into p;
  outcome := private.settle_order(o, p);
  return jsonb_build_object('outcome', outcome, 'order_id', o.id, 'payment_id', p.id);
end $$;

-- {banks: [{id, name}], refresh, fetching}. With p_claims the caller has to fetch a new list when refresh is true: the list is an
-- hour old, and nobody has tried for half a minute. fetching: somebody else began within the two seconds that a try takes.
create function public.bank_list(p_claims boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  mine boolean := false;
begin
  if p_claims then
    insert into private.bank_lists as b (leased_until) values (now() + interval '30 seconds')
    on conflict (provider) do update set leased_until = excluded.leased_until
    where coalesce(b.fetched_at < now() - interval '1 hour', true) and coalesce(b.leased_until < now(), true);
    mine := found;
  end if;
  return coalesce(
    (select jsonb_build_object('banks', b.banks, 'refresh', mine, 'fetching', not mine and coalesce(b.leased_until > now() + interval '28 seconds', false))
     from private.bank_lists b),
    jsonb_build_object('banks', '[]'::jsonb, 'refresh', mine, 'fetching', false));
end $$;

-- Stores the provider's list of banks; an empty one is not stored.
create function public.store_bank_list(p_banks jsonb) returns void
language sql security definer set search_path = '' as
$$
  update private.bank_lists set banks = p_banks, fetched_at = now(), leased_until = null where jsonb_array_length(p_banks) > 0
$$;

-- Stores a notification; false when it is a duplicate.
create function public.record_payment_event(p_key text, p_payment_id text, p_action text, p_payload jsonb) returns boolean
language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.payment_events (event_key, provider_payment_id, action, payload)
  values (p_key, p_payment_id, coalesce(p_action, ''), coalesce(p_payload, '{}'))
  on conflict (event_key) do nothing;
  return found;
end $$;

-- Leases pending events to one worker, together with the others of the same payment: one query of the provider settles all.
-- Unfinished ones are leased again, at least every hour, without limit: no notification is given up.
create function public.claim_payment_events(p_limit int default 20) returns table (provider_payment_id text, ids bigint[])
language sql security definer set search_path = '' as
$$
  with payments as materialized (
    select e.provider_payment_id from public.payment_events e where e.processed_at is null and e.next_try_at <= now()
    group by e.provider_payment_id order by min(e.next_try_at) limit p_limit
  ),
  due as materialized (
    select e.id from public.payment_events e join payments p on p.provider_payment_id = e.provider_payment_id
    where e.processed_at is null and e.next_try_at <= now() order by e.id for update of e skip locked
  ),
  claimed as (
    update public.payment_events e set tries = tries + 1,
      next_try_at = now() + make_interval(secs => least(3600, 15 * power(2, least(tries, 10)))::int)
    from due where e.id = due.id
    returning e.id, e.provider_payment_id
  )
  select c.provider_payment_id, array_agg(c.id order by c.id) from claimed c group by c.provider_payment_id order by min(c.id)
$$;

-- Records the result of events. A payment that the provider has not known for three days is not ours.
create function public.finish_payment_events(p_ids bigint[], p_outcome text, p_done boolean) returns void
language sql security definer set search_path = '' as
$$
  update public.payment_events set outcome = left(p_outcome, 200),
    processed_at = case when p_done or (p_outcome = 'not_found' and received_at < now() - interval '3 days') then now() end
  where id = any (p_ids)
$$;

-- functions: consequences of a payment ----------------------------------------------------------------
-- Points, a quote's state, certificates: each part reads the order's current state and synchronises its own rows in the same
-- transaction, so that repeated or late notifications have no effect twice.
create function private.settle_order_consequences(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  perform private.settle_quote_payment(p_order);
  perform private.settle_order_points(p_order);
  perform private.settle_certificates(p_order);
end $$;

-- Consequences of a payment follow changes of an order, its lines and its payments. The argument is the column with the
-- order's id.
create function private.order_money_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.settle_order_consequences((to_jsonb(new) ->> tg_argv[0])::uuid); return null; end $$;

-- functions: payment problems -------------------------------------------------------------------------
-- The single definition of each payment problem, with its order; null for all. chargeback: an open dispute, or a lost one
-- before the products were shipped. mediation: a claim at the provider. mismatch: a payment that does not match its
-- order. refund: overdue by an hour, or recently rejected by the provider. unclaimed: nobody fetched it in time, and staff
-- received its money.
create function private.payment_troubles(p_kind text default null) returns table (kind text, order_id uuid, case_key text, since timestamptz)
language sql stable set search_path = '' as
$$
  select 'chargeback', p.order_id, p.id::text, p.updated_at
  from public.payments p join public.orders o on o.id = p.order_id
  where coalesce(p_kind, 'chargeback') = 'chargeback' and p.status = 'charged_back' and p.status_detail <> 'reimbursed'
    and (p.status_detail <> 'settled' or (o.status in ('placed', 'confirmed') and private.is_in_shop(o.shipping_status)))
  union all
  select 'mediation', p.order_id, p.id::text, p.updated_at from public.payments p
  where coalesce(p_kind, 'mediation') = 'mediation' and p.status = 'in_mediation'
  union all
  select 'mismatch', m.order_id, m.provider_payment_id, m.found_at from private.payment_mismatches m
  where coalesce(p_kind, 'mismatch') = 'mismatch' and m.settled_at is null
  union all
  select 'refund', p.order_id, p.id::text, p.refund_due_since from public.payments p
  where coalesce(p_kind, 'refund') = 'refund' and p.refund_due and p.refund_due_since < now() - interval '1 hour'
  union all
  select 'refund', r.order_id, r.id::text, r.created_at from public.refunds r
  where coalesce(p_kind, 'refund') = 'refund' and r.state = 'pendiente' and r.created_at < now() - interval '1 hour'
  union all
  select 'refund', r.order_id, r.id::text, r.settled_at
  from public.refunds r join public.payments p on p.id = r.payment_id
  where coalesce(p_kind, 'refund') = 'refund' and r.state = 'fallido' and r.settled_at > now() - interval '30 days'
    and p.status = 'approved' and p.refunded_amount < p.amount
    and not exists (select from public.refunds l where l.payment_id = r.payment_id and l.created_at > r.created_at)
  union all
  select 'unclaimed', o.id, o.id || ':' || extract(epoch from o.ready_at), o.ready_at
  from public.orders o join private.order_keys k on k.order_id = o.id join public.payments p on p.id = o.paid_by
  where coalesce(p_kind, 'unclaimed') = 'unclaimed' and o.shipping_status = 'ready' and k.pickup_reminded = 15 and not p.refund_due
    and o.payment_status in ('paid', 'partially_refunded')
$$;

-- Whether a notification names a payment that neither the provider nor the shop knows (the provider's panel sends such test
-- notifications): nothing to fix. A payment of the shop that the provider does not know means credentials of another account.
create function private.is_unknown_payment(p_event public.payment_events) returns boolean
language sql stable set search_path = '' as
$$
  select p_event.outcome = 'not_found'
    and not exists (select from public.payments p where p.provider_payment_id = p_event.provider_payment_id)
$$;

-- Payments whose notifications have failed to be processed for an hour.
create function private.stuck_payment_events() returns table (provider_payment_id text, since timestamptz, events bigint, tries int)
language sql stable set search_path = '' as
$$
  select e.provider_payment_id, min(e.received_at), count(*), max(e.tries)
  from public.payment_events e
  where e.processed_at is null and e.received_at < now() - interval '1 hour' and not private.is_unknown_payment(e)
  group by e.provider_payment_id
$$;

-- The payment of the order is disputed: nothing may be shipped.
create function private.is_payment_disputed(o public.orders) returns boolean
language sql stable set search_path = '' as
$$
  select exists (
    select from public.payments p
    where p.id = o.paid_by and (p.status = 'in_mediation' or (p.status = 'charged_back' and p.status_detail <> 'reimbursed')))
$$;

-- The order has money that must be refunded or does not match it.
create function private.holds_foreign_money(p_order uuid) returns boolean
language sql stable set search_path = '' as
$$
  select exists (select from public.payments p where p.order_id = p_order and p.refund_due)
    or private.is_refunding(p_order)
    or exists (select from private.payment_mismatches m where m.order_id = p_order and m.settled_at is null)
$$;

-- Data of the staff's page of payments: {jobs: as of private.job_report(), events: [{payment, order, since, events, tries}]}.
create function public.payment_watch() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'jobs', private.job_report(10),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('payment', e.provider_payment_id, 'order', p.order_id, 'since', e.since, 'events', e.events,
        'tries', e.tries) order by e.since), '[]')
      from (select * from private.stuck_payment_events() order by since limit 200) e
      left join public.payments p on p.provider_payment_id = e.provider_payment_id));
end $$;

-- Marks a payment that does not match its order as handled by staff.
create function public.settle_mismatch(p_order uuid, p_note text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  words text := btrim(coalesce(p_note, ''));
begin
  perform private.require_staff();
  if char_length(words) not between 3 and 500 then
    perform private.refuse('no_reason', 'Escribe cómo lo resolviste (entre 3 y 500 letras).');
  end if;
  update private.payment_mismatches set settled_at = now() where order_id = p_order and settled_at is null;
  if not found then
    perform private.refuse('moved', 'Ese pago ya se había marcado como resuelto.');
  end if;
  insert into public.order_events (order_id, kind, actor, actor_kind, note) values (p_order, 'mismatch_settled', (select auth.uid()), 'equipo', words);
  perform private.audit('payment.mismatch_settled', 'orders', p_order::text);
end $$;

-- functions: cancelling a payment under review --------------------------------------------------------
-- Authorises the cancellation of an order's payment under review by staff; the server then calls the provider. Returns the
-- provider's payment id.
create function public.cancel_payment(p_order uuid) returns text
language plpgsql security definer set search_path = '' as
$$
declare
  p public.payments;
begin
  perform private.lock_order(p_order);
  select * into p from public.payments where order_id = p_order and status in ('pending', 'in_process', 'authorized') and provider_payment_id is not null
  order by attempt desc limit 1;
  if not found then
    perform private.refuse('moved', 'Este pedido ya no tiene un pago en revisión. Recarga la página.');
  end if;
  insert into public.order_events (order_id, kind, actor, actor_kind) values (p_order, 'cancel_payment', (select auth.uid()), 'equipo');
  perform private.audit('payment.cancel', 'orders', p_order::text, jsonb_build_object('payment', p.provider_payment_id));
  return p.provider_payment_id;
end $$;

-- functions: alerts -----------------------------------------------------------------------------------
-- Queues a mail to every superadmin for each new problem, and one a day while notifications cannot be processed. Idempotent
-- per problem. Returns the number of mails.
create function public.raise_payment_alerts() returns int
language plpgsql security definer set search_path = '' as
$$
declare
  person record;
  trouble record;
  stuck bigint := (select count(*) from private.stuck_payment_events());
  n int := 0;
begin
  for person in select p.id, private.confirmed_email(p.id) as email from public.profiles p where p.role = 'superadmin'
  loop
    continue when person.email is null;
    for trouble in select * from private.payment_troubles()
    loop
      if private.post_mail('alert.' || trouble.kind, trouble.order_id, person.email, '{}', trouble.case_key || ':' || person.id) then n := n + 1; end if;
    end loop;
    if stuck > 0 and private.post_mail('alert.events', person.id, person.email, jsonb_build_object('payments', stuck), private.co_date()::text) then n := n + 1; end if;
  end loop;
  return n;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create constraint trigger order_items_consequences after update of refunded on public.order_items
  deferrable initially deferred for each row
  when (old.refunded is distinct from new.refunded)
  execute function private.order_money_changed('order_id');

-- Deferred to the end of the transaction: it locks repairs and profiles, after every order and product, whatever the
-- transaction did, so that no deadlock is possible.
create constraint trigger orders_consequences after update of payment_status, user_id on public.orders
  deferrable initially deferred for each row
  when (old.payment_status is distinct from new.payment_status or old.user_id is distinct from new.user_id)
  execute function private.order_money_changed('id');

create constraint trigger payments_consequences after update of refunded_amount on public.payments
  deferrable initially deferred for each row
  when (old.refunded_amount is distinct from new.refunded_amount)
  execute function private.order_money_changed('order_id');
create trigger payments_refund_due_since before insert or update of refund_due on public.payments
  for each row execute function private.note_refund_due();
create trigger payments_updated_at before update on public.payments for each row execute function private.set_updated_at();

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.payment_mismatches, private.bank_lists from public, anon, authenticated, service_role;
-- Payments are written by functions only, not even by the secret key.
revoke all on public.payments, public.payment_events from service_role;
grant select on public.payments to authenticated;
grant select on public.payments, public.payment_events to service_role;
grant execute on function public.begin_payment, public.abandon_payment, public.payment_checked,
  public.postpone_give_back, public.apply_payment, public.record_payment_event, public.claim_payment_events,
  public.finish_payment_events, public.raise_payment_alerts, public.bank_list, public.store_bank_list to service_role;
grant execute on function public.payment_watch, public.settle_mismatch, public.cancel_payment to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.payments enable row level security;
alter table public.payment_events enable row level security;

create policy "payments of visible orders" on public.payments for select to authenticated
  using (order_id = any ((select private.own_orders())::uuid[]) or order_id >= private.staff_sees_from());
comment on policy "payments of visible orders" on public.payments is 'Same visibility as their order.';
create policy "payment events are for the server alone" on public.payment_events for all to anon, authenticated using (false);
comment on policy "payment events are for the server alone" on public.payment_events is 'Only the secret key reads or writes deliveries.';
