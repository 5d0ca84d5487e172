-- Orders: items, customer, state. Three state machines: order, payment, shipping. Expected errors have a Spanish message and
-- a machine-readable hint.
-- Locks are taken in one order: the buyer of a course (advisory), orders, payments, retractos, reversiones, refunds, products,
-- profiles. The order that pays a quote has no other line, so it locks no product: after it come its repair and its quote, and
-- after a repair the products of its parts.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- types -----------------------------------------------------------------------------------------------
create type public.order_status as enum ('placed', 'confirmed', 'fulfilled', 'cancelled', 'expired');
create type public.order_payment_status as enum ('unpaid', 'pending', 'paid', 'rejected', 'partially_refunded', 'refunded', 'charged_back');
create type public.shipping_status as enum ('pending', 'processing', 'ready', 'shipped', 'in_transit', 'out_for_delivery', 'delivered', 'cancelled');
create type public.payment_method as enum ('card', 'pse', 'contra_entrega');
create type public.delivery_kind as enum ('envio', 'tienda');
create type public.sales_channel as enum ('web', 'mostrador', 'asistida');
create type public.item_type as enum ('product', 'service', 'course', 'repair');

-- rules of the columns --------------------------------------------------------------------------------
-- Nothing left the shop yet; ready: it waits there for its buyer.
create function private.is_in_shop(p_shipping public.shipping_status) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select p_shipping in ('pending', 'processing', 'ready') $$;

-- Paid on delivery instead of through the provider. Other code calls this and never checks a method by name.
create function private.is_cash(p_method public.payment_method) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select p_method = 'contra_entrega' $$;

-- The allowed combinations of the three states. Functions and triggers change the state; this check rejects every other
-- combination, regardless of who writes.
create function private.is_legal_order(p_status public.order_status, p_payment public.order_payment_status, p_shipping public.shipping_status)
returns boolean language sql immutable set search_path = '' as
$$
  select case p_status
    -- Nothing has happened except payment attempts.
    when 'placed' then p_shipping = 'pending' and p_payment in ('unpaid', 'pending', 'rejected')
    -- Paid, or payable on delivery. A full refund before shipping cancels the order instead.
    when 'confirmed' then p_shipping <> 'cancelled' and (
      p_payment in ('unpaid', 'paid', 'partially_refunded', 'charged_back')
      or (p_payment = 'refunded' and not private.is_in_shop(p_shipping)))
    -- Delivered, or completed without a shipment. A refund does not revert it.
    when 'fulfilled' then p_shipping in ('pending', 'delivered')
      and p_payment in ('unpaid', 'paid', 'partially_refunded', 'refunded', 'charged_back')
    -- Closed: all received money was refunded or charged back.
    else p_shipping = 'cancelled' and p_payment in ('unpaid', 'rejected', 'refunded', 'charged_back')
  end
$$;

-- What the search of orders compares: number, total after a "$", customer, tracking number.
create function private.order_words(p_id uuid, p_total int, p_name text, p_email text, p_phone text, p_tracking text) returns text
language sql immutable parallel safe set search_path = '' as
$$
  select ' ' || private.norm(left(p_id::text, 8) || ' $' || p_total || ' ' || p_name || ' ' || p_email || ' ' || regexp_replace(p_phone, '\D', '', 'g')
    || ' ' || coalesce(p_tracking, '')) || ' '
$$;

-- tables ----------------------------------------------------------------------------------------------
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  channel public.sales_channel not null default 'web',
  seller_id uuid references auth.users (id) on delete set null,
  ticket_id uuid,
  customer_id uuid,
  parent_id uuid references public.orders (id) on delete restrict,
  status public.order_status not null default 'placed',
  payment_method public.payment_method not null,
  payment_status public.order_payment_status not null default 'unpaid',
  shipping_status public.shipping_status not null default 'pending',
  quantity int not null check (quantity > 0),
  total_price int not null check (total_price > 0),
  currency text not null default 'COP' check (currency = 'COP'),
  customer_name text not null,
  customer_email text not null default '',
  customer_phone text not null,
  delivery public.delivery_kind not null default 'envio',
  shipping_address text not null default '',
  shipping_place jsonb check (shipping_place is null or private.is_place(shipping_place)),
  municipality text generated always as (shipping_place ->> 'municipality') stored references public.municipalities (code),
  device text not null default '' check (char_length(device) <= 80),
  fault text not null default '' check (char_length(fault) <= 1000),
  terms_accepted_at timestamptz default now(),
  has_reservation boolean not null default false,
  expires_at timestamptz,
  tracking_number text,
  estimated_delivery timestamptz,
  ready_at timestamptz,
  delivered_at timestamptz,
  collector_name text check (collector_name is null or char_length(collector_name) between 3 and 120),
  collector_document text check (collector_document is null or char_length(collector_document) between 4 and 20),
  paid_at timestamptz,
  paid_by uuid,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  carrier text check (carrier is null or char_length(carrier) between 1 and 80),
  stage text not null default 'por_preparar'
    check (stage in ('sin_pagar', 'por_confirmar', 'por_preparar', 'por_enviar', 'por_recoger', 'en_camino', 'entregado', 'cancelado')),
  search text not null generated always as (
    private.order_words(id, total_price, customer_name, customer_email, customer_phone, tracking_number)) stored,
  constraint orders_states check (private.is_legal_order(status, payment_status, shipping_status)),
  constraint orders_pickup_has_no_address check (delivery = 'envio' or (shipping_address = '' and shipping_place is null)),
  constraint orders_ready_is_pickup check (shipping_status <> 'ready' or (delivery = 'tienda' and ready_at is not null)),
  constraint orders_pickup_is_not_sent check (delivery = 'envio' or shipping_status not in ('shipped', 'in_transit', 'out_for_delivery')),
  constraint orders_collector check (num_nulls(collector_name, collector_document) <> 1),
  constraint orders_closed_hold_nothing check (not has_reservation or status not in ('cancelled', 'expired'))
);
comment on table public.orders is 'One checkout each, or the payment of one quote; three states: order, payment, shipping.';
comment on column public.orders.channel is 'web: placed by its buyer; mostrador: sold over the counter, delivered at once; asistida: placed by staff for a call or a chat.';
comment on column public.orders.seller_id is 'Who sold it over the counter or placed it for the buyer; null on the web.';
comment on column public.orders.ticket_id is 'The ticket that it was sold with at the counter.';
comment on column public.orders.customer_id is 'The person as the shop knows them, see public.customers.';
comment on column public.orders.parent_id is 'The paid order that these goods were added to and go with; they are paid on their own.';
comment on column public.orders.terms_accepted_at is 'Null while its buyer has not accepted the terms: placed by staff.';
comment on column public.orders.delivery is 'envio: a parcel to the address; tienda: the buyer fetches it in the shop. Meaningless without goods.';
comment on column public.orders.shipping_address is 'The readable line of shipping_place (private.address_line); empty without a delivery.';
comment on column public.orders.shipping_place is 'The address in parts, see private.is_place; null without a delivery, and for a text that was never in parts.';
comment on column public.orders.ready_at is 'Since when it waits in the shop; its buyer has 15 opening days.';
comment on column public.orders.collector_name is 'Who fetched it, with collector_document; null when the code was shown.';
comment on column public.orders.device is 'Device that a service of the order is for, in the buyer''s words; empty without a service.';
comment on column public.orders.fault is 'What the buyer says is wrong with the device; empty without a service.';
comment on column public.orders.has_reservation is 'The order''s units are subtracted from products.stock.';
comment on column public.orders.expires_at is 'Deadline for the payment of a card order, or the confirmation of a cash order, while it reserves stock; null when it does not expire.';
comment on column public.orders.carrier is 'The carrier; set together with tracking_number.';
comment on column public.orders.stage is 'Work stage of the order; set by a trigger, see private.order_stage.';

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  item_type public.item_type not null,
  item_id uuid not null,
  name text not null,
  slug text not null,
  image text not null default '',
  is_code boolean not null default false check (not is_code or item_type = 'product'),
  unit_price int not null check (unit_price >= 0),
  list_price int check (list_price > unit_price),
  discount_reason text not null default '' check (char_length(discount_reason) <= 200),
  tax_class text not null default 'iva_19' check (tax_class in ('iva_19', 'iva_5', 'exento', 'excluido')),
  quantity int not null check (quantity between 1 and 999),
  line_total int generated always as (unit_price * quantity) stored,
  refunded int not null default 0 check (refunded between 0 and quantity),
  returned int not null default 0 check (returned between 0 and quantity),
  search text not null generated always as (' ' || private.norm(name) || ' ') stored,
  unique (order_id, item_type, item_id)
);
comment on column public.order_items.slug is 'Slug of the item at the time of the order; for a line that pays a quote, the repair''s id.';
comment on column public.order_items.list_price is 'The price before the discount that staff gave; null without one. discount_reason says why.';
comment on column public.order_items.is_code is 'A digital card: its code is sent by WhatsApp, nothing is shipped.';
comment on column public.order_items.tax_class is 'IVA that the price included at the time of the order; the work of a quote has the general rate.';
comment on column public.order_items.refunded is 'Refunded units; their benefits (a course, the right to review) end with the refund.';
comment on table public.order_items is 'Name and price at the time of the order; the catalogue row may have been deleted.';
comment on column public.order_items.returned is 'Units returned to stock.';

