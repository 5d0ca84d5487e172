-- Products from and to a spreadsheet: staged, checked against the catalogue, committed whole or not at all.

-- tables -------------------------------------------------------------------------------------------------
create table public.product_imports (
  id uuid primary key default gen_random_uuid(),
  actor uuid not null default auth.uid(),
  file_name text not null check (char_length(file_name) between 1 and 200),
  state text not null default 'staged' check (state in ('staged', 'checked', 'committed')),
  rows int not null default 0,
  counts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  committed_at timestamptz
);
comment on table public.product_imports is 'A spreadsheet of products: first staged and checked, then committed whole or not at all.';
comment on column public.product_imports.counts is '{created, changed, unchanged} of a committed one.';

create table public.product_import_rows (
  import_id uuid not null references public.product_imports (id) on delete cascade,
  line int not null check (line > 0),
  data jsonb not null default '{}',
  problems text[] not null default '{}',
  found text[] not null default '{}',
  action text check (action in ('create', 'change', 'same')),
  product_id uuid,
  changes jsonb not null default '{}',
  is_conflict boolean not null default false,
  is_bad boolean generated always as (problems <> '{}' or found <> '{}') stored,
  primary key (import_id, line)
);
comment on column public.product_import_rows.line is 'Where the row begins in the file, from 1.';
comment on column public.product_import_rows.data is 'The cells that the file has, by column of products; stock_was and version as they were exported.';
comment on column public.product_import_rows.problems is 'What the reader found wrong with the text of the row; `found` is what the catalogue says.';
comment on column public.product_import_rows.changes is '{column: [before, after]}';
comment on column public.product_import_rows.is_conflict is 'Somebody changed the product after it was exported.';

-- indexes ------------------------------------------------------------------------------------------------
create index product_imports_of_actor on public.product_imports (actor, created_at desc);

-- functions ----------------------------------------------------------------------------------------------
-- The caller's own import while it is not committed, locked.
create function private.own_import(p_import uuid) returns public.product_imports
language plpgsql security definer set search_path = '' as
$$
declare
  i public.product_imports;
begin
  perform private.require_staff();
  select * into i from public.product_imports where id = p_import and actor = (select auth.uid()) for no key update;
  if i.id is null or i.state = 'committed' then
    perform private.refuse('import_gone', 'Esa importación ya no está. Sube el archivo de nuevo.');
  end if;
  return i;
end $$;

-- Begins an import. What the same person left unfinished goes, and what anybody left a day ago.
create function public.start_import(p_file_name text) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  started uuid;
begin
  perform private.require_staff();
  delete from public.product_imports
  where state <> 'committed' and (actor = (select auth.uid()) or created_at < now() - interval '1 day');
  insert into public.product_imports (file_name) values (coalesce(nullif(left(trim(p_file_name), 200), ''), 'productos.csv'))
  returning id into started;
  return started;
end $$;

-- Takes rows of the file in: [{line, data, problems}]. Answers how many there are now.
create function public.stage_import_rows(p_import uuid, p_rows jsonb) returns int
language plpgsql security definer set search_path = '' as
$$
declare
  i public.product_imports := private.own_import(p_import);
begin
  if i.rows + jsonb_array_length(p_rows) > 50000 then
    perform private.refuse('too_many_rows', 'El archivo tiene más de 50.000 filas. Divídelo en partes.');
  end if;
  insert into public.product_import_rows (import_id, line, data, problems)
  select p_import, r.line, coalesce(r.data, '{}'), coalesce(r.problems, '{}')
  from jsonb_to_recordset(p_rows) as r(line int, data jsonb, problems text[]);
  update public.product_imports set rows = rows + jsonb_array_length(p_rows), state = 'staged' where id = p_import
  returning * into i;
  return i.rows;
end $$;

