-- Point of sale: the tickets of the counter. A ticket groups what one customer paid at once: an order of products and services,
-- the balances of repairs (an order each) and deposits. Amounts are COP.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- tables ----------------------------------------------------------------------------------------------
create table public.tickets (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  request_key uuid not null unique,
  session_id uuid references public.cash_sessions (id) on delete restrict,
  seller_id uuid references auth.users (id) on delete set null,
  total int not null check (total > 0),
  tendered int check (tendered >= 0),
  fingerprint text not null default '',
  created_at timestamptz not null default now()
);
comment on table public.tickets is 'What was paid at the counter at once; its orders and deposits name it.';
comment on column public.tickets.number is 'As T-2026-000001.';
comment on column public.tickets.request_key is 'Idempotency key created by the browser.';
comment on column public.tickets.fingerprint is 'Of the request: the same key with other contents is refused.';
comment on column public.tickets.tendered is 'Cash that the customer handed over, before the change.';

alter table public.orders add constraint orders_ticket foreign key (ticket_id) references public.tickets (id) on delete restrict;
alter table public.repair_payments add constraint repair_payments_ticket foreign key (ticket_id) references public.tickets (id) on delete restrict;

-- indexes ---------------------------------------------------------------------------------------------
create index tickets_newest on public.tickets (created_at desc, id);
create index tickets_of_session on public.tickets (session_id) where session_id is not null;
create index tickets_of_seller on public.tickets (seller_id) where seller_id is not null;
create index orders_of_ticket on public.orders (ticket_id) where ticket_id is not null;
create index repair_payments_of_ticket on public.repair_payments (ticket_id) where ticket_id is not null;

-- functions: what can be charged ----------------------------------------------------------------------
create function private.sale_product(p public.products) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object('kind', 'product', 'id', p.id, 'name', p.name, 'price', p.price, 'stock', p.stock,
    'sku', p.sku, 'barcode', p.barcode)
$$;

-- A repair with the balance of its approved quote: due is 0 when nothing is to be paid.
create function private.sale_repair(o public.ordenes_servicio) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object('kind', 'repair', 'id', o.id, 'device_kind', o.device_kind, 'device_brand', o.device_brand, 'device_model', o.device_model,
    'customer', coalesce(nullif(o.contact_name, ''), private.person_name(o.usuario_id), ''), 'phone', o.contact_phone, 'estado', o.estado,
    'quote_id', q.id, 'due', coalesce(q.total - q.deposit, 0), 'deposit', o.deposit, 'is_ready', o.estado = 'Completado')
  from (select 1) one
  left join public.cotizaciones q on q.orden_id = o.id and q.replaced_at is null and q.estado = 'aprobada' and q.paid_at is null
    and q.total > q.deposit and o.closed_at is null and o.outcome <> 'sin_reparar'
$$;

-- The repairs that may still be charged: those that are here, or were handed over without being paid. Its names are bound when it is
-- created, so it needs no search path, and the planner merges it into the calling query.
create function private.open_repairs() returns setof public.ordenes_servicio
language sql stable
begin atomic
  select o.* from public.ordenes_servicio o
  where o.closed_at is null and (o.estado <> 'Entregado' or o.id in (
    select q.orden_id from public.cotizaciones q where q.replaced_at is null and q.estado = 'aprobada' and q.paid_at is null and q.total > q.deposit));
end;

