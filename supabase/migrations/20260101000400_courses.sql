-- Courses: content limits, lesson texts and access to them, progress, certificates. Enrolment is not stored: it derives from
-- the person's own paid order lines.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- types -----------------------------------------------------------------------------------------------
create type public.course_level as enum ('principiante', 'intermedio', 'avanzado');

create type public.certificate_state as enum ('vigente', 'revocado');

-- rules of the columns --------------------------------------------------------------------------------
create function private.is_text(p_value jsonb, p_longest int) returns boolean
language sql immutable set search_path = '' as
$$ select coalesce(jsonb_typeof(p_value) = 'string' and char_length(btrim(p_value #>> '{}', E' \t\r\n')) between 1 and p_longest, false) $$;

create function private.is_text_list(p_value jsonb) returns boolean
language sql immutable set search_path = '' as
$$
  select jsonb_typeof(p_value) = 'array' and jsonb_array_length(p_value) <= 60
    and not exists (select from jsonb_array_elements(p_value) t where not private.is_text(t, 300))
$$;

-- One lesson: a title; other fields absent or of the right type.
create function private.is_lesson(p_lesson jsonb) returns boolean
language sql immutable set search_path = '' as
$$
  select jsonb_typeof(p_lesson) = 'object' and private.is_text(p_lesson -> 'title', 160)
    and (not p_lesson ? 'id' or (jsonb_typeof(p_lesson -> 'id') = 'string' and char_length(p_lesson ->> 'id') <= 80))
    and coalesce(jsonb_typeof(p_lesson -> 'duration'), 'null') in ('null', 'number')
    and coalesce((p_lesson ->> 'duration')::numeric between 0 and 6000, true)
    and coalesce(jsonb_typeof(p_lesson -> 'description'), 'null') in ('null', 'string')
    and char_length(coalesce(p_lesson ->> 'description', '')) <= 2000
    and coalesce(jsonb_typeof(p_lesson -> 'preview'), 'null') in ('null', 'boolean')
$$;

-- Modules with names, lessons with titles, and unique lesson ids, which progress refers to.
create function private.is_curriculum(p_value jsonb) returns boolean
language plpgsql immutable set search_path = '' as
$$
begin
  if jsonb_typeof(p_value) <> 'array' or jsonb_array_length(p_value) > 60 then return false; end if;
  if exists (
    select from jsonb_array_elements(p_value) m
    where jsonb_typeof(m) <> 'object' or not private.is_text(m -> 'name', 160) or coalesce(jsonb_typeof(m -> 'lessons') <> 'array', true)
  ) then return false; end if;
  if exists (
    select from jsonb_array_elements(p_value) m, jsonb_array_elements(m -> 'lessons') l where not private.is_lesson(l)
  ) then return false; end if;
  return (select count(*) <= 600 and count(*) = count(distinct lesson_id) from private.curriculum_lessons(p_value));
end $$;

create function private.is_material_list(p_value jsonb) returns boolean
language sql immutable set search_path = '' as
$$
  select jsonb_typeof(p_value) = 'array' and jsonb_array_length(p_value) <= 20 and not exists (
    select from jsonb_array_elements(p_value) m
    where jsonb_typeof(m) <> 'object' or not private.is_text(m -> 'title', 120) or not private.is_text(m -> 'url', 500)
      or (m ->> 'url') !~ '^(https://[^[:space:]]+|/media/[^[:space:]]+|/api/lesson-files/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](pdf|zip|webp))$'
      or not coalesce(jsonb_typeof(m -> 'size') = 'number' and (m ->> 'size') ~ '^[1-9][0-9]{0,7}$' and (m ->> 'size')::int <= 52428800, not m ? 'size'))
$$;

-- Questions of a check: text, two to six options, and the index of the right one.
create function private.is_question_list(p_value jsonb) returns boolean
language sql immutable set search_path = '' as
$$
  select jsonb_typeof(p_value) = 'array' and jsonb_array_length(p_value) <= 10 and not exists (
    select from jsonb_array_elements(p_value) q
    where not coalesce(
      jsonb_typeof(q) = 'object' and private.is_text(q -> 'question', 300)
      and jsonb_typeof(q -> 'options') = 'array' and jsonb_array_length(q -> 'options') between 2 and 6
      and not exists (select from jsonb_array_elements(q -> 'options') o where not private.is_text(o, 200))
      and (select count(distinct btrim(o #>> '{}', E' \t\r\n')) from jsonb_array_elements(q -> 'options') o) = jsonb_array_length(q -> 'options')
      and jsonb_typeof(q -> 'answer') = 'number' and (q ->> 'answer') ~ '^[0-5]$'
      and (q ->> 'answer')::int < jsonb_array_length(q -> 'options')
      and coalesce(jsonb_typeof(q -> 'explanation'), 'string') = 'string' and char_length(coalesce(q ->> 'explanation', '')) <= 500, false))
$$;

-- tables ----------------------------------------------------------------------------------------------
create table public.courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null check (char_length(title) between 1 and 160),
  description text not null default '' check (char_length(description) <= 2000),
  price int not null check (price between 1 and 100000000),
  tax_class text not null default 'iva_19' check (tax_class in ('iva_19', 'iva_5', 'exento', 'excluido')),
  content text not null default '' check (char_length(content) <= 20000),
  cover text not null default '' check (char_length(cover) <= 500 and cover ~* '^(/media/[a-z0-9_-]+(/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png))?$'),
  duration_weeks int not null default 4 check (duration_weeks between 1 and 100000),
  level public.course_level not null default 'principiante',
  estimated_students int not null default 0 check (estimated_students between 0 and 100000),
  has_certification boolean not null default false,
  curriculum jsonb not null default '[]' check (jsonb_typeof(curriculum) = 'array'),
  requirements jsonb not null default '[]' check (jsonb_typeof(requirements) = 'array'),
  includes jsonb not null default '[]' check (jsonb_typeof(includes) = 'array'),
  learning_outcomes jsonb not null default '[]' check (jsonb_typeof(learning_outcomes) = 'array'),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search tsvector generated always as (
    private.search_vector(title, 'aa1 curso aa1 clase aprender ensenar', description || ' ' || content, true)
  ) stored,
  constraint published_courses_teach check (not is_published or jsonb_path_exists(curriculum, '$[*].lessons[*].title')),
  constraint courses_curriculum_sound check (private.is_curriculum(curriculum)),
  constraint courses_requirements_texts check (private.is_text_list(requirements)),
  constraint courses_includes_texts check (private.is_text_list(includes)),
  constraint courses_outcomes_texts check (private.is_text_list(learning_outcomes))
);
comment on table public.courses is 'Online courses with their curriculum, sold like products.';
comment on column public.courses.tax_class is 'IVA that the price includes, as of a product.';
comment on column public.courses.is_published is 'False: a draft, visible to staff and existing buyers only, and not orderable.';
comment on column public.courses.curriculum is 'List of {name, lessons: [{id, title, duration (minutes), description, preview?}]}.';

create table public.lesson_contents (
  course_id uuid not null references public.courses (id) on delete cascade,
  lesson_id text not null check (char_length(lesson_id) between 1 and 80),
  body text not null default '' check (char_length(body) <= 40000),
  video_url text check (
    video_url ~ '^(https://[^[:space:]]+|/api/lesson-files/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](mp4|webm))$' and char_length(video_url) <= 500),
  video_seconds int check (video_seconds between 1 and 36000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  materials jsonb not null default '[]' check (private.is_material_list(materials)),
  primary key (course_id, lesson_id),
  constraint lesson_video_length check (video_url is not null or video_seconds is null)
);
comment on table public.lesson_contents is 'Text of a lesson, separate from the public curriculum.';
comment on column public.lesson_contents.lesson_id is 'As in courses.curriculum; a lesson without an id is identified by its position, "2-1".';
comment on column public.lesson_contents.body is 'Markdown.';
comment on column public.lesson_contents.video_url is 'Of YouTube, Vimeo or another site, or a file of the bucket lesson-files: /api/lesson-files/{name}.';
comment on column public.lesson_contents.materials is 'List of {title, url, size? (bytes)}; a file of the bucket lesson-files has the url /api/lesson-files/{name}.';
comment on column public.lesson_contents.video_seconds is 'Length of the video; null when unknown.';

create table public.lesson_checks (
  course_id uuid not null references public.courses (id) on delete cascade,
  lesson_id text not null check (char_length(lesson_id) between 1 and 80),
  questions jsonb not null default '[]' check (private.is_question_list(questions)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (course_id, lesson_id)
);
comment on table public.lesson_checks is 'Questions at the end of a lesson, with their answers: learners read them through lesson_check().';
comment on column public.lesson_checks.questions is 'List of {question, options, answer (index), explanation?}; an empty list is no check.';

create table public.check_results (
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id) on delete cascade,
  lesson_id text not null,
  correct int not null check (correct between 0 and questions),
  questions int not null check (questions between 1 and 10),
  attempts int not null default 1 check (attempts > 0),
  passed_at timestamptz,
  answered_at timestamptz not null default now(),
  primary key (user_id, course_id, lesson_id)
);
comment on table public.check_results is 'The last attempt of a person at a check. Passed once is passed for good, also when the questions change.';

create table public.video_positions (
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id) on delete cascade,
  lesson_id text not null,
  seconds int not null check (seconds between 0 and 36000),
  seen_at timestamptz not null default now(),
  primary key (user_id, course_id, lesson_id)
);
comment on table public.video_positions is 'Where a person stopped a lesson''s video.';

create table public.lesson_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id) on delete cascade,
  lesson_id text not null,
  done_at timestamptz not null default now(),
  primary key (user_id, course_id, lesson_id)
);
comment on table public.lesson_progress is 'Completed lessons. Kept after a refund, so that a new purchase continues from there.';

create table public.course_positions (
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id) on delete cascade,
  lesson_id text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, course_id)
);
comment on table public.course_positions is 'The lesson a person opened last.';

create table public.certificates (
  code text primary key check (code ~ '^AG(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null,
  holder_name text not null,
  course_title text not null,
  minutes int not null check (minutes >= 0),
  skills jsonb not null default '[]' check (private.is_text_list(skills)),
  state public.certificate_state not null default 'vigente',
  issued_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (user_id, course_id),
  check ((state = 'revocado') = (revoked_at is not null))
);
comment on table public.certificates is 'Title, duration and learning outcomes at the time of issue.';
comment on column public.certificates.course_id is 'No foreign key: a certificate outlives its course.';

-- indexes ---------------------------------------------------------------------------------------------
create index courses_newest on public.courses (created_at desc, id);
create index courses_search on public.courses using gin (search);
create index lesson_progress_course on public.lesson_progress (course_id);
create index course_positions_course on public.course_positions (course_id);
create index lesson_contents_materials on public.lesson_contents using gin (materials jsonb_path_ops);
create index lesson_contents_video on public.lesson_contents (video_url) where video_url is not null;
create index check_results_course on public.check_results (course_id);
create index video_positions_course on public.video_positions (course_id);

-- functions: learning ---------------------------------------------------------------------------------
-- The id of a lesson, or its position when it has none.
create function private.lesson_id(p_lesson jsonb, p_module bigint, p_place bigint) returns text
language sql immutable set search_path = '' as
$$
  select coalesce(case when jsonb_typeof(p_lesson -> 'id') = 'string' then nullif(btrim(p_lesson ->> 'id', E' \t\r\n'), '') end, p_module || '-' || p_place)
$$;

-- Lessons of a curriculum in order, with the site's defaults.
create function private.curriculum_lessons(p_curriculum jsonb)
returns table (place bigint, lesson_id text, minutes int, preview boolean)
language sql immutable set search_path = '' as
$$
  select row_number() over (order by m.n, l.n),
    private.lesson_id(l.lesson, m.n, l.n),
    case
      when coalesce(jsonb_typeof(l.lesson -> 'duration'), 'null') = 'null' then 60
      when l.lesson ->> 'duration' ~ '^[0-9]{1,6}([.][0-9]+)?$' then trunc((l.lesson ->> 'duration')::numeric)::int
      else 0
    end,
    coalesce(l.lesson -> 'preview' = 'true'::jsonb, false)
  from jsonb_array_elements(p_curriculum) with ordinality as m(module, n)
  cross join lateral jsonb_array_elements(
    case when jsonb_typeof(m.module -> 'lessons') = 'array' then m.module -> 'lessons' else '[]' end) with ordinality as l(lesson, n)
$$;

-- Minutes that a lesson takes: 120 words a minute for instructions, the video's length, half a minute a question.
create function private.content_minutes(p_body text, p_video_seconds int, p_questions int) returns int
language sql immutable set search_path = '' as
$$
  select greatest(1, (round(coalesce(array_length(regexp_split_to_array(nullif(btrim(p_body, E' \t\r\n'), ''), '\s+'), 1), 0) / 120.0)
    + ceil(coalesce(p_video_seconds, 0) / 60.0) + ceil(p_questions / 2.0))::int)
$$;

-- The curriculum with the minutes that its written lessons take; lessons without content keep theirs.
create function private.timed_curriculum(p_course uuid, p_curriculum jsonb) returns jsonb
language sql stable set search_path = '' as
$$
  select coalesce(jsonb_agg(
    case when jsonb_typeof(m.module -> 'lessons') = 'array' then jsonb_set(m.module, '{lessons}', (
      select coalesce(jsonb_agg(l.lesson || coalesce((
        select jsonb_build_object('duration', private.content_minutes(t.body, t.video_seconds, coalesce((
          select jsonb_array_length(k.questions) from public.lesson_checks k where k.course_id = t.course_id and k.lesson_id = t.lesson_id), 0)))
        from public.lesson_contents t
        where t.course_id = p_course and t.lesson_id = private.lesson_id(l.lesson, m.n, l.n) and (t.body <> '' or t.video_seconds is not null)
      ), '{}') order by l.n), '[]')
      from jsonb_array_elements(m.module -> 'lessons') with ordinality as l(lesson, n)))
    else m.module end order by m.n), '[]')
  from jsonb_array_elements(p_curriculum) with ordinality as m(module, n)
$$;

-- Keeps the minutes of a course up to date after every change of its curriculum.
create function private.time_curriculum() returns trigger
language plpgsql set search_path = '' as
$$
begin
  if private.is_curriculum(new.curriculum) then
    new.curriculum := private.timed_curriculum(new.id, new.curriculum);
  end if;
  return new;
end $$;

-- The minutes of a lesson follow its text, video and questions.
create function private.time_lesson() returns trigger
language plpgsql set search_path = '' as
$$
begin
  update public.courses c set curriculum = private.timed_curriculum(c.id, c.curriculum)
  where c.id = new.course_id and c.curriculum <> private.timed_curriculum(c.id, c.curriculum);
  return new;
end $$;

create function private.has_lesson(p_course uuid, p_lesson text) returns boolean
language sql stable set search_path = '' as
$$
  select exists (
    select from public.courses c, private.curriculum_lessons(c.curriculum) l where c.id = p_course and l.lesson_id = p_lesson)
$$;

-- Whether the lesson is a free preview.
create function private.is_preview_lesson(p_course uuid, p_lesson text) returns boolean
language sql stable security definer set search_path = '' as
$$
  select exists (
    select from public.courses c, private.curriculum_lessons(c.curriculum) l
    where c.id = p_course and c.is_published and l.lesson_id = p_lesson and l.preview)
$$;

-- Whether the person currently has a paid order line of the course.
create function private.is_entitled(p_user uuid, p_course uuid) returns boolean
language sql stable set search_path = '' as
$$
  select exists (
    select from public.order_items i join public.orders o on o.id = i.order_id
    where i.item_type = 'course' and i.item_id = p_course and o.user_id = p_user and private.is_kept(o, i))
$$;

create function private.is_enrolled(p_course uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select private.is_entitled((select auth.uid()), p_course) $$;

-- Whether the caller may read a lesson that names the file. A file that no lesson names is for staff only.
create function private.may_read_lesson_file(p_name text) returns boolean
language sql stable security definer set search_path = '' as
$$
  select exists (
    select from (
      select l.course_id, l.lesson_id from public.lesson_contents l
      where l.materials @> jsonb_build_array(jsonb_build_object('url', '/api/lesson-files/' || p_name))
      union
      select l.course_id, l.lesson_id from public.lesson_contents l where l.video_url = '/api/lesson-files/' || p_name) named
    where private.is_preview_lesson(named.course_id, named.lesson_id) or private.is_enrolled(named.course_id))
$$;

create function private.require_enrolled(p_course uuid) returns void
language plpgsql stable set search_path = '' as
$$
begin
  if not private.is_enrolled(p_course) then
    perform private.refuse('not_enrolled', 'Este curso no está en tu cuenta.');
  end if;
end $$;

create function private.require_lesson(p_course uuid, p_lesson text) returns void
language plpgsql stable set search_path = '' as
$$
begin
  perform private.require_enrolled(p_course);
  if not private.has_lesson(p_course, p_lesson) then
    perform private.refuse('unknown_lesson', 'Esa lección no hace parte del curso.');
  end if;
end $$;

-- The caller's courses, last opened first, with payment, completed lessons and position.
create function public.my_courses() returns table (
  course_id uuid,
  slug text,
  title text,
  cover text,
  has_certification boolean,
  curriculum jsonb,
  done text[],
  checks text[],
  passed text[],
  last_done_at timestamptz,
  last_lesson text,
  last_seen_at timestamptz,
  enrolled_at timestamptz,
  buyer_name text,
  certificate_code text,
  certificate_state public.certificate_state,
  certificate_issued_at timestamptz
)
language sql stable security definer set search_path = '' as
$$
  with mine as (
    select distinct on (i.item_id) i.item_id, coalesce(o.paid_at, o.created_at) as paid_at, o.customer_name
    from public.orders o join public.order_items i on i.order_id = o.id
    where o.user_id = (select auth.uid()) and private.is_kept(o, i) and i.item_type = 'course'
    order by i.item_id, 2
  )
  select c.id, c.slug, c.title, c.cover, c.has_certification, c.curriculum,
    array(select p.lesson_id from public.lesson_progress p where p.user_id = (select auth.uid()) and p.course_id = c.id order by p.done_at, p.lesson_id),
    array(select k.lesson_id from public.lesson_checks k where k.course_id = c.id and k.questions <> '[]' order by k.lesson_id),
    array(select r.lesson_id from public.check_results r where r.user_id = (select auth.uid()) and r.course_id = c.id and r.passed_at is not null order by r.lesson_id),
    (select max(p.done_at) from public.lesson_progress p where p.user_id = (select auth.uid()) and p.course_id = c.id),
    s.lesson_id, s.seen_at, mine.paid_at, mine.customer_name, t.code, t.state, t.issued_at
  from mine
  join public.courses c on c.id = mine.item_id
  left join public.course_positions s on s.user_id = (select auth.uid()) and s.course_id = c.id
  left join public.certificates t on t.user_id = (select auth.uid()) and t.course_id = c.id
  order by s.seen_at desc nulls last, mine.paid_at desc, c.id
$$;

-- Stores the lesson that the caller has open.
create function public.visit_lesson(p_course uuid, p_lesson text) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.require_lesson(p_course, p_lesson);
  insert into public.course_positions (user_id, course_id, lesson_id) values ((select auth.uid()), p_course, p_lesson)
  on conflict (user_id, course_id) do update set lesson_id = excluded.lesson_id, seen_at = now();
end $$;

-- Whether a person has not passed the lesson's check yet.
create function private.has_open_check(p_user uuid, p_course uuid, p_lesson text) returns boolean
language sql stable set search_path = '' as
$$
  select exists (select from public.lesson_checks k where k.course_id = p_course and k.lesson_id = p_lesson and k.questions <> '[]')
    and not exists (
      select from public.check_results r
      where r.user_id = p_user and r.course_id = p_course and r.lesson_id = p_lesson and r.passed_at is not null)
$$;

-- Marks one of the caller's lessons as done or not done. Idempotent. A lesson with a check is done by passing it.
create function public.complete_lesson(p_course uuid, p_lesson text, p_done boolean default true) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.require_lesson(p_course, p_lesson);
  if p_done is false then
    delete from public.lesson_progress where user_id = (select auth.uid()) and course_id = p_course and lesson_id = p_lesson;
  else
    if private.has_open_check((select auth.uid()), p_course, p_lesson) then
      perform private.refuse('check_open', 'Responde la comprobación para terminar esta lección.');
    end if;
    insert into public.lesson_progress (user_id, course_id, lesson_id) values ((select auth.uid()), p_course, p_lesson)
    on conflict do nothing;
  end if;
end $$;

-- The questions of a lesson without their answers, and the caller's last result; null when the lesson has none.
create function public.lesson_check(p_course uuid, p_lesson text) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_lesson(p_course, p_lesson);
  return (
    select jsonb_build_object(
      'questions', (select jsonb_agg(jsonb_build_object('question', q.value -> 'question', 'options', q.value -> 'options') order by q.ordinality)
        from jsonb_array_elements(k.questions) with ordinality q),
      'correct', r.correct, 'of', r.questions, 'passed', r.passed_at is not null)
    from public.lesson_checks k
    left join public.check_results r on r.user_id = (select auth.uid()) and r.course_id = k.course_id and r.lesson_id = k.lesson_id
    where k.course_id = p_course and k.lesson_id = p_lesson and k.questions <> '[]');
end $$;

-- Four of five right answers pass.
create function private.passes_check(p_correct int, p_of int) returns boolean
language sql immutable set search_path = '' as
$$ select p_correct * 5 >= p_of * 4 $$;

-- Grades the caller's answers, one option's index a question. Passing finishes the lesson.
-- Only right answers are explained, so that wrong ones can be tried again.
create function public.answer_check(p_course uuid, p_lesson text, p_answers int[]) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  asked jsonb;
  total int;
  right_ones int;
  results jsonb;
  passes boolean;
begin
  perform private.require_lesson(p_course, p_lesson);
  -- Returns which answers are right. Attempts must be limited, or passing would prove nothing.
  if public.rate_limit_wait('courses.check:' || p_course || ':' || p_lesson || ':' || (select auth.uid()), 5, 600) > 0 then
    perform private.refuse('too_many_attempts', 'Ya respondiste cinco veces. Repasa la lección y vuelve a intentarlo en diez minutos.');
  end if;
  select questions into asked from public.lesson_checks where course_id = p_course and lesson_id = p_lesson;
  total := coalesce(jsonb_array_length(asked), 0);
  if total = 0 or coalesce(array_length(p_answers, 1), 0) <> total or array_position(p_answers, null) is not null then
    perform private.refuse('check_changed', 'Las preguntas cambiaron. Recarga la página y responde de nuevo.');
  end if;
  select jsonb_agg(
      case when (q.value ->> 'answer')::int = p_answers[q.ordinality]
      then jsonb_build_object('correct', true, 'explanation', coalesce(q.value ->> 'explanation', ''))
      else jsonb_build_object('correct', false, 'explanation', '') end order by q.ordinality),
    count(*) filter (where (q.value ->> 'answer')::int = p_answers[q.ordinality])
  into results, right_ones
  from jsonb_array_elements(asked) with ordinality q;
  passes := private.passes_check(right_ones, total);
  insert into public.check_results as r (user_id, course_id, lesson_id, correct, questions, passed_at)
  values ((select auth.uid()), p_course, p_lesson, right_ones, total, case when passes then now() end)
  on conflict (user_id, course_id, lesson_id) do update set correct = excluded.correct, questions = excluded.questions,
    attempts = r.attempts + 1, answered_at = now(), passed_at = coalesce(r.passed_at, excluded.passed_at);
  if passes then
    perform public.complete_lesson(p_course, p_lesson);
  end if;
  return jsonb_build_object('results', results, 'correct', right_ones, 'of', total, 'passed', passes);
end $$;

-- Stores where the caller stopped a lesson's video.
create function public.save_video_position(p_course uuid, p_lesson text, p_seconds int) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.require_lesson(p_course, p_lesson);
  insert into public.video_positions (user_id, course_id, lesson_id, seconds) values ((select auth.uid()), p_course, p_lesson, p_seconds)
  on conflict (user_id, course_id, lesson_id) do update set seconds = excluded.seconds, seen_at = now();
end $$;

-- Whether a person has done every lesson of a course and passed its checks; one without lessons cannot be finished.
create function private.has_finished(p_user uuid, c public.courses) returns boolean
language sql stable set search_path = '' as
$$
  select coalesce(bool_and(p.lesson_id is not null and not private.has_open_check(p_user, c.id, l.lesson_id)), false)
  from private.curriculum_lessons(c.curriculum) l
  left join public.lesson_progress p on p.user_id = p_user and p.course_id = c.id and p.lesson_id = l.lesson_id
$$;

-- Sixty random bits as letters and digits without ambiguous characters.
create function private.certificate_code() returns text
language sql volatile set search_path = '' as
$$
  select 'AG-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, n) & 31) + 1, 1) || case when n in (3, 7) then '-' else '' end, '' order by n)
  from extensions.gen_random_bytes(12) bytes, generate_series(0, 11) n
$$;

-- A valid name for a certificate: Latin letters, spaces, apostrophes, hyphens and points, without extra blanks.
create function private.paper_name(p_name text) returns text
language sql immutable set search_path = '' as
$$
  select case when tidy ~ '^[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ .''-]{2,79}$' then tidy end
  from (select btrim(regexp_replace(replace(coalesce(p_name, ''), '’', ''''), '\s+', ' ', 'g')) as tidy) t
$$;

-- Issues the caller's certificate of a completed course. Idempotent.
create function public.issue_certificate(p_course uuid, p_name text) returns text
language plpgsql security definer set search_path = '' as
$$
declare
  holder text := private.paper_name(p_name);
  course public.courses;
  known text;
begin
  -- Locks the orders that pay for the course, so that a concurrent refund sees the certificate.
  perform 1 from public.order_items i join public.orders o on o.id = i.order_id
  where i.item_type = 'course' and i.item_id = p_course and o.user_id = (select auth.uid()) and private.is_kept(o, i)
  for share of o;
  -- The lines are read after waiting for a concurrent refund.
  if not found or not private.is_enrolled(p_course) then
    perform private.refuse('not_enrolled', 'Este curso no está en tu cuenta.');
  end if;
  select code into known from public.certificates where user_id = (select auth.uid()) and course_id = p_course;
  if found then return known; end if;

  select * into course from public.courses where id = p_course;
  if not found or not course.has_certification then
    perform private.refuse('no_certificate', 'Este curso no entrega certificado.');
  end if;
  if not private.has_finished((select auth.uid()), course) then
    perform private.refuse('not_finished', 'Te faltan lecciones o comprobaciones por terminar para recibir el certificado.');
  end if;
  if holder is null then
    perform private.refuse('bad_name', 'Escribe tu nombre completo, solo con letras.');
  end if;

  insert into public.certificates (code, user_id, course_id, holder_name, course_title, skills, minutes)
  values (private.certificate_code(), (select auth.uid()), p_course, holder, course.title, course.learning_outcomes,
    (select coalesce(sum(minutes), 0) from private.curriculum_lessons(course.curriculum)))
  on conflict (user_id, course_id) do nothing
  returning code into known;
  if known is null then
    select code into known from public.certificates where user_id = (select auth.uid()) and course_id = p_course;
  end if;
  return known;
end $$;

-- Public data of a certificate by its code; null when it does not exist.
create function public.certificate_by_code(p_code text) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('code', code, 'name', holder_name, 'course', course_title, 'minutes', minutes, 'skills', skills, 'issued_at', issued_at, 'state', state)
  from public.certificates where code = upper(btrim(p_code))
$$;

-- Synchronises the certificates of an order's courses with what its owner still pays for.
create function private.settle_certificates(p_order uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  update public.certificates t set
    state = case when held.is_valid then 'vigente' else 'revocado' end::public.certificate_state,
    revoked_at = case when held.is_valid then null else now() end
  from public.orders o
  join public.order_items i on i.order_id = o.id and i.item_type = 'course'
  cross join lateral (select private.is_entitled(o.user_id, i.item_id) as is_valid) held
  where o.id = p_order and t.user_id = o.user_id and t.course_id = i.item_id and (t.state = 'vigente') <> held.is_valid;
end $$;

-- functions: deletion ---------------------------------------------------------------------------------
-- Buyers of a course: enrolled, or enrolled once they sign up with the order's e-mail.
create function private.course_buyers(p_course uuid) returns int
language sql stable set search_path = '' as
$$
  select count(distinct coalesce(o.user_id::text, lower(o.customer_email)))::int
  from public.order_items i join public.orders o on o.id = i.order_id
  where i.item_type = 'course' and i.item_id = p_course and private.is_kept(o, i)
    and (o.user_id is not null or o.customer_email <> '')
$$;

-- A purchased course stays with its buyers, and one in an open order must continue to exist.
create function private.keep_bought_course() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  buyers int := private.course_buyers(old.id);
begin
  if buyers > 0 then
    perform private.refuse('course_bought', format(
      case when buyers = 1 then 'No se puede eliminar: %s persona compró este curso y conserva su acceso.'
      else 'No se puede eliminar: %s personas compraron este curso y conservan su acceso.' end, buyers), buyers::text);
  end if;
  if exists (
    select from public.order_items i join public.orders o on o.id = i.order_id
    where i.item_type = 'course' and i.item_id = old.id
      and o.status in ('placed', 'confirmed') and o.payment_status in ('unpaid', 'pending', 'rejected')
  ) then
    perform private.refuse('course_ordered', 'No se puede eliminar: hay pedidos abiertos con este curso.');
  end if;
  return old;
end $$;

-- Serialises an order and the deletion of its course by the row's lock.
create function private.hold_ordered_course() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  perform 1 from public.courses where id = new.item_id for key share;
  if not found then
    perform private.refuse('cart_changed', 'Algo de tu carrito ya no está disponible. Revisa tu pedido y vuelve a intentarlo.');
  end if;
  return new;
end $$;

-- functions: the back office --------------------------------------------------------------------------
-- A page of the courses for the back office, with the total.
create function public.staff_courses(
  p_query text default '',
  p_sort text default '-creado',
  p_limit int default 25,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    with found as (
      select c.id, c.slug, c.title, c.cover, c.level, c.price, c.has_certification, c.is_published, c.created_at,
        (select count(*) from private.curriculum_lessons(c.curriculum)) as lessons,
        private.course_buyers(c.id) as students
      from public.courses c
      where private.norm(c.title || ' ' || c.description) like private.like_pattern(p_query)
    ),
    sorted as (
      select f.*, row_number() over (order by
        case p_sort when 'precio' then f.price when 'lecciones' then f.lessons when 'estudiantes' then f.students end,
        case p_sort when '-precio' then f.price when '-lecciones' then f.lessons when '-estudiantes' then f.students end desc,
        case p_sort when 'titulo' then private.norm(f.title) end,
        case p_sort when '-titulo' then private.norm(f.title) end desc,
        case p_sort when 'nivel' then f.level end,
        case p_sort when '-nivel' then f.level end desc,
        case p_sort when 'creado' then f.created_at end,
        f.created_at desc, f.id) as place
      from found f
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'items', coalesce((
        select jsonb_agg(to_jsonb(s) - 'place' order by s.place) from sorted s
        where s.place > greatest(p_offset, 0) and s.place <= greatest(p_offset, 0) + least(greatest(p_limit, 1), 100)), '[]')));
end $$;

-- Number of people who completed each lesson, shown before removing one.
create function public.course_learners(p_course uuid) returns table (lesson_id text, learners int)
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return query select p.lesson_id, count(*)::int from public.lesson_progress p where p.course_id = p_course group by p.lesson_id;
end $$;

-- functions: duplicates -------------------------------------------------------------------------------
-- Copies a course with the texts and checks of its lessons as a draft; returns its id.
create function public.duplicate_course(p_course uuid) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  made uuid;
begin
  perform private.require_staff();
  insert into public.courses (slug, title, description, price, tax_class, content, cover, duration_weeks, level, estimated_students, has_certification,
    curriculum, requirements, includes, learning_outcomes)
  select '', left(c.title, 152) || ' (copia)', c.description, c.price, c.tax_class, c.content, c.cover, c.duration_weeks, c.level, c.estimated_students, c.has_certification,
    c.curriculum, c.requirements, c.includes, c.learning_outcomes
  from public.courses c where c.id = p_course returning id into made;
  if made is null then
    perform private.refuse('not_found', 'No encontramos ese curso.');
  end if;
  insert into public.lesson_contents (course_id, lesson_id, body, video_url, video_seconds, materials)
  select made, l.lesson_id, l.body, l.video_url, l.video_seconds, l.materials from public.lesson_contents l where l.course_id = p_course;
  insert into public.lesson_checks (course_id, lesson_id, questions)
  select made, c.lesson_id, c.questions from public.lesson_checks c where c.course_id = p_course;
  return made;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger courses_keep_bought before delete on public.courses for each row execute function private.keep_bought_course();
create trigger courses_minutes before update of curriculum on public.courses for each row execute function private.time_curriculum();
create trigger courses_slug before insert on public.courses for each row execute function private.set_slug();
create trigger courses_updated_at before update on public.courses for each row execute function private.set_updated_at();
create trigger courses_version before update on public.courses for each row execute function private.raise_version();
create trigger courses_words after insert or update of title on public.courses
  for each row execute function private.keep_row_words('title');

create trigger lesson_contents_minutes after insert or update on public.lesson_contents for each row execute function private.time_lesson();
create trigger lesson_contents_updated_at before update on public.lesson_contents for each row execute function private.set_updated_at();
create trigger lesson_contents_version before update on public.lesson_contents for each row execute function private.raise_version();

create trigger lesson_checks_minutes after insert or update on public.lesson_checks for each row execute function private.time_lesson();
create trigger lesson_checks_updated_at before update on public.lesson_checks for each row execute function private.set_updated_at();
create trigger lesson_checks_version before update on public.lesson_checks for each row execute function private.raise_version();

-- grants ----------------------------------------------------------------------------------------------
revoke all on public.certificates from service_role;
grant select on public.courses to anon, authenticated;
grant insert, update, delete on public.courses to authenticated;
grant all on public.courses, public.lesson_contents, public.lesson_checks, public.lesson_progress, public.course_positions,
  public.check_results, public.video_positions to service_role;
grant select on public.lesson_contents to anon;
grant select, insert, update, delete on public.lesson_contents to authenticated;
grant select, insert, update, delete on public.lesson_checks to authenticated;
grant select on public.lesson_progress, public.course_positions, public.check_results, public.video_positions, public.certificates to authenticated;
grant select on public.certificates to service_role;
grant execute on function private.is_text, private.is_text_list, private.is_lesson, private.is_curriculum,
  private.is_material_list, private.is_question_list, private.lesson_id, private.content_minutes, private.timed_curriculum,
  private.curriculum_lessons to authenticated, service_role;
grant execute on function private.is_preview_lesson, private.is_enrolled, private.may_read_lesson_file,
  public.certificate_by_code to anon, authenticated, service_role;
grant execute on function public.my_courses, public.visit_lesson, public.complete_lesson, public.lesson_check, public.answer_check,
  public.save_video_position, public.issue_certificate,
  public.staff_courses, public.course_learners, public.duplicate_course to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.courses enable row level security;
alter table public.lesson_contents enable row level security;
alter table public.lesson_checks enable row level security;
alter table public.check_results enable row level security;
alter table public.video_positions enable row level security;
alter table public.lesson_progress enable row level security;
alter table public.course_positions enable row level security;
alter table public.certificates enable row level security;

create policy "anyone reads published courses" on public.courses for select to anon, authenticated
  using (is_published or (select private.is_staff()));
comment on policy "anyone reads published courses" on public.courses is 'Public catalogue. Drafts are visible to staff only.';
create policy "staff create courses" on public.courses for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff create courses" on public.courses is 'employee, manager, admin, superadmin.';
create policy "staff edit courses" on public.courses for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit courses" on public.courses is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes courses" on public.courses for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes courses" on public.courses is 'Deleting content is for the superadmin alone.';

create policy "free lessons, own courses and staff" on public.lesson_contents for select to anon, authenticated
  using ((select private.is_staff()) or private.is_preview_lesson(course_id, lesson_id) or private.is_enrolled(course_id));
comment on policy "free lessons, own courses and staff" on public.lesson_contents is 'Non-free lessons need a paid order line of the course.';
create policy "staff write lessons" on public.lesson_contents for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff write lessons" on public.lesson_contents is 'employee, manager, admin, superadmin.';
create policy "staff edit lessons" on public.lesson_contents for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit lessons" on public.lesson_contents is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes lessons" on public.lesson_contents for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes lessons" on public.lesson_contents is 'Deleting content is for the superadmin alone.';

create policy "staff read checks" on public.lesson_checks for select to authenticated using ((select private.is_staff()));
comment on policy "staff read checks" on public.lesson_checks is 'They contain the answers; learners use lesson_check().';
create policy "staff write checks" on public.lesson_checks for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff write checks" on public.lesson_checks is 'employee, manager, admin, superadmin.';
create policy "staff edit checks" on public.lesson_checks for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff edit checks" on public.lesson_checks is 'employee, manager, admin, superadmin.';
create policy "superadmin deletes checks" on public.lesson_checks for delete to authenticated using ((select private.is_superadmin()));
comment on policy "superadmin deletes checks" on public.lesson_checks is 'Deleting content is for the superadmin alone.';

create policy "own results" on public.check_results for select to authenticated using (user_id = (select auth.uid()));
comment on policy "own results" on public.check_results is 'Written by answer_check only.';
create policy "own video positions" on public.video_positions for select to authenticated using (user_id = (select auth.uid()));
comment on policy "own video positions" on public.video_positions is 'Written by save_video_position only.';
create policy "own progress" on public.lesson_progress for select to authenticated using (user_id = (select auth.uid()));
comment on policy "own progress" on public.lesson_progress is 'Written by complete_lesson only.';
create policy "own positions" on public.course_positions for select to authenticated using (user_id = (select auth.uid()));
comment on policy "own positions" on public.course_positions is 'Written by visit_lesson only.';
create policy "own certificates or staff reads" on public.certificates for select to authenticated
  using (user_id = (select auth.uid()) or user_id >= private.staff_sees_from());
comment on policy "own certificates or staff reads" on public.certificates is 'Written by issue_certificate and settle_certificates; others use certificate_by_code.';

-- A lesson's files are readable by everyone who may read the lesson. Unnamed ones are deleted by the scheduler.
create policy "lesson files of whoever reads the lesson" on storage.objects for select to anon, authenticated
  using (bucket_id = 'lesson-files' and ((select private.is_staff()) or (select private.may_read_lesson_file(name))));
create policy "staff store lesson files" on storage.objects for insert to authenticated
  with check (bucket_id = 'lesson-files' and (select private.is_staff()) and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](pdf|zip|webp|mp4|webm)$');

-- storage ---------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('lesson-files', 'lesson-files', false, 52428800, array['application/pdf', 'application/zip', 'image/webp', 'video/mp4', 'video/webm'])
on conflict (id) do nothing;
