-- Home page: chosen items, repair stories (before and after) and the workshop's people.

-- tables ----------------------------------------------------------------------------------------------
create table public.home_picks (
  id uuid primary key default gen_random_uuid(),
  product_id uuid unique references public.products (id) on delete cascade,
  service_id uuid unique references public.services (id) on delete cascade,
  course_id uuid unique references public.courses (id) on delete cascade,
  display_order int not null check (display_order between 1 and 8),
  constraint home_picks_one_thing check (num_nonnulls(product_id, service_id, course_id) = 1)
);
comment on table public.home_picks is 'Products, services and courses that staff chose for the home page; a kind without rows shows its newest item. Written by set_home_picks only.';

create table public.repair_stories (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  console text not null,
  problem text not null,
  work text not null,
  before_url text not null,
  after_url text not null,
  is_published boolean not null default false,
  display_order int not null default 1000 check (display_order >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint repair_stories_title_said check (char_length(btrim(title)) between 1 and 80),
  constraint repair_stories_console_said check (char_length(btrim(console)) between 1 and 60),
  constraint repair_stories_problem_said check (char_length(btrim(problem)) between 1 and 300),
  constraint repair_stories_work_said check (char_length(btrim(work)) between 1 and 300),
  constraint repair_stories_before_said check (char_length(before_url) <= 500 and before_url ~* '^/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png)$'),
  constraint repair_stories_after_said check (char_length(after_url) <= 500 and after_url ~* '^/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png)$')
);
comment on table public.repair_stories is 'A repair with a picture before and one after, shown on the home page when published.';
comment on column public.repair_stories.display_order is 'A new row is the last one until order_home_list places it.';

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  specialty text not null,
  photo_url text not null default '' check (char_length(photo_url) <= 500 and photo_url ~* '^(/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png))?$'),
  is_published boolean not null default true,
  display_order int not null default 1000 check (display_order >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint team_members_name_said check (char_length(btrim(name)) between 1 and 60),
  constraint team_members_specialty_said check (char_length(btrim(specialty)) between 1 and 120)
);
comment on table public.team_members is 'People of the workshop, as the home page introduces them; not their accounts. Initials replace a missing photo.';
comment on column public.team_members.display_order is 'A new row is the last one until order_home_list places it.';

-- indexes ---------------------------------------------------------------------------------------------
create index repair_stories_order on public.repair_stories (display_order, created_at);
create index team_members_order on public.team_members (display_order, created_at);
-- The newest good reviews of all products.
create index reviews_best on public.reviews (created_at desc) where status = 'approved' and stars >= 4;

-- functions: chosen items -----------------------------------------------------------------------------
-- Ids of one kind in order.
create function private.home_picks_of(p_kind text) returns uuid[]
language sql stable set search_path = '' as
$$
  select coalesce(array_agg(t.picked order by t.display_order), '{}') from (
    select case p_kind when 'product' then product_id when 'service' then service_id when 'course' then course_id end as picked, display_order
    from public.home_picks) t
  where t.picked is not null
$$;

-- Replaces the chosen items of a kind: at most eight products, three services, three courses. p_known is what the editor
-- showed; rejected when another user changed it meanwhile.
create function public.set_home_picks(p_kind text, p_ids uuid[], p_known uuid[]) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  most int := case p_kind when 'product' then 8 when 'service' then 3 when 'course' then 3 end;
begin
  perform private.require_staff();
  if most is null then
    perform private.refuse('bad_kind', 'En la portada se eligen productos, servicios o cursos.');
  end if;
  if p_ids is null or cardinality(p_ids) > most or cardinality(p_ids) <> (select count(distinct id) from unnest(p_ids) id) then
    perform private.refuse('too_many', format('Elige hasta %s, cada uno una vez.', most));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('home_picks', 0));
  if private.home_picks_of(p_kind) is distinct from coalesce(p_known, '{}') then
    perform private.refuse('changed', 'Alguien más cambió la portada. Mira cómo quedó y vuelve a intentarlo.');
  end if;
  delete from public.home_picks
  where case p_kind when 'product' then product_id when 'service' then service_id else course_id end is not null;
  begin
    insert into public.home_picks (product_id, service_id, course_id, display_order)
    select case when p_kind = 'product' then id end, case when p_kind = 'service' then id end, case when p_kind = 'course' then id end, place
    from unnest(p_ids) with ordinality as t(id, place);
  exception when foreign_key_violation then
    perform private.refuse('not_found', 'Eso ya no existe. Elige otro.');
  end;
  perform private.audit('home.picked', 'home_picks', p_kind, jsonb_build_object('quantity', cardinality(p_ids)));
end $$;

-- Products of the home page, as search_products returns them: the chosen ones in order, otherwise the newest, with those that
-- have a picture first.
create function public.home_products() returns jsonb
language sql stable security invoker set search_path = '' as
$$
  with chosen as (
    select p.*, k.display_order as place from public.home_picks k join public.products p on p.id = k.product_id
  ), newest as (
    (select p.*, 1 as place from public.products p where image <> '' order by created_at desc, id limit 1)
    union all
    (select p.*, 2 as place from public.products p order by created_at desc, id limit 1)
    order by place limit 1
  ), shown as (
    select * from chosen union all select * from newest where not exists (select from chosen)
  )
  select jsonb_build_object(
    'is_chosen', exists (select from chosen),
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'slug', slug, 'name', name, 'description', description, 'price', price, 'image', image, 'images', images,
      'category', category, 'stock', stock, 'badge_text', badge_text, 'badge_color', badge_color, 'kind', kind, 'condition', condition) order by place), '[]'))
  from shown
