-- Reviews of purchased products, shown after approval by staff.

-- types -----------------------------------------------------------------------------------------------
create type public.review_status as enum ('pending', 'approved', 'rejected');

-- tables ----------------------------------------------------------------------------------------------
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  stars int not null check (stars between 1 and 5),
  body text not null check (char_length(body) between 10 and 1000 and body = private.trim_text(body)),
  status public.review_status not null default 'pending',
  moderated_by uuid references auth.users (id) on delete set null,
  moderated_at timestamptz,
  created_at timestamptz not null default now(),
  unique (product_id, user_id)
);
comment on table public.reviews is 'One per person and product. The public reads them through product_reviews, without the author.';

-- indexes ---------------------------------------------------------------------------------------------
create index reviews_of_moderator on public.reviews (moderated_by) where moderated_by is not null;
create index reviews_shown on public.reviews (product_id, created_at desc) where status = 'approved';
create index reviews_waiting on public.reviews (created_at) where status = 'pending';
create index reviews_of_user on public.reviews (user_id);

-- functions: reviews ----------------------------------------------------------------------------------
-- Whether the caller owns this product: paid, delivered and not refunded. A review remains when the product is refunded
-- later; staff see that.
create function private.has_bought(p_product uuid) returns boolean
language sql stable set search_path = '' as
$$
  select exists (
    select from public.order_items i join public.orders o on o.id = i.order_id
    where i.item_type = 'product' and i.item_id = p_product
      and o.user_id = (select auth.uid()) and o.shipping_status = 'delivered' and private.is_kept(o, i))
$$;

-- Public name of an author: never an e-mail address or id.
create function private.public_name(p_user uuid) returns text
language sql stable set search_path = '' as
$$
  select coalesce(
    (select nullif(private.trim_text(username), '') from public.profiles where id = p_user and username not like '%@%'),
    'Cliente verificado')
$$;

-- Submits a buyer's only review of a product; pending until approved.
create function public.submit_review(p_product uuid, p_stars int, p_body text) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  said text := private.trim_text(p_body);
  written uuid;
begin
  if (select auth.uid()) is null then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  if coalesce(p_stars not between 1 and 5, true) then
    perform private.refuse('bad_stars', 'Elige de 1 a 5 estrellas.');
  end if;
  if coalesce(char_length(said), 0) < 10 then
    perform private.refuse('too_short', 'Cuéntanos un poco más: al menos 10 caracteres.');
  end if;
  if char_length(said) > 1000 then
    perform private.refuse('too_long', 'Tu reseña es muy larga: máximo 1.000 caracteres.');
  end if;
  if not private.has_bought(p_product) then
    perform private.refuse('not_bought', 'Solo quienes compraron y recibieron este producto pueden escribir una reseña.');
  end if;
  insert into public.reviews (product_id, user_id, stars, body) values (p_product, (select auth.uid()), p_stars, said)
  on conflict (product_id, user_id) do nothing returning id into written;
  if written is null then
    perform private.refuse('already_reviewed', 'Ya escribiste una reseña de este producto.');
  end if;
  return written;
end $$;

-- Approves, rejects or reopens ('pending') a review; returns its product, whose page must be refreshed.
create function public.moderate_review(p_review uuid, p_status public.review_status) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  r public.reviews;
begin
  perform private.require_staff();
  if p_status is null then
    perform private.refuse('bad_status', 'Una reseña se aprueba o se rechaza.');
  end if;
  select * into r from public.reviews where id = p_review for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos esa reseña.');
  end if;
  if r.user_id = (select auth.uid()) then
    perform private.refuse('own_review', 'Otra persona del equipo debe revisar tu reseña.');
  end if;
  if r.status <> p_status then
    update public.reviews set status = p_status, moderated_by = case when p_status <> 'pending' then (select auth.uid()) end,
      moderated_at = case when p_status <> 'pending' then now() end
    where id = r.id;
    perform private.audit('review.moderated', 'reviews', r.id::text, jsonb_build_object('from', r.status, 'to', p_status));
  end if;
  return r.product_id;
end $$;

-- A product's approved reviews: {average, count, stars: [with one star, …, with five], items: [{id, name, stars, body,
-- created_at}]}, newest first.
create function public.product_reviews(p_product uuid, p_limit int default 10) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object(
    'average', coalesce(round(avg(stars), 1), 0),
    'count', count(*),
    'stars', (
      select jsonb_agg(coalesce(n, 0) order by star)
      from generate_series(1, 5) star
      left join (
        select stars, count(*) as n from public.reviews where product_id = p_product and status = 'approved' group by stars
      ) given on given.stars = star),
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', newest.id, 'name', private.public_name(newest.user_id), 'stars', newest.stars, 'body', newest.body,
        'created_at', newest.created_at) order by newest.created_at desc, newest.id)
      from (
        select * from public.reviews where product_id = p_product and status = 'approved'
        order by created_at desc, id limit least(greatest(coalesce(p_limit, 10), 1), 50)) newest), '[]'))
  from public.reviews where product_id = p_product and status = 'approved'
$$;

