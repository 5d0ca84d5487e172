-- Repairs: how long the workshop takes, worked out from the timeline in opening hours.

-- indexes ------------------------------------------------------------------------------------------------
create index orden_eventos_moves on public.orden_eventos (created_at) where kind = 'estado';
create index cotizaciones_decided on public.cotizaciones (decided_at) where decided_at is not null;
create index ordenes_servicio_serial on public.ordenes_servicio (private.norm(device_serial)) where device_serial <> '';

-- functions ----------------------------------------------------------------------------------------------
-- How many, and their median and nine-in-ten value, of minutes, in hours with one decimal.
create function private.hours_spread(p_minutes numeric[]) returns jsonb
language sql immutable set search_path = '' as
$$
  select jsonb_build_object('n', count(*),
    'median', round((percentile_cont(0.5) within group (order by m) / 60)::numeric, 1),
    'p90', round((percentile_cont(0.9) within group (order by m) / 60)::numeric, 1))
  from unnest(p_minutes) m
$$;

-- What ended between two days: stays in each state, and whole jobs by technician and device. A job runs from the moment
-- the device was here until it is ready; the time in which the customer decides is not the workshop's.
create function public.turnaround_report(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as
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

  with touched as (
    select distinct e.orden_id from public.orden_eventos e where e.kind = 'estado' and e.created_at >= since and e.created_at < until
  ), steps as (
    select o.id as orden_id, o.device_kind, o.technician_id, o.complexity, e.id, e.to_estado as estado,
      e.to_estado in ('Completado', 'Entregado') as is_done,
      -- Before the device came there was nothing to work on.
      case when e.kind = 'creacion' then greatest(e.created_at, coalesce(o.received_at, e.created_at)) else e.created_at end as entered,
      lead(e.created_at) over w as left_at,
      lead(e.to_estado in ('Completado', 'Entregado')) over w as leads_to_done
    from touched t join public.ordenes_servicio o on o.id = t.orden_id join public.orden_eventos e on e.orden_id = o.id
    where e.kind in ('creacion', 'estado') and e.to_estado is not null
    window w as (partition by e.orden_id order by e.id)
  ), calendar as materialized (
    select h.opens, h.closes
    from (select min(entered) as first, max(left_at) as last from steps) s,
      generate_series(private.co_date(s.first)::timestamp, private.co_date(s.last)::timestamp, interval '1 day') d
      cross join lateral private.hours_of(d::date) h
    where private.is_opening_day(d::date)
  ), stays as (
    select s.*, m.minutes,
      count(*) filter (where s.is_done) over (partition by s.orden_id order by s.id rows between unbounded preceding and 1 preceding) as job
    from steps s cross join lateral (
      select coalesce(sum(extract(epoch from least(s.left_at at time zone 'America/Bogota', c.closes)
        - greatest(s.entered at time zone 'America/Bogota', c.opens))) / 60, 0) as minutes
      from calendar c
      where c.closes > s.entered at time zone 'America/Bogota' and c.opens < s.left_at at time zone 'America/Bogota'
    ) m
    where s.left_at is null or s.left_at > s.entered
  ), jobs as (
    select orden_id, device_kind, technician_id, min(entered) as began, max(left_at) as ready,
      sum(minutes) filter (where estado <> 'Esperando_Aprobacion') as minutes,
      (max(entered) filter (where estado = 'Reparando')) as repairing, min(left_at) filter (where estado in ('Recibido', 'En_Diagnostico')
        and not coalesce(next_is_early, false)) as diagnosed, complexity
    from (select s.*, lead(s.estado in ('Recibido', 'En_Diagnostico')) over (partition by s.orden_id order by s.id) as next_is_early from stays s) s
    where not is_done
    group by orden_id, job, device_kind, technician_id, complexity
    having bool_or(leads_to_done) and max(left_at) >= since and max(left_at) < until
  ), promises as (
    select j.*,
      j.diagnosed <= (private.promise_of('En_Diagnostico', j.complexity, j.began)).promised_at as diagnosed_in_time,
      j.ready <= (private.promise_of('Reparando', j.complexity, j.repairing)).promised_at as repaired_in_time
    from jobs j
  ), repeats as (
    select o.id, b.id as before, coalesce(o.received_at, o.created_at) as came
    from public.ordenes_servicio o
    cross join lateral (
      select x.id from public.ordenes_servicio x
      where x.device_serial <> '' and private.norm(x.device_serial) = private.norm(o.device_serial) and x.id <> o.id
        and x.delivered_at < coalesce(o.received_at, o.created_at) and x.warranty_until >= private.co_date(coalesce(o.received_at, o.created_at))
      order by x.delivered_at desc limit 1) b
    where o.device_serial <> '' and coalesce(o.received_at, o.created_at) >= since and coalesce(o.received_at, o.created_at) < until
  )
  select jsonb_build_object(
    'states', (
      select coalesce(jsonb_agg(jsonb_build_object('estado', x.estado) || private.hours_spread(x.minutes) order by x.estado), '[]')
      from (select estado, array_agg(minutes) as minutes from stays where left_at >= since and left_at < until group by estado) x),
    'technicians', (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.technician_id, 'name', p.username) || private.hours_spread(x.minutes)
        order by cardinality(x.minutes) desc, x.technician_id), '[]')
      from (select technician_id, array_agg(minutes) as minutes from jobs group by technician_id) x
      left join public.profiles p on p.id = x.technician_id),
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', x.device_kind) || private.hours_spread(x.minutes)
        order by cardinality(x.minutes) desc, x.device_kind), '[]')
      from (select device_kind, array_agg(minutes) as minutes from jobs group by device_kind) x),
    'all', (select private.hours_spread(array_agg(minutes)) from jobs),
    'promises', (
      select jsonb_build_object(
        'diagnosed', count(*) filter (where diagnosed_in_time is not null), 'diagnosed_in_time', count(*) filter (where diagnosed_in_time),
        'repaired', count(*) filter (where repaired_in_time is not null), 'repaired_in_time', count(*) filter (where repaired_in_time))
      from promises),
    'delivered', (select count(distinct orden_id) from steps where estado = 'Entregado' and entered >= since and entered < until),
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

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.turnaround_report(date, date) to authenticated;
