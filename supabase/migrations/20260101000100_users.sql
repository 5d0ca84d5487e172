-- Users: profiles, roles, consents with evidence, people search, data export and account deletion.

-- types -----------------------------------------------------------------------------------------------
create type public.app_role as enum ('cliente', 'employee', 'manager', 'admin', 'superadmin');

-- tables ----------------------------------------------------------------------------------------------
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text check (username is null or char_length(username) between 1 and 60),
  role public.app_role not null default 'cliente',
  points int not null default 0 check (points >= 0),
  level int not null default 1 check (level >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  phone text check (phone ~ '^3[0-9]{9}$')
);
comment on table public.profiles is 'One row per account. No e-mail: that stays in auth.users.';
comment on column public.profiles.phone is 'A Colombian mobile, ten digits.';

create table public.consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('privacidad', 'marketing')),
  granted boolean not null,
  version text not null check (char_length(version) between 1 and 40),
  ip text not null default '' check (char_length(ip) <= 64),
  user_agent text not null default '' check (char_length(user_agent) <= 400),
  at timestamptz not null default now()
);
comment on table public.consents is 'Append-only evidence (Ley 1581): what a person authorised or withdrew, of which text, when and from where. The newest row of a kind counts.';
comment on column public.consents.version is 'Version of the text that the person read.';

-- Evidence collected by the server before a sign-up (client address, user agent); the new account references it. Metadata
-- sent with the sign-up itself is not trusted.
create table private.sign_up_consents (
  token uuid primary key default gen_random_uuid(),
  version text not null check (char_length(version) between 1 and 40),
  ip text not null,
  user_agent text not null,
  at timestamptz not null default now()
);

-- Sessions that a recovery mail opened: for an hour, and once, they may set a password without the old one.
create table private.recovery_sessions (
  session_id uuid primary key,
  opened_at timestamptz not null default now()
);

-- Files that the storage service still has to delete: deleting rows in SQL would leave them behind.
create table private.files_to_erase (
  bucket text not null,
  name text not null,
  since timestamptz not null default now(),
  primary key (bucket, name)
);

-- auth.users belongs to the auth service, which allows no index of ours; this table has one.
create table private.people_keys (
  id uuid primary key references public.profiles (id) on delete cascade,
  words text not null,
  name_key text collate "C" not null
);
comment on table private.people_keys is 'Search and sort keys of people. Only search_people reads it, because it contains e-mails.';
comment on column private.people_keys.words is 'User name, e-mail (or its placeholder) and phone, lower case without accents, one per line.';

-- indexes ---------------------------------------------------------------------------------------------
create index profiles_staff on public.profiles (role) where role <> 'cliente';
create index profiles_newest on public.profiles (created_at desc, id);
create index profiles_points on public.profiles (points desc, id);
create index profiles_role on public.profiles (role, created_at desc, id);
create index consents_of_user on public.consents (user_id, kind, id desc);
create index people_keys_words on private.people_keys using gin (words extensions.gin_trgm_ops);
create index people_keys_name on private.people_keys (name_key, id);

-- functions: roles ------------------------------------------------------------------------------------
create function private.user_role() returns public.app_role
language sql stable set search_path = '' as
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

-- The account of the caller's session; no row once the session was ended, although its token is valid until it expires.
create function public.own_account() returns table (username text, role public.app_role, points int, level int)
language sql stable security definer set search_path = '' as
$$
  select p.username, p.role, p.points, p.level from public.profiles p
  where p.id = (select auth.uid()) and exists (
    select from auth.sessions s where s.id = ((select auth.jwt()) ->> 'session_id')::uuid and s.user_id = p.id)
$$;

create function public.open_recovery(p_session uuid) returns void
language sql security definer set search_path = '' as
$$
  delete from private.recovery_sessions where opened_at < now() - interval '1 hour';
  insert into private.recovery_sessions (session_id) values (p_session) on conflict (session_id) do update set opened_at = now();
$$;

create function public.is_recovery() returns boolean
language sql stable security definer set search_path = '' as
$$
  select exists (select from private.recovery_sessions
    where session_id = ((select auth.jwt()) ->> 'session_id')::uuid and opened_at > now() - interval '1 hour')
