-- Repairs at the counter: what a device promises from the moment it comes in, how it is taken in, and requests whose device
-- never came.

-- tables -------------------------------------------------------------------------------------------------
alter table public.ordenes_servicio
  add column received_at timestamptz,
  add column received_by uuid references auth.users (id) on delete set null,
  add column contact_document text not null default '' check (char_length(contact_document) <= 40),
  add column contact_address text not null default '' check (char_length(contact_address) <= 300),
  add column condition_checks text[] not null default '{}'
    check (condition_checks <@ array['enciende', 'no_enciende', 'golpes', 'rayones', 'tornillos', 'sello', 'humedad', 'suciedad']),
  add column diagnosis_price int not null default 0 check (diagnosis_price between 0 and 100000000),
  add column agreed_price int check (agreed_price between 1 and 100000000),
  add column terms_accepted_at timestamptz,
  add column terms_version text not null default '' check (char_length(terms_version) <= 40),
  add column complexity text not null default 'simple' check (complexity in ('simple', 'compleja')),
  add column state_since timestamptz not null default now(),
  add column promise_from timestamptz,
  add column promised_at timestamptz,
  add column promise_warns_at timestamptz,
  add column closed_at timestamptz,
  add column closed_reason text not null default '' check (char_length(closed_reason) <= 300),
  add constraint ordenes_servicio_closed check (closed_at is null or received_at is null),
  add constraint ordenes_servicio_arrived check (received_at is not null or estado = 'Recibido');
comment on column public.ordenes_servicio.received_at is 'When the workshop got the device; null for an online request that has not been brought.';
comment on column public.ordenes_servicio.received_by is 'Who took it in, and wrote down that the customer accepted the terms.';
comment on column public.ordenes_servicio.condition_checks is 'What was seen on the device when it came in (Ley 1480, art. 18).';
comment on column public.ordenes_servicio.agreed_price is 'Price known when the device came in; otherwise a quote tells it.';
comment on column public.ordenes_servicio.complexity is 'simple: ready in two opening days, compleja: in five.';
comment on column public.ordenes_servicio.promise_from is 'What the promise counts from; null while the clock stands still.';
comment on column public.ordenes_servicio.promised_at is 'When the next step is due; null while the customer''s answer is awaited, and once the repair is done.';
comment on column public.ordenes_servicio.promise_warns_at is 'From here on the promise is about to run out.';
comment on column public.ordenes_servicio.closed_at is 'An online request whose device never came: it is over without having been a repair.';

-- opening hours ------------------------------------------------------------------------------------------
-- Worked out once: a promise and a report ask for hundreds of days.
create table private.holidays (day date primary key);
comment on table private.holidays is 'Colombia''s holidays, by private.co_holidays.';
insert into private.holidays select distinct private.co_holidays(y) from generate_series(2020, 2099) y;

-- Monday to Saturday, no holiday: the shop's days, which are not the business days of legal terms.
create function private.is_opening_day(p_day date) returns boolean
language sql stable strict security definer set search_path = '' as
$$ select extract(isodow from p_day) < 7 and not exists (select from private.holidays h where h.day = p_day) $$;

-- The hours of one day; a shop whose settings make no sense is open all day rather than never.
create function private.hours_of(p_day date, out opens timestamp, out closes timestamp)
language sql stable security definer set search_path = '' as
$$
  select p_day + case when s.opens_at < s.closes_at then s.opens_at else time '00:00' end,
    p_day + case when s.opens_at < s.closes_at then s.closes_at else time '24:00' end
  from public.store_settings s
$$;

-- A moment so many opening hours later.
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

-- The p_days-th opening day after a moment; its own day never counts.
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

-- The opening minutes between two moments.
create function private.opening_minutes(p_from timestamptz, p_to timestamptz) returns numeric
language sql stable security definer set search_path = '' as
$$
  select coalesce(sum(extract(epoch from least(p_to at time zone 'America/Bogota', h.closes) - greatest(p_from at time zone 'America/Bogota', h.opens))) / 60, 0)
  from generate_series(private.co_date(p_from)::timestamp, private.co_date(p_to)::timestamp, interval '1 day') d
    cross join lateral private.hours_of(d::date) h
  where private.is_opening_day(d::date)
    and h.closes > p_from at time zone 'America/Bogota' and h.opens < p_to at time zone 'America/Bogota'
