-- Quotes of repairs: an amount that the customer approves or rejects, with evidence (Ley 1480, art. 18), its payment online
-- and at the counter, deposits, and parts from stock.

-- types -----------------------------------------------------------------------------------------------
create type public.quote_state as enum ('pendiente', 'aprobada', 'rechazada');

-- tables ----------------------------------------------------------------------------------------------
create table public.cotizaciones (
  id uuid primary key default gen_random_uuid(),
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  total int not null check (total between 1 and 100000000),
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  note text not null default '' check (char_length(note) <= 1000),
  estado public.quote_state not null default 'pendiente',
  valid_until timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references auth.users (id) on delete set null,
  decided_via text check (decided_via in ('cuenta', 'enlace', 'mostrador', 'telefono', 'whatsapp')),
  signer_name text not null default '' check (char_length(signer_name) <= 120),
  reason text not null default '' check (char_length(reason) <= 500),
  terms_accepted_at timestamptz,
  service_consent_at timestamptz,
  ip text not null default '' check (char_length(ip) <= 64),
  user_agent text not null default '' check (char_length(user_agent) <= 400),
  paid_at timestamptz,
  order_id uuid references public.orders (id) on delete set null,
  replaced_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deposit int not null default 0 check (deposit between 0 and total),
  recorded_by uuid references auth.users (id) on delete set null,
  check (estado = 'pendiente' or (decided_at is not null and decided_via is not null and signer_name <> '')),
  -- A price agreed in person is a quote approved at the counter. Consent to start within the withdrawal period is needed for
  -- remote answers only (Ley 1480, art. 47).
  constraint cotizaciones_consents check (
    estado <> 'aprobada' or (terms_accepted_at is not null and (decided_via = 'mostrador' or service_consent_at is not null)))
);
comment on table public.cotizaciones is 'Quotes of repairs with evidence of the answer; at most one per repair is not replaced.';
comment on column public.cotizaciones.service_consent_at is 'The customer agreed that the service starts within the withdrawal period (Ley 1480, art. 47).';
comment on column public.cotizaciones.order_id is 'The order that pays it: the current one, if an earlier one expired.';
comment on column public.cotizaciones.replaced_at is 'Replaced by another quote; can no longer be answered or paid.';
comment on column public.cotizaciones.deposit is 'The part of the deposits that counts; the balance is paid by order_id.';
comment on column public.cotizaciones.recorded_by is 'Staff member who recorded an answer given by phone, WhatsApp or in person.';
comment on column public.cotizaciones.lines is 'List of {kind, concept, quantity, unit_price, amount, product_id?} that sums to the total; old ones have concept and amount only.';

create table public.repair_parts (
  id uuid primary key default gen_random_uuid(),
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  product_id uuid references public.products (id) on delete set null,
  name text not null check (name ~ '\S' and char_length(name) <= 160),
  quantity int not null check (quantity between 1 and 99),
  unit_price int not null check (unit_price between 0 and 100000000),
  quote_id uuid references public.cotizaciones (id) on delete set null,
  quote_line int,
  used_at timestamptz not null default now(),
  used_by uuid references auth.users (id) on delete set null,
  returned_at timestamptz,
  returned_by uuid references auth.users (id) on delete set null
);
comment on table public.repair_parts is 'Parts installed in a device. One with a product is deducted from stock on installation.';
comment on column public.repair_parts.unit_price is 'Price at that time: the approved line''s, or the product''s.';
comment on column public.repair_parts.quote_line is 'Line of quote_id, from 1.';

create table public.repair_payments (
  id uuid primary key default gen_random_uuid(),
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  kind text not null check (kind in ('abono', 'correccion', 'devolucion')),
  method text not null check (method in ('efectivo', 'transferencia', 'nequi', 'daviplata', 'breb', 'datafono', 'pedido')),
  order_item uuid references public.order_items (id) on delete set null,
  ticket_id uuid,
  amount int not null check (amount <> 0 and abs(amount) <= 100000000),
  reason text not null default '' check (char_length(reason) <= 300),
  reference text not null default '' check (char_length(reference) <= 60),
  corrects uuid references public.repair_payments (id) on delete cascade,
  counts_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint repair_payments_sense check (
    case kind when 'abono' then amount > 0 and corrects is null when 'devolucion' then amount < 0 and corrects is null else corrects is not null end),
  constraint repair_payments_reason check (kind = 'abono' or reason ~ '\S')
);
comment on table public.repair_payments is 'Money on account of a repair: lines are added, never changed.';
comment on column public.repair_payments.amount is 'Received above zero, given back below. The sum of a repair is its deposit.';
comment on column public.repair_payments.reference is 'Number of the voucher or the transfer.';
comment on column public.repair_payments.ticket_id is 'The ticket that the deposit was paid with.';
comment on column public.repair_payments.order_item is 'The line of the order that prepaid the service; method pedido.';
comment on column public.repair_payments.corrects is 'The line that this one corrects.';
comment on column public.repair_payments.counts_at is 'The day whose revenue includes it: a correction counts on the day of the line it corrects.';

-- indexes ---------------------------------------------------------------------------------------------
create index cotizaciones_of_author on public.cotizaciones (created_by) where created_by is not null;
create index cotizaciones_of_decider on public.cotizaciones (decided_by) where decided_by is not null;
create unique index cotizaciones_one_current on public.cotizaciones (orden_id) where replaced_at is null;
create index cotizaciones_of on public.cotizaciones (orden_id, created_at desc);
create unique index cotizaciones_order on public.cotizaciones (order_id) where order_id is not null;
create index cotizaciones_recorded_by on public.cotizaciones (recorded_by) where recorded_by is not null;
create index cotizaciones_decided on public.cotizaciones (decided_at) where decided_at is not null;
create index cotizaciones_waiting on public.cotizaciones (orden_id) where estado = 'pendiente' and replaced_at is null;
create index repair_parts_of on public.repair_parts (orden_id, used_at);
create index repair_parts_product on public.repair_parts (product_id) where product_id is not null;
create index repair_parts_of_user on public.repair_parts (used_by) where used_by is not null;
create index repair_parts_of_returner on public.repair_parts (returned_by) where returned_by is not null;
create index repair_parts_quote on public.repair_parts (quote_id) where quote_id is not null;
create index repair_payments_of on public.repair_payments (orden_id, created_at);
create index repair_payments_item on public.repair_payments (order_item) where order_item is not null;
create index repair_payments_corrects on public.repair_payments (corrects) where corrects is not null;
create index repair_payments_by on public.repair_payments (created_by) where created_by is not null;

