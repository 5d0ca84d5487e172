-- Users: profiles, roles, who may change them.

-- types --------------------------------------------------------------------------------------------------
create type public.app_role as enum ('cliente', 'employee', 'manager', 'admin', 'superadmin');

-- tables -------------------------------------------------------------------------------------------------
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text check (username is null or char_length(username) between 1 and 60),
  role public.app_role not null default 'cliente',
  points int not null default 0 check (points >= 0),
  level int not null default 1 check (level >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row per account. No e-mail: that stays in auth.users.';

-- indexes ------------------------------------------------------------------------------------------------
create index profiles_staff on public.profiles (role) where role <> 'cliente';

-- functions ----------------------------------------------------------------------------------------------
create function private.user_role() returns public.app_role
language sql stable security definer set search_path = '' as
$$ select role from public.profiles where id = (select auth.uid()) $$;

create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(private.user_role() <> 'cliente', false) $$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(private.user_role() in ('admin', 'superadmin'), false) $$;

create function private.is_superadmin() returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(private.user_role() = 'superadmin', false) $$;

-- The least id that staff may see; for everybody else one that no row reaches. In a policy `id >= private.staff_sees_from()`
-- says the same as `(select private.is_staff())`, but as a range of an index: of `mine or staff` the planner then reads my
-- rows by one index and those of staff by another, where an `or` with a plain yes or no makes it walk the whole table. It
-- stays without a select around it, for the planner to know before it plans how much of the table the range is.
create function private.staff_sees_from() returns uuid
language sql stable security definer set search_path = '' as
$$ select case when private.is_staff() then '00000000-0000-0000-0000-000000000000' else 'ffffffff-ffff-ffff-ffff-ffffffffffff' end::uuid $$;

grant execute on function private.staff_sees_from() to authenticated;
grant execute on function private.user_role(), private.is_staff(), private.is_admin(), private.is_superadmin() to anon, authenticated, service_role;

-- A new account gets its profile in the same transaction.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.profiles (id, username)
  values (new.id, left(nullif(trim(coalesce(new.raw_user_meta_data ->> 'username', new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name', '')), ''), 60))
  on conflict (id) do nothing;
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users for each row execute function private.handle_new_user();

create trigger profiles_updated_at before update on public.profiles for each row execute function private.set_updated_at();

-- The one way to change a role: admin may set cliente, employee and manager; superadmin any role;
-- nobody changes their own, and the last superadmin stays.
create function public.set_user_role(p_user uuid, p_role public.app_role) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  mine public.app_role;
  theirs public.app_role;
begin
  -- One role change at a time: who was just lowered no longer raises anybody, and one superadmin stays.
  perform pg_advisory_xact_lock(hashtext('set_user_role'));
  mine := private.user_role();
  if mine is null or mine not in ('admin', 'superadmin') then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  if p_user = (select auth.uid()) then
    raise exception 'No puedes cambiar tu propio rol.' using errcode = '42501';
  end if;
  select role into theirs from public.profiles where id = p_user for update;
  if not found then
    raise exception 'No encontramos a esa persona.' using errcode = 'P0001';
  end if;
  if mine = 'admin' and (theirs in ('admin', 'superadmin') or p_role in ('admin', 'superadmin')) then
    raise exception 'Solo el superadmin puede asignar ese rol.' using errcode = '42501';
  end if;
  if theirs = 'superadmin' and p_role <> 'superadmin'
     and (select count(*) from public.profiles where role = 'superadmin') <= 1 then
    raise exception 'Debe quedar al menos un superadmin.' using errcode = 'P0001';
  end if;
  update public.profiles set role = p_role where id = p_user;
  perform private.audit('role.changed', 'profiles', p_user::text, jsonb_build_object('from', theirs, 'to', p_role));
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant select on public.profiles to authenticated;
grant update (username) on public.profiles to authenticated;
grant all on public.profiles to service_role;
grant execute on function public.set_user_role(uuid, public.app_role) to authenticated;

-- row-level security -------------------------------------------------------------------------------------
alter table public.profiles enable row level security;

create policy "own profile or staff reads" on public.profiles for select to authenticated
  using (id = (select auth.uid()) or id >= private.staff_sees_from());
comment on policy "own profile or staff reads" on public.profiles is 'A person sees their own profile; staff see all of them.';

create policy "own profile updates" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
comment on policy "own profile updates" on public.profiles is 'Only the user name: column grants keep role, points and level out of reach.';

create policy "admins read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));
comment on policy "admins read the audit log" on public.audit_log is 'The log is written by functions and triggers; nobody edits it.';
