-- Catalog for staff: the list of the back office, edits of many products at once, counts of the shelf.

-- tables -------------------------------------------------------------------------------------------------
create table public.product_old_slugs (
  slug text primary key,
  product_id uuid not null references public.products (id) on delete cascade
);
comment on table public.product_old_slugs is 'Slugs that products had before: their addresses lead to the ones of today.';

-- indexes ------------------------------------------------------------------------------------------------
create index products_edited on public.products (updated_at desc, id);
-- Every filter of the staff list in one index: totals are counted without touching the table.
create index products_filters on public.products (category, stock, price, badge_text);
create index product_old_slugs_of on public.product_old_slugs (product_id);
create index stock_movements_ledger on public.stock_movements (product_id, id desc) include (delta);

-- functions ----------------------------------------------------------------------------------------------
-- The words of names and categories that a statement changed: prices and stock of thousands teach nothing new.
create function private.learn_changed_words() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into private.search_words (word)
  select distinct w
  from written p
  join before_rows b on b.id = p.id and (b.name, b.category) is distinct from (p.name, p.category),
    regexp_split_to_table(private.norm(p.name || ' ' || p.category), '[^a-z0-9ñ]+') w
  where char_length(w) >= 3 and w !~ '^[0-9]+$'
  on conflict do nothing;
  return null;
end $$;
drop trigger products_words_update on public.products;
create trigger products_words_update after update on public.products
  referencing old table as before_rows new table as written for each statement execute function private.learn_changed_words();

create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.product_old_slugs (slug, product_id) values (old.slug, new.id)
  on conflict (slug) do update set product_id = excluded.product_id;
  delete from public.product_old_slugs where slug = new.slug;
  return null;
end $$;
create trigger products_old_slug after update of slug on public.products
  for each row when (new.slug <> old.slug) execute function private.keep_old_slug();

