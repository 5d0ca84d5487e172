-- Repairs, workshop views: board, list, search of earlier customers and devices, and turnaround times in opening hours.

-- functions: board and list ---------------------------------------------------------------------------
-- Whether a device that is repaired, or whose quote was rejected, was not picked up for 30 days (Decreto 1413 of 2018).
create function private.is_uncollected(o public.ordenes_servicio) returns boolean
language sql stable set search_path = '' as
$$
  select coalesce(case
    when o.closed_at is not null or o.received_at is null then null
    when o.estado = 'Completado' then o.state_since
    when o.estado = 'Esperando_Aprobacion' then (
      select q.decided_at from public.cotizaciones q where q.orden_id = o.id and q.replaced_at is null and q.estado = 'rechazada')
    end <= now() - interval '30 days', false)
$$;

-- A repair as a card or row; comments that p_me has not read count as unread.
create function private.repair_card(o public.ordenes_servicio, p_me uuid) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object(
    'id', o.id, 'estado', o.estado, 'source', o.source, 'complexity', o.complexity, 'descripcion', left(o.descripcion, 200),
    'device_kind', o.device_kind, 'device_brand', o.device_brand, 'device_model', o.device_model, 'device_serial', o.device_serial,
    'contact_name', coalesce(nullif(o.contact_name, ''), (select p.username from public.profiles p where p.id = o.usuario_id), ''),
    'contact_phone', o.contact_phone, 'technician_id', o.technician_id,
    'technician', private.person_name(o.technician_id),
    'created_at', o.created_at, 'updated_at', o.updated_at, 'received_at', o.received_at, 'state_since', o.state_since, 'delivered_at', o.delivered_at,
    'outcome', o.outcome,
    'promised_at', o.promised_at, 'promise_warns_at', o.promise_warns_at, 'closed_at', o.closed_at,
    'unread', (
      select count(*) from public.orden_comentarios c
      where c.orden_id = o.id and c.autor = 'cliente'
        and c.id > coalesce((select l.last_comment from public.orden_lecturas l where l.orden_id = o.id and l.user_id = p_me), 0)),
    'quote', (
      select jsonb_build_object('total', q.total, 'deposit', q.deposit, 'estado', q.estado, 'valid_until', q.valid_until, 'decided_at', q.decided_at, 'paid_at', q.paid_at,
        'payment_status', (select b.payment_status from public.orders b where b.id = q.order_id))
      from public.cotizaciones q where q.orden_id = o.id and q.replaced_at is null))
$$;

-- The repairs of a search and the filters that board and list share, unread ones for p_me. Its names are bound when it
-- is created, so it needs no search path, and the planner merges it into the calling query.
create function private.filter_repairs(p_query text, p_technician text, p_promise text, p_unread boolean, p_me uuid) returns setof public.ordenes_servicio
language sql stable
begin atomic
  select o.* from public.ordenes_servicio o
  where (coalesce(p_query, '') !~ '[^\s#]' or o.search like private.like_pattern(private.phone_or_text(p_query))
      or (o.contact_name = '' and o.usuario_id in (
        select p.id from public.profiles p where private.norm(p.username) like private.like_pattern(private.phone_or_text(p_query)))))
    and case when p_technician = 'nadie' then o.technician_id is null when private.is_uuid(p_technician) then o.technician_id = p_technician::uuid else true end
    and case p_promise
      when 'vencida' then o.promised_at < now()
      when 'por-vencer' then o.promised_at >= now() and o.promise_warns_at <= now()
      when 'a-tiempo' then o.promise_warns_at > now()
      when 'esperando' then o.estado = 'Esperando_Aprobacion'
      when 'sin-recoger' then o.estado in ('Completado', 'Esperando_Aprobacion') and private.is_uncollected(o)
      else true end
    and (not coalesce(p_unread, false) or exists (
      select from public.orden_comentarios c where c.orden_id = o.id and c.autor = 'cliente' and c.id > coalesce((
        select l.last_comment from public.orden_lecturas l where l.orden_id = o.id and l.user_id = p_me), 0)));
end;