-- Compares every staged row with the catalogue of this moment. The planner knows the staged rows as they were before the
-- last import, which may be none: it must not compare each of fifty thousand with every other.
create function private.examine_import(p_import uuid) returns void
language plpgsql security definer set search_path = '' set enable_nestloop = off set jit = off as
$$
begin
  with cells as (
    select r.line, v.*
    from public.product_import_rows r cross join lateral jsonb_to_record(r.data) as v(
      id uuid, slug text, name text, description text, price int, category text, stock int, stock_was int,
      badge_text text, badge_color text, images text[], details jsonb, version int)
    where r.import_id = p_import and r.problems = '{}'
  ),
  matched as (
    select c.*, p.id as target, p.slug as old_slug, p.stock as old_stock, p.version as old_version,
      coalesce(c.slug, p.slug, nullif(left(private.slugify(c.name), 80), ''), 'sin-nombre') as new_slug,
      jsonb_strip_nulls(jsonb_build_object(
        'slug', case when c.slug <> p.slug then jsonb_build_array(p.slug, c.slug) end,
        'name', case when c.name <> p.name then jsonb_build_array(p.name, c.name) end,
        'description', case when c.description <> p.description then jsonb_build_array(left(p.description, 80), left(c.description, 80)) end,
        'price', case when c.price <> p.price then jsonb_build_array(p.price, c.price) end,
        'category', case when c.category <> p.category then jsonb_build_array(p.category, c.category) end,
        'badge_text', case when c.badge_text <> p.badge_text then jsonb_build_array(p.badge_text, c.badge_text) end,
        'badge_color', case when c.badge_color <> p.badge_color::text then jsonb_build_array(p.badge_color, c.badge_color) end,
        'images', case when not c.images <@ p.images or c.images[1] <> p.images[1]
          then jsonb_build_array(cardinality(p.images), cardinality(c.images)) end,
        'details', case when c.details <> p.details then jsonb_build_array(jsonb_array_length(p.details), jsonb_array_length(c.details)) end
      )) as edits,
      p.stock + c.stock - coalesce(c.stock_was, p.stock) as new_stock
    from cells c left join lateral (
      select * from public.products where id = c.id
      union all
      select * from public.products where c.id is null and slug = c.slug
    ) p on true
  ),
  judged as (
    select m.*,
      case when target is null then '{}'::jsonb
        else edits || case when new_stock <> old_stock then jsonb_build_object('stock', jsonb_build_array(old_stock, new_stock)) else '{}' end
      end as diff,
      min(line) over (partition by coalesce(target::text, 'new:' || new_slug)) as first_line,
      min(line) over (partition by new_slug) as first_slug_line
    from matched m
  )
  update public.product_import_rows r set
    product_id = j.target,
    action = case when j.target is null then 'create' when j.diff = '{}' then 'same' else 'change' end,
    changes = j.diff,
    is_conflict = j.target is not null and j.edits <> '{}' and j.version is not null and j.version <> j.old_version,
    found = array_remove(array[
      case when j.id is not null and j.target is null then 'No existe ningún producto con ese id.' end,
      case when j.target is null and (j.name is null or j.price is null) then 'Nombre y precio son campos obligatorios' end,
      case when j.target is null and j.id is null and j.slug is null and exists (select from public.products p where p.slug = j.new_slug)
        then 'Ya existe un producto con ese nombre: escribe su slug para cambiarlo, u otro slug para crear uno nuevo.' end,
      case when j.slug <> j.old_slug and exists (select from public.products p where p.slug = j.slug)
        then 'Otro producto ya usa ese slug.'
        when j.first_line < j.line then format('La fila %s ya habla de este producto.', j.first_line)
        when j.first_slug_line < j.line then format('La fila %s ya usa ese slug.', j.first_slug_line) end,
      case when j.new_stock < 0 then format('Quedarían %s unidades: hay %s, y el archivo descuenta %s.', j.new_stock, j.old_stock, j.old_stock - j.new_stock) end
    ], null)
  from judged j
  where r.import_id = p_import and r.line = j.line;
end $$;

