-- Inventory: suppliers, purchases, and what the units of a product cost. Amounts are COP. All of it is in the private schema, where
-- functions check the right to see costs.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- tables ----------------------------------------------------------------------------------------------
create table private.suppliers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name ~ '\S' and char_length(name) <= 120),
  name_key text collate "C" generated always as (private.norm(name)) stored unique,
  tax_id text not null default '' check (char_length(tax_id) <= 30),
  phone text not null default '' check (char_length(phone) <= 30),
  created_at timestamptz not null default now()
);
comment on table private.suppliers is 'Whom the shop buys from: one row for a name, whatever its capitals and accents.';

create table private.purchases (
  id uuid primary key default gen_random_uuid(),
  key uuid not null unique,
  number int not null generated always as identity unique,
  supplier_id uuid references private.suppliers (id) on delete restrict,
  document text not null default '' check (char_length(document) <= 60),
  bought_on date not null,
  note text not null default '' check (char_length(note) <= 200),
  created_by uuid,
  created_at timestamptz not null default now()
);
comment on table private.purchases is 'Stock that came in, with whom it was bought from. Never edited: a line is corrected by a row of purchase_corrections.';
comment on column private.purchases.key is 'Chosen by the form, so that a repeated send records nothing twice.';
comment on column private.purchases.document is 'Number of the supplier''s invoice or delivery note.';

create table private.purchase_lines (
  id uuid primary key default gen_random_uuid(),
  purchase_id uuid not null references private.purchases (id) on delete restrict,
  place int not null,
  product_id uuid references public.products (id) on delete set null,
  name text not null,
  quantity int not null check (quantity between 1 and 1000000),
  cost bigint check (cost between 0 and 10000000000),
  unique (purchase_id, place)
);
comment on table private.purchase_lines is 'The lines of a purchase as they were recorded; private.purchase_lines_now has them as corrected.';
comment on column private.purchase_lines.cost is 'Of all its units, so that thirds of a peso add up; null when nobody knew it.';

create table private.purchase_corrections (
  id uuid primary key default gen_random_uuid(),
  n bigint not null generated always as identity,
  line_id uuid not null references private.purchase_lines (id) on delete restrict,
  quantity int not null check (quantity between 0 and 1000000),
  cost bigint check (cost between 0 and 10000000000),
  reason text not null check (char_length(reason) between 3 and 200),
  created_by uuid,
  created_at timestamptz not null default now()
);
comment on table private.purchase_corrections is 'What a purchase''s line should have said: the newest counts.';

create table private.product_costs (
  product_id uuid primary key references public.products (id) on delete cascade,
  value bigint not null check (value >= 0),
  last_cost bigint not null check (last_cost >= 0)
);
comment on table private.product_costs is 'Cost of all units in products.stock; a row per product whose cost is known. The average is value / stock.';
comment on column private.product_costs.last_cost is 'The last average: values units that come in without a cost of their own while the stock is zero.';

create table private.item_costs (
  order_item_id uuid primary key references public.order_items (id) on delete cascade,
  cost bigint not null check (cost >= 0)
);
comment on table private.item_costs is 'Cost of the units of an order''s line that are out of the stock, as frozen when they left it; no row when it is unknown.';

create table private.part_costs (
  part_id uuid primary key references public.repair_parts (id) on delete cascade,
  cost bigint not null check (cost >= 0)
);
comment on table private.part_costs is 'The same of a part that a repair used.';

create table private.cost_adjustments (
  id bigint primary key generated always as identity,
  product_id uuid references public.products (id) on delete set null,
  reason text not null check (reason in ('initial', 'reserved', 'released', 'adjusted', 'counted', 'repair', 'bought', 'returned', 'damaged', 'lost',
    'corrected', 'valued', 'deleted')),
  amount bigint not null check (amount <> 0),
  movement_id bigint,
  purchase_line_id uuid references private.purchase_lines (id) on delete restrict,
  actor uuid,
  at timestamptz not null default now()
);
comment on table private.cost_adjustments is 'Cost that left the stock without a sale or a repair, or came into it without a purchase: bought = in stock + lines of orders + parts + the sum of this table, always.';
comment on column private.cost_adjustments.reason is 'The movement''s reason; bought: stock of unknown cost took a purchase''s average, or units bought without a cost took the stock''s; corrected: the part of a correction that was already sold; valued: a cost typed for stock that had none; deleted: the row that held the cost was deleted.';
comment on column private.cost_adjustments.amount is 'Positive: cost that is lost; negative: cost that came in without being paid.';
comment on column private.cost_adjustments.movement_id is 'Of public.stock_movements; without a reference, for it outlives the product.';

