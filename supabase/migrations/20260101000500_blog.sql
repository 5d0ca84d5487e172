-- Blog: posts in Markdown, and their announcement to newsletter subscribers.

-- types -----------------------------------------------------------------------------------------------
create type public.post_category as enum ('reparacion', 'tutoriales', 'noticias', 'comparativas', 'herramientas', 'negocios');
create type public.post_state as enum ('borrador', 'publicado');

-- rules of the columns --------------------------------------------------------------------------------
create function private.count_words(p_text text) returns int
language sql immutable set search_path = '' as
$$ select count(*)::int from regexp_matches(p_text, '[[:alnum:]]+', 'g') $$;

-- tables ----------------------------------------------------------------------------------------------
create table public.posts (
  id uuid primary key default gen_random_uuid(),
  -- The slug after /blog/, except three path segments of the blog itself.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 90 and slug not in ('categoria', 'pagina', 'rss')),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  excerpt text not null default '' check (char_length(excerpt) <= 300),
  body text not null default '' check (char_length(body) <= 60000),
  category public.post_category not null,
  -- A path of our own storage.
  cover text not null default '' check (char_length(cover) <= 500 and cover ~* '^(/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png))?$'),
  cover_alt text not null default '' check (char_length(cover_alt) <= 200),
  is_featured boolean not null default false,
  state public.post_state not null default 'borrador',
  published_at timestamptz,
  words int not null generated always as (private.count_words(body)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  announced_at timestamptz,
  search tsvector generated always as (
    private.search_vector(title, 'aa1 articulo aa1 guia aa1 tutorial aa1 blog', excerpt || ' ' || body, true)
  ) stored,
  constraint posts_published_have_text check (state = 'borrador' or (btrim(body) <> '' and btrim(excerpt) <> '' and published_at is not null))
);
comment on table public.posts is 'Public when state is publicado and published_at is past; a future date schedules it.';
comment on column public.posts.updated_at is 'Last change of published content.';
comment on column public.posts.announced_at is 'When staff announced it to subscribers; at most once.';

create table public.post_old_slugs (
  slug text primary key,
  post_id uuid not null references public.posts (id) on delete cascade
);
comment on table public.post_old_slugs is 'Former slugs of posts, for redirects.';

-- indexes ---------------------------------------------------------------------------------------------
create index posts_newest on public.posts (published_at desc, id) where state = 'publicado';
create index posts_search on public.posts using gin (search);
create index posts_edited on public.posts (updated_at desc, id);
create unique index posts_one_featured on public.posts (is_featured) where is_featured;
create index post_old_slugs_of on public.post_old_slugs (post_id);

-- functions: consequences of a change -----------------------------------------------------------------
-- A post published without a date gets the current time; only one post is featured at a time.
create function private.prepare_post() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.state = 'publicado' then
    new.published_at := coalesce(new.published_at, now());
  end if;
  if new.is_featured then
    update public.posts set is_featured = false where is_featured and id <> new.id;
  end if;
  return new;
end $$;

-- The former slug redirects from now on; the new one is removed from the former slugs.
create function private.keep_old_post_slug() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  -- A draft was never public, so its former slug needs no redirect.
  if tg_op = 'UPDATE' and new.slug <> old.slug and old.state = 'publicado' then
    insert into public.post_old_slugs (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id;
  end if;
  delete from public.post_old_slugs where slug = new.slug;
  return null;
end $$;

-- functions: reading ----------------------------------------------------------------------------------
-- Number of public posts per category: {reparacion: 15, …}.
create function public.post_counts() returns jsonb
language sql stable set search_path = '' as
$$
  select coalesce(jsonb_object_agg(category, n), '{}') from (
    select category, count(*) as n from public.posts where state = 'publicado' and published_at <= now() group by category) c
$$;

-- Slugs of related public posts: same category first, then by title similarity.
create function public.related_posts(p_slug text, p_limit int default 3) returns setof text
language sql stable set search_path = '' as
$$
  select o.slug from public.posts p, public.posts o
  where p.slug = p_slug and o.id <> p.id and o.state = 'publicado' and o.published_at <= now()
  order by extensions.word_similarity(private.norm(p.title), private.norm(o.title || ' ' || o.excerpt))
    + case when o.category = p.category then 0.3 else 0 end desc, o.published_at desc, o.id
  limit least(greatest(coalesce(p_limit, 3), 1), 12)
$$;

-- A page of the posts for the back office: {items, total, counts}. Drafts first when requested.
create function public.staff_posts(
  p_query text default '',
  p_category public.post_category default null,
  p_state text default null,
  p_limit int default 30,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  pattern text := private.like_pattern(p_query);
begin
  perform private.require_staff();
  return (
    with known as (
      select p.*, case when p.state = 'borrador' then 'borrador' when p.published_at > now() then 'programado' else 'publicado' end as stage
      from public.posts p
    ), found as (
      select * from known k
      where (pattern = '%%' or private.norm(k.title) like pattern) and (p_category is null or k.category = p_category) and (p_state is null or k.stage = p_state)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (select coalesce(jsonb_object_agg(stage, n), '{}') from (select stage, count(*) as n from known group by stage) s),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'slug', f.slug, 'title', f.title, 'category', f.category, 'cover', f.cover,
          'stage', f.stage, 'is_featured', f.is_featured, 'published_at', f.published_at, 'updated_at', f.updated_at, 'words', f.words)
          order by f.state, f.published_at desc nulls first, f.updated_at desc, f.id), '[]')
        from (select * from found order by state, published_at desc nulls first, updated_at desc, id
          limit least(greatest(coalesce(p_limit, 30), 1), 100) offset greatest(coalesce(p_offset, 0), 0)) f)));