$$;

-- promises -----------------------------------------------------------------------------------------------
-- Diagnosis by the same hour of the next opening day (24 hours by the clock, closed days left out); a simple repair by
-- the end of the second opening day, a complex one by that of the fifth.
-- It warns four opening hours before a diagnosis is due, and on the morning of the day when a repair is.
create function private.promise_of(p_estado public.repair_state, p_complexity text, p_from timestamptz, out promised_at timestamptz, out warns_at timestamptz)
language sql stable set search_path = '' as
$$
  select case when p_estado = 'Reparando' then day.closes at time zone 'America/Bogota' else private.add_opening_hours(p_from, shop.day) end,
    case when p_estado = 'Reparando' then day.opens at time zone 'America/Bogota' else private.add_opening_hours(p_from, shop.day - interval '4 hours') end
  from (select closes_at - opens_at as day from public.store_settings) shop,
    private.hours_of(private.add_opening_days(p_from, case p_complexity when 'compleja' then 5 else 2 end)) day
  where p_estado in ('Recibido', 'En_Diagnostico', 'Reparando') and p_from is not null
$$;

create function private.repair_promise() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  is_new boolean := tg_op = 'INSERT';
  entered boolean := tg_op = 'INSERT' or new.estado <> old.estado;
begin
  -- What is written down at the counter is here. A request from home is taken in by take_in_repair alone.
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

-- Repairs from before there were promises; writing them down is no news about any.
alter table public.ordenes_servicio disable trigger user;
update public.ordenes_servicio o set
  received_at = case when o.source = 'mostrador' then o.created_at when o.estado <> 'Recibido' then coalesce((
    select min(e.created_at) from public.orden_eventos e where e.orden_id = o.id and e.to_estado <> 'Recibido'), o.created_at) end,
  state_since = coalesce((
    select max(e.created_at) from public.orden_eventos e
    where e.orden_id = o.id and e.to_estado = o.estado and e.from_estado is distinct from e.to_estado), o.created_at);
update public.ordenes_servicio o set
  promise_from = case when o.estado = 'Reparando' then o.state_since when o.estado in ('Recibido', 'En_Diagnostico') then o.received_at end;
update public.ordenes_servicio o set promised_at = p.promised_at, promise_warns_at = p.warns_at
from public.ordenes_servicio old cross join lateral private.promise_of(old.estado, old.complexity, old.promise_from) p
where old.id = o.id;
alter table public.ordenes_servicio enable trigger user;

create trigger ordenes_servicio_promise before insert or update on public.ordenes_servicio for each row execute function private.repair_promise();

-- indexes ------------------------------------------------------------------------------------------------
create index ordenes_servicio_open on public.ordenes_servicio (estado, promised_at, state_since) where estado <> 'Entregado' and closed_at is null;
create index ordenes_servicio_promised on public.ordenes_servicio (promised_at) where promised_at is not null;
create index ordenes_servicio_delivered on public.ordenes_servicio (delivered_at desc) where delivered_at is not null;
create index ordenes_servicio_received_by on public.ordenes_servicio (received_by) where received_by is not null;

-- A price agreed face to face is a quote that was approved there. The consent that the work begins within the time to
-- withdraw belongs to answers from afar (Ley 1480, art. 47).
alter table public.cotizaciones
  drop constraint cotizaciones_decided_via_check,
  drop constraint cotizaciones_check1,
  add constraint cotizaciones_decided_via_check check (decided_via in ('cuenta', 'enlace', 'mostrador', 'telefono', 'whatsapp')),
  add constraint cotizaciones_consents check (
    estado <> 'aprobada' or (terms_accepted_at is not null and (decided_via = 'mostrador' or service_consent_at is not null)));

-- check-in -----------------------------------------------------------------------------------------------
create function private.approve_agreed_price(r public.ordenes_servicio) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.cotizaciones (orden_id, total, deposit, lines, estado, valid_until, decided_at, decided_via, signer_name, terms_accepted_at, created_by)
  values (r.id, r.agreed_price, least(r.agreed_price, r.deposit), jsonb_build_array(jsonb_build_object(
      'kind', 'labour', 'concept', 'Precio acordado al recibir el equipo', 'quantity', 1, 'unit_price', r.agreed_price, 'amount', r.agreed_price)),
    'aprobada', now() + interval '30 days', now(), 'mostrador', r.contact_name, r.terms_accepted_at, r.received_by);
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note)
  values (r.id, 'decision', 'admin', r.received_by, 'Precio acordado en la tienda: ' || private.cop(r.agreed_price));
