-- A person's own data: contact details, permissions with their evidence, a copy of everything, and the way out.

-- tables -------------------------------------------------------------------------------------------------
alter table public.profiles
  add column phone text check (phone ~ '^3[0-9]{9}$'),
  add column shipping_address text check (char_length(shipping_address) between 5 and 300 and shipping_address = btrim(shipping_address));
comment on column public.profiles.phone is 'A Colombian mobile, ten digits.';
comment on column public.profiles.shipping_address is 'What the checkout proposes.';

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
comment on column public.consents.version is 'Of the text that the person read.';

-- What the server saw of a visitor who is about to register; the new account names it and the proof is made of it. What
-- a sign-up says of itself proves nothing: anybody may write anything there.
create table private.sign_up_consents (
  token uuid primary key default gen_random_uuid(),
  version text not null check (char_length(version) between 1 and 40),
  ip text not null,
  user_agent text not null,
  at timestamptz not null default now()
);

-- What the storage service still has to delete: SQL alone would leave the files behind.
create table private.files_to_erase (
  bucket text not null,
  name text not null,
  since timestamptz not null default now(),
  primary key (bucket, name)
);

-- indexes ------------------------------------------------------------------------------------------------
create index consents_of_user on public.consents (user_id, kind, id desc);

-- functions: permissions ---------------------------------------------------------------------------------
-- Notes what a person says to one kind of use of their data; saying it again adds nothing.
create function private.note_consent(p_user uuid, p_kind text, p_granted boolean, p_version text, p_ip text, p_user_agent text, p_at timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as
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

-- Called by the server, which saw the address and the browser: a person's own word would prove nothing.
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

-- Keeps what the server saw until the account exists; the answer goes into the sign-up and is good for one account.
create function public.prepare_consent(p_version text, p_ip text default '', p_user_agent text default '') returns uuid
language sql security definer set search_path = '' as
$$
  insert into private.sign_up_consents (version, ip, user_agent)
  values (p_version, left(coalesce(p_ip, ''), 64), left(coalesce(p_user_agent, ''), 400)) returning token
$$;

-- A new account gets its profile and the proof of what it accepted in the same transaction.
create or replace function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  seen private.sign_up_consents;
begin
  insert into public.profiles (id, username)
  values (new.id, left(nullif(trim(coalesce(new.raw_user_meta_data ->> 'username', new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name', '')), ''), 60))
  on conflict (id) do nothing;
  delete from private.sign_up_consents
  where token::text = new.raw_user_meta_data ->> 'consent' and at > now() - interval '10 minutes' returning * into seen;
  if found then
    perform private.note_consent(new.id, 'privacidad', true, seen.version, seen.ip, seen.user_agent, seen.at);
  end if;
  return new;
end $$;

-- functions: a copy of everything ------------------------------------------------------------------------
-- All that the shop holds about the caller, as they may take it elsewhere: nobody else's data, no secret of a provider.
create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as
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
        'direccion_de_envio', p.shipping_address, 'rol', p.role, 'puntos', p.points, 'nivel', p.level)
      from auth.users u left join public.profiles p on p.id = u.id where u.id = me),
    'autorizaciones', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.id), '[]') from public.consents c where c.user_id = me),
    'pedidos', (
      select coalesce(jsonb_agg(to_jsonb(o) - array['user_id', 'paid_by'] || jsonb_build_object(
        'articulos', (select coalesce(jsonb_agg(to_jsonb(i) - 'order_id' order by i.name), '[]') from public.order_items i where i.order_id = o.id),
        'pagos', (
          select coalesce(jsonb_agg(jsonb_build_object('fecha', y.created_at, 'estado', y.status, 'detalle', y.status_detail, 'valor', y.amount,
            'devuelto', y.refunded_amount, 'moneda', y.currency, 'medio', y.method, 'cuotas', y.installments, 'ultimos_cuatro', y.last_four,
            'numero', y.provider_payment_id) order by y.attempt), '[]')
          from public.payments y where y.order_id = o.id),
        'retractos', (select coalesce(jsonb_agg(to_jsonb(w) - 'order_id' order by w.requested_at), '[]') from public.retractos w where w.order_id = o.id)
        ) order by o.created_at), '[]')
      from public.orders o where o.user_id = me),
    'reparaciones', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'usuario_id' || jsonb_build_object(
        'comentarios', (
          select coalesce(jsonb_agg(jsonb_build_object('fecha', c.created_at, 'autor', c.autor, 'texto', c.texto) order by c.id), '[]')
          from public.orden_comentarios c where c.orden_id = r.id and not c.is_internal),
        'eventos', (
          select coalesce(jsonb_agg(to_jsonb(e) - array['id', 'orden_id', 'actor_id', 'is_public'] order by e.id), '[]')
          from public.orden_eventos e where e.orden_id = r.id and e.is_public),
        'cotizaciones', (
          select coalesce(jsonb_agg(to_jsonb(q) - array['orden_id', 'created_by', 'decided_by'] order by q.created_at), '[]')
          from public.cotizaciones q where q.orden_id = r.id)
        ) order by r.created_at), '[]')
      from public.ordenes_servicio r where r.usuario_id = me),
    'lecciones', (select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' order by l.done_at), '[]') from public.lesson_progress l where l.user_id = me),
    'cursos_abiertos', (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.seen_at), '[]') from public.course_positions s where s.user_id = me),
    'certificados', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' order by t.issued_at), '[]') from public.certificates t where t.user_id = me),
    'puntos_y_experiencia', (select coalesce(jsonb_agg(to_jsonb(e) - 'user_id' order by e.id), '[]') from public.xp_events e where e.user_id = me),
    'logros', (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.claimed_at), '[]') from public.achievement_claims a where a.user_id = me),
    'publicaciones', (select coalesce(jsonb_agg(to_jsonb(s) - array['user_id', 'reviewed_by'] order by s.created_at), '[]') from public.social_posts s where s.user_id = me),
    'resenas', (select coalesce(jsonb_agg(to_jsonb(r) - array['user_id', 'moderated_by'] order by r.created_at), '[]') from public.reviews r where r.user_id = me));