create view private.purchase_lines_now as
select l.id, l.purchase_id, l.place, l.product_id, l.name, coalesce(c.quantity, l.quantity) as quantity,
  case when c.id is null then l.cost else c.cost end as cost, l.quantity as first_quantity, l.cost as first_cost, c.id is not null as is_corrected
from private.purchase_lines l
left join lateral (select * from private.purchase_corrections x where x.line_id = l.id order by x.n desc limit 1) c on true;
comment on view private.purchase_lines_now is 'The lines of purchases as last corrected.';

-- indexes ---------------------------------------------------------------------------------------------
create index purchases_day on private.purchases (bought_on desc, number desc);
create index purchases_of_supplier on private.purchases (supplier_id);
create index purchase_lines_of_product on private.purchase_lines (product_id);
create index purchase_corrections_of on private.purchase_corrections (line_id, n desc);
create index cost_adjustments_of_product on private.cost_adjustments (product_id);
create index cost_adjustments_at on private.cost_adjustments (at);
create index cost_adjustments_of_line on private.cost_adjustments (purchase_line_id) where purchase_line_id is not null;

-- functions: costs follow the stock -------------------------------------------------------------------
-- Cost of a part of some units, rounded to the peso; of all of them, all their cost.
create function private.cost_share(p_cost bigint, p_units int, p_of int) returns bigint
language sql immutable set search_path = '' as
$$ select case when p_units >= p_of then p_cost else round(p_cost::numeric * p_units / p_of)::bigint end $$;

-- Average of a product's units in stock, or the last one when there are none; null when it is unknown.
create function private.average_cost(p_product uuid) returns bigint
language sql stable set search_path = '' as
$$
  select case when p.stock > 0 then private.cost_share(c.value, 1, p.stock) else c.last_cost end
  from private.product_costs c join public.products p on p.id = c.product_id where c.product_id = p_product
$$;

-- Cost of a product's units in stock after a change of p_change pesos and to p_stock units.
create function private.set_stock_value(p_product uuid, p_value bigint, p_stock int) returns void
language sql set search_path = '' as
$$
  insert into private.product_costs as c (product_id, value, last_cost)
  values (p_product, p_value, case when p_stock > 0 then private.cost_share(p_value, 1, p_stock) else 0 end)
  on conflict (product_id) do update set value = excluded.value,
    last_cost = case when p_stock > 0 then excluded.last_cost else c.last_cost end
$$;

create function private.adjust_cost(p_product uuid, p_reason text, p_amount bigint, p_movement bigint default null, p_line uuid default null) returns void
language sql set search_path = '' as
$$
  insert into private.cost_adjustments (product_id, reason, amount, movement_id, purchase_line_id, actor)
  select p_product, p_reason, p_amount, p_movement, p_line, (select auth.uid()) where p_amount <> 0
$$;

-- The cost of a movement's units: out of the stock by its average, to the line or part that took them, else lost; into it by what
-- they cost when they left or were bought, else by the average. products.stock already has them. An order's line is known
-- while all its units that are out are: when units of unknown cost join it, or known ones join unknown ones, it has no cost of its
-- own, and theirs is an adjustment.
create function private.move_cost() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  units int := abs(new.delta);
  left_over int := (select stock from public.products where id = new.product_id);
  known private.product_costs;
  item uuid;
  out_before int;
  held bigint;
  own bigint;
  moved bigint;