-- functions: quotes -----------------------------------------------------------------------------------
-- Cancels the order of a quote so that it can no longer be paid; rejected while a payment may still succeed. The caller has
-- locked the order.
create function private.close_quote_order(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  if private.has_payment_in_flight(p_order) then
    perform private.refuse('payment_in_flight', 'Ya hay un pago de esta cotización en proceso. Espera la respuesta antes de seguir.');
  end if;
  -- An expired order could still be paid by a late notification, and one at the counter could be collected again; a
  -- cancelled one cannot.
  perform private.end_order(id, 'cancelled') from public.orders
  where id = p_order and status in ('placed', 'expired', 'confirmed') and payment_status in ('unpaid', 'rejected');
end $$;

-- Consequences of an answer, no matter who recorded it. Work starts when the device is here: a request approved earlier keeps its
-- state until check-in.
create function private.follow_decision(r public.ordenes_servicio, q public.cotizaciones, p_actor text, p_actor_id uuid, p_how text default '') returns void
language plpgsql set search_path = '' as
$$
begin
  -- Without a name: the holder of the link can read the timeline.
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note)
  values (r.id, 'decision', p_actor, p_actor_id, format('Cotización %s%s: %s', q.estado, p_how, private.cop(q.total)));
  if q.estado = 'aprobada' and r.received_at is not null and r.estado in ('Recibido', 'En_Diagnostico', 'Esperando_Aprobacion') then
    update public.ordenes_servicio set estado = 'Reparando' where id = r.id;
    perform private.describe_repair_step(r.id, p_actor => p_actor, p_actor_id => p_actor_id);
  else
    update public.ordenes_servicio set updated_at = now() where id = r.id;
  end if;
end $$;

