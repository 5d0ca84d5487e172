-- Users: taking one's data along and leaving, with all that the back office keeps; and what its log speaks of.

-- A copy of everything: also money given back, parts, money on account and hand-overs of a repair, messages to the shop
-- and the mailing list.
create or replace function public.export_my_data() returns jsonb
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
      select coalesce(jsonb_agg(to_jsonb(o) - array['user_id', 'paid_by', 'stage'] || jsonb_build_object(
        'articulos', (select coalesce(jsonb_agg(to_jsonb(i) - 'order_id' order by i.name), '[]') from public.order_items i where i.order_id = o.id),
        'pagos', (
          select coalesce(jsonb_agg(jsonb_build_object('fecha', y.created_at, 'estado', y.status, 'detalle', y.status_detail, 'valor', y.amount,
            'devuelto', y.refunded_amount, 'moneda', y.currency, 'medio', y.method, 'cuotas', y.installments, 'ultimos_cuatro', y.last_four,
            'numero', y.provider_payment_id) order by y.attempt), '[]')
          from public.payments y where y.order_id = o.id),
        'retractos', (select coalesce(jsonb_agg(to_jsonb(w) - 'order_id' order by w.requested_at), '[]') from public.retractos w where w.order_id = o.id),
        'devoluciones', (
          select coalesce(jsonb_agg(jsonb_build_object('fecha', r.created_at, 'valor', r.amount, 'estado', r.state, 'medio', r.channel) order by r.created_at), '[]')
          from public.refunds r where r.order_id = o.id)
        ) order by o.created_at), '[]')
      from public.orders o where o.user_id = me),
    'reparaciones', (
      select coalesce(jsonb_agg(to_jsonb(r) - array['usuario_id', 'technician_id', 'received_by', 'version'] || jsonb_build_object(
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
    'certificados', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' order by t.issued_at), '[]') from public.certificates t where t.user_id = me),
    'puntos_y_experiencia', (select coalesce(jsonb_agg(to_jsonb(e) - 'user_id' order by e.id), '[]') from public.xp_events e where e.user_id = me),
    'logros', (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.claimed_at), '[]') from public.achievement_claims a where a.user_id = me),
    'publicaciones', (select coalesce(jsonb_agg(to_jsonb(s) - array['user_id', 'reviewed_by'] order by s.created_at), '[]') from public.social_posts s where s.user_id = me),
    'resenas', (select coalesce(jsonb_agg(to_jsonb(r) - array['user_id', 'moderated_by'] order by r.created_at), '[]') from public.reviews r where r.user_id = me),
    'mensajes', private.contact_of(me),
    'boletin', private.newsletter_of(me));
end $$;

-- Money that is on its way back keeps an account, a repair that was closed without coming does not.
create or replace function private.deletion_obstacle(p_user uuid) returns text
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
    select from public.orders o join public.payments y on y.order_id = o.id where o.user_id = p_user and y.refund_due)
    or exists (
    select from public.orders o join public.refunds r on r.order_id = o.id where o.user_id = p_user and r.state = 'pendiente') then
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
  if exists (select from public.ordenes_servicio r where r.usuario_id = p_user and r.estado <> 'Entregado' and r.closed_at is null) then
    return 'Tienes una reparación que aún no te hemos entregado. Cuando recibas tu equipo podrás eliminar tu cuenta.';
  end if;
  return null;
end $$;

-- Takes a person out of the database, all or nothing. What they bought stays without saying who bought it (accounts
-- must be kept), what they did as staff stays without their name; everything else of theirs goes. The login itself is
-- deleted by the server afterwards, with the files.
create or replace function public.anonymise_account(p_user uuid) returns void
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
    and (status in ('cancelled', 'expired', 'fulfilled') or shipping_status in ('delivered', 'cancelled'))
    and not private.holds_foreign_money(id));
  get diagnostics kept = row_count;
  -- The links that were mailed open nothing any more.
  update private.order_keys k set token = default, fingerprint = ''
  from public.orders o where o.id = k.order_id and o.customer_name = 'Cuenta eliminada' and k.fingerprint <> '';
  update public.payments y set last_four = ''
  from public.orders o where o.id = y.order_id and o.customer_name = 'Cuenta eliminada' and y.last_four <> '';

  update public.retractos w set reason = ''
  from public.orders o where o.id = w.order_id and o.customer_name = 'Cuenta eliminada' and w.reason <> '';

  -- Papers of repairs stay without the person.
  perform private.forget_repairs(p_user, address);

  -- What they wrote to the shop, also before they had an account, and their place on the mailing list.
  perform private.forget_contact(p_user);

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
