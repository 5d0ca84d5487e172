-- Repairs: service orders, what was said about them and what happened to them. What people may do with them follows in
-- the next files. The names that the contract gives stay as they are; companions are in English.

-- types --------------------------------------------------------------------------------------------------
create type public.repair_state as enum ('Recibido', 'En_Diagnostico', 'Esperando_Aprobacion', 'Reparando', 'Completado', 'Entregado');

-- tables -------------------------------------------------------------------------------------------------
create table public.ordenes_servicio (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid references auth.users (id) on delete set null,
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
  constraint ordenes_servicio_outcome check ((outcome <> '') = (estado = 'Entregado') and (outcome_reason <> '') = (outcome = 'sin_reparar'))
);
comment on column public.ordenes_servicio.usuario_id is 'Null for a walk-in or a guest, until the account with the same confirmed e-mail adopts it.';
comment on column public.ordenes_servicio.admin_imagenes is 'Addresses of the workshop''s photos that the customer may see; each checks the viewer''s right.';
comment on column public.ordenes_servicio.source is 'en_linea: solicitado en línea; the device is not here yet.';
comment on column public.ordenes_servicio.warranty_months is 'Filled in from the device unless somebody says otherwise.';
comment on column public.ordenes_servicio.warranty_until is 'Last day, counted from the delivery (Ley 1480, art. 8); null for a device that went back unrepaired.';
comment on column public.ordenes_servicio.outcome is 'How the device left; empty while it is here.';

create table public.orden_comentarios (
  id bigint generated always as identity primary key,
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  autor text not null check (autor in ('cliente', 'admin')),
  autor_id uuid references auth.users (id) on delete set null,
  texto text not null check (texto ~ '\S' and char_length(texto) <= 2000),
  is_internal boolean not null default false check (not is_internal or autor = 'admin'),
  created_at timestamptz not null default now()
);
comment on column public.orden_comentarios.is_internal is 'For staff alone.';

