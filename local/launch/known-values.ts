import type { Sql } from "postgres";

/** A text column, or an array of texts, whose check lists the allowed values. */
export interface ListedColumn {
  table: string;
  column: string;
  values: string[];
  is_array: boolean;
}

/** A parameter whose default is null, so that null may be passed. */
export interface NullableParameter {
  function: string;
  parameter: string;
}

/** Check constraints as pg_get_constraintdef prints them: kind = ANY (ARRAY['a'::text, 'b'::text]), or <@ for an array. */
const LISTS = `
  select c.conrelid::regclass::text as table, a.attname::text as column, a.attndims > 0 as is_array,
    array(select m[1] from regexp_matches(d.text, '''([^'']*)''::text', 'g') m) as values
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  cross join lateral (select pg_get_constraintdef(c.oid) as text) d
  where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
    and d.text ~ '^CHECK \\(\\(\\w+ (= ANY \\(|<@ )ARRAY\\[''[^()]*\\]\\)+$'
  order by 1, a.attnum`;

const NULLABLE = `
  select p.proname::text as function, a.name as parameter
  from pg_proc p
  cross join lateral unnest(p.proargnames) with ordinality a (name, place)
  where p.pronamespace = 'public'::regnamespace and pg_get_function_arg_default(p.oid, a.place::int) like 'NULL%'
  order by 1, a.place`;

export async function knownValues(
  sql: Sql,
): Promise<{ lists: ListedColumn[]; nullable: NullableParameter[] }> {
  const lists = await sql.unsafe<ListedColumn[]>(LISTS);
  const nullable = await sql.unsafe<NullableParameter[]>(NULLABLE);
  return { lists: [...lists], nullable: [...nullable] };
}

/** Changes the part of `text` that matches `part`; throws when nothing matches. */
function within(text: string, part: RegExp, change: (found: string) => string): string {
  if (!part.test(text)) throw new Error(`The generated types have changed their form: ${part}`);
  return text.replace(part, change);
}

/** Adds to the generated types the allowed values of listed columns and null for parameters that default to null. */
export function withKnownValues(
  types: string,
  { lists, nullable }: { lists: readonly ListedColumn[]; nullable: readonly NullableParameter[] },
): string {
  let text = types;
  for (const { table, column, values, is_array } of lists) {
    const union = values.map((value) => JSON.stringify(value)).join(" | ");
    text = within(text, new RegExp(`"${table}": \\{\\s+Row: [^]*?Relationships:`), (found) =>
      found.replaceAll(
        new RegExp(`("${column}"\\??: )(?:\\(string\\)\\[\\]|string)`, "g"),
        (_, name: string) => `${name}${is_array ? `(${union})[]` : union}`,
      ),
    );
  }
  for (const { function: name, parameter } of nullable)
    text = within(
      text,
      new RegExp(`"${name}":\\s+\\{ Args: \\{.*?"${parameter}"\\?: [^,}]+?(?=[,}]| \\})`),
      (found) => `${found} | null`,
    );
  return `${text}\n/** Allowed values of text columns, from their check constraints. */\nexport const Listed = ${JSON.stringify(byTable(lists))} as const\n`;
}

/** Columns by table, as the generated types have them. */
export function byTable(lists: readonly ListedColumn[]): Record<string, Record<string, string[]>> {
  const tables: Record<string, Record<string, string[]>> = {};
  for (const { table, column, values } of lists) tables[table] = { ...tables[table], [column]: values };
  return tables;
}
