-- Repairs: service orders, comments and events; check-in, promised dates, photos. Every function checks its caller and locks
-- the repair first. Names given by the contract are unchanged; other tables have English names. Lock order: the quote's
-- order, ordenes_servicio, cotizaciones, products.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- types -----------------------------------------------------------------------------------------------
create type public.repair_state as enum ('Recibido', 'En_Diagnostico', 'Esperando_Aprobacion', 'Reparando', 'Completado', 'Entregado');

-- rules of the columns --------------------------------------------------------------------------------
-- Search text of a repair: lower case without accents, one value per line; a document as typed and as digits. Called by an
-- index with the rights of the role that writes the row.
create function private.repair_words(p_id uuid, p_name text, p_phone text, p_email text, p_document text, p_brand text, p_model text, p_serial text) returns text
language sql immutable set search_path = '' as
$$
  select private.norm(right(p_id::text, 8) || E'\n' || p_name || E'\n' || regexp_replace(p_phone, '\D', '', 'g') || E'\n' || p_email || E'\n' || p_document
    || E'\n' || regexp_replace(p_document, '\D', '', 'g') || E'\n' || p_brand || ' ' || p_model || E'\n' || p_serial)
$$;

-- tables ----------------------------------------------------------------------------------------------
create table public.ordenes_servicio (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid references auth.users (id) on delete set null,
  customer_id uuid,
  descripcion text not null check (descripcion ~ '\S' and char_length(descripcion) <= 4000),
  estado public.repair_state not null default 'Recibido',
  admin_descripcion text not null default '' check (char_length(admin_descripcion) <= 2000),
  admin_imagenes text[] not null default '{}' check (cardinality(admin_imagenes) <= 200),
  source text not null default 'mostrador' check (source in ('mostrador', 'en_linea')),
  device_kind text check (device_kind in ('playstation', 'xbox', 'nintendo', 'control', 'otro')),
  device_brand text not null default '' check (char_length(device_brand) <= 60),
  device_model text not null default '' check (char_length(device_model) <= 80),
  device_serial text not null default '' check (char_length(device_serial) <= 80),
  accessories text not null default '' check (char_length(accessories) <= 300),
  condition text not null default '' check (char_length(condition) <= 300),
  contact_name text not null default '' check (char_length(contact_name) <= 120),
  contact_phone text not null default '' check (char_length(contact_phone) <= 30),
  contact_email text not null default '' check (char_length(contact_email) <= 254),
  privacy_accepted_at timestamptz,
  handover text not null default 'local' check (handover in ('local', 'domicilio')),
  pickup_address text not null default '' check (char_length(pickup_address) <= 300),
  pickup_day date,
  pickup_slot time,
  customer_imagenes text[] not null default '{}' check (cardinality(customer_imagenes) <= 8),
  warranty_months int check (warranty_months between 0 and 60),
  delivered_at timestamptz,
  warranty_until date,
  outcome text not null default '' check (outcome in ('', 'reparado', 'sin_reparar')),
  outcome_reason text not null default '' check (outcome_reason in ('', 'cotizacion_rechazada', 'no_reparable', 'no_quiso', 'otro')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  technician_id uuid references auth.users (id) on delete set null,
  delivered_to_name text not null default '' check (char_length(delivered_to_name) <= 120),
  delivered_to_document text not null default '' check (char_length(delivered_to_document) <= 30),
  deposit int not null default 0 check (deposit between 0 and 100000000),
  version int not null default 1,
  received_at timestamptz,
  received_by uuid references auth.users (id) on delete set null,
  contact_document text not null default '' check (char_length(contact_document) <= 40),
  contact_address text not null default '' check (char_length(contact_address) <= 300),
  condition_checks text[] not null default '{}'
    check (condition_checks <@ array['enciende', 'no_enciende', 'golpes', 'rayones', 'tornillos', 'sello', 'humedad', 'suciedad']),
  diagnosis_price int not null default 0 check (diagnosis_price between 0 and 100000000),
  agreed_price int check (agreed_price between 1 and 100000000),
  terms_accepted_at timestamptz,
  terms_version text not null default '' check (char_length(terms_version) <= 40),
  complexity text not null default 'simple' check (complexity in ('simple', 'compleja')),
  state_since timestamptz not null default now(),
  promise_from timestamptz,
  promised_at timestamptz,
  promise_warns_at timestamptz,
  closed_at timestamptz,
  closed_reason text not null default '' check (char_length(closed_reason) <= 300),
  search text not null generated always as (
    private.repair_words(id, contact_name, contact_phone, contact_email, contact_document, device_brand, device_model, device_serial)) stored,
  constraint ordenes_servicio_outcome check ((outcome <> '') = (estado = 'Entregado') and (outcome_reason <> '') = (outcome = 'sin_reparar')),
  constraint ordenes_servicio_closed check (closed_at is null or received_at is null),
  constraint ordenes_servicio_arrived check (received_at is not null or estado = 'Recibido')
);
comment on table public.ordenes_servicio is 'Repairs: a device, its contact, its state, what was promised.';
comment on column public.ordenes_servicio.usuario_id is 'Null for a walk-in or guest, until the account with the same confirmed e-mail is assigned.';
comment on column public.ordenes_servicio.customer_id is 'The person as the shop knows them, see public.customers.';
comment on column public.ordenes_servicio.admin_imagenes is 'Paths of workshop photos visible to the customer; each checks the viewer''s access.';
comment on column public.ordenes_servicio.source is 'en_linea: requested online; the device has not arrived.';
comment on column public.ordenes_servicio.warranty_months is 'Set from the device unless given.';
comment on column public.ordenes_servicio.warranty_until is 'Last day, counted from delivery (Ley 1480, art. 8); null for a device returned unrepaired.';
comment on column public.ordenes_servicio.outcome is 'How the device left; empty while it is here.';
comment on column public.ordenes_servicio.deposit is 'Total of repair_payments (deposits).';
comment on column public.ordenes_servicio.delivered_to_name is 'Who collected the device; printed on the hand-over document.';
comment on column public.ordenes_servicio.version is 'Incremented when form data changes, not for state, photos or technician.';
comment on column public.ordenes_servicio.received_at is 'When the workshop received the device; null for an online request before that.';
comment on column public.ordenes_servicio.received_by is 'Who received it and recorded the acceptance of the terms.';
comment on column public.ordenes_servicio.condition_checks is 'Condition of the device at check-in (Ley 1480, art. 18).';
comment on column public.ordenes_servicio.agreed_price is 'Price agreed at check-in; otherwise a quote has it.';
comment on column public.ordenes_servicio.complexity is 'simple: ready in two opening days, compleja: in five.';
comment on column public.ordenes_servicio.promise_from is 'Start of the promised time; null while the clock is stopped.';
comment on column public.ordenes_servicio.promised_at is 'When the next step is due; null while waiting for the customer, and once the repair is done.';
comment on column public.ordenes_servicio.promise_warns_at is 'From here on the due date counts as near.';
comment on column public.ordenes_servicio.closed_at is 'An online request closed because the device never arrived.';

create table public.orden_comentarios (
  id bigint generated always as identity primary key,
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  autor text not null check (autor in ('cliente', 'admin')),
  autor_id uuid references auth.users (id) on delete set null,
  texto text not null check (texto ~ '\S' and char_length(texto) <= 2000),
  is_internal boolean not null default false check (not is_internal or autor = 'admin'),
  created_at timestamptz not null default now()
);
comment on table public.orden_comentarios is 'The conversation between customer and workshop.';
comment on column public.orden_comentarios.is_internal is 'Staff only.';

create table public.orden_eventos (
  id bigint generated always as identity primary key,
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  kind text not null check (kind in ('creacion', 'estado', 'avance', 'cotizacion', 'decision', 'pago', 'enlace', 'repuesto', 'asignacion', 'correo', 'correo_fallido')),
  actor text not null check (actor in ('cliente', 'admin', 'sistema')),
  actor_id uuid references auth.users (id) on delete set null,
  from_estado public.repair_state,
  to_estado public.repair_state,
  note text not null default '' check (char_length(note) <= 2000),
  images text[] not null default '{}',
  is_public boolean not null default true,
  created_at timestamptz not null default now(),
  stay_minutes numeric,
  job_minutes numeric,
  diagnosed_in_time boolean,
  repaired_in_time boolean
);
comment on table public.orden_eventos is 'Timeline. Written by triggers, so that every change of state has an event.';
comment on column public.orden_eventos.stay_minutes is 'Opening minutes spent in the previous state.';
comment on column public.orden_eventos.job_minutes is 'On the event that ends a job: opening minutes from arrival until ready, without waiting for the customer.';
comment on column public.orden_eventos.diagnosed_in_time is 'On the event that ends a job: whether the first diagnosis was in time.';

create table public.orden_lecturas (
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  last_comment bigint not null default 0,
  read_at timestamptz not null default now(),
  primary key (orden_id, user_id)
);
comment on table public.orden_lecturas is 'Up to where each person has read the conversation.';
comment on column public.orden_lecturas.last_comment is 'Newest comment that this person has read. Comments of one order are serialised.';

-- Separate from the orders, so that selecting a row does not reveal its link.
create table private.repair_links (
  token text primary key default encode(extensions.gen_random_bytes(24), 'hex'),
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
comment on table private.repair_links is 'Token of /reparacion/{token}, until revoked.';

create table private.repair_requests (
  request_key uuid primary key,
  visitor text not null default '',
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade
);
comment on table private.repair_requests is 'Idempotency keys created by the browser.';

create table public.orden_motivos (
  evento_id bigint primary key references public.orden_eventos (id) on delete cascade,
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500)
);
comment on table public.orden_motivos is 'Why a repair was moved back, or an approved quote replaced. Separate from its event, which the customer can read.';

create table public.orden_entregas (
  id bigint generated always as identity primary key,
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  delivered_at timestamptz not null,
  delivered_by uuid references auth.users (id) on delete set null,
  to_name text not null check (char_length(to_name) <= 120),
  to_document text not null check (char_length(to_document) <= 30),
  outcome text not null check (outcome in ('reparado', 'sin_reparar')),
  outcome_reason text not null,
  warranty_months int not null,
  warranty_until date
);
comment on table public.orden_entregas is 'Every hand-over of a device. The order has the current one; a returned device deletes none.';

-- Precomputed: promised dates and reports need hundreds of days.
create table private.holidays (day date primary key);
comment on table private.holidays is 'Holidays computed by private.co_holidays.';

-- indexes ---------------------------------------------------------------------------------------------
create index ordenes_servicio_of_user on public.ordenes_servicio (usuario_id, created_at desc);
create index ordenes_servicio_newest on public.ordenes_servicio (created_at desc);
create index ordenes_servicio_guest_email on public.ordenes_servicio (lower(contact_email)) where usuario_id is null;
create index ordenes_servicio_requested_phone on public.ordenes_servicio (contact_phone) where source = 'en_linea' and estado = 'Recibido';
create index ordenes_servicio_pickups on public.ordenes_servicio (pickup_day, pickup_slot)
  where pickup_day is not null and received_at is null and closed_at is null;
create index ordenes_servicio_in_state on public.ordenes_servicio (estado, created_at);
create index ordenes_servicio_of_technician on public.ordenes_servicio (technician_id) where technician_id is not null;
create index ordenes_servicio_open on public.ordenes_servicio (estado, promised_at, state_since) where estado <> 'Entregado' and closed_at is null;
create index ordenes_servicio_promised on public.ordenes_servicio (promised_at) where promised_at is not null;
create index ordenes_servicio_delivered on public.ordenes_servicio (delivered_at desc) where delivered_at is not null;
create index ordenes_servicio_received_by on public.ordenes_servicio (received_by) where received_by is not null;
create index ordenes_servicio_by_name on public.ordenes_servicio (private.norm(contact_name));
create index ordenes_servicio_device on public.ordenes_servicio (device_kind, device_brand, device_model);
create index ordenes_servicio_serial on public.ordenes_servicio (private.norm(device_serial)) where device_serial <> '';
create index orden_comentarios_of on public.orden_comentarios (orden_id, id);
-- For account deletion: without these each would scan the whole table.
create index orden_comentarios_of_author on public.orden_comentarios (autor_id) where autor_id is not null;
create index orden_eventos_of on public.orden_eventos (orden_id, id);
create index orden_eventos_of_actor on public.orden_eventos (actor_id) where actor_id is not null;
create index orden_eventos_moves on public.orden_eventos (created_at) where kind = 'estado';
create index orden_lecturas_of_user on public.orden_lecturas (user_id);
create index repair_links_of on private.repair_links (orden_id);
create unique index repair_links_one_open on private.repair_links (orden_id) where revoked_at is null;
create index repair_requests_of on private.repair_requests (orden_id);
create index orden_motivos_of on public.orden_motivos (orden_id);
create index orden_entregas_of on public.orden_entregas (orden_id, id);
create index orden_entregas_by on public.orden_entregas (delivered_by) where delivered_by is not null;

-- functions: rules ------------------------------------------------------------------------------------
-- 6 months for PlayStation and Xbox, 4 for Nintendo; otherwise the legal term.
create function private.warranty_months(p_kind text, p_brand text, p_model text) returns int
language sql immutable set search_path = '' as
$$
  select case
    when device ~ 'nintendo|switch|joy-?con|\mwii|\m[23]ds' then 4
    when device ~ 'playstation|\msony|\mps ?[1-5v]|\mpsp|dual ?(sense|shock)|xbox' then 6
    else 3 end
  from private.norm(concat_ws(' ', p_kind, p_brand, p_model)) as device
$$;

-- Pick-up windows: two hours each, within opening hours, no Sundays or holidays, from two hours ahead; not those that are full.
create function public.pickup_slots() returns table (day date, starts_at time, ends_at time)
language sql stable security definer set search_path = '' as
$$
  select d::date, slot::time, (slot + interval '2 hours')::time
  from public.store_settings s,
    generate_series(private.co_date()::timestamp, private.co_date()::timestamp + interval '13 days', interval '1 day') d,
    generate_series(d + s.opens_at, d + s.closes_at - interval '2 hours', interval '2 hours') slot
  where private.is_opening_day(d::date)
    and slot >= (now() at time zone 'America/Bogota') + interval '2 hours'
    and s.pickups_per_slot > (
      select count(*) from public.ordenes_servicio o
      where o.pickup_day = d::date and o.pickup_slot = slot::time and o.received_at is null and o.closed_at is null)
  order by d, slot
$$;

-- functions: labels -----------------------------------------------------------------------------------
create function private.repair_state_label(p_estado public.repair_state) returns text
language sql immutable set search_path = '' as
$$
  select case p_estado when 'En_Diagnostico' then 'En Diagnóstico' when 'Esperando_Aprobacion' then 'Esperando Aprobación'
    else p_estado::text end
$$;

-- functions: opening hours ----------------------------------------------------------------------------
-- Monday to Saturday without holidays: the shop's days, unlike the business days of legal terms.
create function private.is_opening_day(p_day date) returns boolean
language sql stable strict set search_path = '' as
$$ select extract(isodow from p_day) < 7 and not exists (select from private.holidays h where h.day = p_day) $$;

-- Opening hours of a day; with invalid settings the whole day.
create function private.hours_of(p_day date, out opens timestamp, out closes timestamp)
language sql stable set search_path = '' as
$$
  select p_day + case when s.opens_at < s.closes_at then s.opens_at else time '00:00' end,
    p_day + case when s.opens_at < s.closes_at then s.closes_at else time '24:00' end
  from public.store_settings s
$$;

-- Adds opening hours to a timestamp.
create function private.add_opening_hours(p_from timestamptz, p_hours interval) returns timestamptz
language plpgsql stable strict set search_path = '' as
$$
declare
  moment timestamp := p_from at time zone 'America/Bogota';
  remaining interval := p_hours;
  today record;
begin
  loop
    if private.is_opening_day(moment::date) then
      select * into today from private.hours_of(moment::date);
      moment := greatest(moment, today.opens);
      if today.closes - moment >= remaining then
        return (moment + remaining) at time zone 'America/Bogota';
      end if;
      remaining := remaining - greatest(today.closes - moment, interval '0');
    end if;
    moment := moment::date + 1;
  end loop;
end $$;

-- The p_days-th opening day after a timestamp, not counting its own day.
create function private.add_opening_days(p_from timestamptz, p_days int) returns date
language plpgsql stable strict set search_path = '' as
$$
declare
  day date := private.co_date(p_from);
  remaining int := p_days;
begin
  while remaining > 0 loop
    day := day + 1;
    if private.is_opening_day(day) then remaining := remaining - 1; end if;
  end loop;
  return day;
end $$;

-- Opening minutes between two timestamps.
create function private.opening_minutes(p_from timestamptz, p_to timestamptz) returns numeric
language sql stable set search_path = '' as
$$
  select coalesce(sum(extract(epoch from least(p_to at time zone 'America/Bogota', h.closes) - greatest(p_from at time zone 'America/Bogota', h.opens))) / 60, 0)
  from generate_series(private.co_date(p_from)::timestamp, private.co_date(p_to)::timestamp, interval '1 day') d
    cross join lateral private.hours_of(d::date) h
  where private.is_opening_day(d::date)
    and h.closes > p_from at time zone 'America/Bogota' and h.opens < p_to at time zone 'America/Bogota'
$$;

-- functions: promises ---------------------------------------------------------------------------------
-- Diagnosis by the same hour of the next opening day (24 hours without closed days); a simple repair by the end of the
-- second opening day, a complex one of the fifth. The warning starts four opening hours before a diagnosis is due, and on
-- the morning of a repair's due day.
create function private.promise_of(p_estado public.repair_state, p_complexity text, p_from timestamptz, out promised_at timestamptz, out warns_at timestamptz)
language sql stable set search_path = '' as
$$
  select case when p_estado = 'Reparando' then day.closes at time zone 'America/Bogota' else private.add_opening_hours(p_from, shop.day) end,
    case when p_estado = 'Reparando' then day.opens at time zone 'America/Bogota' else private.add_opening_hours(p_from, shop.day - interval '4 hours') end
  from (select closes_at - opens_at as day from public.store_settings) shop,
    private.hours_of(private.add_opening_days(p_from, case p_complexity when 'compleja' then 5 else 2 end)) day
  where p_estado in ('Recibido', 'En_Diagnostico', 'Reparando') and p_from is not null
$$;

-- Sets the dates that depend on the state: arrival, start of the state, and what was promised.
create function private.repair_promise() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  is_new boolean := tg_op = 'INSERT';
  entered boolean := tg_op = 'INSERT' or new.estado <> old.estado;
begin
  -- Orders created at the counter are received. An online request is received by take_in_repair only.
  if is_new and new.received_at is null and (new.source = 'mostrador' or new.estado <> 'Recibido') then
    new.received_at := new.created_at;
  end if;
  if entered then
    new.state_since := case when is_new then coalesce(new.delivered_at, new.state_since) else now() end;
    new.promise_from := case
      when new.estado = 'Reparando' then new.state_since
      when new.estado not in ('Recibido', 'En_Diagnostico') then null
      when is_new then new.received_at
      when old.estado = 'Recibido' then coalesce(old.promise_from, new.received_at)
      else new.state_since end;
  elsif new.estado = 'Recibido' and new.received_at is distinct from old.received_at then
    new.promise_from := new.received_at;
  end if;
  if new.received_at is not null then
    new.closed_at := null;
    new.closed_reason := '';
  end if;
  if entered or new.complexity <> old.complexity or new.promise_from is distinct from old.promise_from then
    select p.promised_at, p.warns_at into new.promised_at, new.promise_warns_at
    from private.promise_of(new.estado, new.complexity, new.promise_from) p;
  end if;
  return new;
end $$;

-- functions: access -----------------------------------------------------------------------------------
-- The caller's own, used in policies.
create function private.own_repairs() returns uuid[]
language sql stable security definer set search_path = '' as
$$ select array(select id from public.ordenes_servicio where usuario_id = (select auth.uid())) $$;

create function private.repair_of_token(p_token text) returns uuid
language sql stable set search_path = '' as
$$ select orden_id from private.repair_links where token = p_token and revoked_at is null $$;

-- Locks a repair for a caller with access: its owner, the holder of its link, or staff if allowed.
create function private.lock_repair(p_orden uuid, p_user uuid, p_token text default null, p_staff boolean default false) returns public.ordenes_servicio
language plpgsql set search_path = '' as
$$
declare
  r public.ordenes_servicio;
begin
  select * into r from public.ordenes_servicio where id = p_orden for update;
  if r.id is null or not coalesce(r.usuario_id = p_user or private.repair_of_token(p_token) = r.id, false) and not (p_staff and private.is_staff()) then
    perform private.refuse('not_found', 'No encontramos esa reparación.');
  end if;
  return r;
end $$;

-- Locks a repair for staff.
create function private.lock_repair_as_staff(p_orden uuid) returns public.ordenes_servicio
language plpgsql set search_path = '' as
$$ begin perform private.require_staff(); return private.lock_repair(p_orden, null, null, true); end $$;

-- The same, after locking the order that pays its current quote: orders are always locked before repairs. Rejected when
-- another order replaced that one meanwhile.
create function private.lock_repair_and_order(p_orden uuid) returns public.ordenes_servicio
language plpgsql set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  locked uuid;
begin
  perform private.require_staff();
  select order_id into locked from public.cotizaciones where orden_id = p_orden and replaced_at is null;
  perform 1 from public.orders where id = locked for update;
  r := private.lock_repair_as_staff(p_orden);
  if locked is distinct from (select order_id from public.cotizaciones where orden_id = p_orden and replaced_at is null) then
    perform private.refuse('try_again', 'El cliente está abriendo el pago en línea. Intenta de nuevo.');
  end if;
  return r;
end $$;

-- The token of a repair's open link; null when it was revoked.
create function private.repair_token(p_orden uuid) returns text
language sql stable set search_path = '' as
$$ select token from private.repair_links where orden_id = p_orden and revoked_at is null $$;

-- functions: requests ---------------------------------------------------------------------------------
-- Requests a repair online. Signed-in people call it with their session, guests only through the server.
create function public.request_repair(
  p_key uuid,
  p_description text,
  p_device text,
  p_name text,
  p_phone text,
  p_email text default '',
  p_brand text default '',
  p_model text default '',
  p_serial text default '',
  p_accessories text default '',
  p_condition text default '',
  p_handover text default 'local',
  p_place jsonb default null,
  p_day date default null,
  p_slot time default null,
  p_visitor text default '',
  p_terms text default '',
  p_paid_token text default '',
  p_paid_service text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  r public.ordenes_servicio;
begin
  if me is null and coalesce((select auth.role()), '') <> 'service_role' then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_key::text, 1));
  select o.* into r from private.repair_requests q join public.ordenes_servicio o on o.id = q.orden_id where q.request_key = p_key;
  if found then
    if r.usuario_id is distinct from me then
      perform private.refuse('request_changed', 'Esta solicitud ya se envió. Empieza una nueva.');
    end if;
    return jsonb_build_object('id', r.id, 'token', private.repair_token(r.id));
  end if;

  if coalesce(char_length(p_terms) not between 1 and 80, true) then
    perform private.refuse('terms_required', 'Acepta el tratamiento de tus datos para enviar tu solicitud.');
  end if;
  p_description := private.trim_text(coalesce(p_description, ''));
  p_name := private.trim_text(coalesce(p_name, ''));
  p_phone := private.trim_text(coalesce(p_phone, ''));
  p_email := coalesce(nullif(lower(private.trim_text(coalesce(p_email, ''))), ''), (select lower(email) from auth.users where id = me), '');
  if char_length(p_description) not between 1 and 4000 then
    perform private.refuse('bad_description', 'Cuéntanos qué le pasa a tu equipo, en máximo 4000 caracteres.');
  end if;
  if char_length(p_name) not between 3 and 120 or char_length(p_phone) not between 7 and 30 or char_length(p_email) > 254 then
    perform private.refuse('bad_contact', 'Completa tu nombre y tu celular.');
  end if;
  if p_handover = 'domicilio' then
    perform private.checked_place(p_place, 'bad_address', 'Completa la dirección de recogida con su municipio.');
    -- Of two requests for the last place of a window, the second sees the first.
    perform pg_advisory_xact_lock(hashtextextended('pickup:' || p_day || p_slot, 5));
    -- At most two open pick-ups per person. Guests are counted by client address, whatever phone they enter.
    if (select count(*) from public.ordenes_servicio o
        where o.pickup_day is not null and o.received_at is null and o.closed_at is null
          and (o.usuario_id = me or (me is null and o.usuario_id is null and p_visitor <> ''
               and exists (select from private.repair_requests q where q.orden_id = o.id and q.visitor = p_visitor)))) >= 2 then
      perform private.refuse('too_many_pickups', 'Ya tienes dos recogidas pedidas. Espera a que pasemos por esos equipos, o escríbenos por WhatsApp.');
    end if;
    if not exists (select from public.pickup_slots() s where s.day = p_day and s.starts_at = p_slot) then
      perform private.refuse('bad_slot', 'Ese horario de recogida ya no está disponible. Elige otro.');
    end if;
  end if;
  -- Limits open requests per person. For guests by phone and client address (p_visitor, a hash computed by the server): by
  -- phone alone, anyone who knows a number could block its owner.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(me::text, p_visitor || p_phone), 2));
  if (select count(*) from public.ordenes_servicio
      where source = 'en_linea' and estado = 'Recibido' and closed_at is null
        and (usuario_id = me or (me is null and usuario_id is null and contact_phone = p_phone
             and exists (select from private.repair_requests q where q.orden_id = ordenes_servicio.id and q.visitor = p_visitor)))) >= 5 then
    perform private.refuse('too_many_requests', 'Tienes varias solicitudes sin entregar. Tráenos esos equipos o escríbenos por WhatsApp.');
  end if;

  insert into public.ordenes_servicio (usuario_id, descripcion, source, device_kind, device_brand, device_model, device_serial, accessories, condition,
    contact_name, contact_phone, contact_email, privacy_accepted_at, handover, pickup_address, pickup_day, pickup_slot)
  values (me, p_description, 'en_linea', p_device, coalesce(p_brand, ''), coalesce(p_model, ''), coalesce(p_serial, ''), coalesce(p_accessories, ''), coalesce(p_condition, ''),
    p_name, p_phone, p_email, now(), p_handover,
    case when p_handover = 'domicilio' then private.address_line(p_place) else '' end,
    case when p_handover = 'domicilio' then p_day end, case when p_handover = 'domicilio' then p_slot end)
  returning * into r;
  insert into private.repair_requests (request_key, orden_id, visitor) values (p_key, r.id, case when me is null then left(coalesce(p_visitor, ''), 64) else '' end);
  insert into public.acceptances (repair_id, version) values (r.id, p_terms);
  if coalesce(p_paid_token, '') <> '' then
    perform private.use_paid_service(r, p_paid_token, coalesce(p_paid_service, ''));
  end if;
  return jsonb_build_object('id', r.id, 'token', private.repair_token(r.id));