begin
  if left_over is null then return null; end if;
  select * into known from private.product_costs where product_id = new.product_id;
  if new.order_id is not null then
    select id into item from public.order_items where order_id = new.order_id and item_type = 'product' and item_id = new.product_id;
    select cost into held from private.item_costs where order_item_id = item;
    select -coalesce(sum(delta), 0) into out_before from public.stock_movements
    where order_id = new.order_id and product_id = new.product_id and id < new.id;
  end if;

  if new.delta < 0 then
    if known.product_id is null then
      if held is not null then
        perform private.adjust_cost(new.product_id, new.reason, held, new.id);
        update private.item_costs set cost = 0 where order_item_id = item;
        delete from private.item_costs where order_item_id = item;
      end if;
      return null;
    end if;
    if new.reason = 'bought' then return null; end if;
    moved := private.cost_share(known.value, units, left_over + units);
    perform private.set_stock_value(new.product_id, known.value - moved, left_over);
    if item is not null and (held is not null or out_before <= 0) then
      insert into private.item_costs as c (order_item_id, cost) values (item, moved)
      on conflict (order_item_id) do update set cost = c.cost + excluded.cost;
    elsif new.reason = 'repair' and new.cause is not null then
      insert into private.part_costs (part_id, cost) values (new.cause, moved);
    else
      perform private.adjust_cost(new.product_id, new.reason, moved, new.id);
    end if;
    return null;
  end if;

  if item is not null then
    own := private.cost_share(held, units, out_before);
    update private.item_costs set cost = cost - own where order_item_id = item;
  elsif new.reason = 'repair' then
    select cost into own from private.part_costs where part_id = new.cause;
    update private.part_costs set cost = 0 where part_id = new.cause;
  elsif new.reason = 'bought' then
    -- A correction's units have their cost from correct_purchase.
    if not exists (select from private.purchase_lines where id = new.cause) then return null; end if;
    select cost into own from private.purchase_lines where id = new.cause;
  end if;
  if own is not null and known.product_id is not null then
    perform private.set_stock_value(new.product_id, known.value + own, left_over);
  elsif own is not null then
    -- The units that were here without a cost take the average of those that came.
    moved := round(own::numeric * left_over / units)::bigint;
    perform private.set_stock_value(new.product_id, moved, left_over);
    perform private.adjust_cost(new.product_id, new.reason, own - moved, new.id);
  elsif known.product_id is not null then
    moved := case when left_over > units then round(known.value::numeric * units / (left_over - units))::bigint else known.last_cost * units end;
    perform private.set_stock_value(new.product_id, known.value + moved, left_over);
    perform private.adjust_cost(new.product_id, new.reason, -moved, new.id, case when new.reason = 'bought' then new.cause end);
  end if;
  return null;
end $$;

-- What a deleted row held is not in the stock any more.
create function private.keep_deleted_cost() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.adjust_cost(null, 'deleted', (to_jsonb(old) ->> tg_argv[0])::bigint); return null; end $$;

-- functions: purchases --------------------------------------------------------------------------------
-- The supplier of a name, created when it is new; null without a name. What is known of it is completed, never emptied.
create function private.supplier_named(p_name text, p_tax_id text, p_phone text) returns private.suppliers
language plpgsql set search_path = '' as
$$
declare
  s private.suppliers;
  called text := regexp_replace(private.trim_text(coalesce(p_name, '')), '\s+', ' ', 'g');
  v_tax text := btrim(coalesce(p_tax_id, ''));
  v_phone text := btrim(coalesce(p_phone, ''));
begin
  if called = '' then return null; end if;
  if char_length(called) > 120 or char_length(v_tax) > 30 or char_length(v_phone) > 30 then
    perform private.refuse('bad_supplier', 'Revisa los datos del proveedor: hay uno demasiado largo.');
  end if;
  insert into private.suppliers as x (name, tax_id, phone) values (called, v_tax, v_phone)
  on conflict (name_key) do update set tax_id = coalesce(nullif(excluded.tax_id, ''), x.tax_id), phone = coalesce(nullif(excluded.phone, ''), x.phone)
  returning * into s;
  return s;
end $$;

-- Records a purchase and moves its units into the stock, all lines or none; a second send with the same key changes nothing.
-- p_purchase: {supplier, tax_id, phone, document, date: YYYY-MM-DD or null for today, note, lines: [{product, quantity,
-- cost: of the whole line, or null}]}. Returns the purchase's id, and no cost: who may not see costs may still enter stock.
create function public.record_purchase(p_key uuid, p_purchase jsonb) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  made private.purchases;
  s private.suppliers;
  line record;
  lines jsonb := p_purchase -> 'lines';
  v_document text := private.trim_text(coalesce(p_purchase ->> 'document', ''));
  v_note text := private.trim_text(coalesce(p_purchase ->> 'note', ''));
  day date := coalesce((p_purchase ->> 'date')::date, private.co_date());
  total int := 0;
