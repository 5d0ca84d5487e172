import type { Query } from "../connection.ts";

export interface TableInfo {
  columns: { name: string; type: string }[];
  primaryKey: string[];
  rowSecurity: boolean;
  fullIdentity: boolean;
}

const SELECT = `
  select c.relrowsecurity as "rowSecurity", c.relreplident = 'f' as "fullIdentity",
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(jsonb_agg(a.attname), '[]') from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = c.oid and i.indisprimary) as "primaryKey"
  from pg_publication_tables p
  join pg_namespace n on n.nspname = p.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
  where p.pubname = 'supabase_realtime' and p.schemaname = $1 and p.tablename = $2`;

/** Caches the columns of the published tables. */
export function tableReader(query: Query): (schema: string, table: string) => Promise<TableInfo | null> {
  const known = new Map<string, Promise<TableInfo | null>>();
  return (schema, table) => {
    const key = JSON.stringify([schema, table]);
    const found = known.get(key) ?? query<TableInfo>(SELECT, [schema, table]).then((rows) => rows[0] ?? null);
    known.set(key, found);
    found.then(
      (info) => info || known.delete(key),
      () => known.delete(key),
    );
    return found;
  };
}