end $$;

-- Takes a device in at the counter; with p_orden, the device of a request that was made online. The same key never makes
-- two orders. p_intake has the columns' own names, and `terms` for what the customer accepted.
create function public.take_in_repair(p_key uuid, p_intake jsonb, p_orden uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  -- Blanks around a text are nobody's words.
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
    return jsonb_build_object('id', r.id, 'token', (select token from private.repair_links where orden_id = r.id and revoked_at is null));
  end if;
  if coalesce(i.descripcion, '') !~ '\S' or char_length(i.descripcion) > 4000 then
    perform private.refuse('bad_description', 'Escribe qué le pasa al equipo, en máximo 4000 caracteres.');
  end if;
  if i.usuario_id is not null and not exists (select from public.profiles where id = i.usuario_id) then
    perform private.refuse('unknown_person', 'Esa cuenta ya no existe. Busca al cliente de nuevo.');
  end if;
  if p_orden is not null then
    -- A deposit may close the order that is open for its quote, and orders are always locked before repairs.
    perform 1 from public.orders where id = (select order_id from public.cotizaciones where orden_id = p_orden and replaced_at is null) for update;
    r := private.lock_repair(p_orden, null, null, true);
    if r.received_at is not null then
      perform private.refuse('already_received', 'Este equipo ya se recibió.');
    end if;
  end if;
  -- As when an account is confirmed: whose proven address it is, theirs is the repair.
  i.usuario_id := coalesce(r.usuario_id, i.usuario_id, (
    select u.id from auth.users u where i.contact_email <> '' and lower(u.email) = lower(i.contact_email) and u.email_confirmed_at is not null));

  if p_orden is null then
    perform private.announce_step('Servicio creado y equipo recibido', '{}', true, 'admin', me);
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
  -- A request may have been quoted, and approved, before its device came.
  if coalesce(i.deposit, 0) <> 0 then
    r := private.take_deposit(r, 'abono', coalesce(p_intake ->> 'deposit_method', 'efectivo'), i.deposit);
  end if;
  if r.agreed_price is not null and r.terms_accepted_at is not null and r.contact_name <> ''
    and not exists (select from public.cotizaciones where orden_id = r.id and replaced_at is null) then
    perform private.approve_agreed_price(r);
  end if;
  return jsonb_build_object('id', r.id, 'token', (select token from private.repair_links where orden_id = r.id and revoked_at is null));
end $$;

-- The photos of a device as it came in.
create function public.add_intake_photos(p_orden uuid, p_images text[]) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
begin
  perform private.require_staff();
  r := private.lock_repair(p_orden, null, null, true);
  if coalesce(cardinality(p_images), 0) not between 1 and 20 or exists (
    select from unnest(p_images) p where p is null or p !~ ('^/api/repairs/images/' || p_orden || '/[a-z0-9-]+\.webp$')) then
    perform private.refuse('bad_photo', 'Una de las fotos no es de esta reparación. Súbela de nuevo.');
  end if;
  if p_images <@ r.admin_imagenes then return; end if;
  update public.ordenes_servicio set admin_imagenes = admin_imagenes || p_images where id = p_orden;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, images)
  values (p_orden, 'avance', 'admin', (select auth.uid()), r.estado, r.estado, 'Fotos del equipo al recibirlo', p_images);
end $$;