-- Records the customer's answer, once. Called by the server only, which provides client address and user agent.
create function public.decide_quote(
  p_quote uuid,
  p_approve boolean,
  p_name text,
  p_terms boolean,
  p_start boolean,
  p_user uuid default null,
  p_token text default null,
  p_reason text default '',
  p_ip text default '',
  p_user_agent text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  q public.cotizaciones;
  signer text := private.trim_text(coalesce(p_name, ''));
begin
  r := private.lock_repair((select orden_id from public.cotizaciones where id = p_quote), p_user, p_token);
  -- Staff can open every link; their answer would not be the customer's.
  if r.usuario_id is distinct from p_user and exists (select from public.profiles where id = p_user and role <> 'cliente') then
    perform private.refuse('not_the_customer', 'Solo el cliente responde la cotización.');
  end if;
  select * into q from public.cotizaciones where id = p_quote for update;
  if q.replaced_at is not null then
    perform private.refuse('quote_replaced', 'Esta cotización cambió. Mira la nueva antes de responder.');
  end if;
  if q.estado <> 'pendiente' then
    perform private.refuse('already_decided', 'Esta cotización ya tiene respuesta.');
  end if;
  if r.closed_at is not null then
    perform private.refuse('closed', 'Cerramos esta solicitud porque el equipo no llegó. Escríbenos y la abrimos de nuevo.');
  end if;
  if r.outcome = 'sin_reparar' then
    perform private.refuse('not_repaired', 'Te devolvimos el equipo sin reparar: esta cotización ya no espera respuesta.');
  end if;
  if q.valid_until < now() then
    perform private.refuse('quote_expired', 'Esta cotización venció. Escríbenos y la actualizamos.');
  end if;
  if char_length(signer) not between 3 and 120 then
    perform private.refuse('bad_name', 'Escribe tu nombre completo.');
  end if;
  if p_approve is null then
    perform private.refuse('bad_decision', 'Aprueba o rechaza la cotización.');
  end if;
  if p_approve and p_terms is not true then
    perform private.refuse('terms_required', 'Acepta los términos para continuar.');
  end if;
  if p_approve and p_start is not true then
    perform private.refuse('consent_required', 'Autoriza que empecemos la reparación para continuar.');
  end if;
  update public.cotizaciones set
    estado = case when p_approve then 'aprobada' else 'rechazada' end::public.quote_state,
    decided_at = now(), decided_by = case when r.usuario_id = p_user then p_user end,
    decided_via = case when r.usuario_id = p_user then 'cuenta' else 'enlace' end,
    signer_name = signer, reason = left(private.trim_text(coalesce(p_reason, '')), 500),
    terms_accepted_at = case when p_terms then now() end, service_consent_at = case when p_approve and p_start then now() end,
    ip = left(coalesce(p_ip, ''), 64), user_agent = left(coalesce(p_user_agent, ''), 400)
  where id = q.id returning * into q;
  perform private.follow_decision(r, q, 'cliente', q.decided_by);
  return jsonb_build_object('estado', q.estado, 'orden_id', r.id);
end $$;

-- The card order of an approved quote: the open one, or a new one. It has no personal data, because the holder of the
-- repair's link may pay and would see it.
create function public.place_quote_order(p_quote uuid, p_token text default null) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  q public.cotizaciones;
  o public.orders;
  locked uuid;
begin
  select order_id into locked from public.cotizaciones where id = p_quote;
  perform 1 from public.orders where id = locked for update;
  r := private.lock_repair((select orden_id from public.cotizaciones where id = p_quote), (select auth.uid()), p_token);
  select * into q from public.cotizaciones where id = p_quote for update;
  if q.replaced_at is not null then
    perform private.refuse('quote_replaced', 'Esta cotización cambió. Mira la nueva antes de pagar.');
  end if;
  if q.paid_at is not null then
    perform private.refuse('already_paid', 'Esta cotización ya está pagada. No te cobramos de nuevo.');
  end if;
  if q.estado <> 'aprobada' then
    perform private.refuse('not_approved', 'Aprueba la cotización antes de pagarla.');
  end if;
  if r.closed_at is not null then
    perform private.refuse('closed', 'Cerramos esta solicitud porque el equipo no llegó. Escríbenos antes de pagar y la abrimos de nuevo.');
  end if;
  if r.outcome = 'sin_reparar' then
    perform private.refuse('not_repaired', 'Te devolvimos el equipo sin reparar: no debes nada por esta cotización.');
  end if;

  select * into o from public.orders where id = q.order_id;
  if o.payment_status = 'charged_back' then
    perform private.refuse('charged_back', 'Tu banco abrió una disputa por este pago. Escríbenos y lo resolvemos.');
  end if;
  if o.status = 'placed' and not private.is_cash(o.payment_method) and (o.payment_status = 'pending' or private.has_payment_in_flight(o.id) or o.expires_at > now()) then
    return private.quote_order_answer(o);
  end if;
  if q.order_id is distinct from locked then
    perform private.refuse('try_again', 'No pudimos abrir el pago. Intenta de nuevo.');
  end if;
  if o.id is not null then
    perform private.close_quote_order(o.id);
  end if;
  o := private.open_quote_order(r, q, false);
  return private.quote_order_answer(o);
end $$;

-- Synchronises the quote with the order that pays it. Idempotent.
create function private.settle_quote_payment(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  o public.orders;
  q public.cotizaciones;
  is_paid boolean;
begin
  select * into q from public.cotizaciones where order_id = p_order;
  if not found then return; end if;
  select * into o from public.orders where id = p_order;
  perform 1 from public.ordenes_servicio where id = q.orden_id for update;
  select * into q from public.cotizaciones where id = q.id for update;
  -- A quote fully covered by deposits is paid, whatever happened to an order opened before.
  is_paid := o.payment_status in ('paid', 'partially_refunded') or (q.estado = 'aprobada' and q.deposit = q.total);
  if is_paid = (q.paid_at is not null) then return; end if;
  update public.cotizaciones set paid_at = case when is_paid then coalesce(o.paid_at, now()) end where id = q.id;
  insert into public.orden_eventos (orden_id, kind, actor, note)
  values (q.orden_id, 'pago', 'sistema', case when is_paid then 'Pago recibido: ' else 'Pago devuelto: ' end || private.cop(o.total_price));
  update public.ordenes_servicio set updated_at = now() where id = q.orden_id;
end $$;

-- One repair by its link token, without personal data; null when unknown or revoked.
create function public.repair_by_token(p_token text) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object(
    'id', o.id, 'estado', o.estado, 'descripcion', o.descripcion, 'source', o.source, 'device_kind', o.device_kind, 'device_brand', o.device_brand, 'device_model', o.device_model,
    'warranty_months', o.warranty_months, 'warranty_until', o.warranty_until, 'outcome', o.outcome, 'outcome_reason', o.outcome_reason,
    'created_at', o.created_at, 'updated_at', o.updated_at, 'delivered_at', o.delivered_at, 'closed_at', o.closed_at,
    'received_at', o.received_at, 'promised_at', o.promised_at,
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'actor', e.actor, 'from_estado', e.from_estado, 'to_estado', e.to_estado,
        'note', e.note, 'images', e.images, 'created_at', e.created_at) order by e.id)
      from public.orden_eventos e where e.orden_id = o.id and e.is_public), '[]'),
    'quote', (
      select jsonb_build_object('id', c.id, 'total', c.total, 'deposit', c.deposit, 'lines', c.lines, 'note', c.note, 'estado', c.estado, 'valid_until', c.valid_until,
        'decided_at', c.decided_at, 'decided_via', c.decided_via, 'paid_at', c.paid_at, 'created_at', c.created_at,
        'payment_status', (select p.payment_status from public.orders p where p.id = c.order_id))
      from public.cotizaciones c where c.orden_id = o.id and c.replaced_at is null))
  from private.repair_links l join public.ordenes_servicio o on o.id = l.orden_id
  where l.token = p_token and l.revoked_at is null
$$;

-- When deposits cover an approved quote completely, there is no order to pay. Deposits recorded by mistake do not count.
create function private.quote_covered() returns trigger
language plpgsql set search_path = '' as
$$
begin
  if new.estado = 'aprobada' and new.deposit = new.total then
    new.paid_at := coalesce(new.paid_at, now());
  elsif tg_op = 'UPDATE' and old.deposit = old.total and new.deposit < new.total then
    new.paid_at := null;
  end if;
  return new;
end $$;

