-- Operations: runs of the scheduled jobs, queues, alarms to superadmins, and the speed of real visits.

-- tables ----------------------------------------------------------------------------------------------
create table private.job_runs (
  id bigint generated always as identity primary key,
  name text not null,
  started_at timestamptz not null,
  duration_ms int not null check (duration_ms >= 0),
  is_ok boolean not null,
  counts jsonb not null default '{}'
);
comment on table private.job_runs is 'Runs of the scheduled jobs of the last seven days; private.jobs has the current state of each.';
comment on column private.job_runs.counts is 'What the run did: numbers by name, zeros left out.';

create table private.alarms (
  kind text,
  host text default '',
  detail jsonb not null default '{}',
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  is_told boolean not null default false,
  told_at timestamptz,
  solved_at timestamptz,
  primary key (kind, host)
);
comment on table private.alarms is 'Faults reported to superadmins by mail, once until solved. The rules are in lib/operations/alarm-rules.ts.';
comment on column private.alarms.host is 'The machine it concerns; empty when it concerns all.';
comment on column private.alarms.told_at is 'The last mail that named it; kept when it opens again, because there is at most one mail an hour.';

create table private.web_vitals (
  day date,
  page text check (page ~ '^[a-z]{2,20}$'),
  metric text,
  device text check (device in ('mobile', 'desktop')),
  counts int[] not null,
  primary key (day, page, metric, device)
);
comment on table private.web_vitals is 'How fast real visits were: histograms by day, kind of page, metric and kind of device. Nothing else is stored about a visit.';
comment on column private.web_vitals.counts is 'Visits by range; private.vital_bounds has the limits.';

-- indexes ---------------------------------------------------------------------------------------------
create index job_runs_newest on private.job_runs (name, id desc);
create index job_runs_started on private.job_runs (started_at);

-- functions: jobs -------------------------------------------------------------------------------------
create function public.note_job_run(p_name text, p_started timestamptz, p_ms int, p_ok boolean, p_counts jsonb default '{}') returns void
language sql security definer set search_path = '' as
$$
  insert into private.job_runs (name, started_at, duration_ms, is_ok, counts)
  values (p_name, p_started, greatest(p_ms, 0), p_ok, coalesce(p_counts, '{}'))
$$;

-- The scheduled jobs with their newest runs: [{name, finished_at, is_stopped, runs: [{started_at, ms, ok, counts}]}].
create function private.job_report(p_runs int) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_agg(to_jsonb(j) || jsonb_build_object('runs', (
    select coalesce(jsonb_agg(jsonb_build_object('started_at', r.started_at, 'ms', r.duration_ms, 'ok', r.is_ok, 'counts', r.counts) order by r.id desc), '[]')
    from (select * from private.job_runs where name = j.name order by id desc limit p_runs) r)) order by j.name)
  from private.scheduled_jobs() j
$$;

-- functions: queues -----------------------------------------------------------------------------------
-- Seconds since a time, rounded; null without one.
create function private.seconds_since(p_at timestamptz) returns int
language sql stable set search_path = '' as $$ select case when p_at is not null then greatest(0, extract(epoch from now() - p_at))::int end $$;

-- Since when a mail is late, else null: it is due and unclaimed, or it was tried and no mail has been sent since it was queued.
-- If others are sent, its address is at fault: mails_lost counts it once it is given up.
create function private.mail_late_since(m private.outbox) returns timestamptz
language sql stable set search_path = '' as
$$
  select least(
    case when m.not_before <= now() then m.not_before end,
    case when m.attempts > 0 and not exists (select from private.outbox where sent_at > m.created_at) then m.created_at end)
$$;