-- Separate from orders, so that staff and owners may select all columns of an order.
create table private.order_keys (
  order_id uuid primary key references public.orders (id) on delete cascade,
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex'),
  checkout_key uuid not null unique,
  fingerprint text not null,
  visitor text not null default '',
  pickup_code text check (pickup_code ~ '^[0-9]{6}$'),
  pickup_tries int not null default 0 check (pickup_tries between 0 and 5),
  pickup_reminded int not null default 0
);
comment on column private.order_keys.token is 'Token of /pedido/{token}.';
comment on column private.order_keys.checkout_key is 'Idempotency key created by the browser.';
comment on column private.order_keys.pickup_code is 'Shown by whoever fetches the order; for its buyer only, no function returns it to staff.';
comment on column private.order_keys.pickup_tries is 'Wrong codes typed at the counter; the fifth ends the code.';
comment on column private.order_keys.pickup_reminded is 'Opening days of the last reminder to fetch it: 3, 7, or 15 when the time was over.';
comment on column private.order_keys.visitor is 'Keyed hash of a guest''s client address, computed by the server; never the address itself.';

-- indexes ---------------------------------------------------------------------------------------------
create index orders_of_user on public.orders (user_id, created_at desc);
create index orders_of_seller on public.orders (seller_id, created_at desc) where seller_id is not null;
create index orders_of_parent on public.orders (parent_id) where parent_id is not null;
create index orders_newest on public.orders (created_at desc, id desc);
create index orders_guest_email on public.orders (lower(customer_email)) where user_id is null;
create index orders_expiring on public.orders (expires_at) where status = 'placed' and expires_at is not null;
create index orders_open_phone on public.orders (customer_phone) where status = 'placed';
create index orders_paid_by on public.orders (paid_by) where paid_by is not null;
create index orders_of_channel on public.orders (channel, created_at desc, id desc) where channel <> 'web';
create index orders_of_stage on public.orders (stage, created_at desc, id desc);
create index orders_by_total on public.orders (total_price, id);
create index orders_by_name on public.orders (customer_name, id);
create index orders_city on public.orders (municipality, created_at desc, id desc);
create index orders_of_payment on public.orders (payment_status, created_at desc, id desc);
create index orders_paid on public.orders (paid_at) where paid_at is not null;
create index orders_to_collect on public.orders (delivered_at)
  where private.is_cash(payment_method) and payment_status = 'unpaid' and shipping_status = 'delivered';
create index orders_of_guide on public.orders (tracking_number) where tracking_number is not null;
create index orders_waiting on public.orders (ready_at) where shipping_status = 'ready';
create index orders_unbought on public.orders (created_at) where user_id is null and status in ('cancelled', 'expired') and customer_phone <> '';
create index order_items_search on public.order_items using gin (search extensions.gin_trgm_ops);
create index order_items_item on public.order_items (item_id);

-- functions: totals -----------------------------------------------------------------------------------
-- The total equals the sum of the lines. Checked at the end of the transaction, since the order is inserted before its
-- lines.
create function private.keep_order_total() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  the_order uuid;
begin
  if tg_table_name = 'orders' then the_order := new.id;
  elsif tg_op = 'DELETE' then the_order := old.order_id;
  else the_order := new.order_id;
  end if;
  if exists (
    select from public.orders o where o.id = the_order
      and o.total_price <> coalesce((select sum(i.line_total) from public.order_items i where i.order_id = o.id), 0)) then
    raise exception 'The total of order % is not the sum of its lines.', the_order using errcode = '23514', constraint = 'orders_total';
  end if;
  return null;
end $$;

-- functions: locks ------------------------------------------------------------------------------------
-- Locks an order for its owner or the holder of its link.
create function private.lock_own_order(p_order uuid, p_token text) returns public.orders
language plpgsql set search_path = '' as
$$
declare
  o public.orders;