end $$;

-- Assigns repairs without an account to the account once it has confirmed the same e-mail address.
create function private.adopt_repairs() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.email_confirmed_at is not null then
    -- Their payment orders are assigned too; orders are always locked before repairs.
    perform 1 from public.orders o
    where exists (
      select from public.cotizaciones c join public.ordenes_servicio r on r.id = c.orden_id
      where c.order_id = o.id and r.usuario_id is null and r.contact_email <> '' and lower(r.contact_email) = lower(new.email))
    order by o.id for update;
    update public.ordenes_servicio set usuario_id = new.id
    where usuario_id is null and contact_email <> '' and lower(contact_email) = lower(new.email);
  end if;
  return null;
end $$;

-- functions: check-in ---------------------------------------------------------------------------------
-- A price agreed at check-in is a quote approved at the counter.
create function private.approve_agreed_price(r public.ordenes_servicio) returns void
language plpgsql set search_path = '' as
$$
begin
  insert into public.cotizaciones (orden_id, total, deposit, lines, estado, valid_until, decided_at, decided_via, signer_name, terms_accepted_at, created_by)
  values (r.id, r.agreed_price, least(r.agreed_price, r.deposit), jsonb_build_array(jsonb_build_object(
      'kind', 'labour', 'concept', 'Precio acordado al recibir el equipo', 'quantity', 1, 'unit_price', r.agreed_price, 'amount', r.agreed_price)),
    'aprobada', now() + interval '30 days', now(), 'mostrador', r.contact_name, r.terms_accepted_at, r.received_by);
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note)
  values (r.id, 'decision', 'admin', r.received_by, 'Precio acordado en la tienda: ' || private.cop(r.agreed_price));
