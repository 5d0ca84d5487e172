-- Photos of repairs: a private bucket, objects named {orden}/{file}, and who may see which.

-- bucket --------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('service-orders', 'service-orders', false, 10485760, array['image/webp', 'image/jpeg', 'image/png', 'image/avif'])
on conflict (id) do nothing;

-- functions -----------------------------------------------------------------------------------------------
create function private.repair_image(p_orden uuid, p_file text) returns text
language sql immutable set search_path = '' as
$$ select '/api/repairs/images/' || p_orden || '/' || p_file $$;

-- What the workshop shows to the customer.
create function private.is_public_repair_image(p_orden uuid, p_file text) returns boolean
language sql stable security definer set search_path = '' as
$$
  select exists (select from public.ordenes_servicio o where o.id = p_orden and private.repair_image(p_orden, p_file) = any (o.admin_imagenes))
      or exists (select from public.orden_eventos e where e.orden_id = p_orden and e.is_public and private.repair_image(p_orden, p_file) = any (e.images))
$$;

-- Whether the caller may see a photo: staff all of them, the owner what is shown and their own, a link what is shown.
create function public.may_see_repair_image(p_orden uuid, p_file text, p_token text default null) returns boolean
language sql stable security definer set search_path = '' as
$$
  select (private.is_staff() and exists (select from public.ordenes_servicio o where o.id = p_orden))
    or exists (
      select from public.ordenes_servicio o
      where o.id = p_orden and o.usuario_id = (select auth.uid())
        and (private.repair_image(p_orden, p_file) = any (o.customer_imagenes) or private.is_public_repair_image(p_orden, p_file)))
    or coalesce(private.repair_of_token(p_token) = p_orden, false) and private.is_public_repair_image(p_orden, p_file)
$$;

-- The same for an object of the bucket, named {orden}/{file}.
create function private.may_see_repair_object(p_name text) returns boolean
language sql stable security definer set search_path = '' as
$$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^/]+$'
    then public.may_see_repair_image(split_part(p_name, '/', 1)::uuid, split_part(p_name, '/', 2)) else false end
$$;

create function private.is_repair_object(p_name text) returns boolean
language sql stable security definer set search_path = '' as
$$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-z0-9-]+\.webp$'
    then exists (select from public.ordenes_servicio o where o.id = split_part(p_name, '/', 1)::uuid) else false end
$$;

-- Notes a photo of the customer, whom the server has let in; without a file it only tells how many more may come.
create function public.add_repair_photo(p_orden uuid, p_user uuid, p_token text, p_file text default null) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
begin
  r := private.lock_repair(coalesce(p_orden, private.repair_of_token(p_token)), p_user, p_token);
  if r.estado = 'Entregado' then
    perform private.refuse('delivered', 'Esta reparación ya se entregó: no recibe más fotos.');
  end if;
  if cardinality(r.customer_imagenes) >= 8 then
    perform private.refuse('too_many_photos', 'Ya subiste 8 fotos, que son las que caben en una reparación.');
  end if;
  if p_file is not null then
    if p_file !~ '^[a-z0-9-]+\.webp$' then
      perform private.refuse('bad_photo', 'No se pudo subir la imagen');
    end if;
    update public.ordenes_servicio set customer_imagenes = customer_imagenes || private.repair_image(r.id, p_file) where id = r.id returning * into r;
  end if;
  return jsonb_build_object('orden_id', r.id, 'left', 8 - cardinality(r.customer_imagenes));
end $$;

-- grants --------------------------------------------------------------------------------------------------
grant execute on function public.may_see_repair_image(uuid, text, text) to anon, authenticated, service_role;
grant execute on function private.may_see_repair_object(text), private.is_repair_object(text) to authenticated;
grant execute on function public.add_repair_photo(uuid, uuid, text, text) to service_role;

-- row-level security --------------------------------------------------------------------------------------
create policy "repair photos of whoever may see them" on storage.objects for select to authenticated
  using (bucket_id = 'service-orders' and (select private.may_see_repair_object(name)));
create policy "staff store repair photos" on storage.objects for insert to authenticated
  with check (bucket_id = 'service-orders' and (select private.is_staff()) and private.is_repair_object(name));