-- Normalises the lines of a quote: stock parts get the product's name, amounts are computed; invalid lines are rejected.
create function private.quote_lines(p_lines jsonb) returns jsonb
language plpgsql stable set search_path = '' as
$$
declare
  kept jsonb;
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 30 or exists (
    select from jsonb_array_elements(p_lines) l
    where jsonb_typeof(l) <> 'object' or coalesce(l ->> 'kind', '') not in ('labour', 'part')
      or coalesce(l ->> 'unit_price', '') !~ '^\d{1,9}$' or coalesce(l ->> 'quantity', '') !~ '^[1-9]\d?$'
      or (l ->> 'product_id' is not null and (l ->> 'kind' <> 'part' or not private.is_uuid(l ->> 'product_id')))
      or (l ->> 'product_id' is null and coalesce(char_length(private.trim_text(l ->> 'concept')) not between 1 and 160, true))) then
    perform private.refuse('bad_lines', 'Revisa los conceptos de la cotización.');
  end if;
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'kind', l ->> 'kind', 'concept', coalesce(p.name, private.trim_text(l ->> 'concept')), 'quantity', (l ->> 'quantity')::int,
    'unit_price', (l ->> 'unit_price')::int, 'amount', (l ->> 'quantity')::bigint * (l ->> 'unit_price')::bigint, 'product_id', p.id)) order by n)
  into kept
  from jsonb_array_elements(p_lines) with ordinality as t(l, n) left join public.products p on p.id = (l ->> 'product_id')::uuid
  where l ->> 'product_id' is null or p.id is not null;
  if coalesce(jsonb_array_length(kept), 0) <> jsonb_array_length(p_lines) then
    perform private.refuse('bad_lines', 'Uno de los repuestos ya no está en el catálogo. Escríbelo como concepto.');
  end if;
  return kept;
end $$;

-- Deposits that have not paid an earlier quote.
create function private.free_deposit(r public.ordenes_servicio) returns int
language sql stable set search_path = '' as
$$
  select greatest(0, r.deposit - coalesce(sum(q.deposit), 0))::int from public.cotizaciones q
  where q.orden_id = r.id and q.replaced_at is not null and q.paid_at is not null
$$;

-- Creates a quote from its lines. It replaces p_replaces, the quote that was shown. An approved quote is replaced only with
-- a reason, and never while it is paid.
create function public.create_quote(p_orden uuid, p_lines jsonb, p_replaces uuid default null, p_note text default '', p_valid_days int default 15, p_await boolean default true, p_reason text default '') returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  before public.cotizaciones;
  r public.ordenes_servicio;
  kept jsonb;
  total bigint;
  made uuid;
  event bigint;
  why text := private.trim_text(coalesce(p_reason, ''));
begin
  perform private.require_staff();
  kept := private.quote_lines(p_lines);
  select sum((l ->> 'amount')::bigint) into total from jsonb_array_elements(kept) l;
  if total not between 1 and 100000000 then
    perform private.refuse('bad_total', 'La cotización debe sumar entre $1 y $100.000.000.');
  end if;
  if coalesce(p_valid_days not between 1 and 90, true) then
    perform private.refuse('bad_validity', 'La cotización vale entre 1 y 90 días.');
  end if;

  r := private.lock_repair_and_order(p_orden);
  select * into before from public.cotizaciones where orden_id = p_orden and replaced_at is null for update;
  if before.id is distinct from p_replaces then
    perform private.refuse('quote_changed', format('%s envió otra cotización de %s mientras escribías esta. Mírala antes de reemplazarla.',
      coalesce(private.person_name(before.created_by), 'Alguien del taller'), private.cop(before.total)));
  end if;
  if r.estado = 'Entregado' then
    perform private.refuse('delivered', 'El equipo ya se entregó. Si volvió, regresa la orden al taller antes de cotizar.');
  end if;
  if r.closed_at is not null then
    perform private.refuse('closed', 'Esta solicitud está cerrada. Recibe el equipo antes de cotizar.');
  end if;
  if before.paid_at is not null then
    perform private.refuse('quote_paid', 'Esta cotización ya está pagada. Devuelve el dinero antes de reemplazarla.');
  end if;
  if char_length(why) > 500 then
    perform private.refuse('long_reason', 'El motivo es demasiado largo: escribe máximo 500 caracteres.');
  end if;
  if before.estado = 'aprobada' and char_length(why) < 3 then
    perform private.refuse('reason_required', format('El cliente ya aprobó %s. Escribe por qué cambia la cotización: tendrá que aprobarla de nuevo.', private.cop(before.total)));
  end if;
  if before.order_id is not null then
    perform private.close_quote_order(before.order_id);
  end if;
  update public.cotizaciones set replaced_at = now() where id = before.id;
  insert into public.cotizaciones (orden_id, total, deposit, lines, note, valid_until, created_by)
  values (p_orden, total, least(total, private.free_deposit(r)), kept, private.trim_text(coalesce(p_note, '')),
    now() + make_interval(days => p_valid_days), (select auth.uid()))
  returning id into made;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note)
  values (p_orden, 'cotizacion', 'admin', (select auth.uid()), 'Cotización: ' || private.cop(total::int))
  returning id into event;
  if before.estado = 'aprobada' then
    insert into public.orden_motivos (evento_id, orden_id, reason)
    values (event, p_orden, format('Reemplaza la aprobada de %s: %s', private.cop(before.total), why));
  end if;
  -- The state of a request without a device does not change.
  if p_await and r.received_at is not null then
    update public.ordenes_servicio set updated_at = now(), estado = 'Esperando_Aprobacion' where id = p_orden;
    if r.estado > 'Esperando_Aprobacion' then
      perform private.describe_repair_step(p_orden, p_reason => coalesce(nullif(why, ''), 'Cotización nueva: ' || private.cop(total::int)));
    end if;
  else
    update public.ordenes_servicio set updated_at = now() where id = p_orden;
  end if;
  return made;
end $$;

-- Records an answer that the customer gave to staff: who gave it, when and by which channel.
create function public.record_quote_answer(p_quote uuid, p_approve boolean, p_name text, p_via text, p_at timestamptz, p_terms boolean, p_note text default '') returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio := private.lock_repair_as_staff((select orden_id from public.cotizaciones where id = p_quote));
  q public.cotizaciones;
  signer text := private.trim_text(coalesce(p_name, ''));