-- Waiting and given-up items. Ages are seconds of the oldest. Newsletters (sent in batches within their allowed hours) and
-- notifications of unknown payments count as waiting but have no age. mails_late: seconds by mail_late_since().
-- cash_held: percentage of all units that unconfirmed cash orders reserve.
create function private.queue_report() returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object(
    'mails_waiting', m.waiting, 'mails_age', m.age, 'mails_late', m.late,
    'mails_lost', (select count(*) from private.outbox where failed_at is not null and not is_void),
    'events_waiting', e.waiting, 'events_age', e.age,
    'events_stuck', (select count(*) from private.stuck_payment_events()),
    'refunds_due', (select count(*) from public.payments where refund_due) + (select count(*) from public.refunds where state = 'pendiente'),
    'refunds_stuck', (select count(distinct order_id) from private.payment_troubles('refund')),
    'cash_held', (
      select coalesce(round(100.0 * held.units / nullif(held.units + (select sum(stock) from public.products), 0)), 0)
      from (
        select coalesce(sum(i.quantity), 0) as units from public.orders o join public.order_items i on i.order_id = o.id
        where o.status = 'placed' and private.is_cash(o.payment_method) and o.has_reservation and i.item_type = 'product') held),
    'holds_expired', (
      select count(*) from public.orders o
      where o.status = 'placed' and o.expires_at < now() and o.payment_status in ('unpaid', 'rejected') and not private.has_payment_in_flight(o.id)))
  from (
    select count(*) as waiting, private.seconds_since(min(created_at) filter (where kind <> 'newsletter.post')) as age,
      private.seconds_since(min(private.mail_late_since(o)) filter (where kind <> 'newsletter.post')) as late
    from private.outbox o where sent_at is null and failed_at is null) m,
  (
    select count(*) as waiting, private.seconds_since(min(n.received_at) filter (where not private.is_unknown_payment(n))) as age
    from public.payment_events n where processed_at is null) e
$$;

-- Makes notifications that wait for a retry due at once.
create function public.retry_payment_events() returns int
language plpgsql security definer set search_path = '' as
$$
declare
  n int;
begin
  perform private.require_admin();
  update public.payment_events set next_try_at = now() where processed_at is null and next_try_at > now();
  get diagnostics n = row_count;
  perform private.audit('payment.events_retried', 'payment_events', null, jsonb_build_object('events', n));
  return n;
end $$;

-- functions: alarms -----------------------------------------------------------------------------------
-- Input of the alarm rules, with the open alarms.
create function public.operations_watch() returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('queues', private.queue_report(), 'jobs', private.job_report(30), 'open', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'host', a.host)), '[]') from private.alarms a where a.solved_at is null))
$$;

-- Records the alarms that a machine sees: [{kind, host, detail}]. Alarms it no longer sees are solved; those of another machine
-- after a day without a report from it. Queues one mail to every superadmin with a confirmed address about open, unreported
-- alarms, at most once an hour; without such a superadmin nothing counts as reported. Returns the new kinds.
create function public.raise_alarms(p_firing jsonb, p_host text) returns text[]
language plpgsql security definer set search_path = '' as
$$
declare
  opened text[];
  superadmins uuid[] := array(select id from public.profiles where role = 'superadmin' and private.confirmed_email(id) is not null);
  untold jsonb;
begin
  -- Two concurrent schedulers would both send the mail.
  perform pg_advisory_xact_lock(hashtextextended('raise_alarms', 4));
  update private.alarms a set solved_at = now()
  where a.solved_at is null and (a.host in ('', p_host) or a.seen_at < now() - interval '1 day')
    and not exists (select from jsonb_array_elements(p_firing) f where f ->> 'kind' = a.kind and f ->> 'host' = a.host);
  with seen as (
    insert into private.alarms as a (kind, host, detail)
    select f ->> 'kind', f ->> 'host', f -> 'detail' from jsonb_array_elements(p_firing) f
    on conflict (kind, host) do update set detail = excluded.detail, seen_at = now(), solved_at = null,
      since = case when a.solved_at is null then a.since else now() end,
      is_told = a.is_told and a.solved_at is null
    returning a.kind, a.since)
  select coalesce(array_agg(kind order by kind) filter (where since = now()), '{}') into opened from seen;

  if superadmins = '{}' or exists (select from private.alarms where told_at > now() - interval '1 hour') then return opened; end if;
  with told as (
    update private.alarms set is_told = true, told_at = now() where solved_at is null and not is_told
    returning kind, host, detail)
  select jsonb_agg(to_jsonb(told) order by kind, host) into untold from told;
  if untold is not null then
    perform private.post_mail('alert.operations', id, private.confirmed_email(id), jsonb_build_object('alarms', untold), extract(epoch from now())::text)
    from unnest(superadmins) id;
  end if;
  return opened;