end $$;

-- Checks in a device at the counter; with p_orden, that of an online request. Idempotent by key. p_intake has the columns'
-- names, and `terms` for the accepted terms.
create function public.take_in_repair(p_key uuid, p_intake jsonb, p_orden uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  -- Trims all texts.
  i public.ordenes_servicio := jsonb_populate_record(null::public.ordenes_servicio, (
    select coalesce(jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb(private.trim_text(value #>> '{}')) else value end), '{}')
    from jsonb_each(coalesce(p_intake, '{}'))));
  terms boolean := coalesce((p_intake ->> 'terms')::boolean, false);
  r public.ordenes_servicio;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(hashtextextended(p_key::text, 1));
  select o.* into r from private.repair_requests q join public.ordenes_servicio o on o.id = q.orden_id where q.request_key = p_key;
  if found then
    if r.received_by is null then
      perform private.refuse('request_changed', 'Ese formulario ya se usó. Recarga la página y empieza uno nuevo.');
    end if;
    return jsonb_build_object('id', r.id, 'token', private.repair_token(r.id));
  end if;
  if coalesce(i.descripcion, '') !~ '\S' or char_length(i.descripcion) > 4000 then
    perform private.refuse('bad_description', 'Escribe qué le pasa al equipo, en máximo 4000 caracteres.');
  end if;
  if i.usuario_id is not null and not exists (select from public.profiles where id = i.usuario_id) then
    perform private.refuse('unknown_person', 'Esa cuenta ya no existe. Busca al cliente de nuevo.');
  end if;
  if p_orden is not null then
    -- A deposit may close the order that is open for its quote.
    r := private.lock_repair_and_order(p_orden);
    if r.received_at is not null then
      perform private.refuse('already_received', 'Este equipo ya se recibió.');
    end if;
  end if;
  -- As when an account is confirmed: assigned to the account with that confirmed address.
  i.usuario_id := coalesce(r.usuario_id, i.usuario_id, (
    select u.id from auth.users u where i.contact_email <> '' and lower(u.email) = lower(i.contact_email) and u.email_confirmed_at is not null));

  if p_orden is null then
    insert into public.ordenes_servicio (descripcion) values (i.descripcion) returning * into r;
  end if;
  update public.ordenes_servicio set
    usuario_id = i.usuario_id, descripcion = i.descripcion, source = 'mostrador', received_at = coalesce(received_at, now()), received_by = me,
    contact_name = coalesce(i.contact_name, ''), contact_phone = coalesce(i.contact_phone, ''), contact_email = lower(coalesce(i.contact_email, '')),
    contact_document = coalesce(i.contact_document, ''), contact_address = coalesce(i.contact_address, ''),
    device_kind = i.device_kind, device_brand = coalesce(i.device_brand, ''), device_model = coalesce(i.device_model, ''), device_serial = coalesce(i.device_serial, ''),
    accessories = coalesce(i.accessories, ''), condition = coalesce(i.condition, ''), condition_checks = coalesce(i.condition_checks, '{}'),
    diagnosis_price = coalesce(i.diagnosis_price, 0), agreed_price = i.agreed_price,
    complexity = coalesce(i.complexity, 'simple'),
    terms_accepted_at = case when terms then now() end, terms_version = case when terms then coalesce(i.terms_version, '') else '' end,
    privacy_accepted_at = coalesce(privacy_accepted_at, case when terms then now() end)
  where id = r.id returning * into r;
  insert into private.repair_requests (request_key, orden_id) values (p_key, r.id);
  if p_orden is not null then
    insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note)
    values (r.id, 'avance', 'admin', me, r.estado, r.estado, 'Equipo recibido en la tienda');
    insert into public.orden_comentarios (orden_id, autor, autor_id, texto) values (r.id, 'admin', me, 'Servicio creado y equipo recibido');
  end if;
  -- A request may have been quoted and approved before its device arrived.
  if coalesce(i.deposit, 0) <> 0 then
    r := private.take_deposit(r, 'abono', coalesce(p_intake ->> 'deposit_method', 'efectivo'), i.deposit);
  end if;
  if r.agreed_price is not null and r.terms_accepted_at is not null and r.contact_name <> ''
    and not exists (select from public.cotizaciones where orden_id = r.id and replaced_at is null) then
    perform private.approve_agreed_price(r);
  end if;
  return jsonb_build_object('id', r.id, 'token', private.repair_token(r.id));
end $$;

-- Photos of the device at check-in.
create function public.add_intake_photos(p_orden uuid, p_images text[]) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio := private.lock_repair_as_staff(p_orden);
begin
  if coalesce(cardinality(p_images), 0) not between 1 and 20 or exists (
    select from unnest(p_images) p where p is null or p !~ ('^/api/repairs/images/' || p_orden || '/[a-z0-9-]+\.webp$')) then
    perform private.refuse('bad_photo', 'Una de las fotos no es de esta reparación. Súbela de nuevo.');
  end if;
  if p_images <@ r.admin_imagenes then return; end if;
  update public.ordenes_servicio set admin_imagenes = admin_imagenes || p_images where id = p_orden;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, images)
  values (p_orden, 'avance', 'admin', (select auth.uid()), r.estado, r.estado, 'Fotos del equipo al recibirlo', p_images);
end $$;

-- Closes an online request whose device never arrived. It no longer counts as open, and its account can be deleted. Deposits
-- are refunded first, and its quote can no longer be paid.
create function public.close_repair_request(p_orden uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio := private.lock_repair_and_order(p_orden);
  q public.cotizaciones;
  why text := private.trim_text(coalesce(p_reason, ''));
begin
  if r.received_at is not null then
    perform private.refuse('already_received', 'Este equipo ya se recibió: la orden no se puede cerrar como solicitud.');
  end if;
  if char_length(why) not between 1 and 300 then
    perform private.refuse('bad_reason', 'Escribe por qué se cierra, en máximo 300 caracteres.');
  end if;
  if r.closed_at is not null then return; end if;
  select * into q from public.cotizaciones where orden_id = p_orden and replaced_at is null for update;
  if q.paid_at is null then
    perform private.release_paid_services(p_orden, 'Se cerró la solicitud');
    select * into r from public.ordenes_servicio where id = p_orden;
  end if;
  if q.paid_at is not null or r.deposit > 0 then
    perform private.refuse('money_held', 'Ya recibiste dinero por esta solicitud. Devuélvelo antes de cerrarla.');
  end if;
  if q.order_id is not null then
    perform private.close_quote_order(q.order_id);
  end if;
  update public.ordenes_servicio set closed_at = now(), closed_reason = why where id = p_orden;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note)
  values (p_orden, 'avance', 'admin', (select auth.uid()), r.estado, r.estado, 'Solicitud cerrada: ' || why);
end $$;

-- functions: conversation -----------------------------------------------------------------------------
-- p_as is the caller's side: the same person may be a customer here and staff elsewhere.
create function public.comment_repair(p_orden uuid, p_text text, p_as text default 'cliente', p_internal boolean default false) returns bigint
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  said text := private.trim_text(coalesce(p_text, ''));
  r public.ordenes_servicio;
  written bigint;
begin
  if p_as = 'admin' then perform private.require_staff(); end if;
  r := private.lock_repair(p_orden, me, null, p_as = 'admin');
  if said !~ '\S' then
    perform private.refuse('blank_comment', 'Escribe un mensaje.');
  end if;
  if char_length(said) > 2000 then
    perform private.refuse('long_comment', 'Tu mensaje es demasiado largo: escribe máximo 2000 caracteres.');
  end if;
  if p_as <> 'admin' and (select count(*) from public.orden_comentarios
      where orden_id = p_orden and autor = 'cliente' and created_at > now() - interval '1 hour') >= 60 then
    perform private.refuse('too_many_comments', 'Enviaste muchos mensajes seguidos. Espera un momento o escríbenos por WhatsApp.');
  end if;
  insert into public.orden_comentarios (orden_id, autor, autor_id, texto, is_internal)
  values (p_orden, case when p_as = 'admin' then 'admin' else 'cliente' end, me, said, p_as = 'admin' and coalesce(p_internal, false))
  returning id into written;
  if p_as = 'admin' and p_internal is not true then perform private.mail_repair_comment(r, written); end if;
  update public.ordenes_servicio set updated_at = now() where id = p_orden;
  return written;
end $$;

-- Marks the messages up to p_until, the newest that was shown, as read by the caller.
create function public.mark_repair_read(p_orden uuid, p_until bigint default null) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
begin
  perform private.lock_repair(p_orden, me, null, true);
  insert into public.orden_lecturas as l (orden_id, user_id, last_comment)
  values (p_orden, me, coalesce((select max(id) from public.orden_comentarios where orden_id = p_orden and id <= coalesce(p_until, id)), 0))
  on conflict (orden_id, user_id) do update set last_comment = greatest(l.last_comment, excluded.last_comment), read_at = now();
end $$;

-- Number of unread comments of the other side. Row-level security applies.
create function public.repair_unread(p_ordenes uuid[], p_as text default 'cliente') returns table (orden_id uuid, unread int)
language sql stable set search_path = '' as
$$
  select c.orden_id, count(*)::int
  from public.orden_comentarios c
  left join public.orden_lecturas l on l.orden_id = c.orden_id and l.user_id = (select auth.uid())
  where c.orden_id = any (p_ordenes) and c.id > coalesce(l.last_comment, 0)
    and c.autor = case when p_as = 'admin' then 'cliente' else 'admin' end and not c.is_internal
  group by c.orden_id
$$;

-- functions: states -----------------------------------------------------------------------------------
-- Changes the state to any other; without a change it adds a note. New photos are appended. p_expected is the state that was
-- shown: a concurrent change is rejected with the name of who made it.
create function public.change_repair_state(
  p_orden uuid,
  p_estado public.repair_state,
  p_note text default '',
  p_images text[] default '{}',
  p_public boolean default true,
  p_expected public.repair_state default null,
  p_reason text default '',
  p_to_name text default '',
  p_to_document text default '',
  p_unpaid_ok boolean default false,
  p_outcome text default null,
  p_outcome_reason text default ''
) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio := private.lock_repair_as_staff(p_orden);
  last public.orden_eventos;
  owed int;
  note text := private.trim_text(coalesce(p_note, ''));
  why text := private.trim_text(coalesce(p_reason, ''));
  collector text := private.trim_text(coalesce(p_to_name, ''));
  ending text := nullif(p_outcome, '');
  ending_reason text := coalesce(p_outcome_reason, '');
  photos text[] := coalesce(p_images, '{}');
  is_delivery boolean;
begin
  if p_expected is not null and r.estado <> p_expected then
    select * into last from public.orden_eventos where orden_id = p_orden and kind in ('creacion', 'estado') order by id desc limit 1;
    perform private.refuse('state_changed', format('%s cambió la orden a %s mientras la mirabas. Revísala y vuelve a intentarlo.',
      case last.actor when 'admin' then coalesce(private.person_name(last.actor_id), 'Alguien del taller') when 'cliente' then 'El cliente' else 'El sistema' end,
      private.repair_state_label(r.estado)), r.estado::text);
  end if;
  if r.received_at is null and p_estado <> r.estado then
    perform private.refuse('not_received', 'El equipo no ha llegado. Recíbelo antes de mover la orden.');
  end if;
  if cardinality(photos) > 20 or exists (
    select from unnest(photos) p where p is null or p !~ ('^/api/repairs/images/' || p_orden || '/[a-z0-9-]+\.webp$')) then
    perform private.refuse('bad_photo', 'Una de las fotos no es de esta reparación. Súbela de nuevo.');
  end if;
  is_delivery := p_estado = 'Entregado' and r.estado <> 'Entregado';
  if is_delivery then
    if char_length(collector) < 3 then
      perform private.refuse('collector_required', 'Escribe el nombre de quien recoge el equipo.');
    end if;
    -- A device with a rejected quote is returned unrepaired by default.
    if ending is null and exists (select from public.cotizaciones where orden_id = p_orden and replaced_at is null and estado = 'rechazada') then
      ending := 'sin_reparar';
      ending_reason := 'cotizacion_rechazada';
    end if;
    ending := coalesce(ending, 'reparado');
    if ending not in ('reparado', 'sin_reparar')
       or ending = 'sin_reparar' and ending_reason not in ('cotizacion_rechazada', 'no_reparable', 'no_quiso', 'otro') then
      perform private.refuse('bad_outcome', 'Elige si el equipo sale reparado o por qué sale sin reparar.');
    end if;
    if ending = 'reparado' then
      select total - deposit into owed from public.cotizaciones where orden_id = p_orden and replaced_at is null and estado = 'aprobada' and paid_at is null;
    end if;
    if owed is not null and p_unpaid_ok is not true then
      perform private.refuse('unpaid', format('Faltan por pagar %s de la cotización aprobada. Registra el pago o confirma la entrega sin pago.', private.cop(owed)));
    end if;
  end if;

  if p_estado < r.estado and why = '' then
    perform private.refuse_step_back(p_estado);
  end if;
  update public.ordenes_servicio set estado = p_estado,
    admin_descripcion = case when p_public and note <> '' then note else admin_descripcion end,
    admin_imagenes = case when p_public then admin_imagenes || photos else admin_imagenes end,
    outcome = case when is_delivery then ending else outcome end,
    outcome_reason = case when is_delivery and ending = 'sin_reparar' then ending_reason when is_delivery then '' else outcome_reason end,
    delivered_to_name = case when is_delivery then collector else delivered_to_name end,
    delivered_to_document = case when is_delivery then private.trim_text(coalesce(p_to_document, '')) else delivered_to_document end
  where id = p_orden;
  if r.estado <> p_estado then
    perform private.describe_repair_step(p_orden, note, photos, p_public, case when p_estado < r.estado then why else '' end);
  else
    insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, images, is_public)
    values (p_orden, 'avance', 'admin', (select auth.uid()), p_estado, p_estado, note, photos, p_public);
  end if;
  if is_delivery and owed is not null then
    perform private.audit('repair.delivered_unpaid', 'ordenes_servicio', p_orden::text, jsonb_build_object('total', owed));
  end if;
end $$;

-- functions: technician and owner ---------------------------------------------------------------------
create function public.assign_technician(p_orden uuid, p_technician uuid default null) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio := private.lock_repair_as_staff(p_orden);
begin
  if p_technician is not null and not exists (select from public.profiles where id = p_technician and role <> 'cliente') then
    perform private.refuse('not_staff', 'Esa persona no es del taller.');
  end if;
  if r.technician_id is not distinct from p_technician then return; end if;
  update public.ordenes_servicio set technician_id = p_technician, updated_at = now() where id = p_orden;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note, is_public)
  values (p_orden, 'asignacion', 'admin', (select auth.uid()),
    case when p_technician is null then 'Sin técnico asignado' else 'Técnico: ' || private.person_name(p_technician) end, false);