-- An online request whose device never came. It stops counting, and the account that made it can be deleted. What was paid
-- for it goes back first, and its quote can be paid no more.
create function public.close_repair_request(p_orden uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  q public.cotizaciones;
  locked uuid;
  why text := private.trim_text(coalesce(p_reason, ''));
begin
  perform private.require_staff();
  select order_id into locked from public.cotizaciones where orden_id = p_orden and replaced_at is null;
  perform 1 from public.orders where id = locked for update;
  r := private.lock_repair(p_orden, null, null, true);
  if r.received_at is not null then
    perform private.refuse('already_received', 'Este equipo ya se recibió: la orden no se puede cerrar como solicitud.');
  end if;
  if char_length(why) not between 1 and 300 then
    perform private.refuse('bad_reason', 'Escribe por qué se cierra, en máximo 300 caracteres.');
  end if;
  if r.closed_at is not null then return; end if;
  select * into q from public.cotizaciones where orden_id = p_orden and replaced_at is null for update;
  if q.paid_at is not null or r.deposit > 0 then
    perform private.refuse('money_held', 'Ya recibiste dinero por esta solicitud. Devuélvelo antes de cerrarla.');
  end if;
  if q.order_id is distinct from locked then
    perform private.refuse('try_again', 'El cliente está abriendo el pago en línea. Intenta de nuevo.');
  end if;
  if q.order_id is not null then
    perform private.close_quote_order(q.order_id);
  end if;
  update public.ordenes_servicio set closed_at = now(), closed_reason = why where id = p_orden;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note)
  values (p_orden, 'avance', 'admin', (select auth.uid()), r.estado, r.estado, 'Solicitud cerrada: ' || why);
end $$;

-- what knew nothing of this -------------------------------------------------------------------------------
-- Closed requests no longer count among the open ones.
create or replace function public.request_repair(
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
  p_address text default '',
  p_day date default null,
  p_slot time default null,
  p_visitor text default '',
  p_terms text default ''
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
    return jsonb_build_object('id', r.id, 'token', (select token from private.repair_links where orden_id = r.id and revoked_at is null));
  end if;

  if coalesce(char_length(p_terms) not between 1 and 80, true) then
    perform private.refuse('terms_required', 'Acepta el tratamiento de tus datos para enviar tu solicitud.');
  end if;
  p_description := private.trim_text(coalesce(p_description, ''));
  p_name := private.trim_text(coalesce(p_name, ''));
  p_phone := private.trim_text(coalesce(p_phone, ''));
  p_address := private.trim_text(coalesce(p_address, ''));
  p_email := coalesce(nullif(lower(private.trim_text(coalesce(p_email, ''))), ''), (select lower(email) from auth.users where id = me), '');
  if char_length(p_description) not between 1 and 4000 then
    perform private.refuse('bad_description', 'Cuéntanos qué le pasa a tu equipo, en máximo 4000 caracteres.');
  end if;
  if char_length(p_name) not between 3 and 120 or char_length(p_phone) not between 7 and 30 or char_length(p_email) > 254 then
    perform private.refuse('bad_contact', 'Completa tu nombre y tu celular.');
  end if;
  if p_handover = 'domicilio' then
    if char_length(p_address) not between 5 and 300 then
      perform private.refuse('bad_address', 'Escribe la dirección de recogida, con barrio y municipio.');
    end if;
    if not exists (select from public.pickup_slots() s where s.day = p_day and s.starts_at = p_slot) then
      perform private.refuse('bad_slot', 'Ese horario de recogida ya no está disponible. Elige otro.');
    end if;
  end if;
  -- What is asked for and never brought costs the workshop time: one person may ask for only a few at once.
  -- The phone of a guest counts from one place (p_visitor, a digest made by the server): whoever knows a number must not
  -- be able to keep its owner from asking.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(me::text, p_visitor || p_phone), 2));
  if (select count(*) from public.ordenes_servicio
      where source = 'en_linea' and estado = 'Recibido' and closed_at is null
        and (usuario_id = me or (me is null and usuario_id is null and contact_phone = p_phone
             and exists (select from private.repair_requests q where q.orden_id = ordenes_servicio.id and q.visitor = p_visitor)))) >= 5 then
    perform private.refuse('too_many_requests', 'Tienes varias solicitudes sin entregar. Tráenos esos equipos o escríbenos por WhatsApp.');
  end if;

  perform private.announce_step('Solicitado en línea', '{}', true, 'cliente', me);
  insert into public.ordenes_servicio (usuario_id, descripcion, source, device_kind, device_brand, device_model, device_serial, accessories, condition,
    contact_name, contact_phone, contact_email, privacy_accepted_at, handover, pickup_address, pickup_day, pickup_slot)
  values (me, p_description, 'en_linea', p_device, coalesce(p_brand, ''), coalesce(p_model, ''), coalesce(p_serial, ''), coalesce(p_accessories, ''), coalesce(p_condition, ''),
    p_name, p_phone, p_email, now(), p_handover,
    case when p_handover = 'domicilio' then p_address else '' end,
    case when p_handover = 'domicilio' then p_day end, case when p_handover = 'domicilio' then p_slot end)
  returning * into r;
  insert into private.repair_requests (request_key, orden_id, visitor) values (p_key, r.id, case when me is null then left(coalesce(p_visitor, ''), 64) else '' end);
  insert into public.acceptances (repair_id, version) values (r.id, p_terms);
  return jsonb_build_object('id', r.id, 'token', (select token from private.repair_links where orden_id = r.id and revoked_at is null));
