-- Repairs: how long the workshop takes, in opening hours. Each step keeps what it ended, so that a report only adds up.

-- tables -------------------------------------------------------------------------------------------------
alter table public.orden_eventos
  add column stay_minutes numeric,
  add column job_minutes numeric,
  add column diagnosed_in_time boolean,
  add column repaired_in_time boolean;
comment on column public.orden_eventos.stay_minutes is 'Opening minutes in the state that this step left.';
comment on column public.orden_eventos.job_minutes is 'On the step that ends a job: from when the device was here until it is ready, without the time in which the customer decides.';
comment on column public.orden_eventos.diagnosed_in_time is 'On the step that ends a job: whether its first diagnosis kept the promise.';

-- indexes ------------------------------------------------------------------------------------------------
create index orden_eventos_moves on public.orden_eventos (created_at) where kind = 'estado';
create index cotizaciones_decided on public.cotizaciones (decided_at) where decided_at is not null;
create index ordenes_servicio_serial on public.ordenes_servicio (private.norm(device_serial)) where device_serial <> '';

-- functions ----------------------------------------------------------------------------------------------
-- Measures the steps of one repair. A job runs from the moment the device was here until it is ready; a device that comes
-- back begins another one.
create function private.measure_repair(p_orden uuid) returns void
language sql security definer set search_path = '' as
$$
  with steps as (
    select e.id, e.created_at, o.complexity, lag(e.to_estado) over w as estado, e.to_estado,
      -- Before the device came there was nothing to work on.
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

create function private.step_made() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.measure_repair(new.orden_id); return null; end $$;
create trigger orden_eventos_measured after insert or update of created_at on public.orden_eventos
  for each row when (new.kind = 'estado') execute function private.step_made();

-- How many, and their median and nine-in-ten value, of minutes, in hours with one decimal.
create function private.hours_spread(p_minutes numeric[]) returns jsonb
language sql immutable set search_path = '' as
$$
  select jsonb_build_object('n', count(*),
    'median', round((percentile_cont(0.5) within group (order by m) / 60)::numeric, 1),
    'p90', round((percentile_cont(0.9) within group (order by m) / 60)::numeric, 1))
  from unnest(p_minutes) m
$$;

-- What ended between two days: stays in each state, and whole jobs by technician and device.
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

  with moves as (
    select e.orden_id, e.from_estado, e.to_estado, e.stay_minutes, e.job_minutes, e.diagnosed_in_time, e.repaired_in_time, o.technician_id, o.device_kind
    from public.orden_eventos e join public.ordenes_servicio o on o.id = e.orden_id
    where e.kind = 'estado' and e.created_at >= since and e.created_at < until
  ), jobs as (
    select * from moves where job_minutes is not null
  ), serials as materialized (
    -- All of them once and joined: looked up one by one, each would meet the shop's whole history.
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
      select coalesce(jsonb_agg(jsonb_build_object('id', x.technician_id, 'name', p.username) || private.hours_spread(x.minutes)
        order by cardinality(x.minutes) desc, x.technician_id), '[]')
      from (select technician_id, array_agg(job_minutes) as minutes from jobs group by technician_id) x
      left join public.profiles p on p.id = x.technician_id),
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

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.turnaround_report(date, date) to authenticated;
