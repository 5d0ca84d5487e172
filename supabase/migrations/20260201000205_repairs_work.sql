-- Repairs: what customers and staff do with them. Every function checks its caller and locks the repair first.

-- access -------------------------------------------------------------------------------------------------
create function private.require_staff() returns void
language plpgsql security definer set search_path = '' as
$$ begin if not private.is_staff() then raise exception 'Sin permisos' using errcode = '42501'; end if; end $$;

create function private.repair_of_token(p_token text) returns uuid
language sql stable security definer set search_path = '' as
$$ select orden_id from private.repair_links where token = p_token and revoked_at is null $$;

-- Locks a repair for somebody who may act on it: its owner, the holder of its link, or staff when told so.
create function private.lock_repair(p_orden uuid, p_user uuid, p_token text default null, p_staff boolean default false) returns public.ordenes_servicio
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
begin
  select * into r from public.ordenes_servicio where id = p_orden for update;
  if r.id is null or not coalesce(r.usuario_id = p_user or private.repair_of_token(p_token) = r.id, false) and not (p_staff and private.is_staff()) then
    perform private.refuse('not_found', 'No encontramos esa reparación.');
  end if;
  return r;
end $$;

-- requests -----------------------------------------------------------------------------------------------
-- A repair asked for from home. Signed-in people call it with their session, guests only through the server.
create function public.request_repair(
  p_key uuid,
  p_description text,
  p_device text,
  p_name text,
  p_phone text,
  p_email text default '',
  p_brand text default '',
  p_model text default '',
  p_serial text default '',
  p_accessories text default '',
  p_condition text default '',
  p_handover text default 'local',
  p_address text default '',
  p_day date default null,
  p_slot time default null,
  p_visitor text default '',
  p_terms text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  r public.ordenes_servicio;
begin
  if me is null and coalesce((select auth.role()), '') <> 'service_role' then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_key::text, 1));
  select o.* into r from private.repair_requests q join public.ordenes_servicio o on o.id = q.orden_id where q.request_key = p_key;
  if found then
    if r.usuario_id is distinct from me then
      perform private.refuse('request_changed', 'Esta solicitud ya se envió. Empieza una nueva.');
    end if;
    return jsonb_build_object('id', r.id, 'token', (select token from private.repair_links where orden_id = r.id and revoked_at is null));
  end if;

  p_description := private.trim_text(coalesce(p_description, ''));
  p_name := private.trim_text(coalesce(p_name, ''));
  p_phone := private.trim_text(coalesce(p_phone, ''));
  p_address := private.trim_text(coalesce(p_address, ''));
  p_email := coalesce(nullif(lower(private.trim_text(coalesce(p_email, ''))), ''), (select lower(email) from auth.users where id = me), '');
  if char_length(p_description) not between 1 and 4000 then
    perform private.refuse('bad_description', 'Cuéntanos qué le pasa a tu equipo, en máximo 4000 caracteres.');
  end if;
  if char_length(p_name) not between 3 and 120 or char_length(p_phone) not between 7 and 30 or char_length(p_email) > 254 then
    perform private.refuse('bad_contact', 'Completa tu nombre y tu celular.');
  end if;
  if p_handover = 'domicilio' then
    if char_length(p_address) not between 5 and 300 then
      perform private.refuse('bad_address', 'Escribe la dirección de recogida, con barrio y municipio.');
    end if;
    if not exists (select from public.pickup_slots() s where s.day = p_day and s.starts_at = p_slot) then
      perform private.refuse('bad_slot', 'Ese horario de recogida ya no está disponible. Elige otro.');
    end if;
  end if;
  -- What is asked for and never brought costs the workshop time: one person may ask for only a few at once.
  -- The phone of a guest counts from one place (p_visitor, a digest made by the server): whoever knows a number must not
  -- be able to keep its owner from asking.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(me::text, p_visitor || p_phone), 2));
  if (select count(*) from public.ordenes_servicio
      where source = 'en_linea' and estado = 'Recibido'
        and (usuario_id = me or (me is null and usuario_id is null and contact_phone = p_phone
             and exists (select from private.repair_requests q where q.orden_id = ordenes_servicio.id and q.visitor = p_visitor)))) >= 5 then
    perform private.refuse('too_many_requests', 'Tienes varias solicitudes sin entregar. Tráenos esos equipos o escríbenos por WhatsApp.');
  end if;

  perform private.announce_step('Solicitado en línea', '{}', true, 'cliente', me);
  insert into public.ordenes_servicio (usuario_id, descripcion, source, device_kind, device_brand, device_model, device_serial, accessories, condition,
    contact_name, contact_phone, contact_email, privacy_accepted_at, handover, pickup_address, pickup_day, pickup_slot)
  values (me, p_description, 'en_linea', p_device, coalesce(p_brand, ''), coalesce(p_model, ''), coalesce(p_serial, ''), coalesce(p_accessories, ''), coalesce(p_condition, ''),
    p_name, p_phone, p_email, now(), p_handover,
    case when p_handover = 'domicilio' then p_address else '' end,
    case when p_handover = 'domicilio' then p_day end, case when p_handover = 'domicilio' then p_slot end)
  returning * into r;
  insert into private.repair_requests (request_key, orden_id, visitor) values (p_key, r.id, case when me is null then left(coalesce(p_visitor, ''), 64) else '' end);
  return jsonb_build_object('id', r.id, 'token', (select token from private.repair_links where orden_id = r.id and revoked_at is null));