begin
  perform private.require_staff();
  select * into made from private.purchases where key = p_key;
  if made.id is not null then
    if made.created_by is distinct from (select auth.uid()) then raise exception 'Sin permisos' using errcode = '42501'; end if;
    return made.id;
  end if;
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 200 then
    perform private.refuse('bad_lines', 'Escribe al menos un producto, y 200 como máximo.');
  end if;
  if exists (select from jsonb_to_recordset(lines) as l(quantity numeric, cost numeric)
    where quantity is null or quantity not between 1 and 1000000 or quantity <> trunc(quantity)
      or cost not between 0 and 10000000000 or cost <> trunc(cost)) then
    perform private.refuse('bad_lines', 'Revisa las unidades y los costos: son números enteros.');
  end if;
  if day not between private.co_date() - 3650 and private.co_date() then
    perform private.refuse('bad_date', 'La fecha de la compra no puede ser futura.');
  end if;
  if char_length(v_document) > 60 or char_length(v_note) > 200 then
    perform private.refuse('long_note', 'El documento puede tener hasta 60 letras y la nota hasta 200.');
  end if;
  -- Locks the supplier too: two people with one invoice wait here for each other.
  s := private.supplier_named(p_purchase ->> 'supplier', p_purchase ->> 'tax_id', p_purchase ->> 'phone');
  if s.id is not null and v_document <> '' then
    perform private.refuse('same_document', format('«%s» de %s ya está registrada: es la compra %s.', v_document, s.name, p.number))
    from private.purchases p
    where p.supplier_id = s.id and private.norm(p.document) = private.norm(v_document) and p.key <> p_key
      and exists (select from private.purchase_lines_now l where l.purchase_id = p.id and l.quantity > 0)
    limit 1;
  end if;
  insert into private.purchases (key, supplier_id, document, bought_on, note, created_by)
  values (p_key, s.id, v_document, day, v_note, (select auth.uid())) on conflict (key) do nothing returning * into made;
  if made.id is null then return public.record_purchase(p_key, p_purchase); end if;

  perform private.lock_products(array(select (l ->> 'product')::uuid from jsonb_array_elements(lines) l));
  for line in
    insert into private.purchase_lines (purchase_id, place, product_id, name, quantity, cost)
    select made.id, n, p.id, coalesce(p.name, ''), (l ->> 'quantity')::int, (l ->> 'cost')::bigint
    from jsonb_array_elements(lines) with ordinality as t(l, n) left join public.products p on p.id = (l ->> 'product')::uuid
    order by n
    returning *
  loop
    if line.product_id is null or not private.move_stock(line.product_id, line.quantity, 'bought',
      format('Compra %s', made.number) || case when v_note <> '' then ': ' || v_note else '' end, p_cause => line.id) then
      perform private.refuse('not_found', 'Uno de los productos ya no existe. Quítalo de la compra.');
    end if;
    total := total + line.quantity;
  end loop;
  perform private.audit('purchase.recorded', 'purchases', made.id::text,
    jsonb_build_object('number', made.number, 'lines', jsonb_array_length(lines), 'quantity', total));
  return made.id;
end $$;

-- Corrects a line to what it should have said: the whole line's units and cost. The line's cost of the units that are still in stock
-- (as many of its own as the stock has) is calculated again; the rest of the difference was sold and is a cost adjustment. Units leave
-- or come in by a movement, and are refused when they were sold.
create function public.correct_purchase(p_line uuid, p_quantity int, p_reason text, p_cost bigint default null) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  why text := private.trim_text(coalesce(p_reason, ''));
  was record;
  made private.purchase_corrections;
  bill int;
  known private.product_costs;
  before int;
  later int;
  booked bigint;
  change bigint := 0;