-- Average and count of the approved reviews of some products, for lists: {product: {average, count}}; those without reviews
-- are left out, and so is everything after the sixtieth product.
create function public.product_ratings(p_products uuid[]) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select coalesce(jsonb_object_agg(product_id, jsonb_build_object('average', average, 'count', n)), '{}')
  from (
    select product_id, round(avg(stars), 1) as average, count(*) as n
    from public.reviews where product_id = any (p_products[1:60]) and status = 'approved' group by product_id
  ) rated
$$;

-- The caller's permission and review of a product: {can_review, review: {id, stars, body, status} or null}.
create function public.own_review(p_product uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('can_review', r.id is null and private.has_bought(p_product), 'review',
    case when r.id is not null then jsonb_build_object('id', r.id, 'stars', r.stars, 'body', r.body, 'status', r.status) end)
  from (select) as once
  left join public.reviews r on r.product_id = p_product and r.user_id = (select auth.uid())
$$;

-- Products delivered to the caller since p_since that they may review and have not reviewed, last delivered first.
create function public.own_unreviewed_products(p_since timestamptz, p_limit int default 3)
returns table (product_id uuid, slug text, name text, delivered_at timestamptz)
language sql stable security definer set search_path = '' as
$$
  select p.id, p.slug, p.name, max(o.delivered_at)
  from public.orders o
  join public.order_items i on i.order_id = o.id and i.item_type = 'product' and private.is_kept(o, i)
  join public.products p on p.id = i.item_id and p.is_published
  where o.user_id = (select auth.uid()) and o.shipping_status = 'delivered' and o.delivered_at >= p_since
    and not exists (select from public.reviews r where r.product_id = p.id and r.user_id = o.user_id)
  group by p.id
  order by max(o.delivered_at) desc, p.id limit least(greatest(coalesce(p_limit, 3), 0), 10)
$$;

-- functions: the back office --------------------------------------------------------------------------
-- A page of the reviews, pending ones first, oldest first among them: {items, total, counts}.
create function public.reviews_for_staff(
  p_query text default '',
  p_status public.review_status default null,
  p_stars int default null,
  p_limit int default 20,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  pattern text := private.like_pattern(p_query);
begin
  perform private.require_staff();
  return (
    with found as (
      select r.id, row_number() over (order by r.status <> 'pending',
        case when r.status = 'pending' then r.created_at end, coalesce(r.moderated_at, r.created_at) desc, r.id) as place
      from public.reviews r join public.products p on p.id = r.product_id left join public.profiles a on a.id = r.user_id
      where (p_status is null or r.status = p_status) and (p_stars is null or r.stars = p_stars)
        and (pattern = '%%' or private.norm(concat_ws(E'\n', p.name, a.username, r.body)) like pattern)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (
        select jsonb_build_object('pending', count(*) filter (where status = 'pending'), 'approved', count(*) filter (where status = 'approved'),
          'rejected', count(*) filter (where status = 'rejected')) from public.reviews),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'product_id', r.product_id, 'product_name', p.name, 'product_slug', p.slug,
          'author', private.public_name(r.user_id), 'author_id', r.user_id, 'stars', r.stars, 'body', r.body, 'status', r.status,
          'created_at', r.created_at, 'moderated_at', r.moderated_at,
          'moderated_by', private.person_name(r.moderated_by),
          'bought_at', (
            select min(coalesce(o.paid_at, o.created_at)) from public.orders o join public.order_items i on i.order_id = o.id
            where o.user_id = r.user_id and private.is_kept(o, i) and i.item_type = 'product' and i.item_id = r.product_id))
          order by page.place), '[]')
        from (select * from found order by place limit least(greatest(coalesce(p_limit, 20), 1), 100) offset greatest(coalesce(p_offset, 0), 0)) page
        join public.reviews r on r.id = page.id join public.products p on p.id = r.product_id)));
end $$;

-- Moderates several reviews; the caller's own are skipped. Returns {done, skipped, products}.
create function public.moderate_reviews(p_reviews uuid[], p_status public.review_status) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  mine int;
  chosen uuid[];
  one uuid;
  products uuid[] := '{}';
begin
  perform private.require_staff();
  if coalesce(cardinality(p_reviews), 0) not between 1 and 100 then
    perform private.refuse('bad_choice', 'Elige entre 1 y 100 reseñas.');
  end if;
  select coalesce(array_agg(id order by id) filter (where user_id <> (select auth.uid())), '{}'), count(*) filter (where user_id = (select auth.uid()))
  into chosen, mine from public.reviews where id = any (p_reviews);
  foreach one in array chosen loop
    products := products || public.moderate_review(one, p_status);
  end loop;
  return jsonb_build_object('done', cardinality(chosen), 'skipped', mine,
    'products', (select coalesce(jsonb_agg(distinct x), '[]') from unnest(products) x));
end $$;

-- grants ----------------------------------------------------------------------------------------------
grant select on public.reviews to authenticated;
grant all on public.reviews to service_role;
grant execute on function public.submit_review, public.moderate_review, public.own_review,
  public.own_unreviewed_products, public.reviews_for_staff,
  public.moderate_reviews to authenticated;
grant execute on function public.product_reviews, public.product_ratings to anon, authenticated, service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.reviews enable row level security;

create policy "own reviews or staff reads" on public.reviews for select to authenticated
  using (user_id = (select auth.uid()) or user_id >= private.staff_sees_from());
comment on policy "own reviews or staff reads" on public.reviews is 'Authors see theirs in any state, staff all. Written by functions only; others read product_reviews.';
