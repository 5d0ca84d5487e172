-- Core: extensions, closed-by-default privileges, shared helpers, Colombian business days, versions, rate limits, jobs.

-- extensions ------------------------------------------------------------------------------------------
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- privileges: nothing is open unless a migration grants it --------------------------------------------
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- `private` contains helpers of policies and functions; it is not exposed over HTTP.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- tables ----------------------------------------------------------------------------------------------
create table public.rate_limits (
  key text primary key,
  window_start timestamptz not null default now(),
  hits int not null default 1
);
comment on table public.rate_limits is 'One fixed window per key; written by rate_limit_wait only.';

create table private.jobs (
  name text primary key,
  token uuid,
  leased_until timestamptz,
  finished_at timestamptz,
  state jsonb not null default '{}'
);
comment on table private.jobs is 'Jobs that a scheduler calls every minute: current lease, time of the last run, and state for the next run.';
comment on column private.jobs.leased_until is 'Lease of the current run: only one run at a time across all machines; it expires after a crash.';

create table private.numbers (
  series text,
  year int,
  last int not null,
  primary key (series, year)
);
comment on table private.numbers is 'Sequential numbers per series and year, without gaps: incremented in the row''s transaction.';

-- indexes ---------------------------------------------------------------------------------------------
create index rate_limits_oldest on public.rate_limits (window_start);

-- functions: text and slugs ---------------------------------------------------------------------------
create function private.norm(t text) returns text
language sql immutable parallel safe strict set search_path = '' as
$$ select extensions.unaccent('extensions.unaccent'::regdictionary, lower(t)) $$;
comment on function private.norm(text) is 'Lower case without accents; immutable so that indexes and generated columns may use it.';

create function private.slugify(t text) returns text
language sql immutable parallel safe strict set search_path = '' as
$$ select trim(both '-' from regexp_replace(private.norm(t), '[^a-z0-9]+', '-', 'g')) $$;

-- When the row was changed last.
create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as
$$ begin new.updated_at = now(); return new; end $$;

-- Generates a unique slug from the name (products, services) or title (courses) when it is empty.
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
  -- Serialises rows with the same name, so that the second sees the first. One lock per table, however many rows.
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

create function private.cop(p_amount int) returns text
language sql immutable set search_path = '' as
$$ select '$' || replace(to_char(p_amount, 'FM999,999,999'), ',', '.') $$;

-- Trimmed, including invisible whitespace, with normalised line breaks.
create function private.trim_text(t text) returns text
language sql immutable parallel safe strict set search_path = '' as
$$ select btrim(replace(t, E'\r\n', E'\n'), E' \t\n\r\f\v' || U&'\00A0\200B\200C\200D\2060\FEFF\3164') $$;

