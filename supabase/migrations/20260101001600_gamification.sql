-- Gamification: points and experience are a ledger; a profile's points and level are its totals.

-- types -----------------------------------------------------------------------------------------------
create type public.xp_kind as enum ('order', 'lesson', 'course', 'repair', 'review', 'achievement', 'opening');
create type public.social_post_status as enum ('pending', 'approved', 'rejected');

-- tables ----------------------------------------------------------------------------------------------
create table public.xp_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind public.xp_kind not null,
  reference text not null check (reference <> ''),
  revision int not null check (revision > 0),
  xp int not null,
  points int not null,
  detail text not null default '',
  created_at timestamptz not null default now(),
  check (xp <> 0 or points <> 0),
  unique (reference, kind, user_id, revision)
);
comment on table public.xp_events is 'Append-only, written by private.settle_xp only. The total of a cause is the sum of its rows: a reversal is a negative row.';
comment on column public.xp_events.reference is 'The cause: id of an order, a course lesson, a repair, a review or an achievement.';
comment on column public.xp_events.detail is 'Text for the user: the order''s number, the lesson''s title.';

create table public.achievement_claims (
  user_id uuid not null references auth.users (id) on delete cascade,
  achievement text not null,
  claimed_at timestamptz not null default now(),
  primary key (user_id, achievement)
);
comment on table public.achievement_claims is 'Rewards that people have taken, once each.';

create table public.social_posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  url text not null unique,
  status public.social_post_status not null default 'pending',
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.social_posts is 'Links that people send to their posts about the shop; staff approve them.';
comment on column public.social_posts.url is 'Normalised by private.social_address, so that one post has one URL.';

-- indexes ---------------------------------------------------------------------------------------------
create index xp_events_of_user on public.xp_events (user_id, created_at desc, id desc);
create index social_posts_of_reviewer on public.social_posts (reviewed_by) where reviewed_by is not null;
create index social_posts_of_user on public.social_posts (user_id, created_at desc);
create index social_posts_waiting on public.social_posts (created_at) where status = 'pending';

-- functions: the ledger -------------------------------------------------------------------------------
-- Points and level are computed from the ledger; never below 0 after refunds of spent points.
create function private.project_progress() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  select greatest(0, coalesce(sum(points), 0)), 1 + greatest(0, coalesce(sum(xp), 0)) / 30
  into new.points, new.level from public.xp_events where user_id = new.id;
  return new;
end $$;

-- Updates the profile's totals: project_progress.
create function private.xp_event_added() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin update public.profiles set points = points where id = new.user_id; return null; end $$;

-- Rejects changes of existing rows.
create function private.keep_ledger() returns trigger
language plpgsql set search_path = '' as
$$ begin raise exception 'The ledger only grows: write a correction instead.' using errcode = '42501'; end $$;

-- Sets a person's total for a cause by inserting the difference. Idempotent.
create function private.settle_xp(p_user uuid, p_kind public.xp_kind, p_reference text, p_xp int, p_points int, p_detail text default '') returns void
language plpgsql set search_path = '' as
$$
declare
  had record;
begin
  -- Serialised per person. Accounts being deleted have nothing to settle.
  perform 1 from public.profiles p where p.id = p_user and exists (select from auth.users u where u.id = p_user) for update;
  if not found then return; end if;
  select coalesce(sum(xp), 0)::int as xp, coalesce(sum(points), 0)::int as points, coalesce(max(revision), 0) as revision into had
  from public.xp_events where user_id = p_user and kind = p_kind and reference = p_reference;
  if had.xp = p_xp and had.points = p_points then return; end if;
  insert into public.xp_events (user_id, kind, reference, revision, xp, points, detail)
  values (p_user, p_kind, p_reference, had.revision + 1, p_xp - had.xp, p_points - had.points, left(coalesce(p_detail, ''), 200));
end $$;

