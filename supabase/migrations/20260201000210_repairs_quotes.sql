-- Quotes of repairs: a number that the customer approves or rejects, with the proof of it (Ley 1480, art. 18), and its
-- payment through the same checkout. Locks are always taken in one order: orders, ordenes_servicio, cotizaciones.

-- types --------------------------------------------------------------------------------------------------
create type public.quote_state as enum ('pendiente', 'aprobada', 'rechazada');

-- tables -------------------------------------------------------------------------------------------------
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
  decided_via text check (decided_via in ('cuenta', 'enlace')),
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
  check (estado = 'pendiente' or (decided_at is not null and decided_via is not null and signer_name <> '')),
  check (estado <> 'aprobada' or (terms_accepted_at is not null and service_consent_at is not null))
);
comment on column public.cotizaciones.lines is 'List of {concept, amount}; empty, or they add up to the total.';
comment on column public.cotizaciones.service_consent_at is 'The customer agreed that the service begins within the time to withdraw (Ley 1480, art. 47).';
comment on column public.cotizaciones.order_id is 'The order that pays it: the present one, when an earlier one ran out.';
comment on column public.cotizaciones.replaced_at is 'Another quote took its place; it can no longer be decided or paid.';

-- indexes ------------------------------------------------------------------------------------------------
create index cotizaciones_of_author on public.cotizaciones (created_by) where created_by is not null;
create index cotizaciones_of_decider on public.cotizaciones (decided_by) where decided_by is not null;
create unique index cotizaciones_one_current on public.cotizaciones (orden_id) where replaced_at is null;
create index cotizaciones_of on public.cotizaciones (orden_id, created_at desc);
create unique index cotizaciones_order on public.cotizaciones (order_id) where order_id is not null;

create trigger cotizaciones_updated_at before update on public.cotizaciones for each row execute function private.set_updated_at();

-- functions ----------------------------------------------------------------------------------------------
create function private.cop(p_amount int) returns text
language sql immutable set search_path = '' as
$$ select '$' || replace(to_char(p_amount, 'FM999,999,999'), ',', '.') $$;

-- Closes the order of a quote so that nobody can pay it any more; refuses while a payment may still go through.
-- The caller has locked the order.
create function private.close_quote_order(p_order uuid) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  if private.has_payment_in_flight(p_order) then
    perform private.refuse('payment_in_flight', 'Ya hay un pago de esta cotización en proceso. Espera la respuesta antes de seguir.');
  end if;
  -- An expired order could still be paid by a late message of the provider, one of the counter whose cash was undone be
  -- collected again; a cancelled one never.
  perform private.release_stock(p_order);
  update public.orders set status = 'cancelled', shipping_status = 'cancelled', cancelled_at = now(), expires_at = null
  where id = p_order and status in ('placed', 'expired', 'confirmed') and payment_status in ('unpaid', 'rejected');
end $$;

-- The workshop's price. It takes the place of the quote before.
create function public.create_quote(p_orden uuid, p_total int, p_lines jsonb default '[]', p_note text default '', p_valid_days int default 15, p_await boolean default true) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  before public.cotizaciones;
  locked uuid;
  r public.ordenes_servicio;
  lines jsonb := coalesce(p_lines, '[]');
  made uuid;
