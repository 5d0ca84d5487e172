-- Reports: what was sold, what it cost and what it earned, by line; and what the stock is worth. Amounts are COP, days Colombian.
-- The lines of sales follow from the ledger of money and from the costs of what left the stock: nothing else writes them.

-- tables ----------------------------------------------------------------------------------------------
create table private.sale_lines (
  id bigint generated always as identity primary key,
  move_id bigint references private.money_moves (id) on delete restrict,
  day date not null,
  order_id uuid,
  order_item_id uuid,
  orden_id uuid,
  part_id uuid,
  item_type public.item_type,
  item_id uuid,
  category text not null default '',
  channel text not null check (channel in ('web', 'mostrador', 'asistida', 'taller')),
  method text not null default '',
  seller_id uuid,
  is_refund boolean not null default false,
  units int not null default 0,
  amount int not null default 0,
  cost bigint not null default 0,
  is_known boolean not null default true,
  unknown_units int not null default 0
);
comment on table private.sale_lines is 'The money of each line of an order and of each repair by the day on which it moved, and what the units cost. The amounts of a move of money sum to the move; cash put into a drawer or taken out of it is no sale.';
comment on column private.sale_lines.move_id is 'The move of money; null for a cost, and for money that changed its line.';
comment on column private.sale_lines.order_item_id is 'Null for money without a line: of a chargeback, a refund without lines, a second payment.';
comment on column private.sale_lines.orden_id is 'The repair; its money and its parts have the channel taller and no seller.';
comment on column private.sale_lines.part_id is 'The part of a repair whose cost this is.';
comment on column private.sale_lines.item_type is 'Null for money without a line.';
comment on column private.sale_lines.category is 'Of a product, when it was sold.';
comment on column private.sale_lines.method is 'As in the ledger; empty for the cost of a part.';
comment on column private.sale_lines.is_refund is 'Money given back, disputed, or won back.';
comment on column private.sale_lines.cost is 'Frozen when the units left the stock; 0 for services and courses. The cost of a line counts on the day of its sale, a later change on its own day.';
comment on column private.sale_lines.is_known is 'Whether margins count this row: the cost of the line is known, for money without a line that of the whole order, in a repair that of each part.';
comment on column private.sale_lines.unknown_units is 'Units of products, and parts of repairs, whose cost is not known.';

-- indexes ---------------------------------------------------------------------------------------------
create index sale_lines_by_day on private.sale_lines (day);
create index sale_lines_of_move on private.sale_lines (move_id) where move_id is not null;
create index sale_lines_of_order on private.sale_lines (order_id, order_item_id) where order_id is not null;
create index sale_lines_of_repair on private.sale_lines (orden_id) where orden_id is not null;

-- functions: lines of sales ---------------------------------------------------------------------------
create function private.add_sale_line(r private.sale_lines) returns void
language sql set search_path = '' as
$$
  insert into private.sale_lines (move_id, day, order_id, order_item_id, orden_id, part_id, item_type, item_id, category, channel, method, seller_id,
    is_refund, units, amount, cost, is_known, unknown_units)
  values (r.move_id, r.day, r.order_id, r.order_item_id, r.orden_id, r.part_id, r.item_type, r.item_id, coalesce(r.category, ''), r.channel,
    coalesce(r.method, ''), r.seller_id, coalesce(r.is_refund, false), coalesce(r.units, 0), coalesce(r.amount, 0), coalesce(r.cost, 0), r.is_known,
    coalesce(r.unknown_units, 0))
$$;

-- The lines of an order with what of each stands: sold and not given back. booked: the cost that was counted, cost: of the units that
-- are out; is_known: whether it is known. A line that was taken off the order stands with what was sold, without a price.
create function private.standing_lines(p_order uuid) returns table (
  id uuid, item_type public.item_type, item_id uuid, quantity int, refunded int, unit_price int, line_total int, category text, units int, amount int,
  booked bigint, cost bigint, is_known boolean)