begin
  select ord.* into o from public.orders ord
  where ord.id = case when p_token is null then p_order else (select order_id from private.order_keys where token = p_token) end
    and (p_token is not null or ord.user_id = (select auth.uid()))
  for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  return o;
end $$;

-- Locks products in id order. Functions that change the stock of several orders call it first; order rows are always locked
-- before products.
create function private.lock_products(p_products uuid[]) returns void
language plpgsql set search_path = '' as
$$ begin perform 1 from public.products where id = any (p_products) order by id for no key update; end $$;

-- Locks an order for staff.
create function private.lock_order(p_order uuid) returns public.orders
language plpgsql set search_path = '' as
$$
declare
  o public.orders;
begin
  perform private.require_staff();
  select * into o from public.orders where id = p_order for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  return o;
end $$;

-- functions: cart and checkout ------------------------------------------------------------------------
-- Cart items with current names, prices and stock. Deleted items are missing.
create function public.cart_lines(p_items jsonb)
returns table (item_type public.item_type, item_id uuid, slug text, name text, image text, unit_price int, stock int, quantity int, is_code boolean, tax_class text)
language sql stable security definer set search_path = '' as
$$
  with wanted as (
    select (i ->> 'type')::public.item_type as item_type, (i ->> 'id')::uuid as item_id,
           case when i ->> 'type' = 'course' then 1 else least(sum((i ->> 'quantity')::int), 999)::int end as quantity,
           min(n) as n
    from jsonb_array_elements(case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end) with ordinality as t(i, n)
    where n <= 50 and (i ->> 'quantity')::int > 0
    group by 1, 2, i ->> 'type'
  )
  select w.item_type, w.item_id, x.slug, x.name, x.image, x.price, x.stock, w.quantity, x.is_code, x.tax_class
  from wanted w
  join lateral (
    select p.slug, p.name, coalesce(nullif(p.images[1], ''), p.image) as image, p.price, p.stock, private.is_code(p.kind) as is_code, p.tax_class from public.products p where w.item_type = 'product' and p.id = w.item_id and p.is_published
    union all
    select s.slug, s.name, s.image, s.price, null, false, s.tax_class from public.services s where w.item_type = 'service' and s.id = w.item_id
    union all
    select c.slug, c.title, c.cover, c.price, null, false, c.tax_class from public.courses c where w.item_type = 'course' and c.id = w.item_id and c.is_published
  ) x on true
  order by w.n
$$;

create function private.refuse_short(p_product uuid, p_name text) returns void
language plpgsql set search_path = '' as
$$
begin
  perform private.refuse('out_of_stock', format('Ya no quedan suficientes unidades de «%s». Ajusta la cantidad y vuelve a intentarlo.', p_name), p_product::text);
end $$;