begin
  select * into q from public.cotizaciones where id = p_quote for update;
  if q.replaced_at is not null then
    perform private.refuse('quote_replaced', 'Esta cotización cambió. Mira la nueva antes de registrar la respuesta.');
  end if;
  if q.estado <> 'pendiente' then
    perform private.refuse('already_decided', 'Esta cotización ya tiene respuesta.');
  end if;
  if r.outcome = 'sin_reparar' then
    perform private.refuse('not_repaired', 'El equipo se devolvió sin reparar: esta cotización ya no espera respuesta.');
  end if;
  if p_approve is null then
    perform private.refuse('bad_decision', 'Elige si la aprobó o la rechazó.');
  end if;
  if char_length(signer) not between 3 and 120 then
    perform private.refuse('bad_name', 'Escribe el nombre completo de quien respondió.');
  end if;
  if coalesce(p_via not in ('telefono', 'whatsapp', 'mostrador'), true) then
    perform private.refuse('bad_way', 'Elige cómo respondió el cliente.');
  end if;
  if coalesce(p_at > now() + interval '1 minute' or p_at < date_trunc('minute', q.created_at), true) then
    perform private.refuse('bad_moment', 'La respuesta tiene que ser posterior a la cotización y no puede estar en el futuro.');
  end if;
  if q.valid_until < p_at then
    perform private.refuse('quote_expired', 'Esta cotización ya había vencido. Envía una nueva.');
  end if;
  if p_approve and p_terms is not true then
    perform private.refuse('terms_required', 'Confirma que le leíste las condiciones y que autorizó empezar.');
  end if;
  update public.cotizaciones set
    estado = case when p_approve then 'aprobada' else 'rechazada' end::public.quote_state,
    decided_at = least(p_at, now()), decided_via = p_via, signer_name = signer, recorded_by = (select auth.uid()),
    reason = left(private.trim_text(coalesce(p_note, '')), 500),
    terms_accepted_at = case when p_approve then least(p_at, now()) end, service_consent_at = case when p_approve then least(p_at, now()) end
  where id = q.id returning * into q;
  perform private.follow_decision(r, q, 'admin', (select auth.uid()),
    case p_via when 'telefono' then ' por teléfono' when 'whatsapp' then ' por WhatsApp' else ' en la tienda' end);
end $$;

-- "Sony PS5 Slim", or the known part of it.
create function private.repair_device(r public.ordenes_servicio) returns text
language sql immutable set search_path = '' as
$$
  select left(concat_ws(' ', coalesce(nullif(r.device_brand, ''),
    case r.device_kind when 'playstation' then 'PlayStation' when 'xbox' then 'Xbox' when 'nintendo' then 'Nintendo' when 'control' then 'Control' end),
    nullif(r.device_model, '')), 80)
$$;

-- The order for the balance of a quote. Online orders have no personal data: the holder of the repair's link may pay.
create function private.open_quote_order(r public.ordenes_servicio, q public.cotizaciones, p_at_counter boolean) returns public.orders
language plpgsql set search_path = '' as
$$
declare
  title text := concat_ws(' · ', 'Reparación ' || right(r.id::text, 8), nullif(private.repair_device(r), ''));
  o public.orders;
begin
  insert into public.orders (user_id, channel, seller_id, status, payment_method, quantity, total_price, customer_name, customer_phone, customer_email, customer_id, expires_at)
  values (r.usuario_id, case when p_at_counter then 'mostrador' else 'web' end::public.sales_channel, case when p_at_counter then (select auth.uid()) end,
    case when p_at_counter then 'confirmed' else 'placed' end::public.order_status,
    case when p_at_counter then 'contra_entrega' else 'card' end::public.payment_method, 1, q.total - q.deposit,
    case when p_at_counter then coalesce(nullif(r.contact_name, ''), title) else title end, case when p_at_counter then r.contact_phone else '' end,
    case when p_at_counter then r.contact_email else '' end, r.customer_id,
    case when not p_at_counter then now() + interval '30 minutes' end) returning * into o;
  insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity)
  values (o.id, 'repair', q.id,
    case when q.deposit = 0 then title else format('%s: %s menos anticipo de %s', title, private.cop(q.total), private.cop(q.deposit)) end,
    r.id::text, o.total_price, 1);
  insert into private.order_keys (order_id, checkout_key, fingerprint) values (o.id, gen_random_uuid(), 'repair');
  update public.cotizaciones set order_id = o.id where id = q.id;
  return o;
end $$;

create function private.quote_order_answer(o public.orders) returns jsonb
language sql stable set search_path = '' as
$$ select jsonb_build_object('order_id', o.id, 'token', k.token, 'total', o.total_price) from private.order_keys k where k.order_id = o.id $$;

-- Records the payment of an approved quote's balance in the shop, as an order paid like cash on delivery; returns its id. p_amount is
-- the amount that was shown: a changed balance is rejected. p_details says how it was paid, as for the move 'collect'. The caller has
-- locked the quote's order and the repair.
create function private.collect_quote(r public.ordenes_servicio, p_quote uuid, p_amount int, p_details jsonb, p_ticket uuid default null) returns uuid
language plpgsql set search_path = '' as
$$
declare
  q public.cotizaciones;
  o public.orders;
begin
  select * into q from public.cotizaciones where id = p_quote and orden_id = r.id for update;
  if q.id is null or q.replaced_at is not null then
    perform private.refuse('quote_replaced', 'Esta cotización cambió. Mira la nueva antes de cobrar.');
  end if;
  if q.paid_at is not null then
    perform private.refuse('already_paid', 'Esta cotización ya está pagada. No cobres de nuevo.');
  end if;
  if q.estado <> 'aprobada' then
    perform private.refuse('not_approved', 'El cliente todavía no aprueba esta cotización.');
  end if;
  if p_amount is distinct from q.total - q.deposit then
    perform private.refuse('bad_amount', format('Por esta cotización se cobran %s. Revisa el valor antes de cobrar.', private.cop(q.total - q.deposit)));
  end if;
  -- Cancels the open card order, so that nobody pays twice.
  if q.order_id is not null then
    perform private.close_quote_order(q.order_id);
  end if;
  o := private.open_quote_order(r, q, true);
  if p_ticket is not null then
    update public.orders set ticket_id = p_ticket where id = o.id;
  end if;
  perform private.apply_order_move(o, 'collect', p_details);
  return o.id;
