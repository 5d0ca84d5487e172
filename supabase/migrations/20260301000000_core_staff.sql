-- Core for the back office: versions against lost edits, and the log of every staff write.

-- versions -----------------------------------------------------------------------------------------------
-- Raised by every change that a person makes to the row. A sale changes the stock alone and makes no editor stale; nor do
-- columns that are named as arguments.
create function private.raise_version() returns trigger
language plpgsql set search_path = '' as
$$
declare
  quiet text[] := array['stock', 'updated_at', 'version', 'search', 'name_key'] || tg_argv;
begin
  if to_jsonb(new) - quiet is distinct from to_jsonb(old) - quiet then
    new.version := old.version + 1;
  else
    new.version := old.version;
  end if;
  return new;
end $$;

alter table public.products add column version int not null default 1;
alter table public.services add column version int not null default 1;
alter table public.courses add column version int not null default 1;
alter table public.hero_slides add column version int not null default 1;
alter table public.store_settings add column version int not null default 1;
comment on column public.products.version is 'What an editor loaded; a save with an older one finds no row and is told what changed meanwhile.';

-- Pictures are rows of their own with their own dialogs.
create trigger products_version before update on public.products for each row execute function private.raise_version('image', 'images');
create trigger services_version before update on public.services for each row execute function private.raise_version();
create trigger courses_version before update on public.courses for each row execute function private.raise_version();
create trigger hero_slides_version before update on public.hero_slides for each row execute function private.raise_version();
create trigger store_settings_version before update on public.store_settings for each row execute function private.raise_version();

-- settings of the back office ----------------------------------------------------------------------------
alter table public.store_settings add column low_stock_threshold int not null default 3 check (low_stock_threshold between 0 and 1000);
comment on column public.store_settings.low_stock_threshold is 'A product with this many units or fewer is about to run out.';

-- audit --------------------------------------------------------------------------------------------------
-- A value as the log keeps it: long texts are cut, hidden ones only say that they were there.
create function private.audit_value(p_column text, p_value jsonb, p_hidden text[]) returns jsonb
language sql immutable set search_path = '' as
$$
  select case
    when p_value is null or p_value = 'null'::jsonb then 'null'::jsonb
    when p_column = any (p_hidden) then '"•"'::jsonb
    when length(p_value::text) > 300 then to_jsonb(left(p_value #>> '{}', 300) || '…')
    else p_value end
$$;

create function private.audit_key(p_row jsonb, p_key text) returns text
language sql immutable set search_path = '' as
$$ select string_agg(p_row ->> k, '/' order by n) from unnest(string_to_array(p_key, ',')) with ordinality as t(k, n) $$;

-- Arguments of the three: the key's columns, and the columns whose values are not written down (personal data).
create function private.audit_insert() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if not private.is_staff() then return null; end if;
  insert into public.audit_log (actor, action, entity, entity_id, details)
  select (select auth.uid()), tg_table_name || '.created', tg_table_name, private.audit_key(to_jsonb(r), tg_argv[0]), '{}'
  from after_rows r;
  return null;
end $$;

create function private.audit_delete() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  hidden text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
begin
  if not private.is_staff() then return null; end if;
  insert into public.audit_log (actor, action, entity, entity_id, details)
  select (select auth.uid()), tg_table_name || '.deleted', tg_table_name, private.audit_key(to_jsonb(r), tg_argv[0]),
    jsonb_build_object('before', (
      select jsonb_object_agg(c.key, private.audit_value(c.key, c.value, hidden))
      from jsonb_each(to_jsonb(r) - array['search', 'name_key']) c where c.value not in ('null', '""', '[]')))
  from before_rows r;
  return null;
end $$;

create function private.audit_update() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  hidden text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
begin
  if not private.is_staff() then return null; end if;
  insert into public.audit_log (actor, action, entity, entity_id, details)
  select (select auth.uid()), tg_table_name || '.updated', tg_table_name, private.audit_key(a.row, tg_argv[0]), jsonb_build_object('changed', d.changed)
  from (select to_jsonb(r) as row from after_rows r) a
  join (select to_jsonb(r) as row from before_rows r) b on private.audit_key(b.row, tg_argv[0]) = private.audit_key(a.row, tg_argv[0])
  cross join lateral (
    select jsonb_object_agg(c.key, jsonb_build_array(private.audit_value(c.key, b.row -> c.key, hidden), private.audit_value(c.key, c.value, hidden))) as changed
    from jsonb_each(a.row - array['updated_at', 'version', 'search', 'name_key']) c
    where c.value is distinct from b.row -> c.key
  ) d
  -- What a function tells in words of its own is not told twice: it names the row in audit.told.
  where d.changed is not null and private.audit_key(a.row, tg_argv[0]) is distinct from current_setting('audit.told', true);
  return null;
end $$;

-- Watches a table: every insert, change and deletion by staff is written down. Stock movements, refunds, reviews and social
-- posts are written by functions alone, which say so themselves.
create function private.watch(p_table text, p_key text default 'id', p_hidden text default '') returns void
language plpgsql set search_path = '' as
$$
begin
  execute format('create trigger %1$s_audit_i after insert on public.%1$I referencing new table as after_rows for each statement execute function private.audit_insert(%2$L, %3$L)', p_table, p_key, p_hidden);
  execute format('create trigger %1$s_audit_u after update on public.%1$I referencing old table as before_rows new table as after_rows for each statement execute function private.audit_update(%2$L, %3$L)', p_table, p_key, p_hidden);
  execute format('create trigger %1$s_audit_d after delete on public.%1$I referencing old table as before_rows for each statement execute function private.audit_delete(%2$L, %3$L)', p_table, p_key, p_hidden);
end $$;

select private.watch('products'), private.watch('product_images'), private.watch('services'), private.watch('courses'),
  private.watch('lesson_contents', 'course_id,lesson_id'), private.watch('hero_slides'), private.watch('store_settings'),
  private.watch('orders', 'id', 'customer_name,customer_email,customer_phone,shipping_address'),
  private.watch('retractos', 'id', 'reason'),
  private.watch('ordenes_servicio', 'id', 'descripcion,contact_name,contact_phone,contact_email,pickup_address'),
  private.watch('orden_comentarios', 'id', 'texto'), private.watch('cotizaciones', 'id', 'note,signer_name,reason,ip,user_agent');

-- indexes ------------------------------------------------------------------------------------------------
create index audit_log_of_actor on public.audit_log (actor, created_at desc);