end $$;

-- Assigns a repair to an account, or to none. Unpaid orders follow.
create function public.assign_repair_customer(p_orden uuid, p_version int, p_user uuid default null) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
begin
  perform private.require_staff();
  perform 1 from public.orders o
  where o.id in (select c.order_id from public.cotizaciones c where c.orden_id = p_orden) order by o.id for update;
  r := private.lock_repair_as_staff(p_orden);
  if r.version is distinct from p_version then
    perform private.refuse('changed', 'Alguien más cambió esta orden. Mira los datos nuevos y vuelve a intentarlo.');
  end if;
  if p_user is not null and not exists (select from public.profiles where id = p_user) then
    perform private.refuse('not_found', 'No encontramos a esa persona.');
  end if;
  if r.usuario_id is not distinct from p_user then return; end if;
  update public.orders set user_id = p_user
  where payment_status in ('unpaid', 'pending', 'rejected') and id in (select c.order_id from public.cotizaciones c where c.orden_id = p_orden);
  update public.ordenes_servicio set usuario_id = p_user where id = p_orden;
  -- The previous owner knows the link: replace it.
  if r.usuario_id is not null then
    update private.repair_links set revoked_at = now() where orden_id = p_orden and revoked_at is null;
    insert into private.repair_links (orden_id) values (p_orden);
  end if;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note, is_public)
  values (p_orden, 'asignacion', 'admin', (select auth.uid()),
    case when p_user is null then 'La orden quedó sin cuenta' else 'La orden quedó en la cuenta de ' || coalesce((select nullif(username, '') from public.profiles where id = p_user), 'su cliente') end, false);