$$;

create function public.close_recovery() returns void
language sql security definer set search_path = '' as
$$ delete from private.recovery_sessions where session_id = ((select auth.jwt()) ->> 'session_id')::uuid $$;

-- Lower bound of ids that staff may read; for others a value above every id. In a policy, `id >= private.staff_sees_from()`
-- is equivalent to `(select private.is_staff())`, but as an index range: for `mine or staff` the planner then uses one index
-- for each side, whereas an `or` with a boolean makes it scan the whole table. It is not wrapped in a select, so that the
-- planner can evaluate it when estimating.
create function private.staff_sees_from() returns uuid
language sql stable security definer set search_path = '' as
$$ select case when private.is_staff() then '00000000-0000-0000-0000-000000000000' else 'ffffffff-ffff-ffff-ffff-ffffffffffff' end::uuid $$;

-- Creates a new account's profile and its evidence of consent in the same transaction.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  seen private.sign_up_consents;
begin
  insert into public.profiles (id, username)
  values (new.id, left(nullif(trim(regexp_replace(coalesce(new.raw_user_meta_data ->> 'username', new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name', ''),
    '[\u0001-\u001f\ufffe\uffff]', '', 'g')), ''), 60))
  on conflict (id) do nothing;
  delete from private.sign_up_consents
  where token::text = new.raw_user_meta_data ->> 'consent' and at > now() - interval '10 minutes' returning * into seen;
  if found then
    perform private.note_consent(new.id, 'privacidad', true, seen.version, seen.ip, seen.user_agent, seen.at);
  end if;
  return new;
end $$;

-- The only way to change a role: admins may set cliente, employee and manager; superadmins any role; nobody changes their
-- own, and the last superadmin cannot be removed.
create function public.set_user_role(p_user uuid, p_role public.app_role) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  mine public.app_role;
  theirs public.app_role;
begin
  -- Role changes are serialised: a demoted admin can no longer promote users, and one superadmin remains.
  perform pg_advisory_xact_lock(hashtext('set_user_role'));
  perform private.require_admin();
  mine := private.user_role();
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

create function private.require_staff() returns void
language plpgsql set search_path = '' as
$$ begin if not private.is_staff() then raise exception 'Sin permisos' using errcode = '42501'; end if; end $$;

create function private.require_admin() returns void
language plpgsql set search_path = '' as
$$ begin if not private.is_admin() then raise exception 'Sin permisos' using errcode = '42501'; end if; end $$;

-- Display name of a person; null without an account.
create function private.person_name(p_user uuid) returns text
language sql stable set search_path = '' as
$$ select coalesce(username, 'Usuario ' || right(id::text, 6)) from public.profiles where id = p_user $$;

-- functions: people -----------------------------------------------------------------------------------
create function private.index_people(p_ids uuid[]) returns void
language sql set search_path = '' as
$$
  insert into private.people_keys (id, words, name_key)
  select p.id,
    concat_ws(E'\n', private.norm(p.username), private.norm(coalesce(nullif(u.email, ''), 'usuario-' || right(p.id::text, 6) || '@sin-correo')), p.phone),
    private.norm(coalesce(p.username, nullif(u.email, ''), right(p.id::text, 6)))
  from public.profiles p left join auth.users u on u.id = p.id
  where p.id = any (p_ids)
  on conflict (id) do update set words = excluded.words, name_key = excluded.name_key
$$;

-- Updates the search key after a change of name, e-mail or phone.
create function private.index_person() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.index_people(array[new.id]); return null; end $$;

-- Finds people by user name, e-mail or phone, for staff. Returns {items, total}. p_sort: relevancia (default; without a
-- query newest first), nombre, creado, puntos; a leading minus reverses the last three.
create function public.search_people(
  p_query text,
  p_role public.app_role default null,
  p_limit int default 20,
  p_offset int default 0,
  p_sort text default 'relevancia'
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as
$$
declare
  pattern text := private.like_pattern(private.phone_or_text(p_query));
  by_relevance boolean := pattern <> '%%' and coalesce(ltrim(p_sort, '-'), '') not in ('nombre', 'puntos', 'creado');
begin
  perform private.require_staff();
  return (
    with matching as not materialized (
      select p.id, p.points, p.created_at, k.words, k.name_key
      from public.profiles p join private.people_keys k on k.id = p.id
      where (pattern = '%%' or k.words like pattern) and (p_role is null or p.role = p_role)
    )
    select jsonb_build_object(
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'username', p.username, 'email', nullif(u.email, ''), 'phone', p.phone,
          'role', p.role, 'points', p.points, 'level', p.level, 'created_at', p.created_at) order by page.place), '[]')
        from unnest(array(
          select m.id from matching m
          order by
            case p_sort when 'nombre' then m.name_key end, case p_sort when '-nombre' then m.name_key end desc,
            case p_sort when 'puntos' then m.points end, case p_sort when '-puntos' then m.points end desc,
            case p_sort when 'creado' then m.created_at end,
            -- Prefix matches come first.
            case when by_relevance then (E'\n' || m.words) like E'%\n' || substr(pattern, 2) end desc, case when by_relevance then m.name_key end,
            m.created_at desc, m.id
          limit least(greatest(coalesce(p_limit, 20), 1), 100) offset greatest(coalesce(p_offset, 0), 0)
        )) with ordinality as page (id, place)
        join public.profiles p on p.id = page.id left join auth.users u on u.id = p.id),
      'total', (select count(*) from matching)));
