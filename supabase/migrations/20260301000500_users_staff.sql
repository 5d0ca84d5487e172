-- Users, the back office: finding people, reading the audit log.

-- tables -------------------------------------------------------------------------------------------------
-- The login's table belongs to the auth service and takes no index of ours; this one does.
create table private.people_keys (
  id uuid primary key references public.profiles (id) on delete cascade,
  words text not null,
  name_key text collate "C" not null
);
comment on table private.people_keys is 'What people are found and sorted by. Only search_people reads it: it repeats e-mails.';
comment on column private.people_keys.words is 'User name, e-mail (or the address shown in its place) and phone, lower case without accents, one a line.';

-- indexes ------------------------------------------------------------------------------------------------
create index people_keys_words on private.people_keys using gin (words extensions.gin_trgm_ops);
create index people_keys_name on private.people_keys (name_key, id);
create index profiles_newest on public.profiles (created_at desc, id);
create index profiles_points on public.profiles (points desc, id);
create index profiles_role on public.profiles (role, created_at desc, id);

drop index public.audit_log_recent, public.audit_log_entity, public.audit_log_of_actor;
create index audit_log_recent on public.audit_log (created_at desc, id desc);
create index audit_log_of_actor on public.audit_log (actor, created_at desc, id desc);
create index audit_log_of_entity on public.audit_log (entity, created_at desc, id desc);
create index audit_log_of_thing on public.audit_log (entity_id, created_at desc, id desc);
-- The numbers of orders and repairs, as people read them.
create index audit_log_of_start on public.audit_log (left(entity_id, 8));
create index audit_log_of_end on public.audit_log (right(entity_id, 6));

-- functions: people --------------------------------------------------------------------------------------
create function private.learn_people(p_ids uuid[]) returns void
language sql security definer set search_path = '' as
$$
  insert into private.people_keys (id, words, name_key)
  select p.id,
    concat_ws(E'\n', private.norm(p.username), private.norm(coalesce(nullif(u.email, ''), 'usuario-' || right(p.id::text, 6) || '@sin-correo')), p.phone),
    private.norm(coalesce(p.username, nullif(u.email, ''), right(p.id::text, 6)))
  from public.profiles p left join auth.users u on u.id = p.id
  where p.id = any (p_ids)
  on conflict (id) do update set words = excluded.words, name_key = excluded.name_key
$$;

create function private.learn_person() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.learn_people(array[new.id]); return null; end $$;
create trigger profiles_keys after insert or update of username, phone on public.profiles for each row execute function private.learn_person();
create trigger on_auth_user_email after update of email on auth.users for each row
  when (old.email is distinct from new.email) execute function private.learn_person();

select private.learn_people(array(select id from public.profiles));