end $$;

-- The same as its own step, without a ticket.
create function public.pay_quote_at_counter(p_quote uuid, p_method text, p_amount int) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio := private.lock_repair_and_order((select orden_id from public.cotizaciones where id = p_quote));
begin
  perform private.require_counter_method(p_method);
  return private.collect_quote(r, p_quote, p_amount, jsonb_build_object('method', p_method));
end $$;

-- functions: parts ------------------------------------------------------------------------------------
-- Records an installed part: a line of an approved quote, from stock, or bought externally.
create function public.use_repair_part(
  p_orden uuid,
  p_product uuid default null,
  p_quantity int default 1,
  p_name text default '',
  p_unit_price int default null,
  p_quote uuid default null,
  p_line int default null
) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio := private.lock_repair_as_staff(p_orden);
  q public.cotizaciones;
  line jsonb;
  part public.repair_parts;
  used int;
begin
  if r.estado = 'Entregado' then
    perform private.refuse('delivered', 'El equipo ya se entregó: vuelve la orden al taller antes de usar repuestos.');
  end if;
  if coalesce(p_quantity not between 1 and 99, true) then
    perform private.refuse('bad_quantity', 'Usa entre 1 y 99 unidades.');
  end if;
  part.product_id := p_product;
  part.name := private.trim_text(coalesce(p_name, ''));
  part.unit_price := p_unit_price;
  if p_quote is not null then
    select * into q from public.cotizaciones where id = p_quote and orden_id = p_orden;
    line := q.lines -> (p_line - 1);
    if p_line < 1 or line is null or line ->> 'kind' is distinct from 'part' then
      perform private.refuse('not_found', 'Ese repuesto no está en la cotización.');
    end if;
    if q.estado <> 'aprobada' or q.replaced_at is not null then
      perform private.refuse('not_approved', 'El cliente todavía no aprueba esa cotización.');
    end if;
    select coalesce(sum(quantity), 0) into used from public.repair_parts
    where quote_id = p_quote and quote_line = p_line and returned_at is null;
    if used + p_quantity > (line ->> 'quantity')::int then
      perform private.refuse('already_used', 'Ese repuesto de la cotización ya se usó.');
    end if;
    part.product_id := (line ->> 'product_id')::uuid;
    part.name := line ->> 'concept';
    part.unit_price := (line ->> 'unit_price')::int;
  end if;
  if part.product_id is not null then
    select coalesce(part.unit_price, price), case when p_quote is null then name else part.name end into part.unit_price, part.name
    from public.products where id = part.product_id;
    if not found then perform private.refuse('out_of_stock', 'Ese producto ya no está en el catálogo.'); end if;
  elsif part.name !~ '\S' or char_length(part.name) > 160 or part.unit_price not between 0 and 100000000 then
    perform private.refuse('bad_part', 'Escribe qué repuesto usaste y su precio.');
  end if;
  insert into public.repair_parts (orden_id, product_id, name, quantity, unit_price, quote_id, quote_line, used_by)
  values (p_orden, part.product_id, part.name, p_quantity, coalesce(part.unit_price, 0), p_quote, case when p_quote is not null then p_line end, (select auth.uid()))
  returning * into part;
  -- The part first: the movement's cost is its.
  if part.product_id is not null
    and not private.move_stock(part.product_id, -p_quantity, 'repair', private.part_note(p_orden), p_repair => p_orden, p_cause => part.id) then
    perform private.refuse('out_of_stock', (select format('Solo quedan %s unidades de «%s» en el inventario.', stock, name)
      from public.products where id = part.product_id));
  end if;
  perform private.note_part(part, 'usado');
  return part.id;
end $$;

-- Note of the stock movement of a part.
create function private.part_note(p_orden uuid) returns text
language sql immutable set search_path = '' as
$$ select 'Orden de servicio ' || right(p_orden::text, 6) $$;

-- The timeline's line of a part: 'usado' or 'devuelto'.
create function private.note_part(p public.repair_parts, p_done text) returns void
language plpgsql set search_path = '' as
$$
begin
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note, is_public)
  values (p.orden_id, 'repuesto', 'admin', (select auth.uid()), format('Repuesto %s: %s × %s', p_done, p.quantity, p.name), false);
  update public.ordenes_servicio set updated_at = now() where id = p.orden_id;
end $$;