end $$;

-- One person for staff; null when it does not exist.
create function public.person_for_staff(p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object('id', p.id, 'username', p.username, 'email', nullif(u.email, ''), 'phone', p.phone,
      'role', p.role, 'points', p.points, 'level', p.level, 'created_at', p.created_at,
      'last_sign_in_at', u.last_sign_in_at, 'confirmed', u.email_confirmed_at is not null,
      'is_last_superadmin', p.role = 'superadmin' and (select count(*) from public.profiles s where s.role = 'superadmin') <= 1)
    from public.profiles p left join auth.users u on u.id = p.id
    where p.id = p_user);
end $$;

-- A person's newest 25 reviews, for staff.
create function public.person_reviews(p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'stars', r.stars, 'body', r.body, 'status', r.status, 'created_at', r.created_at,
      'product', p.name, 'slug', p.slug) order by r.created_at desc, r.id), '[]')
    from (select * from public.reviews where user_id = p_user order by created_at desc limit 25) r join public.products p on p.id = r.product_id);
end $$;

-- functions: permissions ------------------------------------------------------------------------------
-- Records a person's decision on one kind of consent; repeating it adds nothing.
create function private.note_consent(p_user uuid, p_kind text, p_granted boolean, p_version text, p_ip text, p_user_agent text, p_at timestamptz default now()) returns void
language plpgsql set search_path = '' as
$$
declare
  known public.consents;
begin
  select * into known from public.consents where user_id = p_user and kind = p_kind order by id desc limit 1;
  if known.granted is not distinct from p_granted and known.version is not distinct from p_version then return; end if;
  -- Nothing was ever authorised, so there is nothing to withdraw.
  if known.id is null and not p_granted then return; end if;
  insert into public.consents (user_id, kind, granted, version, ip, user_agent, at)
  values (p_user, p_kind, p_granted, p_version, left(coalesce(p_ip, ''), 64), left(coalesce(p_user_agent, ''), 400), p_at);
end $$;

-- Called by the server, which knows client address and user agent: values sent by the browser would be no evidence.
create function public.record_consent(p_user uuid, p_kind text, p_granted boolean, p_version text, p_ip text default '', p_user_agent text default '') returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform 1 from public.profiles where id = p_user for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos a esa persona.');
  end if;
  if coalesce(p_kind not in ('privacidad', 'marketing') or p_granted is null or char_length(p_version) not between 1 and 40, true) then
    perform private.refuse('bad_consent', 'No reconocemos esa autorización.');
  end if;
  if p_kind = 'privacidad' and not p_granted then
    perform private.refuse('delete_instead', 'Sin esta autorización no podemos tener tu cuenta. Para retirarla, elimina tu cuenta.');
  end if;
  perform private.note_consent(p_user, p_kind, p_granted, p_version, p_ip, p_user_agent);