-- What a person typed, as a pattern over people_keys.words: anything that looks like a phone loses its punctuation.
create function private.people_pattern(q text) returns text
language sql immutable set search_path = '' as
$$
  select replace(replace(replace(case
    when typed ~ '^\+?[0-9][0-9 ().-]*$' then regexp_replace(regexp_replace(typed, '[^0-9]', '', 'g'), '^57(?=[0-9]{10}$)', '')
    else typed end, '\', '\\'), '%', '\%'), '_', '\_')
  from (select private.norm(left(btrim(coalesce(q, '')), 120)) as typed) t
$$;

-- Staff find people by user name, e-mail or phone. Answers {items, total}. p_sort: match (default; without a query
-- the newest), name, created, points; a minus before one of these three turns it round.
create function public.search_people(
  p_query text,
  p_role public.app_role default null,
  p_limit int default 20,
  p_offset int default 0,
  p_sort text default 'match'
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  pattern text := private.people_pattern(p_query);
  conditions text := concat_ws(' and ', 'true',
    case when pattern <> '' then 'k.words like $1' end,
    case when p_role is not null then 'p.role = $2' end);
  ordering text := case
    when p_sort = 'name' then 'k.name_key, k.id'
    when p_sort = '-name' then 'k.name_key desc, k.id desc'
    when p_sort = 'points' then 'p.points, p.id desc'
    when p_sort = '-points' then 'p.points desc, p.id'
    when p_sort = 'created' then 'p.created_at, p.id desc'
    when p_sort = '-created' or pattern = '' then 'p.created_at desc, p.id'
    -- Whose name, e-mail or phone begins with what was typed stands first.
    else $o$(E'\n' || k.words) like $3 desc, k.name_key, k.id$o$ end;
  answer jsonb;
begin
  perform private.require_staff();
  execute format($q$
    select jsonb_build_object(
      'items', coalesce((
        select jsonb_agg(jsonb_build_object('id', page.id, 'username', page.username, 'email', nullif(u.email, ''), 'phone', page.phone,
          'role', page.role, 'points', page.points, 'level', page.level, 'created_at', page.created_at) order by page.place)
        from (
          select row_number() over (order by %2$s) as place, p.id, p.username, p.phone, p.role, p.points, p.level, p.created_at
          from public.profiles p join private.people_keys k on k.id = p.id
          where %1$s order by %2$s limit $4 offset $5
        ) page left join auth.users u on u.id = page.id), '[]'),
      'total', (select count(*) from %3$s where %1$s))
    $q$, conditions, ordering,
    -- Counting needs no more tables than its conditions name.
    case when pattern = '' then 'public.profiles p'
      when p_role is null then 'private.people_keys k'
      else 'public.profiles p join private.people_keys k on k.id = p.id' end)
  into answer
  using '%' || pattern || '%', p_role, E'%\n' || pattern || '%', least(greatest(coalesce(p_limit, 20), 1), 100), greatest(coalesce(p_offset, 0), 0);
  return answer;
end $$;

-- One person as staff see them; null when there is nobody.
create function public.person_for_staff(p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object('id', p.id, 'username', p.username, 'email', nullif(u.email, ''), 'phone', p.phone,
      'shipping_address', p.shipping_address, 'role', p.role, 'points', p.points, 'level', p.level, 'created_at', p.created_at,
      'last_sign_in_at', u.last_sign_in_at, 'confirmed', u.email_confirmed_at is not null,
      'is_last_superadmin', p.role = 'superadmin' and (select count(*) from public.profiles s where s.role = 'superadmin') <= 1)
    from public.profiles p left join auth.users u on u.id = p.id
    where p.id = p_user);
end $$;

-- What one person has done here, for staff: {orders, orders_total, spent, courses, reviews}; orders are the newest 25.
create function public.person_history(p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'created_at', o.created_at, 'total', o.total_price, 'status', o.status,
        'payment_method', o.payment_method, 'payment_status', o.payment_status, 'shipping_status', o.shipping_status, 'expires_at', o.expires_at,
        'summary', (select string_agg(i.quantity || ' × ' || i.name, ', ' order by i.name) from public.order_items i where i.order_id = o.id)
        ) order by o.created_at desc, o.id), '[]')
      from (select * from public.orders where user_id = p_user order by created_at desc, id limit 25) o),
    'orders_total', (select count(*) from public.orders where user_id = p_user),
    'spent', (
      select coalesce(sum(o.total_price - (select coalesce(sum(y.refunded_amount), 0) from public.payments y where y.order_id = o.id)), 0)
      from public.orders o where o.user_id = p_user and o.payment_status in ('paid', 'partially_refunded')),
    'courses', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'title', c.title, 'since', bought.since, 'certificate', t.code,
        'lessons', (select count(*) from jsonb_array_elements(c.curriculum) m, jsonb_array_elements(m -> 'lessons') l),
        'done', (select count(*) from public.lesson_progress l where l.user_id = p_user and l.course_id = c.id)
        ) order by bought.since desc, c.id), '[]')
      from (
        select i.item_id, min(coalesce(o.paid_at, o.created_at)) as since
        from public.orders o join public.order_items i on i.order_id = o.id
        where o.user_id = p_user and private.is_kept(o, i) and i.item_type = 'course'
        group by i.item_id
      ) bought join public.courses c on c.id = bought.item_id
      left join public.certificates t on t.user_id = p_user and t.course_id = c.id and t.state = 'vigente'),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'stars', r.stars, 'body', r.body, 'status', r.status, 'created_at', r.created_at,
        'product', p.name, 'slug', p.slug) order by r.created_at desc, r.id), '[]')
      from (select * from public.reviews where user_id = p_user order by created_at desc limit 25) r join public.products p on p.id = r.product_id));