end $$;

-- functions: the way out ---------------------------------------------------------------------------------
-- Why an account cannot be deleted now, in the words the person reads; null when nothing stands in the way.
create function private.deletion_obstacle(p_user uuid) returns text
language plpgsql stable security definer set search_path = '' as
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
    select from public.orders o join public.payments y on y.order_id = o.id where o.user_id = p_user and y.refund_due) then
    return 'Tenemos una devolución de dinero pendiente contigo. Cuando la recibas podrás eliminar tu cuenta.';
  end if;
  if exists (
    select from public.orders o
    where o.user_id = p_user and o.status in ('placed', 'confirmed')
      and (o.payment_status in ('paid', 'partially_refunded') or o.status = 'confirmed' or o.shipping_status not in ('pending', 'processing', 'cancelled'))
      and o.shipping_status not in ('delivered', 'cancelled')
      -- A course is delivered when it is paid, a quote with its repair.
      and exists (select from public.order_items i where i.order_id = o.id and i.item_type in ('product', 'service'))) then
    return 'Tienes un pedido que aún no te hemos entregado. Cuando lo recibas podrás eliminar tu cuenta.';
  end if;
  if exists (
    select from public.orders o join public.retractos w on w.order_id = o.id where o.user_id = p_user and w.state in ('solicitado', 'aceptado')) then
    return 'Tienes un retracto en trámite. Cuando terminemos de devolverte el dinero podrás eliminar tu cuenta.';
  end if;
  if exists (select from public.ordenes_servicio r where r.usuario_id = p_user and r.estado <> 'Entregado') then
    return 'Tienes una reparación que aún no te hemos entregado. Cuando recibas tu equipo podrás eliminar tu cuenta.';
  end if;
  return null;
end $$;

-- The same, for the person to know before they try.
create function public.account_deletion_obstacle() returns text
language sql stable security definer set search_path = '' as
$$ select private.deletion_obstacle((select auth.uid())) $$;