end $$;

-- Stores the server's evidence until the account exists; returns an id for the sign-up, valid for one account.
create function public.prepare_consent(p_version text, p_ip text default '', p_user_agent text default '') returns uuid
language sql security definer set search_path = '' as
$$
  insert into private.sign_up_consents (version, ip, user_agent)
  values (p_version, left(coalesce(p_ip, ''), 64), left(coalesce(p_user_agent, ''), 400)) returning token
$$;

-- functions: leaving ----------------------------------------------------------------------------------
-- Why an account cannot be deleted now, as Spanish text; null when it can. A closed request whose device never arrived does
-- not count.
create function private.deletion_obstacle(p_user uuid) returns text
language plpgsql stable set search_path = '' as
$$
begin
  if (select role from public.profiles where id = p_user) = 'superadmin'
     and (select count(*) from public.profiles where role = 'superadmin') <= 1 then
    return 'Eres el único superadmin: antes de eliminar tu cuenta, dale ese rol a otra persona.';
  end if;
  if exists (select from public.orders o where o.user_id = p_user and private.has_payment_in_flight(o.id)) then
    return 'Tienes un pago que todavía se está confirmando. Espera la respuesta e inténtalo de nuevo.';
  end if;
  if exists (
    select from public.orders o join public.payments y on y.order_id = o.id where o.user_id = p_user and y.refund_due)
    or exists (
    select from public.orders o join public.refunds r on r.order_id = o.id where o.user_id = p_user and r.state = 'pendiente')
    or exists (select from public.orders o where o.user_id = p_user and private.is_key_wanted(o)) then
    return 'Tenemos una devolución de dinero pendiente contigo. Cuando la recibas podrás eliminar tu cuenta.';
  end if;
  if exists (
    select from public.orders o
    where o.user_id = p_user and o.status in ('placed', 'confirmed')
      and (o.payment_status in ('paid', 'partially_refunded') or o.status = 'confirmed' or o.shipping_status not in ('pending', 'processing', 'cancelled'))
      and o.shipping_status not in ('delivered', 'cancelled')
      -- A course is delivered on payment, a quote with its repair.
      and exists (select from public.order_items i where i.order_id = o.id and i.item_type in ('product', 'service'))) then
    return 'Tienes un pedido que aún no te hemos entregado. Cuando lo recibas podrás eliminar tu cuenta.';
  end if;
  if exists (
    select from public.orders o join public.retractos w on w.order_id = o.id where o.user_id = p_user and w.state in ('solicitado', 'aceptado')) then
    return 'Tienes un retracto en trámite. Cuando terminemos de devolverte el dinero podrás eliminar tu cuenta.';
  end if;
  if exists (select from public.ordenes_servicio r where r.usuario_id = p_user and r.estado <> 'Entregado' and r.closed_at is null) then
    return 'Tienes una reparación que aún no te hemos entregado. Cuando recibas tu equipo podrás eliminar tu cuenta.';
  end if;
  return (
    select format('Tienes una reversión del pago en trámite (%s). Cuando la resolvamos podrás eliminar tu cuenta.', v.number)
    from public.reversiones v join public.orders o on o.id = v.order_id
    where o.user_id = p_user and v.state in ('solicitada', 'aceptada') limit 1);
end $$;

-- The same, for the person to see in advance.
create function public.account_deletion_obstacle() returns text
language sql stable security definer set search_path = '' as
$$ select private.deletion_obstacle((select auth.uid())) $$;

-- Deletes a person's data in one transaction. Orders stay anonymised (accounting records must be kept), staff actions stay
-- without the name; everything else is deleted. The server then deletes files and the login.
create function public.anonymise_account(p_user uuid) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  obstacle text;
  address text;
  open_order uuid;
  theirs uuid[];