language sql stable set search_path = '' as
$$
  with booked as (
    select s.order_item_id, max(s.item_type) as item_type, max(s.item_id::text)::uuid as item_id, min(s.category) as category, sum(s.units)::int as units,
      sum(s.amount)::int as amount, sum(s.cost)::bigint as cost, bool_and(s.is_known) as is_known
    from private.sale_lines s where s.order_id = p_order and s.order_item_id is not null group by s.order_item_id
  )
  select coalesce(i.id, b.order_item_id), coalesce(i.item_type, b.item_type), coalesce(i.item_id, b.item_id), coalesce(i.quantity, 0), coalesce(i.refunded, 0),
    coalesce(i.unit_price, 0), coalesce(i.line_total, 0), coalesce(b.category, p.category, ''), coalesce(b.units, 0), coalesce(b.amount, 0), coalesce(b.cost, 0),
    coalesce(c.cost, 0)::bigint, coalesce(i.item_type, b.item_type) <> 'product' or c.order_item_id is not null or coalesce(b.is_known, false)
  from (select * from public.order_items where order_id = p_order) i
  full join booked b on b.order_item_id = i.id
  left join private.item_costs c on c.order_item_id = i.id
  left join public.products p on i.item_type = 'product' and p.id = i.item_id
  order by 1
$$;

-- Whether the cost of each part that a repair used is known.
create function private.is_repair_known(p_orden uuid) returns boolean
language sql stable set search_path = '' as
$$
  select not exists (
    select from public.repair_parts p left join private.part_costs c on c.part_id = p.id
    where p.orden_id = p_orden and p.returned_at is null and c.part_id is null)
$$;

-- What all rows of an order have in common.
create function private.sale_of(o public.orders) returns private.sale_lines
language plpgsql stable set search_path = '' as
$$
declare
  r private.sale_lines;
begin
  r.order_id := o.id;
  r.orden_id := (select i.slug::uuid from public.order_items i where i.order_id = o.id and i.item_type = 'repair');
  if r.orden_id is null then
    r.channel := o.channel;
    r.seller_id := o.seller_id;
  else
    r.channel := 'taller';
    r.item_type := 'repair';
  end if;
  return r;
end $$;

-- A move of money becomes lines of sales: a payment fills the lines of its order that nothing has paid, in order; what comes on top
-- of them has no line. A refund takes the lines that it gave back; one without lines that ends its payment, and one that was recorded by
-- mistake, takes what stands without money. The rest, and a dispute, has no line.
create function private.note_sale() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  r private.sale_lines;
  line record;
  given jsonb := '{}';
  takes int := 0;
  rest int := new.amount;
  units int;
  piece int;
  is_whole boolean;