$$;

-- Units per product in the newest 400 paid orders, without what was refunded. Security definer, because orders are private.
create function private.recent_sales() returns table (product_id uuid, units bigint)
language sql stable security definer set search_path = '' as
$$
  with recent as (
    select * from public.orders where paid_at is not null order by paid_at desc limit 400
  )
  select i.item_id, sum(i.quantity - i.refunded)
  from recent o join public.order_items i on i.order_id = o.id
  where i.item_type = 'product' and i.item_id is not null and o.payment_status in ('paid', 'partially_refunded') and i.refunded < i.quantity
  group by i.item_id
$$;

-- The newest good reviews, with the name that their author shows. Security definer, because reviews name accounts.
create function private.newest_praise() returns table (id uuid, product_id uuid, name text, stars int, body text, created_at timestamptz)
language sql stable security definer set search_path = '' as
$$
  select r.id, r.product_id, private.public_name(r.user_id), r.stars, r.body, r.created_at
  from public.reviews r where r.status = 'approved' and r.stars >= 4 order by r.created_at desc, r.id limit 12
$$;

-- The four products in stock with the most units, at least two each: [{slug, name, price, image}].
create function public.best_sellers() returns jsonb
language sql stable security invoker set search_path = '' as
$$
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'price', price, 'image', image) order by units desc, name), '[]')
  from (
    select p.slug, p.name, p.price, p.image, s.units from private.recent_sales() s join public.products p on p.id = s.product_id
    where s.units >= 2 and p.stock > 0 order by s.units desc, p.name limit 4
  ) best
$$;

-- The newest approved reviews of four or five stars, one a product: [{id, name, stars, body, product, slug}].
create function public.best_reviews() returns jsonb
language sql stable security invoker set search_path = '' as
$$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'stars', stars, 'body', body, 'product', product, 'slug', slug)
    order by created_at desc, id), '[]')
  from (
    select * from (
      select distinct on (p.id) r.*, p.name as product, p.slug
      from private.newest_praise() r join public.products p on p.id = r.product_id
      order by p.id, r.created_at desc
    ) one order by created_at desc, id limit 3
  ) newest
$$;

-- functions: order ------------------------------------------------------------------------------------
-- Places the rows of a list ('stories' or 'team') in the given order; other rows follow in their previous order.
create function public.order_home_list(p_list text, p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  if p_list = 'stories' then
    perform 1 from public.repair_stories order by id for update;
    update public.repair_stories s set display_order = array_position(p_ids, s.id) where s.id = any (p_ids);
  elsif p_list = 'team' then
    perform 1 from public.team_members order by id for update;
    update public.team_members m set display_order = array_position(p_ids, m.id) where m.id = any (p_ids);
  else
    perform private.refuse('bad_list', 'Esa lista no existe.');
  end if;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger repair_stories_updated_at before update on public.repair_stories for each row execute function private.set_updated_at();
create trigger team_members_updated_at before update on public.team_members for each row execute function private.set_updated_at();
-- Moving a row causes no edit conflict: only its content increments the version.
create trigger repair_stories_version
  before update of title, console, problem, work, before_url, after_url, is_published on public.repair_stories
  for each row execute function private.raise_version();
create trigger team_members_version
  before update of name, specialty, photo_url, is_published on public.team_members
  for each row execute function private.raise_version();

-- grants ----------------------------------------------------------------------------------------------
grant select on public.home_picks, public.repair_stories, public.team_members to anon, authenticated;
grant insert, update, delete on public.repair_stories, public.team_members to authenticated;
grant all on public.home_picks, public.repair_stories, public.team_members to service_role;
grant execute on function public.home_products, public.best_sellers, public.best_reviews to anon, authenticated;
grant execute on function private.recent_sales, private.newest_praise to anon, authenticated, service_role;
grant execute on function public.set_home_picks, public.order_home_list to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.home_picks enable row level security;
alter table public.repair_stories enable row level security;
alter table public.team_members enable row level security;

create policy "anyone reads the chosen goods" on public.home_picks for select to anon, authenticated using (true);
comment on policy "anyone reads the chosen goods" on public.home_picks is 'Shown on the home page.';

create policy "anyone reads published stories" on public.repair_stories for select to anon, authenticated using (is_published or (select private.is_staff()));
comment on policy "anyone reads published stories" on public.repair_stories is 'Staff see the others too.';
create policy "staff create stories" on public.repair_stories for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create stories" on public.repair_stories is 'employee, manager, admin, superadmin.';
create policy "staff edit stories" on public.repair_stories for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit stories" on public.repair_stories is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes stories" on public.repair_stories for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes stories" on public.repair_stories is 'Deleting content is for the superadmin alone.';

create policy "anyone reads the published team" on public.team_members for select to anon, authenticated using (is_published or (select private.is_staff()));
comment on policy "anyone reads the published team" on public.team_members is 'Staff see the others too.';
create policy "staff create team members" on public.team_members for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create team members" on public.team_members is 'employee, manager, admin, superadmin.';
create policy "staff edit team members" on public.team_members for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit team members" on public.team_members is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes team members" on public.team_members for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes team members" on public.team_members is 'Deleting content is for the superadmin alone.';
