-- Repairs, the workshop's side: why a state went back, who collected, technician, parts taken from stock, quotes with
-- lines, payment at the counter. Locks are always taken in one order: orders, ordenes_servicio, cotizaciones, products.

-- tables -------------------------------------------------------------------------------------------------
alter table public.ordenes_servicio
  add column technician_id uuid references auth.users (id) on delete set null,
  add column delivered_to_name text not null default '' check (char_length(delivered_to_name) <= 120),
  add column delivered_to_document text not null default '' check (char_length(delivered_to_document) <= 30),
  add column deposit int not null default 0 check (deposit between 0 and 100000000),
  add column version int not null default 1;
comment on column public.ordenes_servicio.deposit is 'Money on account: the sum of repair_payments.';
comment on column public.ordenes_servicio.delivered_to_name is 'Who collected the device; the exit document names them.';
comment on column public.ordenes_servicio.version is 'Raised by a change of what people type in forms, not of state, photos or technician.';

alter table public.cotizaciones add column deposit int not null default 0 check (deposit between 0 and total);
comment on column public.cotizaciones.deposit is 'What counts of the money paid on account: what is left of the total is paid by order_id.';
alter table public.cotizaciones add column recorded_by uuid references auth.users (id) on delete set null;
comment on column public.cotizaciones.recorded_by is 'Who of the shop wrote down an answer that was given by phone, WhatsApp or at the counter.';

create table public.orden_motivos (
  evento_id bigint primary key references public.orden_eventos (id) on delete cascade,
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500)
);
comment on table public.orden_motivos is 'Why a repair went back to an earlier state, or an approved quote was replaced. Apart from its event, which the customer reads.';

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
comment on table public.orden_entregas is 'Every time that a device was handed over. The order tells the present one; a device that comes back erases none.';

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
comment on table public.repair_parts is 'Parts built into a device. One with a product was taken from its stock when it was used.';
comment on column public.repair_parts.unit_price is 'As it was then: the approved line''s, or the product''s.';
comment on column public.repair_parts.quote_line is 'Which line of quote_id, from 1.';

alter table public.orden_eventos drop constraint orden_eventos_kind_check, add constraint orden_eventos_kind_check
  check (kind in ('creacion', 'estado', 'avance', 'cotizacion', 'decision', 'pago', 'enlace', 'repuesto', 'asignacion', 'correo', 'correo_fallido'));

alter table public.stock_movements drop constraint if exists stock_movements_reason_check;
alter table public.stock_movements add constraint stock_movements_reason_check
  check (reason in ('initial', 'reserved', 'released', 'adjusted', 'counted', 'repair'));
alter table public.stock_movements add column orden_id uuid;
comment on column public.stock_movements.orden_id is 'The repair that used or gave back the part.';
comment on column public.cotizaciones.lines is 'List of {kind, concept, quantity, unit_price, amount, product_id?} that adds up to the total; older ones have concept and amount alone.';

-- indexes ------------------------------------------------------------------------------------------------
create index ordenes_servicio_in_state on public.ordenes_servicio (estado, created_at);
create index ordenes_servicio_of_technician on public.ordenes_servicio (technician_id) where technician_id is not null;
create index orden_motivos_of on public.orden_motivos (orden_id);
create index orden_entregas_of on public.orden_entregas (orden_id, id);
create index orden_entregas_by on public.orden_entregas (delivered_by) where delivered_by is not null;
create index cotizaciones_recorded_by on public.cotizaciones (recorded_by) where recorded_by is not null;
create index repair_parts_of on public.repair_parts (orden_id, used_at);
create index repair_parts_product on public.repair_parts (product_id) where product_id is not null;
create index repair_parts_of_user on public.repair_parts (used_by) where used_by is not null;
create index repair_parts_of_returner on public.repair_parts (returned_by) where returned_by is not null;
create index repair_parts_quote on public.repair_parts (quote_id) where quote_id is not null;

-- words --------------------------------------------------------------------------------------------------
create function private.repair_state_label(p_estado public.repair_state) returns text
language sql immutable set search_path = '' as
$$
  select case p_estado when 'En_Diagnostico' then 'En Diagnóstico' when 'Esperando_Aprobacion' then 'Esperando Aprobación'
    else p_estado::text end
$$;

create function private.staff_name(p_user uuid) returns text
language sql stable security definer set search_path = '' as
$$ select coalesce((select nullif(username, '') from public.profiles where id = p_user), 'Alguien del taller') $$;