begin
  if new.kind in ('entrada', 'salida') then return null; end if;
  if new.order_id is null then
    r.orden_id := new.orden_id;
    r.item_type := 'repair';
    r.channel := 'taller';
    r.is_known := private.is_repair_known(new.orden_id);
  else
    r := private.sale_of((select o from public.orders o where o.id = new.order_id));
  end if;
  r.move_id := new.id;
  r.day := private.co_date(new.at);
  r.method := new.method;
  r.is_refund := new.kind in ('reembolso', 'contracargo', 'contracargo_ganado', 'anticipo_devuelto');
  if new.order_id is not null then
    if new.kind = 'reembolso' and new.amount < 0 then
      select coalesce(jsonb_object_agg(l ->> 'item', (l ->> 'quantity')::int), '{}') into given
      from public.refunds f cross join jsonb_array_elements(f.lines) l
      where f.payment_id = new.payment_id and f.state <> 'fallido' and f.already = new.already and f.amount = -new.amount;
    end if;
    if new.kind = 'anulacion' or (new.kind = 'reembolso' and given = '{}'
      and new.already - new.amount = (select p.amount from public.payments p where p.id = new.payment_id)) then
      takes := greatest(0, (select -coalesce(sum(s.amount) filter (where s.order_item_id is null), 0) - new.amount from private.sale_lines s where s.order_id = new.order_id));
    end if;
    is_whole := coalesce((select bool_and(s.is_known) from private.standing_lines(new.order_id) s), true);
    for line in select * from private.standing_lines(new.order_id) loop
      if new.kind = 'pago' then
        piece := greatest(0, least(rest, line.line_total - line.amount));
        units := case when piece > 0 or line.line_total = 0 then greatest(0, line.quantity - line.units) else 0 end;
        r.cost := case when line.line_total = 0 then line.cost else round(line.cost::numeric * (line.amount + piece) / line.line_total) end - line.booked;
      elsif takes > 0 then
        piece := -greatest(0, least(takes, line.amount));
        units := case when piece < 0 or line.amount = 0 then -line.units else 0 end;
        takes := takes + piece;
        r.cost := 0;
      elsif given ? line.id::text then
        units := -(given ->> line.id::text)::int;
        piece := units * line.unit_price;
        r.cost := 0;
      else
        continue;
      end if;
      continue when piece = 0 and units = 0;
      r.order_item_id := line.id;
      r.item_type := line.item_type;
      r.item_id := case when r.orden_id is null then line.item_id end;
      r.category := line.category;
      r.units := units;
      r.amount := piece;
      r.is_known := case when r.orden_id is null then line.is_known else private.is_repair_known(r.orden_id) end;
      r.unknown_units := case when line.is_known then 0 else units end;
      perform private.add_sale_line(r);
      rest := rest - piece;
    end loop;
    r.is_known := case when r.orden_id is null then is_whole else private.is_repair_known(r.orden_id) end;
  end if;
  if rest <> 0 then
    r.order_item_id := null;
    r.item_id := null;
    r.category := '';
    r.item_type := case when r.orden_id is not null then 'repair'::public.item_type end;
    r.units := 0;
    r.cost := 0;
    r.unknown_units := 0;
    r.amount := rest;
    perform private.add_sale_line(r);
  end if;
  return null;
end $$;

-- Lines of a paid order that change: money of what was taken off pays what was put on; the rest has no line until it moves.
create function private.note_changed_lines() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  the_order uuid := case when tg_op = 'DELETE' then old.order_id else new.order_id end;
  r private.sale_lines;
  line record;
  loose int;
  moved int := 0;
  piece int;
begin
  if not exists (select from private.sale_lines s where s.order_id = the_order) then return null; end if;
  r := private.sale_of((select o from public.orders o where o.id = the_order));
  r.day := private.co_date();
  r.method := (select s.method from private.sale_lines s where s.order_id = the_order order by s.id limit 1);
  -- First what is too much, then what it can pay.
  for line in select s.*, s.amount > s.line_total as is_over from private.standing_lines(the_order) s order by s.amount > s.line_total desc, s.id loop
    if line.is_over then
      piece := line.line_total - line.amount;
      r.units := least(0, line.quantity - line.units);
      r.cost := 0;
    else
      loose := moved + (select coalesce(sum(s.amount), 0) from private.sale_lines s where s.order_id = the_order and s.order_item_id is null);
      piece := greatest(0, least(loose, (line.quantity - line.refunded) * line.unit_price - line.amount));
      r.units := case when piece > 0 then line.quantity - line.refunded - line.units else 0 end;
      r.cost := line.cost - line.booked;
    end if;
    continue when piece = 0;
    r.order_item_id := line.id;
    r.item_type := line.item_type;
    r.item_id := case when r.orden_id is null then line.item_id end;
    r.category := line.category;
    r.amount := piece;
    r.is_known := line.is_known;
    r.unknown_units := case when line.is_known then 0 else r.units end;
    perform private.add_sale_line(r);
    moved := moved - piece;
  end loop;
  if moved <> 0 then
    r.order_item_id := null;
    r.item_id := null;
    r.category := '';
    r.item_type := case when r.orden_id is not null then 'repair'::public.item_type end;
    r.units := 0;
    r.cost := 0;
    r.unknown_units := 0;
    r.amount := moved;
    r.is_known := coalesce((select bool_and(s.is_known) from private.standing_lines(the_order) s), true);
    perform private.add_sale_line(r);
  end if;
  return null;
end $$;

