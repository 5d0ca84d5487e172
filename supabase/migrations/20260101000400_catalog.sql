-- Catalog: services, products, their pictures, stock movements, search.

-- types --------------------------------------------------------------------------------------------------
create type public.badge_color as enum ('primary', 'secondary', 'destructive', 'outline');

-- Spanish stems without accents, so that 'reparación' and 'reparacion' are one word.
create text search configuration public.es (copy = pg_catalog.spanish);
alter text search configuration public.es
  alter mapping for hword, hword_part, word with extensions.unaccent, pg_catalog.spanish_stem;

-- tables -------------------------------------------------------------------------------------------------
create table public.services (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null check (char_length(name) between 1 and 160),
  description text not null default '',
  image text not null default '',
  price int not null check (price >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.services.price is 'Base price in COP.';

create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null check (char_length(name) between 1 and 160),
  description text not null default '',
  price int not null check (price >= 0),
  image text not null default '',
  images text[] not null default '{}',
  category text not null default '' check (category = lower(category)),
  stock int not null default 0 check (stock >= 0),
  badge_text text not null default '',
  badge_color public.badge_color not null default 'primary',
  details jsonb not null default '[]' check (jsonb_typeof(details) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text collate "C" generated always as (private.norm(name)) stored,
  search tsvector generated always as (
    setweight(to_tsvector('public.es', name), 'A') ||
    setweight(to_tsvector('public.es', category), 'B') ||
    setweight(to_tsvector('public.es', description), 'C')
  ) stored
);
comment on column public.products.price is 'COP, taxes included.';
comment on column public.products.stock is 'Units that can still be sold: open reservations are already taken off.';
comment on column public.products.name_key is 'What the list sorts by: without accents, bytes give the alphabetical order, and quickly.';
comment on column public.products.details is 'List of {label, value}: what the law asks a shop to say (size, weight, material, origin, care).';

create table public.product_images (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  image_url text not null check (image_url <> ''),
  alt_text text not null default '',
  is_primary boolean not null default false,
  display_order int not null default 0 check (display_order >= 0),
  created_at timestamptz not null default now()
);

create table public.stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references public.products (id) on delete cascade,
  delta int not null check (delta <> 0),
  reason text not null check (reason in ('initial', 'reserved', 'released', 'adjusted')),
  order_id uuid,
  actor uuid,
  note text not null default '',
  created_at timestamptz not null default now()
);
comment on table public.stock_movements is 'Every change of products.stock: the sum of a product''s movements is its stock.';

create table private.search_words (
  word text primary key
);
comment on table private.search_words is 'Words of product names and categories: what a misspelt query is corrected to.';

-- indexes ------------------------------------------------------------------------------------------------
create index services_newest on public.services (created_at desc, id);
create index products_newest on public.products (created_at desc, id);
create index products_category on public.products (category, created_at desc, id) include (price);
create index products_price on public.products (price, id);
create index products_name on public.products (name_key, id);
create index products_stock on public.products (stock desc, id);
create index products_search on public.products using gin (search);
create index product_images_of on public.product_images (product_id, display_order);
create unique index product_images_one_primary on public.product_images (product_id) where is_primary;
create index stock_movements_of on public.stock_movements (product_id, created_at desc);
create index stock_movements_order on public.stock_movements (order_id) where order_id is not null;
create index search_words_trgm on private.search_words using gin (word extensions.gin_trgm_ops);

-- functions ----------------------------------------------------------------------------------------------
create trigger services_slug before insert on public.services for each row execute function private.set_slug();
create trigger products_slug before insert on public.products for each row execute function private.set_slug();
create trigger services_updated_at before update on public.services for each row execute function private.set_updated_at();
-- What people read of it changed: a sale moves the stock alone, and neither the sitemap's dates nor the list of edits.
create trigger products_updated_at
  before update of slug, name, description, price, image, images, category, badge_text, badge_color, details on public.products
  for each row execute function private.set_updated_at();

-- Learns the words of the products that a statement wrote.
create function private.learn_search_words() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into private.search_words (word)
  select distinct w
  from written p, regexp_split_to_table(private.norm(p.name || ' ' || p.category), '[^a-z0-9ñ]+') w
  where char_length(w) >= 3 and w !~ '^[0-9]+$'
  on conflict do nothing;
  return null;
end $$;
create trigger products_words_insert after insert on public.products
  referencing new table as written for each statement execute function private.learn_search_words();
create trigger products_words_update after update on public.products
  referencing new table as written for each statement execute function private.learn_search_words();

-- A product that starts with stock starts its ledger.
create function private.log_initial_stock() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.stock > 0 then
    insert into public.stock_movements (product_id, delta, reason, actor) values (new.id, new.stock, 'initial', (select auth.uid()));
  end if;
  return null;
end $$;
create trigger products_initial_stock after insert on public.products for each row execute function private.log_initial_stock();

-- Changes stock by a difference, never to a number that somebody read earlier.
create function public.adjust_stock(p_product uuid, p_delta int, p_note text default '') returns int
language plpgsql security definer set search_path = '' as
$$
declare
  left_over int;
begin
  if not private.is_staff() then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  update public.products set stock = stock + p_delta where id = p_product and stock + p_delta >= 0 returning stock into left_over;
  if not found then
    raise exception 'No hay tantas unidades para descontar.' using errcode = 'P0001';
  end if;
  insert into public.stock_movements (product_id, delta, reason, actor, note)
  values (p_product, p_delta, 'adjusted', (select auth.uid()), coalesce(p_note, ''));
  return left_over;
end $$;

-- A tsquery in which every word must match and the last one may be unfinished; null when no word tells anything.
create function private.product_query(q text) returns tsquery
language sql stable set search_path = '' as
$$
  with words as (
    select w, row_number() over () as n, count(*) over () as total
    from regexp_split_to_table(private.norm(q), '[^a-z0-9ñ]+') w
    where w <> ''
    limit 8
  )
  select case when numnode(query) > 0 then query end
  from (select to_tsquery('public.es', string_agg(w || case when n = total then ':*' else '' end, ' & ' order by n)) as query from words) q
$$;

-- Replaces each word that no product name knows by the most similar one that some name has.
create function private.correct_query(q text) returns text
language sql stable set search_path = '' set pg_trgm.similarity_threshold = 0.25 as
$$
  select string_agg(coalesce(fixed.word, w.word), ' ' order by w.n)
  from (
    select word, row_number() over () as n
    from regexp_split_to_table(private.norm(q), '[^a-z0-9ñ]+') word
    where word <> ''
    limit 8
  ) w
  left join lateral (
    select s.word
    from private.search_words s
    where char_length(w.word) >= 3
      and not exists (select 1 from private.search_words known where known.word = w.word)
      and s.word operator(extensions.%) w.word
      and abs(char_length(s.word) - char_length(w.word)) <= 2
    order by extensions.similarity(s.word, w.word) desc, s.word
    limit 1
  ) fixed on true
$$;

-- The store's one read for lists with filters. Answers
-- {items, total, corrected, categories: {slug: n}, all: n}; category counts ignore the chosen category.
-- A search reads its matches once, through the text index whatever the planner guesses of an unfinished word;
-- a plain list walks the index of its order.
create function public.search_products(
  p_query text default '',
  p_category text default '',
  p_min int default 0,
  p_max int default null,
  p_sort text default 'newest',
  p_limit int default 24,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as
$$
declare
  query tsquery := private.product_query(coalesce(p_query, ''));
  corrected text;
  source text := 'select id, category, price, stock, created_at, name_key from public.products';
  ordering text := case p_sort
    when 'price-low' then 'price, id'
    when 'price-high' then 'price desc, id'
    when 'name' then 'name_key, id'
    when 'stock' then 'stock desc, id'
    else 'created_at desc, id'
  end;
  answer jsonb;
begin
  if query is not null then
    source := source || ' where search @@ $1';
  end if;
  loop
    execute format($q$
      with found as %1$s materialized (%2$s),
      counts as (
        select category, count(*) as n from found where price >= $2 and ($3 is null or price < $3) group by category
      ),
      page as (
        select row_number() over (order by %3$s) as place, id
        from found
        where price >= $2 and ($3 is null or price < $3) and ($4 = '' or category = $4)
        order by %3$s
        limit $5 offset $6
      ),
      items as (
        select page.place, p.id, p.slug, p.name, p.description, p.price, p.image, p.images, p.category, p.stock, p.badge_text, p.badge_color
        from page join public.products p on p.id = page.id
      )
      select jsonb_build_object(
        'items', coalesce((select jsonb_agg(to_jsonb(items) - 'place' order by place) from items), '[]'),
        'total', coalesce((select sum(n) from counts where $4 = '' or category = $4), 0),
        'all', coalesce((select sum(n) from counts), 0),
        'categories', coalesce((select jsonb_object_agg(category, n) from counts), '{}'),
        'corrected', $7
      )
    $q$, case when query is null then 'not' else '' end, source, ordering)
    into answer
    using query, greatest(coalesce(p_min, 0), 0), p_max, coalesce(p_category, ''), least(greatest(p_limit, 1), 60), greatest(p_offset, 0), corrected;
    exit when query is null or corrected is not null or (answer ->> 'all')::int > 0;
    corrected := private.correct_query(p_query);
    query := private.product_query(corrected);
    exit when corrected = private.norm(p_query);
  end loop;
  return answer;
end $$;
comment on function public.search_products is 'Security definer so that the search index alone decides the plan; it reads public columns only.';

-- Categories with the number of products in each, in alphabetical order.
create function public.product_categories() returns table (category text, products bigint)
language sql stable security invoker set search_path = '' as
$$ select category, count(*) from public.products where category <> '' group by category order by category $$;

-- grants -------------------------------------------------------------------------------------------------
grant select on public.services, public.products, public.product_images to anon, authenticated;
grant insert, update, delete on public.services, public.product_images to authenticated;
grant insert, delete on public.products to authenticated;
grant update (slug, name, description, price, image, images, category, badge_text, badge_color, details) on public.products to authenticated;
grant select on public.stock_movements to authenticated;
grant all on public.services, public.products, public.product_images to service_role;
-- Not even the secret key writes the ledger: functions do.
revoke all on public.stock_movements from service_role;
grant select on public.stock_movements to service_role;
grant all on private.search_words to service_role;
grant execute on function public.search_products(text, text, int, int, text, int, int), public.product_categories() to anon, authenticated, service_role;
grant execute on function public.adjust_stock(uuid, int, text) to authenticated;

-- row-level security -------------------------------------------------------------------------------------
alter table public.services enable row level security;
alter table public.products enable row level security;
alter table public.product_images enable row level security;
alter table public.stock_movements enable row level security;

create policy "anyone reads services" on public.services for select to anon, authenticated using (true);
comment on policy "anyone reads services" on public.services is 'Public catalogue.';
create policy "staff create services" on public.services for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create services" on public.services is 'employee, manager, admin, superadmin.';
create policy "staff edit services" on public.services for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit services" on public.services is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes services" on public.services for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes services" on public.services is 'Deleting content is for the superadmin alone.';

create policy "anyone reads products" on public.products for select to anon, authenticated using (true);
comment on policy "anyone reads products" on public.products is 'Public catalogue.';
create policy "staff create products" on public.products for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create products" on public.products is 'employee, manager, admin, superadmin.';
create policy "staff edit products" on public.products for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit products" on public.products is 'All but stock, which moves through adjust_stock and orders.';
create policy "superadmin deletes products" on public.products for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes products" on public.products is 'Deleting content is for the superadmin alone.';

create policy "anyone reads product images" on public.product_images for select to anon, authenticated using (true);
comment on policy "anyone reads product images" on public.product_images is 'Public catalogue.';
create policy "staff create product images" on public.product_images for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create product images" on public.product_images is 'employee, manager, admin, superadmin.';
create policy "staff edit product images" on public.product_images for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit product images" on public.product_images is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes product images" on public.product_images for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes product images" on public.product_images is 'Deleting content is for the superadmin alone.';

create policy "staff read stock movements" on public.stock_movements for select to authenticated using (product_id >= private.staff_sees_from());
comment on policy "staff read stock movements" on public.stock_movements is 'Written by functions and triggers only.';

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.services, public.products, public.product_images;