-- triggers -----------------------------------------------------------------------------------------------
create function private.raise_repair_version() returns trigger
language plpgsql set search_path = '' as
$$
begin
  new.version := old.version + ((new.usuario_id, new.descripcion, new.admin_descripcion, new.device_kind, new.device_brand, new.device_model,
      new.device_serial, new.accessories, new.condition, new.condition_checks, new.warranty_months, new.contact_name, new.contact_phone, new.contact_email,
      new.contact_document, new.contact_address, new.diagnosis_price, new.agreed_price)
    is distinct from (old.usuario_id, old.descripcion, old.admin_descripcion, old.device_kind, old.device_brand, old.device_model,
      old.device_serial, old.accessories, old.condition, old.condition_checks, old.warranty_months, old.contact_name, old.contact_phone, old.contact_email,
      old.contact_document, old.contact_address, old.diagnosis_price, old.agreed_price))::int;
  -- A device that is back is in nobody else's hands.
  if new.estado <> 'Entregado' then
    new.delivered_to_name := '';
    new.delivered_to_document := '';
  end if;
  return new;
end $$;
create trigger ordenes_servicio_version before update on public.ordenes_servicio for each row execute function private.raise_repair_version();

-- Keeps what a hand-over was, also after the device has come back.
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
create trigger ordenes_servicio_deliveries after insert or update on public.ordenes_servicio for each row execute function private.keep_delivery();

-- Money paid on account may be all that an approved quote asks for: then there is no order to pay. Money that was written
-- down by mistake pays nothing.
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
create trigger cotizaciones_covered before insert or update of estado, deposit on public.cotizaciones for each row execute function private.quote_covered();

-- Why the step that is about to be made goes back. The trigger below asks for it, whoever makes the step.
create function private.announce_reason(p_reason text) returns void
language sql set search_path = '' as
$$ select set_config('repairs.reason', p_reason, true) $$;

create or replace function private.repair_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  step jsonb := coalesce(nullif(current_setting('repairs.step', true), '')::jsonb, '{}');
  why text := coalesce(current_setting('repairs.reason', true), '');
  me uuid := (select auth.uid());
  is_new boolean := tg_op = 'INSERT';
  event bigint;
begin
  if not is_new and new.estado = old.estado then return null; end if;
  perform set_config('repairs.step', '', true), private.announce_reason('');
  if not is_new and new.estado < old.estado and why !~ '\S' then
    perform private.refuse('reason_required', format('Escribe por qué la orden vuelve a %s.', private.repair_state_label(new.estado)));
  end if;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, images, is_public)
  values (new.id, case when is_new then 'creacion' else 'estado' end,
    coalesce(step ->> 'actor', case when private.is_staff() then 'admin' when me is not null then 'cliente' else 'sistema' end),
    coalesce((step ->> 'actor_id')::uuid, me),
    case when not is_new then old.estado end, new.estado,
    coalesce(step ->> 'note', case when not is_new then '' when new.source = 'en_linea' then 'Solicitado en línea' else 'Servicio creado y equipo recibido' end),
    array(select jsonb_array_elements_text(coalesce(step -> 'images', '[]'))),
    coalesce((step ->> 'public')::boolean, true))
  returning id into event;
  if why ~ '\S' then
    insert into public.orden_motivos (evento_id, orden_id, reason) values (event, new.id, why);
  end if;
  if is_new then
    insert into private.repair_links (orden_id) values (new.id);
    if new.source = 'mostrador' then
      insert into public.orden_comentarios (orden_id, autor, autor_id, texto) values (new.id, 'admin', me, 'Servicio creado y equipo recibido');
    end if;
  end if;
  return null;
end $$;

-- states -------------------------------------------------------------------------------------------------
drop function public.change_repair_state(uuid, public.repair_state, text, text[], boolean);