end $$;

-- Repairs without an account become the account's once it has proved the same e-mail address.
create function private.adopt_repairs() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.email_confirmed_at is not null then
    -- Their payment orders follow them, and orders are always locked before repairs.
    perform 1 from public.orders o
    where exists (
      select from public.cotizaciones c join public.ordenes_servicio r on r.id = c.orden_id
      where c.order_id = o.id and r.usuario_id is null and r.contact_email <> '' and lower(r.contact_email) = lower(new.email))
    order by o.id for update;
    update public.ordenes_servicio set usuario_id = new.id
    where usuario_id is null and contact_email <> '' and lower(contact_email) = lower(new.email);
  end if;
  return null;
end $$;
create trigger on_auth_user_confirmed_repairs after insert or update of email_confirmed_at on auth.users
  for each row execute function private.adopt_repairs();

-- conversation -------------------------------------------------------------------------------------------
-- p_as says on whose side the caller speaks: the same person may be a customer here and staff there.
create function public.comment_repair(p_orden uuid, p_text text, p_as text default 'cliente', p_internal boolean default false) returns bigint
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  said text := private.trim_text(coalesce(p_text, ''));
  written bigint;
begin
  if p_as = 'admin' then perform private.require_staff(); end if;
  perform private.lock_repair(p_orden, me, null, p_as = 'admin');
  if said !~ '\S' then
    perform private.refuse('blank_comment', 'Escribe un mensaje.');
  end if;
  if char_length(said) > 2000 then
    perform private.refuse('long_comment', 'Tu mensaje es demasiado largo: escribe máximo 2000 caracteres.');
  end if;
  if p_as <> 'admin' and (select count(*) from public.orden_comentarios
      where orden_id = p_orden and autor = 'cliente' and created_at > now() - interval '1 hour') >= 60 then
    perform private.refuse('too_many_comments', 'Enviaste muchos mensajes seguidos. Espera un momento o escríbenos por WhatsApp.');
  end if;
  insert into public.orden_comentarios (orden_id, autor, autor_id, texto, is_internal)
  values (p_orden, case when p_as = 'admin' then 'admin' else 'cliente' end, me, said, p_as = 'admin' and coalesce(p_internal, false))
  returning id into written;
  update public.ordenes_servicio set updated_at = now() where id = p_orden;
  return written;
end $$;

create function public.mark_repair_read(p_orden uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
begin
  perform private.lock_repair(p_orden, me, null, true);
  insert into public.orden_lecturas as l (orden_id, user_id, last_comment)
  values (p_orden, me, coalesce((select max(id) from public.orden_comentarios where orden_id = p_orden), 0))
  on conflict (orden_id, user_id) do update set last_comment = greatest(l.last_comment, excluded.last_comment), read_at = now();
end $$;

-- How many comments of the other side the caller has not seen. Row-level security applies to the caller.
create function public.repair_unread(p_ordenes uuid[], p_as text default 'cliente') returns table (orden_id uuid, unread int)
language sql stable set search_path = '' as
$$
  select c.orden_id, count(*)::int
  from public.orden_comentarios c
  left join public.orden_lecturas l on l.orden_id = c.orden_id and l.user_id = (select auth.uid())
  where c.orden_id = any (p_ordenes) and c.id > coalesce(l.last_comment, 0)
    and c.autor = case when p_as = 'admin' then 'cliente' else 'admin' end and not c.is_internal
  group by c.orden_id
$$;

-- workshop -----------------------------------------------------------------------------------------------
-- Any state after any other; without a change of state it is a note on the way. New photos join the earlier ones.
create function public.change_repair_state(p_orden uuid, p_estado public.repair_state, p_note text default '', p_images text[] default '{}', p_public boolean default true) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  note text := private.trim_text(coalesce(p_note, ''));
  photos text[] := coalesce(p_images, '{}');
begin
  perform private.require_staff();
  r := private.lock_repair(p_orden, null, null, true);
  if char_length(note) > 2000 then
    perform private.refuse('long_note', 'La nota es demasiado larga: escribe máximo 2000 caracteres.');
  end if;
  if cardinality(photos) > 20 or exists (
    select from unnest(photos) p where p is null or p !~ ('^/api/repairs/images/' || p_orden || '/[a-z0-9-]+\.webp$')) then
    perform private.refuse('bad_photo', 'Una de las fotos no es de esta reparación. Súbela de nuevo.');
  end if;
  perform private.announce_step(note, photos, p_public, 'admin', (select auth.uid()));
  update public.ordenes_servicio set estado = p_estado,
    admin_descripcion = case when p_public and note <> '' then note else admin_descripcion end,
    admin_imagenes = case when p_public then admin_imagenes || photos else admin_imagenes end
  where id = p_orden;
  if r.estado = p_estado then
    perform set_config('repairs.step', '', true);
    insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, images, is_public)
    values (p_orden, 'avance', 'admin', (select auth.uid()), p_estado, p_estado, note, photos, p_public);
  end if;