create table public.orden_eventos (
  id bigint generated always as identity primary key,
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  kind text not null check (kind in ('creacion', 'estado', 'avance', 'cotizacion', 'decision', 'pago', 'enlace')),
  actor text not null check (actor in ('cliente', 'admin', 'sistema')),
  actor_id uuid references auth.users (id) on delete set null,
  from_estado public.repair_state,
  to_estado public.repair_state,
  note text not null default '' check (char_length(note) <= 2000),
  images text[] not null default '{}',
  is_public boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.orden_eventos is 'The timeline. Triggers write it, so no way of changing a state goes without its event.';

create table public.orden_lecturas (
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  last_comment bigint not null default 0,
  read_at timestamptz not null default now(),
  primary key (orden_id, user_id)
);
comment on column public.orden_lecturas.last_comment is 'The newest comment that this person has seen. Comments of one order are written one after the other.';

-- Apart from the orders: whoever may select a whole row does not get its link with it.
create table private.repair_links (
  token text primary key default encode(extensions.gen_random_bytes(24), 'hex'),
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
comment on table private.repair_links is 'Opens /reparacion/{token} for whoever holds it, until it is revoked.';

create table private.repair_requests (
  request_key uuid primary key,
  visitor text not null default '',
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade
);
comment on table private.repair_requests is 'The key is made by the browser: the same one never makes two orders.';

-- indexes ------------------------------------------------------------------------------------------------
create index ordenes_servicio_of_user on public.ordenes_servicio (usuario_id, created_at desc);
create index ordenes_servicio_newest on public.ordenes_servicio (created_at desc);
create index ordenes_servicio_guest_email on public.ordenes_servicio (lower(contact_email)) where usuario_id is null;
create index ordenes_servicio_requested_phone on public.ordenes_servicio (contact_phone) where source = 'en_linea' and estado = 'Recibido';
create index orden_comentarios_of on public.orden_comentarios (orden_id, id);
create index orden_eventos_of on public.orden_eventos (orden_id, id);
create index orden_lecturas_of_user on public.orden_lecturas (user_id);
-- For accounts that leave: without these each would walk the whole table.
create index orden_comentarios_of_author on public.orden_comentarios (autor_id) where autor_id is not null;
create index orden_eventos_of_actor on public.orden_eventos (actor_id) where actor_id is not null;
create index repair_links_of on private.repair_links (orden_id);
create unique index repair_links_one_open on private.repair_links (orden_id) where revoked_at is null;
create index repair_requests_of on private.repair_requests (orden_id);

-- rules --------------------------------------------------------------------------------------------------
-- 6 months PlayStation and Xbox, 4 Nintendo; what the law gives otherwise.
create function private.warranty_months(p_kind text, p_brand text, p_model text) returns int
language sql immutable set search_path = '' as
$$
  select case
    when device ~ 'nintendo|switch|joy-?con|\mwii|\m[23]ds' then 4
    when device ~ 'playstation|\msony|\mps ?[1-5v]|\mpsp|dual ?(sense|shock)|xbox' then 6
    else 3 end
  from private.norm(concat_ws(' ', p_kind, p_brand, p_model)) as device
$$;

-- When a device may be fetched: two hours each, inside the opening hours, no Sunday or holiday, from two hours ahead.
create function public.pickup_slots() returns table (day date, starts_at time, ends_at time)
language sql stable security definer set search_path = '' as
$$
  select d::date, slot::time, (slot + interval '2 hours')::time
  from public.store_settings s,
    generate_series(private.co_date()::timestamp, private.co_date()::timestamp + interval '13 days', interval '1 day') d,
    generate_series(d + s.opens_at, d + s.closes_at - interval '2 hours', interval '2 hours') slot
  where extract(isodow from d) < 7
    and not exists (select from private.co_holidays(extract(year from d)::int) h where h = d::date)
    and slot >= (now() at time zone 'America/Bogota') + interval '2 hours'
  order by slot
$$;

-- triggers -----------------------------------------------------------------------------------------------
create function private.repair_dates() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if tg_op = 'UPDATE' then
    -- A corrected device brings its own warranty, unless somebody had set another one.
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
  -- What was not repaired has nothing to warrant.
  new.warranty_until := case when new.outcome = 'reparado' then (private.co_date(new.delivered_at) + make_interval(months => new.warranty_months))::date end;
  return new;
end $$;
create trigger ordenes_servicio_dates before insert or update on public.ordenes_servicio for each row execute function private.repair_dates();

-- What a function says about the step that it is about to make; the trigger below puts it into the event.
create function private.announce_step(p_note text, p_images text[], p_public boolean, p_actor text, p_actor_id uuid) returns void
language sql set search_path = '' as
$$
  select set_config('repairs.step', jsonb_build_object(
    'note', p_note, 'images', to_jsonb(p_images), 'public', p_public, 'actor', p_actor, 'actor_id', p_actor_id)::text, true)
$$;

create function private.repair_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  step jsonb := coalesce(nullif(current_setting('repairs.step', true), '')::jsonb, '{}');
  me uuid := (select auth.uid());
  is_new boolean := tg_op = 'INSERT';
begin
  if not is_new and new.estado = old.estado then return null; end if;
  perform set_config('repairs.step', '', true);
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, images, is_public)
  values (new.id, case when is_new then 'creacion' else 'estado' end,
    coalesce(step ->> 'actor', case when private.is_staff() then 'admin' when me is not null then 'cliente' else 'sistema' end),
    coalesce((step ->> 'actor_id')::uuid, me),
    case when not is_new then old.estado end, new.estado,
    coalesce(step ->> 'note', case when not is_new then '' when new.source = 'en_linea' then 'Solicitado en línea' else 'Servicio creado y equipo recibido' end),
    array(select jsonb_array_elements_text(coalesce(step -> 'images', '[]'))),
    coalesce((step ->> 'public')::boolean, true));
  if is_new then
    insert into private.repair_links (orden_id) values (new.id);
    if new.source = 'mostrador' then
      insert into public.orden_comentarios (orden_id, autor, autor_id, texto) values (new.id, 'admin', me, 'Servicio creado y equipo recibido');
    end if;
  end if;
  return null;
end $$;
create trigger ordenes_servicio_events after insert or update of estado on public.ordenes_servicio for each row execute function private.repair_changed();

-- grants -------------------------------------------------------------------------------------------------
grant select on public.ordenes_servicio, public.orden_comentarios, public.orden_eventos, public.orden_lecturas to authenticated;
grant update (usuario_id, descripcion, estado, admin_descripcion, admin_imagenes, device_kind, device_brand, device_model, device_serial, accessories, condition,
  contact_name, contact_phone, contact_email, handover, pickup_address, pickup_day, pickup_slot, warranty_months) on public.ordenes_servicio to authenticated;
grant all on public.ordenes_servicio, public.orden_comentarios, public.orden_eventos, public.orden_lecturas to service_role;

grant execute on function public.pickup_slots() to anon, authenticated, service_role;

-- row-level security -------------------------------------------------------------------------------------
-- The caller's own, for the policies of what belongs to a repair.
create function private.own_repairs() returns uuid[]
language sql stable security definer set search_path = '' as
$$ select array(select id from public.ordenes_servicio where usuario_id = (select auth.uid())) $$;
grant execute on function private.own_repairs() to authenticated;

alter table public.ordenes_servicio enable row level security;
alter table public.orden_comentarios enable row level security;
alter table public.orden_eventos enable row level security;
alter table public.orden_lecturas enable row level security;

create policy "own repairs or staff reads" on public.ordenes_servicio for select to authenticated
  using (usuario_id = (select auth.uid()) or id >= private.staff_sees_from());
comment on policy "own repairs or staff reads" on public.ordenes_servicio is 'A customer sees their own; staff see all.';
create policy "staff work on repairs" on public.ordenes_servicio for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff work on repairs" on public.ordenes_servicio is 'Column grants keep dates, source and the customer''s photos out of reach. Nobody deletes: the papers are proof. Orders are made by take_in_repair and request_repair alone.';

create policy "comments of visible repairs" on public.orden_comentarios for select to authenticated
  using (orden_id >= private.staff_sees_from() or (not is_internal and orden_id = any ((select private.own_repairs())::uuid[])));
comment on policy "comments of visible repairs" on public.orden_comentarios is 'A customer never sees internal ones. Writing goes through comment_repair.';

create policy "events of visible repairs" on public.orden_eventos for select to authenticated
  using (orden_id >= private.staff_sees_from() or (is_public and orden_id = any ((select private.own_repairs())::uuid[])));
comment on policy "events of visible repairs" on public.orden_eventos is 'A customer sees the public steps. Triggers and functions write them.';

create policy "own reading marks" on public.orden_lecturas for select to authenticated using (user_id = (select auth.uid()));
comment on policy "own reading marks" on public.orden_lecturas is 'Each person their own. Writing goes through mark_repair_read.';

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.ordenes_servicio, public.orden_comentarios, public.orden_eventos;