end $$;

-- functions: photos -----------------------------------------------------------------------------------
create function private.repair_image(p_orden uuid, p_file text) returns text
language sql immutable set search_path = '' as
$$ select '/api/repairs/images/' || p_orden || '/' || p_file $$;

-- Photos that the workshop shows to the customer.
create function private.is_public_repair_image(p_orden uuid, p_file text) returns boolean
language sql stable set search_path = '' as
$$
  select exists (select from public.ordenes_servicio o where o.id = p_orden and private.repair_image(p_orden, p_file) = any (o.admin_imagenes))
      or exists (select from public.orden_eventos e where e.orden_id = p_orden and e.is_public and private.repair_image(p_orden, p_file) = any (e.images))
$$;

-- Whether the caller may see a photo: staff all, the owner shown ones and their own, a link shown ones.
create function public.may_see_repair_image(p_orden uuid, p_file text, p_token text default null) returns boolean
language sql stable security definer set search_path = '' as
$$
  select (private.is_staff() and exists (select from public.ordenes_servicio o where o.id = p_orden))
    or exists (
      select from public.ordenes_servicio o
      where o.id = p_orden and o.usuario_id = (select auth.uid())
        and (private.repair_image(p_orden, p_file) = any (o.customer_imagenes) or private.is_public_repair_image(p_orden, p_file)))
    or coalesce(private.repair_of_token(p_token) = p_orden, false) and private.is_public_repair_image(p_orden, p_file)
