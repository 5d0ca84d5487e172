/**
 * SQL shown on the setup screen when the slides' table is missing, copied from the migrations. A database test drops
 * the table, runs this and compares the result.
 */
export const HERO_SETUP_SQL = `create table public.hero_slides (
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
  constraint hero_slides_image_said check (char_length(image_url) <= 500 and image_url ~* '^/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\\.(webp|avif|jpe?g|png)$'),
  constraint hero_slides_button_safe check (
    char_length(button_url) <= 500 and button_url ~ '^(/([^/\\\\[:space:]][^\\\\[:space:]]*)?|https://[^[:space:]]+)$')
);

create index hero_slides_order on public.hero_slides (display_order, created_at);

create trigger hero_slides_close_gap after delete on public.hero_slides for each statement execute function private.close_slide_gap();
create trigger hero_slides_updated_at before update on public.hero_slides for each row execute function private.set_updated_at();
-- Moving a slide makes nobody's open form stale: only what is written on it counts.
create trigger hero_slides_version
  before update of title, subtitle, description, button_text, button_url, image_url, is_active on public.hero_slides
  for each row execute function private.raise_version();

grant select on public.hero_slides to anon, authenticated;
grant insert, update, delete on public.hero_slides to authenticated;
grant all on public.hero_slides to service_role;

alter table public.hero_slides enable row level security;

create policy "anyone reads active slides" on public.hero_slides for select to anon, authenticated using (is_active or (select private.is_staff()));
comment on policy "anyone reads active slides" on public.hero_slides is 'Staff see the inactive ones too.';
create policy "staff create slides" on public.hero_slides for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create slides" on public.hero_slides is 'employee, manager, admin, superadmin.';
create policy "staff edit slides" on public.hero_slides for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit slides" on public.hero_slides is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes slides" on public.hero_slides for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes slides" on public.hero_slides is 'Deleting content is for the superadmin alone.';

select private.watch('hero_slides');
select private.announce('hero_slides');
select private.keep_writable('hero_slides');
`;

const MISSING = new Set(["42P01", "PGRST205"]);

/** Whether a database error means that the table does not exist. */
export function isMissingTable(error: { code?: string } | null): boolean {
  return MISSING.has(error?.code ?? "");
}
