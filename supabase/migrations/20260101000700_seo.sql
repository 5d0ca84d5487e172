-- SEO: sitemap, deleted addresses (410) and redirects of former ones.

-- tables ----------------------------------------------------------------------------------------------
create table public.gone_pages (
  kind text not null check (kind in ('producto', 'curso', 'blog')),
  slug text not null,
  gone_at timestamptz not null default now(),
  primary key (kind, slug)
);
comment on table public.gone_pages is 'Addresses of deleted rows: they respond 410 until a new row takes the slug. Services have no page.';

-- functions: deleted addresses ------------------------------------------------------------------------
-- Stores the slugs of deleted rows. Arguments: the kind, its table, the condition for a public row. A slug in use by another
-- row is not gone: a product may get its former name back.
create function private.keep_gone_pages() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  execute format($q$
    insert into public.gone_pages (kind, slug)
    select %L, b.slug from before_rows b
    where (%s) and not exists (select from public.%I x where x.slug = b.slug)
    on conflict (kind, slug) do update set gone_at = excluded.gone_at
  $q$, tg_argv[0], tg_argv[2], tg_argv[1]);
  return null;
end $$;

-- A slug in use again is removed: set-based for inserts, row by row for renames.
create function private.clear_gone_pages() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if tg_level = 'ROW' then
    delete from public.gone_pages where kind = tg_argv[0] and slug = new.slug;
  else
    delete from public.gone_pages g using after_rows a where g.kind = tg_argv[0] and g.slug = a.slug;
  end if;
  return null;
end $$;

-- functions: the sitemap ------------------------------------------------------------------------------
-- Products of one sitemap file, oldest first: new ones fill the last file and leave the others unchanged.
create function public.sitemap_products(p_page int, p_size int default 10000) returns jsonb
language sql stable set search_path = '' as
$$
  select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug, 'updated_at', p.updated_at, 'images',
    case when p.images <> '{}' then p.images when p.image <> '' then array[p.image] else '{}' end) order by p.created_at, p.id desc), '[]')
  from (
    select * from public.products
    order by created_at, id desc
    limit least(greatest(p_size, 1), 10000)
    offset (greatest(p_page, 1) - 1)::bigint * least(greatest(p_size, 1), 10000)
  ) p
$$;

-- Files of sitemap_products: [{page, products, updated_at (last change)}].
create function public.sitemap_product_files(p_size int default 10000) returns jsonb
language sql stable set search_path = '' as
$$
  select coalesce(jsonb_agg(jsonb_build_object('page', page, 'products', products, 'updated_at', updated_at) order by page), '[]')
  from (
    select (place - 1) / least(greatest(p_size, 1), 10000) + 1 as page, count(*) as products, max(updated_at) as updated_at
    from (select updated_at, row_number() over (order by created_at, id desc) as place from public.products) p
    group by 1
  ) files
$$;

-- Every public post, newest first; a sitemap file holds 50,000 at most.
create function public.sitemap_posts() returns jsonb
language sql stable set search_path = '' as
$$
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'updated_at', greatest(updated_at, published_at), 'cover', cover)), '[]')
  from (
    select slug, updated_at, published_at, cover from public.posts
    where state = 'publicado' and published_at <= now() order by published_at desc, id limit 50000
  ) p
$$;

-- Last change of the data on static pages: {home, services, products, courses, posts, product_categories: {…},
-- post_categories: {…}}; null without rows.
create function public.sitemap_changes() returns jsonb
language sql stable set search_path = '' as
$$
  with categories as (
    select category, greatest(newest, (select max(updated_at) from public.products where platforms && consoles)) as changed
    from (select category, max(updated_at) as newest, private.platforms_of(category) as consoles from public.products group by category) named
  ), shelves as (
    select category, max(greatest(updated_at, published_at)) as changed from public.posts
    where state = 'publicado' and published_at <= now() group by category
  )
  select jsonb_build_object(
    'home', greatest((select max(updated_at) from public.hero_slides), (select max(updated_at) from public.store_settings)),
    'services', (select max(updated_at) from public.services),
    'courses', (select max(updated_at) from public.courses),
    'products', (select max(changed) from categories),
    'posts', (select max(changed) from shelves),
    'product_categories', (select coalesce(jsonb_object_agg(category, changed) filter (where category <> ''), '{}') from categories),
    'post_categories', (select coalesce(jsonb_object_agg(category, changed), '{}') from shelves))
$$;

-- functions: addresses --------------------------------------------------------------------------------
-- Resolves addresses in the given order: [{kind, key}] -> [{state: page | moved | gone | missing, to}]. producto, curso,
-- blog: a slug; uuids, upper case and former slugs are 'moved' to the current slug. tienda: a category. muestra:
-- course/lesson of a free lesson. lista: category (or empty)/offset of the first post of a blog list page.
create function public.find_addresses(p_addresses jsonb) returns jsonb
language plpgsql stable set search_path = '' as
$$
declare
  asked record;
  small text;
  today text;
  is_here boolean;
  is_gone boolean;
  answers jsonb := '[]';
