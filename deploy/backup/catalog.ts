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

/** `copy` of a table's data columns, to stdout or from stdin. */
export function copyStatement({ name, columns }: Table, direction: "to stdout" | "from stdin"): string {
  return `copy ${name} (${columns.join(", ")}) ${direction}`;
}