begin
  -- Serialises with role changes. Locks orders before people, as everywhere; afterwards no new order of theirs can start.
  perform pg_advisory_xact_lock(hashtext('set_user_role'));
  perform 1 from public.orders where user_id = p_user order by id for update;
  select email into address from auth.users where id = p_user for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos a esa persona.');
  end if;
  obstacle := private.deletion_obstacle(p_user);
  if obstacle is not null then
    perform private.refuse('not_deletable', obstacle);
  end if;

  perform private.lock_products(array(
    select i.item_id from public.order_items i join public.orders o on o.id = i.order_id
    where o.user_id = p_user and o.status = 'placed' and i.item_type = 'product'));
  for open_order in select id from public.orders where user_id = p_user and status = 'placed' order by id
  loop
    if not private.cancel_unpaid(open_order, 'cancelled')
       and (select payment_status in ('unpaid', 'rejected', 'pending') from public.orders where id = open_order) then
      perform private.refuse('not_deletable', 'Tienes un pedido en curso. Cuando termine podrás eliminar tu cuenta.');
    end if;
  end loop;

  -- Also guest orders with the same e-mail, once closed.
  theirs := array(select id from public.orders where user_id = p_user or (
    user_id is null and customer_email <> '' and lower(customer_email) = lower(address)
    and (status in ('cancelled', 'expired', 'fulfilled') or shipping_status in ('delivered', 'cancelled'))
    and not private.holds_foreign_money(id)));
  perform private.forget_buyers(theirs);

  -- Repairs stay, anonymised.
  perform private.forget_repairs(p_user, address);

  -- What the shop noted about the person.
  perform private.forget_customer(p_user);

  -- Messages to the shop, also from before the account, and the newsletter subscription.
  perform private.forget_contact(p_user);

  delete from public.lesson_progress where user_id = p_user;
  delete from public.course_positions where user_id = p_user;
  delete from public.check_results where user_id = p_user;
  delete from public.video_positions where user_id = p_user;
  delete from public.certificates where user_id = p_user;
  delete from public.reviews where user_id = p_user;
  delete from public.social_posts where user_id = p_user;
  delete from public.achievement_claims where user_id = p_user;
  -- Rewards last: the steps above may have inserted rows.
  delete from public.xp_events where user_id = p_user;
  delete from public.consents where user_id = p_user;
  delete from public.addresses where user_id = p_user;
  delete from public.rate_limits where key like '%:' || p_user;
  -- Rechecks the role: of two last superadmins who leave at once, one must remain.
  update public.profiles set username = null, phone = null, role = 'cliente' where id = p_user;
  perform private.audit('account.deleted', 'profiles', null, jsonb_build_object('orders_kept', cardinality(theirs)));
end $$;

-- Queues files for the storage service until it confirms their deletion.
create function public.files_to_erase() returns table (bucket text, name text)
language sql stable security definer set search_path = '' as
$$ select f.bucket, f.name from private.files_to_erase f order by f.since limit 500 $$;

create function public.files_erased(p_bucket text, p_names text[]) returns void
language sql security definer set search_path = '' as
$$ delete from private.files_to_erase where bucket = p_bucket and name = any (p_names) $$;

