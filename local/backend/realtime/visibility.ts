import type { Connection } from "../connection.ts";
import type { Claims } from "./claims.ts";
import type { TableInfo } from "./tables.ts";

export interface Change {
  id: string;
  at: string;
  schema: string;
  table: string;
  type: "INSERT" | "UPDATE" | "DELETE";
  record: Record<string, unknown> | null;
  old_record: Record<string, unknown> | null;
}

export interface View {
  columns: Set<string>;
  sees(change: Change): boolean;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const keyOf = (row: Record<string, unknown> | null, columns: string[]) =>
  JSON.stringify(columns.map((name) => String(row?.[name])));

/** Which changes of a table the claims may see: decided by Postgres with their role, in one transaction. */
export function viewOf(
  connection: Connection,
  claims: Claims,
  info: TableInfo,
  changes: [Change, ...Change[]],
): Promise<View> {
  const [{ schema, table }] = changes;
  const name = `${quote(schema)}.${quote(table)}`;
  return connection.transaction(async (query) => {
    await query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true),
         set_config('statement_timeout', '5s', true)`,
      [claims.role, JSON.stringify(claims), claims.sub ?? ""],
    );
    const allowed = await query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and has_schema_privilege($2, 'usage') and has_column_privilege($1::regclass, attnum, 'select')`,
      [name, schema],
    );
    const columns = new Set(allowed.map((row) => row.name));
    const key = info.primaryKey;
    if (!key.every((column) => columns.has(column))) return { columns, sees: () => false };
    // Row-level security cannot check a deleted row: its key is sent to everyone who may read the table, as on hosted.
    const existing = changes.filter((change) => change.type !== "DELETE");
    if (!info.rowSecurity || existing.length === 0) return { columns, sees: () => columns.size > 0 };
    if (key.length === 0) return { columns, sees: () => false };
    const list = key.map((column) => `${quote(column)}::text`).join(", ");
    const marks = existing.map(
      (_, row) => `(${key.map((_, at) => `$${row * key.length + at + 1}`).join(", ")})`,
    );
    const values = existing.flatMap((change) => key.map((column) => String(change.record?.[column])));
    const rows = await query<Record<string, string>>(
      `select ${key.map((column) => `${quote(column)}::text as ${quote(column)}`).join(", ")}
       from ${name} where (${list}) in (${marks.join(", ")})`,
      values,
    );
    const visible = new Set(rows.map((row) => keyOf(row, key)));
    return { columns, sees: (change) => change.type === "DELETE" || visible.has(keyOf(change.record, key)) };
  });
}