begin
  perform private.require_right('sees_cost');
  perform private.require_right('corrects_stock');
  perform private.lock_products(array(select product_id from private.purchase_lines where id = p_line));
  perform from private.purchase_lines where id = p_line for update;
  select * into was from private.purchase_lines_now where id = p_line;
  if was.id is null then perform private.refuse('not_found', 'No encontramos esa línea.'); end if;
  if p_quantity is null or p_quantity not between 0 and 1000000 or p_cost not between 0 and 10000000000 then
    perform private.refuse('bad_lines', 'Revisa las unidades y los costos: son números enteros.');
  end if;
  if was.cost is not null and p_cost is null then perform private.refuse('no_cost', 'Escribe el costo de la línea.'); end if;
  if p_quantity = 0 and p_cost > 0 then perform private.refuse('no_cost', 'Sin unidades, el costo de la línea es 0.'); end if;
  if char_length(why) not between 3 and 200 then
    perform private.refuse('no_reason', 'Escribe el motivo de la corrección (entre 3 y 200 letras).');
  end if;
  if (p_quantity, p_cost) is not distinct from (was.quantity, was.cost) then
    perform private.refuse('same', 'La línea ya dice eso.');
  end if;
  select number into bill from private.purchases where id = was.purchase_id;
  insert into private.purchase_corrections (line_id, quantity, cost, reason, created_by)
  values (p_line, p_quantity, p_cost, why, (select auth.uid())) returning * into made;

  select stock into before from public.products where id = was.product_id;
  later := before + p_quantity - was.quantity;
  if p_quantity <> was.quantity then
    if was.product_id is null then
      perform private.refuse('not_found', 'El producto ya no existe: corrige solo el costo.');
    end if;
    if not private.move_stock(was.product_id, p_quantity - was.quantity, 'bought', format('Corrección de la compra %s: %s', bill, why), p_cause => made.id) then
      perform private.refuse('out_of_stock', format('Solo quedan %s unidades: las demás ya salieron.', before));
    end if;
  end if;

  select * into known from private.product_costs where product_id = was.product_id;
  if known.product_id is null then
    -- No unit of the product had a cost: those in stock take this line's average.
    if was.product_id is not null and p_cost is not null and p_quantity > 0 then
      change := round(p_cost::numeric * later / p_quantity)::bigint;
      perform private.set_stock_value(was.product_id, change, later);
      update private.product_costs set last_cost = private.cost_share(p_cost, 1, p_quantity) where product_id = was.product_id;
    end if;
  elsif p_cost is null then
    -- A line without a cost moved at the average.
    change := case when later = 0 then -known.value when before = 0 then known.last_cost * (p_quantity - was.quantity)
      else round(known.value::numeric * (p_quantity - was.quantity) / before)::bigint end;
    perform private.set_stock_value(was.product_id, known.value + change, later);
  else
    booked := coalesce(was.cost, (select -sum(amount) from private.cost_adjustments where purchase_line_id = p_line and reason = 'bought'),
      private.average_cost(was.product_id) * was.quantity);
    -- With no unit left nothing is left of the cost either; a mixed stock may be worth less than what one line takes from it.
    change := case when later = 0 then -known.value else greatest(-known.value,
      case when p_quantity = 0 then 0 else private.cost_share(p_cost, least(before, was.quantity) + p_quantity - was.quantity, p_quantity) end
      - case when was.quantity = 0 then 0 else private.cost_share(booked, least(before, was.quantity), was.quantity) end) end;
    perform private.set_stock_value(was.product_id, known.value + change, later);
  end if;
  perform private.adjust_cost(was.product_id, case when p_cost is null then 'bought' else 'corrected' end,
    coalesce(p_cost, 0) - coalesce(was.cost, 0) - change, null, p_line);
  perform private.audit('purchase.corrected', 'purchases', was.purchase_id::text,
    jsonb_build_object('number', bill, 'name', was.name, 'quantity', p_quantity, 'reason', why));
end $$;

-- A cost for one unit of the stock, where none is known.
create function public.value_stock(p_product uuid, p_cost bigint) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  on_hand int;
begin
  perform private.require_right('sees_cost');
  perform private.lock_product(p_product);
  if p_cost is null or p_cost not between 0 and 1000000000 then
    perform private.refuse('no_cost', 'Escribe cuánto costó una unidad.');
  end if;
  if exists (select from private.product_costs where product_id = p_product) then
    perform private.refuse('same', 'Este producto ya tiene costo: cambia con lo que compras, y una compra se corrige en su página.');
  end if;
  select stock into on_hand from public.products where id = p_product;
  insert into private.product_costs (product_id, value, last_cost) values (p_product, p_cost * on_hand, p_cost);
  perform private.adjust_cost(p_product, 'valued', -p_cost * on_hand);
  perform private.audit('stock.valued', 'products', p_product::text, '{}');
end $$;

-- functions: for who sees costs -----------------------------------------------------------------------
-- {stock, average, value, last: {cost of one unit, day, supplier}}; average and value are null when the cost is unknown.
create function public.product_cost(p_product uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_right('sees_cost');
  return (
    select jsonb_build_object('stock', p.stock, 'average', private.average_cost(p.id),
      'value', (select value from private.product_costs where product_id = p.id),
      'last', (
        select jsonb_build_object('cost', private.cost_share(l.cost, 1, l.quantity), 'day', b.bought_on, 'supplier', coalesce(s.name, ''))
        from private.purchase_lines_now l join private.purchases b on b.id = l.purchase_id left join private.suppliers s on s.id = b.supplier_id
        where l.product_id = p.id and l.cost is not null and l.quantity > 0
        order by b.bought_on desc, b.number desc, l.place desc limit 1))
    from public.products p where p.id = p_product
  );
end $$;

-- Names of suppliers with what is known of them, for suggestions: [{name, tax_id, phone}].
create function public.list_suppliers() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_right('sees_cost');
  return (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'tax_id', tax_id, 'phone', phone) order by name_key), '[]')
    from (select * from private.suppliers order by name_key limit 1000) s);