-- functions: sources of points and experience ---------------------------------------------------------
-- A paid order: 5 XP, and 1 point per 1.000 COP paid and not refunded. A previous owner loses them.
create function private.settle_order_points(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  o public.orders;
  holder uuid;
  net int := 0;
begin
  select * into o from public.orders where id = p_order;
  if not found then return; end if;
  if o.payment_status in ('paid', 'partially_refunded') then
    net := greatest(0, o.total_price - coalesce((select p.refunded_amount from public.payments p where p.id = o.paid_by), 0));
  end if;
  for holder in
    select distinct user_id from public.xp_events
    where kind = 'order' and reference = o.id::text and user_id is distinct from o.user_id
  loop
    perform private.settle_xp(holder, 'order', o.id::text, 0, 0, left(o.id::text, 8));
  end loop;
  if o.user_id is not null then
    perform private.settle_xp(o.user_id, 'order', o.id::text, case when net > 0 then 5 else 0 end, net / 1000, left(o.id::text, 8));
  end if;
end $$;

-- An approved review: 2 XP, reversed when it is hidden again.
create function private.review_moderated() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.settle_xp(new.user_id, 'review', new.id::text, case when new.status = 'approved' then 2 else 0 end, 0,
    (select name from public.products where id = new.product_id));
  return null;
end $$;

-- A repair handed over to its owner: 5 XP; reversed if the hand-over is reverted or the owner changes.
create function private.repair_delivered() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if tg_op = 'UPDATE' and old.usuario_id is distinct from new.usuario_id and old.usuario_id is not null then
    perform private.settle_xp(old.usuario_id, 'repair', new.id::text, 0, 0, right(new.id::text, 8));
  end if;
  if new.usuario_id is not null then
    perform private.settle_xp(new.usuario_id, 'repair', new.id::text, case when new.outcome = 'reparado' then 5 else 0 end, 0, right(new.id::text, 8));
  end if;
  return null;
end $$;

-- A completed lesson: 1 XP; a completed course: 10 XP. A lesson added later reverses nothing.
create function private.lesson_marked() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  mark public.lesson_progress;
  course public.courses;
  is_finished boolean;
begin
  if tg_op = 'DELETE' then mark := old; else mark := new; end if;
  select * into course from public.courses where id = mark.course_id;
  if not found then return null; end if;
  -- Locks the person first: of two lessons completed concurrently, the second sees the first.
  perform private.settle_xp(mark.user_id, 'lesson', mark.course_id || '/' || mark.lesson_id, case when tg_op = 'DELETE' then 0 else 1 end, 0, course.title);
  is_finished := private.has_finished(mark.user_id, course);
  if is_finished = (tg_op = 'INSERT') then
    perform private.settle_xp(mark.user_id, 'course', mark.course_id::text, case when is_finished then 10 else 0 end, 0, course.title);
  end if;
  return null;
end $$;

-- functions: achievements -----------------------------------------------------------------------------
-- The four achievements: measure, target and reward.
create function private.achievement_rules() returns table (achievement text, place int, metric text, target int, reward int)
language sql immutable set search_path = '' as
$$
  values ('first-purchase', 1, 'purchases', 1, 2),
         ('social-media', 2, 'posts', 1, 2),
         ('novice-level', 3, 'xp', 30, 5),
         ('pro-gamer-level', 4, 'xp', 60, 10)
$$;

create function private.progress_of(p_user uuid) returns table (xp int, points int, purchases int, posts int)
language sql stable set search_path = '' as
$$
  select greatest(0, coalesce(sum(e.xp), 0))::int, greatest(0, coalesce(sum(e.points), 0))::int,
    (select count(*)::int from public.orders o where o.user_id = p_user
       and exists (select from public.order_items i where i.order_id = o.id and private.is_kept(o, i))),
    (select count(*)::int from public.social_posts s where s.user_id = p_user and s.status = 'approved')
  from public.xp_events e where e.user_id = p_user
$$;

-- The caller's own totals: {xp, points, achievements: [{id, reached, target, reward, claimed}]}.
create function public.my_progress() returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('xp', p.xp, 'points', p.points, 'achievements', (
    select jsonb_agg(jsonb_build_object(
      'id', r.achievement, 'reached', (to_jsonb(p) ->> r.metric)::int, 'target', r.target, 'reward', r.reward,
      'claimed', exists (select from public.achievement_claims c where c.user_id = (select auth.uid()) and c.achievement = r.achievement))
      order by r.place)
    from private.achievement_rules() r))
  from private.progress_of((select auth.uid())) p
$$;

-- Claims a reached achievement, once; returns the XP.
create function public.claim_achievement(p_achievement text) returns int
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  rule record;
begin
  -- Concurrent claims wait here; the second one finds the first.
  perform 1 from public.profiles where id = me for update;
  if not found then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  select * into rule from private.achievement_rules() where achievement = p_achievement;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese logro.');
  end if;
  if exists (select from public.achievement_claims where user_id = me and achievement = p_achievement) then
    perform private.refuse('already_claimed', 'Ya reclamaste esta recompensa.');
  end if;
  if (select (to_jsonb(p) ->> rule.metric)::int < rule.target from private.progress_of(me) p) then
    perform private.refuse('locked', 'Este logro todavía está bloqueado. Sigue avanzando para desbloquearlo.');
  end if;
  insert into public.achievement_claims (user_id, achievement) values (me, p_achievement);
  perform private.settle_xp(me, 'achievement', p_achievement, rule.reward, 0);
  return rule.reward;
end $$;

-- functions: social posts -----------------------------------------------------------------------------
-- Canonical URL of a post on a supported network; null otherwise. Tracking parameters are removed.
create function private.social_address(p_url text) returns text
language plpgsql immutable set search_path = '' as
$$
declare
  parts text[] := regexp_match(btrim(p_url),
    '^https://(?:www\.|m\.|mobile\.|web\.)?((?:vm\.|vt\.)?tiktok\.com|instagram\.com|youtube\.com|youtu\.be|facebook\.com|fb\.watch|x\.com|twitter\.com)(/[A-Za-z0-9._~%@/+-]*)(?:\?([^#\s]*))?(?:#\S*)?$', 'i');
  host text := lower(parts[1]);
  path text := rtrim(parts[2], '/');
  kept text;
begin
  if parts is null or char_length(p_url) > 500 or path = '' or path ~ '/\.' then return null; end if;
  select string_agg(pair, '&' order by pair) into kept
  from regexp_split_to_table(coalesce(parts[3], ''), '&') pair
  where pair ~ '^(v|story_fbid|id|fbid)=[A-Za-z0-9_-]+$';
  if host = 'youtu.be' then
    host := 'youtube.com'; kept := 'v=' || substr(path, 2); path := '/watch';
  elsif host = 'twitter.com' then
    host := 'x.com';
  end if;
  if host not in ('youtube.com', 'facebook.com') then kept := null; end if;
  return 'https://' || case when host in ('x.com', 'fb.watch', 'vm.tiktok.com', 'vt.tiktok.com') then '' else 'www.' end
    || host || path || coalesce('?' || kept, '');
end $$;

-- Submits a link to a post about the shop; pending until approved by staff.
create function public.submit_social_post(p_url text) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  address text := private.social_address(p_url);
  sent uuid;
begin
  perform 1 from public.profiles where id = me for update;
  if not found then
    raise exception 'Sin permisos' using errcode = '42501';
  end if;
  if address is null then
    perform private.refuse('bad_address', 'Pega el enlace completo de tu publicación en Instagram, TikTok, YouTube, Facebook o X.');
  end if;
  if (select count(*) from public.social_posts where user_id = me and status = 'pending') >= 5 then
    perform private.refuse('too_many', 'Tienes varias publicaciones en revisión. Espera a que las miremos antes de enviar más.');
  end if;
  insert into public.social_posts (user_id, url) values (me, address) on conflict (url) do nothing returning id into sent;
  if sent is null then
    perform private.refuse('already_sent', 'Esa publicación ya fue enviada.');
  end if;
  return sent;
end $$;

-- Staff approve or reject a post, or take a decision back ('pending'): then it waits again, and what was claimed stays claimed.
create function public.review_social_post(p_post uuid, p_status public.social_post_status) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  post public.social_posts;
begin
  perform private.require_staff();
  if p_status is null then
    perform private.refuse('bad_status', 'Una publicación se aprueba o se rechaza.');
  end if;
  select * into post from public.social_posts where id = p_post for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos esa publicación.');
  end if;
  if post.user_id = (select auth.uid()) then
    perform private.refuse('own_post', 'Otra persona del equipo debe revisar tu publicación.');
  end if;
  if post.status = p_status then return; end if;
  update public.social_posts set status = p_status, reviewed_by = case when p_status <> 'pending' then (select auth.uid()) end,
    reviewed_at = case when p_status <> 'pending' then now() end
  where id = post.id;
  perform private.audit('social_post.reviewed', 'social_posts', post.id::text, jsonb_build_object('from', post.status, 'to', p_status));
end $$;

-- A page of the posts, pending ones first: {items, total, counts, reward}. `reward` is paid once per person.
create function public.social_posts_for_staff(
  p_query text default '',
  p_status public.social_post_status default null,
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
          'reviewed_by', private.person_name(s.reviewed_by),
          'is_claimed', exists (select from public.achievement_claims c where c.user_id = s.user_id and c.achievement = 'social-media'),
          'has_other', exists (select from public.social_posts o where o.user_id = s.user_id and o.status = 'approved' and o.id <> s.id))
          order by page.place), '[]')
        from (select * from found order by place limit least(greatest(coalesce(p_limit, 20), 1), 100) offset greatest(coalesce(p_offset, 0), 0)) page
        join public.social_posts s on s.id = page.id)));
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger lesson_progress_xp after insert or delete on public.lesson_progress for each row execute function private.lesson_marked();

