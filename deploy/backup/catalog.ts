import type { ISql } from "postgres";

export interface Table {
  /** Schema and name, quoted for SQL. */
  name: string;
  /** Columns that hold data: generated ones are left out. */
  columns: string[];
}

export interface Sequence {
  name: string;
  last_value: string;
  is_called: boolean;
}

export interface Migration {
  version: string;
  name: string;
}

/** Works on the connection and in a transaction of it. */
export type Executor = ISql;

/**
 * Relations with data: those of the product, whoever owns `profiles`, in whatever schema; Auth's; Storage's buckets.
 * The rows of `storage.objects` are made by Storage when the files are uploaded.
 */
const HOLDS_DATA = `
  n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'supabase_migrations')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  and case n.nspname
    when 'auth' then c.relname <> 'schema_migrations'
    when 'storage' then c.relname = 'buckets'
    else c.relowner = (select p.relowner from pg_class p where p.oid = 'public.profiles'::regclass)
  end`;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${HOLDS_DATA} order by 1`;

const SEQUENCES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${HOLDS_DATA} order by 1`;

export async function listTables(sql: Executor): Promise<Table[]> {
  return [...(await sql.unsafe<Table[]>(TABLES))];
}

export async function readSequences(sql: Executor): Promise<Sequence[]> {
  const sequences: Sequence[] = [];
  for (const { name } of await sql.unsafe<{ name: string }[]>(SEQUENCES)) {
    const rows = await sql.unsafe<Omit<Sequence, "name">[]>(
      `select last_value::text, is_called from ${name}`,
    );
    for (const row of rows) sequences.push({ name, ...row });
  }
  return sequences;
}

export async function listMigrations(sql: Executor): Promise<Migration[]> {
  return [
    ...(await sql.unsafe<Migration[]>(
      "select version, coalesce(name, '') as name from supabase_migrations.schema_migrations order by 1",
    )),
  ];
}

/**
 * Who may do what and what a change causes, by name. The migrations bring it, not the rows: a restore compares it.
 * Grants are sorted, since their order tells only when each was given.
 */
const RULES = `
  with product as (
    select n.oid, n.nspname, n.nspacl from pg_namespace n
    where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'supabase_migrations')
      and exists (select from pg_class p where p.oid = 'public.profiles'::regclass
        and (exists (select from pg_class c where c.relnamespace = n.oid and c.relowner = p.relowner)
          or exists (select from pg_proc f where f.pronamespace = n.oid and f.proowner = p.relowner)))
  ), extended as (select classid, objid from pg_depend where deptype = 'e')
  select format('policy %I on %I.%I', policyname, schemaname, tablename) as name,
    format('%s for %s to %s using (%s) with check (%s)', permissive, cmd, roles, qual, with_check) as definition
  from pg_policies where not exists (select from extended
    where classid = 'pg_class'::regclass and objid = format('%I.%I', schemaname, tablename)::regclass)
  union all select format('function %s', f.oid::regprocedure),
    format('%s %s', array(select g::text from unnest(f.proacl) g order by 1), pg_get_functiondef(f.oid))
  from pg_proc f join product n on n.oid = f.pronamespace
  where f.prokind <> 'a' and not exists (select from extended where classid = 'pg_proc'::regclass and objid = f.oid)
  union all select format('trigger %I on %s', t.tgname, t.tgrelid::regclass), format('%s %s', t.tgenabled, pg_get_triggerdef(t.oid))
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
  where not t.tgisinternal and (c.relnamespace in (select oid from product) or f.pronamespace in (select oid from product))
  union all select format('constraint %I on %s', k.conname, coalesce(nullif(k.conrelid, 0)::regclass::text, k.contypid::regtype::text)),
    format('%s %s', k.convalidated, pg_get_constraintdef(k.oid))
  from pg_constraint k where k.connamespace in (select oid from product)
  union all select format('relation %s', c.oid::regclass),
    format('%s %s %s %s %s %s (%s)', c.relkind, array(select g::text from unnest(c.relacl) g order by 1), c.relrowsecurity,
      c.relforcerowsecurity, c.reloptions,
      case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) when c.relkind = 'i' then pg_get_indexdef(c.oid) end,
      (select string_agg(format('%I %s %s %s %s', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid), array(select g::text from unnest(a.attacl) g order by 1)), ', ' order by a.attname)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped))
  from pg_class c join product n on n.oid = c.relnamespace
  where not exists (select from extended where classid = 'pg_class'::regclass and objid = c.oid)
  union all select format('schema %I', nspname), array(select g::text from unnest(nspacl) g order by 1)::text from product
  union all select format('publication %I of %I.%I', pubname, schemaname, tablename), format('%s %s', attnames, rowfilter)
  from pg_publication_tables where pubname = 'supabase_realtime'`;

/** In a transaction: without a search path, what PostgreSQL prints names every schema. */
export async function readRules(sql: Executor): Promise<Record<string, string>> {
  await sql.unsafe("select set_config('search_path', '', true)");
  const rules = await sql.unsafe<{ name: string; definition: string }[]>(RULES);
  return Object.fromEntries(rules.map(({ name, definition }) => [name, definition]));
}

/** `copy` of a table's data columns, to stdout or from stdin. */
export function copyStatement({ name, columns }: Table, direction: "to stdout" | "from stdin"): string {
  return `copy ${name} (${columns.join(", ")}) ${direction}`;
}