$$;

-- The same for an object of the bucket, named {orden}/{file}.
create function private.may_see_repair_object(p_name text) returns boolean
language sql stable security definer set search_path = '' as
$$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^/]+$'
    then public.may_see_repair_image(split_part(p_name, '/', 1)::uuid, split_part(p_name, '/', 2)) else false end
$$;

create function private.is_repair_object(p_name text) returns boolean
language sql stable security definer set search_path = '' as
$$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-z0-9-]+\.webp$'
    then exists (select from public.ordenes_servicio o where o.id = split_part(p_name, '/', 1)::uuid) else false end
$$;

-- Adds a customer's photo after the server checked access; without a file it returns how many more are allowed.
create function public.add_repair_photo(p_orden uuid default null, p_user uuid default null, p_token text default null, p_file text default null) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
begin
  r := private.lock_repair(coalesce(p_orden, private.repair_of_token(p_token)), p_user, p_token);
  if r.estado = 'Entregado' then
    perform private.refuse('delivered', 'Esta reparación ya se entregó: no recibe más fotos.');
  end if;
  if cardinality(r.customer_imagenes) >= 8 then
    perform private.refuse('too_many_photos', 'Ya subiste 8 fotos, que son las que caben en una reparación.');
  end if;
  if p_file is not null then
    if p_file !~ '^[a-z0-9-]+\.webp$' then
      perform private.refuse('bad_photo', 'No se pudo subir la imagen');
    end if;
    update public.ordenes_servicio set customer_imagenes = customer_imagenes || private.repair_image(r.id, p_file) where id = r.id returning * into r;
  end if;
  return jsonb_build_object('orden_id', r.id, 'left', 8 - cardinality(r.customer_imagenes));
end $$;