create trigger ordenes_servicio_xp after insert or update of estado, usuario_id on public.ordenes_servicio
  for each row execute function private.repair_delivered();

create trigger profiles_progress before insert or update of points, level on public.profiles
  for each row execute function private.project_progress();

create trigger reviews_xp after insert or update of status on public.reviews for each row execute function private.review_moderated();

create trigger xp_events_append_only before update on public.xp_events for each row execute function private.keep_ledger();
create trigger xp_events_projection after insert on public.xp_events for each row execute function private.xp_event_added();

-- grants ----------------------------------------------------------------------------------------------
-- Ledger and claims are written by functions only, not even by the secret key.
revoke all on public.xp_events, public.achievement_claims from service_role;
grant select on public.xp_events, public.achievement_claims, public.social_posts to authenticated;
grant select on public.xp_events, public.achievement_claims to service_role;
grant all on public.social_posts to service_role;
grant execute on function public.my_progress, public.claim_achievement, public.submit_social_post,
  public.review_social_post, public.social_posts_for_staff to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.xp_events enable row level security;
alter table public.achievement_claims enable row level security;
alter table public.social_posts enable row level security;

create policy "own ledger or staff reads" on public.xp_events for select to authenticated
  using (user_id = (select auth.uid()) or user_id >= private.staff_sees_from());
comment on policy "own ledger or staff reads" on public.xp_events is 'People read their own; written by functions only.';

create policy "own claims or staff reads" on public.achievement_claims for select to authenticated
  using (user_id = (select auth.uid()) or user_id >= private.staff_sees_from());
comment on policy "own claims or staff reads" on public.achievement_claims is 'Written by claim_achievement.';

create policy "own posts or staff reads" on public.social_posts for select to authenticated
  using (user_id = (select auth.uid()) or user_id >= private.staff_sees_from());
comment on policy "own posts or staff reads" on public.social_posts is 'Written by functions only.';

-- realtime --------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.xp_events, public.social_posts;
