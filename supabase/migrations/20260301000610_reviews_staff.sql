-- Reviews and social posts, the back office: the two queues that staff work through.

-- indexes ------------------------------------------------------------------------------------------------
create index reviews_newest on public.reviews (created_at desc, id);
create index social_posts_newest on public.social_posts (created_at desc, id);

-- functions: reviews -------------------------------------------------------------------------------------
-- A page of the reviews, those that wait first and the oldest of them first of all: {items, total, counts}.
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
  pattern text := '%' || replace(replace(replace(private.norm(left(btrim(coalesce(p_query, '')), 120)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
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
          'moderated_by', (select coalesce(s.username, 'Usuario ' || right(s.id::text, 6)) from public.profiles s where s.id = r.moderated_by),
          'bought_at', (
            select min(coalesce(o.paid_at, o.created_at)) from public.orders o join public.order_items i on i.order_id = o.id
            where o.user_id = r.user_id and private.is_kept(o, i) and i.item_type = 'product' and i.item_id = r.product_id))
          order by page.place), '[]')
        from (select * from found order by place limit least(greatest(coalesce(p_limit, 20), 1), 100) offset greatest(coalesce(p_offset, 0), 0)) page
        join public.reviews r on r.id = page.id join public.products p on p.id = r.product_id)));
end $$;

-- Several reviews at once; one's own stay for somebody else. Answers {done, skipped, products}.
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

-- Takes a decision back: the review waits again. Answers its product, whose page is to be made anew.
create function public.reopen_review(p_review uuid) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  r public.reviews;
begin
  perform private.require_staff();
  select * into r from public.reviews where id = p_review for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos esa reseña.');
  end if;
  if r.user_id = (select auth.uid()) then
    perform private.refuse('own_review', 'Otra persona del equipo debe revisar tu reseña.');
  end if;
  if r.status <> 'pending' then
    update public.reviews set status = 'pending', moderated_by = null, moderated_at = null where id = r.id;
    perform private.audit('review.moderated', 'reviews', r.id::text, jsonb_build_object('from', r.status, 'to', 'pending'));
  end if;
  return r.product_id;
end $$;

-- functions: social posts --------------------------------------------------------------------------------
-- A page of the posts, those that wait first: {items, total, counts, reward}. `reward` is what the achievement pays, once a person.
create function public.social_posts_for_staff(
  p_query text default '',
  p_status public.social_post_status default null,
  p_limit int default 20,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  pattern text := '%' || replace(replace(replace(private.norm(left(btrim(coalesce(p_query, '')), 120)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_staff();
  return (
    with found as (
      select s.id, row_number() over (order by s.status <> 'pending',
        case when s.status = 'pending' then s.created_at end, coalesce(s.reviewed_at, s.created_at) desc, s.id) as place
      from public.social_posts s left join public.profiles a on a.id = s.user_id
      where (p_status is null or s.status = p_status) and (pattern = '%%' or private.norm(concat_ws(E'\n', s.url, a.username)) like pattern)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'reward', (select a.reward from private.achievement_rules() a where a.achievement = 'social-media'),
      'counts', (
        select jsonb_build_object('pending', count(*) filter (where status = 'pending'), 'approved', count(*) filter (where status = 'approved'),
          'rejected', count(*) filter (where status = 'rejected')) from public.social_posts),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'url', s.url, 'status', s.status, 'created_at', s.created_at,
          'reviewed_at', s.reviewed_at, 'author', private.public_name(s.user_id), 'author_id', s.user_id,
          'reviewed_by', (select coalesce(b.username, 'Usuario ' || right(b.id::text, 6)) from public.profiles b where b.id = s.reviewed_by),
          'is_claimed', exists (select from public.achievement_claims c where c.user_id = s.user_id and c.achievement = 'social-media'),
          'has_other', exists (select from public.social_posts o where o.user_id = s.user_id and o.status = 'approved' and o.id <> s.id))
          order by page.place), '[]')
        from (select * from found order by place limit least(greatest(coalesce(p_limit, 20), 1), 100) offset greatest(coalesce(p_offset, 0), 0)) page
        join public.social_posts s on s.id = page.id)));
end $$;

-- Takes a decision back: the post waits again. What was already claimed stays claimed.
create function public.reopen_social_post(p_post uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  post public.social_posts;
begin
  perform private.require_staff();
  select * into post from public.social_posts where id = p_post for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos esa publicación.');
  end if;
  if post.user_id = (select auth.uid()) then
    perform private.refuse('own_post', 'Otra persona del equipo debe revisar tu publicación.');
  end if;
  if post.status = 'pending' then return; end if;
  update public.social_posts set status = 'pending', reviewed_by = null, reviewed_at = null where id = post.id;
  perform private.audit('social_post.reviewed', 'social_posts', post.id::text, jsonb_build_object('from', post.status, 'to', 'pending'));
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.reviews_for_staff(text, public.review_status, int, int, int),
  public.moderate_reviews(uuid[], public.review_status), public.reopen_review(uuid),
  public.social_posts_for_staff(text, public.social_post_status, int, int), public.reopen_social_post(uuid) to authenticated;