end $$;

-- functions: visits -----------------------------------------------------------------------------------
-- Upper limits of the histogram's ranges: milliseconds, or the score of layout shifts. Null for an unknown metric.
create function private.vital_bounds(p_metric text) returns numeric[]
language sql immutable set search_path = '' as
$$
  select case
    when p_metric in ('LCP', 'FCP', 'TTFB') then '{100,200,300,400,500,600,700,800,1000,1200,1500,1800,2100,2500,3000,4000,6000,10000}'::numeric[]
    when p_metric = 'INP' then '{16,32,48,64,80,100,125,150,175,200,250,300,400,500,800,1500}'::numeric[]
    when p_metric = 'CLS' then '{0.001,0.005,0.01,0.02,0.04,0.06,0.08,0.1,0.15,0.2,0.25,0.35,0.5,1}'::numeric[]
  end
$$;

-- Counts one visit: {metric: value}. Unknown metrics are left out.
create function public.note_web_vitals(p_page text, p_device text, p_values jsonb) returns void
language sql security definer set search_path = '' as
$$
  insert into private.web_vitals as v (day, page, metric, device, counts)
  select private.co_date(), p_page, m.key, p_device, array(
    select (n = width_bucket(m.value::numeric, b.bounds))::int from generate_series(0, cardinality(b.bounds)) n order by n)
  from jsonb_each_text(p_values) m
  cross join lateral (select private.vital_bounds(m.key) as bounds) b
  where b.bounds is not null
  -- In a fixed order, so that two visits cannot deadlock.
  order by m.key
  on conflict (day, page, metric, device) do update set counts = array(
    select was + new from unnest(v.counts, excluded.counts) with ordinality t (was, new, n) order by n)
$$;

-- Visits of the last days by kind of page, metric and device: [{page, metric, device, bounds, counts}].
create function private.vital_report(p_days int) returns jsonb
language sql stable set search_path = '' as
$$
  select coalesce(jsonb_agg(jsonb_build_object('page', s.page, 'metric', s.metric, 'device', s.device,
    'bounds', private.vital_bounds(s.metric), 'counts', s.counts) order by s.page, s.metric, s.device), '[]')
  from (
    select page, metric, device, array_agg(visits order by n) as counts
    from (
      select v.page, v.metric, v.device, t.n, sum(t.visits) as visits
      from private.web_vitals v, unnest(v.counts) with ordinality t (visits, n)
      where v.day > private.co_date() - p_days
      group by 1, 2, 3, 4) sums
    group by 1, 2, 3) s
$$;

-- functions: the admins' page -------------------------------------------------------------------------
-- {queues, jobs, alarms: [{kind, host, detail, since}], vitals, migration}.
create function public.operations_status() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  migration text;
begin
  perform private.require_admin();
  -- Missing in a database whose migrations were applied by hand.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into migration;
  end if;
  return jsonb_build_object('queues', private.queue_report(), 'jobs', private.job_report(10), 'migration', migration,
    'alarms', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'host', a.host, 'detail', a.detail, 'since', a.since) order by a.since), '[]')
      from private.alarms a where a.solved_at is null),
    'vitals', private.vital_report(28));
end $$;

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.job_runs, private.alarms, private.web_vitals from public, anon, authenticated, service_role;
grant execute on function public.note_job_run, public.operations_watch, public.raise_alarms, public.note_web_vitals to service_role;
grant execute on function public.operations_status, public.retry_payment_events to authenticated;
