-- Audit: the log of all staff writes, and its queries.

-- tables ----------------------------------------------------------------------------------------------
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null,
  entity text not null,
  entity_id text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.audit_log is 'Append-only; deleted by age only.';

-- indexes ---------------------------------------------------------------------------------------------
create index audit_log_recent on public.audit_log (created_at desc, id desc);
create index audit_log_of_actor on public.audit_log (actor, created_at desc, id desc);
create index audit_log_of_entity on public.audit_log (entity, created_at desc, id desc);
create index audit_log_of_thing on public.audit_log (entity_id, created_at desc, id desc);
-- Numbers of orders and repairs, as shown to people.
create index audit_log_of_start on public.audit_log (left(entity_id, 8));
create index audit_log_of_end on public.audit_log (right(entity_id, 6));

-- functions: the log ----------------------------------------------------------------------------------
create function private.audit(p_action text, p_entity text, p_entity_id text, p_details jsonb default '{}') returns void
language sql set search_path = '' as
$$ insert into public.audit_log (actor, action, entity, entity_id, details) values ((select auth.uid()), p_action, p_entity, p_entity_id, p_details) $$;

-- A value as logged: long texts are truncated, hidden ones are replaced by a marker.
create function private.audit_value(p_column text, p_value jsonb, p_hidden text[]) returns jsonb
language sql immutable set search_path = '' as
$$
  select case
    when p_value is null or p_value = 'null'::jsonb then 'null'::jsonb
    when p_column = any (p_hidden) then '"•"'::jsonb
    when length(p_value::text) > 300 then to_jsonb(left(p_value #>> '{}', 300) || '…')
    else p_value end
$$;

create function private.audit_key(p_row jsonb, p_key text) returns text
language sql immutable set search_path = '' as
$$ select string_agg(p_row ->> k, '/' order by n) from unnest(string_to_array(p_key, ',')) with ordinality as t(k, n) $$;

-- Arguments of the three: key columns, and columns whose values are hidden (personal data).
create function private.audit_insert() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if not private.is_staff() then return null; end if;
  insert into public.audit_log (actor, action, entity, entity_id, details)
  select (select auth.uid()), tg_table_name || '.created', tg_table_name, private.audit_key(to_jsonb(r), tg_argv[0]), '{}'
  from after_rows r;
  return null;
end $$;

create function private.audit_delete() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  hidden text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
begin
  if not private.is_staff() then return null; end if;
  insert into public.audit_log (actor, action, entity, entity_id, details)
  select (select auth.uid()), tg_table_name || '.deleted', tg_table_name, private.audit_key(to_jsonb(r), tg_argv[0]),
    jsonb_build_object('before', (
      select jsonb_object_agg(c.key, private.audit_value(c.key, c.value, hidden))
      from jsonb_each(to_jsonb(r) - array['search', 'name_key']) c where c.value not in ('null', '""', '[]')))
  from before_rows r;
  return null;
end $$;

-- Compares the rows before and after a statement. A plan cached for the one row of a connection's first statement must not
-- be used for ten thousand: each row would be compared with every other.
create function private.audit_update() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off as
$$
declare
  hidden text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
begin
  if not private.is_staff() then return null; end if;
  insert into public.audit_log (actor, action, entity, entity_id, details)
  select (select auth.uid()), tg_table_name || '.updated', tg_table_name, private.audit_key(a.row, tg_argv[0]), jsonb_build_object('changed', d.changed)
  from (select to_jsonb(r) as row from after_rows r) a
  join (select to_jsonb(r) as row from before_rows r) b on private.audit_key(b.row, tg_argv[0]) = private.audit_key(a.row, tg_argv[0])
  cross join lateral (
    select jsonb_object_agg(c.key, jsonb_build_array(private.audit_value(c.key, b.row -> c.key, hidden), private.audit_value(c.key, c.value, hidden))) as changed
    from jsonb_each(a.row - array['updated_at', 'version', 'search', 'name_key']) c
    where c.value is distinct from b.row -> c.key
  ) d
  -- A function that inserts its own entry names its row in the setting audit.own_entry: this trigger runs before the
  -- function ends, so only a transaction setting can pass it.
  where d.changed is not null and private.audit_key(a.row, tg_argv[0]) is distinct from current_setting('audit.own_entry', true);
  return null;
end $$;

-- Audits a table: every insert, update and delete by staff is logged. Stock movements, refunds, reviews and social posts are
-- written by functions only, which log themselves.
create function private.watch(p_table text, p_key text default 'id', p_hidden text default '') returns void
language plpgsql set search_path = '' as
$$
begin
  execute format('create trigger %1$s_audit_i after insert on public.%1$I referencing new table as after_rows for each statement execute function private.audit_insert(%2$L)', p_table, p_key);
  execute format('create trigger %1$s_audit_u after update on public.%1$I referencing old table as before_rows new table as after_rows for each statement execute function private.audit_update(%2$L, %3$L)', p_table, p_key, p_hidden);
  execute format('create trigger %1$s_audit_d after delete on public.%1$I referencing old table as before_rows for each statement execute function private.audit_delete(%2$L, %3$L)', p_table, p_key, p_hidden);
end $$;

-- functions: reading ----------------------------------------------------------------------------------
-- Label of an entry's row, or of its parent.
create function private.audit_subject(p_entity text, p_entity_id text, out kind text, out id text, out name text)
language plpgsql stable set search_path = '' as
$$
declare
  first text := split_part(p_entity_id, '/', 1);
  is_number boolean := first ~ '^[0-9]{1,18}$';
begin
  kind := p_entity;
  id := first;
  if private.is_uuid(first) and p_entity = 'product_images' then
    select 'products', i.product_id::text into kind, id from public.product_images i where i.id = first::uuid;
  elsif p_entity in ('lesson_contents', 'lesson_checks') then
    kind := 'courses';
  elsif private.is_uuid(first) and p_entity = 'repair_parts' then
    select 'ordenes_servicio', u.orden_id::text into kind, id from public.repair_parts u where u.id = first::uuid;
  elsif is_number and p_entity = 'contact_replies' then
    select 'contact_messages', a.message_id::text into kind, id from public.contact_replies a where a.id = first::bigint;
  elsif private.is_uuid(first) and p_entity = 'retractos' then
    select 'orders', w.order_id::text into kind, id from public.retractos w where w.id = first::uuid;
  elsif private.is_uuid(first) and p_entity = 'reversiones' then
    select 'orders', v.order_id::text into kind, id from public.reversiones v where v.id = first::uuid;
  elsif private.is_uuid(first) and p_entity = 'cotizaciones' then
    select 'ordenes_servicio', q.orden_id::text into kind, id from public.cotizaciones q where q.id = first::uuid;
  elsif is_number and p_entity = 'orden_comentarios' then
    select 'ordenes_servicio', c.orden_id::text into kind, id from public.orden_comentarios c where c.id = first::bigint;
  end if;
  name := case when private.is_uuid(id) then case kind
    when 'products' then (select p.name from public.products p where p.id = audit_subject.id::uuid)
    when 'services' then (select s.name from public.services s where s.id = audit_subject.id::uuid)
    when 'courses' then (select c.title from public.courses c where c.id = audit_subject.id::uuid)
    when 'hero_slides' then (select h.title from public.hero_slides h where h.id = audit_subject.id::uuid)
    when 'repair_stories' then (select t.title from public.repair_stories t where t.id = audit_subject.id::uuid)
    when 'team_members' then (select m.name from public.team_members m where m.id = audit_subject.id::uuid)
    when 'profiles' then private.person_name(audit_subject.id::uuid)
    when 'cash_drawers' then (select d.name from public.cash_drawers d where d.id = audit_subject.id::uuid)
    when 'cash_sessions' then (select coalesce(s.number, d.name) from public.cash_sessions s join public.cash_drawers d on d.id = s.drawer_id where s.id = audit_subject.id::uuid)
    when 'customers' then (select coalesce(nullif(c.name, ''), nullif(c.phone, ''), c.email) from public.customers c where c.id = audit_subject.id::uuid)
    when 'tickets' then (select t.number from public.tickets t where t.id = audit_subject.id::uuid)
  end end;
end $$;

-- The log, newest first, starting after entry p_before. Days are Colombian, both inclusive. p_entity_id may be a number as
-- staff see it: the beginning or end of the id.
create function public.search_audit(
  p_actor uuid default null,
  p_entity text default null,
  p_entity_id text default null,
  p_from date default null,
  p_to date default null,
  p_before bigint default null,
  p_limit int default 50
) returns table (
  id bigint, created_at timestamptz, actor uuid, actor_name text, actor_role public.app_role, action text, entity text, entity_id text,
  subject_kind text, subject_id text, subject_name text, details jsonb)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as
$$
begin
  perform private.require_admin();
  return query
    select l.id, l.created_at, l.actor, p.username, p.role, l.action, l.entity, l.entity_id, s.kind, s.id, s.name, l.details
    from (
      select a.* from public.audit_log a
      where (p_actor is null or a.actor = p_actor)
        and (p_entity is null or a.entity = p_entity)
        and case
          when p_entity_id ~ '^[0-9a-f]{6,12}$' then a.entity_id = p_entity_id or left(a.entity_id, 8) = p_entity_id
            or (right(a.entity_id, 6) = right(p_entity_id, 6) and a.entity_id like '%' || p_entity_id)
          when p_entity_id is not null then a.entity_id = p_entity_id
          else true end
        and (p_from is null or a.created_at >= p_from::timestamp at time zone 'America/Bogota')
        and (p_to is null or a.created_at < (p_to + 1)::timestamp at time zone 'America/Bogota')
        and (p_before is null or (a.created_at, a.id) < (select b.created_at, b.id from public.audit_log b where b.id = p_before))
      order by a.created_at desc, a.id desc limit least(greatest(coalesce(p_limit, 50), 1), 1000)) l
    left join public.profiles p on p.id = l.actor
    cross join lateral private.audit_subject(l.entity, l.entity_id) s
    order by l.created_at desc, l.id desc;
end $$;

-- grants ----------------------------------------------------------------------------------------------
grant select on public.audit_log to authenticated;
grant all on public.audit_log to service_role;
grant execute on function public.search_audit to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.audit_log enable row level security;

create policy "admins read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));
comment on policy "admins read the audit log" on public.audit_log is 'Written by functions and triggers; never edited.';

-- functions: reading ----------------------------------------------------------------------------------
-- Name of who last changed a row, for the colleague who saved later; null when the log does not have it.
create function public.last_editor(p_table text, p_key text) returns text
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select private.person_name(l.actor) from public.audit_log l
    where l.entity_id = p_key and l.entity = p_table order by l.created_at desc, l.id desc limit 1);
end $$;
grant execute on function public.last_editor to authenticated;

-- watched tables --------------------------------------------------------------------------------------
select
  private.watch('products'),
  private.watch('product_images'),
  private.watch('services'),
  private.watch('courses'),
  private.watch('lesson_contents', 'course_id,lesson_id'),
  private.watch('lesson_checks', 'course_id,lesson_id'),
  private.watch('hero_slides'),
  private.watch('repair_stories'),
  private.watch('team_members'),
  private.watch('store_settings'),
  private.watch('role_rights', 'role'),
  private.watch('search_synonyms'),
  private.watch('orders', 'id', 'customer_name,customer_email,customer_phone,shipping_address,shipping_place,municipality,device,fault,collector_name,collector_document'),
  private.watch('retractos', 'id', 'reason'),
  private.watch('ordenes_servicio', 'id', 'descripcion,contact_name,contact_phone,contact_email,contact_document,contact_address,pickup_address,delivered_to_name,delivered_to_document'),
  private.watch('orden_comentarios', 'id', 'texto'),
  private.watch('cotizaciones', 'id', 'note,signer_name,reason,ip,user_agent'),
  private.watch('repair_parts'),
  private.watch('repair_payments'),
  private.watch('contact_messages', 'id', 'name,phone,email,message,consent_ip,search'),
  private.watch('contact_replies', 'id', 'body'),
  private.watch('newsletter_subscribers', 'id', 'email,consent_ip'),
  private.watch('posts'),
  private.watch('reversiones', 'id', 'reason');
