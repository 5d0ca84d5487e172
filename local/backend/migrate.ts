import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Sql } from "postgres";
import { bootstrap } from "./bootstrap.ts";
import { connect } from "./database/connect.ts";
import { installCapture } from "./realtime/capture.ts";

export interface MigrateOptions {
  /** Folder with `<version>_<name>.sql` files. */
  dir: string;
  log?: (line: string) => void;
}

const FILE = /^(\d+)_(.+)\.sql$/;

/** Applies pending migrations of `dir`, one transaction per file, with the rights of hosted `postgres`. */
export async function migrate(
  databaseUrl: string,
  { dir, log = console.log }: MigrateOptions,
): Promise<string[]> {
  const sql = connect(databaseUrl);
  try {
    // Advisory lock: two concurrent starts must not apply the same file twice.
    await sql`select pg_advisory_lock(hashtext('aventura-gamer.migrate'))`;
    await bootstrap(sql);
    await sql`set session authorization migrator`;
    const applied = await applyNew(sql, dir, log).finally(() => sql`reset session authorization`);
    await installCapture(sql);
    return applied;
  } finally {
    await sql.end();
  }
}

async function applyNew(sql: Sql, dir: string, log: (line: string) => void): Promise<string[]> {
  const rows = await sql<{ version: string; text: string | null }[]>`
    select version, statements[1] as text from supabase_migrations.schema_migrations`;
  const known = new Map(rows.map((row) => [row.version, row.text]));
  const applied: string[] = [];
  const files = (await readdir(dir)).filter((name) => FILE.test(name)).sort();
  const missing = [...known.keys()].filter(
    (version) => !files.some((name) => name.startsWith(`${version}_`)),
  );
  if (missing.length) {
    throw new Error(
      `This database was made by other migrations (${missing.join(", ")}): delete its data folder, and it is created again.`,
    );
  }
  for (const file of files) {
    const [, version = "", name = ""] = FILE.exec(file) ?? [];
    const text = await readFile(path.join(dir, file), "utf8");
    const before = known.get(version);
    if (before === undefined) {
      await applyOne(sql, { file, version, name, text });
      known.set(version, text);
      applied.push(file);
    } else if (before !== null && before !== text) {
      log(
        `Warning: ${file} was changed after it had been applied; the database still has the earlier version.`,
      );
    }
  }
  return applied;
}

async function applyOne(
  sql: Sql,
  { file, version, name, text }: Record<"file" | "version" | "name" | "text", string>,
) {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[text]})`;
    });
  } catch (error) {
    throw new Error(`${file}: ${explain(error, text)}`, { cause: error });
  }
}

function explain(error: unknown, text: string): string {
  const { message, position, detail, hint, where } = error as Record<string, string | undefined>;
  const line = position ? ` (line ${text.slice(0, Number(position)).split("\n").length})` : "";
  return [`${message}${line}`, detail, hint, where].filter(Boolean).join("\n  ");
}