-- Reserves the order's products, all or none; units returned one by one are reserved again. Locks products in id order, so
-- that two buyers never deadlock.
create function private.reserve_stock(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  line record;
begin
  for line in
    select item_id, name, quantity from public.order_items where order_id = p_order and item_type = 'product' order by item_id
  loop
    if not private.move_stock(line.item_id, -line.quantity, 'reserved', p_order => p_order) then
      perform private.refuse_short(line.item_id, line.name);
    end if;
  end loop;
  update public.order_items set returned = 0 where order_id = p_order and returned > 0;
  update public.orders set has_reservation = true where id = p_order;
end $$;

-- Returns the reserved units to stock, once.
create function private.release_stock(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  line record;
begin
  update public.orders set has_reservation = false where id = p_order and has_reservation;
  if not found then return; end if;
  for line in
    select id, item_id, quantity - returned as units from public.order_items
    where order_id = p_order and item_type = 'product' and quantity > returned order by item_id
  loop
    perform private.move_stock(line.item_id, line.units, 'released', p_order => p_order);
    update public.order_items set returned = quantity where id = line.id;
  end loop;
end $$;

-- Closes an order with nothing left outside the shop: returns its stock and cancels shipping. The caller has locked it.
create function private.end_order(p_order uuid, p_status public.order_status, p_payment public.order_payment_status default null) returns void
language plpgsql set search_path = '' as
$$
begin
  perform private.release_stock(p_order);
  update public.orders set status = p_status, payment_status = coalesce(p_payment, payment_status), shipping_status = 'cancelled',
    cancelled_at = now(), expires_at = null
  where id = p_order;
end $$;

-- Rejects invalid items: unknown types, malformed ids, quantities outside 1 to 999.
create function private.check_cart(p_items jsonb) returns void
language plpgsql set search_path = '' as
$$
begin
  if jsonb_typeof(p_items) is distinct from 'array' then
    perform private.refuse('bad_cart', 'Tu carrito tiene algo que no reconocemos. Vacíalo y agrega de nuevo lo que quieres.');
  end if;
  if exists (
    select from jsonb_array_elements(p_items) i
    where jsonb_typeof(i) <> 'object'
       or coalesce(i ->> 'type', '') not in ('product', 'service', 'course')
       or not private.is_uuid(i ->> 'id')
       or coalesce(jsonb_typeof(i -> 'quantity'), '') <> 'number'
       or i ->> 'quantity' !~ '^[1-9][0-9]{0,2}$') then
    perform private.refuse('bad_cart', 'Tu carrito tiene algo que no reconocemos. Vacíalo y agrega de nuevo lo que quieres.');
  end if;
end $$;

-- Whether this account received an order before; one that never did is limited like a guest.
create function private.has_received(p_user uuid) returns boolean
language sql stable set search_path = '' as
$$ select exists (select from public.orders where user_id = p_user and shipping_status = 'delivered') $$;

-- Limits of one person's cash orders: units of one item, total pesos, and the pesos that wait to be confirmed or, unpaid, to be fetched. Guests
-- are identified by client address and phone.
create function private.cash_limit(p_buyer uuid, p_phone text, p_visitor text) returns table (units int, total int, open bigint, is_known boolean)
language sql stable set search_path = '' as
$$
  select case when known then s.cash_account_units else s.cash_guest_units end,
         case when known then s.cash_account_total else s.cash_guest_total end,
         (select coalesce(sum(o.total_price), 0) from public.orders o join private.order_keys k on k.order_id = o.id
          where (o.status = 'placed' or (o.status = 'confirmed' and o.delivery = 'tienda' and o.payment_status = 'unpaid'))
            and private.is_cash(o.payment_method) and o.user_id is not distinct from p_buyer
            and (p_buyer is not null or (k.visitor = p_visitor and o.customer_phone = trim(p_phone)))),
         known
  from public.store_settings s, private.has_received(p_buyer) known
$$;

-- The same for the checkout of a signed-in person, before they order.
create function public.own_cash_limit() returns table (units int, total int, open bigint, is_known boolean)
language sql stable security definer set search_path = '' as
$$ select l.* from private.cash_limit((select auth.uid()), '', '') l $$;

-- Cash on delivery needs a shipment or a visit, and has a maximum amount, because nothing is paid in advance.
create function private.check_cash_order(p_items jsonb, p_total bigint, p_buyer uuid, p_phone text, p_visitor text) returns void
language plpgsql set search_path = '' as
$$
declare
  most record;
  whose text;
begin
  if private.is_cash_barred(p_buyer, p_phone) then
    perform private.refuse('cash_barred', 'Para este pedido no tenemos pago al recibir. Paga en línea con tarjeta o PSE, o escríbenos por WhatsApp y lo arreglamos.');
  end if;
  if not exists (select from public.cart_lines(p_items) where item_type <> 'course' and not is_code) then
    perform private.refuse('cash_not_offered', 'Los cursos y los códigos no se entregan en tu casa, así que no se pagan contra entrega. Págalos en línea.');
  end if;
  select * into most from private.cash_limit(p_buyer, p_phone, p_visitor);
  whose := case when most.is_known then '' when p_buyer is null then ' sin iniciar sesión' else ' hasta que recibas tu primer pedido' end;
  if exists (select from public.cart_lines(p_items) where quantity > most.units) then
    perform private.refuse('cash_limit', format('Pagando al recibir puedes pedir hasta %s de cada artículo%s. Pide menos, paga en línea o escríbenos por WhatsApp.',
      case most.units when 1 then '1 unidad' else most.units || ' unidades' end, whose));
  end if;
  if p_total + most.open > most.total then
    perform private.refuse('cash_limit', format('Pagando al recibir puedes pedir hasta %s%s%s. Paga en línea o escríbenos por WhatsApp.',
      private.cop(most.total), whose, case when most.open > 0 then format(', y ya tienes %s sin pagar', private.cop(most.open::int)) else '' end));
  end if;
end $$;

-- Unconfirmed cash orders of people who never received one reserve at most half of a product's stock in total, regardless of
-- the number of names, phones, addresses and accounts used. The product rows are locked.
create function private.check_cash_hold(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  full_name text;
begin
  select mine.name into full_name
  from public.order_items mine
  join public.products p on p.id = mine.item_id
  cross join lateral (
    select sum(i.quantity) as units from public.orders o join public.order_items i on i.order_id = o.id
    where o.status = 'placed' and private.is_cash(o.payment_method) and o.has_reservation
      and (o.user_id is null or not private.has_received(o.user_id))
      and i.item_type = 'product' and i.item_id = mine.item_id) held
  where mine.order_id = p_order and mine.item_type = 'product' and held.units > ceil((p.stock + held.units) / 2.0)
  order by mine.item_id limit 1;
  if found then
    perform private.refuse('cash_held', format('En este momento hay otros pedidos contra entrega de «%s» por confirmar. Pide menos unidades, paga en línea o escríbenos por WhatsApp.', full_name));
  end if;
end $$;

-- Whether a card order may reserve stock before payment. An account, or the guests of one client address, may reserve of a
-- product the quantity allowed for cash on delivery or half of its stock, whichever is more; at most an hour and a half per
-- day without paying, all guests together ten hours. Above that the order is accepted, but takes its units on payment. What
-- staff place is reserved, and does not count.
create function private.may_hold(p_order uuid) returns boolean
language plpgsql stable set search_path = '' as
$$
begin
  return not exists (
    select from public.orders o
    join private.order_keys k on k.order_id = o.id
    cross join public.store_settings s
    join public.order_items mine on mine.order_id = o.id and mine.item_type = 'product'
    join public.products p on p.id = mine.item_id
    cross join lateral (
      select coalesce(sum(i.quantity), 0) as units
      from public.orders h join private.order_keys hk on hk.order_id = h.id join public.order_items i on i.order_id = h.id
      where h.status = 'placed' and not private.is_cash(h.payment_method) and h.has_reservation and h.id <> o.id and h.channel <> 'asistida'
        and h.user_id is not distinct from o.user_id and hk.visitor = k.visitor and i.item_type = 'product' and i.item_id = mine.item_id) held
    cross join lateral (
      select coalesce(sum(u.cancelled_at - u.created_at) filter (where u.user_id is not distinct from o.user_id and uk.visitor = k.visitor), '0') as own,
             coalesce(sum(u.cancelled_at - u.created_at) filter (where u.user_id is null), '0') as of_guests
      from (
        select order_id from public.stock_movements
        where product_id = mine.item_id and reason = 'reserved' and created_at > now() - interval '24 hours'
        order by created_at desc limit 1000) m
      join public.orders u on u.id = m.order_id join private.order_keys uk on uk.order_id = u.id
      where u.status in ('cancelled', 'expired') and not private.is_cash(u.payment_method) and u.paid_by is null and u.channel <> 'asistida') unpaid
    where o.id = p_order and o.channel <> 'asistida' and (
      held.units + mine.quantity > greatest(
        case when o.user_id is null then s.cash_guest_units else s.cash_account_units end,
        ceil((p.stock + held.units + case when o.has_reservation then mine.quantity else 0 end) / 2.0))
      or unpaid.own >= interval '90 minutes'
      or (o.user_id is null and unpaid.of_guests >= interval '10 hours')));
end $$;

-- Reserves the order's products; if the order may not reserve, checks that they are in stock.
create function private.reserve_or_check(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  short record;
begin
  if private.may_hold(p_order) then
    perform private.reserve_stock(p_order);
    return;
  end if;
  select i.item_id, i.name into short from public.order_items i join public.products p on p.id = i.item_id
  where i.order_id = p_order and i.item_type = 'product' and p.stock < i.quantity order by i.item_id limit 1;
  if found then
    perform private.refuse_short(short.item_id, short.name);
  end if;
end $$;

-- Places an order at the database's prices and reserves its stock, in one transaction. p_terms has the accepted text
-- versions, which are stored; without them the order is rejected. Signed-in people call it with their session; guests only
-- through the server's secret key, with p_visitor (a hash of their client address), which is ignored for accounts. The same
-- checkout key returns the same order, and so does the same cart of the same person within five minutes; p_replaces cancels
-- an earlier, unpaid order of the same checkout. p_device and p_fault describe what a service in the cart is for; p_delivery says whether
-- its goods are sent to p_place or fetched in the shop, where no address is stored. Returns the order as order_by_token does.
create function public.place_order(
  p_checkout_key uuid,
  p_items jsonb,
  p_method public.payment_method,
  p_expected_total int,
  p_name text,
  p_phone text,
  p_place jsonb default null,
  p_email text default '',
  p_replaces uuid default null,
  p_visitor text default '',
  p_terms text default '',
  p_device text default '',
  p_fault text default '',
  p_delivery public.delivery_kind default 'envio'
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  buyer uuid := (select auth.uid());
  v_visitor text := case when buyer is null then left(coalesce(p_visitor, ''), 64) else '' end;
  mark text;
  known record;
  open_orders record;
  placed public.orders;
  lines int;
  wanted int;
  units int;
  total bigint;
  guest_token text;
  owned record;
  other_course text;
begin
  if buyer is null and coalesce((select auth.role()), '') <> 'service_role' then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  perform private.check_cart(p_items);
  if coalesce(char_length(p_terms) not between 1 and 80, true) then
    perform private.refuse('terms_required', 'Acepta los términos y el tratamiento de tus datos para hacer tu pedido.');
  end if;
  mark := md5(concat_ws('|', (select jsonb_agg(i order by i ->> 'type', i ->> 'id', i ->> 'quantity') from jsonb_array_elements(p_items) i)::text,
    p_method, p_name, p_phone, p_place, lower(p_email), buyer, p_device, p_fault, p_delivery));
  -- Serialises the orders of one person, since existing reservations are counted below. Taken before every other lock.
  perform pg_advisory_xact_lock(hashtextextended('buyer:' || coalesce(buyer::text, v_visitor), 3));
  if p_replaces is not null and p_replaces <> p_checkout_key then
    perform private.give_up_checkout(p_replaces, p_items);
  end if;

  perform pg_advisory_xact_lock(hashtextextended(p_checkout_key::text, 0));
  select k.token, k.fingerprint, o.status into known
  from private.order_keys k join public.orders o on o.id = k.order_id where k.checkout_key = p_checkout_key;
  if found then
    if known.fingerprint <> mark or known.status not in ('placed', 'confirmed') then
      perform private.refuse('checkout_changed', 'Tu pedido cambió. Revísalo y vuelve a intentarlo.');
    end if;
    return public.order_by_token(known.token);
  end if;

  select l.item_id, l.name into owned from public.cart_lines(p_items) l
  where l.item_type = 'course' and private.is_entitled(buyer, l.item_id) limit 1;
  if found then
    perform private.refuse('already_owned', format('Ya tienes «%s» en Mis Cursos. Quítalo de tu carrito para seguir.', owned.name), owned.item_id::text);
  end if;
  select count(*) into wanted from (
    select distinct i ->> 'type', i ->> 'id' from jsonb_array_elements(p_items) i where (i ->> 'quantity')::int > 0) d;
  select count(*), coalesce(sum(quantity), 0), coalesce(sum(unit_price::bigint * quantity), 0) into lines, units, total from public.cart_lines(p_items);
  if lines = 0 then
    perform private.refuse('empty_cart', 'Tu carrito está vacío.');
  end if;
  if lines <> wanted then
    perform private.refuse('cart_changed', 'Algo de tu carrito ya no está disponible. Revisa tu pedido y vuelve a intentarlo.');
  end if;
  if total is distinct from p_expected_total then
    perform private.refuse('price_changed', 'Los precios de tu carrito cambiaron. Revisa el nuevo total y vuelve a intentarlo.', total::text);
  end if;
  if total <= 0 or total > 100000000 then
    perform private.refuse('bad_total', 'Ese total no se puede procesar en línea. Escríbenos por WhatsApp.');
  end if;
  if coalesce(char_length(trim(p_name)) not between 3 and 120, true) or coalesce(char_length(trim(p_phone)) not between 7 and 30, true) then
    perform private.refuse('bad_shipping', 'Completa tu nombre y tu celular.');
  end if;
  if char_length(coalesce(p_email, '')) > 254 then
    perform private.refuse('bad_shipping', 'El correo es demasiado largo.');
  end if;
  -- Only goods can be fetched.
  if p_delivery = 'tienda' and not exists (select from public.cart_lines(p_items) where item_type = 'product' and not is_code) then
    p_delivery := 'envio';
  end if;
  if p_delivery = 'tienda' then
    p_place := null;
  elsif p_place is not null then
    perform private.checked_place(p_place, 'bad_shipping', 'Completa la dirección de entrega con su municipio.');
  end if;
  if p_place is null and p_delivery = 'envio'
     and (private.is_cash(p_method) or exists (select 1 from public.cart_lines(p_items) where item_type = 'product' and not is_code)) then
    perform private.refuse('bad_shipping', 'Escribe la dirección de entrega.');
  end if;
  if char_length(coalesce(p_device, '')) > 80 or char_length(coalesce(p_fault, '')) > 1000 then
    perform private.refuse('bad_shipping', 'Los datos de tu equipo son demasiado largos.');
  end if;
  -- The same cart again, from another tab or after a lost response: return the open order.
  select k.token into known
  from public.orders o join private.order_keys k on k.order_id = o.id
  where o.created_at > now() - interval '5 minutes' and o.status = 'placed' and o.payment_status in ('unpaid', 'rejected', 'pending')
    and o.user_id is not distinct from buyer and o.total_price = total and k.fingerprint = mark and k.visitor = v_visitor
  order by o.created_at limit 1;
  if found then
    return public.order_by_token(known.token);
  end if;

  if private.is_cash(p_method) then
    perform private.check_cash_order(p_items, total, buyer, p_phone, v_visitor);
  end if;

  -- Limits the open orders of one person. Guests are identified by client address and then by phone; by phone alone, anyone
  -- who knows a number could block its owner.
  select count(*) filter (where buyer is not null or o.customer_phone = trim(p_phone)) as own, count(*) as nearby into open_orders
  from public.orders o join private.order_keys k on k.order_id = o.id
  where o.status = 'placed' and o.payment_status in ('unpaid', 'rejected')
    and o.user_id is not distinct from buyer and (buyer is not null or k.visitor = v_visitor);
  if open_orders.own >= 5 or (buyer is null and open_orders.nearby >= 10) then
    perform private.refuse('too_many_open_orders', 'Tienes varios pedidos sin terminar. Completa o cancela alguno, o escríbenos por WhatsApp.');
  end if;
  -- Limits repeated placing and cancelling with a session, bypassing the site's own rate limits.
  if buyer is not null and public.rate_limit_wait('orders.place:' || buyer, 40, 600) > 0 then
    perform private.refuse('too_many_orders', 'Hiciste muchos pedidos seguidos. Espera diez minutos y vuelve a intentarlo.');
  end if;

  insert into public.orders (user_id, payment_method, quantity, total_price, customer_name, customer_email, customer_phone, delivery, shipping_address, shipping_place, device, fault, expires_at)
  values (buyer, p_method, units, total, trim(p_name), lower(trim(coalesce(p_email, ''))), trim(p_phone), p_delivery, coalesce(private.address_line(p_place), ''), p_place,
          trim(coalesce(p_device, '')), trim(coalesce(p_fault, '')),
          case when not private.is_cash(p_method) then now() + interval '30 minutes'
               else private.add_opening_hours(now(), make_interval(hours => (select s.cash_hold_hours from public.store_settings s))) end)
  returning * into placed;
  insert into public.order_items (order_id, item_type, item_id, name, slug, image, is_code, unit_price, tax_class, quantity)
  select placed.id, l.item_type, l.item_id, l.name, l.slug, l.image, l.is_code, l.unit_price, l.tax_class, l.quantity from public.cart_lines(p_items) l;
  insert into private.order_keys (order_id, checkout_key, fingerprint, visitor) values (placed.id, p_checkout_key, mark, v_visitor) returning token into guest_token;
  insert into public.acceptances (order_id, version) values (placed.id, p_terms);
  perform private.keep_first_address(buyer, p_place);
  other_course := private.course_on_its_way(placed);
  if other_course is not null then
    perform private.refuse('course_on_its_way', format('En otro pedido tuyo ya viene «%s». Quítalo de este, o cancela el otro en Mis Pedidos.', other_course));
  end if;
  if not private.is_cash(p_method) then
    perform private.reserve_or_check(placed.id);
  else
    perform private.reserve_stock(placed.id);
    if not private.has_received(buyer) then perform private.check_cash_hold(placed.id); end if;
  end if;

  -- A price that changed since the check above would be visible in the stored lines.
  if (select sum(line_total) from public.order_items where order_id = placed.id) is distinct from p_expected_total then
    perform private.refuse('price_changed', 'Los precios de tu carrito cambiaron. Revisa el nuevo total y vuelve a intentarlo.');
  end if;
  return public.order_by_token(guest_token);
end $$;

-- Cancels an order that is unpaid and has no payment in progress; returns whether it did.
create function private.cancel_unpaid(p_order uuid, p_status public.order_status) returns boolean
language plpgsql set search_path = '' as
$$
begin
  perform 1 from public.orders
  where id = p_order and status = 'placed' and payment_status in ('unpaid', 'rejected')
  for update;
  if not found or private.has_payment_in_flight(p_order) then return false; end if;
  perform private.end_order(p_order, p_status);
  return true;
end $$;

-- Cancels the order of an earlier checkout in favour of p_items. Rejected while its payment may still succeed: the same
-- person would pay twice.
create function private.give_up_checkout(p_checkout_key uuid, p_items jsonb) returns void
language plpgsql set search_path = '' as
$$
declare
  old uuid;
begin
  select o.id into old from private.order_keys k join public.orders o on o.id = k.order_id
  where k.checkout_key = p_checkout_key and not private.is_cash(o.payment_method) and o.status = 'placed'
  for update of o;
  if not found then return; end if;
  perform private.lock_products(
    (select array_agg(item_id) from public.order_items where order_id = old and item_type = 'product')
    || (select array_agg((i ->> 'id')::uuid) from jsonb_array_elements(p_items) i where i ->> 'type' = 'product'));
  if not private.cancel_unpaid(old, 'cancelled') then
    perform private.refuse('payment_in_flight', 'El pago de tu pedido anterior todavía se está confirmando. Espera la respuesta antes de pagar otra vez.');
  end if;
end $$;

-- Cancels an unpaid order, for the holder of its link or its owner.
create function public.cancel_order(p_token text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  found_id uuid;
begin
  select order_id into found_id from private.order_keys where token = p_token;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  if not private.cancel_unpaid(found_id, 'cancelled') then
    perform private.refuse('not_cancellable', 'Este pedido ya no se puede cancelar aquí. Escríbenos por WhatsApp y lo resolvemos.');
  end if;
  perform private.audit('order.cancelled', 'orders', found_id::text, '{"by": "customer"}');
end $$;

-- One order by its token, for people without an account; null when there is none.
create function public.order_by_token(p_token text) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select to_jsonb(o) - array['user_id', 'collector_document', 'seller_id', 'customer_id'] || jsonb_build_object('token', k.token, 'is_payment_in_flight', private.has_payment_in_flight(o.id), 'items', coalesce(
    (select jsonb_agg(to_jsonb(i) - 'discount_reason' order by i.name) from public.order_items i where i.order_id = o.id), '[]'))
  from private.order_keys k join public.orders o on o.id = k.order_id
  where k.token = p_token
$$;

-- The token of one's own order, to link to /pedido/{token}.
create function public.order_token(p_order uuid) returns text
language sql stable security definer set search_path = '' as
$$
  select k.token from private.order_keys k join public.orders o on o.id = k.order_id
  where o.id = p_order and (o.user_id = (select auth.uid()) or private.is_staff() or coalesce((select auth.role()), '') = 'service_role')
$$;

-- Expires orders past their deadline, unpaid by card or not confirmed in cash, and returns how many. Orders with a payment
-- under review are skipped and do not delay others.
create function public.expire_orders() returns int
language plpgsql security definer set search_path = '' as
$$
declare
  candidates uuid[];
  candidate uuid;
  released int := 0;
begin
  candidates := array(
    select o.id from public.orders o
    where o.status = 'placed' and o.expires_at < now() and o.payment_status in ('unpaid', 'rejected') and not private.has_payment_in_flight(o.id)
    order by o.expires_at limit 500 for update skip locked);
  perform private.lock_products(array(select item_id from public.order_items where order_id = any (candidates) and item_type = 'product'));
  foreach candidate in array candidates
  loop
    if private.cancel_unpaid(candidate, 'expired') then released := released + 1; end if;
  end loop;
  return released;
end $$;

-- Assigns guest orders to the account once it has confirmed the same e-mail address.
create function private.adopt_orders() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.email_confirmed_at is not null then
    update public.orders set user_id = new.id where user_id is null and customer_email <> '' and lower(customer_email) = lower(new.email);
  end if;
  return null;
end $$;

-- Sold over the counter and taken along. What pays a repair at the counter is not: the device follows.
create function private.is_counter_sale(o public.orders) returns boolean
language sql stable set search_path = '' as
$$ select o.channel = 'mostrador' and exists (select from public.order_items i where i.order_id = o.id and i.item_type <> 'repair') $$;

-- Whether an order line is paid and not refunded. A partial refund affects only its own lines.
create function private.is_kept(o public.orders, i public.order_items) returns boolean
language sql immutable set search_path = '' as
$$ select o.payment_status in ('paid', 'partially_refunded') and i.refunded < i.quantity $$;

-- functions: own orders -------------------------------------------------------------------------------
-- The same for the caller's own, used in policies.
create function private.own_orders() returns uuid[]
language sql stable security definer set search_path = '' as
$$ select array(select id from public.orders where user_id = (select auth.uid())) $$;

-- Closed: delivered, cancelled, or paid with nothing to ship.
create function private.is_past_order(o public.orders) returns boolean
language sql stable set search_path = '' as
$$
  select o.shipping_status in ('delivered', 'cancelled') or o.status in ('cancelled', 'expired', 'fulfilled')
    or (o.payment_status not in ('unpaid', 'pending', 'rejected')
        and not exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'product' and i.refunded < i.quantity))
$$;

-- The caller's own orders, newest first: {orders: [{…, items}], total}. Row-level security applies. p_past: closed or open
-- ones; null for both.
create function public.own_orders(p_past boolean default null, p_limit int default 10, p_number text default null) returns jsonb
language sql stable set search_path = '' as
$$
  with mine as materialized (
    select o as row, o.created_at, o.id from public.orders o
    where o.user_id = (select auth.uid()) and (p_past is null or private.is_past_order(o) = p_past)
      and (p_number is null or strpos(left(o.id::text, 8), p_number) > 0)
  ), page as (
    select * from mine order by created_at desc, id limit least(greatest(p_limit, 0), 500)
  )
  select jsonb_build_object(
    'total', (select count(*) from mine),
    'orders', coalesce((
      select jsonb_agg(to_jsonb(p.row) - array['user_id', 'customer_id', 'seller_id'] || jsonb_build_object('open_reversal', private.open_reversal(p.id), 'items', coalesce(
        (select jsonb_agg(to_jsonb(i) - 'discount_reason' order by i.name) from public.order_items i where i.order_id = p.id), '[]')) order by p.created_at desc, p.id)
      from page p), '[]'))
$$;

-- What the caller gave in their latest orders on the web: {name, phone, parts, line}; parts is null when they have no address in parts, and
-- line is the newest address as text.
create function public.own_delivery() returns jsonb
language sql stable set search_path = '' as
$$
  with latest as materialized (
    select o.customer_name, o.customer_phone, o.shipping_address, o.shipping_place, o.payment_method, o.delivery, o.created_at from public.orders o
    where o.user_id = (select auth.uid()) and o.channel = 'web' order by o.created_at desc limit 5)
  select jsonb_build_object(
    'name', (select customer_name from latest where customer_name <> '' order by created_at desc limit 1),
    'phone', (select customer_phone from latest where customer_phone <> '' order by created_at desc limit 1),
    'parts', (select private.place_parts(shipping_place) from latest where shipping_place is not null order by created_at desc limit 1),
    'line', (select shipping_address from latest where shipping_address <> '' order by created_at desc limit 1),
    'method', (select payment_method from latest order by created_at desc limit 1),
    'delivery', (select delivery from latest order by created_at desc limit 1))
$$;

-- One order with all details, for its owner, staff, or the holder of its link; null for others. is_own: of the caller's account,
-- also by link. The document of who fetched it is for its owner and staff, the code for its owner and its link alone.
create function public.order_detail(p_order uuid default null, p_token text default null) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select to_jsonb(o) - array['user_id', case when o.user_id = (select auth.uid()) or private.is_staff() then '' else 'collector_document' end]
    - case when private.is_staff() then '{}' else array['seller_id', 'customer_id'] end || jsonb_build_object(
    'is_own', coalesce(o.user_id = (select auth.uid()), false),
    'token', k.token,
    'items', coalesce((select jsonb_agg(to_jsonb(i) - case when private.is_staff() then '' else 'discount_reason' end order by i.name) from public.order_items i where i.order_id = o.id), '[]'),
    'payments', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'provider_id', p.provider_payment_id, 'attempt', p.attempt, 'status', p.status,
        'status_detail', p.status_detail, 'is_refund_due', p.refund_due, 'amount', p.amount, 'refunded_amount', p.refunded_amount, 'method', p.method,
        'parts', p.parts, 'installments', p.installments, 'last_four', p.last_four,
        -- Not for the holder of a link.
        'bank_name', case when o.user_id = (select auth.uid()) or private.is_staff() then p.bank_name else '' end,
        'received_from', case when private.is_staff() then p.received_from else '' end,
        'bank_url', p.bank_url, 'expires_at', p.expires_at, 'created_at', p.created_at) order by p.attempt)
      from public.payments p where p.order_id = o.id), '[]'),
    'is_payment_in_flight', private.has_payment_in_flight(o.id),
    'open_reversal', private.open_reversal(o.id),
    'cancel_reason', (
      select e.note from public.order_events e where o.status = 'cancelled' and e.order_id = o.id and e.kind in ('cancel', 'unclaimed') order by e.id desc limit 1),
    'needs_terms', private.needs_terms(o),
    'related', private.related_orders(o),
    'invoice', private.invoice_of(o, coalesce(o.user_id = (select auth.uid()), false) or private.is_staff()),
    'pickup', private.pickup_of(o),
    'withdrawal', private.withdrawal_of(o),
    'reversal', private.reversal_of(o),
    'refund_key', private.refund_key_of(o))
  from public.orders o join private.order_keys k on k.order_id = o.id
  where o.id = case when p_token is null then p_order else (select order_id from private.order_keys where token = p_token) end
    and (p_token is not null or o.user_id = (select auth.uid()) or private.is_staff())
$$;

-- functions: delivery ---------------------------------------------------------------------------------
-- The withdrawal term starts at delivery, and the time to fetch an order when it is ready: both are stored, no matter which
-- function sets the state.
create function private.stamp_delivery() returns trigger
language plpgsql set search_path = '' as
$$
begin
  if new.shipping_status <> 'delivered' then
    new.delivered_at := null;
    new.collector_name := null;
    new.collector_document := null;
  elsif new.delivered_at is null then new.delivered_at := now();
  end if;
  if new.shipping_status in ('pending', 'processing') then new.ready_at := null;
  elsif new.shipping_status = 'ready' and (tg_op = 'INSERT' or old.shipping_status <> 'ready') then new.ready_at := now();
  end if;
  return new;
end $$;

-- When an order begins its time in the shop: ready, or its last reversal was rejected, which had blocked the hand-over.
create function private.waits_since(o public.orders) returns timestamptz
language sql stable set search_path = '' as
$$ select greatest(o.ready_at, (select max(v.decided_at) from public.reversiones v where v.order_id = o.id and v.state = 'rechazada')) $$;

-- Whether it is ready and nothing keeps it from being handed over: no open reversal, dispute or refund.
create function private.can_be_fetched(o public.orders) returns boolean
language sql stable set search_path = '' as
$$
  select o.shipping_status = 'ready' and (o.payment_status in ('paid', 'partially_refunded') or (private.is_cash(o.payment_method) and o.payment_status = 'unpaid'))
    and private.open_reversal(o.id) is null and not private.is_payment_disputed(o) and not private.is_refunding(o.id)
    and not exists (select from public.payments p where p.id = o.paid_by and p.refund_due)
$$;

-- An order that waits in the shop: {until: last day, is_open, tries: wrong codes left, code}; null for others. Not even their
-- orders' link tells the code to staff.
create function private.pickup_of(o public.orders) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object('until', private.add_opening_days(private.waits_since(o), 15), 'is_open', private.can_be_fetched(o),
    'tries', 5 - k.pickup_tries,
    'code', case when k.pickup_tries < 5 and private.can_be_fetched(o)
      and (o.user_id = (select auth.uid()) or not private.is_staff()) then k.pickup_code end)
  from private.order_keys k where k.order_id = o.id and o.shipping_status = 'ready'
$$;

-- The code of an order that is ready: six digits, kept when it becomes ready again. Its reminders start anew.
create function private.make_pickup_code() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update private.order_keys set pickup_reminded = 0,
    pickup_code = coalesce(pickup_code, lpad((('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint % 1000000)::text, 6, '0'))
  where order_id = new.id;
  return null;
end $$;

-- What its time in the shop asks for: a reminder after 3 and 7 opening days, its end after 15; 0 for nothing.
create function private.pickup_due(o public.orders) returns int
language sql stable set search_path = '' as
$$
  select coalesce((
    select max(d) from unnest(array[3, 7, 15]) d
    where now() >= case when d = 15 then (private.add_opening_days(since, d) + 1)::timestamp else (private.hours_of(private.add_opening_days(since, d))).opens end
      at time zone 'America/Bogota'), 0)
  from private.waits_since(o) since
$$;

-- Reminds of the orders that wait in the shop for 3 and 7 opening days, each once. After 15 ends those that nobody fetched:
-- unpaid ones are cancelled, money of the provider goes back by itself, which then cancels them, and of money that staff
-- received or gave back by hand they are told. What a reversal, a dispute or a refund blocks waits for it. Returns how many it ended.
create function public.tidy_pickups() returns int
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
  due int;
  key text;
  address text;
  waiting uuid[];
  unpaid uuid[] := '{}';
  ended int := 0;
begin
  waiting := array(
    select w.id from public.orders w join private.order_keys k on k.order_id = w.id
    where w.shipping_status = 'ready' and w.ready_at < now() - interval '3 days' and k.pickup_reminded < 15
      and private.pickup_due(w) > k.pickup_reminded and private.can_be_fetched(w)
    order by w.ready_at limit 200);
  for o in select * from public.orders where id = any (waiting) order by id for update skip locked
  loop
    -- As it is now that it is locked.
    due := private.pickup_due(o);
    continue when not private.can_be_fetched(o) or due <= (select k.pickup_reminded from private.order_keys k where k.order_id = o.id);
    update private.order_keys set pickup_reminded = due where order_id = o.id;
    key := extract(epoch from private.waits_since(o))::text;
    address := private.order_recipient(o);
    perform private.post_mail(case when due < 15 then 'order.waiting' else 'order.unclaimed' end, o.id, address, private.address_mark(address, o.user_id), key || ':' || due);
    continue when due < 15;
    insert into public.order_events (order_id, kind, note) values (o.id, 'unclaimed', 'Nadie lo recogió en 15 días de atención.');
    perform private.audit('order.unclaimed', 'orders', o.id::text);
    if o.payment_status = 'unpaid' then
      perform private.close_withdrawals(o.id, 'Cancelamos tu pedido: no había ningún cobro por devolver.');
      unpaid := unpaid || o.id;
    else
      -- The provider would also return what staff gave back by hand: then staff decide.
      update public.payments set refund_due = true where id = o.paid_by and provider <> 'contra_entrega' and returned_by_hand = 0;
    end if;
    ended := ended + 1;
  end loop;
  perform private.lock_products(array(select item_id from public.order_items where order_id = any (unpaid) and item_type = 'product'));
  perform private.end_order(id, 'cancelled') from unnest(unpaid) id;
  return ended;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger on_auth_user_confirmed after insert or update of email_confirmed_at on auth.users
  for each row execute function private.adopt_orders();

create trigger order_items_hold_course before insert on public.order_items
  for each row when (new.item_type = 'course') execute function private.hold_ordered_course();
create constraint trigger order_items_total after insert or update or delete on public.order_items
  deferrable initially deferred for each row execute function private.keep_order_total();

create trigger orders_delivery before insert or update of shipping_status, delivered_at on public.orders
  for each row execute function private.stamp_delivery();
create constraint trigger orders_total after insert or update of total_price on public.orders
  deferrable initially deferred for each row execute function private.keep_order_total();
create trigger orders_pickup after update of shipping_status on public.orders for each row
  when (new.shipping_status = 'ready' and old.shipping_status <> 'ready') execute function private.make_pickup_code();
create trigger orders_updated_at before update on public.orders for each row execute function private.set_updated_at();

-- grants ----------------------------------------------------------------------------------------------
-- Orders and lines are written by functions only, not even by the secret key.
revoke all on public.orders, public.order_items from service_role;
grant select on public.orders, public.order_items to authenticated, service_role;
grant execute on function public.cart_lines, public.cancel_order, public.order_by_token, private.is_past_order,
  public.order_detail to anon, authenticated, service_role;
grant execute on function public.place_order, public.order_token to authenticated, service_role;
grant execute on function public.expire_orders, public.tidy_pickups to service_role;
grant execute on function private.own_orders, public.own_orders, public.own_delivery, public.own_cash_limit to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.orders enable row level security;
alter table public.order_items enable row level security;

create policy "own orders or staff reads" on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or id >= private.staff_sees_from());
comment on policy "own orders or staff reads" on public.orders is 'Customers see their own orders; staff see all. Written by functions only.';

create policy "items of visible orders" on public.order_items for select to authenticated
  using (order_id = any ((select private.own_orders())::uuid[]) or order_id >= private.staff_sees_from());
comment on policy "items of visible orders" on public.order_items is 'Same visibility as their order.';

-- realtime --------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.orders;