-- What the import would do: {total, created, changed, unchanged, failed, conflicts, problems: [{line, reasons}], samples:
-- [{line, name, action, is_conflict, changes}]}. The first 200 rows with problems and 100 samples; all rows can be read.
create function private.import_summary(p_import uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$
  with r as (
    select line, problems || found as reasons, action, changes, is_conflict, product_id, data
    from public.product_import_rows where import_id = p_import
  )
  select jsonb_build_object(
    'total', count(*),
    'failed', count(*) filter (where reasons <> '{}'),
    'created', count(*) filter (where reasons = '{}' and action = 'create'),
    'changed', count(*) filter (where reasons = '{}' and action = 'change'),
    'unchanged', count(*) filter (where reasons = '{}' and action = 'same'),
    'conflicts', count(*) filter (where reasons = '{}' and is_conflict),
    'problems', (select coalesce(jsonb_agg(jsonb_build_object('line', e.line, 'reasons', to_jsonb(e.reasons)) order by e.line), '[]')
      from (select line, reasons from r where reasons <> '{}' order by line limit 200) e),
    'samples', (select coalesce(jsonb_agg(jsonb_build_object('line', e.line, 'action', e.action, 'is_conflict', e.is_conflict, 'changes', e.changes,
        'name', coalesce(e.data ->> 'name', (select p.name from public.products p where p.id = e.product_id), '')) order by e.is_conflict desc, e.line), '[]')
      from (select * from r where reasons = '{}' and action in ('create', 'change') order by is_conflict desc, line limit 100) e)
  )
  from r
$$;

create function public.check_import(p_import uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '120s' as
$$
begin
  perform private.own_import(p_import);
  perform private.examine_import(p_import);
  update public.product_imports set state = 'checked' where id = p_import;
  return private.import_summary(p_import);
end $$;

-- Writes the whole import or nothing. Stock moves by a difference: against the stock at the time of the export when the
-- file tells it, against the stock of this moment otherwise (a count). A product that somebody changed after the export
-- stops it, unless p_overwrite. Answers {created, changed, unchanged, products: the changed ones, null when too many}.
create function public.commit_import(p_import uuid, p_overwrite boolean default false) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '120s' set enable_nestloop = off set jit = off as
$$
declare
  i public.product_imports := private.own_import(p_import);
  summary jsonb;
  locked int;
  known int;
begin
  if i.state <> 'checked' then
    perform private.refuse('import_unchecked', 'Revisa el archivo antes de importarlo.');
  end if;
  -- In the order of every other lock on products, so that two writers wait instead of blocking each other.
  perform 1 from public.products p
  where p.id in (select product_id from public.product_import_rows where import_id = p_import)
  order by p.id for no key update;
  get diagnostics locked = row_count;
  perform private.examine_import(p_import);
  select count(product_id) into known from public.product_import_rows where import_id = p_import;
  summary := private.import_summary(p_import);
  if (summary ->> 'failed')::int > 0 or known > locked then
    perform private.refuse('import_failed', 'Hay filas con errores, quizá porque el catálogo cambió. Revisa el archivo de nuevo; no se guardó nada.');
  end if;
  if (summary ->> 'conflicts')::int > 0 and not p_overwrite then
    perform private.refuse('import_conflict', format('%s productos cambiaron después de la exportación. No se guardó nada.', summary ->> 'conflicts'));
  end if;

  insert into public.products (slug, name, description, price, category, stock, badge_text, badge_color, image, images, details, created_at)
  select coalesce(v.slug, nullif(left(private.slugify(v.name), 80), ''), 'sin-nombre'), v.name, coalesce(v.description, ''), v.price,
    coalesce(v.category, ''), coalesce(v.stock, 0), coalesce(v.badge_text, ''), coalesce(v.badge_color, 'primary'),
    coalesce(v.images[1], ''), coalesce(v.images, '{}'), coalesce(v.details, '[]'), now() - make_interval(secs => r.line / 1000.0)
  from public.product_import_rows r cross join lateral jsonb_to_record(r.data) as v(
    slug text, name text, description text, price int, category text, stock int, badge_text text, badge_color public.badge_color,
    images text[], details jsonb)
  where r.import_id = p_import and r.action = 'create' order by r.line;

  insert into public.stock_movements (product_id, delta, reason, actor, note)
  select r.product_id, (r.changes #>> '{stock,1}')::int - (r.changes #>> '{stock,0}')::int,
    case when r.data ? 'stock_was' then 'adjusted' else 'counted' end, (select auth.uid()), left('Importación de ' || i.file_name, 200)
  from public.product_import_rows r
  where r.import_id = p_import and r.action = 'change' and r.changes ? 'stock' order by r.product_id;

  update public.products p set
    slug = coalesce(v.slug, p.slug), name = coalesce(v.name, p.name), description = coalesce(v.description, p.description),
    price = coalesce(v.price, p.price), category = coalesce(v.category, p.category),
    stock = p.stock + coalesce((r.changes #>> '{stock,1}')::int - (r.changes #>> '{stock,0}')::int, 0),
    badge_text = coalesce(v.badge_text, p.badge_text), badge_color = coalesce(v.badge_color, p.badge_color),
    details = coalesce(v.details, p.details)
  from public.product_import_rows r cross join lateral jsonb_to_record(r.data) as v(
    slug text, name text, description text, price int, category text, badge_text text, badge_color public.badge_color, details jsonb)
  where r.import_id = p_import and r.action = 'change' and p.id = r.product_id;

  -- Pictures apart: few imports change them, and the others skip what follows from it.
  update public.products p set images = v.images
  from public.product_import_rows r cross join lateral jsonb_to_record(r.data) as v(images text[])
  where r.import_id = p_import and r.action = 'change' and r.changes ? 'images' and p.id = r.product_id;

  summary := summary - array['problems', 'samples', 'conflicts', 'failed', 'total'];
  update public.product_imports set state = 'committed', committed_at = now(), counts = summary where id = p_import;
  perform private.audit('products.imported', 'product_imports', p_import::text, summary || jsonb_build_object('file', i.file_name));
  if (summary ->> 'changed')::int <= 200 then
    summary := summary || jsonb_build_object('products',
      (select coalesce(jsonb_agg(product_id), '[]') from public.product_import_rows where import_id = p_import and action = 'change'));
  end if;
  delete from public.product_import_rows where import_id = p_import;
  return summary;
end $$;

-- One page of the export, in alphabetical order, after the given product. The filter is that of the staff list.
create function public.export_products(p_filter jsonb default '{}', p_after_key text default '', p_after uuid default null, p_limit int default 1000)
returns setof jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return query execute format($q$
    select jsonb_build_object('id', id, 'slug', slug, 'name', name, 'description', description, 'price', price, 'category', category,
      'stock', stock, 'badge_text', badge_text, 'badge_color', badge_color, 'images', images, 'details', details, 'version', version, 'key', name_key)
    from public.products
    where %s and ($1 is null or (name_key, id) > ($2, $1))
    order by name_key, id limit $3
  $q$, private.product_condition(p_filter, private.product_query(coalesce(p_filter ->> 'query', ''))))
  using p_after, p_after_key, least(greatest(p_limit, 1), 1000);
end $$;

-- These compare the rows before and after a statement. A plan that was made for the one row of the first statement of a
-- connection must not serve ten thousand: each row would be compared with every other.
alter function private.audit_update() set enable_nestloop = off;
alter function private.learn_changed_words() set enable_nestloop = off;

-- grants -------------------------------------------------------------------------------------------------
grant select on public.product_imports, public.product_import_rows to authenticated;
grant all on public.product_imports, public.product_import_rows to service_role;
grant execute on function public.start_import(text), public.stage_import_rows(uuid, jsonb), public.check_import(uuid),
  public.commit_import(uuid, boolean), public.export_products(jsonb, text, uuid, int) to authenticated;

-- row-level security -------------------------------------------------------------------------------------
alter table public.product_imports enable row level security;
alter table public.product_import_rows enable row level security;

create policy "staff read their own imports" on public.product_imports for select to authenticated
  using (actor = (select auth.uid()) and (select private.is_staff()));
comment on policy "staff read their own imports" on public.product_imports is 'Written by functions only; what an import did is in the audit log for all admins.';
create policy "staff read the rows of their own imports" on public.product_import_rows for select to authenticated
  using ((select private.is_staff()) and exists (select from public.product_imports i where i.id = import_id and i.actor = (select auth.uid())));
comment on policy "staff read the rows of their own imports" on public.product_import_rows is 'Staged until the import is committed or another begins.';