-- The repair of a scanned address: of its label (staff's page) or its receipt (the customer's link). A reader whose keyboard differs
-- from the computer's types other signs for '/' and '-'.
create function private.repair_of_address(p_text text) returns uuid
language sql stable set search_path = '' as
$$
  select coalesce(
    (select o.id from public.ordenes_servicio o
     where o.id = replace(substring(lower(p_text) from '[0-9a-f]{8}(?:[-''][0-9a-f]{4}){3}[-''][0-9a-f]{12}'), '''', '-')::uuid),
    private.repair_of_token(substring(lower(p_text) from 'reparacion[/-]([0-9a-f]{48})')))
$$;

-- What the till's field finds: {exact: what the text is a code of, found: what has it in its name, the best match first, at most 8}. A
-- code is a product's, or a repair's number, serial, or the address on its label or receipt. Open repairs are also found by their
-- customer's name, phone or document.
create function public.find_for_sale(p_query text) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  most constant int := 8;
  typed text := btrim(coalesce(p_query, ''));
  bare text := lower(regexp_replace(typed, '[#\s]', '', 'g'));
  pattern text := private.like_pattern(private.phone_or_text(typed));
  address uuid;
  words text;
  plan record;
  exact jsonb;
  people jsonb := '[]';
  goods jsonb := '[]';
begin
  perform private.require_staff();
  if char_length(typed) not between 2 and 200 then return '{"exact": [], "found": []}'; end if;
  address := private.repair_of_address(typed);
  -- The search text of a repair finds its row by the index.
  select coalesce(jsonb_agg(x.one order by x.place, x.one ->> 'name'), '[]') into exact from (
    select 1 as place, private.sale_product(p) as one from public.products p where p.id in (select c from private.products_by_code(typed) c)
    union
    select 2, private.sale_repair(o) from public.ordenes_servicio o where o.id = address
    union
    select 2, private.sale_repair(o) from public.ordenes_servicio o
    where bare ~ '^[0-9a-f]{6,8}$' and o.search like '%' || bare || '%' and right(o.id::text, char_length(bare)) = bare
    union
    select 2, private.sale_repair(o) from private.open_repairs() o
    where char_length(bare) >= 4 and o.search like private.like_pattern(typed) and private.norm(o.device_serial) = private.norm(typed)) x;
  if exact <> '[]' then return jsonb_build_object('exact', exact, 'found', '[]'::jsonb); end if;

  if char_length(typed) >= 3 then
    select coalesce(jsonb_agg(private.sale_repair(f.o) order by (f.o).state_since desc), '[]') into people from (
      select o from private.open_repairs() o
      where o.search like pattern and (private.norm(o.contact_name) like pattern or regexp_replace(o.contact_phone, '\D', '', 'g') like pattern
          or regexp_replace(o.contact_document, '\D', '', 'g') like pattern)
      order by o.state_since desc limit 4) f;
  end if;
  words := coalesce(private.correct_query(typed), typed);
  plan := private.search_plan(words);
  if plan.whole is not null then
    -- A product comes before a service that fits as well; a fault asks for a service.
    execute format($q$
      select coalesce(jsonb_agg(best.one order by best.score desc, best.name), '[]') from (
        select * from (
          (select private.sale_product(p) as one, %1$s as score, name from public.products p where search @@ $1 and is_published order by score desc, name limit $2)
          union all
          (select jsonb_build_object('kind', 'service', 'id', s.id, 'name', s.name, 'price', s.price), %2$s + $3, name from public.services s where search @@ $1)) every
        order by score desc, name limit $2) best
    $q$, private.product_score(plan.score, words), plan.score)
    into goods using plan.whole, most - jsonb_array_length(people), case when private.is_fault(typed) then 0.5 else -0.05 end;
  end if;
  return jsonb_build_object('exact', '[]'::jsonb, 'found', goods || people);
end $$;

-- functions: selling ----------------------------------------------------------------------------------
-- The account of a customer, or the one whose confirmed address they gave: the sale is then in its orders.
create function private.sale_account(p_customer jsonb) returns uuid
language sql stable set search_path = '' as
$$
  select coalesce(
    (select c.user_id from public.customers c
     where c.id = any (private.customer_group((p_customer ->> 'id')::uuid)) and c.user_id is not null order by c.id limit 1),
    (select u.id from auth.users u
     where p_customer ->> 'email' <> '' and lower(u.email) = lower(p_customer ->> 'email') and u.email_confirmed_at is not null))
$$;

-- The lines of a sale as of now, in the order of the input. Refused: what is not for sale, a price that is not the one that the
-- screen showed, and a discount that the seller may not give.
create function private.priced_lines(p_lines jsonb)
returns table (item_type public.item_type, item_id uuid, name text, slug text, image text, is_code boolean, tax_class text, price int, list_price int, reason text, quantity int)
language plpgsql stable set search_path = '' as
$$
declare
  line record;
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) > 50 or exists (
    select from jsonb_array_elements(p_lines) l
    where coalesce(l ->> 'type', '') not in ('product', 'service') or not private.is_uuid(l ->> 'id')
      or coalesce(l ->> 'quantity', '') !~ '^[1-9][0-9]{0,2}$' or coalesce(l ->> 'price', '') !~ '^[0-9]{1,9}$' or coalesce(l ->> 'listPrice', '') !~ '^[0-9]{1,9}$')
    or exists (select from jsonb_array_elements(p_lines) l group by l ->> 'type', lower(l ->> 'id') having count(*) > 1) then
    perform private.refuse('bad_lines', 'Revisa las líneas de la venta: algo no se puede vender así.');
  end if;
  for line in
    select t.n, t.l ->> 'type' as kind, (t.l ->> 'id')::uuid as id, (t.l ->> 'quantity')::int as units, (t.l ->> 'price')::int as asked, (t.l ->> 'listPrice')::int as shown,
      private.trim_text(coalesce(t.l ->> 'reason', '')) as why, x.*
    from jsonb_array_elements(p_lines) with ordinality as t (l, n)
    left join lateral (
      select p.name, p.slug, coalesce(nullif(p.images[1], ''), p.image) as image, private.is_code(p.kind) as is_code, p.tax_class, p.price from public.products p
      where t.l ->> 'type' = 'product' and p.id = (t.l ->> 'id')::uuid
      union all
      select s.name, s.slug, s.image, false, s.tax_class, s.price from public.services s where t.l ->> 'type' = 'service' and s.id = (t.l ->> 'id')::uuid) x on true
    order by t.n
  loop
    if line.name is null then
      perform private.refuse('not_for_sale', 'Algo de esta venta ya no está en el catálogo. Quítalo para seguir.', line.id::text);
    end if;
    if line.shown <> line.price then
      perform private.refuse('price_changed', format('El precio de «%s» cambió: ahora es %s. Quítalo y agrégalo de nuevo.', line.name, private.cop(line.price)), line.id::text);
    end if;
    perform private.check_discount(line.name, line.price, line.asked, line.why);
    return query select line.kind::public.item_type, line.id, line.name, line.slug, line.image, line.is_code, line.tax_class, line.asked,
      case when line.asked < line.price then line.price end, case when line.asked < line.price then line.why else '' end, line.units;
  end loop;
end $$;

-- Takes an amount from the parts of a payment, in their order: what it takes, and what is left of them.
create function private.take_parts(p_parts jsonb, p_amount int, out taken jsonb, out rest jsonb)
language sql immutable set search_path = '' as
$$
  select coalesce(jsonb_agg(part || jsonb_build_object('amount', used) order by n) filter (where used > 0), '[]'),
    coalesce(jsonb_agg(part || jsonb_build_object('amount', amount - used) order by n) filter (where amount > used), '[]')
  from (
    select part, n, amount, least(amount, greatest(0, p_amount - (sum(amount) over (order by n) - amount)))::int as used
    from (select t.part, t.n, (t.part ->> 'amount')::int as amount from jsonb_array_elements(p_parts) with ordinality as t (part, n)) given) shared
$$;

-- What sell() returns.
create function private.sold(t public.tickets, p_parts jsonb) returns jsonb
language sql immutable set search_path = '' as
$$
  select jsonb_build_object('ticket_id', t.id, 'number', t.number, 'change', coalesce(t.tendered - (
    select sum((p ->> 'amount')::int) from jsonb_array_elements(p_parts) p where p ->> 'method' = 'efectivo'), 0))
$$;

-- Sells at the counter, in one transaction: products and services as a delivered order, balances of repairs (an order each) and
-- deposits. p_lines: [{type, id, quantity, listPrice: as the screen showed it, price, reason}]; p_repairs: [{id, kind: saldo | anticipo,
-- quoteId, amount}]; p_parts: [{method, amount, reference}], which sum to p_total and pay the goods first, then the repairs by id;
-- p_customer: {id, name, phone, email}. The same key returns the same ticket: {ticket_id, number, change}. Locks the orders of quotes and
-- their repairs by the repairs' ids, then the products.
create function public.sell(
  p_key uuid,
  p_lines jsonb,
  p_repairs jsonb,
  p_parts jsonb,
  p_total int,
  p_tendered int default null,
  p_customer jsonb default null,
  p_session uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  mark text := md5(concat_ws('|', me, p_lines, p_repairs, p_parts, p_total, p_tendered, p_customer, p_session));
  cash bigint;
  the_session uuid;
  wanted record;
  r public.ordenes_servicio;
  o public.orders;
  t public.tickets;
  made uuid;
  total bigint;
  share record;
  part jsonb;
  unspent jsonb := p_parts;
begin
  perform private.require_staff();
  if p_key is null then
    perform private.refuse('bad_lines', 'Recarga la página e intenta de nuevo.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sale:' || p_key, 0));
  select * into t from public.tickets where request_key = p_key;
  if found then
    if t.fingerprint <> mark then
      perform private.refuse('already_sold', format('Esta venta ya se registró con otros datos: es la %s.', t.number), t.id::text);
    end if;
    return private.sold(t, p_parts);
  end if;

  if jsonb_typeof(p_parts) is distinct from 'array' or jsonb_array_length(p_parts) not between 1 and 6 or exists (
    select from jsonb_array_elements(p_parts) p
    where not private.is_hand_method(p ->> 'method') or p ->> 'method' = 'transportadora' or coalesce(p ->> 'amount', '') !~ '^[1-9][0-9]{0,8}$'
      or char_length(coalesce(p ->> 'reference', '')) > 60) then
    perform private.refuse('bad_method', 'Revisa cómo recibieron el dinero.');
  end if;
  if jsonb_typeof(p_repairs) is distinct from 'array' or jsonb_array_length(p_repairs) > 10 or exists (
    select from jsonb_array_elements(p_repairs) w
    where coalesce(w ->> 'kind', '') not in ('saldo', 'anticipo') or not private.is_uuid(w ->> 'id') or coalesce(w ->> 'amount', '') !~ '^[1-9][0-9]{0,8}$'
      or (w ->> 'kind' = 'saldo' and not private.is_uuid(w ->> 'quoteId')))
    or exists (select from jsonb_array_elements(p_repairs) w group by lower(w ->> 'id') having count(*) > 1) then
    perform private.refuse('bad_repairs', 'Revisa las reparaciones de la venta: cada una va una sola vez.');
  end if;
  if p_customer is not null and (jsonb_typeof(p_customer) <> 'object' or char_length(coalesce(p_customer ->> 'name', '')) > 120
    or char_length(coalesce(p_customer ->> 'phone', '')) > 30 or char_length(coalesce(p_customer ->> 'email', '')) > 254
    or (p_customer ->> 'id' is not null and not exists (select from public.customers c where c.id::text = p_customer ->> 'id'))) then
    perform private.refuse('bad_customer', 'Revisa los datos del cliente.');
  end if;

  for wanted in select (w ->> 'id')::uuid as id from jsonb_array_elements(p_repairs) w order by 1 loop
    perform private.lock_repair_and_order(wanted.id);
  end loop;

  select coalesce(sum(l.price::bigint * l.quantity), 0) into total from private.priced_lines(p_lines) l;
  total := total + coalesce((select sum((w ->> 'amount')::bigint) from jsonb_array_elements(p_repairs) w), 0);
  if total = 0 then
    perform private.refuse('empty_sale', 'Esta venta suma $0: no hay nada que cobrar.');
  end if;
  if total > 100000000 then
    perform private.refuse('bad_total', 'Una venta puede sumar hasta $100.000.000.');
  end if;
  if total is distinct from p_total then
    perform private.refuse('bad_total', format('La venta suma %s. Revísala antes de cobrar.', private.cop(total::int)));
  end if;
  if (select sum((p ->> 'amount')::bigint) from jsonb_array_elements(p_parts) p) <> total then
    perform private.refuse('bad_amount', format('El pago debe sumar %s.', private.cop(total::int)));
  end if;
  select coalesce(sum((p ->> 'amount')::bigint), 0) into cash from jsonb_array_elements(p_parts) p where p ->> 'method' = 'efectivo';
  if p_tendered is not null and (cash = 0 or p_tendered < cash) then
    perform private.refuse('bad_tendered', case cash when 0 then 'Sin efectivo no hay vueltas: borra lo que te entregaron.'
      else format('En efectivo se pagan %s: te entregaron menos.', private.cop(cash::int)) end);
  end if;

  perform set_config('cash.session', coalesce(p_session::text, ''), true);
  the_session := private.cash_session();
  if the_session is null and (cash > 0 or p_session is not null) then
    perform private.refuse('no_session', case when p_session is not null then 'Esa caja ya se cerró. Elige otra, o abre la caja.'
      else 'Para recibir efectivo, abre la caja primero.' end);
  end if;

  if jsonb_array_length(p_lines) > 0 then
    insert into public.orders (user_id, channel, seller_id, customer_id, status, payment_method, quantity, total_price, customer_name, customer_phone, customer_email, delivery)
    select private.sale_account(p_customer), 'mostrador', me, (p_customer ->> 'id')::uuid, 'confirmed', 'contra_entrega', sum(l.quantity), sum(l.price * l.quantity),
      coalesce(nullif(private.trim_text(p_customer ->> 'name'), ''), 'Cliente de mostrador'), private.trim_text(coalesce(p_customer ->> 'phone', '')),
      lower(private.trim_text(coalesce(p_customer ->> 'email', ''))), 'tienda'
    from private.priced_lines(p_lines) l
    returning * into o;
    insert into public.order_items (order_id, item_type, item_id, name, slug, image, is_code, unit_price, list_price, discount_reason, tax_class, quantity)
    select o.id, l.item_type, l.item_id, l.name, l.slug, l.image, l.is_code, l.price, l.list_price, l.reason, l.tax_class, l.quantity from private.priced_lines(p_lines) l;
    insert into private.order_keys (order_id, checkout_key, fingerprint) values (o.id, gen_random_uuid(), 'mostrador');
    perform private.reserve_stock(o.id);
    -- Again now that the products are locked: a price may have changed since.
    perform private.priced_lines(p_lines);
  end if;

  -- After all other locks: the next number waits until the transaction ends.
  insert into public.tickets (number, request_key, session_id, seller_id, total, tendered, fingerprint)
  values (private.next_number('T'), p_key, the_session, me, total, p_tendered, mark) returning * into t;
  if o.id is not null then
    perform set_config('audit.own_entry', o.id::text, true);
    update public.orders set ticket_id = t.id where id = o.id returning * into o;
    select * into share from private.take_parts(unspent, o.total_price);
    unspent := share.rest;
    made := private.note_cash_payment(o, null, share.taken);
    update public.orders set status = 'fulfilled', payment_status = 'paid', paid_at = now(), paid_by = made,
      shipping_status = case when exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'product') then 'delivered' else 'pending' end::public.shipping_status
    where id = o.id;
    perform private.describe_order_step(o.id, 'sold', '', jsonb_build_object('amount', o.total_price, 'ticket', t.number));
    perform set_config('audit.own_entry', '', true);
  end if;
  for wanted in
    select (w ->> 'id')::uuid as id, w ->> 'kind' as kind, (w ->> 'amount')::int as amount, (w ->> 'quoteId')::uuid as quote from jsonb_array_elements(p_repairs) w order by 1
  loop
    select * into r from public.ordenes_servicio where id = wanted.id;
    select * into share from private.take_parts(unspent, wanted.amount);
    unspent := share.rest;
    if wanted.kind = 'saldo' then
      perform private.collect_quote(r, wanted.quote, wanted.amount, jsonb_build_object('parts', share.taken), t.id);
    elsif r.closed_at is not null then
      perform private.refuse('closed', format('La solicitud %s está cerrada: no recibe anticipos.', right(r.id::text, 8)));
    else
      for part in select p.value from jsonb_array_elements(share.taken) with ordinality as p (value, n) order by p.n loop
        r := private.take_deposit(r, 'abono', part ->> 'method', (part ->> 'amount')::int, '', null, coalesce(part ->> 'reference', ''), t.id);
      end loop;
    end if;
  end loop;
  perform private.audit('ticket.sold', 'tickets', t.id::text, jsonb_strip_nulls(jsonb_build_object('number', t.number, 'amount', t.total,
    'discount', (select sum((i.list_price - i.unit_price) * i.quantity) from public.order_items i where i.order_id = o.id and i.list_price is not null))));
  return private.sold(t, p_parts);
end $$;

-- functions: tickets ----------------------------------------------------------------------------------
-- How a ticket was paid: [{method, amount, reference}], as recorded when it was sold.
create function private.ticket_parts(p_ticket uuid) returns jsonb
language sql stable set search_path = '' as
$$
  with moved as (
    select part ->> 'method' as method, coalesce(part ->> 'reference', '') as reference, (part ->> 'amount')::int as amount
    from public.orders o join public.payments p on p.order_id = o.id and p.attempt = 1, jsonb_array_elements(p.parts) part where o.ticket_id = p_ticket
    union all
    select d.method, d.reference, d.amount from public.repair_payments d where d.ticket_id = p_ticket)
  select coalesce(jsonb_agg(jsonb_build_object('method', m.method, 'reference', m.reference, 'amount', m.amount) order by m.amount desc, m.method, m.reference), '[]')
  from (select method, reference, sum(amount) as amount from moved group by method, reference) m
$$;

-- A ticket with everything that its paper shows, for staff and its mail; null when there is none: {id, number, created_at, seller,
-- total, tendered, change, customer, orders: [{id, token, lines, refunded}], deposits: [{repair, device, amount}], parts}.
create function public.ticket_detail(p_ticket uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  if coalesce((select auth.role()), '') <> 'service_role' then perform private.require_staff(); end if;
  return (
    select jsonb_build_object('id', t.id, 'number', t.number, 'created_at', t.created_at, 'seller', private.person_name(t.seller_id), 'total', t.total,
      'tendered', t.tendered, 'parts', parts,
      'change', coalesce(t.tendered - (select sum((p ->> 'amount')::int) from jsonb_array_elements(parts) p where p ->> 'method' = 'efectivo'), 0),
      'customer', (
        select jsonb_build_object('name', c.name, 'phone', c.phone, 'email', c.email) from (
          select o.customer_name as name, o.customer_phone as phone, o.customer_email as email, private.is_counter_sale(o) as is_sale
          from public.orders o where o.ticket_id = t.id
          union all
          select r.contact_name, r.contact_phone, r.contact_email, false from public.repair_payments d join public.ordenes_servicio r on r.id = d.orden_id where d.ticket_id = t.id
        ) c order by c.phone = '' and c.email = '', c.is_sale desc, c.name limit 1),
      'orders', (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'token', k.token, 'total', o.total_price,
          'refunded', coalesce((select p.refunded_amount from public.payments p where p.id = o.paid_by), 0),
          'lines', (
            select jsonb_agg(jsonb_build_object('id', i.id, 'type', i.item_type, 'name', i.name, 'quantity', i.quantity, 'unit_price', i.unit_price, 'list_price', i.list_price,
              'line_total', i.line_total, 'tax_class', i.tax_class, 'refunded', i.refunded,
              'warranty_months', case when i.item_type = 'product' then (select p.warranty_months from public.products p where p.id = i.item_id) end) order by i.name)
            from public.order_items i where i.order_id = o.id)) order by private.is_counter_sale(o) desc, o.id), '[]')
        from public.orders o join private.order_keys k on k.order_id = o.id where o.ticket_id = t.id),
      'deposits', (
        select coalesce(jsonb_agg(jsonb_build_object('repair', d.orden_id, 'device', private.repair_device(d.r), 'amount', d.amount) order by d.orden_id), '[]')
        from (
          select m.orden_id, r, sum(m.amount) as amount from public.repair_payments m join public.ordenes_servicio r on r.id = m.orden_id
          where m.ticket_id = t.id group by m.orden_id, r) d))
    from public.tickets t cross join lateral private.ticket_parts(t.id) parts where t.id = p_ticket);
end $$;

-- The tickets of today, or those of any day whose number is or contains what was typed, the newest first: {items: [{id, number, created_at,
-- total, refunded, seller, customer, methods}], total}.
create function public.staff_tickets(p_query text default '', p_limit int default 25, p_offset int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  typed text := upper(regexp_replace(coalesce(p_query, ''), '[#\s]', '', 'g'));
  pattern text := case when typed ~ '^[0-9]{1,6}$' then '%-' || lpad(typed, 6, '0') when typed <> '' then upper(private.like_pattern(typed)) end;
  since timestamptz := private.co_date()::timestamp at time zone 'America/Bogota';
begin
  perform private.require_staff();
  return (
    with matching as (
      select t.* from public.tickets t where case when pattern is null then t.created_at >= since else t.number like pattern end)
    select jsonb_build_object('total', (select count(*) from matching), 'items', coalesce((
      select jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'created_at', t.created_at, 'total', t.total, 'seller', private.person_name(t.seller_id),
        'customer', (select o.customer_name from public.orders o where o.ticket_id = t.id order by private.is_counter_sale(o) desc, o.id limit 1),
        'refunded', (select coalesce(sum(p.refunded_amount), 0) from public.orders o join public.payments p on p.id = o.paid_by where o.ticket_id = t.id),
        'methods', (select jsonb_agg(distinct p ->> 'method') from jsonb_array_elements(private.ticket_parts(t.id)) p)) order by t.created_at desc, t.id)
      from (
        select * from matching m order by m.created_at desc, m.id
        limit least(greatest(coalesce(p_limit, 25), 1), 100) offset greatest(coalesce(p_offset, 0), 0)) t), '[]')));
end $$;

-- Queues the ticket's mail for an address that its customer gave; whether it is new within a minute.
create function public.mail_ticket(p_ticket uuid, p_email text) returns boolean
language plpgsql security definer set search_path = '' as
$$
declare
  address text := lower(btrim(coalesce(p_email, '')));
begin
  perform private.require_staff();
  if not exists (select from public.tickets where id = p_ticket) then
    perform private.refuse('not_found', 'No encontramos ese comprobante.');
  end if;
  if address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 254 then
    perform private.refuse('bad_email', 'Escribe un correo válido.');
  end if;
  if not private.post_mail('ticket.sent', p_ticket, address, '{}', address || ':' || date_trunc('minute', now())) then return false; end if;
  -- The log keeps no personal data.
  perform private.audit('ticket.mailed', 'tickets', p_ticket::text, '{}');
  return true;
end $$;

-- grants ----------------------------------------------------------------------------------------------
-- Written by functions only, not even by the secret key.
revoke all on public.tickets from service_role;
grant select on public.tickets to authenticated;
grant execute on function public.find_for_sale, public.sell, public.ticket_detail, public.staff_tickets, public.mail_ticket to authenticated;
grant execute on function public.ticket_detail to service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.tickets enable row level security;

create policy "staff read the tickets" on public.tickets for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the tickets" on public.tickets is 'A customer sees the orders of a ticket.';
