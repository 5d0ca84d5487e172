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

const READS = `
  select p.proname::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  group by 1 having bool_and(p.provolatile <> 'v') order by 1`;

/** What the types' generator does not read from the database. */
export interface KnownValues {
  lists: readonly ListedColumn[];
  nullable: readonly NullableParameter[];
  /** Functions that write nothing: declared stable or immutable. */
  reads: readonly string[];
}

export async function knownValues(sql: Sql): Promise<KnownValues> {
  const reads = await sql.unsafe<{ name: string }[]>(READS);
  return {
    lists: await sql.unsafe<ListedColumn[]>(LISTS),
    nullable: await sql.unsafe<NullableParameter[]>(NULLABLE),
    reads: reads.map(({ name }) => name),
  };
}

/** Changes the part of `text` that matches `part`; throws when nothing matches. */
function within(text: string, part: RegExp, change: (found: string) => string): string {
  if (!part.test(text)) throw new Error(`The generated types have changed their form: ${part}`);
  return text.replace(part, change);
}

/**
 * Adds to the generated types the allowed values of listed columns, null for parameters that default to null, and the names
 * of the functions that only read.
 */
export function withKnownValues(types: string, { lists, nullable, reads }: KnownValues): string {
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
  return `${text}\n/** Allowed values of text columns, from their check constraints. */\nexport const Listed = ${JSON.stringify(byTable(lists))} as const

/** Functions that write nothing: declared stable or immutable. */
export const ReadFunctions: readonly string[] = ${JSON.stringify(reads)}\n`;
}

/** Columns by table, as the generated types have them. */
export function byTable(lists: readonly ListedColumn[]): Record<string, Record<string, string[]>> {
  const tables: Record<string, Record<string, string[]>> = {};
  for (const { table, column, values } of lists) tables[table] = { ...tables[table], [column]: values };
  return tables;
}
