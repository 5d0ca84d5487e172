-- Orders that staff place for a call or a chat, and lines that they change before an order is sent. An order that is paid keeps its
-- lines and its total: what is taken off goes back as a refund, what is added becomes an order of its own that goes with it.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- functions: reading ----------------------------------------------------------------------------------
-- Its buyer accepts the terms before the first payment: staff placed it.
create function private.needs_terms(o public.orders) returns boolean
language sql stable set search_path = '' as
$$
  select o.channel = 'asistida' and o.status = 'placed' and not private.is_cash(o.payment_method)
    and not exists (select from public.acceptances a where a.order_id = o.id)
$$;

-- For the order's page: {parent: the order that it goes with, added: the orders of what was added to it}; the holder of the link of one has
-- the link of the other.
create function private.related_orders(o public.orders) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object(
    'parent', (select jsonb_build_object('id', p.id, 'token', k.token) from public.orders p join private.order_keys k on k.order_id = p.id where p.id = o.parent_id),
    'added', coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'token', k.token, 'total', a.total_price, 'status', a.status, 'payment_status', a.payment_status) order by a.created_at)
      from public.orders a join private.order_keys k on k.order_id = a.id
      where a.parent_id = o.id and a.status not in ('cancelled', 'expired')), '[]'))
$$;

-- Why the lines of an order cannot be changed now; null when they can.
create function private.change_refusal(o public.orders) returns text
language sql stable set search_path = '' as
$$
  select case
    when o.status not in ('placed', 'confirmed') or not private.is_in_shop(o.shipping_status) then
      format('Un pedido «%s» ya no admite cambios en lo que lleva.', private.order_state_label(o))
    when exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'repair') then
      'El pago de una reparación se cambia en su cotización.'
    when o.status = 'placed' and not private.is_cash(o.payment_method) and o.channel <> 'asistida' then
      'El cliente está pagando este pedido en la web. Espera el pago, o cancélalo y haz uno nuevo.'
    when private.has_payment_in_flight(o.id) then 'Hay un pago de este pedido en curso. Espera la respuesta antes de cambiarlo.'
    when private.holds_foreign_money(o.id) then 'Hay dinero de este pedido por devolver. Espera a que termine antes de cambiarlo.'
    when o.payment_status = 'charged_back' or private.is_payment_disputed(o) then 'El pago de este pedido está en disputa: no se cambia hasta que se resuelva.'
    when private.open_reversal(o.id) is not null then 'El cliente pidió la reversión del pago: respóndela antes de cambiar el pedido.'
    when exists (select from public.retractos r where r.order_id = o.id and r.state in ('solicitado', 'aceptado')) then
      'Este pedido tiene un retracto abierto: resuélvelo antes de cambiarlo.'
    when o.payment_status not in ('paid', 'partially_refunded') and exists (select from public.order_invoices v where v.order_id = o.id and v.number is not null) then
      'Este pedido ya tiene factura: corrígela antes de cambiar lo que lleva.'
    when o.payment_status not in ('paid', 'partially_refunded') and exists (
      select from public.order_items i where i.order_id = o.id and (i.refunded > 0 or i.returned > 0 or private.service_uses(i.id) > 0)) then
      'Algo de este pedido ya se devolvió o se usó en una reparación: haz un pedido nuevo con lo que falta.'
  end
$$;

-- functions: lines ------------------------------------------------------------------------------------
-- Rejects lines that are none: [{type, id, quantity, price, list, reason}], each item once. price is what one unit costs here, list what
-- the catalogue asked when it was shown.
create function private.check_staff_lines(p_lines jsonb) returns void
language plpgsql set search_path = '' as
$$
begin
  perform private.check_cart(p_lines);
  if jsonb_array_length(p_lines) not between 1 and 50 then
    perform private.refuse('empty_cart', 'Elige entre 1 y 50 artículos.');
  end if;
  if (select count(distinct (l ->> 'type', lower(l ->> 'id'))) <> count(*) from jsonb_array_elements(p_lines) l) then
    perform private.refuse('bad_cart', 'Un artículo está dos veces. Cambia su cantidad.');
  end if;
  if exists (select from jsonb_array_elements(p_lines) l where coalesce(l ->> 'price', '') !~ '^[0-9]{1,9}$' or coalesce(l ->> 'list', '0') !~ '^[0-9]{1,9}$') then
    perform private.refuse('bad_price', 'Escribe el precio en pesos, sin decimales.');
  end if;
  if exists (select from jsonb_array_elements(p_lines) l where l ->> 'type' = 'course' and l ->> 'quantity' <> '1') then
    perform private.refuse('bad_cart', 'Un curso se vende una sola vez por cuenta.');
  end if;
