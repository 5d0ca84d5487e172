-- Replaces the write-ahead log that hosted Realtime reads. Run by a superuser, safe to repeat.
create schema if not exists realtime;
create unlogged table if not exists realtime.changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  schema_name text not null,
  table_name text not null,
  type text not null,
  record jsonb,
  old_record jsonb
);
create index if not exists changes_xid on realtime.changes (xid);

-- One notification per transaction, however many rows it changes: Postgres merges equal payloads.
create or replace function realtime.capture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into realtime.changes (schema_name, table_name, type, record, old_record)
  values (tg_table_schema, tg_table_name, tg_op,
    case when tg_op <> 'DELETE' then pg_catalog.to_jsonb(new) end,
    case when tg_op <> 'INSERT' then pg_catalog.to_jsonb(old) end);
  perform pg_catalog.pg_notify('realtime_changes', pg_catalog.pg_current_xact_id()::text);
  return null;
end $$;

do $$
declare relation regclass;
begin
  for relation in
    select g.tgrelid from pg_trigger g
    where g.tgname = 'zz_realtime' and not exists (
      select from pg_publication_tables p
      where p.pubname = 'supabase_realtime' and format('%I.%I', p.schemaname, p.tablename)::regclass = g.tgrelid)
  loop
    execute format('drop trigger zz_realtime on %s', relation);
  end loop;
  for relation in
    select format('%I.%I', p.schemaname, p.tablename)::regclass from pg_publication_tables p
    where p.pubname = 'supabase_realtime' and not exists (
      select from pg_trigger g
      where g.tgname = 'zz_realtime' and g.tgrelid = format('%I.%I', p.schemaname, p.tablename)::regclass)
  loop
    execute format('create trigger zz_realtime after insert or update or delete on %s '
      'for each row execute function realtime.capture()', relation);
  end loop;
end $$;
