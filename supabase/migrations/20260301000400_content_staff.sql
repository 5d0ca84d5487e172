-- Back office of courses and of the hero carousel: what a course may hold, who may lose one, the order of the slides.

-- functions ----------------------------------------------------------------------------------------------
create function private.is_text(p_value jsonb, p_longest int) returns boolean
language sql immutable set search_path = '' as
$$ select coalesce(jsonb_typeof(p_value) = 'string' and char_length(btrim(p_value #>> '{}', E' \t\r\n')) between 1 and p_longest, false) $$;

create function private.is_text_list(p_value jsonb) returns boolean
language sql immutable set search_path = '' as
$$
  select jsonb_typeof(p_value) = 'array' and jsonb_array_length(p_value) <= 60
    and not exists (select from jsonb_array_elements(p_value) t where not private.is_text(t, 300))
$$;

-- One lesson: a title, and the rest either absent or of its kind.
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

-- Modules with names, lessons with titles, and no two lessons that progress could not tell apart.
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
      or (m ->> 'url') !~ '^(https://[^[:space:]]+|/media/[^[:space:]]+)$')
$$;

grant execute on function private.is_text(jsonb, int), private.is_text_list(jsonb), private.is_lesson(jsonb), private.is_curriculum(jsonb),
  private.is_material_list(jsonb), private.curriculum_lessons(jsonb) to authenticated, service_role;

-- tables -------------------------------------------------------------------------------------------------
alter table public.courses
  add constraint courses_curriculum_sound check (private.is_curriculum(curriculum)),
  add constraint courses_requirements_texts check (private.is_text_list(requirements)),
  add constraint courses_includes_texts check (private.is_text_list(includes)),
  add constraint courses_outcomes_texts check (private.is_text_list(learning_outcomes));

alter table public.lesson_contents
  add column version int not null default 1,
  add column materials jsonb not null default '[]' check (private.is_material_list(materials));
comment on column public.lesson_contents.materials is 'List of {title, url}: what the lesson links to.';
create trigger lesson_contents_version before update on public.lesson_contents for each row execute function private.raise_version();

-- hero
alter table public.hero_slides
  add constraint hero_slides_title_said check (char_length(btrim(title)) between 1 and 120),
  add constraint hero_slides_subtitle_said check (char_length(btrim(subtitle)) between 1 and 120),
  add constraint hero_slides_description_said check (char_length(btrim(description)) between 1 and 400),
  add constraint hero_slides_button_said check (char_length(btrim(button_text)) between 1 and 40),
  add constraint hero_slides_image_said check (char_length(btrim(image_url)) between 1 and 500),
  add constraint hero_slides_button_safe check (
    char_length(button_url) <= 500 and button_url ~ '^(/([^/\\[:space:]][^\\[:space:]]*)?|https://[^[:space:]]+)$');
-- Moving a slide makes nobody's open form stale: only what is written on it counts.
create or replace trigger hero_slides_version
  before update of title, subtitle, description, button_text, button_url, image_url, is_active on public.hero_slides
  for each row execute function private.raise_version();

-- deletion of courses ------------------------------------------------------------------------------------
-- Who bought a course: they have it, or will once they sign up with the e-mail of the order.
create function private.course_buyers(p_course uuid) returns int
language sql stable security definer set search_path = '' as
$$
  select count(distinct coalesce(o.user_id::text, lower(o.customer_email)))::int
  from public.order_items i join public.orders o on o.id = i.order_id
  where i.item_type = 'course' and i.item_id = p_course and private.is_kept(o, i)
    and (o.user_id is not null or o.customer_email <> '')
$$;

-- What was paid stays with whoever paid it, and what may still be paid must exist then.
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
create trigger courses_keep_bought before delete on public.courses for each row execute function private.keep_bought_course();

-- An order and the deletion of its course at once: the row's lock lets only one of them happen.
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
create trigger order_items_hold_course before insert on public.order_items
  for each row when (new.item_type = 'course') execute function private.hold_ordered_course();

-- reads of the staff -------------------------------------------------------------------------------------
-- The courses as the back office lists them: a page, and how many there are in all.
create function public.staff_courses(
  p_query text default '',
  p_sort text default 'creado',
  p_descending boolean default true,
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
      where position(private.norm(btrim(coalesce(p_query, ''))) in private.norm(c.title || ' ' || c.description)) > 0
    ),
    sorted as (
      select f.*, row_number() over (order by
        case when not p_descending then case p_sort when 'precio' then f.price when 'lecciones' then f.lessons when 'estudiantes' then f.students end end,
        case when p_descending then case p_sort when 'precio' then f.price when 'lecciones' then f.lessons when 'estudiantes' then f.students end end desc,
        case when p_sort = 'titulo' and not p_descending then private.norm(f.title) end,
        case when p_sort = 'titulo' and p_descending then private.norm(f.title) end desc,
        case when p_sort = 'nivel' and not p_descending then f.level end,
        case when p_sort = 'nivel' and p_descending then f.level end desc,
        case when p_sort = 'creado' and not p_descending then f.created_at end,
        f.created_at desc, f.id) as place
      from found f
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'items', coalesce((
        select jsonb_agg(to_jsonb(s) - 'place' order by s.place) from sorted s
        where s.place > greatest(p_offset, 0) and s.place <= greatest(p_offset, 0) + least(greatest(p_limit, 1), 100)), '[]')));
end $$;

-- How many people finished each lesson of a course: what its removal would take off their progress.
create function public.course_learners(p_course uuid) returns table (lesson_id text, learners int)
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return query select p.lesson_id, count(*)::int from public.lesson_progress p where p.course_id = p_course group by p.lesson_id;
end $$;

-- order of the slides ------------------------------------------------------------------------------------
-- Puts a slide in a place and counts the others from 1 without gaps. Whoever comes second waits and sees the new order.
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

-- One step up or down; at either end it stays.
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
create trigger hero_slides_close_gap after delete on public.hero_slides for each statement execute function private.close_slide_gap();

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.staff_courses(text, text, boolean, int, int), public.course_learners(uuid),
  public.place_slide(uuid, int), public.move_slide(uuid, text) to authenticated;