-- A LIKE pattern from typed search text, for columns normalised by private.norm. A leading '#' of a number is ignored.
create function private.like_pattern(p_query text) returns text
language sql immutable set search_path = '' as
$$
  select '%' || replace(replace(replace(private.norm(left(ltrim(private.trim_text(coalesce(p_query, '')), '#'), 120)), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- Normalises what is read out and typed with spaces: a phone or document to digits without country code, a short order number
-- ('34B5 5A8D', '#b55-a8d') to its letters and digits; any other text is unchanged.
create function private.phone_or_text(p_query text) returns text
language sql immutable set search_path = '' as
$$
  select case
    when typed ~ '^\+?[0-9][0-9 ().-]{5,}$' then regexp_replace(regexp_replace(typed, '\D', '', 'g'), '^57(?=[0-9]{10}$)', '')
    when typed ~* '^[0-9a-f]+([ .-]+[0-9a-f]+)+$' and typed ~ '[0-9]' and typed ~* '[a-f]'
      and char_length(regexp_replace(typed, '[ .-]', '', 'g')) between 4 and 8 then lower(regexp_replace(typed, '[ .-]', '', 'g'))
    else typed end
  from (select ltrim(private.trim_text(coalesce(p_query, '')), '# ') as typed) t
$$;

create function private.is_uuid(t text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(t ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false) $$;

-- Whether a NIT has 6 to 12 digits and, after the dash, the check digit as the DIAN computes it; stored without dots.
create function private.is_nit(t text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$
  select coalesce(t ~ '^[0-9]{6,12}-[0-9]$', false) and right(t, 1)::int = (
    select case when rest > 1 then 11 - rest else rest end
    from (
      select sum(substr(reverse(split_part(t, '-', 1)), n, 1)::int * (array[3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53])[n]) % 11 as rest
      from generate_series(1, length(split_part(t, '-', 1))) n) s)
$$;

-- functions: business days ----------------------------------------------------------------------------
-- The Colombian calendar day of a timestamp.
create function private.co_date(p_at timestamptz default now()) returns date
language sql stable set search_path = '' as
$$ select (p_at at time zone 'America/Bogota')::date $$;

-- Easter Sunday (Meeus, Jones and Butcher).
create function private.easter(p_year int) returns date
language plpgsql immutable set search_path = '' as
$$
declare
  a int := p_year % 19;
  b int := p_year / 100;
  c int := p_year % 100;
  h int := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l int := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m int := (a + 11 * h + 22 * l) / 451;
  n int := h + l - 7 * m + 114;
begin
  return make_date(p_year, n / 31, n % 31 + 1);
end $$;

-- Colombian holidays: fixed ones, those that Ley Emiliani (51 of 1983) moves to Monday, and those relative to Easter.
create function private.co_holidays(p_year int) returns setof date
language sql immutable set search_path = '' as
$$
  select make_date(p_year, m, d) from (values (1, 1), (5, 1), (7, 20), (8, 7), (12, 8), (12, 25)) fixed (m, d)
  union
  select day + (8 - extract(isodow from day)::int) % 7
  from (values (1, 6), (3, 19), (6, 29), (8, 15), (10, 12), (11, 1), (11, 11)) moved (m, d), make_date(p_year, m, d) as day
  union
  -- Thursday and Friday of Holy Week; Ascension, Corpus Christi and Sacred Heart on their Mondays.
  select private.easter(p_year) + after from unnest(array[-3, -2, 43, 64, 71]) as after
$$;
comment on function private.co_holidays(int) is 'Two of them may fall on the same Monday, which is then listed once.';

-- Monday to Friday, no holiday.
create function private.is_business_day(p_day date) returns boolean
language sql immutable strict set search_path = '' as
$$
  select extract(isodow from p_day) < 6
     and not exists (select from private.co_holidays(extract(year from p_day)::int) h where h = p_day)
$$;

-- The p_days-th business day after p_from; p_from itself never counts. Null for null.
create function private.add_business_days(p_from date, p_days int) returns date
language plpgsql immutable strict set search_path = '' as
$$
declare
  day date := p_from;
  remaining int := p_days;
begin
  while remaining > 0 loop
    day := day + 1;
    if private.is_business_day(day) then remaining := remaining - 1; end if;
  end loop;
  return day;
end $$;

-- "12 de marzo de 2026", independent of the server's locale.
create function private.spanish_date(p_day date) returns text
language sql immutable set search_path = '' as
$$
  select format('%s de %s de %s', extract(day from p_day),
    (array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'])
      [extract(month from p_day)::int], extract(year from p_day))
$$;

-- The next number of a series, as "PQR-2026-000001", by the year that it is in Colombia.
create function private.next_number(p_series text, p_at timestamptz default now()) returns text
language sql set search_path = '' as
$$
  insert into private.numbers as c (series, year, last) values (p_series, extract(year from private.co_date(p_at))::int, 1)
  on conflict (series, year) do update set last = c.last + 1
  returning format('%s-%s-%s', c.series, c.year, lpad(c.last::text, greatest(6, length(c.last::text)), '0'))
$$;

-- functions: refusals ---------------------------------------------------------------------------------
-- Raises an expected error: Spanish message for the user, machine-readable hint for the program.
create function private.refuse(p_hint text, p_message text, p_detail text default '') returns void
language plpgsql set search_path = '' as
$$ begin raise exception '%', p_message using errcode = 'P0001', hint = p_hint, detail = p_detail; end $$;

-- functions: versions ---------------------------------------------------------------------------------
-- Increments the version on every edit. Stock changes do not increment it, so that sales cause no edit conflicts; nor do the
-- columns given as arguments.
create function private.raise_version() returns trigger
language plpgsql set search_path = '' as
$$
declare
  quiet text[] := array['stock', 'updated_at', 'version', 'search', 'name_key'] || tg_argv;
begin
  if to_jsonb(new) - quiet is distinct from to_jsonb(old) - quiet then
    new.version := old.version + 1;
  else
    new.version := old.version;
  end if;
  return new;
end $$;

-- functions: rate limits and jobs ---------------------------------------------------------------------
-- Counts one call; returns 0 while the key is within its limit, else the seconds until the window resets.
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

-- Starts a run of a job: {token, state}; null while another run is active.
create function public.begin_job(p_name text, p_seconds int) returns jsonb
language sql security definer set search_path = '' as
$$
  insert into private.jobs as j (name, token, leased_until) values (p_name, gen_random_uuid(), now() + make_interval(secs => p_seconds))
  on conflict (name) do update set token = excluded.token, leased_until = excluded.leased_until
    where j.leased_until is null or j.leased_until < now()
  returning jsonb_build_object('token', j.token, 'state', j.state)
$$;

-- Records that a job ran now. A run that started it releases its lease and may store state.
create function public.finish_job(p_name text, p_token uuid default null, p_state jsonb default null) returns void
language sql security definer set search_path = '' as
$$
  insert into private.jobs as j (name, finished_at, state) values (p_name, now(), coalesce(p_state, '{}'))
  on conflict (name) do update set finished_at = now(),
    leased_until = case when j.token = p_token then null else j.leased_until end,
    state = case when p_state is null or j.token is distinct from p_token then j.state else p_state end
$$;

-- The jobs that are due every minute, when each was done last, and whether that is five minutes ago.
create function private.scheduled_jobs() returns table (name text, finished_at timestamptz, is_stopped boolean)
language sql stable set search_path = '' as
$$
  select due.name, j.finished_at, coalesce(j.finished_at < now() - interval '5 minutes', true)
  from unnest(array['mails', 'reconcile', 'retention']) due (name) left join private.jobs j on j.name = due.name
$$;

create function public.is_scheduler_stopped() returns boolean
language sql stable security definer set search_path = '' as $$ select bool_or(is_stopped) from private.scheduled_jobs() $$;

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.jobs from public, anon, authenticated, service_role;
grant all on public.rate_limits to service_role;
grant execute on function private.norm, private.slugify, private.is_uuid, private.co_date, private.easter, private.co_holidays,
  private.is_business_day, private.add_business_days, private.spanish_date to anon, authenticated, service_role;
grant execute on function private.trim_text, public.rate_limit_wait, public.begin_job, public.finish_job,
  public.is_scheduler_stopped to service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.rate_limits enable row level security;

create policy "rate limits are for the server alone" on public.rate_limits for all to anon, authenticated using (false);
comment on policy "rate limits are for the server alone" on public.rate_limits is 'Only the secret key reads or writes counters.';