-- The condition that a filter {category, stock, min, max, badge} puts on products. The category '-' is none at all;
-- stock is 'agotado', 'bajo' (some, up to the store's threshold) or 'disponible'; max is the first price left out.
create function private.product_condition(p_filter jsonb, p_words tsquery) returns text
language plpgsql stable set search_path = '' as
$$
declare
  low int := (select low_stock_threshold from public.store_settings limit 1);
  conditions text[] := '{true}';
begin
  low := coalesce(low, 3);
  if p_words is not null then
    conditions := conditions || format('search @@ %L::tsquery', p_words);
  end if;
  if p_filter ->> 'category' <> '' then
    conditions := conditions || format('category = %L', case p_filter ->> 'category' when '-' then '' else p_filter ->> 'category' end);
  end if;
  conditions := conditions || case p_filter ->> 'stock'
    when 'agotado' then 'stock = 0'
    when 'bajo' then format('stock between 1 and %s', low)
    when 'disponible' then format('stock > %s', low)
    else 'true' end;
  if (p_filter ->> 'min')::int > 0 then
    conditions := conditions || format('price >= %s', (p_filter ->> 'min')::int);
  end if;
  if p_filter ->> 'max' is not null then
    conditions := conditions || format('price < %s', (p_filter ->> 'max')::int);
  end if;
  if (p_filter ->> 'badge')::boolean then
    conditions := conditions || 'badge_text <> '''''::text;
  end if;
  return array_to_string(conditions, ' and ');
end $$;

-- One page of the back office's list: {items, total, corrected, low: up to how many units are few}.
-- Only the page's rows are read whole.
create function public.staff_products(
  p_filter jsonb default '{}',
  p_sort text default 'newest',
  p_descending boolean default true,
  p_limit int default 50,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set work_mem = '32MB' as
$$
declare
  words tsquery := private.product_query(coalesce(p_filter ->> 'query', ''));
  corrected text;
  key text := case p_sort when 'price' then 'price' when 'name' then 'name_key' when 'stock' then 'stock' when 'edited' then 'updated_at' else 'created_at' end;
  -- Either way round is the walk of an index: those of price and name begin low, the others high.
  ordering text := case
    when key in ('price', 'name_key') then case when p_descending then 'key desc, id desc' else 'key, id' end
    else case when p_descending then 'key desc, id' else 'key, id desc' end
  end;
  answer jsonb;
begin
  perform private.require_staff();
  loop
    execute format($q$
      with found as %1$s materialized (
        select id, %4$s as key from public.products where %2$s
      ),
      page as (
        select row_number() over (order by %3$s) as place, id
        from (select id, key from found order by %3$s limit $1 offset $2) chosen
      ),
      items as (
        select page.place, p.id, p.slug, p.name, p.price, p.image, p.images, p.category, p.stock, p.badge_text, p.badge_color, p.created_at, p.updated_at
        from page join public.products p on p.id = page.id
      )
      select jsonb_build_object(
        'items', coalesce((select jsonb_agg(to_jsonb(items) - 'place' order by place) from items), '[]'),
        'total', (select count(*) from found),
        'low', (select low_stock_threshold from public.store_settings limit 1),
        'corrected', $3
      )
    $q$, case when words is null then 'not' else '' end, private.product_condition(p_filter, words), ordering, key)
    into answer
    using least(greatest(coalesce(p_limit, 50), 1), 200), greatest(coalesce(p_offset, 0), 0), corrected;
    exit when words is null or corrected is not null or (answer ->> 'total')::int > 0;
    corrected := private.correct_query(p_filter ->> 'query');
    words := private.product_query(corrected);
    exit when corrected = private.norm(p_filter ->> 'query');
  end loop;
  return answer;
end $$;
comment on function public.staff_products is 'Staff only. A query without results is read as its corrected form, which the answer names.';

-- What a change would make of a number of pesos or units; null when the change says nothing of the kind.
create function private.bulk_value(p_change jsonb, p_price int, p_stock int) returns numeric
language sql immutable set search_path = '' as
$$
  select case p_change ->> 'kind'
    when 'price-set' then (p_change ->> 'value')::numeric
    when 'price-percent' then round(p_price * (100 + (p_change ->> 'value')::numeric) / 10000) * 100
    when 'price-amount' then round((p_price + (p_change ->> 'value')::numeric) / 100) * 100
    when 'stock' then p_stock + (p_change ->> 'value')::numeric
  end
$$;

-- Changes many products in one transaction, or tells what it would do (p_preview). Chosen one by one (p_ids) or as
-- all results of a filter (p_filter); p_expected is how many the person saw, and any other number stops it.
-- p_change: {kind: price-set | price-percent | price-amount | stock | category, value, note}.
-- Answers {selected, changed, refused, examples: [{name, before, after}]}.
create function public.bulk_edit_products(
  p_change jsonb,
  p_ids uuid[] default null,
  p_filter jsonb default null,
  p_expected int default null,
  p_preview boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  most constant int := 10000;
  kind text := p_change ->> 'kind';
  chosen uuid[];
  touched uuid[];
  answer jsonb;
  refused int;
begin
  perform private.require_staff();
  if kind is null or kind not in ('price-set', 'price-percent', 'price-amount', 'stock', 'category') or p_change ->> 'value' is null then
    perform private.refuse('bad_change', 'Elige qué quieres cambiar.');
  end if;
  if p_filter is null then
    select array_agg(p.id) into chosen from public.products p where p.id = any (p_ids);
  else
    execute format('select array_agg(id) from public.products where %s',
      private.product_condition(p_filter, private.product_query(coalesce(p_filter ->> 'query', '')))) into chosen;
  end if;
  if coalesce(cardinality(chosen), 0) = 0 then
    perform private.refuse('nothing_selected', 'Ningún producto de tu selección existe todavía. Actualiza la lista.');
  end if;
  if cardinality(chosen) > most then
    perform private.refuse('too_many', format('Son demasiados productos para un solo cambio: máximo %s. Usa los filtros para hacerlo por partes.', most));
  end if;
  if not p_preview and p_expected is distinct from cardinality(chosen) then
    perform private.refuse('selection_changed', format('La lista cambió mientras tanto: ahora son %s productos. Revisa y aplica de nuevo.', cardinality(chosen)));
  end if;
  if not p_preview then
    perform private.lock_products(chosen);
  end if;

  with planned as (
    select p.id, p.name_key, p.name,
      case kind when 'category' then to_jsonb(p.category) when 'stock' then to_jsonb(p.stock) else to_jsonb(p.price) end as before,
      case kind when 'category' then to_jsonb(lower(trim(p_change ->> 'value'))) else to_jsonb(private.bulk_value(p_change, p.price, p.stock)::bigint) end as after,
      kind <> 'category' and private.bulk_value(p_change, p.price, p.stock) not between 0 and 999999999 as is_refused
    from public.products p where p.id = any (chosen)
  )
  select jsonb_build_object(
    'selected', count(*),
    'changed', count(*) filter (where before <> after and not is_refused),
    'refused', count(*) filter (where is_refused),
    'examples', (
      select coalesce(jsonb_agg(jsonb_build_object('name', e.name, 'before', e.before, 'after', e.after)), '[]')
      from (select * from planned where before <> after order by is_refused desc, name_key, id limit 3) e
    )
  ), array_agg(id) filter (where before <> after) into answer, touched
  from planned;
  if p_preview then return answer; end if;

  refused := (answer ->> 'refused')::int;
  if refused > 0 then
    perform private.refuse('out_of_range', case when kind = 'stock'
      then format('%s de los productos no tienen tantas unidades para descontar (por ejemplo «%s»). No cambió ninguno.', refused, answer #>> '{examples,0,name}')
      else format('%s de los productos quedarían con un precio que no es posible (por ejemplo «%s»). No cambió ninguno.', refused, answer #>> '{examples,0,name}') end);
  end if;
  if kind = 'category' then
    update public.products set category = lower(trim(p_change ->> 'value')) where id = any (touched);
  elsif kind = 'stock' then
    update public.products set stock = stock + (p_change ->> 'value')::int where id = any (touched);
    insert into public.stock_movements (product_id, delta, reason, actor, note)
    select id, (p_change ->> 'value')::int, 'adjusted', (select auth.uid()), coalesce(p_change ->> 'note', '') from unnest(touched) id;
  else
    update public.products p set price = private.bulk_value(p_change, p.price, p.stock)::int where id = any (touched);
  end if;
  perform private.audit('products.bulk_edited', 'products', null,
    jsonb_build_object('change', p_change, 'selected', answer -> 'selected', 'changed', answer -> 'changed'));
  return answer;
end $$;

-- Sets the shelf right after counting it. The number becomes a difference here, under the row's lock. p_seen is the
-- stock that the person saw while counting: after a sale in between nothing is written and the answer tells the new one.
-- Answers {saved, before, counted, delta}.
create function public.count_stock(p_product uuid, p_counted int, p_seen int default null, p_note text default '') returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  shelf int;
begin
  perform private.require_staff();
  if p_counted is null or p_counted not between 0 and 1000000 then
    perform private.refuse('bad_count', 'Escribe cuántas unidades contaste.');
  end if;
  select stock into shelf from public.products where id = p_product for no key update;
  if not found then
    perform private.refuse('not_found', 'Producto no encontrado');
  end if;
  if p_seen is distinct from shelf and p_seen is not null then
    return jsonb_build_object('saved', false, 'before', shelf, 'counted', p_counted, 'delta', 0);
  end if;
  if p_counted <> shelf then
    update public.products set stock = p_counted where id = p_product;
    insert into public.stock_movements (product_id, delta, reason, actor, note)
    values (p_product, p_counted - shelf, 'counted', (select auth.uid()), coalesce(p_note, ''));
  end if;
  perform private.audit('stock.counted', 'products', p_product::text,
    jsonb_build_object('before', shelf, 'counted', p_counted, 'note', coalesce(p_note, '')));
  return jsonb_build_object('saved', true, 'before', shelf, 'counted', p_counted, 'delta', p_counted - shelf);
end $$;

-- A product's ledger, newest first, with what was on the shelf after each line:
-- {product, reserved, total, items: [{id, delta, reason, order_id, actor, actor_name, note, created_at, balance}]}.
create function public.product_movements(p_product uuid, p_limit int default 50, p_offset int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  answer jsonb;
begin
  perform private.require_staff();
  -- The stock of today is the sum of all movements: from it back, only those that are shown or skipped are read.
  with newest as (
    select m.id, m.delta from public.stock_movements m where m.product_id = p_product
    order by m.id desc limit least(greatest(p_limit, 1), 200) + greatest(p_offset, 0)
  ), ledger as (
    select n.id, (select stock from public.products where id = p_product)
      - coalesce(sum(n.delta) over (order by n.id desc rows between unbounded preceding and 1 preceding), 0) as balance
    from newest n
  ),
  page as (
    select m.id, m.delta, m.reason, m.order_id, m.actor, coalesce(nullif(a.username, ''), right(m.actor::text, 6)) as actor_name,
      coalesce(a.role <> 'cliente', false) as by_staff, m.note, m.created_at, l.balance
    from (select * from ledger order by id desc limit least(greatest(p_limit, 1), 200) offset greatest(p_offset, 0)) l
    join public.stock_movements m on m.id = l.id
    left join public.profiles a on a.id = m.actor
  )
  select jsonb_build_object(
    'product', jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'stock', p.stock),
    'reserved', (
      select coalesce(sum(i.quantity), 0) from public.order_items i join public.orders o on o.id = i.order_id
      where i.item_id = p.id and i.item_type = 'product' and o.has_reservation and o.shipping_status in ('pending', 'processing')
    ),
    'total', (select count(*) from public.stock_movements m where m.product_id = p.id),
    'items', coalesce((select jsonb_agg(to_jsonb(page) order by page.id desc) from page), '[]')
  ) into answer
  from public.products p where p.id = p_product;
  return answer;
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant select on public.product_old_slugs to anon, authenticated;
grant all on public.product_old_slugs to service_role;
grant execute on function public.staff_products(jsonb, text, boolean, int, int),
  public.bulk_edit_products(jsonb, uuid[], jsonb, int, boolean),
  public.count_stock(uuid, int, int, text),
  public.product_movements(uuid, int, int) to authenticated;

-- row-level security -------------------------------------------------------------------------------------
alter table public.product_old_slugs enable row level security;

create policy "anyone reads old slugs" on public.product_old_slugs for select to anon, authenticated using (true);
comment on policy "anyone reads old slugs" on public.product_old_slugs is 'Public catalogue. Written by a trigger only.';
