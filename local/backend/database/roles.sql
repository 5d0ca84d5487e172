-- What a hosted project already has before the first migration runs. Run by a superuser, safe to repeat.
do $$
declare name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'authenticator',
    'supabase_auth_admin', 'supabase_storage_admin', 'migrator']
  loop
    begin
      execute format('create role %I', name);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $$;
alter role authenticator noinherit;
alter role service_role bypassrls;
-- The role that runs migrations: like `postgres` on hosted Supabase, not a superuser.
alter role migrator createrole createdb replication bypassrls;
grant anon, authenticated, service_role to authenticator;
-- Membership of supabase_storage_admin gives the right to write policies on storage.objects;
-- guard_platform_schemas() revokes the rest. Before PostgreSQL 16 a membership has no such details.
do $$ begin
  if current_setting('server_version_num')::int >= 160000 then
    execute 'grant anon, authenticated, service_role to migrator with admin true, inherit true, set true';
    execute 'grant supabase_storage_admin to migrator with inherit true, set false';
    -- Restoring a backup loads rows with triggers off.
    execute 'grant set on parameter session_replication_role to migrator';
  else
    grant anon, authenticated, service_role to migrator with admin option;
    grant supabase_storage_admin to migrator;
  end if;
end $$;