end $$;

-- Adds lines to an order at the catalogue's prices, lowered as far as the caller's role may.
create function private.add_staff_lines(p_order uuid, p_lines jsonb) returns void
language plpgsql set search_path = '' as
$$
declare
  line record;
begin
  for line in
    select (w.value ->> 'price')::int as price, (w.value ->> 'list')::int as shown,
      btrim(coalesce(w.value ->> 'reason', '')) as reason, l.*
    from jsonb_array_elements(p_lines) with ordinality as w (value, n)
    left join public.cart_lines(p_lines) l on l.item_type::text = w.value ->> 'type' and l.item_id = (w.value ->> 'id')::uuid
    order by w.n
  loop
    if line.item_id is null then
      perform private.refuse('cart_changed', 'Algo de lo que elegiste ya no está a la venta. Quítalo y vuelve a intentarlo.');
    end if;
    if line.shown <> line.unit_price then
      perform private.refuse('price_changed', format('El precio de «%s» cambió: ahora es %s. Quítalo y agrégalo de nuevo.', line.name, private.cop(line.unit_price)));
    end if;
    perform private.check_discount(line.name, line.unit_price, line.price, line.reason);
    insert into public.order_items (order_id, item_type, item_id, name, slug, image, is_code, unit_price, list_price, discount_reason, tax_class, quantity)
    values (p_order, line.item_type, line.item_id, line.name, line.slug, line.image, line.is_code, line.price,
      case when line.price < line.unit_price then line.unit_price end, case when line.price < line.unit_price then line.reason else '' end,
      line.tax_class, line.quantity);
  end loop;
end $$;

-- What every order of staff must keep: something to bring when it is paid on delivery, an address for a parcel, goods
-- for a pick-up.
create function private.check_staff_order(o public.orders) returns void
language plpgsql stable set search_path = '' as
$$
declare
  has_parcel boolean := exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'product' and not i.is_code);
  is_brought boolean := exists (select from public.order_items i where i.order_id = o.id and i.item_type <> 'course' and not i.is_code);
begin
  if private.is_cash(o.payment_method) and not is_brought then
    perform private.refuse('cash_not_offered', 'Los cursos y los códigos no se entregan en una casa, así que no se pagan contra entrega. Envía el enlace de pago.');
  end if;
  if o.delivery = 'tienda' and not has_parcel then
    perform private.refuse('bad_shipping', 'Para recoger en la tienda, el pedido necesita un producto.');
  end if;
  if o.delivery = 'envio' and o.shipping_address = '' and (has_parcel or private.is_cash(o.payment_method)) then
    perform private.refuse('bad_shipping', 'Escribe la dirección de entrega.');
  end if;
end $$;

-- functions: placing ----------------------------------------------------------------------------------
-- Inserts an order of staff with its lines and reserves its stock. p_order: {lines, method, delivery, place, user_id, customer_id, name,
-- phone, email, device, fault, parent}, all checked but the lines. By link it waits for its payment as long as an order on delivery
-- waits for its confirmation, in opening hours: a person on the phone does not pay within half an hour.
create function private.open_assisted_order(p_key uuid, p_mark text, p_order jsonb) returns public.orders
language plpgsql set search_path = '' as
$$
declare
  o public.orders;
  parent public.orders;
  lines jsonb := p_order -> 'lines';
  by_link boolean := p_order ->> 'method' = 'link';
  sums record;
  place jsonb := nullif(p_order -> 'place', 'null');