-- functions: hiding what was shown by mistake ---------------------------------------------------------
-- Hides a photo from the customer: moves it to an internal event with the actor and the reason.
create function public.hide_repair_photo(p_orden uuid, p_image text, p_reason text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio := private.lock_repair_as_staff(p_orden);
  reason text := private.trim_text(coalesce(p_reason, ''));
begin
  if char_length(reason) not between 3 and 300 then
    perform private.refuse('reason_required', 'Escribe por qué la retiras (de 3 a 300 letras).');
  end if;
  if not (p_image = any (r.admin_imagenes)) then
    perform private.refuse('not_shown', 'Esa foto ya no se le muestra al cliente.');
  end if;
  update public.orden_eventos set images = array_remove(images, p_image) where orden_id = r.id and is_public and p_image = any (images);
  update public.ordenes_servicio set admin_imagenes = array_remove(admin_imagenes, p_image) where id = r.id;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, images, is_public)
  values (r.id, 'avance', 'admin', (select auth.uid()), r.estado, r.estado, 'Foto retirada de lo que ve el cliente: ' || reason, array[p_image], false);
end $$;

-- Turns a reply into an internal note; the audit log records the actor.
create function public.hide_repair_comment(p_comment bigint) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  update public.orden_comentarios set is_internal = true where id = p_comment and autor = 'admin' and not is_internal;
  if not found then
    perform private.refuse('not_shown', 'Ese mensaje ya no se le muestra al cliente.');
  end if;
end $$;

-- functions: link -------------------------------------------------------------------------------------
-- The link token of a repair, for its owner and staff; null when revoked.
create function public.repair_link(p_orden uuid) returns text
language sql stable security definer set search_path = '' as
$$
  select private.repair_token(o.id) from public.ordenes_servicio o
  where o.id = p_orden and (o.usuario_id = (select auth.uid()) or private.is_staff())
$$;

create function public.revoke_repair_link(p_orden uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
begin
  perform private.lock_repair(p_orden, me, null, true);
  update private.repair_links set revoked_at = now() where orden_id = p_orden and revoked_at is null;
  if found then
    insert into public.orden_eventos (orden_id, kind, actor, actor_id, note, is_public)
    values (p_orden, 'enlace', case when private.is_staff() then 'admin' else 'cliente' end, me, 'Enlace anulado', false);
  end if;
end $$;

-- Replaces the link; the previous one stops working.
create function public.renew_repair_link(p_orden uuid) returns text
language plpgsql security definer set search_path = '' as
$$
declare
  fresh text;
begin
  perform public.revoke_repair_link(p_orden);
  insert into private.repair_links (orden_id) values (p_orden) returning token into fresh;
  return fresh;
end $$;

-- functions: consequences of a change -----------------------------------------------------------------
-- Warranty, delivery and outcome follow from the device and the state.
create function private.repair_dates() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if tg_op = 'UPDATE' then
    -- A corrected device changes the warranty, unless it was set explicitly.
    if new.warranty_months is not distinct from old.warranty_months
       and old.warranty_months = private.warranty_months(old.device_kind, old.device_brand, old.device_model) then
      new.warranty_months := null;
    end if;
    new.updated_at := now();
  end if;
  new.warranty_months := coalesce(new.warranty_months, private.warranty_months(new.device_kind, new.device_brand, new.device_model));
  new.delivered_at := case when new.estado = 'Entregado' then coalesce(new.delivered_at, now()) end;
  new.outcome := case when new.estado = 'Entregado' then coalesce(nullif(new.outcome, ''), 'reparado') else '' end;
  if new.outcome <> 'sin_reparar' then new.outcome_reason := ''; end if;
  -- Clears the hand-over of a device that came back.
  if new.estado <> 'Entregado' then
    new.delivered_to_name := '';
    new.delivered_to_document := '';
  end if;
  -- A device returned unrepaired has no warranty.
  new.warranty_until := case when new.outcome = 'reparado' then (private.co_date(new.delivered_at) + make_interval(months => new.warranty_months))::date end;
  return new;
end $$;

-- Every change of state inserts an event in the same transaction. The calling function adds its details to that event
-- afterwards: describe_repair_step.
create function private.repair_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  is_new boolean := tg_op = 'INSERT';
begin
  if not is_new and new.estado = old.estado then return null; end if;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note)
  values (new.id, case when is_new then 'creacion' else 'estado' end,
    case when is_new and new.source = 'en_linea' then 'cliente' when private.is_staff() then 'admin' when me is not null then 'cliente' else 'sistema' end,
    me, case when not is_new then old.estado end, new.estado,
    case when not is_new then '' when new.source = 'en_linea' then 'Solicitado en línea' else 'Servicio creado y equipo recibido' end);
  if is_new then
    insert into private.repair_links (orden_id) values (new.id);
    if new.source = 'mostrador' then
      insert into public.orden_comentarios (orden_id, autor, autor_id, texto) values (new.id, 'admin', me, 'Servicio creado y equipo recibido');
    end if;
  end if;
  return null;
end $$;

-- The payment orders of a repair belong to its owner.
create function private.repair_owner_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.orders set user_id = new.usuario_id
  where user_id is null and id in (select c.order_id from public.cotizaciones c where c.orden_id = new.id);
  return null;
end $$;

-- Stores each hand-over, also after the device came back.
create function private.keep_delivery() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.estado <> 'Entregado' then return null; end if;
  if tg_op = 'INSERT' or old.estado <> 'Entregado' then
    insert into public.orden_entregas (orden_id, delivered_at, delivered_by, to_name, to_document, outcome, outcome_reason, warranty_months, warranty_until)
    values (new.id, new.delivered_at, (select auth.uid()), new.delivered_to_name, new.delivered_to_document, new.outcome, new.outcome_reason,
      new.warranty_months, new.warranty_until);
  elsif (new.delivered_at, new.delivered_to_name, new.delivered_to_document, new.warranty_months, new.warranty_until)
    is distinct from (old.delivered_at, old.delivered_to_name, old.delivered_to_document, old.warranty_months, old.warranty_until) then
    update public.orden_entregas set delivered_at = new.delivered_at, to_name = new.delivered_to_name, to_document = new.delivered_to_document,
      warranty_months = new.warranty_months, warranty_until = new.warranty_until
    where id = (select max(e.id) from public.orden_entregas e where e.orden_id = new.id);
  end if;
  return null;
end $$;

-- Adds details to the event of the caller's change, in this transaction and under the repair's lock. Without p_actor the
-- actor is the signed-in user.
create function private.describe_repair_step(
  p_orden uuid,
  p_note text default '',
  p_images text[] default '{}',
  p_public boolean default true,
  p_reason text default '',
  p_actor text default null,
  p_actor_id uuid default null
) returns void
language sql set search_path = '' as
$$
  with step as (
    update public.orden_eventos set note = p_note, images = p_images, is_public = p_public,
      actor = coalesce(p_actor, actor), actor_id = case when p_actor is null then actor_id else p_actor_id end
    where id = (select max(id) from public.orden_eventos where orden_id = p_orden and kind = 'estado' and created_at = now())
    returning id
  )
  insert into public.orden_motivos (evento_id, orden_id, reason) select id, p_orden, p_reason from step where p_reason <> ''
$$;

create function private.refuse_step_back(p_estado public.repair_state) returns void
language plpgsql set search_path = '' as
$$ begin perform private.refuse('reason_required', format('Escribe por qué la orden vuelve a %s.', private.repair_state_label(p_estado))); end $$;

-- Moving a state backwards requires a reason. Checked at the end of the transaction, after the event got its details.
create function private.require_reason() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if not exists (
    select from public.orden_motivos m join public.orden_eventos e on e.id = m.evento_id
    where m.orden_id = new.id and e.kind = 'estado' and e.to_estado = new.estado and e.created_at = now()) then
    perform private.refuse_step_back(new.estado);
  end if;
  return null;
end $$;

-- functions: leaving ----------------------------------------------------------------------------------
-- Anonymises a person's repairs, including closed ones from before the account: the records of the work are kept for the
-- legal period (Decreto 1413 of 2018), without personal data.
create function private.forget_repairs(p_user uuid, p_email text default '') returns void
language plpgsql set search_path = '' as
$$
begin
  perform private.forget_owners(array(
    select id from public.ordenes_servicio
    where usuario_id = p_user
       or (usuario_id is null and estado = 'Entregado' and contact_email <> '' and lower(contact_email) = lower(p_email))
    order by id for update));
end $$;

-- Removes a deleted account's personal data from its repairs.
create function private.account_left() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.forget_repairs(old.id, old.email); return old; end $$;

