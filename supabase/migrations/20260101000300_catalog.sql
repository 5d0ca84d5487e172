-- Catalog: services, products, images, stock movements, search, bulk edits, and CSV import and export.

-- types -----------------------------------------------------------------------------------------------
create type public.badge_color as enum ('primary', 'secondary', 'destructive', 'outline');
create type public.product_platform as enum ('ps5', 'ps4', 'xbox-series', 'xbox-one', 'switch-2', 'switch', 'pc', 'retro');
create type public.product_kind as enum (
  'consola', 'control', 'juego', 'repuesto', 'accesorio', 'audio', 'almacenamiento', 'herramienta', 'tarjeta', 'otro');
create type public.item_condition as enum ('nuevo', 'usado', 'reacondicionado');

-- rules of the columns --------------------------------------------------------------------------------
-- The attributes of a product as words that customers type.
create function private.product_labels(
  p_kind public.product_kind,
  p_platforms public.product_platform[],
  p_condition public.item_condition,
  p_category text
) returns text
language plpgsql immutable parallel safe set search_path = '' as
$$
begin
  return concat_ws(' ', p_category,
    case p_kind when 'consola' then 'aa1 consola' when 'control' then 'aa1 control' when 'juego' then 'aa1 juego' when 'repuesto' then 'aa1 repuesto'
      when 'accesorio' then 'aa1 accesorio' when 'audio' then 'audio sonido' when 'almacenamiento' then 'aa1 almacenamiento aa1 memoria'
      when 'herramienta' then 'aa1 herramienta' when 'tarjeta' then 'aa1 tarjeta' end,
    case p_condition when 'usado' then 'usado segunda mano' when 'reacondicionado' then 'reacondicionado' end,
    case when 'ps5' = any (p_platforms) then 'ps5 playstation 5' end,
    case when 'ps4' = any (p_platforms) then 'ps4 playstation 4' end,
    case when 'xbox-series' = any (p_platforms) then 'xbox series' end,
    case when 'xbox-one' = any (p_platforms) then 'xbox one' end,
    case when 'switch-2' = any (p_platforms) then 'nintendo switch 2' end,
    case when 'switch' = any (p_platforms) then 'nintendo switch' end,
    case when 'pc' = any (p_platforms) then 'pc computador' end,
    case when 'retro' = any (p_platforms) then 'retro' end);
end $$;