begin
  select * into parent from public.orders where id = (p_order ->> 'parent')::uuid;
  select sum((l ->> 'quantity')::int)::int as units, sum((l ->> 'quantity')::bigint * (l ->> 'price')::bigint) as total into sums from jsonb_array_elements(lines) l;
  if sums.total not between 1 and 100000000 then
    perform private.refuse('bad_total', 'El total va de $1 a $100.000.000.');
  end if;
  insert into public.orders (user_id, channel, seller_id, customer_id, parent_id, status, payment_method, quantity, total_price, customer_name, customer_email,
    customer_phone, delivery, shipping_address, shipping_place, device, fault, terms_accepted_at, expires_at)
  values ((p_order ->> 'user_id')::uuid, 'asistida', (select auth.uid()), (p_order ->> 'customer_id')::uuid, parent.id,
    case when by_link then 'placed' else 'confirmed' end::public.order_status, case when by_link then 'card' else 'contra_entrega' end::public.payment_method,
    sums.units, sums.total, p_order ->> 'name', lower(p_order ->> 'email'), p_order ->> 'phone', (p_order ->> 'delivery')::public.delivery_kind,
    -- An old order's address is only a line.
    case when p_order ->> 'delivery' = 'envio' then coalesce(private.address_line(place), parent.shipping_address, '') else '' end, place,
    coalesce(p_order ->> 'device', ''), coalesce(p_order ->> 'fault', ''), null,
    case when by_link then private.add_opening_hours(now(), make_interval(hours => (select s.cash_hold_hours from public.store_settings s))) end)
  returning * into o;
  -- Chosen by staff, or known by their phone or e-mail.
  if not by_link and (private.is_cash_barred(o.user_id, o.customer_phone)
    or exists (select from public.customers c where c.id = any (private.customer_group(o.customer_id)) and c.no_cod)) then
    perform private.refuse('no_cod', 'Esta persona está marcada sin contra entrega. Envíale el enlace de pago.');
  end if;
  perform private.add_staff_lines(o.id, lines);
  insert into private.order_keys (order_id, checkout_key, fingerprint) values (o.id, p_key, p_mark);
  perform private.check_staff_order(o);
  perform private.reserve_stock(o.id);
  if by_link then
    perform private.post_mail('order.link', o.id, private.order_recipient(o), private.address_mark(private.order_recipient(o), o.user_id));
  else
    perform private.acknowledge_order(o);
  end if;
  perform private.audit('order.assisted', 'orders', o.id::text, jsonb_build_object('total', o.total_price, 'method', p_order ->> 'method'));
  return o;
end $$;

-- The order that a key made before; refused when it was another one. Serialises calls of the same key.
create function private.assisted_before(p_key uuid, p_mark text) returns uuid
language plpgsql set search_path = '' as
$$
declare
  known record;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key::text, 0));
  select k.order_id, k.fingerprint into known from private.order_keys k where k.checkout_key = p_key;
  if known.order_id is not null and known.fingerprint <> p_mark then
    perform private.refuse('checkout_changed', 'Este pedido ya se hizo con otros datos. Búscalo en la lista antes de repetirlo.');
  end if;
  return known.order_id;
end $$;

-- Places an order for a call or a chat, in one transaction with its stock. p_order: {lines: as of private.check_staff_lines, method: link or
-- contra_entrega, delivery, place, customer: {id, name, phone, email}, device, fault, total: what was shown}. The same key returns the
-- same order. A customer with an account has it there; a course needs one. The limits of strangers on delivery are not for staff,
-- but who is not to pay on delivery does not. Returns {id, token}.
create function public.place_assisted_order(p_key uuid, p_order jsonb) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  mark text := md5('assisted|' || p_order::text);
  customer jsonb := coalesce(nullif(p_order -> 'customer', 'null'), '{}');
  person uuid;
  account uuid;
  place jsonb := nullif(p_order -> 'place', 'null');
  placed public.orders;
  owned text;
  made uuid;
