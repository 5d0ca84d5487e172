-- Core: extensions, closed-by-default privileges, shared helpers, rate limits, audit log.

-- extensions ---------------------------------------------------------------------------------------------
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- privileges: nothing is open unless a migration grants it ------------------------------------------------
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- `private` holds what policies and functions need and no client may call over HTTP.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- functions ----------------------------------------------------------------------------------------------
create function private.norm(t text) returns text
language sql immutable parallel safe strict set search_path = '' as
$$ select extensions.unaccent('extensions.unaccent'::regdictionary, lower(t)) $$;
comment on function private.norm(text) is 'Lower case without accents; immutable so that indexes and generated columns may use it.';
grant execute on function private.norm(text) to anon, authenticated, service_role;

create function private.slugify(t text) returns text
language sql immutable parallel safe strict set search_path = '' as
$$ select trim(both '-' from regexp_replace(private.norm(t), '[^a-z0-9]+', '-', 'g')) $$;
grant execute on function private.slugify(text) to anon, authenticated, service_role;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as
$$ begin new.updated_at = now(); return new; end $$;

-- Gives a row without a slug a free one made from its name (products, services) or title (courses).
create function private.set_slug() returns trigger
language plpgsql set search_path = '' as
$$
declare
  base text;
  candidate text;
  n int := 1;
  taken boolean;
begin
  if coalesce(new.slug, '') <> '' then return new; end if;
  base := coalesce(nullif(left(private.slugify(coalesce(to_jsonb(new) ->> 'name', to_jsonb(new) ->> 'title')), 80), ''), 'sin-nombre');
  -- Two rows of the same name at once: the second waits to see the first. One lock a table, however many rows.
  perform pg_advisory_xact_lock(hashtext(tg_table_name || '.slug'));
  candidate := base;
  loop
    execute format('select exists (select 1 from %I.%I where slug = $1)', tg_table_schema, tg_table_name) into taken using candidate;
    exit when not taken;
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  new.slug := candidate;
  return new;
end $$;

-- tables -------------------------------------------------------------------------------------------------
create table public.rate_limits (
  key text primary key,
  window_start timestamptz not null default now(),
  hits int not null default 1
);
comment on table public.rate_limits is 'One fixed window per key; written by rate_limit_wait only.';

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null,
  entity text not null,
  entity_id text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.audit_log is 'Who did what; append-only, and gone with age alone.';
create index audit_log_recent on public.audit_log (created_at desc);
create index audit_log_entity on public.audit_log (entity, entity_id);

create table private.jobs (
  name text primary key,
  token uuid,
  leased_until timestamptz,
  finished_at timestamptz,
  state jsonb not null default '{}'
);
comment on table private.jobs is 'What a scheduler calls every minute: who is at it now, when it was last done, and what it has to remember.';
comment on column private.jobs.leased_until is 'One run at a time until then, however many machines are called; a crash gives it back.';

-- Counts one call; 0 while the key is within its limit, else how many seconds are left until it counts anew.
create function public.rate_limit_wait(p_key text, p_limit int, p_window_seconds int) returns int
language sql security definer set search_path = '' as
$$
  insert into public.rate_limits as r (key) values (p_key)
  on conflict (key) do update set
    hits = case when r.window_start < now() - make_interval(secs => p_window_seconds) then 1 else r.hits + 1 end,
    window_start = case when r.window_start < now() - make_interval(secs => p_window_seconds) then now() else r.window_start end
  returning case when hits <= p_limit then 0
    else greatest(1, ceil(extract(epoch from window_start - now()) + p_window_seconds))::int end
$$;

create function private.audit(p_action text, p_entity text, p_entity_id text, p_details jsonb default '{}') returns void
language sql security definer set search_path = '' as
$$ insert into public.audit_log (actor, action, entity, entity_id, details) values ((select auth.uid()), p_action, p_entity, p_entity_id, p_details) $$;

-- Begins a run of a job: {token, state}; null while another run of it is going on.
create function public.begin_job(p_name text, p_seconds int) returns jsonb
language sql security definer set search_path = '' as
$$
  insert into private.jobs as j (name, token, leased_until) values (p_name, gen_random_uuid(), now() + make_interval(secs => p_seconds))
  on conflict (name) do update set token = excluded.token, leased_until = excluded.leased_until
    where j.leased_until is null or j.leased_until < now()
  returning jsonb_build_object('token', j.token, 'state', j.state)
$$;

-- Notes that a job was done just now. A run that began it gives its place back and may leave something to remember.
create function public.finish_job(p_name text, p_token uuid default null, p_state jsonb default null) returns void
language sql security definer set search_path = '' as
$$
  insert into private.jobs as j (name, finished_at, state) values (p_name, now(), coalesce(p_state, '{}'))
  on conflict (name) do update set finished_at = now(),
    leased_until = case when j.token = p_token then null else j.leased_until end,
    state = case when p_state is null or j.token is distinct from p_token then j.state else p_state end
$$;

-- Which of the jobs that are due every minute were not done for five: {name: when it was last done, or null}.
create function private.stopped_jobs() returns jsonb
language sql stable security definer set search_path = '' as
$$
  select coalesce(jsonb_object_agg(due.name, j.finished_at), '{}')
  from unnest(array['mails', 'reconcile']) due (name) left join private.jobs j on j.name = due.name
  where coalesce(j.finished_at < now() - interval '5 minutes', true)
$$;

create function public.is_scheduler_stopped() returns boolean
language sql stable security definer set search_path = '' as $$ select private.stopped_jobs() <> '{}' $$;

-- grants -------------------------------------------------------------------------------------------------
revoke all on private.jobs from public, anon, authenticated, service_role;
grant execute on function public.begin_job(text, int), public.finish_job(text, uuid, jsonb), public.is_scheduler_stopped() to service_role;
grant execute on function public.rate_limit_wait(text, int, int) to service_role;
grant select on public.audit_log to authenticated;
grant all on public.rate_limits, public.audit_log to service_role;

-- row-level security -------------------------------------------------------------------------------------
alter table public.rate_limits enable row level security;
alter table public.audit_log enable row level security;
create policy "rate limits are for the server alone" on public.rate_limits for all to anon, authenticated using (false);
comment on policy "rate limits are for the server alone" on public.rate_limits is 'Nobody but the secret key reads or writes a counter.';