-- The board in one query: {state: {total, items}}, most urgent first; delivered ones of two weeks only.
create function public.repair_board(
  p_query text default '',
  p_technician text default null,
  p_promise text default null,
  p_unread boolean default false,
  p_limit int default 40
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as
$$
declare
  me uuid := (select auth.uid());
begin
  perform private.require_staff();
  return (
    select jsonb_object_agg(s.estado, jsonb_build_object('total', c.total, 'expected', c.expected, 'items', c.items))
    from unnest(enum_range(null::public.repair_state)) s (estado)
    cross join lateral (
      select count(*) as total, count(*) filter (where (x.o).received_at is null) as expected,
        coalesce(jsonb_agg(private.repair_card(x.o, me) order by x.place) filter (where x.place <= least(greatest(coalesce(p_limit, 40), 1), 100)), '[]') as items
      from (
        select o, row_number() over (order by
          case when o.estado = 'Entregado' then o.delivered_at end desc nulls last, o.promised_at nulls last, o.state_since, o.id) as place
        from private.filter_repairs(p_query, p_technician, p_promise, p_unread, me) o
        where o.estado = s.estado and o.closed_at is null
          and (o.estado <> 'Entregado' or o.delivered_at > now() - interval '14 days')
      ) x
    ) c);
end $$;

-- One page of the list: {items, total}. p_estado is a state, or 'cerrada' for closed requests, which are otherwise found by
-- search only. Planned for each call, so that an index serves the given filters and sort.
create function public.list_repairs(
  p_query text default '',
  p_estado text default null,
  p_technician text default null,
  p_promise text default null,
  p_unread boolean default false,
  p_sort text default '-recibido',
  p_limit int default 25,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as
$$
declare
  me uuid := (select auth.uid());
  state public.repair_state := case when p_estado = any (enum_range(null::public.repair_state)::text[]) then p_estado end;
begin
  perform private.require_staff();
  return (
    with matching as not materialized (
      select o.* from private.filter_repairs(p_query, p_technician, p_promise, p_unread, me) o
      where case
        when p_estado = 'cerrada' then o.closed_at is not null
        when state is not null then o.estado = state and o.closed_at is null
        else coalesce(p_query, '') ~ '[^\s#]' or o.closed_at is null end
    )
    select jsonb_build_object(
      'items', (
        select coalesce(jsonb_agg(private.repair_card(o, me) order by page.place), '[]')
        from unnest(array(
          select m.id from matching m
          order by case p_sort when 'recibido' then m.created_at end,
            case p_sort when 'promesa' then m.promised_at end, case p_sort when '-promesa' then m.promised_at end desc nulls last,
            case p_sort when 'cliente' then private.norm(m.contact_name) end, case p_sort when '-cliente' then private.norm(m.contact_name) end desc,
            case p_sort when 'estado' then m.estado end, case p_sort when '-estado' then m.estado end desc,
            case when p_sort in ('estado', '-estado') then m.promised_at end,
            case p_sort when 'novedad' then m.updated_at end, case p_sort when '-novedad' then m.updated_at end desc,
            m.created_at desc, m.id
          limit least(greatest(coalesce(p_limit, 25), 1), 100) offset greatest(coalesce(p_offset, 0), 0)
        )) with ordinality as page (id, place)
        join public.ordenes_servicio o on o.id = page.id),
      'total', (select count(*) from matching)));
end $$;

-- Earlier customers with their latest contact data; accounts with theirs.
create function public.find_repair_contacts(p_query text)
returns table (user_id uuid, name text, phone text, email text, document text, address text, repairs int, last_at timestamptz)
language plpgsql stable security definer set search_path = '' as
$$
declare
  pattern text := private.like_pattern(private.phone_or_text(p_query));
begin
  perform private.require_staff();
  return query
  -- Identified by their most reliable contact. The latest is searched among the newest matching repairs.
  with matching as materialized (
    select o.* from public.ordenes_servicio o
    where o.search like pattern and o.contact_name not in ('', 'Cuenta eliminada')
    order by o.created_at desc
  ), found as (
    select o.*, coalesce(o.usuario_id::text, nullif(regexp_replace(o.contact_phone, '\D', '', 'g'), ''), nullif(lower(o.contact_email), ''),
      nullif(o.contact_document, ''), private.norm(o.contact_name)) as who
    from matching o
    -- Not by devices: this is a search for a person. Computed for each row, so only until there are enough.
    where private.repair_words(o.id, o.contact_name, o.contact_phone, o.contact_email, o.contact_document, '', '', '') like pattern
    limit 500
  ), newest as (
    select distinct on (f.who) f.*, count(*) over (partition by f.who)::int as times from found f order by f.who, f.created_at desc
  ), shown as (
    select n.* from newest n order by n.created_at desc limit 6
  )
  select n.usuario_id, n.contact_name, n.contact_phone, n.contact_email, n.contact_document, n.contact_address,
    case when n.usuario_id is null then n.times else (select count(*)::int from public.ordenes_servicio o where o.usuario_id = n.usuario_id) end,
    n.created_at
  from shown n order by n.created_at desc;
end $$;

-- Brands and models of earlier orders, most frequent first.
create function public.repair_device_names(p_limit int default 200) returns table (kind text, brand text, model text, times int)
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return query
  select o.device_kind, o.device_brand, o.device_model, count(*)::int from public.ordenes_servicio o
  where o.device_brand <> '' or o.device_model <> ''
  group by 1, 2, 3 order by 4 desc, 2, 3 limit least(greatest(coalesce(p_limit, 200), 1), 500);
end $$;

-- Devices that a customer brought before, by account or phone, newest first.
create function public.find_repair_devices(p_phone text, p_user uuid default null)
returns table (kind text, brand text, model text, serial text)
language plpgsql stable security definer set search_path = '' as
$$
declare
  digits text := regexp_replace(coalesce(p_phone, ''), '\D', '', 'g');
begin
  perform private.require_staff();
  return query
  with theirs as (
    (select o.* from public.ordenes_servicio o where o.usuario_id = p_user order by o.created_at desc limit 50)
    union
    (select o.* from public.ordenes_servicio o
     where char_length(digits) >= 7
       -- The first condition is cheap and leaves few rows for the second.
       and o.search like '%' || digits || '%'
       and regexp_replace(o.contact_phone, '\D', '', 'g') = digits
     order by o.created_at desc limit 50)
  ), devices as (
    select distinct on (coalesce(nullif(private.norm(t.device_serial), ''), private.norm(t.device_brand || ' ' || t.device_model)))
      t.device_kind, t.device_brand, t.device_model, t.device_serial, t.created_at
    from theirs t where t.device_brand <> '' or t.device_model <> '' or t.device_serial <> ''
    order by coalesce(nullif(private.norm(t.device_serial), ''), private.norm(t.device_brand || ' ' || t.device_model)), t.created_at desc
  )
  select d.device_kind, d.device_brand, d.device_model, d.device_serial from devices d order by d.created_at desc limit 6;
end $$;

-- Other repairs of the same serial, newest first. under_warranty: the device came back within the warranty of that repair.
create function public.find_repairs_of_device(p_orden uuid)
returns table (id uuid, descripcion text, estado public.repair_state, created_at timestamptz, delivered_at timestamptz, outcome text, warranty_until date, under_warranty boolean)
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return query
  select o.id, o.descripcion, o.estado, o.created_at, o.delivered_at, o.outcome, o.warranty_until,
    coalesce(o.outcome = 'reparado' and o.created_at < r.created_at
      and o.warranty_until >= private.co_date(coalesce(r.received_at, r.created_at)), false)
  from public.ordenes_servicio r
  join public.ordenes_servicio o on private.norm(o.device_serial) = private.norm(r.device_serial) and o.device_serial <> '' and o.id <> r.id
  where r.id = p_orden and r.device_serial <> '' and o.closed_at is null
  order by o.created_at desc limit 10;
end $$;

-- functions: turnaround -------------------------------------------------------------------------------
-- Measures the steps of a repair. A job runs from the device's arrival until it is ready; a returned device starts another
-- one.
create function private.measure_repair(p_orden uuid) returns void
language sql set search_path = '' as
$$
  with steps as (
    select e.id, e.created_at, o.complexity, lag(e.to_estado) over w as estado, e.to_estado,
      -- Time before the device's arrival does not count.
      lag(case when e.kind = 'creacion' then greatest(e.created_at, coalesce(o.received_at, e.created_at)) else e.created_at end) over w as entered
    from public.orden_eventos e join public.ordenes_servicio o on o.id = e.orden_id
    where e.orden_id = p_orden and e.kind in ('creacion', 'estado') and e.to_estado is not null
    window w as (order by e.id)
  ), stays as (
    select s.*, s.estado in ('Completado', 'Entregado') as was_done, s.to_estado in ('Completado', 'Entregado') as is_done,
      s.estado in ('Recibido', 'En_Diagnostico') and s.to_estado not in ('Recibido', 'En_Diagnostico') as ends_diagnosis,
      private.opening_minutes(s.entered, s.created_at) as minutes,
      count(*) filter (where s.estado in ('Completado', 'Entregado')) over (order by s.id) as job
    from steps s where s.estado is not null and s.created_at > s.entered
  ), jobs as (
    select max(id) as id, max(created_at) as ready, min(complexity) as complexity, min(entered) as began,
      coalesce(sum(minutes) filter (where estado <> 'Esperando_Aprobacion'), 0) as minutes,
      min(created_at) filter (where ends_diagnosis) as diagnosed, max(entered) filter (where estado = 'Reparando') as repairing
    from stays where not was_done group by job having bool_or(is_done)
  )
  update public.orden_eventos e set
    stay_minutes = s.minutes, job_minutes = j.minutes,
    diagnosed_in_time = j.diagnosed <= (private.promise_of('En_Diagnostico', j.complexity, j.began)).promised_at,
    repaired_in_time = j.ready <= (private.promise_of('Reparando', j.complexity, j.repairing)).promised_at
  from stays s left join jobs j on j.id = s.id
  where e.id = s.id and (e.stay_minutes, e.job_minutes) is distinct from (s.minutes, j.minutes)
$$;

-- Each step is measured when it is made.
create function private.step_made() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.measure_repair(new.orden_id); return null; end $$;

-- Count, median and 90th percentile of minutes, in hours with one decimal.
create function private.hours_spread(p_minutes numeric[]) returns jsonb
language sql immutable set search_path = '' as
$$
  select jsonb_build_object('n', count(*),
    'median', round((percentile_cont(0.5) within group (order by m) / 60)::numeric, 1),
    'p90', round((percentile_cont(0.9) within group (order by m) / 60)::numeric, 1))
  from unnest(p_minutes) m
$$;

-- What ended between two days: time in each state, and completed jobs by technician and device.
create function public.turnaround_report(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  since timestamptz := p_from::timestamp at time zone 'America/Bogota';
  until timestamptz := (p_to + 1)::timestamp at time zone 'America/Bogota';
  answer jsonb;
begin
  perform private.require_staff();
  if coalesce(p_to < p_from or p_to - p_from > 1100, true) then
    perform private.refuse('bad_period', 'Elige un período de hasta tres años.');
  end if;

  with moves as (
    select e.orden_id, e.from_estado, e.to_estado, e.stay_minutes, e.job_minutes, e.diagnosed_in_time, e.repaired_in_time, o.technician_id, o.device_kind
    from public.orden_eventos e join public.ordenes_servicio o on o.id = e.orden_id
    where e.kind = 'estado' and e.created_at >= since and e.created_at < until
  ), jobs as (
    select * from moves where job_minutes is not null
  ), serials as materialized (
    -- Aggregated once and joined: separate lookups would each scan the whole history.
    select o.id, private.norm(o.device_serial) as serial, coalesce(o.received_at, o.created_at) as came, o.delivered_at, o.warranty_until
    from public.ordenes_servicio o where o.device_serial <> ''
  ), repeats as (
    select distinct on (o.id) o.id, b.id as before, o.came
    from serials o join serials b on b.serial = o.serial and b.id <> o.id
      and b.delivered_at < o.came and b.warranty_until >= (o.came at time zone 'America/Bogota')::date
    where o.came >= since and o.came < until
    order by o.id, b.delivered_at desc
  )
  select jsonb_build_object(
    'states', (
      select coalesce(jsonb_agg(jsonb_build_object('estado', x.estado) || private.hours_spread(x.minutes) order by x.estado), '[]')
      from (
        select from_estado as estado, array_agg(stay_minutes) as minutes from moves
        where stay_minutes is not null group by from_estado) x),
    'technicians', (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.technician_id, 'name', private.person_name(x.technician_id)) || private.hours_spread(x.minutes)
        order by cardinality(x.minutes) desc, x.technician_id), '[]')
      from (select technician_id, array_agg(job_minutes) as minutes from jobs group by technician_id) x),
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', x.device_kind) || private.hours_spread(x.minutes)
        order by cardinality(x.minutes) desc, x.device_kind), '[]')
      from (select device_kind, array_agg(job_minutes) as minutes from jobs group by device_kind) x),
    'all', (select private.hours_spread(array_agg(job_minutes)) from jobs),
    'promises', (
      select jsonb_build_object(
        'diagnosed', count(*) filter (where diagnosed_in_time is not null), 'diagnosed_in_time', count(*) filter (where diagnosed_in_time),
        'repaired', count(*) filter (where repaired_in_time is not null), 'repaired_in_time', count(*) filter (where repaired_in_time))
      from jobs),
    'delivered', (select count(distinct orden_id) from moves where to_estado = 'Entregado'),
    'repeats', (select jsonb_build_object('total', count(*), 'newest', coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id, 'before', r.before) order by r.came desc) from (select * from repeats order by came desc limit 10) r), '[]'))
      from repeats),
    'revenue', (
      select jsonb_build_object('quotes', count(*), 'approved', coalesce(sum(total), 0), 'paid', coalesce(sum(total) filter (where paid_at is not null), 0))
      from public.cotizaciones
      where estado = 'aprobada' and decided_at >= since and decided_at < until and (replaced_at is null or paid_at is not null)))
  into answer;
  return answer;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger orden_eventos_measured after insert or update of created_at on public.orden_eventos
  for each row when (new.kind = 'estado') execute function private.step_made();

-- grants ----------------------------------------------------------------------------------------------
grant execute on function public.repair_board, public.list_repairs, public.find_repair_contacts, public.find_repair_devices,
  public.find_repairs_of_device, public.repair_device_names, public.turnaround_report to authenticated;