-- Anonymises repairs. The work on each device, with its quotes, parts and warranty, is kept.
create function private.forget_owners(theirs uuid[]) returns void
language plpgsql set search_path = '' as
$$
begin
  -- Workshop photos are evidence about the device; all other files are deleted.
  insert into private.files_to_erase (bucket, name)
  select 'service-orders', o.id || '/' || split_part(photo, '/', 6)
  from public.ordenes_servicio o, unnest(o.customer_imagenes) photo where o.id = any (theirs)
  union
  select 'service-orders', f.name from unnest(theirs) t (id) join storage.objects f on f.bucket_id = 'service-orders' and f.name like t.id || '/%'
  where not exists (
    select from public.orden_eventos e where e.orden_id = t.id and private.repair_image(t.id, split_part(f.name, '/', 2)) = any (e.images))
  on conflict do nothing;
  update private.repair_links set revoked_at = now() where orden_id = any (theirs) and revoked_at is null;
  update public.orden_comentarios set texto = 'Mensaje eliminado' where orden_id = any (theirs) and autor = 'cliente';
  -- The decision with its time and channel is kept, without the person.
  update public.cotizaciones set signer_name = case estado when 'pendiente' then '' else 'Cuenta eliminada' end, reason = '', ip = '',
    user_agent = '', decided_by = null
  where orden_id = any (theirs);
  update public.acceptances set ip = '', user_agent = ''
  where repair_id = any (theirs) or quote_id in (select id from public.cotizaciones where orden_id = any (theirs));
  update public.orden_entregas set to_name = '', to_document = '' where orden_id = any (theirs);
  delete from private.outbox where about = any (theirs);
  -- The serial number is kept: it identifies the device under warranty.
  update public.ordenes_servicio set usuario_id = null, contact_name = 'Cuenta eliminada', contact_phone = '', contact_email = '',
    pickup_address = '', contact_document = '', contact_address = '', customer_imagenes = '{}', descripcion = 'Descripción eliminada',
    condition = '', delivered_to_name = '', delivered_to_document = ''
  where id = any (theirs);
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger on_auth_user_confirmed_repairs after insert or update of email_confirmed_at on auth.users
  for each row execute function private.adopt_repairs();
create trigger on_auth_user_deleted_repairs before delete on auth.users for each row execute function private.account_left();

create trigger ordenes_servicio_dates before insert or update on public.ordenes_servicio for each row execute function private.repair_dates();
create trigger ordenes_servicio_deliveries after insert or update on public.ordenes_servicio for each row execute function private.keep_delivery();
create trigger ordenes_servicio_events after insert or update of estado on public.ordenes_servicio for each row execute function private.repair_changed();
create trigger ordenes_servicio_owner after update of usuario_id on public.ordenes_servicio
  for each row when (new.usuario_id is not null and old.usuario_id is distinct from new.usuario_id) execute function private.repair_owner_changed();
create trigger ordenes_servicio_promise before insert or update on public.ordenes_servicio for each row execute function private.repair_promise();
create constraint trigger ordenes_servicio_reason after update of estado on public.ordenes_servicio deferrable initially deferred
  for each row when (new.estado < old.estado) execute function private.require_reason();
-- State, photos, money and dates cause no edit conflict.
create trigger ordenes_servicio_version before update on public.ordenes_servicio for each row execute function private.raise_version(
  'estado', 'state_since', 'outcome', 'outcome_reason', 'technician_id', 'complexity', 'deposit', 'source', 'received_at', 'received_by',
  'delivered_at', 'delivered_to_name', 'delivered_to_document', 'warranty_until', 'promise_from', 'promised_at', 'promise_warns_at',
  'closed_at', 'closed_reason', 'terms_accepted_at', 'terms_version', 'privacy_accepted_at', 'handover', 'pickup_address', 'pickup_day',
  'pickup_slot', 'admin_imagenes', 'customer_imagenes', 'customer_id');

-- grants ----------------------------------------------------------------------------------------------
grant select on public.ordenes_servicio, public.orden_comentarios, public.orden_eventos, public.orden_lecturas,
  public.orden_motivos, public.orden_entregas to authenticated;
grant all on public.ordenes_servicio, public.orden_comentarios, public.orden_eventos, public.orden_lecturas,
  public.orden_motivos, public.orden_entregas to service_role;
-- State, photos and owner are changed by the functions above only.
grant update (descripcion, admin_descripcion, device_kind, device_brand, device_model, device_serial, accessories,
  condition, contact_name, contact_phone, contact_email, handover, pickup_address, pickup_day, pickup_slot,
  warranty_months, complexity, contact_document, contact_address, condition_checks, diagnosis_price, agreed_price) on
  public.ordenes_servicio to authenticated;
grant execute on function private.repair_words, public.request_repair to authenticated, service_role;
grant execute on function public.pickup_slots, public.may_see_repair_image to anon, authenticated, service_role;
grant execute on function private.own_repairs, public.take_in_repair, public.add_intake_photos,
  public.close_repair_request, public.comment_repair, public.mark_repair_read, public.repair_unread,
  public.change_repair_state, public.assign_technician, public.assign_repair_customer, private.may_see_repair_object,
  private.is_repair_object, public.hide_repair_photo, public.hide_repair_comment, public.repair_link,
  public.revoke_repair_link, public.renew_repair_link to authenticated;
grant execute on function public.add_repair_photo to service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.ordenes_servicio enable row level security;
alter table public.orden_comentarios enable row level security;
alter table public.orden_eventos enable row level security;
alter table public.orden_lecturas enable row level security;
alter table public.orden_motivos enable row level security;
alter table public.orden_entregas enable row level security;

create policy "own repairs or staff reads" on public.ordenes_servicio for select to authenticated
  using (usuario_id = (select auth.uid()) or id >= private.staff_sees_from());
comment on policy "own repairs or staff reads" on public.ordenes_servicio is 'Customers see their own; staff see all.';
create policy "staff work on repairs" on public.ordenes_servicio for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff work on repairs" on public.ordenes_servicio is 'Column grants exclude dates, source and the customer''s photos. No deletes: the records are evidence. Orders are created by take_in_repair and request_repair only.';

create policy "comments of visible repairs" on public.orden_comentarios for select to authenticated
  using (orden_id >= private.staff_sees_from() or (not is_internal and orden_id = any ((select private.own_repairs())::uuid[])));
comment on policy "comments of visible repairs" on public.orden_comentarios is 'Customers never see internal ones. Written by comment_repair.';

create policy "events of visible repairs" on public.orden_eventos for select to authenticated
  using (orden_id >= private.staff_sees_from() or (is_public and orden_id = any ((select private.own_repairs())::uuid[])));
comment on policy "events of visible repairs" on public.orden_eventos is 'Customers see public events. Written by triggers and functions.';

create policy "own reading marks" on public.orden_lecturas for select to authenticated using (user_id = (select auth.uid()));
comment on policy "own reading marks" on public.orden_lecturas is 'Each person their own. Written by mark_repair_read.';

create policy "repair photos of whoever may see them" on storage.objects for select to authenticated
  using (bucket_id = 'service-orders' and (select private.may_see_repair_object(name)));
create policy "staff store repair photos" on storage.objects for insert to authenticated
  with check (bucket_id = 'service-orders' and (select private.is_staff()) and private.is_repair_object(name));

create policy "staff read reasons" on public.orden_motivos for select to authenticated using ((select private.is_staff()));
comment on policy "staff read reasons" on public.orden_motivos is 'Staff only; the customer sees the event without it.';
create policy "staff read deliveries" on public.orden_entregas for select to authenticated using ((select private.is_staff()));
comment on policy "staff read deliveries" on public.orden_entregas is 'Written by a trigger. They name who collected the device, who may not be its owner.';

-- realtime --------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.ordenes_servicio, public.orden_comentarios, public.orden_eventos;

-- storage ---------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('service-orders', 'service-orders', false, 10485760, array['image/webp', 'image/jpeg', 'image/png', 'image/avif'])
on conflict (id) do nothing;

-- data ------------------------------------------------------------------------------------------------
insert into private.holidays select distinct private.co_holidays(y) from generate_series(2020, 2099) y;