end $$;

-- functions: the audit log -------------------------------------------------------------------------------
-- What an entry of the log is about, as people call it: the row itself, or the thing that the row is a part of.
create function private.audit_subject(p_entity text, p_entity_id text, out kind text, out id text, out name text)
language plpgsql stable security definer set search_path = '' as
$$
declare
  first text := split_part(p_entity_id, '/', 1);
  is_uuid boolean := first ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  is_number boolean := first ~ '^[0-9]{1,18}$';
begin
  kind := p_entity;
  id := first;
  if is_uuid and p_entity = 'product_images' then
    select 'products', i.product_id::text into kind, id from public.product_images i where i.id = first::uuid;
  elsif p_entity = 'lesson_contents' then
    kind := 'courses';
  elsif is_uuid and p_entity = 'repair_parts' then
    select 'ordenes_servicio', u.orden_id::text into kind, id from public.repair_parts u where u.id = first::uuid;
  elsif is_number and p_entity = 'contact_replies' then
    select 'contact_messages', a.message_id::text into kind, id from public.contact_replies a where a.id = first::bigint;
  elsif is_uuid and p_entity = 'retractos' then
    select 'orders', w.order_id::text into kind, id from public.retractos w where w.id = first::uuid;
  elsif is_uuid and p_entity = 'cotizaciones' then
    select 'ordenes_servicio', q.orden_id::text into kind, id from public.cotizaciones q where q.id = first::uuid;
  elsif is_number and p_entity = 'orden_comentarios' then
    select 'ordenes_servicio', c.orden_id::text into kind, id from public.orden_comentarios c where c.id = first::bigint;
  end if;
  is_uuid := id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  name := case when is_uuid then case kind
    when 'products' then (select p.name from public.products p where p.id = audit_subject.id::uuid)
    when 'services' then (select s.name from public.services s where s.id = audit_subject.id::uuid)
    when 'courses' then (select c.title from public.courses c where c.id = audit_subject.id::uuid)
    when 'hero_slides' then (select h.title from public.hero_slides h where h.id = audit_subject.id::uuid)
    when 'profiles' then (select coalesce(p.username, 'Usuario ' || right(p.id::text, 6)) from public.profiles p where p.id = audit_subject.id::uuid)
  end end;
end $$;

-- The log, newest first, from just after entry p_before on. Days are Colombian, both included. p_entity_id may be a number as
-- staff read it: the beginning or the end of the identifier.
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
language plpgsql stable security definer set search_path = '' as
$$
begin
  if not private.is_admin() then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  return query execute concat('
    select l.id, l.created_at, l.actor, p.username, p.role, l.action, l.entity, l.entity_id, s.kind, s.id, s.name, l.details
    from (
      select * from public.audit_log a where true',
    case when p_actor is not null then ' and a.actor = $1' end,
    case when p_entity is not null then ' and a.entity = $2' end,
    case when p_entity_id ~ '^[0-9a-f]{6,12}$' then ' and (a.entity_id = $3 or left(a.entity_id, 8) = $3
        or (right(a.entity_id, 6) = right($3, 6) and a.entity_id like ''%'' || $3))'
      when p_entity_id is not null then ' and a.entity_id = $3' end,
    case when p_from is not null then ' and a.created_at >= $4::timestamp at time zone ''America/Bogota''' end,
    case when p_to is not null then ' and a.created_at < ($5 + 1)::timestamp at time zone ''America/Bogota''' end,
    case when p_before is not null then ' and (a.created_at, a.id) < (select b.created_at, b.id from public.audit_log b where b.id = $6)' end,
    ' order by a.created_at desc, a.id desc limit $7) l
    left join public.profiles p on p.id = l.actor
    cross join lateral private.audit_subject(l.entity, l.entity_id) s
    order by l.created_at desc, l.id desc')
  using p_actor, p_entity, p_entity_id, p_from, p_to, p_before, least(greatest(coalesce(p_limit, 50), 1), 1000);
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.search_people(text, public.app_role, int, int, text), public.person_for_staff(uuid), public.person_history(uuid),
  public.search_audit(uuid, text, text, date, date, bigint, int) to authenticated;

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.profiles;