end $$;

-- functions: hours of advertising ---------------------------------------------------------------------
-- Ley 2300 of 2023: Monday to Friday from 7 to 19, Saturdays from 8 to 15, never on Sundays and holidays.
create function private.is_marketing_time(p_at timestamptz default now()) returns boolean
language sql stable set search_path = '' as
$$
  select case
    when exists (select from private.co_holidays(extract(year from here)::int) h where h = here::date) then false
    when extract(isodow from here) <= 5 then here::time >= '07:00' and here::time < '19:00'
    when extract(isodow from here) = 6 then here::time >= '08:00' and here::time < '15:00'
    else false
  end
  from (select p_at at time zone 'America/Bogota' as here) local
$$;

-- The given time if advertising is allowed then, else the next allowed time.
create function private.next_marketing_time(p_at timestamptz default now()) returns timestamptz
language sql stable set search_path = '' as
$$
  select case when private.is_marketing_time(p_at) then p_at else (
    select min(opening) from (
      select (day::date + case when extract(isodow from day) = 6 then time '08:00' else time '07:00' end) at time zone 'America/Bogota' as opening
      from generate_series(private.co_date(p_at), private.co_date(p_at) + 14, interval '1 day') day) days
    where opening >= p_at and private.is_marketing_time(opening)) end
$$;

-- functions: announcing -------------------------------------------------------------------------------
-- Queues a mail to every confirmed subscriber; returns their number and the start of sending. At most one announcement per
-- person and day: others are scheduled for the next allowed day.
create function public.announce_post(p_post uuid) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  p public.posts;
  queued int;
  leaves timestamptz := private.next_marketing_time();
begin
  perform private.require_staff();
  select * into p from public.posts where id = p_post for update;
  if p.id is null then
    perform private.refuse('not_found', 'No encontramos ese artículo.');
  end if;
  if p.state <> 'publicado' or p.published_at > now() then
    perform private.refuse('not_public', 'Publica el artículo antes de avisarles a los suscriptores.');
  end if;
  if p.announced_at is not null then
    perform private.refuse('announced', 'A los suscriptores ya se les avisó de este artículo.');
  end if;
  insert into private.outbox (kind, about, recipient, data, dedupe_key, not_before)
  select 'newsletter.post', s.id, s.email, jsonb_build_object('post', p.slug, 'leave', k.unsubscribe_token),
    concat_ws(':', 'newsletter.post', s.id, p.id),
    case when last.day >= private.co_date(leaves)
      then private.next_marketing_time((last.day + 1)::timestamp at time zone 'America/Bogota') else leaves end
  from public.newsletter_subscribers s
  join private.newsletter_keys k on k.subscriber_id = s.id
  left join lateral (
    select max(private.co_date(coalesce(o.sent_at, o.not_before))) as day from private.outbox o
    where o.about = s.id and o.kind = 'newsletter.post' and o.failed_at is null) last on true
  where s.state = 'confirmado'
  on conflict (dedupe_key) do nothing;
  get diagnostics queued = row_count;
  update public.posts set announced_at = now() where id = p.id;
  return jsonb_build_object('subscribers', queued, 'leaves_at', leaves);
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger posts_old_slug after insert or update of slug on public.posts for each row execute function private.keep_old_post_slug();
create trigger posts_prepare before insert or update on public.posts for each row execute function private.prepare_post();
-- Featuring another post does not change this one. Generated columns are not computed before an update.
create trigger posts_updated_at before update on public.posts for each row
  when ((old.slug, old.title, old.excerpt, old.body, old.category, old.cover, old.cover_alt, old.state, old.published_at)
    is distinct from (new.slug, new.title, new.excerpt, new.body, new.category, new.cover, new.cover_alt, new.state, new.published_at))
  execute function private.set_updated_at();
create trigger posts_version before update on public.posts for each row execute function private.raise_version('is_featured', 'announced_at', 'words');
create trigger posts_words after insert or update of title on public.posts
  for each row execute function private.keep_row_words('title');

-- grants ----------------------------------------------------------------------------------------------
grant select on public.posts, public.post_old_slugs to anon, authenticated;
grant insert, update, delete on public.posts to authenticated;
grant all on public.posts, public.post_old_slugs to service_role;
grant execute on function private.count_words to anon, authenticated, service_role;
grant execute on function public.post_counts, public.related_posts to anon, authenticated;
grant execute on function public.staff_posts, public.announce_post to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.posts enable row level security;
alter table public.post_old_slugs enable row level security;

create policy "anyone reads published posts" on public.posts for select to anon, authenticated
  using ((state = 'publicado' and published_at <= now()) or (select private.is_staff()));
comment on policy "anyone reads published posts" on public.posts is 'Staff see drafts and scheduled posts too.';
create policy "staff write posts" on public.posts for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff write posts" on public.posts is 'employee, manager, admin, superadmin.';
create policy "staff edit posts" on public.posts for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit posts" on public.posts is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes posts" on public.posts for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes posts" on public.posts is 'Deleting content is for the superadmin alone.';

create policy "anyone reads old slugs of posts" on public.post_old_slugs for select to anon, authenticated using (true);
comment on policy "anyone reads old slugs of posts" on public.post_old_slugs is 'Former slugs are public. Written by triggers only.';