end $$;

create or replace function public.repair_by_token(p_token text) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object(
    'id', o.id, 'estado', o.estado, 'source', o.source, 'device_kind', o.device_kind, 'device_brand', o.device_brand, 'device_model', o.device_model,
    'warranty_months', o.warranty_months, 'warranty_until', o.warranty_until, 'outcome', o.outcome, 'outcome_reason', o.outcome_reason,
    'created_at', o.created_at, 'updated_at', o.updated_at, 'delivered_at', o.delivered_at, 'closed_at', o.closed_at,
    'received_at', o.received_at, 'promised_at', o.promised_at,
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'actor', e.actor, 'from_estado', e.from_estado, 'to_estado', e.to_estado,
        'note', e.note, 'images', e.images, 'created_at', e.created_at) order by e.id)
      from public.orden_eventos e where e.orden_id = o.id and e.is_public), '[]'),
    'quote', (
      select jsonb_build_object('id', c.id, 'total', c.total, 'deposit', c.deposit, 'lines', c.lines, 'note', c.note, 'estado', c.estado, 'valid_until', c.valid_until,
        'decided_at', c.decided_at, 'paid_at', c.paid_at, 'created_at', c.created_at,
        'payment_status', (select p.payment_status from public.orders p where p.id = c.order_id))
      from public.cotizaciones c where c.orden_id = o.id and c.replaced_at is null))
  from private.repair_links l join public.ordenes_servicio o on o.id = l.orden_id
  where l.token = p_token and l.revoked_at is null
$$;

-- Takes out of repairs whose they were. What was done to which device, with its quotes, parts and warranty, stays.
create function private.forget_owners(theirs uuid[]) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  -- The workshop's photos are proof of the device; every other file goes.
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
  -- That it was answered, when and how remains; who did it does not.
  update public.cotizaciones set signer_name = case estado when 'pendiente' then '' else 'Cuenta eliminada' end, reason = '', ip = '',
    user_agent = '', decided_by = null
  where orden_id = any (theirs);
  update public.acceptances set ip = '', user_agent = ''
  where repair_id = any (theirs) or quote_id in (select id from public.cotizaciones where orden_id = any (theirs));
  update public.orden_entregas set to_name = '', to_document = '' where orden_id = any (theirs);
  -- The serial stays: without it nobody could tell which device has the warranty.
  update public.ordenes_servicio set usuario_id = null, contact_name = 'Cuenta eliminada', contact_phone = '', contact_email = '',
    pickup_address = '', contact_document = '', contact_address = '', customer_imagenes = '{}', descripcion = 'Descripción eliminada',
    condition = '', delivered_to_name = '', delivered_to_document = ''
  where id = any (theirs);
end $$;

-- Takes a person out of their repairs, and out of those that were over before they had an account: the papers stay for the
-- time that the law asks for.
create or replace function private.forget_repairs(p_user uuid, p_email text default '') returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.forget_owners(array(
    select id from public.ordenes_servicio
    where usuario_id = p_user
       or (usuario_id is null and estado = 'Entregado' and contact_email <> '' and lower(contact_email) = lower(p_email))
    order by id for update));
end $$;

drop trigger ordenes_servicio_audit_i on public.ordenes_servicio;
drop trigger ordenes_servicio_audit_u on public.ordenes_servicio;
drop trigger ordenes_servicio_audit_d on public.ordenes_servicio;
select private.watch('ordenes_servicio', 'id', 'descripcion,contact_name,contact_phone,contact_email,contact_document,contact_address,pickup_address,delivered_to_name,delivered_to_document');

-- grants -------------------------------------------------------------------------------------------------
grant update (complexity, contact_document, contact_address, condition_checks, diagnosis_price, agreed_price) on public.ordenes_servicio to authenticated;
grant execute on function public.take_in_repair(uuid, jsonb, uuid), public.add_intake_photos(uuid, text[]), public.close_repair_request(uuid, text) to authenticated;