begin
  perform private.require_staff();
  if jsonb_typeof(p_order) is distinct from 'object' or coalesce(p_order ->> 'method', '') not in ('link', 'contra_entrega')
     or coalesce(p_order ->> 'delivery', '') not in ('envio', 'tienda') then
    perform private.refuse('bad_order', 'Elige cómo se paga y cómo se entrega.');
  end if;
  perform private.check_staff_lines(p_order -> 'lines');
  if customer ->> 'id' is not null then
    if not private.is_uuid(customer ->> 'id') then
      perform private.refuse('bad_customer', 'No encontramos a esa persona. Búscala de nuevo.');
    end if;
    select c.id, c.user_id into person, account from public.customers c where c.id = (customer ->> 'id')::uuid;
    if person is null then
      perform private.refuse('bad_customer', 'No encontramos a esa persona. Búscala de nuevo.');
    end if;
  end if;
  if account is not null then perform pg_advisory_xact_lock(hashtextextended('buyer:' || account::text, 3)); end if;
  made := private.assisted_before(p_key, mark);
  if made is not null then
    return (select jsonb_build_object('id', k.order_id, 'token', k.token) from private.order_keys k where k.order_id = made);
  end if;

  if char_length(private.trim_text(coalesce(customer ->> 'name', ''))) not between 3 and 120 or char_length(btrim(coalesce(customer ->> 'phone', ''))) not between 7 and 30 then
    perform private.refuse('bad_shipping', 'Completa el nombre y el celular.');
  end if;
  if char_length(coalesce(customer ->> 'email', '')) > 254 or char_length(coalesce(p_order ->> 'device', '')) > 80 or char_length(coalesce(p_order ->> 'fault', '')) > 1000 then
    perform private.refuse('bad_shipping', 'Uno de los datos es demasiado largo.');
  end if;
  if p_order ->> 'delivery' = 'tienda' then
    place := null;
  elsif place is not null then
    perform private.checked_place(place, 'bad_shipping', 'Completa la dirección de entrega con su municipio.');
  end if;
  if exists (select from jsonb_array_elements(p_order -> 'lines') l where l ->> 'type' = 'course') then
    if account is null then
      perform private.refuse('needs_account', 'Un curso necesita una cuenta: elige a una persona que ya la tenga.');
    end if;
    select l.name into owned from public.cart_lines(p_order -> 'lines') l where l.item_type = 'course' and private.is_entitled(account, l.item_id) limit 1;
    if owned is not null then
      perform private.refuse('already_owned', format('Esta persona ya tiene «%s».', owned));
    end if;
  end if;
  placed := private.open_assisted_order(p_key, mark, jsonb_build_object('lines', p_order -> 'lines', 'method', p_order ->> 'method', 'delivery', p_order ->> 'delivery',
    'place', place, 'user_id', account, 'customer_id', person, 'name', private.trim_text(customer ->> 'name'), 'phone', btrim(customer ->> 'phone'),
    'email', btrim(coalesce(customer ->> 'email', '')), 'device', btrim(coalesce(p_order ->> 'device', '')), 'fault', btrim(coalesce(p_order ->> 'fault', ''))));
  if placed.total_price is distinct from (p_order ->> 'total')::int then
    perform private.refuse('price_changed', format('El total cambió: ahora es %s. Revísalo y vuelve a intentarlo.', private.cop(placed.total_price)));
  end if;
  owned := private.course_on_its_way(placed);
  if owned is not null then
    perform private.refuse('course_on_its_way', format('En otro pedido de esta persona ya viene «%s».', owned));
  end if;
  return (select jsonb_build_object('id', placed.id, 'token', k.token) from private.order_keys k where k.order_id = placed.id);
end $$;

-- functions: changing ---------------------------------------------------------------------------------
-- Locks an order whose lines the caller saw, and refuses it when they cannot be changed. p_total: what they saw as its total.
create function private.lock_changeable(p_order uuid, p_expected text, p_total int) returns public.orders
language plpgsql set search_path = '' as
$$
declare
  o public.orders := private.lock_order(p_order);
  refusal text;
begin
  perform private.expect_order(o, p_expected);
  refusal := private.change_refusal(o);
  if refusal is not null then
    perform private.refuse('not_changeable', refusal);
  end if;
  if o.total_price is distinct from p_total then
    perform private.refuse('moved', format('Alguien cambió este pedido mientras lo mirabas: ahora suma %s. No hicimos tu cambio.', private.cop(o.total_price)));
  end if;
  return o;
end $$;

create function private.check_change_reason(p_reason text) returns text
language plpgsql set search_path = '' as
$$
begin
  if char_length(btrim(coalesce(p_reason, ''))) not between 3 and 500 then
    perform private.refuse('no_reason', 'Escribe el motivo (entre 3 y 500 letras).');
  end if;
  return btrim(p_reason);
end $$;