-- Takes a person out of the database, all or nothing. What they bought stays without saying who bought it (accounts
-- must be kept); everything else of theirs goes. The login itself is deleted by the server afterwards, with the files.
create function public.anonymise_account(p_user uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  obstacle text;
  address text;
  open_order uuid;
  kept int;
begin
  -- Role changes and last superadmins: one at a time. Orders before people, as everywhere; then nothing new of theirs begins.
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

  -- Also what they bought without signing in, once it is over.
  update public.orders set user_id = null, customer_name = 'Cuenta eliminada', customer_email = '', customer_phone = '', shipping_address = ''
  where user_id = p_user or (
    user_id is null and customer_email <> '' and lower(customer_email) = lower(address)
    and (status in ('cancelled', 'expired', 'fulfilled') or shipping_status in ('delivered', 'cancelled')));
  get diagnostics kept = row_count;
  -- The links that were mailed open nothing any more.
  update private.order_keys k set token = default, fingerprint = ''
  from public.orders o where o.id = k.order_id and o.customer_name = 'Cuenta eliminada' and k.fingerprint <> '';
  update public.payments y set last_four = ''
  from public.orders o where o.id = y.order_id and o.customer_name = 'Cuenta eliminada' and y.last_four <> '';

  update public.retractos w set reason = ''
  from public.orders o where o.id = w.order_id and o.customer_name = 'Cuenta eliminada' and w.reason <> '';

  -- Repairs that are over, with what was said and agreed about them and their photos.
  with gone as (
    delete from public.ordenes_servicio
    where usuario_id = p_user or (usuario_id is null and estado = 'Entregado' and contact_email <> '' and lower(contact_email) = lower(address))
    returning id)
  insert into private.files_to_erase (bucket, name)
  select f.bucket_id, f.name from gone join storage.objects f on f.bucket_id = 'service-orders' and f.name like gone.id || '/%'
  on conflict do nothing;

  delete from public.lesson_progress where user_id = p_user;
  delete from public.course_positions where user_id = p_user;
  delete from public.certificates where user_id = p_user;
  delete from public.reviews where user_id = p_user;
  delete from public.social_posts where user_id = p_user;
  delete from public.achievement_claims where user_id = p_user;
  -- Last of the rewards: what was undone above wrote its own lines here.
  delete from public.xp_events where user_id = p_user;
  delete from public.consents where user_id = p_user;
  delete from public.rate_limits where key like '%:' || p_user;
  -- The role too: two last superadmins who leave at once must not both find the other.
  update public.profiles set username = null, phone = null, shipping_address = null, role = 'cliente' where id = p_user;
  perform private.audit('account.deleted', 'profiles', null, jsonb_build_object('orders_kept', kept));
end $$;

-- What the storage service must delete, for good: asked until it says that they are gone.
create function public.files_to_erase() returns table (bucket text, name text)
language sql stable security definer set search_path = '' as
$$ select f.bucket, f.name from private.files_to_erase f order by f.since limit 500 $$;

create function public.files_erased(p_bucket text, p_names text[]) returns void
language sql security definer set search_path = '' as
$$ delete from private.files_to_erase where bucket = p_bucket and name = any (p_names) $$;

-- grants -------------------------------------------------------------------------------------------------
grant update (phone, shipping_address) on public.profiles to authenticated;
grant select on public.consents to authenticated;
-- Evidence: not even the secret key writes it; functions do.
revoke all on public.consents from service_role;
grant select on public.consents to service_role;
grant execute on function public.export_my_data(), public.account_deletion_obstacle() to authenticated;
grant execute on function public.record_consent(uuid, text, boolean, text, text, text), public.prepare_consent(text, text, text),
  public.anonymise_account(uuid), public.files_to_erase(), public.files_erased(text, text[]) to service_role;

-- row-level security -------------------------------------------------------------------------------------
alter table public.consents enable row level security;

create policy "own consents or admins reads" on public.consents for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
comment on policy "own consents or admins reads" on public.consents is 'A person sees what they authorised; admins can prove it. Writing goes through record_consent.';