-- Whether the last digit of an EAN or UPC is the check digit of those before it: weights 3 and 1 in turn, from the right.
create function private.has_check_digit(p_digits text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$
  select sum(substr(reverse(p_digits), n, 1)::int * case when n % 2 = 0 then 3 else 1 end) % 10 = 0
  from generate_series(1, char_length(p_digits)) n
$$;

-- An EAN-8, UPC-A or EAN-13 with its check digit, or a code of the shop's own. Null: no text.
create function private.is_barcode(p_code text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select p_code ~ '^[A-Z0-9]{1,32}$' and (p_code !~ '^([0-9]{8}|[0-9]{12,13})$' or private.has_check_digit(p_code)) $$;

-- A code as it is compared, however it was typed or read: a UPC-A is an EAN-13 with a leading zero, and readers give either.
create function private.code_key(p_code text) returns text
language sql immutable parallel safe set search_path = '' as
$$ select case when c ~ '^[0-9]{12}$' then '0' || c else c end from upper(regexp_replace(p_code, '\s', '', 'g')) c $$;

-- functions: what the store counts ---------------------------------------------------------------------
-- Where one price range of the store's filters ends and the next one begins.
create function private.price_bounds() returns int[]
language sql immutable set search_path = '' as
$$ select '{50000,100000,200000,500000}'::int[] $$;

-- Sold as a code that is sent by WhatsApp, not as a parcel.
create function private.is_code(p_kind public.product_kind) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select p_kind = 'tarjeta' $$;

-- The platforms of a category that is named after a console: its list holds everything for that console.
create function private.platforms_of(p_category text) returns public.product_platform[]
language sql immutable parallel safe set search_path = '' as
$$
  select case p_category
    when 'ps5' then '{ps5}' when 'ps4' then '{ps4}' when 'xbox' then '{xbox-series,xbox-one}'
    when 'nintendo' then '{switch-2,switch}' when 'switch' then '{switch-2,switch}' when 'pc' then '{pc}' else '{}'
  end::public.product_platform[]
$$;

-- tables ----------------------------------------------------------------------------------------------
create table public.services (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null check (char_length(name) between 1 and 160),
  description text not null default '' check (char_length(description) <= 5000),
  image text not null default '' check (char_length(image) <= 500 and image ~* '^(/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png))?$'),
  price int not null check (price between 0 and 999999999),
  tax_class text not null default 'iva_19' check (tax_class in ('iva_19', 'iva_5', 'exento', 'excluido')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Customers search for the fault: every service answers to 'arreglo', 'rota' and 'cambio'.
  search tsvector generated always as (
    private.search_vector(name, 'servicio reparacion arreglo cambio dano danado rota roto quebrado partido', description, true)
  ) stored,
  version int not null default 1
);
comment on table public.services is 'What the workshop offers, at a base price; a repair is quoted.';
comment on column public.services.price is 'Base price in COP.';
comment on column public.services.tax_class is 'IVA that the price includes, as of a product.';

create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (char_length(slug) <= 120),
  sku text not null default '' check (char_length(sku) <= 40 and sku ~ '^([A-Z0-9][A-Z0-9.-]*)?$'),
  barcode text not null default '' check (char_length(barcode) <= 32 and (barcode = '' or private.is_barcode(barcode))),
  name text not null check (char_length(name) between 1 and 160),
  description text not null default '' check (char_length(description) <= 10000),
  price int not null check (price between 0 and 999999999),
  image text not null default '' check (image ~* '^(/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png))?$'),
  images text[] not null default '{}' check (array_to_string(images, ' ') ~* '^(/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png)( /media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png))*)?$'),
  category text not null default '' check (
    category = lower(category) and char_length(category) <= 60 and category not in ('lista', 'todos')
  ),
  platforms public.product_platform[] not null default '{}',
  kind public.product_kind not null default 'otro',
  condition public.item_condition not null default 'nuevo',
  condition_note text not null default '' check (char_length(condition_note) <= 120),
  warranty_months int not null default 12 check (warranty_months between 0 and 120),
  warranty_note text not null default '' check (char_length(warranty_note) <= 120),
  tax_class text not null default 'iva_19' check (tax_class in ('iva_19', 'iva_5', 'exento', 'excluido')),
  stock int not null default 0 check (stock >= 0),
  badge_text text not null default '' check (char_length(badge_text) <= 30),
  badge_color public.badge_color not null default 'primary',
  details jsonb not null default '[]' check (jsonb_typeof(details) = 'array'),
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text collate "C" generated always as (private.norm(name)) stored,
  search tsvector generated always as (private.search_vector(name, private.product_labels(kind, platforms, condition, category), description)) stored,
  version int not null default 1
);
comment on table public.products is 'What the store sells, with its price and stock.';
comment on column public.products.sku is 'The shop''s own code; like the barcode, of one product only (private.product_codes).';
comment on column public.products.barcode is 'EAN-8, UPC-A or EAN-13 with its check digit, or a code of the shop''s own on a label.';
comment on column public.products.price is 'COP, taxes included.';
comment on column public.products.tax_class is 'IVA that the price includes; exento and excluido have none. The shop''s accountant decides it.';
comment on column public.products.stock is 'Units available for sale: open reservations are already subtracted.';
comment on column public.products.platforms is 'The consoles that it is or works with; empty when that does not matter (a chair, a soldering iron).';
comment on column public.products.condition_note is 'What the buyer of a used one should know: "carcasa 9/10".';
comment on column public.products.warranty_note is 'What the months alone do not say: "por defecto del disco". With 0 months it is the whole warranty.';
comment on column public.products.name_key is 'Sort key of the list: without accents, so that byte order is alphabetical and fast.';
comment on column public.products.details is 'List of {label, value} that the law requires (size, weight, material, origin, care).';
comment on column public.products.is_published is 'False: a draft, read by staff only and not orderable; existing orders continue.';
comment on column public.products.version is 'Version for edit conflicts: a save with an older one matches no row.';

create table private.product_codes (
  code text collate "C" primary key,
  product_id uuid not null references public.products (id) on delete cascade
);
comment on table private.product_codes is 'The SKUs and barcodes of products as they are compared: no code is of two products, whichever of the two it is.';

create table public.product_images (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  image_url text not null check (char_length(image_url) <= 500 and image_url ~* '^/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png)$'),
  alt_text text not null default '',
  is_primary boolean not null default false,
  display_order int not null default 0 check (display_order >= 0),
  created_at timestamptz not null default now(),
  -- Checked after each statement, so that one update can swap two.
  constraint product_images_one_primary exclude using btree (product_id with =) where (is_primary) deferrable
);
comment on table public.product_images is 'The pictures of a product; products.image and images repeat them for lists.';

create table public.stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references public.products (id) on delete cascade,
  delta int not null check (delta <> 0),
  reason text not null check (reason in ('initial', 'reserved', 'released', 'adjusted', 'counted', 'repair', 'bought', 'returned', 'damaged', 'lost')),
  order_id uuid,
  actor uuid,
  note text not null default '',
  created_at timestamptz not null default now(),
  orden_id uuid,
  cause uuid
);
comment on table public.stock_movements is 'Every change of products.stock: the sum of a product''s movements is its stock.';
comment on column public.stock_movements.orden_id is 'The repair that used or returned the part.';
comment on column public.stock_movements.cause is 'The part of a repair, the line of a purchase, or its correction.';

create table public.product_old_slugs (
  slug text primary key,
  product_id uuid not null references public.products (id) on delete cascade
);
comment on table public.product_old_slugs is 'Former slugs of products, for redirects.';

create table public.product_imports (
  id uuid primary key default gen_random_uuid(),
  actor uuid not null default auth.uid(),
  file_name text not null check (char_length(file_name) between 1 and 200),
  state text not null default 'staged' check (state in ('staged', 'checked')),
  rows int not null default 0,
  created_at timestamptz not null default now()
);
comment on table public.product_imports is 'A CSV import: staged and checked first, then committed completely or not at all. The audit log has its result.';

create table public.product_import_rows (
  import_id uuid not null references public.product_imports (id) on delete cascade,
  line int not null check (line > 0),
  data jsonb not null default '{}',
  problems text[] not null default '{}',
  found text[] not null default '{}',
  action text check (action in ('create', 'change', 'same')),
  product_id uuid,
  changes jsonb not null default '{}',
  is_conflict boolean not null default false,
  is_bad boolean generated always as (problems <> '{}' or found <> '{}') stored,
  primary key (import_id, line)
);
comment on table public.product_import_rows is 'The rows of an import, with the result of checking each.';
comment on column public.product_import_rows.line is 'First line of the row in the file, from 1.';
comment on column public.product_import_rows.data is 'Non-empty cells by column of products; stock_was and version as exported.';
comment on column public.product_import_rows.problems is 'Errors found when parsing the row; `found` has those from comparing with the catalogue.';
comment on column public.product_import_rows.changes is '{column: [before, after]}';
comment on column public.product_import_rows.is_conflict is 'The product was changed after the export.';

-- indexes ---------------------------------------------------------------------------------------------
create index services_newest on public.services (created_at desc, id);
create index services_search on public.services using gin (search);
create index products_newest on public.products (created_at desc, id) include (is_published);
create index products_category on public.products (category, created_at desc, id) include (price, is_published);
create index products_kind on public.products (kind, created_at desc, id);
create index products_platforms on public.products using gin (platforms);
create index products_not_new on public.products (condition, created_at desc, id) where condition <> 'nuevo';
create index products_price on public.products (price, id);
create index products_name on public.products (name_key, id);
create index products_stock on public.products (stock desc, id);
create index products_search on public.products using gin (search);
create index products_edited on public.products (updated_at desc, id);
-- Covers every filter of the staff list: counts use an index-only scan.
create index products_filters on public.products (category, stock, price, badge_text);
create index product_codes_of on private.product_codes (product_id);
create index product_images_of on public.product_images (product_id, display_order);
create index stock_movements_of on public.stock_movements (product_id, created_at desc);
create index stock_movements_order on public.stock_movements (order_id) where order_id is not null;
create index stock_movements_ledger on public.stock_movements (product_id, id desc) include (delta);
create index product_old_slugs_of on public.product_old_slugs (product_id);
create index product_imports_of_actor on public.product_imports (actor, created_at desc);

-- functions: search and stock -------------------------------------------------------------------------
-- Adds the words of inserted or updated products.
create function private.add_search_words() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into private.search_words (word)
  select distinct w
  from written p, regexp_split_to_table(private.search_text(p.name || ' ' || p.category), ' ') w
  where char_length(w) >= 3 and w !~ '^[0-9]+$'
  on conflict do nothing;
  return null;
end $$;

-- Initial stock is the first movement.
create function private.log_initial_stock() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.stock > 0 then
    insert into public.stock_movements (product_id, delta, reason, actor) values (new.id, new.stock, 'initial', (select auth.uid()));
  end if;
  return null;
end $$;

-- Keeps private.product_codes; a code of another product is refused.
create function private.keep_product_codes() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  codes text[] := array(select distinct private.code_key(c) from unnest(array[new.sku, new.barcode]) c where c <> '');
  taken record;
begin
  delete from private.product_codes where product_id = new.id and code <> all (codes);
  insert into private.product_codes (code, product_id) select c, new.id from unnest(codes) c order by c on conflict do nothing;
  select k.code, p.name into taken from private.product_codes k join public.products p on p.id = k.product_id
  where k.code = any (codes) and k.product_id <> new.id limit 1;
  if found then
    perform private.refuse('code_taken', format('El código %s ya es de «%s»: cada código es de un solo producto.', taken.code, taken.name));
  end if;
  return null;
end $$;

-- The product with a SKU or barcode, as it was typed or scanned.
create function private.products_by_code(p_code text) returns setof uuid
language sql stable set search_path = '' as
$$ select product_id from private.product_codes where code = private.code_key(p_code) $$;

-- Changes a product's stock by a difference, never to an absolute number read earlier, and records the movement. False when
-- the product does not exist or has too few units.
create function private.move_stock(
  p_product uuid,
  p_delta int,
  p_reason text,
  p_note text default '',
  p_order uuid default null,
  p_repair uuid default null,
  p_cause uuid default null
) returns boolean
language plpgsql set search_path = '' as
$$
begin
  update public.products set stock = stock + p_delta where id = p_product and stock + p_delta >= 0;
  if not found then return false; end if;
  insert into public.stock_movements (product_id, delta, reason, note, order_id, orden_id, cause, actor)
  values (p_product, p_delta, p_reason, coalesce(p_note, ''), p_order, p_repair, p_cause, (select auth.uid()));
  return true;
end $$;

-- Units in (returned, adjusted) or out (damaged, lost, adjusted) without an order, a repair or a purchase.
create function public.adjust_stock(p_product uuid, p_delta int, p_reason text, p_note text default '') returns int
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.require_right('corrects_stock');
  if not coalesce(p_reason = any (case when p_delta > 0 then array['returned', 'adjusted'] else array['damaged', 'lost', 'adjusted'] end), false) then
    perform private.refuse('bad_reason', 'Elige el motivo.');
  end if;
  if not private.move_stock(p_product, p_delta, p_reason, p_note) then
    raise exception 'No hay tantas unidades para descontar.' using errcode = 'P0001';
  end if;
  return (select stock from public.products where id = p_product);
end $$;

-- SQL expression of a product's rank in a search. The product of exactly that name comes first; among equally good matches
-- a console comes before its controller and a whole product before a part; sold-out products come last. Not a function of
-- the row: one call for each of ten thousand matches costs more than the search.
create function private.product_score(p_score text, p_query text) returns text
language sql immutable set search_path = '' as
$$
  select format('(%s + case kind when ''consola'' then 0.06 when ''control'' then 0.05 when ''juego'' then 0.04 when ''repuesto'' then 0 '
    'when ''audio'' then 0.03 when ''almacenamiento'' then 0.03 else 0.02 end - case when stock = 0 then 0.12 else 0 end '
    '+ case when name_key = %L then 1 else 0 end)', p_score, private.norm(btrim(p_query)))
$$;

-- The store's query for lists with filters. Returns {items, corrected, total, all, facets: {platforms, kinds, conditions,
-- prices: {option: n}, stock: n}, without: {platforms, kinds, condition, price, stock, filters: n}}. The count of an option
-- ignores the choice in its own group, for a platform also the category that is named after one; `all` ignores the category,
-- `without` the named group, and its `filters` all of them. p_range is the number of a price range, from 0. 'relevance' is
-- what most people come for first when nothing is searched: consoles, then games and controllers, parts last. 'best-sellers'
-- is by units in recent orders. A whole SKU or barcode finds its product.
create function public.search_products(
  p_query text default '',
  p_category text default '',
  p_range int default null,
  p_sort text default 'newest',
  p_limit int default 24,
  p_offset int default 0,
  p_platforms public.product_platform[] default '{}',
  p_kinds public.product_kind[] default '{}',
  p_condition public.item_condition default null,
  p_in_stock boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  coded uuid := (select p.id from public.products p where p.id in (select private.products_by_code(p_query)) and p.is_published);
  corrected text := case when coded is null then private.correct_query(p_query) end;
  plan record := private.search_plan(coalesce(corrected, p_query));
  consoles public.product_platform[] := private.platforms_of(p_category);
  columns text := 'id, category, price, stock, created_at, name_key, platforms, kind, condition';
  source text := 'public.products';
  ordering text := case p_sort
    when 'price-low' then 'price, id'
    when 'price-high' then 'price desc, id'
    when 'name' then 'name_key, id'
    when 'stock' then 'stock desc, id'
    when 'best-sellers' then 'units desc, created_at desc, id'
    when 'relevance' then 'case kind when ''consola'' then 1 when ''juego'' then 2 when ''control'' then 3 when ''accesorio'' then 4 when ''audio'' then 5 '
      'when ''almacenamiento'' then 6 when ''tarjeta'' then 7 when ''repuesto'' then 9 else 8 end, stock = 0, created_at desc, id'
    else 'created_at desc, id'
  end;
  answer jsonb;
begin
  if p_sort = 'best-sellers' then
    columns := columns || ', coalesce(units, 0) as units';
    source := source || ' left join private.recent_sales() on product_id = id';
  elsif p_sort = 'relevance' and plan.whole is not null then
    columns := format('%s, %s as score', columns, private.product_score(plan.score, coalesce(corrected, p_query)));
    ordering := 'score desc, created_at desc, id';
  end if;
  source := format('select %s from %s where is_published%s', columns, source,
    case when coded is not null then ' and id = $13' when plan.whole is not null then ' and search @@ $1' end);
  execute format($q$
    with found as (%1$s),
    page as (
      select *
      from found
      where ($2 = '' or category = $2 or platforms && $12) and ($3 = '{}' or platforms && $3) and ($4 = '{}' or kind = any ($4))
        and ($5 is null or condition = $5) and ($6 is null or price >= ($10)[$6 + 1] and price < ($10)[$6 + 2]) and (not $7 or stock > 0)
      order by %2$s
      limit $8 offset $9
    ),
    items as (
      select page.place, p.id, p.slug, p.name, p.description, p.price, p.image, p.images, p.category, p.stock, p.badge_text, p.badge_color, p.kind, p.condition,
        p.platforms
      from (select row_number() over (order by %2$s) as place, id from page) page join public.products p on p.id = page.id
    ),
    cells as materialized (
      select category, kind, condition, platforms, range, in_stock, n,
        $2 = '' or category = $2 or platforms && $12 as c, $3 = '{}' or platforms && $3 as p, $4 = '{}' or kind = any ($4) as k,
        $5 is null or condition = $5 as o, $6 is null or range = $6 as r, not $7 or in_stock as s
      from (
        select category, kind, condition, platforms, width_bucket(price, private.price_bounds()) as range, stock > 0 as in_stock, count(*) as n
        from found group by 1, 2, 3, 4, 5, 6
      ) groups
    ),
    sums as (
      select coalesce(sum(n), 0) as filters,
        coalesce(sum(n) filter (where c and p and k and o and r and s), 0) as total,
        coalesce(sum(n) filter (where p and k and o and r and s), 0) as category,
        coalesce(sum(n) filter (where c and k and o and r and s), 0) as platforms,
        coalesce(sum(n) filter (where c and p and o and r and s), 0) as kinds,
        coalesce(sum(n) filter (where c and p and k and r and s), 0) as condition,
        coalesce(sum(n) filter (where c and p and k and o and s), 0) as price,
        coalesce(sum(n) filter (where c and p and k and o and r), 0) as stock,
        coalesce(sum(n) filter (where c and p and k and o and r and in_stock), 0) as available
      from cells
    ),
    options as (
      select 'kinds' as facet, kind::text as option, sum(n) as n from cells where c and p and o and r and s group by kind
      union all
      select 'conditions', condition::text, sum(n) from cells where c and p and k and r and s group by condition
      union all
      select 'prices', range::text, sum(n) from cells where c and p and k and o and s group by range
      union all
      select 'platforms', platform::text, sum(n)
      from cells, unnest(platforms) platform where (c or $12 <> '{}') and k and o and r and s group by platform
    ),
    counts as (
      select coalesce(jsonb_object_agg(facet, numbers), '{}') as of
      from (select facet, jsonb_object_agg(option, n) as numbers from options group by facet) facets
    )
    select jsonb_build_object(
      'items', coalesce((select jsonb_agg(to_jsonb(items) - 'place' order by place) from items), '[]'),
      'corrected', $11,
      'total', sums.total,
      'all', sums.category,
      'facets', '{"platforms": {}, "kinds": {}, "conditions": {}, "prices": {}}' || counts.of
        || jsonb_build_object('stock', sums.available),
      'without', jsonb_build_object('platforms', sums.platforms, 'kinds', sums.kinds, 'condition', sums.condition,
        'price', sums.price, 'stock', sums.stock, 'filters', sums.filters)
    )
    from sums, counts
  $q$, source, ordering)
  into answer
  using plan.whole, coalesce(p_category, ''), coalesce(p_platforms, '{}'), coalesce(p_kinds, '{}'), p_condition, p_range,
    coalesce(p_in_stock, false), least(greatest(p_limit, 1), 60), greatest(p_offset, 0),
    0 || private.price_bounds() || 1000000000, corrected, consoles, coded;
  return answer;
end $$;
comment on function public.search_products is 'Security definer, so that the search index determines the plan; it reads public columns only.';

-- Categories with the number of products in each, in alphabetical order.
create function public.product_categories() returns table (category text, products bigint)
language sql stable security invoker set search_path = '' as
$$ select category, count(*) from public.products where category <> '' group by category order by category $$;

-- functions: pictures ---------------------------------------------------------------------------------
-- product_images is the source; products.image and images are copies for lists, the primary one first. A product with images
-- has exactly one primary: when it is deleted, the first in order replaces it.
create function private.show_product_images(p_products uuid[]) returns void
language plpgsql set search_path = '' as
$$
begin
  -- Serialises changes of one product's images.
  perform 1 from public.products where id = any (p_products) order by id for no key update;
  update public.product_images i set is_primary = true
  from (
    select distinct on (product_id) id, bool_or(is_primary) over (partition by product_id) as has_primary
    from public.product_images where product_id = any (p_products)
    order by product_id, display_order, created_at, id
  ) first
  where i.id = first.id and not first.has_primary;
  with lists as (
    select product_id, array_agg(image_url order by is_primary desc, display_order, created_at, id) as urls
    from public.product_images where product_id = any (p_products) group by product_id
  )
  update public.products p set image = coalesce(l.urls[1], ''), images = coalesce(l.urls, '{}')
  from unnest(p_products) w(id) left join lists l on l.product_id = w.id
  where p.id = w.id and (p.image, p.images) is distinct from (coalesce(l.urls[1], ''), coalesce(l.urls, '{}'));
end $$;

-- Swaps the primary image in one statement, as the constraint requires.
create function private.choose_primary(p_product uuid, p_image uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  if exists (select from public.product_images where id = p_image and is_primary) then return; end if;
  update public.product_images set is_primary = (id = p_image) where product_id = p_product and (is_primary or id = p_image);
end $$;

-- A product's columns follow its pictures; those that stay after a deletion are counted from 0 again.
create function private.product_images_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id) into touched from after_rows;
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct product_id) into touched from (select product_id from after_rows union select product_id from before_rows) r;
  else
    select array_agg(distinct product_id) into touched from before_rows;
    update public.product_images i set display_order = place.n
    from (
      select id, row_number() over (partition by product_id order by display_order, created_at, id) - 1 as n
      from public.product_images where product_id = any (touched)
    ) place
    where i.id = place.id and i.display_order <> place.n;
  end if;
  if touched is not null then perform private.show_product_images(touched); end if;
  return null;