-- functions: costs ------------------------------------------------------------------------------------
-- The cost of a sold line changed. One that was not known counts on the day of the sale, a change of a known one (units that came
-- back) on its own day. A line that loses its cost is not known.
create function private.note_item_cost() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  the_item uuid := case when tg_op = 'DELETE' then old.order_item_id else new.order_item_id end;
  r private.sale_lines;
  delta bigint;
  was_known boolean;
begin
  select * into r from private.sale_lines s
  where s.order_id = (select i.order_id from public.order_items i where i.id = the_item) and s.order_item_id = the_item and s.units > 0
  order by s.id desc limit 1;
  if not found then return null; end if;
  if tg_op = 'DELETE' then
    update private.sale_lines set is_known = false, unknown_units = units where order_id = r.order_id and order_item_id = the_item;
    update private.sale_lines set is_known = false where order_id = r.order_id and order_item_id is null;
  end if;
  select case when tg_op = 'DELETE' then 0 else new.cost end - sum(s.cost), bool_and(s.is_known) into delta, was_known
  from private.sale_lines s where s.order_id = r.order_id and s.order_item_id = the_item;
  if tg_op <> 'DELETE' and not was_known then
    update private.sale_lines set is_known = true, unknown_units = 0 where order_id = r.order_id and order_item_id = the_item;
    update private.sale_lines set cost = cost + delta where id = r.id;
    update private.sale_lines set is_known = true where order_id = r.order_id and order_item_id is null and not is_known
      and (select bool_and(s.is_known) from private.standing_lines(r.order_id) s);
  elsif delta <> 0 then
    r.move_id := null;
    r.day := private.co_date();
    r.units := 0;
    r.amount := 0;
    r.unknown_units := 0;
    r.cost := delta;
    r.is_known := tg_op <> 'DELETE';
    perform private.add_sale_line(r);
  end if;
  return null;
end $$;

