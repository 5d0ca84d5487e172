-- Content: the hero carousel of the home page.

-- tables -------------------------------------------------------------------------------------------------
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
  updated_at timestamptz not null default now()
);

-- indexes ------------------------------------------------------------------------------------------------
create index hero_slides_order on public.hero_slides (display_order, created_at);

create trigger hero_slides_updated_at before update on public.hero_slides for each row execute function private.set_updated_at();

-- grants -------------------------------------------------------------------------------------------------
grant select on public.hero_slides to anon, authenticated;
grant insert, update, delete on public.hero_slides to authenticated;
grant all on public.hero_slides to service_role;

-- row-level security -------------------------------------------------------------------------------------
alter table public.hero_slides enable row level security;

create policy "anyone reads active slides" on public.hero_slides for select to anon, authenticated using (is_active or (select private.is_staff()));
comment on policy "anyone reads active slides" on public.hero_slides is 'Staff see the inactive ones too.';
create policy "staff create slides" on public.hero_slides for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create slides" on public.hero_slides is 'employee, manager, admin, superadmin.';
create policy "staff edit slides" on public.hero_slides for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit slides" on public.hero_slides is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes slides" on public.hero_slides for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes slides" on public.hero_slides is 'Deleting content is for the superadmin alone.';

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.hero_slides;

-- storage ------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 10485760, array['image/webp', 'image/avif', 'image/jpeg', 'image/png'])
on conflict (id) do nothing;

-- The bucket is public: whoever knows a picture's address gets it. Listing all of them, those of hidden slides and
-- drafts among them, is for staff.
create policy "staff list media" on storage.objects for select to authenticated using (bucket_id = 'media' and (select private.is_staff()));
create policy "staff upload media" on storage.objects for insert to authenticated with check (bucket_id = 'media' and (select private.is_staff()));
create policy "staff replace media" on storage.objects for update to authenticated using (bucket_id = 'media' and (select private.is_staff()));
create policy "superadmin deletes media" on storage.objects for delete to authenticated using (bucket_id = 'media' and (select private.is_superadmin()));
