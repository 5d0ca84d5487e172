-- The platform's own schemas in one database. Run by a superuser after roles.sql, safe to repeat.
create schema if not exists extensions;
grant usage on schema extensions to public;
grant all on schema extensions to migrator;
create extension if not exists pgcrypto with schema extensions;

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);

-- The sign-in methods that a session has used; the claim `amr` of its tokens.
create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;

-- Broadcasts from the database. A policy for `select` decides who may join a private topic; realtime.send() adds a message.
create schema if not exists realtime;
create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
alter table realtime.messages owner to migrator;
create index if not exists messages_inserted_at on realtime.messages (inserted_at);

create or replace function realtime.topic() returns text language sql stable as
$$ select nullif(current_setting('realtime.topic', true), '') $$;

-- A message that cannot be stored is a warning: it must not roll back the change that it reports.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
declare message uuid := gen_random_uuid();
begin
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (message, case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(message)) end,
    event, topic, private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end $$;

create or replace function realtime.announce() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform pg_catalog.pg_notify('realtime_messages', new.id::text); return null; end $$;
create or replace trigger announce after insert on realtime.messages for each row execute function realtime.announce();

grant usage on schema realtime to anon, authenticated, service_role, migrator;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

do $$
declare item record;
begin
  for item in
    select n.nspname, c.relname, case n.nspname when 'auth' then 'supabase_auth_admin' else 'supabase_storage_admin' end owner
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'storage') and c.relkind = 'r'
  loop
    execute format('alter table %I.%I owner to %I', item.nspname, item.relname, item.owner);
  end loop;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;
alter schema public owner to migrator;
alter publication supabase_realtime owner to migrator;

grant usage on schema auth, storage to anon, authenticated, service_role, migrator;
grant usage on schema public to anon, authenticated, service_role, supabase_auth_admin;
grant all on all tables in schema auth to migrator;
grant all on all tables in schema storage to anon, authenticated, service_role, migrator;
grant usage on schema supabase_migrations to migrator;
grant select, insert on supabase_migrations.schema_migrations to migrator;

-- Hosted default: tables that a migration creates in public are granted to the API roles unless revoked. Applied once: a
-- migrated database keeps its own grants.
do $$ begin
  if exists (select from supabase_migrations.schema_migrations) then return; end if;
  alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role migrator in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role migrator in schema public grant all on functions to anon, authenticated, service_role;
end $$;

-- As on hosted Supabase, the migrating role may add policies and triggers to storage tables, and nothing else.
create or replace function extensions.guard_platform_schemas() returns event_trigger
language plpgsql set search_path = '' as $$
declare item record;
begin
  if session_user <> 'migrator' then return; end if;
  if tg_event = 'sql_drop' then
    for item in select object_identity, schema_name, object_type from pg_catalog.pg_event_trigger_dropped_objects()
      where schema_name in ('storage', 'auth') and original and object_type not in ('policy', 'trigger')
    loop
      raise exception 'must be owner of %', item.object_identity using errcode = '42501';
    end loop;
    return;
  end if;
  for item in select object_identity from pg_catalog.pg_event_trigger_ddl_commands()
    where schema_name in ('storage', 'auth')
      and command_tag not in ('CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER', 'COMMENT', 'GRANT', 'REVOKE')
  loop
    raise exception 'must be owner of %', item.object_identity using errcode = '42501';
  end loop;
end $$;
drop event trigger if exists guard_platform_ddl;
drop event trigger if exists guard_platform_drop;
create event trigger guard_platform_ddl on ddl_command_end execute function extensions.guard_platform_schemas();
create event trigger guard_platform_drop on sql_drop execute function extensions.guard_platform_schemas();