-- Removes an installed part and returns it to stock if it came from there.
create function public.return_repair_part(p_part uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  part public.repair_parts;
begin
  perform private.lock_repair_as_staff((select orden_id from public.repair_parts where id = p_part));
  update public.repair_parts set returned_at = now(), returned_by = (select auth.uid()) where id = p_part and returned_at is null returning * into part;
  if not found then
    perform private.refuse('already_returned', 'Ese repuesto ya se devolvió.');
  end if;
  perform private.move_stock(part.product_id, part.quantity, 'repair', private.part_note(part.orden_id), p_repair => part.orden_id, p_cause => part.id);
  perform private.note_part(part, 'devuelto');
end $$;

-- functions: money on account -------------------------------------------------------------------------
-- A repair's money on account is the sum of its payments.
create function private.sum_repair_payments() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.ordenes_servicio set updated_at = now(),
    deposit = (select coalesce(sum(m.amount), 0) from public.repair_payments m where m.orden_id = new.orden_id)
  where id = new.orden_id;
  return null;
end $$;

-- Payment methods at the counter.
create function private.require_counter_method(p_method text) returns void
language plpgsql set search_path = '' as
$$
begin
  if not private.is_hand_method(p_method) or p_method = 'transportadora' then
    perform private.refuse('bad_method', 'Elige cómo se movió el dinero.');
  end if;
end $$;

-- Money on account is a move of the ledger; a line that corrects another counts in its way.
create function private.note_deposit_money() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into private.money_moves (repair_payment_id, orden_id, kind, method, amount, reference, reason, session_id, actor, at)
  values (new.id, new.orden_id, case when new.amount > 0 then 'anticipo' else 'anticipo_devuelto' end, new.method, new.amount, new.reference, new.reason,
    private.cash_session(), (select auth.uid()), new.counts_at);
  return null;
end $$;

-- Synchronises the current quote with the deposits. The caller has locked its order and the repair.
create function private.cover_quote(r public.ordenes_servicio) returns void
language plpgsql set search_path = '' as
$$
declare
  q public.cotizaciones;
  covered int;
begin
  select * into q from public.cotizaciones where orden_id = r.id and replaced_at is null for update;
  covered := least(q.total, private.free_deposit(r));
  if q.id is null or covered = q.deposit then return; end if;
  if q.paid_at is not null and q.deposit < q.total then
    -- The balance was paid by an order: a surplus remains as deposit.
    if covered > q.deposit then return; end if;
    perform private.refuse('deposit_used', format('De este dinero, %s ya pagaron la cotización. Devuelve primero su pago.', private.cop(q.deposit)));
  end if;
  -- An order for the previous balance can no longer be paid.
  if q.order_id is not null then
    perform private.close_quote_order(q.order_id);
  end if;
  update public.cotizaciones set deposit = covered where id = q.id;
end $$;

-- Inserts a deposit row with its consequences; p_amount is signed.
create function private.take_deposit(r public.ordenes_servicio, p_kind text, p_method text, p_amount int, p_reason text default '', p_corrects public.repair_payments default null,
  p_reference text default '', p_ticket uuid default null)
returns public.ordenes_servicio
language plpgsql set search_path = '' as
$$
declare
  before int := r.deposit;
begin
  if p_kind <> 'correccion' then
    perform private.require_counter_method(p_method);
  end if;
  if coalesce(abs(p_amount) not between 1 and 100000000 or (p_kind = 'abono' and p_amount < 0), true) then
    perform private.refuse('bad_amount', 'Escribe un valor mayor que cero.');
  end if;
  if before + p_amount not between 0 and 100000000 then
    perform private.refuse('bad_sum', format('En esta orden hay %s a cuenta: no alcanza para ese cambio.', private.cop(before)));
  end if;
  if p_kind = 'devolucion' and p_method = 'efectivo' then perform private.require_cash(-p_amount, private.cash_session()); end if;
  insert into public.repair_payments (orden_id, kind, method, amount, reference, ticket_id, reason, corrects, counts_at, created_by)
  values (r.id, p_kind, p_method, p_amount, p_reference, p_ticket, p_reason, p_corrects.id, coalesce(p_corrects.counts_at, now()), (select auth.uid()));
  select * into r from public.ordenes_servicio where id = r.id;
  perform private.cover_quote(r);
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note)
  values (r.id, 'pago', 'admin', (select auth.uid()), case p_kind
    when 'abono' then 'Anticipo recibido en la tienda: ' || private.cop(p_amount)
    when 'devolucion' then 'Anticipo devuelto: ' || private.cop(-p_amount)
    else format('Anticipo corregido: de %s a %s', private.cop(before), private.cop(r.deposit)) end);
  return r;
end $$;

-- The part of a repair's deposits that was paid through orders, by payment, after corrections.
create function private.paid_in_orders(p_orden uuid) returns table (payment public.repair_payments, stands int)
language sql stable set search_path = '' as
$$
  select m, m.amount + coalesce((select sum(c.amount) from public.repair_payments c where c.corrects = m.id), 0)::int
  from public.repair_payments m where m.orden_id = p_orden and m.kind = 'abono' and m.method = 'pedido'
$$;

-- How many repairs count a line of an order as paid; corrected to 0, the repair no longer counts it.
create function private.service_uses(p_item uuid) returns int
language sql stable set search_path = '' as
$$
  select count(*)::int from public.repair_payments m
  where m.order_item = p_item and m.corrects is null
    and m.amount + coalesce((select sum(c.amount) from public.repair_payments c where c.corrects = m.id), 0) > 0
$$;

-- Releases deposits that were paid through orders: they can be refunded there, or used for another repair.
create function private.release_paid_services(p_orden uuid, p_reason text) returns void
language plpgsql set search_path = '' as
$$
declare
  one record;
begin
  for one in select (p.payment).id, p.stands from private.paid_in_orders(p_orden) p where p.stands > 0 loop
    perform private.take_deposit((select r from public.ordenes_servicio r where r.id = p_orden), 'correccion', 'pedido', -one.stands, p_reason,
      (select m from public.repair_payments m where m.id = one.id));
  end loop;
end $$;

-- A paid service of an order that is not being refunded and that no repair has used: {item, name, amount, order, device, fault}. The order
-- is given as its token, which its buyer has; null for another account's order.
create function public.paid_service(p_token text, p_slug text) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('item', i.id, 'name', i.name, 'amount', i.unit_price, 'order', o.id, 'device', o.device, 'fault', o.fault)
  from private.order_keys k join public.orders o on o.id = k.order_id join public.order_items i on i.order_id = o.id
  where k.token = p_token and i.item_type = 'service' and i.slug = p_slug and private.is_kept(o, i)
    and i.unit_price between 1 and 100000000 and (o.user_id is null or o.user_id = (select auth.uid()))
    and i.quantity - i.refunded > private.service_uses(i.id)
    and not exists (select from public.refunds f
      where f.order_id = o.id and f.state = 'pendiente' and f.lines @> jsonb_build_array(jsonb_build_object('item', i.id)))
  order by i.id limit 1
$$;

-- Records a prepaid service as a deposit of its repair, from which the quote takes it.
create function private.use_paid_service(r public.ordenes_servicio, p_token text, p_slug text) returns void
language plpgsql set search_path = '' as
$$
declare
  paid jsonb;
