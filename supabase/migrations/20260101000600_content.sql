-- Content: the hero carousel of the home page, and the public bucket of images.

-- tables ----------------------------------------------------------------------------------------------
create table public.hero_slides (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  subtitle text not null,
  description text not null,
  button_text text not null,
  button_url text not null,
  image_url text not null,
  is_active boolean not null default true,
  display_order int not null default 1 check (display_order >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint hero_slides_title_said check (char_length(btrim(title)) between 1 and 120),
  constraint hero_slides_subtitle_said check (char_length(btrim(subtitle)) between 1 and 120),
  constraint hero_slides_description_said check (char_length(btrim(description)) between 1 and 400),
  constraint hero_slides_button_said check (char_length(btrim(button_text)) between 1 and 40),
  constraint hero_slides_image_said check (char_length(image_url) <= 500 and image_url ~* '^/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png)$'),
  constraint hero_slides_button_safe check (
    char_length(button_url) <= 500 and button_url ~ '^(/([^/\\[:space:]][^\\[:space:]]*)?|https://[^[:space:]]+)$')
);
comment on table public.hero_slides is 'The carousel of the home page.';

-- indexes ---------------------------------------------------------------------------------------------
create index hero_slides_order on public.hero_slides (display_order, created_at);

-- functions: order of the slides ----------------------------------------------------------------------
-- Moves a slide to a position and renumbers the others from 1. Concurrent calls are serialised.
create function public.place_slide(p_id uuid, p_place int) returns int
language plpgsql security definer set search_path = '' as
$$
declare
  others uuid[];
  target int;
begin
  perform private.require_staff();
  perform 1 from public.hero_slides order by id for update;
  if not exists (select from public.hero_slides where id = p_id) then
    perform private.refuse('not_found', 'Ese slide ya no existe.');
  end if;
  others := array(select id from public.hero_slides where id <> p_id order by display_order, created_at, id);
  target := least(greatest(coalesce(p_place, 1), 1), cardinality(others) + 1);
  update public.hero_slides s set display_order = t.n
  from unnest(others[:target - 1] || p_id || others[target:]) with ordinality as t(id, n)
  where s.id = t.id and s.display_order <> t.n;
  return target;
end $$;

-- Moves one position up or down; no effect at the ends.
create function public.move_slide(p_id uuid, p_direction text) returns int
language plpgsql security definer set search_path = '' as
$$
declare
  place int;
begin
  perform private.require_staff();
  if p_direction is distinct from 'up' and p_direction is distinct from 'down' then
    perform private.refuse('bad_direction', 'Un slide solo puede subir o bajar.');
  end if;
  perform 1 from public.hero_slides order by id for update;
  select t.n into place from (
    select id, row_number() over (order by display_order, created_at, id) as n from public.hero_slides) t where t.id = p_id;
  return public.place_slide(p_id, place + case p_direction when 'up' then -1 else 1 end);
end $$;

-- Renumbers the slides from 1 without gaps.
create function private.close_slide_gap() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  perform 1 from public.hero_slides order by id for update;
  update public.hero_slides s set display_order = t.n
  from (select id, row_number() over (order by display_order, created_at, id) as n from public.hero_slides) t
  where s.id = t.id and s.display_order <> t.n;
  return null;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger hero_slides_close_gap after delete on public.hero_slides for each statement execute function private.close_slide_gap();
create trigger hero_slides_updated_at before update on public.hero_slides for each row execute function private.set_updated_at();
-- Moving a slide causes no edit conflict: only its content increments the version.
create trigger hero_slides_version
  before update of title, subtitle, description, button_text, button_url, image_url, is_active on public.hero_slides
  for each row execute function private.raise_version();

-- grants ----------------------------------------------------------------------------------------------
grant select on public.hero_slides to anon, authenticated;
grant insert, update, delete on public.hero_slides to authenticated;
grant all on public.hero_slides to service_role;
grant execute on function public.place_slide, public.move_slide to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.hero_slides enable row level security;

create policy "anyone reads active slides" on public.hero_slides for select to anon, authenticated using (is_active or (select private.is_staff()));
comment on policy "anyone reads active slides" on public.hero_slides is 'Staff see the inactive ones too.';
create policy "staff create slides" on public.hero_slides for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create slides" on public.hero_slides is 'employee, manager, admin, superadmin.';
create policy "staff edit slides" on public.hero_slides for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit slides" on public.hero_slides is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes slides" on public.hero_slides for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes slides" on public.hero_slides is 'Deleting content is for the superadmin alone.';

-- The bucket is public: every image is readable by its URL. Listing them, including those of inactive slides and drafts, is
-- for staff only.
create policy "staff list media" on storage.objects for select to authenticated using (bucket_id = 'media' and (select private.is_staff()));
-- No update policy: a name contains the hash of its content, so a file is never replaced, and moving it would delete it.
create policy "staff upload media" on storage.objects for insert to authenticated with check (bucket_id = 'media' and (select private.is_staff())
  and name ~ '^(productos|servicios|cursos|hero|portada|blog)/[0-9a-f]{24}-[0-9]{1,5}x[0-9]{1,5}[.]webp$');
create policy "superadmin deletes media" on storage.objects for delete to authenticated using (bucket_id = 'media' and (select private.is_superadmin()));

-- storage ---------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 10485760, array['image/webp', 'image/avif', 'image/jpeg', 'image/png'])
on conflict (id) do nothing;