-- Export of the caller's data: no other person's data, no provider secrets.
create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  me uuid := (select auth.uid());
begin
  if me is null then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'generado', now(),
    'cuenta', (
      select jsonb_build_object('id', u.id, 'correo', u.email, 'creada', u.created_at, 'ultimo_ingreso', u.last_sign_in_at,
        'datos_de_ingreso', u.raw_user_meta_data, 'nombre_de_usuario', p.username, 'celular', p.phone,
        'rol', p.role, 'puntos', p.points, 'nivel', p.level)
      from auth.users u left join public.profiles p on p.id = u.id where u.id = me),
    'cliente', private.customer_copy(me),
    'direcciones', (
      select coalesce(jsonb_agg(jsonb_build_object('nombre', a.label, 'direccion', private.address_line(a.place), 'por_defecto', a.is_default,
        'creada', a.created_at, 'cambiada', a.updated_at) order by a.created_at), '[]')
      from public.addresses a where a.user_id = me),
    'autorizaciones', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.id), '[]') from public.consents c where c.user_id = me),
    'pedidos', (
      select coalesce(jsonb_agg(to_jsonb(o) - array['user_id', 'customer_id', 'paid_by', 'stage', 'search'] || jsonb_build_object(
        'articulos', (select coalesce(jsonb_agg(to_jsonb(i) - array['order_id', 'search'] order by i.name), '[]') from public.order_items i where i.order_id = o.id),
        'pagos', (
          select coalesce(jsonb_agg(jsonb_build_object('fecha', y.created_at, 'estado', y.status, 'detalle', y.status_detail, 'valor', y.amount,
            'devuelto', y.refunded_amount, 'moneda', y.currency, 'medio', y.method, 'cuotas', y.installments, 'ultimos_cuatro', y.last_four,
            'banco', y.bank_name, 'tipo_de_documento', y.document_type, 'documento', y.document_number, 'numero', y.provider_payment_id) order by y.attempt), '[]')
          from public.payments y where y.order_id = o.id),
        'retractos', (select coalesce(jsonb_agg(to_jsonb(w) - 'order_id' order by w.requested_at), '[]') from public.retractos w where w.order_id = o.id),
        'factura', (select to_jsonb(v) - array['order_id', 'issued_by', 'updated_at'] from public.order_invoices v where v.order_id = o.id),
        'devoluciones', (
          select coalesce(jsonb_agg(jsonb_build_object('fecha', r.created_at, 'valor', r.amount, 'estado', r.state, 'medio', r.channel, 'a', r.destination) order by r.created_at), '[]')
          from public.refunds r where r.order_id = o.id),
        'llave_de_devolucion', (select to_jsonb(k) - array['order_id', 'asked_by'] from public.refund_keys k where k.order_id = o.id)
        ) order by o.created_at), '[]')
      from public.orders o where o.user_id = me),
    'reparaciones', (
      select coalesce(jsonb_agg(to_jsonb(r) - array['usuario_id', 'customer_id', 'technician_id', 'received_by', 'version', 'search'] || jsonb_build_object(
        'comentarios', (
          select coalesce(jsonb_agg(jsonb_build_object('fecha', c.created_at, 'autor', c.autor, 'texto', c.texto) order by c.id), '[]')
          from public.orden_comentarios c where c.orden_id = r.id and not c.is_internal),
        'eventos', (
          select coalesce(jsonb_agg(to_jsonb(e) - array['id', 'orden_id', 'actor_id', 'is_public'] order by e.id), '[]')
          from public.orden_eventos e where e.orden_id = r.id and e.is_public),
        'cotizaciones', (
          select coalesce(jsonb_agg(to_jsonb(q) - array['orden_id', 'created_by', 'decided_by'] order by q.created_at), '[]')
          from public.cotizaciones q where q.orden_id = r.id),
        'repuestos', (
          select coalesce(jsonb_agg(jsonb_build_object('nombre', u.name, 'cantidad', u.quantity, 'precio', u.unit_price, 'fecha', u.used_at) order by u.used_at), '[]')
          from public.repair_parts u where u.orden_id = r.id and u.returned_at is null),
        'abonos', (
          select coalesce(jsonb_agg(jsonb_build_object('fecha', m.created_at, 'tipo', m.kind, 'medio', m.method, 'valor', m.amount, 'motivo', m.reason) order by m.created_at), '[]')
          from public.repair_payments m where m.orden_id = r.id),
        'entregas', (
          select coalesce(jsonb_agg(to_jsonb(d) - array['id', 'orden_id', 'delivered_by'] order by d.id), '[]')
          from public.orden_entregas d where d.orden_id = r.id)
        ) order by r.created_at), '[]')
      from public.ordenes_servicio r where r.usuario_id = me),
    'lecciones', (select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' order by l.done_at), '[]') from public.lesson_progress l where l.user_id = me),
    'cursos_abiertos', (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.seen_at), '[]') from public.course_positions s where s.user_id = me),
    'comprobaciones', (select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' order by r.answered_at), '[]') from public.check_results r where r.user_id = me),
    'videos', (select coalesce(jsonb_agg(to_jsonb(v) - 'user_id' order by v.seen_at), '[]') from public.video_positions v where v.user_id = me),
    'certificados', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' order by t.issued_at), '[]') from public.certificates t where t.user_id = me),
    'puntos_y_experiencia', (select coalesce(jsonb_agg(to_jsonb(e) - 'user_id' order by e.id), '[]') from public.xp_events e where e.user_id = me),
    'logros', (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.claimed_at), '[]') from public.achievement_claims a where a.user_id = me),
    'publicaciones', (select coalesce(jsonb_agg(to_jsonb(s) - array['user_id', 'reviewed_by'] order by s.created_at), '[]') from public.social_posts s where s.user_id = me),
    'resenas', (select coalesce(jsonb_agg(to_jsonb(r) - array['user_id', 'moderated_by'] order by r.created_at), '[]') from public.reviews r where r.user_id = me),
    'mensajes', private.contact_of(me),
    'boletin', private.newsletter_of(me),
    'reversiones', (
      select coalesce(jsonb_agg(to_jsonb(v) - array['payment_id', 'already'] order by v.requested_at), '[]')
      from public.reversiones v join public.orders o on o.id = v.order_id where o.user_id = me),
    'aceptaciones', (
      select coalesce(jsonb_agg(jsonb_build_object('pedido', a.order_id, 'reparacion', a.repair_id, 'cotizacion', a.quote_id, 'version', a.version,
        'ip', a.ip, 'navegador', a.user_agent, 'fecha', a.at) order by a.at), '[]')
      from public.acceptances a
      left join public.cotizaciones q on q.id = a.quote_id
      left join public.ordenes_servicio r on r.id = coalesce(a.repair_id, q.orden_id)
      left join public.orders o on o.id = a.order_id
      where coalesce(o.user_id, r.usuario_id) = me),
    'correos', (
      select coalesce(jsonb_agg(jsonb_build_object('sobre', m.kind, 'de', m.about, 'para', m.recipient, 'fecha', m.created_at, 'enviado', m.sent_at) order by m.id), '[]')
      from private.outbox m
      where lower(m.recipient) = private.confirmed_email(me)
        -- Addresses of mails expire with age; the subject shows whose they were.
        or m.recipient = '' and m.kind ~ '^(order|repair)[.]' and m.about in (
          select id from public.orders where user_id = me
          union all select id from public.ordenes_servicio where usuario_id = me)));
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger on_auth_user_created after insert on auth.users for each row execute function private.handle_new_user();
create trigger on_auth_user_email after update of email on auth.users for each row
  when (old.email is distinct from new.email) execute function private.index_person();