-- Replaces the lines of an order that is not paid: quantities, prices, lines taken off and added. A price that stays needs no reason; none
-- is above what the line cost at first. Stock moves by the difference. Lines as of private.check_staff_lines, all that
-- the order keeps; unchanged ones change nothing. Returns the new stage and stamp.
create function public.change_order_lines(p_order uuid, p_expected text, p_total int, p_lines jsonb, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_changeable(p_order, p_expected, p_total);
  why text := private.check_change_reason(p_reason);
  line record;
  less int;
  price int;
  added jsonb;
  changes jsonb;
  total bigint;
  event bigint;
begin
  perform private.check_staff_lines(p_lines);
  if o.payment_status in ('paid', 'partially_refunded') then
    perform private.refuse('paid', 'Este pedido está pagado: lo que se quita se reembolsa, y lo que se agrega va en un pedido aparte.');
  end if;
  if o.user_id is null and exists (select from jsonb_array_elements(p_lines) l where l ->> 'type' = 'course') then
    perform private.refuse('needs_account', 'Un curso necesita una cuenta: haz el pedido a nombre de una persona que ya la tenga.');
  end if;
  perform private.lock_products(
    array(select item_id from public.order_items where order_id = o.id and item_type = 'product')
    || array(select (l ->> 'id')::uuid from jsonb_array_elements(p_lines) l where l ->> 'type' = 'product'));
  select jsonb_agg(jsonb_build_object('name', c.name, 'quantity', jsonb_build_array(c.was, c.now), 'price', jsonb_build_array(c.price_was, c.price_now)) order by c.name) into changes
  from (
    select coalesce(i.name, l.name) as name, coalesce(i.quantity, 0) as was, coalesce((w.value ->> 'quantity')::int, 0) as now,
      coalesce(i.unit_price, (w.value ->> 'price')::int) as price_was, coalesce((w.value ->> 'price')::int, i.unit_price) as price_now
    from (select * from public.order_items where order_id = o.id) i
    full join jsonb_array_elements(p_lines) w (value) on i.item_type::text = w.value ->> 'type' and i.item_id = (w.value ->> 'id')::uuid
    left join public.cart_lines(p_lines) l on i.id is null and l.item_type::text = w.value ->> 'type' and l.item_id = (w.value ->> 'id')::uuid) c
  where c.was <> c.now or c.price_was <> c.price_now;
  if changes is null then
    return jsonb_build_object('stage', o.stage, 'stamp', private.order_stamp(o));
  end if;

  added := (
    select coalesce(jsonb_agg(w.value), '[]') from jsonb_array_elements(p_lines) w (value)
    where not exists (select from public.order_items i where i.order_id = o.id and i.item_type::text = w.value ->> 'type' and i.item_id = (w.value ->> 'id')::uuid));
  for line in
    select i.id, i.item_id, i.item_type, i.name, i.quantity, i.unit_price, i.list_price, i.discount_reason, w.value as wanted
    from public.order_items i left join jsonb_array_elements(p_lines) w (value) on i.item_type::text = w.value ->> 'type' and i.item_id = (w.value ->> 'id')::uuid
    where i.order_id = o.id order by i.item_id
  loop
    -- Back to the shelf before the line is gone.
    less := line.quantity - coalesce((line.wanted ->> 'quantity')::int, 0);
    if less <> 0 and line.item_type = 'product' and o.has_reservation
       and not private.move_stock(line.item_id, less, case when less > 0 then 'released' else 'reserved' end, p_order => o.id) then
      perform private.refuse_short(line.item_id, line.name);
    end if;
    if line.wanted is null then
      delete from public.order_items where id = line.id;
      continue;
    end if;
    price := (line.wanted ->> 'price')::int;
    -- More units at a lowered price are a discount of the caller's.
    if price <> line.unit_price or less < 0 then
      perform private.check_discount(line.name, coalesce(line.list_price, line.unit_price), price,
        case price when line.unit_price then line.discount_reason else line.wanted ->> 'reason' end);
    end if;
    update public.order_items i set quantity = line.quantity - less, unit_price = price, list_price = nullif(coalesce(i.list_price, i.unit_price), price),
      discount_reason = case price when i.unit_price then i.discount_reason when coalesce(i.list_price, i.unit_price) then '' else btrim(line.wanted ->> 'reason') end
    where i.id = line.id and (i.quantity, i.unit_price) is distinct from (line.quantity - less, price);
  end loop;
  if added <> '[]' then perform private.add_staff_lines(o.id, added); end if;
  for line in
    select i.item_id, i.name, i.quantity
    from jsonb_array_elements(added) w (value) join public.order_items i on i.order_id = o.id and i.item_id = (w.value ->> 'id')::uuid
    where i.item_type = 'product' and w.value ->> 'type' = 'product' and o.has_reservation order by i.item_id
  loop
    if not private.move_stock(line.item_id, -line.quantity, 'reserved', p_order => o.id) then
      perform private.refuse_short(line.item_id, line.name);
    end if;
  end loop;
  select sum(line_total::bigint) into total from public.order_items where order_id = o.id;
  if total not between 1 and 100000000 then
    perform private.refuse('bad_total', 'El total va de $1 a $100.000.000. Para dejarlo en nada, cancela el pedido.');
  end if;
  perform set_config('audit.own_entry', o.id::text, true);
  update public.orders set total_price = total, quantity = (select sum(i.quantity) from public.order_items i where i.order_id = o.id),
    -- Its stage follows the lines too.
    shipping_status = case
      when (shipping_status = 'processing' and not exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'product'))
        or (shipping_status = 'ready' and not exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'product' and not i.is_code))
      then 'pending' else shipping_status end
  where id = o.id returning * into o;
  perform set_config('audit.own_entry', '', true);
  perform private.check_staff_order(o);
  if private.course_on_its_way(o) is not null then
    perform private.refuse('course_on_its_way', format('En otro pedido de esta persona ya viene «%s».', private.course_on_its_way(o)));
  end if;
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (o.id, 'changed', (select auth.uid()), 'equipo', why, jsonb_build_object('total', jsonb_build_array(p_total, o.total_price), 'lines', changes)) returning id into event;
  perform private.audit('order.changed', 'orders', o.id::text, jsonb_build_object('changed', jsonb_build_object('total_price', jsonb_build_array(p_total, o.total_price))));
  perform private.unqueue_mail('order.changed', o.id);
  perform private.post_mail('order.changed', o.id, private.order_recipient(o), private.address_mark(private.order_recipient(o), o.user_id), event::text);
  return jsonb_build_object('stage', o.stage, 'stamp', private.order_stamp(o));