-- Margins count a repair when they know each of its parts.
create function private.keep_repair_known(p_orden uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  known boolean := private.is_repair_known(p_orden);
begin
  update private.sale_lines set is_known = known where orden_id = p_orden and is_known <> known;
end $$;

-- A part that a repair uses, or gives back: its cost is not known until the inventory says it. It counts on the day of its use, since a
-- repair under warranty has no sale.
create function private.note_part_use() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  r private.sale_lines;
  unknown int := (select coalesce(sum(s.unknown_units), 0) from private.sale_lines s where s.orden_id = new.orden_id and s.part_id = new.id);
begin
  r.orden_id := new.orden_id;
  r.part_id := new.id;
  r.item_type := 'repair';
  r.channel := 'taller';
  r.is_known := private.is_repair_known(new.orden_id);
  r.day := private.co_date(case when tg_op = 'INSERT' then new.used_at else now() end);
  r.unknown_units := case when tg_op = 'INSERT' then new.quantity when new.returned_at is not null then -unknown else 0 end;
  if r.unknown_units <> 0 then perform private.add_sale_line(r); end if;
  perform private.keep_repair_known(new.orden_id);
  return null;
end $$;

-- The inventory says what a part cost, or changes it: the first counts on the day of its use, a change on its own day.
create function private.note_part_cost() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  the_part uuid := case when tg_op = 'DELETE' then old.part_id else new.part_id end;
  r private.sale_lines;
  delta bigint;
begin
  select s.* into r from private.sale_lines s join public.repair_parts p on p.id = s.part_id and p.orden_id = s.orden_id
  where s.part_id = the_part order by s.id limit 1;
  if not found then return null; end if;
  select case when tg_op = 'DELETE' then 0 else new.cost end - sum(s.cost) into delta
  from private.sale_lines s where s.orden_id = r.orden_id and s.part_id = the_part;
  if tg_op <> 'DELETE' and r.unknown_units > 0 then
    update private.sale_lines set unknown_units = 0, cost = cost + delta where id = r.id;
  elsif delta <> 0 then
    r.day := private.co_date();
    r.unknown_units := 0;
    r.cost := delta;
    perform private.add_sale_line(r);
  end if;
  perform private.keep_repair_known(r.orden_id);
  return null;
end $$;

-- functions: reports ----------------------------------------------------------------------------------
-- Sales of a period, first and last day included, by day, month, channel, way to pay, product, category, repair, technician or seller:
-- {count, totals, rows: [{key, label, units, sales, refunds, net, known, cost, margin, unknown_units}]}. net = sales - refunds; known is the
-- part of net whose cost is known, margin = known - cost. The last four are null without the right to see costs. A key is a day, a
-- month, a name of the ledger, an id, or one of the words below; it has a label when it is an id.
create function public.report_sales(p_from date, p_to date, p_by text, p_limit int default 50, p_offset int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '60s' set plan_cache_mode = force_custom_plan as
$$
declare
  sees_cost boolean := private.has_right('sees_cost');
begin
  perform private.require_right('sees_reports');
  if p_from is null or p_to is null or p_to < p_from or p_to - p_from > 366 then
    perform private.refuse('bad_period', 'Elige un periodo de hasta un año, del primer día al último.');
  end if;
  if coalesce(p_by not in ('dia', 'mes', 'canal', 'metodo', 'producto', 'categoria', 'reparacion', 'tecnico', 'vendedor'), true) then
    perform private.refuse('bad_grouping', 'Elige por qué quieres agrupar el informe.');
  end if;
  return (
    -- Grouped by the columns as they are: a text for each row would take twice as long.
    with grouped as (
      select case p_by when 'dia' then s.day when 'mes' then s.day - extract(day from s.day)::int + 1 end as day,
        case when p_by in ('producto', 'categoria') then s.item_type end as kind,
        case p_by when 'canal' then s.channel when 'metodo' then s.method when 'categoria' then s.category
          when 'tecnico' then case when s.orden_id is not null then 'taller' end when 'vendedor' then case when s.orden_id is not null then 'taller' end end as word,
        case p_by when 'producto' then s.item_id when 'reparacion' then s.orden_id when 'tecnico' then t.technician_id when 'vendedor' then s.seller_id end as id,
        sum(s.units)::int as units, coalesce(sum(s.amount) filter (where not s.is_refund), 0) as sales,
        coalesce(-sum(s.amount) filter (where s.is_refund), 0) as refunds, sum(s.amount) as net,
        coalesce(sum(s.amount) filter (where s.is_known), 0) as known, coalesce(sum(s.cost) filter (where s.is_known), 0)::bigint as cost,
        sum(s.unknown_units)::int as unknown_units
      from private.sale_lines s
      left join public.ordenes_servicio t on p_by = 'tecnico' and t.id = s.orden_id
      where s.day between p_from and p_to group by 1, 2, 3, 4
    ), summed as (
      select case p_by
          when 'dia' then g.day::text
          when 'mes' then to_char(g.day, 'YYYY-MM')
          when 'producto' then concat_ws(':', g.kind, g.id)
          when 'categoria' then case when g.kind = 'product' then 'product:' || g.word else coalesce(g.kind::text, '') end
          when 'tecnico' then case when g.word is null then '' else coalesce(g.id::text, 'nadie') end
          else coalesce(g.id::text, g.word, '') end as key,
        g.units, g.sales, g.refunds, g.net, g.known, g.cost, g.unknown_units
      from grouped g
    ), page as (
      select row_number() over (order by case when p_by in ('dia', 'mes') then g.key end, g.net desc, g.key) as place, g.*
      from summed g order by place limit least(greatest(coalesce(p_limit, 50), 1), 50000) offset greatest(coalesce(p_offset, 0), 0)
    )
    select jsonb_build_object(
      'count', (select count(*) from summed),
      'totals', (select jsonb_build_object('units', coalesce(sum(g.units), 0), 'sales', coalesce(sum(g.sales), 0), 'refunds', coalesce(sum(g.refunds), 0),
        'net', coalesce(sum(g.net), 0), 'known', case when sees_cost then coalesce(sum(g.known), 0) end, 'cost', case when sees_cost then coalesce(sum(g.cost), 0) end,
        'margin', case when sees_cost then coalesce(sum(g.known - g.cost), 0) end,
        'unknown_units', case when sees_cost then coalesce(sum(g.unknown_units), 0) end) from summed g),
      'rows', (select coalesce(jsonb_agg(jsonb_build_object('key', g.key, 'label', case
          when p_by = 'producto' and g.key like '%:%' then private.sold_name(split_part(g.key, ':', 1), split_part(g.key, ':', 2)::uuid)
          when p_by = 'reparacion' and g.key <> '' then (
            select concat_ws(' · ', right(g.key, 6), nullif(private.repair_device(o), '')) from public.ordenes_servicio o where o.id = g.key::uuid)
          when p_by in ('tecnico', 'vendedor') and private.is_uuid(g.key) then private.person_name(g.key::uuid) end,
        'units', g.units, 'sales', g.sales, 'refunds', g.refunds, 'net', g.net, 'known', case when sees_cost then g.known end,
        'cost', case when sees_cost then g.cost end, 'margin', case when sees_cost then g.known - g.cost end,
        'unknown_units', case when sees_cost then g.unknown_units end) order by g.place), '[]') from page g)));
end $$;

-- Name of what was sold, also when it is no longer in the catalogue.
create function private.sold_name(p_type text, p_id uuid) returns text
language sql stable set search_path = '' as
$$
  select coalesce(
    case p_type when 'product' then (select name from public.products where id = p_id) when 'service' then (select name from public.services where id = p_id)
      when 'course' then (select title from public.courses where id = p_id) end,
    (select name from public.order_items where item_id = p_id limit 1))
$$;

-- Value of the stock, at cost and at its price: {count, units, price, value, unknown_units, unknown_products, rows: [{id, name, stock, price,
-- value}]}. price: of one unit in the rows, of all in the sum. Costs are null when unknown, and without the right to see them.
create function public.report_stock(p_limit int default 50, p_offset int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  sees_cost boolean := private.has_right('sees_cost');
begin
  perform private.require_right('sees_reports');
  return (
    with shelf as (
      select p.id, p.name, p.stock, p.price, case when sees_cost then c.value end as value
      from public.products p left join private.product_costs c on c.product_id = p.id where p.stock > 0
    ), page as (
      select * from shelf order by value desc nulls last, price::bigint * stock desc, id
      limit least(greatest(coalesce(p_limit, 50), 1), 50000) offset greatest(coalesce(p_offset, 0), 0)
    )
    select jsonb_build_object('count', count(*), 'units', coalesce(sum(stock), 0), 'price', coalesce(sum(stock::bigint * price), 0), 
      'value', case when sees_cost then coalesce(sum(value), 0) end,
      'unknown_units', case when sees_cost then coalesce(sum(stock) filter (where value is null), 0) end,
      'unknown_products', case when sees_cost then count(*) filter (where value is null) end,
      'rows', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'stock', g.stock, 'price', g.price, 'value', g.value)
        order by g.value desc nulls last, g.price::bigint * g.stock desc, g.id), '[]') from page g))
    from shelf);
