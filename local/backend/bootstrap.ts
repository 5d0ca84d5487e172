import { readFile } from "node:fs/promises";
import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";
import type { Sql } from "postgres";

const read = (name: string) => readFile(new URL(`./database/${name}.sql`, import.meta.url), "utf8");

/** Settings of one database; also needed by a copy of a template database. */
export async function applyDatabaseSettings(sql: Sql): Promise<void> {
  await sql.unsafe(await read("settings"));
}

/** Brings a database to the state of a hosted project before its first migration. */
export async function bootstrap(sql: Sql): Promise<void> {
  const [row] = await sql<
    { super: boolean }[]
  >`select rolsuper super from pg_roles where rolname = current_user`;
  if (!row?.super)
    throw new Error("The database user is not a superuser: use a PostgreSQL server of your own.");
  await sql.unsafe(await read("roles"));
  // lite's own tables, for this version.
  await sql.unsafe(getAuthSchemaSql());
  await sql.unsafe(getStorageSchemaSql());
  await sql.unsafe(await read("platform"));
  await applyDatabaseSettings(sql);
}