begin
  perform private.require_staff();
  if coalesce(p_total not between 1 and 100000000, true) then
    perform private.refuse('bad_total', 'Escribe un valor mayor que cero.');
  end if;
  if coalesce(p_valid_days not between 1 and 90, true) then
    perform private.refuse('bad_validity', 'La cotización vale entre 1 y 90 días.');
  end if;
  if jsonb_typeof(lines) <> 'array' or jsonb_array_length(lines) > 30 or exists (
    select from jsonb_array_elements(lines) l
    where jsonb_typeof(l) <> 'object' or coalesce(char_length(l ->> 'concept') not between 1 and 160, true) or coalesce(l ->> 'amount' !~ '^\d{1,9}$', true)) then
    perform private.refuse('bad_lines', 'Revisa los conceptos de la cotización.');
  end if;
  if jsonb_array_length(lines) > 0 and (select sum((l ->> 'amount')::bigint) from jsonb_array_elements(lines) l) <> p_total then
    perform private.refuse('bad_lines', 'Los conceptos no suman el total.');
  end if;

  select order_id into locked from public.cotizaciones where orden_id = p_orden and replaced_at is null;
  perform 1 from public.orders where id = locked for update;
  r := private.lock_repair(p_orden, null, null, true);
  select * into before from public.cotizaciones where orden_id = p_orden and replaced_at is null for update;
  if before.order_id is distinct from locked then
    perform private.refuse('try_again', 'El cliente está pagando esta cotización. Intenta de nuevo.');
  end if;
  if before.order_id is not null and before.paid_at is null then
    perform private.close_quote_order(before.order_id);
  end if;
  update public.cotizaciones set replaced_at = now() where id = before.id;
  insert into public.cotizaciones (orden_id, total, lines, note, valid_until, created_by)
  values (p_orden, p_total, lines, private.trim_text(coalesce(p_note, '')), now() + make_interval(days => p_valid_days), (select auth.uid()))
  returning id into made;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note)
  values (p_orden, 'cotizacion', 'admin', (select auth.uid()), 'Cotización: ' || private.cop(p_total));
  update public.ordenes_servicio set updated_at = now(),
    estado = case when p_await then 'Esperando_Aprobacion' else estado end where id = p_orden;
  return made;
end $$;

-- What follows from an answer, whoever wrote it down. The work begins when the device is here: a request that was approved
-- before stays where it is until it is taken in.
create function private.follow_decision(r public.ordenes_servicio, q public.cotizaciones, p_actor text, p_actor_id uuid, p_how text default '') returns void
language plpgsql security definer set search_path = '' as
$$
begin
  -- No name here: whoever holds the link reads the timeline.
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note)
  values (r.id, 'decision', p_actor, p_actor_id, format('Cotización %s%s: %s', q.estado, p_how, private.cop(q.total)));
  if q.estado = 'aprobada' and r.received_at is not null and r.estado in ('Recibido', 'En_Diagnostico', 'Esperando_Aprobacion') then
    perform private.announce_step('', '{}', true, p_actor, p_actor_id);
    update public.ordenes_servicio set estado = 'Reparando' where id = r.id;
  else
    update public.ordenes_servicio set updated_at = now() where id = r.id;
  end if;
end $$;

-- The customer's answer, once. Only the server calls it: the address and browser that it keeps are what the server saw.
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
  -- Staff can open every link; an answer of theirs would be no customer's.
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

-- The card order of an approved quote: the one that is open, or a new one. It names no person, because whoever holds
-- the repair's link may come to pay and would read it.
create function public.place_quote_order(p_quote uuid, p_token text default null) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  q public.cotizaciones;
  o public.orders;
  locked uuid;
  number text;
  link text;
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

  select * into o from public.orders where id = q.order_id;
  if o.payment_status = 'charged_back' then
    perform private.refuse('charged_back', 'Tu banco abrió una disputa por este pago. Escríbenos y lo resolvemos.');
  end if;
  if o.status = 'placed' and (o.payment_status = 'pending' or private.has_payment_in_flight(o.id) or o.expires_at > now()) then
    select token into link from private.order_keys where order_id = o.id;
    return jsonb_build_object('order_id', o.id, 'token', link, 'total', o.total_price);
  end if;
  if q.order_id is distinct from locked then
    perform private.refuse('try_again', 'No pudimos abrir el pago. Intenta de nuevo.');
  end if;
  if o.id is not null then
    perform private.close_quote_order(o.id);
  end if;

  number := right(r.id::text, 8);
  insert into public.orders (user_id, payment_method, quantity, total_price, customer_name, customer_phone, expires_at)
  values (r.usuario_id, 'card', 1, q.total, 'Reparación ' || number, '', now() + interval '30 minutes') returning * into o;
  insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity)
  values (o.id, 'repair', q.id, 'Reparación ' || number, r.id::text, q.total, 1);
  insert into private.order_keys (order_id, checkout_key, fingerprint) values (o.id, gen_random_uuid(), 'repair') returning token into link;
  update public.cotizaciones set order_id = o.id where id = q.id;
  return jsonb_build_object('order_id', o.id, 'token', link, 'total', o.total_price);