create trigger profiles_keys after insert or update of username, phone on public.profiles for each row execute function private.index_person();
create trigger profiles_updated_at before update on public.profiles for each row execute function private.set_updated_at();

-- grants ----------------------------------------------------------------------------------------------
-- Evidence: written by functions only, not even by the secret key.
revoke all on public.consents from service_role;
grant select on public.profiles, public.consents to authenticated;
grant all on public.profiles to service_role;
grant select on public.consents to service_role;
grant update (username, phone) on public.profiles to authenticated;
grant execute on function private.is_staff, private.is_admin, private.is_superadmin to anon, authenticated, service_role;
grant execute on function private.staff_sees_from, public.set_user_role, public.search_people, public.person_for_staff,
  public.person_reviews, public.account_deletion_obstacle, public.export_my_data, public.own_account, public.is_recovery, public.close_recovery to authenticated;
grant execute on function public.record_consent, public.prepare_consent, public.open_recovery, public.anonymise_account,
  public.files_to_erase, public.files_erased to service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.profiles enable row level security;
alter table public.consents enable row level security;

create policy "own profile or staff reads" on public.profiles for select to authenticated
  using (id = (select auth.uid()) or id >= private.staff_sees_from());
comment on policy "own profile or staff reads" on public.profiles is 'A person sees their own profile; staff see all of them.';

create policy "own profile updates" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
comment on policy "own profile updates" on public.profiles is 'Only the user name: column grants keep role, points and level out of reach.';

create policy "own consents or admins reads" on public.consents for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
comment on policy "own consents or admins reads" on public.consents is 'People read their own consents; admins read all as evidence. Written by record_consent only.';

-- realtime --------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.profiles;