end $$;

-- Products that were on the shelf p_days ago and of which nothing was sold or used since: {count, rows: [{id, name, stock, price, value, last}]}.
-- last: the day of the last sale or use, null without one.
create function public.report_idle(p_days int default 90, p_limit int default 50, p_offset int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  sees_cost boolean := private.has_right('sees_cost');
  since timestamptz := now() - make_interval(days => least(greatest(coalesce(p_days, 90), 1), 1000));
begin
  perform private.require_right('sees_reports');
  return (
    with moved as (
      select m.product_id, sum(m.delta) filter (where m.created_at >= since) as all_delta,
        sum(m.delta) filter (where m.created_at >= since and m.reason in ('reserved', 'released', 'repair')) as sold,
        max(m.created_at) filter (where m.delta < 0 and m.reason in ('reserved', 'repair')) as last
      from public.stock_movements m group by m.product_id
    ), idle as materialized (
      select p.id, p.name, p.stock, p.price, case when sees_cost then c.value end as value, private.co_date(m.last) as last
      from public.products p
      left join moved m on m.product_id = p.id
      left join private.product_costs c on c.product_id = p.id
      where p.stock > 0 and p.stock - coalesce(m.all_delta, 0) > 0 and coalesce(m.sold, 0) >= 0
    ), page as (
      select * from idle order by coalesce(value, stock::bigint * price) desc, id
      limit least(greatest(coalesce(p_limit, 50), 1), 50000) offset greatest(coalesce(p_offset, 0), 0)
    )
    select jsonb_build_object('count', (select count(*) from idle), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'stock', g.stock, 'price', g.price, 'value', g.value, 'last', g.last)
        order by coalesce(g.value, g.stock::bigint * g.price) desc, g.id), '[]') from page g)));