end $$;

-- link ---------------------------------------------------------------------------------------------------
-- The open link of a repair, for its owner and staff; null when it was revoked.
create function public.repair_link(p_orden uuid) returns text
language sql stable security definer set search_path = '' as
$$
  select l.token from private.repair_links l join public.ordenes_servicio o on o.id = l.orden_id
  where o.id = p_orden and l.revoked_at is null and (o.usuario_id = (select auth.uid()) or private.is_staff())
$$;

create function public.revoke_repair_link(p_orden uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
begin
  perform private.lock_repair(p_orden, me, null, true);
  update private.repair_links set revoked_at = now() where orden_id = p_orden and revoked_at is null;
  if found then
    insert into public.orden_eventos (orden_id, kind, actor, actor_id, note, is_public)
    values (p_orden, 'enlace', case when private.is_staff() then 'admin' else 'cliente' end, me, 'Enlace anulado', false);
  end if;
end $$;

-- Another link; the one before opens nothing any more.
create function public.renew_repair_link(p_orden uuid) returns text
language plpgsql security definer set search_path = '' as
$$
declare
  fresh text;
begin
  perform public.revoke_repair_link(p_orden);
  insert into private.repair_links (orden_id) values (p_orden) returning token into fresh;
  return fresh;
end $$;

-- leaving ------------------------------------------------------------------------------------------------
-- Takes a person out of their repairs: the shop keeps the papers of the work (Decreto 1413 of 2018), not whose they were.
create function private.forget_repairs(p_user uuid, p_email text default '') returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform 1 from public.ordenes_servicio where usuario_id = p_user order by id for update;
  insert into private.files_to_erase (bucket, name)
  select 'service-orders', o.id || '/' || split_part(photo, '/', 6)
  from public.ordenes_servicio o, unnest(o.customer_imagenes) photo where o.usuario_id = p_user
  on conflict do nothing;
  update private.repair_links l set revoked_at = now() from public.ordenes_servicio o
  where o.id = l.orden_id and o.usuario_id = p_user and l.revoked_at is null;
  update public.orden_comentarios c set texto = 'Mensaje eliminado' from public.ordenes_servicio o
  where o.id = c.orden_id and o.usuario_id = p_user and c.autor = 'cliente';
  update public.ordenes_servicio set usuario_id = null, contact_name = 'Cuenta eliminada', contact_phone = '', contact_email = '',
    pickup_address = '', device_serial = '', customer_imagenes = '{}', descripcion = 'Descripción eliminada'
  where usuario_id = p_user;
end $$;

create function private.account_left() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.forget_repairs(old.id, old.email); return old; end $$;
create trigger on_auth_user_deleted_repairs before delete on auth.users for each row execute function private.account_left();

-- grants --------------------------------------------------------------------------------------------------
grant execute on function public.request_repair(uuid, text, text, text, text, text, text, text, text, text, text, text, text, date, time, text, text) to authenticated, service_role;
grant execute on function public.comment_repair(uuid, text, text, boolean), public.mark_repair_read(uuid), public.repair_unread(uuid[], text),
  public.change_repair_state(uuid, public.repair_state, text, text[], boolean), public.repair_link(uuid), public.revoke_repair_link(uuid),
  public.renew_repair_link(uuid) to authenticated;