end $$;

-- Adds goods to an order that is paid: an order of its own for the same person and address, paid by link or on delivery, which goes with it.
-- The paid one keeps its total. The same key adds them once. Returns {id, token} of the new one.
create function public.add_to_order(p_key uuid, p_order uuid, p_expected text, p_total int, p_lines jsonb, p_method text, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  mark text := md5(concat_ws('|', 'added', p_order, p_lines, p_method));
  o public.orders := private.lock_order(p_order);
  why text := private.check_change_reason(p_reason);
  made uuid := private.assisted_before(p_key, mark);
  added public.orders;
begin
  if made is not null then
    return (select jsonb_build_object('id', k.order_id, 'token', k.token) from private.order_keys k where k.order_id = made);
  end if;
  o := private.lock_changeable(p_order, p_expected, p_total);
  if o.payment_status not in ('paid', 'partially_refunded') then
    perform private.refuse('not_paid', 'Este pedido todavía no está pagado: cambia lo que lleva.');
  end if;
  if coalesce(p_method, '') not in ('link', 'contra_entrega') then
    perform private.refuse('bad_order', 'Elige cómo se paga lo que agregas.');
  end if;
  perform private.check_staff_lines(p_lines);
  if exists (select from jsonb_array_elements(p_lines) l where l ->> 'type' = 'course') then
    perform private.refuse('bad_cart', 'Un curso no viaja con un pedido: haz un pedido nuevo.');
  end if;
  added := private.open_assisted_order(p_key, mark, jsonb_build_object('parent', coalesce(o.parent_id, o.id), 'lines', p_lines, 'method', p_method,
    'delivery', case when exists (select from public.cart_lines(p_lines) l where l.item_type = 'product' and not l.is_code) then o.delivery else 'envio' end,
    'place', o.shipping_place, 'user_id', o.user_id, 'customer_id', o.customer_id, 'name', o.customer_name, 'phone', o.customer_phone, 'email', o.customer_email,
    'device', o.device, 'fault', o.fault));
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (o.id, 'changed', (select auth.uid()), 'equipo', why, jsonb_build_object('added', added.id, 'amount', added.total_price));
  perform private.audit('order.changed', 'orders', o.id::text, jsonb_build_object('added', added.id, 'total', added.total_price));
  return (select jsonb_build_object('id', added.id, 'token', k.token) from private.order_keys k where k.order_id = added.id);
end $$;

-- grants ----------------------------------------------------------------------------------------------
grant execute on function public.place_assisted_order, public.change_order_lines, public.add_to_order to authenticated;