begin
  for asked in
    select a ->> 'kind' as kind, coalesce(a ->> 'key', '') as key
    from jsonb_array_elements(p_addresses) with ordinality as e (a, place) order by place limit 200
  loop
    small := lower(asked.key);
    today := null;
    is_here := false;
    if asked.kind = 'producto' then
      today := case
        when private.is_uuid(small) then (select slug from public.products where id = small::uuid)
        else coalesce(
          (select slug from public.products where slug = small),
          (select p.slug from public.product_old_slugs o join public.products p on p.id = o.product_id where o.slug = small))
      end;
    elsif asked.kind = 'curso' then
      today := case
        when private.is_uuid(small) then (select slug from public.courses where id = small::uuid)
        else (select slug from public.courses where slug = small)
      end;
    elsif asked.kind = 'blog' then
      today := coalesce(
        (select slug from public.posts where slug = small and state = 'publicado' and published_at <= now()),
        (select p.slug from public.post_old_slugs o join public.posts p on p.id = o.post_id
         where o.slug = small and p.state = 'publicado' and p.published_at <= now()));
    elsif asked.kind = 'tienda' then
      is_here := exists (select from public.products where category = asked.key)
        or private.platforms_of(asked.key) <> '{}' and exists (select from public.products where platforms && private.platforms_of(asked.key));
    elsif asked.kind = 'muestra' then
      is_here := exists (
        select from public.courses c
        where c.slug = split_part(asked.key, '/', 1) and private.is_preview_lesson(c.id, substr(asked.key, strpos(asked.key, '/') + 1)));
    elsif asked.kind = 'lista' and asked.key ~ '^[a-z]*/[0-9]{1,6}$' then
      is_here := exists (
        select from public.posts
        where state = 'publicado' and published_at <= now()
          and case when asked.key like '/%' then not is_featured else category::text = split_part(asked.key, '/', 1) end
        offset split_part(asked.key, '/', 2)::int);
    end if;
    is_gone := today is null and not is_here and exists (
      select from public.gone_pages g
      where (g.kind = asked.kind and g.slug = small)
        or (asked.kind = 'muestra' and g.kind = 'curso' and g.slug = split_part(small, '/', 1)));
    answers := answers || case
      when is_here or today = asked.key then '{"state": "page"}'
      when today is not null then jsonb_build_object('state', 'moved', 'to', today)
      when is_gone then '{"state": "gone"}'
      else '{"state": "missing"}'::jsonb
    end;
  end loop;
  return answers;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger courses_gone_d after delete on public.courses
  referencing old table as before_rows for each statement execute function private.keep_gone_pages('curso', 'courses', 'true');
create trigger courses_gone_i after insert on public.courses
  referencing new table as after_rows for each statement execute function private.clear_gone_pages('curso');
create trigger courses_gone_u after update of slug on public.courses
  for each row when (new.slug <> old.slug) execute function private.clear_gone_pages('curso');

create trigger post_old_slugs_gone_d after delete on public.post_old_slugs
  referencing old table as before_rows for each statement execute function private.keep_gone_pages('blog', 'posts', 'true');

create trigger posts_gone_d after delete on public.posts
  referencing old table as before_rows for each statement
  execute function private.keep_gone_pages('blog', 'posts', 'b.state = ''publicado'' and b.published_at <= now()');
create trigger posts_gone_i after insert on public.posts
  referencing new table as after_rows for each statement execute function private.clear_gone_pages('blog');
create trigger posts_gone_u after update of slug on public.posts
  for each row when (new.slug <> old.slug) execute function private.clear_gone_pages('blog');

create trigger product_old_slugs_gone_d after delete on public.product_old_slugs
  referencing old table as before_rows for each statement execute function private.keep_gone_pages('producto', 'products', 'true');

create trigger products_gone_d after delete on public.products
  referencing old table as before_rows for each statement execute function private.keep_gone_pages('producto', 'products', 'true');
create trigger products_gone_i after insert on public.products
  referencing new table as after_rows for each statement execute function private.clear_gone_pages('producto');
create trigger products_gone_u after update of slug on public.products
  for each row when (new.slug <> old.slug) execute function private.clear_gone_pages('producto');

-- grants ----------------------------------------------------------------------------------------------
grant select on public.gone_pages to anon, authenticated;
grant all on public.gone_pages to service_role;
grant execute on function public.sitemap_products, public.sitemap_product_files, public.sitemap_posts,
  public.sitemap_changes, public.find_addresses to anon, authenticated, service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.gone_pages enable row level security;

create policy "anyone reads gone pages" on public.gone_pages for select to anon, authenticated using (true);
comment on policy "anyone reads gone pages" on public.gone_pages is 'All of them were public addresses. Written by triggers only.';