end $$;

-- A page of purchases, newest first: {total, items: [{id, number, supplier, document, bought_on, lines, units, total, unknown: lines without
-- a cost, is_corrected}]}. p_query: words of supplier, document or a product, or the number.
create function public.list_purchases(p_query text default '', p_sort text default '-fecha', p_limit int default 50, p_offset int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  words text := private.norm(btrim(coalesce(p_query, '')));
  answer jsonb;
begin
  perform private.require_right('sees_cost');
  with found as (
    select b.id, b.number, coalesce(s.name, '') as supplier, b.document, b.bought_on, sum.*
    from private.purchases b left join private.suppliers s on s.id = b.supplier_id
    cross join lateral (
      select count(*) as lines, coalesce(sum(l.quantity), 0) as units, coalesce(sum(l.cost), 0) as total,
        count(*) filter (where l.cost is null) as unknown, bool_or(l.is_corrected) as is_corrected
      from private.purchase_lines_now l where l.purchase_id = b.id
    ) sum
    where words = '' or b.number::text = words or position(words in private.norm(b.document)) > 0 or position(words in s.name_key) > 0
      or exists (select from private.purchase_lines l where l.purchase_id = b.id and position(words in private.norm(l.name)) > 0)
  ),
  page as (
    select * from found
    order by case when p_sort = 'fecha' then bought_on end, case when p_sort = 'total' then total end, case when p_sort = '-total' then -total end,
      bought_on desc, number desc
    limit least(greatest(p_limit, 1), 200) offset greatest(p_offset, 0)
  )
  select jsonb_build_object('total', (select count(*) from found), 'items', coalesce((select jsonb_agg(to_jsonb(page)
    order by case when p_sort = 'fecha' then bought_on end, case when p_sort = 'total' then page.total end, case when p_sort = '-total' then -page.total end,
      bought_on desc, number desc) from page), '[]')) into answer;
  return answer;
end $$;

-- One purchase: {id, number, supplier, tax_id, phone, document, bought_on, note, by, created_at, lines: [{id, product_id, name, quantity, cost,
-- first_quantity, first_cost, is_corrected, corrections: [{quantity, cost, reason, by, at}]}]}; null when it does not exist.
create function public.purchase_detail(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_right('sees_cost');
  return (
    select jsonb_build_object('id', b.id, 'number', b.number, 'supplier', coalesce(s.name, ''), 'tax_id', coalesce(s.tax_id, ''),
      'phone', coalesce(s.phone, ''), 'document', b.document, 'bought_on', b.bought_on, 'note', b.note, 'by', a.username, 'created_at', b.created_at,
      'lines', (
        select jsonb_agg(jsonb_build_object('id', l.id, 'product_id', l.product_id, 'name', l.name, 'quantity', l.quantity, 'cost', l.cost,
          'first_quantity', l.first_quantity, 'first_cost', l.first_cost, 'is_corrected', l.is_corrected, 'corrections', (
            select coalesce(jsonb_agg(jsonb_build_object('quantity', c.quantity, 'cost', c.cost, 'reason', c.reason, 'by', w.username, 'at', c.created_at) order by c.n), '[]')
            from private.purchase_corrections c left join public.profiles w on w.id = c.created_by where c.line_id = l.id)) order by l.place)
        from private.purchase_lines_now l where l.purchase_id = b.id))
    from private.purchases b left join private.suppliers s on s.id = b.supplier_id left join public.profiles a on a.id = b.created_by
    where b.id = p_id
  );
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger stock_movements_cost after insert on public.stock_movements for each row execute function private.move_cost();
create trigger product_costs_deleted after delete on private.product_costs for each row execute function private.keep_deleted_cost('value');
create trigger item_costs_deleted after delete on private.item_costs for each row execute function private.keep_deleted_cost('cost');
create trigger part_costs_deleted after delete on private.part_costs for each row execute function private.keep_deleted_cost('cost');

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.suppliers, private.purchases, private.purchase_lines, private.purchase_corrections, private.purchase_lines_now,
  private.product_costs, private.item_costs, private.part_costs, private.cost_adjustments from public, anon, authenticated, service_role;
grant execute on function public.record_purchase, public.correct_purchase, public.value_stock, public.product_cost, public.list_suppliers,
  public.list_purchases, public.purchase_detail to authenticated;