end $$;

-- What to buy so that it lasts for p_weeks: {count, rows: [{id, name, sold, stock, waiting, weeks_left, buy}]}. sold: units sold or used in
-- repairs in eight weeks; waiting: parts of approved quotes that are not installed yet; weeks_left: how long the stock without them lasts,
-- null when nothing was sold.
create function public.report_reorder(p_weeks int default 4, p_limit int default 50, p_offset int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  weeks int := least(greatest(coalesce(p_weeks, 4), 1), 52);
  first_day date := private.co_date() - 55;
begin
  perform private.require_right('sees_reports');
  return (
    with moved as (
      select s.item_id as id, sum(s.units) as sold, 0::bigint as waiting from private.sale_lines s
      where s.day >= first_day and s.item_type = 'product' group by s.item_id
      union all
      select p.product_id, sum(p.quantity), 0 from public.repair_parts p
      where p.used_at >= first_day::timestamp at time zone 'America/Bogota' and p.returned_at is null and p.product_id is not null group by p.product_id
      union all
      select (l ->> 'product_id')::uuid, 0, greatest(0, (l ->> 'quantity')::int - (
        select coalesce(sum(u.quantity), 0) from public.repair_parts u where u.quote_id = q.id and u.quote_line = n and u.returned_at is null))
      from public.ordenes_servicio r
      join public.cotizaciones q on q.orden_id = r.id and q.replaced_at is null and q.estado = 'aprobada'
      cross join jsonb_array_elements(q.lines) with ordinality as t(l, n)
      where r.estado <> 'Entregado' and r.closed_at is null and l ->> 'product_id' is not null
    ), needed as (
      select p.id, p.name, p.stock, greatest(0, sum(m.sold))::int as sold, sum(m.waiting)::int as waiting
      from moved m join public.products p on p.id = m.id
      group by p.id having p.is_published or sum(m.waiting) > 0
    ), listed as (
      select n.*, round(greatest(0, n.stock - n.waiting) * 8.0 / nullif(n.sold, 0), 1) as weeks_left,
        ceil(n.sold * weeks / 8.0)::int + n.waiting - n.stock as buy
      from needed n
    ), page as (
      select row_number() over (order by weeks_left nulls last, buy desc, name, id) as place, * from listed where buy > 0
      order by place limit least(greatest(coalesce(p_limit, 50), 1), 50000) offset greatest(coalesce(p_offset, 0), 0)
    )
    select jsonb_build_object('count', (select count(*) from listed where buy > 0), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'sold', g.sold, 'stock', g.stock, 'waiting', g.waiting,
        'weeks_left', g.weeks_left, 'buy', g.buy) order by g.place), '[]') from page g)));
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger money_moves_sale after insert on private.money_moves for each row execute function private.note_sale();
create constraint trigger order_items_sale after insert or delete or update of quantity, unit_price on public.order_items
  deferrable initially deferred for each row execute function private.note_changed_lines();
create trigger item_costs_sale after insert or update or delete on private.item_costs for each row execute function private.note_item_cost();
create trigger repair_parts_sale after insert or update of returned_at on public.repair_parts for each row execute function private.note_part_use();
create trigger part_costs_sale after insert or update or delete on private.part_costs for each row execute function private.note_part_cost();

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.sale_lines from public, anon, authenticated, service_role;
grant execute on function public.report_sales, public.report_stock, public.report_idle, public.report_reorder to authenticated;