end $$;

-- Distinct URLs of a product's own columns. The first entry of `images` takes precedence over `image`.
create function private.named_pictures(p_image text, p_images text[]) returns table (url text, place int)
language sql immutable set search_path = '' as
$$
  select trim(u), (row_number() over (order by min(n)) - 1)::int
  from unnest(p_images || p_image) with ordinality as t(u, n) where trim(u) <> '' group by trim(u)
$$;

-- An image set in the product's columns becomes a row of product_images. Clearing the columns deletes none.
create function private.keep_new_pictures() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.product_images (product_id, image_url, is_primary, display_order)
  select p.id, n.url, n.place = 0, n.place from after_rows p, private.named_pictures(p.image, p.images) n;
  return null;
end $$;

-- The same for an update; the image inserted first becomes the primary one.
create function private.keep_changed_pictures() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  wanted text := case when new.image <> '' and new.image <> old.image then new.image
    else (select url from private.named_pictures(new.image, new.images) where place = 0) end;
begin
  insert into public.product_images (product_id, image_url, display_order)
  select new.id, n.url, (select count(*) from public.product_images where product_id = new.id) + row_number() over (order by n.place) - 1
  from private.named_pictures(new.image, new.images) n
  where not exists (select from public.product_images i where i.product_id = new.id and i.image_url = n.url);
  if wanted is not null and not exists (select from public.product_images where product_id = new.id and is_primary and image_url = wanted) then
    perform private.choose_primary(new.id, (
      select id from public.product_images where product_id = new.id and image_url = wanted order by display_order limit 1));
  end if;
  perform private.show_product_images(array[new.id]);
  return null;