end $$;

-- Makes the quote that an order pays agree with the order as it is now; safe to repeat.
create function private.settle_quote_payment(p_order uuid) returns void
language plpgsql security definer set search_path = '' as
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
  is_paid := o.payment_status in ('paid', 'partially_refunded');
  if is_paid = (q.paid_at is not null) then return; end if;
  update public.cotizaciones set paid_at = case when is_paid then coalesce(o.paid_at, now()) end where id = q.id;
  insert into public.orden_eventos (orden_id, kind, actor, note)
  values (q.orden_id, 'pago', 'sistema', case when is_paid then 'Pago recibido: ' else 'Pago devuelto: ' end || private.cop(q.total));
  update public.ordenes_servicio set updated_at = now() where id = q.orden_id;
end $$;

-- The payment orders of a repair belong to whoever the repair belongs to.
create function private.repair_owner_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.orders set user_id = new.usuario_id
  where user_id is null and id in (select c.order_id from public.cotizaciones c where c.orden_id = new.id);
  return null;
end $$;
create trigger ordenes_servicio_owner after update of usuario_id on public.ordenes_servicio
  for each row when (new.usuario_id is not null and old.usuario_id is distinct from new.usuario_id) execute function private.repair_owner_changed();

-- One repair by its link: nothing that tells whose it is; null when there is none or the link was revoked.
create function public.repair_by_token(p_token text) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object(
    'id', o.id, 'estado', o.estado, 'source', o.source, 'device_kind', o.device_kind, 'device_brand', o.device_brand, 'device_model', o.device_model,
    'warranty_months', o.warranty_months, 'warranty_until', o.warranty_until,
    'created_at', o.created_at, 'updated_at', o.updated_at, 'delivered_at', o.delivered_at,
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'actor', e.actor, 'from_estado', e.from_estado, 'to_estado', e.to_estado,
        'note', e.note, 'images', e.images, 'created_at', e.created_at) order by e.id)
      from public.orden_eventos e where e.orden_id = o.id and e.is_public), '[]'),
    'quote', (
      select jsonb_build_object('id', c.id, 'total', c.total, 'lines', c.lines, 'note', c.note, 'estado', c.estado, 'valid_until', c.valid_until,
        'decided_at', c.decided_at, 'paid_at', c.paid_at, 'created_at', c.created_at,
        'payment_status', (select p.payment_status from public.orders p where p.id = c.order_id))
      from public.cotizaciones c where c.orden_id = o.id and c.replaced_at is null))
  from private.repair_links l join public.ordenes_servicio o on o.id = l.orden_id
  where l.token = p_token and l.revoked_at is null
$$;

-- grants -------------------------------------------------------------------------------------------------
grant select on public.cotizaciones to authenticated;
grant all on public.cotizaciones to service_role;
grant execute on function public.create_quote(uuid, int, jsonb, text, int, boolean) to authenticated;
grant execute on function public.decide_quote(uuid, boolean, text, boolean, boolean, uuid, text, text, text, text) to service_role;
grant execute on function public.place_quote_order(uuid, text), public.repair_by_token(text) to anon, authenticated, service_role;

-- row-level security -------------------------------------------------------------------------------------
alter table public.cotizaciones enable row level security;

create policy "quotes of visible repairs" on public.cotizaciones for select to authenticated
  using (orden_id = any ((select private.own_repairs())::uuid[]) or orden_id >= private.staff_sees_from());
comment on policy "quotes of visible repairs" on public.cotizaciones is 'Follows the repair. Functions alone write: what was decided stays as it was.';

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.cotizaciones;
