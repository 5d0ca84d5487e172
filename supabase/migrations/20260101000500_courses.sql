-- Courses.

-- types --------------------------------------------------------------------------------------------------
create type public.course_level as enum ('principiante', 'intermedio', 'avanzado');

-- tables -------------------------------------------------------------------------------------------------
create table public.courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null check (char_length(title) between 1 and 160),
  description text not null default '',
  price int not null check (price > 0),
  content text not null default '',
  cover text not null default '',
  duration_weeks int not null default 4 check (duration_weeks >= 1),
  level public.course_level not null default 'principiante',
  estimated_students int not null default 0 check (estimated_students >= 0),
  has_certification boolean not null default false,
  curriculum jsonb not null default '[]' check (jsonb_typeof(curriculum) = 'array'),
  requirements jsonb not null default '[]' check (jsonb_typeof(requirements) = 'array'),
  includes jsonb not null default '[]' check (jsonb_typeof(includes) = 'array'),
  learning_outcomes jsonb not null default '[]' check (jsonb_typeof(learning_outcomes) = 'array'),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint published_courses_teach check (not is_published or jsonb_path_exists(curriculum, '$[*].lessons[*].title'))
);
comment on column public.courses.is_published is 'A course that is not is a draft: only staff and who already bought it see it, and nobody can order it.';
comment on column public.courses.curriculum is 'List of {name, lessons: [{id, title, duration (minutes), description, preview?}]}.';

-- indexes ------------------------------------------------------------------------------------------------
create index courses_newest on public.courses (created_at desc, id);

create trigger courses_slug before insert on public.courses for each row execute function private.set_slug();
create trigger courses_updated_at before update on public.courses for each row execute function private.set_updated_at();

-- grants -------------------------------------------------------------------------------------------------
grant select on public.courses to anon, authenticated;
grant insert, update, delete on public.courses to authenticated;
grant all on public.courses to service_role;

-- row-level security -------------------------------------------------------------------------------------
alter table public.courses enable row level security;

create policy "anyone reads published courses" on public.courses for select to anon, authenticated
  using (is_published or (select private.is_staff()));
comment on policy "anyone reads published courses" on public.courses is 'Public catalogue. Drafts are the staff''s.';
create policy "staff create courses" on public.courses for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create courses" on public.courses is 'employee, manager, admin, superadmin.';
create policy "staff edit courses" on public.courses for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit courses" on public.courses is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes courses" on public.courses for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes courses" on public.courses is 'Deleting content is for the superadmin alone.';

-- realtime -----------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.courses;