-- Any state after any other; without a change of state it is a note on the way. New photos join the earlier ones.
-- p_expected is the state that the person saw: the second of two is told who changed it meanwhile.
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
  r public.ordenes_servicio;
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
  perform private.require_staff();
  r := private.lock_repair(p_orden, null, null, true);
  if p_expected is not null and r.estado <> p_expected then
    select * into last from public.orden_eventos where orden_id = p_orden and kind in ('creacion', 'estado') order by id desc limit 1;
    perform private.refuse('state_changed', format('%s cambió la orden a %s mientras la mirabas. Revísala y vuelve a intentarlo.',
      case last.actor when 'admin' then private.staff_name(last.actor_id) when 'cliente' then 'El cliente' else 'El sistema' end,
      private.repair_state_label(r.estado)), r.estado::text);
  end if;
  if r.received_at is null and p_estado <> r.estado then
    perform private.refuse('not_received', 'El equipo no ha llegado. Recíbelo antes de mover la orden.');
  end if;
  if char_length(note) > 2000 then
    perform private.refuse('long_note', 'La nota es demasiado larga: escribe máximo 2000 caracteres.');
  end if;
  if char_length(why) > 500 then
    perform private.refuse('long_reason', 'El motivo es demasiado largo: escribe máximo 500 caracteres.');
  end if;
  if cardinality(photos) > 20 or exists (
    select from unnest(photos) p where p is null or p !~ ('^/api/repairs/images/' || p_orden || '/[a-z0-9-]+\.webp$')) then
    perform private.refuse('bad_photo', 'Una de las fotos no es de esta reparación. Súbela de nuevo.');
  end if;
  is_delivery := p_estado = 'Entregado' and r.estado <> 'Entregado';
  if is_delivery then
    if char_length(collector) not between 3 and 120 or char_length(coalesce(p_to_document, '')) > 30 then
      perform private.refuse('collector_required', 'Escribe el nombre de quien recoge el equipo.');
    end if;
    -- A device whose quote was rejected leaves as it came, unless somebody says otherwise.
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

  perform private.announce_step(note, photos, p_public, 'admin', (select auth.uid()));
  perform private.announce_reason(case when p_estado < r.estado then why else '' end);
  update public.ordenes_servicio set estado = p_estado,
    admin_descripcion = case when p_public and note <> '' then note else admin_descripcion end,
    admin_imagenes = case when p_public then admin_imagenes || photos else admin_imagenes end,
    outcome = case when is_delivery then ending else outcome end,
    outcome_reason = case when is_delivery and ending = 'sin_reparar' then ending_reason when is_delivery then '' else outcome_reason end,
    delivered_to_name = case when is_delivery then collector else delivered_to_name end,
    delivered_to_document = case when is_delivery then private.trim_text(coalesce(p_to_document, '')) else delivered_to_document end
  where id = p_orden;
  if r.estado = p_estado then
    perform set_config('repairs.step', '', true);
    insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, images, is_public)
    values (p_orden, 'avance', 'admin', (select auth.uid()), p_estado, p_estado, note, photos, p_public);
  end if;
  if is_delivery and owed is not null then
    perform private.audit('repair.delivered_unpaid', 'ordenes_servicio', p_orden::text, jsonb_build_object('total', owed));
  end if;
end $$;

-- who works on it, and whose it is -----------------------------------------------------------------------
create function public.assign_technician(p_orden uuid, p_technician uuid default null) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
begin
  perform private.require_staff();
  r := private.lock_repair(p_orden, null, null, true);
  if p_technician is not null and not exists (select from public.profiles where id = p_technician and role <> 'cliente') then
    perform private.refuse('not_staff', 'Esa persona no es del taller.');
  end if;
  if r.technician_id is not distinct from p_technician then return; end if;
  update public.ordenes_servicio set technician_id = p_technician, updated_at = now() where id = p_orden;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note, is_public)
  values (p_orden, 'asignacion', 'admin', (select auth.uid()),
    case when p_technician is null then 'Sin técnico asignado' else 'Técnico: ' || private.staff_name(p_technician) end, false);
end $$;

-- Gives a repair to an account, or to none. What is not paid yet follows it.
create function public.assign_repair_customer(p_orden uuid, p_user uuid, p_version int) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
begin
  perform private.require_staff();
  perform 1 from public.orders o
  where o.id in (select c.order_id from public.cotizaciones c where c.orden_id = p_orden) order by o.id for update;
  r := private.lock_repair(p_orden, null, null, true);
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
  -- Whoever had it until now knows its link.
  if r.usuario_id is not null then
    update private.repair_links set revoked_at = now() where orden_id = p_orden and revoked_at is null;
    insert into private.repair_links (orden_id) values (p_orden);
  end if;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note, is_public)
  values (p_orden, 'asignacion', 'admin', (select auth.uid()),
    case when p_user is null then 'La orden quedó sin cuenta' else 'La orden quedó en la cuenta de ' || coalesce((select nullif(username, '') from public.profiles where id = p_user), 'su cliente') end, false);
end $$;