begin
  perform 1 from public.orders o join private.order_keys k on k.order_id = o.id where k.token = p_token for update of o;
  paid := public.paid_service(p_token, p_slug);
  if paid is null then
    perform private.refuse('already_used', 'Ese servicio ya está en otra solicitud, o su pago se devolvió. Recarga la página y envía tu solicitud sin él.');
  end if;
  insert into public.repair_payments (orden_id, kind, method, amount, order_item)
  values (r.id, 'abono', 'pedido', (paid ->> 'amount')::int, (paid ->> 'item')::uuid);
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note)
  values (r.id, 'pago', 'cliente', (select auth.uid()), format('«%s» pagado en el pedido %s: %s a cuenta',
    paid ->> 'name', left(paid ->> 'order', 8), private.cop((paid ->> 'amount')::int)));
end $$;

-- Deposits: a new one, a correction (p_amount is then the right value of p_corrects), or a refund. p_expected is the total
-- that was shown, so that a second click has no effect.
create function public.move_repair_money(p_orden uuid, p_kind text, p_amount int, p_method text, p_reason text, p_expected int, p_corrects uuid default null)
returns int
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio := private.lock_repair_and_order(p_orden);
  wrong public.repair_payments;
  stands int;
  why text := private.trim_text(coalesce(p_reason, ''));
begin
  if r.deposit is distinct from p_expected then
    perform private.refuse('changed', format('El anticipo de esta orden cambió: ahora es %s. Revísalo y vuelve a intentarlo.', private.cop(r.deposit)));
  end if;
  if coalesce(p_kind not in ('abono', 'correccion', 'devolucion'), true) then
    perform private.refuse('bad_kind', 'Elige qué quieres hacer con el dinero.');
  end if;
  if char_length(why) > 300 or (p_kind <> 'abono' and char_length(why) < 3) then
    perform private.refuse('no_reason', 'Escribe el motivo, en máximo 300 caracteres.');
  end if;
  if p_kind <> 'correccion' then
    if coalesce(p_amount < 1, true) then
      perform private.refuse('bad_amount', 'Escribe un valor mayor que cero.');
    end if;
    if p_kind = 'devolucion' and p_amount > private.right_limit('refund_limit') then
      perform private.refuse('refund_limit', format('Tu rol puede devolver hasta %s. Para más, pídele a quien administra que lo haga.', private.cop(private.right_limit('refund_limit'))));
    end if;
    if p_kind = 'devolucion' and p_amount <= r.deposit and p_amount > r.deposit - (select coalesce(sum(p.stands), 0) from private.paid_in_orders(p_orden) p) then
      perform private.refuse('paid_in_order', 'Parte de este dinero se pagó en un pedido: corrígela a 0 aquí y devuélvela en ese pedido.');
    end if;
    return (private.take_deposit(r, p_kind, p_method, case p_kind when 'devolucion' then -p_amount else p_amount end, why)).deposit;
  end if;
  select * into wrong from public.repair_payments where id = p_corrects and orden_id = p_orden and kind <> 'correccion';
  if wrong.id is null or coalesce(p_amount < 0, true) then
    perform private.refuse('not_found', 'Elige el pago que quieres corregir y escribe su valor correcto.');
  end if;
  select wrong.amount + coalesce(sum(m.amount), 0) into stands from public.repair_payments m where m.corrects = wrong.id;
  if sign(wrong.amount) * p_amount = stands then
    perform private.refuse('same_amount', 'Ese ya es el valor registrado.');
  end if;
  return (private.take_deposit(r, 'correccion', wrong.method, (sign(wrong.amount) * p_amount)::int - stands, why, wrong)).deposit;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger cotizaciones_covered before insert or update of estado, deposit on public.cotizaciones for each row execute function private.quote_covered();
create trigger cotizaciones_updated_at before update on public.cotizaciones for each row execute function private.set_updated_at();

create trigger repair_payments_money after insert on public.repair_payments for each row when (new.method <> 'pedido') execute function private.note_deposit_money();
create trigger repair_payments_sum after insert on public.repair_payments for each row execute function private.sum_repair_payments();

-- grants ----------------------------------------------------------------------------------------------
-- The ledger is written by functions only, not even by the secret key.
revoke all on public.repair_payments from service_role;
grant select on public.cotizaciones, public.repair_parts, public.repair_payments to authenticated;
grant all on public.cotizaciones, public.repair_parts to service_role;
grant select on public.repair_payments to service_role;
grant execute on function public.decide_quote to service_role;
grant execute on function public.place_quote_order, public.repair_by_token, public.paid_service to anon, authenticated, service_role;
grant execute on function public.create_quote, public.record_quote_answer, public.pay_quote_at_counter,
  public.use_repair_part, public.return_repair_part, public.move_repair_money to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.cotizaciones enable row level security;
alter table public.repair_parts enable row level security;
alter table public.repair_payments enable row level security;

create policy "quotes of visible repairs" on public.cotizaciones for select to authenticated
  using (orden_id = any ((select private.own_repairs())::uuid[]) or orden_id >= private.staff_sees_from());
comment on policy "quotes of visible repairs" on public.cotizaciones is 'Same visibility as the repair. Written by functions only: decisions never change.';
create policy "staff read parts" on public.repair_parts for select to authenticated using ((select private.is_staff()));
comment on policy "staff read parts" on public.repair_parts is 'Written by functions, together with the stock. Customers read the quote and the hand-over document.';

create policy "money of visible repairs" on public.repair_payments for select to authenticated
  using ((select private.is_staff()) or exists (select from public.ordenes_servicio o where o.id = orden_id and o.usuario_id = (select auth.uid())));
comment on policy "money of visible repairs" on public.repair_payments is 'Same visibility as the repair. Written by functions only: rows are added, never changed.';

-- realtime --------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.cotizaciones, public.repair_parts;