end $$;

create function private.lock_product(p_product uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  perform private.require_staff();
  perform 1 from public.products where id = p_product for no key update;
  if not found then perform private.refuse('not_found', 'No encontramos ese producto.'); end if;
end $$;

create function private.refuse_second_copy(p_product uuid, p_url text, p_except uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  if exists (select from public.product_images where product_id = p_product and image_url = p_url and id is distinct from p_except) then
    perform private.refuse('duplicate_image', 'Esa imagen ya está en el producto.');
  end if;
end $$;

-- Makes an image the primary one.
create function public.set_primary_image(p_image uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  product uuid := (select product_id from public.product_images where id = p_image);
begin
  perform private.lock_product(product);
  perform private.choose_primary(product, p_image);
end $$;

-- Appends an image; the first one of a product is always primary.
create function public.add_product_image(p_product uuid, p_url text, p_alt text default '', p_primary boolean default false) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  added uuid;
begin
  perform private.lock_product(p_product);
  perform private.refuse_second_copy(p_product, p_url, null);
  insert into public.product_images (product_id, image_url, alt_text, display_order)
  values (p_product, p_url, coalesce(p_alt, ''), (select count(*) from public.product_images where product_id = p_product))
  returning id into added;
  if p_primary then perform private.choose_primary(p_product, added); end if;
  return added;
end $$;

create function public.save_product_image(p_image uuid, p_url text, p_alt text, p_primary boolean default false) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  product uuid := (select product_id from public.product_images where id = p_image);
begin
  perform private.lock_product(product);
  perform private.refuse_second_copy(product, p_url, p_image);
  update public.product_images set image_url = p_url, alt_text = coalesce(p_alt, '') where id = p_image;
  if p_primary then perform private.choose_primary(product, p_image); end if;
end $$;

-- Sets the order of all images; rejected when the set of images differs from the current one.
create function public.reorder_product_images(p_product uuid, p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.lock_product(p_product);
  if (select coalesce(array_agg(id order by id), '{}') from public.product_images where product_id = p_product)
     is distinct from (select coalesce(array_agg(id order by id), '{}') from unnest(p_ids) id) then
    perform private.refuse('stale_images', 'Las imágenes cambiaron mientras las ordenabas. Mira el orden de ahora e intenta de nuevo.');
  end if;
  update public.product_images i set display_order = w.n - 1
  from unnest(p_ids) with ordinality as w(id, n) where i.id = w.id and i.display_order <> w.n - 1;
end $$;

-- functions: the back office --------------------------------------------------------------------------
-- Only when names or categories changed: bulk changes of price or stock add no words.
create function private.add_changed_words() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off as
$$
begin
  insert into private.search_words (word)
  select distinct w
  from written p
  join before_rows b on b.id = p.id and (b.name, b.category) is distinct from (p.name, p.category),
    regexp_split_to_table(private.search_text(p.name || ' ' || p.category), ' ') w
  where char_length(w) >= 3 and w !~ '^[0-9]+$'
  on conflict do nothing;
  return null;
end $$;

-- The former slug redirects from now on; the new one is removed from the former slugs.
create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.product_old_slugs (slug, product_id) values (old.slug, new.id)
  on conflict (slug) do update set product_id = excluded.product_id;
  delete from public.product_old_slugs where slug = new.slug;
  return null;
end $$;

-- Copies a product with its pictures as a draft without stock; returns its id. The name marks it as a copy; the trigger
-- derives the slug from the name.
create function public.duplicate_product(p_product uuid) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  made uuid;
begin
  perform private.require_staff();
  insert into public.products (slug, name, description, price, image, images, category, platforms, kind, condition, condition_note,
    warranty_months, warranty_note, tax_class, badge_text, badge_color, details, is_published)
  select '', left(p.name, 152) || ' (copia)', p.description, p.price, p.image, p.images, p.category, p.platforms, p.kind, p.condition, p.condition_note,
    p.warranty_months, p.warranty_note, p.tax_class, p.badge_text, p.badge_color, p.details, false
  from public.products p where p.id = p_product returning id into made;
  if made is null then
    perform private.refuse('not_found', 'No encontramos ese producto.');
  end if;
  update public.product_images i set alt_text = o.alt_text
  from public.product_images o where i.product_id = made and o.product_id = p_product and o.image_url = i.image_url;
  return made;
end $$;

-- SQL condition of a filter {query, category, stock, min, max, badge, draft} on products. A query that is a SKU or barcode
-- finds its product, any other the words of p_words. The category '-' means none; stock is 'agotado',
-- 'bajo' (some, up to the store's threshold) or 'disponible'; max is exclusive.
create function private.product_condition(p_filter jsonb, p_words tsquery) returns text
language plpgsql stable set search_path = '' as
$$
declare
  low int := (select low_stock_threshold from public.store_settings);
  coded uuid := (select private.products_by_code(p_filter ->> 'query'));
  conditions text[] := '{true}';
begin
  if coded is not null then
    conditions := conditions || format('id = %L', coded);
  elsif p_words is not null then
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
  if (p_filter ->> 'draft')::boolean then
    conditions := conditions || 'not is_published'::text;
  end if;
  return array_to_string(conditions, ' and ');
end $$;

-- One page of the back office's list: {items, total, corrected, low: upper bound of low stock}. A search has the best matches
-- first, unless another order than the list's own is chosen.
create function public.staff_products(
  p_filter jsonb default '{}',
  p_sort text default '-creado',
  p_limit int default 50,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  corrected text := case when not exists (select private.products_by_code(p_filter ->> 'query')) then private.correct_query(p_filter ->> 'query') end;
  words tsquery := private.product_query(coalesce(corrected, p_filter ->> 'query'));
  key text := case ltrim(p_sort, '-') when 'precio' then 'price' when 'nombre' then 'name_key' when 'existencias' then 'stock' when 'editado' then 'updated_at' else 'created_at' end;
  is_descending boolean := p_sort like '-%';
  -- Both directions use an index scan; price and name ascend by default, the others descend.
  ordering text := case
    when key in ('price', 'name_key') then case when is_descending then 'key desc, id desc' else 'key, id' end
    else case when is_descending then 'key desc, id' else 'key, id desc' end
  end;
  answer jsonb;
begin
  perform private.require_staff();
  -- Staff at the counter need the best match first, unless they chose another order.
  if words is not null and p_sort = '-creado' then
    key := private.product_score((private.search_plan(coalesce(corrected, p_filter ->> 'query'))).score, coalesce(corrected, p_filter ->> 'query'));
    ordering := 'key desc, id desc';
  end if;
  execute format($q$
    with found as (
      select id, %3$s as key from public.products where %1$s
    ),
    page as (
      select row_number() over (order by %2$s) as place, id
      from (select id, key from found order by %2$s limit $1 offset $2) chosen
    ),
    items as (
      select page.place, p.id, p.slug, p.name, p.price, p.image, p.images, p.category, p.stock, p.badge_text, p.badge_color, p.is_published, p.created_at, p.updated_at
      from page join public.products p on p.id = page.id
    )
    select jsonb_build_object(
      'items', coalesce((select jsonb_agg(to_jsonb(items) - 'place' order by place) from items), '[]'),
      'total', (select count(*) from found),
      'low', (select low_stock_threshold from public.store_settings),
      'corrected', $3
    )
  $q$, private.product_condition(p_filter, words), ordering, key)
  into answer
  using least(greatest(coalesce(p_limit, 50), 1), 200), greatest(coalesce(p_offset, 0), 0), corrected;
  return answer;
end $$;
comment on function public.staff_products is 'Staff only. A query with an unknown word is replaced by its corrected form, which is returned.';

-- Applies a change to a number of pesos or units; null when the change does not concern it.
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

-- Bulk edit in one transaction, or its preview (p_preview). Products by id (p_ids) or by filter (p_filter); p_expected is
-- the number the user saw, and any difference aborts. p_change: {kind: price-set | price-percent | price-amount | stock |
-- category | platforms | type | condition | warranty, value, note}; the value of platforms is an array. Returns {selected, changed, refused, examples: [{name, before, after}]}.
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
  change text := p_change ->> 'kind';
  chosen uuid[];
  touched uuid[];
  answer jsonb;
  refused int;
begin
  perform private.require_staff();
  if change is null or p_change ->> 'value' is null
    or change not in ('price-set', 'price-percent', 'price-amount', 'stock', 'category', 'platforms', 'type', 'condition', 'warranty') then
    perform private.refuse('bad_change', 'Elige qué quieres cambiar.');
  end if;
  if change = 'stock' then perform private.require_right('corrects_stock'); end if;
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
      case change when 'category' then to_jsonb(p.category) when 'platforms' then to_jsonb(p.platforms) when 'type' then to_jsonb(p.kind)
        when 'condition' then to_jsonb(p.condition) when 'warranty' then to_jsonb(p.warranty_months)
        when 'stock' then to_jsonb(p.stock) else to_jsonb(p.price) end as before,
      case when change = 'category' then to_jsonb(lower(trim(p_change ->> 'value')))
        when change in ('platforms', 'type', 'condition', 'warranty') then p_change -> 'value'
        else to_jsonb(private.bulk_value(p_change, p.price, p.stock)::bigint) end as after,
      coalesce(private.bulk_value(p_change, p.price, p.stock) not between 0 and 999999999, false) as is_refused
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
    perform private.refuse('out_of_range', case when change = 'stock'
      then format('%s de los productos no tienen tantas unidades para descontar (por ejemplo «%s»). No cambió ninguno.', refused, answer #>> '{examples,0,name}')
      else format('%s de los productos quedarían con un precio que no es posible (por ejemplo «%s»). No cambió ninguno.', refused, answer #>> '{examples,0,name}') end);
  end if;
  if change = 'category' then
    update public.products set category = lower(trim(p_change ->> 'value')) where id = any (touched);
  elsif change = 'platforms' then
    update public.products p set platforms = wanted.platforms
    from (select array(select e::public.product_platform from jsonb_array_elements_text(p_change -> 'value') e) as platforms) wanted
    where p.id = any (touched);
  elsif change = 'type' then
    update public.products set kind = (p_change ->> 'value')::public.product_kind where id = any (touched);
  elsif change = 'condition' then
    update public.products set condition = (p_change ->> 'value')::public.item_condition where id = any (touched);
  elsif change = 'warranty' then
    update public.products set warranty_months = (p_change ->> 'value')::int where id = any (touched);
  elsif change = 'stock' then
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

-- Sets the stock after a count. The number becomes a difference here, under the row's lock. p_seen is the stock shown while
-- counting: after a sale in between nothing is written. Returns {saved, before, counted, delta}.
create function public.count_stock(p_product uuid, p_counted int, p_seen int default null, p_note text default '') returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  on_hand int;
begin
  perform private.require_right('corrects_stock');
  if p_counted is null or p_counted not between 0 and 1000000 then
    perform private.refuse('bad_count', 'Escribe cuántas unidades contaste.');
  end if;
  select stock into on_hand from public.products where id = p_product for no key update;
  if not found then
    perform private.refuse('not_found', 'Producto no encontrado');
  end if;
  if p_seen is distinct from on_hand and p_seen is not null then
    return jsonb_build_object('saved', false, 'before', on_hand, 'counted', p_counted, 'delta', 0);
  end if;
  if p_counted <> on_hand then
    perform private.move_stock(p_product, p_counted - on_hand, 'counted', p_note);
  end if;
  perform private.audit('stock.counted', 'products', p_product::text,
    jsonb_build_object('before', on_hand, 'counted', p_counted, 'note', coalesce(p_note, '')));
  return jsonb_build_object('saved', true, 'before', on_hand, 'counted', p_counted, 'delta', p_counted - on_hand);
end $$;

-- A product's stock movements, newest first, with the resulting stock: {product, reserved, total, items: [{id, delta,
-- reason, order_id, actor, actor_name, note, created_at, balance}]}.
create function public.product_movements(p_product uuid, p_limit int default 50, p_offset int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  answer jsonb;
begin
  perform private.require_staff();
  -- Balances are computed backwards from the current stock, so that only the requested rows are read.
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
      where i.item_id = p.id and i.item_type = 'product' and o.has_reservation and private.is_in_shop(o.shipping_status)
    ),
    'total', (select count(*) from public.stock_movements m where m.product_id = p.id),
    'items', coalesce((select jsonb_agg(to_jsonb(page) order by page.id desc) from page), '[]')
  ) into answer
  from public.products p where p.id = p_product;
  return answer;
end $$;

-- functions: spreadsheets -----------------------------------------------------------------------------
-- The caller's own import, locked.
create function private.own_import(p_import uuid) returns public.product_imports
language plpgsql set search_path = '' as
$$
declare
  i public.product_imports;
begin
  perform private.require_staff();
  select * into i from public.product_imports where id = p_import and actor = (select auth.uid()) for no key update;
  if i.id is null then
    perform private.refuse('import_gone', 'Esa importación ya no está. Sube el archivo de nuevo.');
  end if;
  return i;
end $$;

-- Starts an import. Deletes the caller's unfinished one and all unfinished ones older than a day.
create function public.start_import(p_file_name text) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  started uuid;
begin
  perform private.require_staff();
  delete from public.product_imports
  where actor = (select auth.uid()) or created_at < now() - interval '1 day';
  insert into public.product_imports (file_name) values (coalesce(nullif(left(trim(p_file_name), 200), ''), 'productos.csv'))
  returning id into started;
  return started;
end $$;

-- Stages rows: [{line, data, problems}]. Returns their total number.
create function public.stage_import_rows(p_import uuid, p_rows jsonb) returns int
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  i public.product_imports := private.own_import(p_import);
begin
  if i.rows + jsonb_array_length(p_rows) > 50000 then
    perform private.refuse('too_many_rows', 'El archivo tiene más de 50.000 filas. Divídelo en partes.');
  end if;
  insert into public.product_import_rows (import_id, line, data, problems)
  select p_import, r.line, coalesce(r.data, '{}'), coalesce(r.problems, '{}')
  from jsonb_to_recordset(p_rows) as r(line int, data jsonb, problems text[]);
  update public.product_imports set rows = rows + jsonb_array_length(p_rows), state = 'staged' where id = p_import
  returning * into i;
  return i.rows;
end $$;

-- Compares all staged rows with the catalogue. The planner's statistics of the staging table may be outdated or empty: the
-- query must not become a nested loop over fifty thousand rows. A whole row of products read by jsonb_populate_record takes
-- twice as long as the columns that a file may have.
create function private.examine_import(p_import uuid) returns void
language plpgsql set search_path = '' set enable_nestloop = off set jit = off as
$$
declare
  may_correct boolean := private.has_right('corrects_stock');
begin
  with cells as (
    select r.line, v.*
    from public.product_import_rows r cross join lateral jsonb_to_record(r.data) as v(
      id uuid, slug text, sku text, barcode text, name text, description text, price int, category text, stock int, stock_was int, cost bigint,
      platforms text[], kind text, condition text, condition_note text, warranty_months int, warranty_note text,
      tax_class text, badge_text text, badge_color text, images text[], details jsonb, version int)
    where r.import_id = p_import and r.problems = '{}'
  ),
  matched as (
    select c.*, p.id as target, p.slug as old_slug, p.stock as old_stock, p.version as old_version,
      coalesce(c.slug, p.slug, nullif(left(private.slugify(c.name), 80), ''), 'sin-nombre') as new_slug,
      jsonb_strip_nulls(jsonb_build_object(
        'slug', case when c.slug <> p.slug then jsonb_build_array(p.slug, c.slug) end,
        'sku', case when c.sku <> p.sku then jsonb_build_array(p.sku, c.sku) end,
        'barcode', case when c.barcode <> p.barcode then jsonb_build_array(p.barcode, c.barcode) end,
        'name', case when c.name <> p.name then jsonb_build_array(p.name, c.name) end,
        'description', case when c.description <> p.description then jsonb_build_array(left(p.description, 80), left(c.description, 80)) end,
        'price', case when c.price <> p.price then jsonb_build_array(p.price, c.price) end,
        'category', case when c.category <> p.category then jsonb_build_array(p.category, c.category) end,
        'platforms', case when c.platforms <> p.platforms::text[]
          then jsonb_build_array(array_to_string(p.platforms, ', '), array_to_string(c.platforms, ', ')) end,
        'kind', case when c.kind <> p.kind::text then jsonb_build_array(p.kind, c.kind) end,
        'condition', case when c.condition <> p.condition::text then jsonb_build_array(p.condition, c.condition) end,
        'condition_note', case when c.condition_note <> p.condition_note then jsonb_build_array(p.condition_note, c.condition_note) end,
        'warranty_months', case when c.warranty_months <> p.warranty_months then jsonb_build_array(p.warranty_months, c.warranty_months) end,
        'warranty_note', case when c.warranty_note <> p.warranty_note then jsonb_build_array(p.warranty_note, c.warranty_note) end,
        'tax_class', case when c.tax_class <> p.tax_class then jsonb_build_array(p.tax_class, c.tax_class) end,
        'badge_text', case when c.badge_text <> p.badge_text then jsonb_build_array(p.badge_text, c.badge_text) end,
        'badge_color', case when c.badge_color <> p.badge_color::text then jsonb_build_array(p.badge_color, c.badge_color) end,
        'images', case when not c.images <@ p.images or c.images[1] <> p.images[1]
          then jsonb_build_array(cardinality(p.images), cardinality(c.images)) end,
        'details', case when c.details <> p.details then jsonb_build_array(jsonb_array_length(p.details), jsonb_array_length(c.details)) end
      )) as edits,
      p.stock + c.stock - coalesce(c.stock_was, p.stock) as new_stock
    from cells c left join lateral (
      select * from public.products where id = c.id
      union all
      select * from public.products where c.id is null and slug = c.slug
    ) p on true
  ),
  judged as (
    select m.*,
      case when target is null then '{}'::jsonb
        else edits || case when new_stock <> old_stock then jsonb_build_object('stock', jsonb_build_array(old_stock, new_stock)) else '{}' end
          || case when new_stock > old_stock and cost is not null then jsonb_build_object('cost', jsonb_build_array(null, cost)) else '{}' end
      end as diff,
      min(line) over (partition by coalesce(target::text, 'new:' || new_slug)) as first_line,
      min(line) over (partition by new_slug) as first_slug_line,
      coalesce(nullif(of_sku.product_id, target), nullif(of_barcode.product_id, target)) as code_owner,
      case when m.sku <> '' then min(line) over (partition by private.code_key(m.sku)) end as first_sku_line,
      case when m.barcode <> '' then min(line) over (partition by private.code_key(m.barcode)) end as first_barcode_line
    from matched m
    left join private.product_codes of_sku on of_sku.code = private.code_key(m.sku)
    left join private.product_codes of_barcode on of_barcode.code = private.code_key(m.barcode)
  )
  update public.product_import_rows r set
    product_id = j.target,
    action = case when j.target is null then 'create' when j.diff = '{}' then 'same' else 'change' end,
    changes = j.diff,
    is_conflict = j.target is not null and j.edits <> '{}' and j.version is not null and j.version <> j.old_version,
    found = array_remove(array[
      case when j.id is not null and j.target is null then 'No existe ningún producto con ese id.' end,
      case when j.target is null and (j.name is null or j.price is null) then 'Nombre y precio son campos obligatorios' end,
      case when j.target is null and j.id is null and j.slug is null and exists (select from public.products p where p.slug = j.new_slug)
        then 'Ya existe un producto con ese nombre: escribe su slug para cambiarlo, u otro slug para crear uno nuevo.' end,
      case when j.slug <> j.old_slug and exists (select from public.products p where p.slug = j.slug)
        then 'Otro producto ya usa ese slug.'
        when j.first_line < j.line then format('La fila %s ya habla de este producto.', j.first_line)
        when j.first_slug_line < j.line then format('La fila %s ya usa ese slug.', j.first_slug_line) end,
      case when j.code_owner is not null
        then format('Un código de esta fila ya es de «%s».', (select p.name from public.products p where p.id = j.code_owner)) end,
      case when j.first_sku_line < j.line then format('La fila %s ya usa ese SKU.', j.first_sku_line) end,
      case when j.first_barcode_line < j.line then format('La fila %s ya usa ese código de barras.', j.first_barcode_line) end,
      case when j.new_stock <> j.old_stock and not may_correct
        then 'Tu rol no puede cambiar existencias con un archivo: quita esa columna. Lo que llega se registra como entrada.' end,
      case when j.new_stock < 0 then format('Quedarían %s unidades: hay %s, y el archivo descuenta %s.', j.new_stock, j.old_stock, j.old_stock - j.new_stock) end
    ], null)
  from judged j
  where r.import_id = p_import and r.line = j.line;
end $$;

-- Preview of the import: {total, created, changed, unchanged, failed, conflicts, problems: [{line, reasons}], samples:
-- [{line, name, action, is_conflict, changes}]}. Contains the first 200 rows with problems and 100 samples; all rows can be
-- read.
create function private.import_summary(p_import uuid) returns jsonb
language sql stable set search_path = '' as
$$
  with r as (
    select line, problems || found as reasons, action, changes, is_conflict, product_id, data
    from public.product_import_rows where import_id = p_import
  )
  select jsonb_build_object(
    'total', count(*),
    'failed', count(*) filter (where reasons <> '{}'),
    'created', count(*) filter (where reasons = '{}' and action = 'create'),
    'changed', count(*) filter (where reasons = '{}' and action = 'change'),
    'unchanged', count(*) filter (where reasons = '{}' and action = 'same'),
    'conflicts', count(*) filter (where reasons = '{}' and is_conflict),
    'problems', (select coalesce(jsonb_agg(jsonb_build_object('line', e.line, 'reasons', to_jsonb(e.reasons)) order by e.line), '[]')
      from (select line, reasons from r where reasons <> '{}' order by line limit 200) e),
    'samples', (select coalesce(jsonb_agg(jsonb_build_object('line', e.line, 'action', e.action, 'is_conflict', e.is_conflict, 'changes', e.changes,
        'name', coalesce(e.data ->> 'name', (select p.name from public.products p where p.id = e.product_id), '')) order by e.is_conflict desc, e.line), '[]')
      from (select * from r where reasons = '{}' and action in ('create', 'change') order by is_conflict desc, line limit 100) e)
  )
  from r
$$;

create function public.check_import(p_import uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '120s' as
$$
begin
  perform private.own_import(p_import);
  perform private.examine_import(p_import);
  update public.product_imports set state = 'checked' where id = p_import;
  return private.import_summary(p_import);
end $$;

-- Commits the whole import or nothing. Stock changes by a difference: against the exported stock when the file has it, else
-- against the current stock (a count). A product changed after the export aborts it, unless p_overwrite. Returns {created,
-- changed, unchanged, products: changed ids, null when too many}.
create function public.commit_import(p_import uuid, p_overwrite boolean default false) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '120s' set enable_nestloop = off set jit = off as
$$
declare
  i public.product_imports := private.own_import(p_import);
  summary jsonb;
  locked int;
  known int;
  bought uuid;
begin
  if i.state <> 'checked' then
    perform private.refuse('import_unchecked', 'Revisa el archivo antes de importarlo.');
  end if;
  -- Locks products in the usual order, so that two writers wait instead of deadlocking.
  perform 1 from public.products p
  where p.id in (select product_id from public.product_import_rows where import_id = p_import)
  order by p.id for no key update;
  get diagnostics locked = row_count;
  perform private.examine_import(p_import);
  select count(product_id) into known from public.product_import_rows where import_id = p_import;
  summary := private.import_summary(p_import);
  if (summary ->> 'failed')::int > 0 or known > locked then
    perform private.refuse('import_failed', 'Hay filas con errores, quizá porque el catálogo cambió. Revisa el archivo de nuevo; no se guardó nada.');
  end if;
  if (summary ->> 'conflicts')::int > 0 and not p_overwrite then
    perform private.refuse('import_conflict', format('%s productos cambiaron después de la exportación. No se guardó nada.', summary ->> 'conflicts'));
  end if;

  update public.product_import_rows set product_id = gen_random_uuid() where import_id = p_import and action = 'create';
  insert into public.products (id, slug, sku, barcode, name, description, price, category, platforms, kind, condition, condition_note, warranty_months,
    warranty_note, tax_class, stock, badge_text, badge_color, image, images, details, created_at)
  select r.product_id, coalesce(v.slug, nullif(left(private.slugify(v.name), 80), ''), 'sin-nombre'), coalesce(v.sku, ''), coalesce(v.barcode, ''), v.name, coalesce(v.description, ''), v.price,
    coalesce(v.category, ''), coalesce(v.platforms, '{}'), coalesce(v.kind, 'otro'), coalesce(v.condition, 'nuevo'),
    coalesce(v.condition_note, ''), coalesce(v.warranty_months, 12), coalesce(v.warranty_note, ''),
    coalesce(v.tax_class, 'iva_19'), case when r.data ? 'cost' then 0 else coalesce(v.stock, 0) end,
    coalesce(v.badge_text, ''), coalesce(v.badge_color, 'primary'),
    coalesce(v.images[1], ''), coalesce(v.images, '{}'), coalesce(v.details, '[]'), now() - make_interval(secs => r.line / 1000.0)
  from public.product_import_rows r cross join lateral jsonb_to_record(r.data) as v(
    slug text, sku text, barcode text, name text, description text, price int, category text, platforms public.product_platform[], kind public.product_kind,
    condition public.item_condition, condition_note text, warranty_months int, warranty_note text, tax_class text, stock int, badge_text text,
    badge_color public.badge_color, images text[], details jsonb)
  where r.import_id = p_import and r.action = 'create' order by r.line;

  update public.products p set
    slug = coalesce(v.slug, p.slug), sku = coalesce(v.sku, p.sku), barcode = coalesce(v.barcode, p.barcode), name = coalesce(v.name, p.name), description = coalesce(v.description, p.description),
    price = coalesce(v.price, p.price), category = coalesce(v.category, p.category),
    platforms = coalesce(v.platforms, p.platforms), kind = coalesce(v.kind, p.kind), condition = coalesce(v.condition, p.condition),
    condition_note = coalesce(v.condition_note, p.condition_note), warranty_months = coalesce(v.warranty_months, p.warranty_months),
    warranty_note = coalesce(v.warranty_note, p.warranty_note), tax_class = coalesce(v.tax_class, p.tax_class),
    stock = p.stock + coalesce((r.changes #>> '{stock,1}')::int - (r.changes #>> '{stock,0}')::int, 0),
    badge_text = coalesce(v.badge_text, p.badge_text), badge_color = coalesce(v.badge_color, p.badge_color),
    details = coalesce(v.details, p.details)
  from public.product_import_rows r cross join lateral jsonb_to_record(r.data) as v(
    slug text, sku text, barcode text, name text, description text, price int, category text, platforms public.product_platform[], kind public.product_kind,
    condition public.item_condition, condition_note text, warranty_months int, warranty_note text, tax_class text, badge_text text,
    badge_color public.badge_color, details jsonb)
  where r.import_id = p_import and r.action = 'change' and p.id = r.product_id;

  -- Units that come in with a cost are a purchase. Movements after the stock: their costs are counted from it.
  if exists (select from public.product_import_rows r where r.import_id = p_import
    and (r.changes ? 'cost' or (r.action = 'create' and r.data ? 'cost' and (r.data ->> 'stock')::int > 0))) then
    insert into private.purchases (key, bought_on, note, created_by)
    values (p_import, private.co_date(), left('Importación de ' || i.file_name, 200), (select auth.uid())) returning id into bought;
    insert into private.purchase_lines (purchase_id, place, product_id, name, quantity, cost)
    select bought, r.line, p.id, p.name, u.units, (r.data ->> 'cost')::bigint * u.units
    from public.product_import_rows r join public.products p on p.id = r.product_id
    cross join lateral (select case when r.action = 'create' then (r.data ->> 'stock')::int
      else (r.changes #>> '{stock,1}')::int - (r.changes #>> '{stock,0}')::int end as units) u
    where r.import_id = p_import and u.units > 0 and (r.changes ? 'cost' or (r.action = 'create' and r.data ? 'cost'));
    update public.products p set stock = l.quantity
    from public.product_import_rows r join private.purchase_lines l on l.purchase_id = bought and l.place = r.line
    where r.import_id = p_import and r.action = 'create' and p.id = r.product_id;
  end if;
  insert into public.stock_movements (product_id, delta, reason, cause, actor, note)
  select r.product_id, coalesce(l.quantity, (r.changes #>> '{stock,1}')::int - (r.changes #>> '{stock,0}')::int),
    case when l.id is not null then 'bought' when r.data ? 'stock_was' then 'adjusted' else 'counted' end, l.id, (select auth.uid()),
    left('Importación de ' || i.file_name, 200)
  from public.product_import_rows r left join private.purchase_lines l on l.purchase_id = bought and l.place = r.line
  where r.import_id = p_import and (l.id is not null or (r.action = 'change' and r.changes ? 'stock')) order by r.product_id;

  -- Images separately: few imports change them, and the others skip their triggers.
  update public.products p set images = v.images
  from public.product_import_rows r cross join lateral jsonb_to_record(r.data) as v(images text[])
  where r.import_id = p_import and r.action = 'change' and r.changes ? 'images' and p.id = r.product_id;

  summary := summary - array['problems', 'samples', 'conflicts', 'failed', 'total'];
  perform private.audit('products.imported', 'product_imports', p_import::text, summary || jsonb_build_object('file', i.file_name));
  if (summary ->> 'changed')::int <= 200 then
    summary := summary || jsonb_build_object('products',
      (select coalesce(jsonb_agg(product_id), '[]') from public.product_import_rows where import_id = p_import and action = 'change'));
  end if;
  delete from public.product_imports where id = p_import;
  return summary;
end $$;

-- One page of the export in alphabetical order, after the given product, with the staff list's filter.
create function public.export_products(p_filter jsonb default '{}', p_after_key text default '', p_after uuid default null, p_limit int default 1000)
returns setof jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '60s' as
$$
begin
  perform private.require_staff();
  return query execute format($q$
    select case when $4 then jsonb_build_object('cost', private.average_cost(id)) else '{}' end || jsonb_build_object('id', id, 'slug', slug, 'sku', sku, 'barcode', barcode, 'name', name, 'description', description, 'price', price, 'category', category,
      'platforms', platforms, 'kind', kind, 'condition', condition, 'condition_note', condition_note,
      'warranty_months', warranty_months, 'warranty_note', warranty_note, 'tax_class', tax_class, 'stock', stock, 'badge_text', badge_text, 'badge_color', badge_color, 'images', images, 'details', details, 'version', version, 'key', name_key)
    from public.products
    where %s and ($1 is null or (name_key, id) > ($2, $1))
    order by name_key, id limit $3
  $q$, private.product_condition(p_filter, private.product_query(coalesce(p_filter ->> 'query', ''))))
  using p_after, p_after_key, least(greatest(p_limit, 1), 1000), private.has_right('sees_cost');
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger product_images_shown_d after delete on public.product_images
  referencing old table as before_rows for each statement execute function private.product_images_changed();
create trigger product_images_shown_i after insert on public.product_images
  referencing new table as after_rows for each statement execute function private.product_images_changed();
create trigger product_images_shown_u after update on public.product_images
  referencing old table as before_rows new table as after_rows for each statement execute function private.product_images_changed();

create trigger products_codes_i after insert on public.products
  for each row when (new.sku <> '' or new.barcode <> '') execute function private.keep_product_codes();
create trigger products_codes_u after update of sku, barcode on public.products
  for each row when ((new.sku, new.barcode) is distinct from (old.sku, old.barcode)) execute function private.keep_product_codes();
create trigger products_initial_stock after insert on public.products for each row execute function private.log_initial_stock();
create trigger products_old_slug after update of slug on public.products
  for each row when (new.slug <> old.slug) execute function private.keep_old_slug();
create trigger products_pictures_i after insert on public.products
  referencing new table as after_rows for each statement execute function private.keep_new_pictures();
-- Only entered values: the columns that show_product_images copies come from product_images.
create trigger products_pictures_u after update of image, images on public.products
  for each row when (pg_trigger_depth() = 0 and (new.image, new.images) is distinct from (old.image, old.images)) execute function private.keep_changed_pictures();
create trigger products_slug before insert on public.products for each row execute function private.set_slug();
-- Only for changes of published content: a sale affects neither the sitemap's dates nor the list of recent edits.
create trigger products_updated_at
  before update of slug, sku, barcode, name, description, price, image, images, category, platforms, kind, condition, condition_note,
    warranty_months, warranty_note, tax_class, badge_text, badge_color, details, is_published on public.products
  for each row execute function private.set_updated_at();
-- Images are separate rows with their own dialogs, and publishing is a button beside the form.
create trigger products_version before update on public.products for each row execute function private.raise_version('image', 'images', 'is_published');
create trigger products_words_insert after insert on public.products
  referencing new table as written for each statement execute function private.add_search_words();
create trigger products_words_update after update on public.products
  referencing old table as before_rows new table as written for each statement execute function private.add_changed_words();

create trigger services_slug before insert on public.services for each row execute function private.set_slug();
create trigger services_updated_at before update on public.services for each row execute function private.set_updated_at();
create trigger services_version before update on public.services for each row execute function private.raise_version();
create trigger services_words after insert or update of name on public.services
  for each row execute function private.keep_row_words('name');

-- grants ----------------------------------------------------------------------------------------------
-- The ledger is written by functions only, not even by the secret key.
revoke all on public.stock_movements from service_role;
grant select on public.services, public.products, public.product_images, public.product_old_slugs to anon,
  authenticated;
grant insert, update, delete on public.services, public.product_images to authenticated;
grant insert, delete on public.products to authenticated;
grant select on public.stock_movements, public.product_imports, public.product_import_rows to authenticated;
grant all on public.services, public.products, public.product_images, public.product_old_slugs, public.product_imports,
  public.product_import_rows to service_role;
grant select on public.stock_movements to service_role;
grant update (slug, sku, barcode, name, description, price, image, images, category, platforms, kind, condition, condition_note, warranty_months,
  warranty_note, tax_class, badge_text, badge_color, details, is_published) on public.products to authenticated;
grant execute on function public.adjust_stock, public.set_primary_image, public.add_product_image, public.duplicate_product,
  public.save_product_image, public.reorder_product_images, public.staff_products, public.bulk_edit_products,
  public.count_stock, public.product_movements, public.start_import, public.stage_import_rows, public.check_import,
  public.commit_import, public.export_products to authenticated;
grant execute on function private.product_labels, private.platforms_of, private.is_barcode, private.has_check_digit to anon, authenticated, service_role;
grant execute on function public.search_products, public.product_categories to anon, authenticated, service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.services enable row level security;
alter table public.products enable row level security;
alter table public.product_images enable row level security;
alter table public.stock_movements enable row level security;
alter table public.product_old_slugs enable row level security;
alter table public.product_imports enable row level security;
alter table public.product_import_rows enable row level security;

create policy "anyone reads services" on public.services for select to anon, authenticated using (true);
comment on policy "anyone reads services" on public.services is 'Public catalogue.';
create policy "staff create services" on public.services for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create services" on public.services is 'employee, manager, admin, superadmin.';
create policy "staff edit services" on public.services for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit services" on public.services is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes services" on public.services for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes services" on public.services is 'Deleting content is for the superadmin alone.';

create policy "anyone reads published products" on public.products for select to anon, authenticated
  using (is_published or (select private.is_staff()));
comment on policy "anyone reads published products" on public.products is 'Public catalogue. Drafts are visible to staff only.';
create policy "staff create products" on public.products for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create products" on public.products is 'employee, manager, admin, superadmin.';
create policy "staff edit products" on public.products for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit products" on public.products is 'All columns except stock, which is changed by adjust_stock and orders.';
create policy "superadmin deletes products" on public.products for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes products" on public.products is 'Deleting content is for the superadmin alone.';

create policy "pictures of visible products" on public.product_images for select to anon, authenticated
  using (exists (select from public.products p where p.id = product_id));
comment on policy "pictures of visible products" on public.product_images is 'Same visibility as their product.';
create policy "staff create product images" on public.product_images for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create product images" on public.product_images is 'employee, manager, admin, superadmin.';
create policy "staff edit product images" on public.product_images for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit product images" on public.product_images is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes product images" on public.product_images for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes product images" on public.product_images is 'Deleting content is for the superadmin alone.';

create policy "staff read stock movements" on public.stock_movements for select to authenticated using (product_id >= private.staff_sees_from());
comment on policy "staff read stock movements" on public.stock_movements is 'Written by functions and triggers only.';

create policy "anyone reads old slugs" on public.product_old_slugs for select to anon, authenticated using (true);
comment on policy "anyone reads old slugs" on public.product_old_slugs is 'Public catalogue. Written by a trigger only.';

create policy "staff read their own imports" on public.product_imports for select to authenticated
  using (actor = (select auth.uid()) and (select private.is_staff()));
comment on policy "staff read their own imports" on public.product_imports is 'Written by functions only; the result of an import is in the audit log for admins.';
create policy "staff read the rows of their own imports" on public.product_import_rows for select to authenticated
  using ((select private.is_staff()) and exists (select from public.product_imports i where i.id = import_id and i.actor = (select auth.uid())));
comment on policy "staff read the rows of their own imports" on public.product_import_rows is 'Staged until the import is committed or another one starts.';