-- quotes -------------------------------------------------------------------------------------------------
-- The lines of a quote as they are kept: names of stock from stock, amounts worked out here; refuses what makes no sense.
create function private.quote_lines(p_lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  kept jsonb;
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 30 or exists (
    select from jsonb_array_elements(p_lines) l
    where jsonb_typeof(l) <> 'object' or coalesce(l ->> 'kind', '') not in ('labour', 'part')
      or coalesce(l ->> 'unit_price', '') !~ '^\d{1,9}$' or coalesce(l ->> 'quantity', '') !~ '^[1-9]\d?$'
      or (l ->> 'product_id' is not null and (l ->> 'kind' <> 'part' or l ->> 'product_id' !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'))
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

-- What was paid on account and has not paid an earlier quote.
create function private.free_deposit(r public.ordenes_servicio) returns int
language sql stable security definer set search_path = '' as
$$
  select greatest(0, r.deposit - coalesce(sum(q.deposit), 0))::int from public.cotizaciones q
  where q.orden_id = r.id and q.replaced_at is not null and q.paid_at is not null
$$;

drop function public.create_quote(uuid, int, jsonb, text, int, boolean);

-- The workshop's price: the sum of its lines. It takes the place of p_replaces, the quote that the person saw. One that the
-- customer has approved gives way only with a reason, and never while it is paid.
create function public.create_quote(p_orden uuid, p_lines jsonb, p_replaces uuid default null, p_note text default '', p_valid_days int default 15, p_await boolean default true, p_reason text default '') returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  before public.cotizaciones;
  locked uuid;
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

  select order_id into locked from public.cotizaciones where orden_id = p_orden and replaced_at is null;
  perform 1 from public.orders where id = locked for update;
  r := private.lock_repair(p_orden, null, null, true);
  select * into before from public.cotizaciones where orden_id = p_orden and replaced_at is null for update;
  if before.id is distinct from p_replaces then
    perform private.refuse('quote_changed', format('%s envió otra cotización de %s mientras escribías esta. Mírala antes de reemplazarla.',
      private.staff_name(before.created_by), private.cop(before.total)));
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
  if before.order_id is distinct from locked then
    perform private.refuse('try_again', 'El cliente está pagando esta cotización. Intenta de nuevo.');
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
  -- A device that is not here waits for itself.
  if p_await and r.received_at is not null then
    perform private.announce_reason(case when r.estado > 'Esperando_Aprobacion' then coalesce(nullif(why, ''), 'Cotización nueva: ' || private.cop(total::int)) else '' end);
    update public.ordenes_servicio set updated_at = now(), estado = 'Esperando_Aprobacion' where id = p_orden;
  else
    update public.ordenes_servicio set updated_at = now() where id = p_orden;
  end if;
  return made;
end $$;

-- The customer's answer as somebody of the shop heard it: who gave it, when and how is the proof that is kept.
create function public.record_quote_answer(p_quote uuid, p_approve boolean, p_name text, p_via text, p_at timestamptz, p_terms boolean, p_note text default '') returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  q public.cotizaciones;
  signer text := private.trim_text(coalesce(p_name, ''));
begin
  perform private.require_staff();
  r := private.lock_repair((select orden_id from public.cotizaciones where id = p_quote), null, null, true);
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

-- "Sony PS5 Slim", or what is known of it.
create function private.repair_device(r public.ordenes_servicio) returns text
language sql immutable set search_path = '' as
$$
  select left(concat_ws(' ', coalesce(nullif(r.device_brand, ''),
    case r.device_kind when 'playstation' then 'PlayStation' when 'xbox' then 'Xbox' when 'nintendo' then 'Nintendo' when 'control' then 'Control' end),
    nullif(r.device_model, '')), 80)
$$;

-- The order that pays what is left of a quote. Online it names no person: whoever holds the repair's link may come to pay.
create function private.open_quote_order(r public.ordenes_servicio, q public.cotizaciones, p_at_counter boolean) returns public.orders
language plpgsql security definer set search_path = '' as
$$
declare
  title text := concat_ws(' · ', 'Reparación ' || right(r.id::text, 8), nullif(private.repair_device(r), ''));
  o public.orders;
begin
  insert into public.orders (user_id, status, payment_method, quantity, total_price, customer_name, customer_phone, customer_email, expires_at)
  values (r.usuario_id, case when p_at_counter then 'confirmed' else 'placed' end::public.order_status,
    case when p_at_counter then 'contra_entrega' else 'card' end::public.payment_method, 1, q.total - q.deposit,
    case when p_at_counter then coalesce(nullif(r.contact_name, ''), title) else title end, case when p_at_counter then r.contact_phone else '' end,
    case when p_at_counter then r.contact_email else '' end,
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
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('order_id', o.id, 'token', k.token, 'total', o.total_price) from private.order_keys k where k.order_id = o.id $$;

-- The card order of an approved quote: the one that is open, or a new one.
create or replace function public.place_quote_order(p_quote uuid, p_token text default null) returns jsonb
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
  if o.status = 'placed' and o.payment_method = 'card' and (o.payment_status = 'pending' or private.has_payment_in_flight(o.id) or o.expires_at > now()) then
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

-- What is left of an approved quote, paid in the shop: an order of its own, collected like one that is paid on delivery.
-- p_amount is what the person was asked for: a sum that changed meanwhile is not taken.
create function public.pay_quote_at_counter(p_quote uuid, p_method text, p_amount int) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  q public.cotizaciones;
  o public.orders;
  locked uuid;
begin
  perform private.require_staff();
  select order_id into locked from public.cotizaciones where id = p_quote;
  perform 1 from public.orders where id = locked for update;
  r := private.lock_repair((select orden_id from public.cotizaciones where id = p_quote), null, null, true);
  select * into q from public.cotizaciones where id = p_quote for update;
  if q.replaced_at is not null then
    perform private.refuse('quote_replaced', 'Esta cotización cambió. Mira la nueva antes de cobrar.');
  end if;
  if q.paid_at is not null then
    perform private.refuse('already_paid', 'Esta cotización ya está pagada. No cobres de nuevo.');
  end if;
  if q.estado <> 'aprobada' then
    perform private.refuse('not_approved', 'El cliente todavía no aprueba esta cotización.');
  end if;
  if q.order_id is distinct from locked then
    perform private.refuse('try_again', 'El cliente está abriendo el pago en línea. Intenta de nuevo.');
  end if;
  perform private.require_counter_method(p_method);
  if p_amount is distinct from q.total - q.deposit then
    perform private.refuse('bad_amount', format('Por esta cotización se cobran %s. Revisa el valor antes de cobrar.', private.cop(q.total - q.deposit)));
  end if;
  -- The card order that was open can be paid no more, so nobody pays twice.
  if q.order_id is not null then
    perform private.close_quote_order(q.order_id);
  end if;
  o := private.open_quote_order(r, q, true);
  perform private.apply_order_move(o, 'collect', jsonb_build_object('method', p_method));
  return o.id;
end $$;

-- Makes the quote that an order pays agree with the order as it is now; safe to repeat.
create or replace function private.settle_quote_payment(p_order uuid) returns void
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
  -- What money on account covers whole is paid, whatever became of the order that was opened for it before.
  is_paid := o.payment_status in ('paid', 'partially_refunded') or (q.estado = 'aprobada' and q.deposit = q.total);
  if is_paid = (q.paid_at is not null) then return; end if;
  update public.cotizaciones set paid_at = case when is_paid then coalesce(o.paid_at, now()) end where id = q.id;
  insert into public.orden_eventos (orden_id, kind, actor, note)
  values (q.orden_id, 'pago', 'sistema', case when is_paid then 'Pago recibido: ' else 'Pago devuelto: ' end || private.cop(o.total_price));
  update public.ordenes_servicio set updated_at = now() where id = q.orden_id;
end $$;

-- parts --------------------------------------------------------------------------------------------------
-- A part goes into the device: a line of an approved quote, something from stock, or something bought elsewhere.
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
  r public.ordenes_servicio;
  q public.cotizaciones;
  line jsonb;
  part public.repair_parts;
  used int;
begin
  perform private.require_staff();
  r := private.lock_repair(p_orden, null, null, true);
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
    update public.products set stock = stock - p_quantity where id = part.product_id and stock >= p_quantity
    returning coalesce(part.unit_price, price), case when p_quote is null then name else part.name end into part.unit_price, part.name;
    if not found then
      perform private.refuse('out_of_stock', coalesce(
        (select format('Solo quedan %s unidades de «%s» en el inventario.', stock, name) from public.products where id = part.product_id),
        'Ese producto ya no está en el catálogo.'));
    end if;
  elsif part.name !~ '\S' or char_length(part.name) > 160 or part.unit_price not between 0 and 100000000 then
    perform private.refuse('bad_part', 'Escribe qué repuesto usaste y su precio.');
  end if;
  insert into public.repair_parts (orden_id, product_id, name, quantity, unit_price, quote_id, quote_line, used_by)
  values (p_orden, part.product_id, part.name, p_quantity, coalesce(part.unit_price, 0), p_quote, case when p_quote is not null then p_line end, (select auth.uid()))
  returning * into part;
  perform private.note_part(part, -1);
  return part.id;
end $$;

-- Writes down in the stock's ledger and in the timeline that a part was used (-1) or given back (1).
create function private.note_part(p public.repair_parts, p_sign int) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  if p.product_id is not null then
    insert into public.stock_movements (product_id, delta, reason, orden_id, actor, note)
    values (p.product_id, p_sign * p.quantity, 'repair', p.orden_id, (select auth.uid()), 'Orden de servicio ' || right(p.orden_id::text, 6));
  end if;
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note, is_public)
  values (p.orden_id, 'repuesto', 'admin', (select auth.uid()),
    format('Repuesto %s: %s × %s', case when p_sign < 0 then 'usado' else 'devuelto' end, p.quantity, p.name), false);
  update public.ordenes_servicio set updated_at = now() where id = p.orden_id;
end $$;

-- A part comes out again and, when it came from stock, goes back there.
create function public.return_repair_part(p_part uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  part public.repair_parts;
begin
  perform private.require_staff();
  perform private.lock_repair((select orden_id from public.repair_parts where id = p_part), null, null, true);
  update public.repair_parts set returned_at = now(), returned_by = (select auth.uid()) where id = p_part and returned_at is null returning * into part;
  if not found then
    perform private.refuse('already_returned', 'Ese repuesto ya se devolvió.');
  end if;
  update public.products set stock = stock + part.quantity where id = part.product_id;
  perform private.note_part(part, 1);
end $$;

-- what was shown by mistake ------------------------------------------------------------------------------
-- A photo goes from what the customer sees to a step that only the workshop sees, with who took it away and why.
create function public.hide_repair_photo(p_orden uuid, p_image text, p_reason text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  reason text := private.trim_text(coalesce(p_reason, ''));
begin
  perform private.require_staff();
  r := private.lock_repair(p_orden, null, null, true);
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

-- A reply of the workshop becomes an internal note: the customer no longer sees it, the audit log tells who did it.
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

-- audit --------------------------------------------------------------------------------------------------
drop trigger ordenes_servicio_audit_i on public.ordenes_servicio;
drop trigger ordenes_servicio_audit_u on public.ordenes_servicio;
drop trigger ordenes_servicio_audit_d on public.ordenes_servicio;
select private.watch('ordenes_servicio', 'id', 'descripcion,contact_name,contact_phone,contact_email,pickup_address,delivered_to_name,delivered_to_document'),
  private.watch('repair_parts');

-- grants -------------------------------------------------------------------------------------------------
-- State, photos and owner move through the functions above alone.
revoke update (estado, admin_imagenes, usuario_id) on public.ordenes_servicio from authenticated;
grant select on public.orden_motivos, public.orden_entregas, public.repair_parts to authenticated;
grant all on public.orden_motivos, public.orden_entregas, public.repair_parts to service_role;
grant execute on function public.change_repair_state(uuid, public.repair_state, text, text[], boolean, public.repair_state, text, text, text, boolean, text, text),
  public.assign_technician(uuid, uuid), public.assign_repair_customer(uuid, uuid, int), public.create_quote(uuid, jsonb, uuid, text, int, boolean, text),
  public.record_quote_answer(uuid, boolean, text, text, timestamptz, boolean, text),
  public.pay_quote_at_counter(uuid, text, int), public.use_repair_part(uuid, uuid, int, text, int, uuid, int), public.return_repair_part(uuid),
  public.hide_repair_photo(uuid, text, text), public.hide_repair_comment(bigint) to authenticated;

-- row-level security -------------------------------------------------------------------------------------
alter table public.orden_motivos enable row level security;
alter table public.orden_entregas enable row level security;
alter table public.repair_parts enable row level security;

create policy "staff read reasons" on public.orden_motivos for select to authenticated using ((select private.is_staff()));
comment on policy "staff read reasons" on public.orden_motivos is 'Between colleagues; the customer sees the step alone.';
create policy "staff read deliveries" on public.orden_entregas for select to authenticated using ((select private.is_staff()));
comment on policy "staff read deliveries" on public.orden_entregas is 'A trigger writes them. They name whoever fetched the device, who need not be its owner.';
create policy "staff read parts" on public.repair_parts for select to authenticated using ((select private.is_staff()));
comment on policy "staff read parts" on public.repair_parts is 'Functions write them, together with the stock. Customers read the quote and the exit document.';

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.repair_parts;
