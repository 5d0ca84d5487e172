import { createClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import type { Executor } from "./catalog.ts";

/** A Supabase project: its database as the role `postgres`, and its API with the secret key. */
export interface ProjectAddress {
  databaseUrl: string;
  supabaseUrl: string;
  secretKey: string;
}

export type StorageClient = ReturnType<typeof createClient>["storage"];

export interface Project {
  sql: Sql;
  storage: StorageClient;
}

/** A file's name as part of an address, which the client leaves as it is: a question mark would end it. */
export function urlName(name: string): string {
  return name.replace(/[%?#]/g, encodeURIComponent);
}

/** A refusal or a failure whose message tells the operator what to do. */
export class BackupError extends Error {}

/**
 * Runs `work` with one connection to the database and a client of Storage.
 * Refuses addresses of two different projects: files of one shop would be mixed with rows of another.
 */
export async function withProject<Result>(
  { databaseUrl, supabaseUrl, secretKey }: ProjectAddress,
  work: (project: Project) => Promise<Result>,
): Promise<Result> {
  const { hostname, searchParams } = new URL(databaseUrl);
  const encrypted = searchParams.has("sslmode") || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const sql = postgres(databaseUrl, {
    max: 1,
    onnotice: () => undefined,
    ...(!encrypted && { ssl: "require" }),
    connection: { application_name: "backup" },
  });
  const { storage } = createClient(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  try {
    await refuseTwoProjects(sql, storage);
    return await work({ sql, storage });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Settings of one transaction. Hosted projects end statements of `postgres` after two minutes; a row that a policy hides
 * must be an error, not be left out; text must read the same on both sides.
 */
const SETTINGS = {
  statement_timeout: "0",
  idle_in_transaction_session_timeout: "0",
  lock_timeout: "30s",
  row_security: "off",
  DateStyle: "ISO",
  IntervalStyle: "postgres",
  TimeZone: "UTC",
};

/** Begins a transaction's work; a pooler in between may drop settings of the connection. */
export async function prepareTransaction(sql: Executor): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await sql.unsafe("select set_config($1, $2, true)", [name, value]);
}

/**
 * Changes a time in the database for a moment and looks for it through the API. What both hold would not tell them apart:
 * a restored or cloned project holds the same as its source.
 */
async function refuseTwoProjects(sql: Sql, storage: StorageClient): Promise<void> {
  const mark = new Date();
  const bucket = await setTimeOfChange(sql, mark.toISOString());
  if (!bucket)
    throw new BackupError(
      "La base de datos de SUPABASE_DB_URL no tiene buckets: aplica antes las migraciones.",
    );
  try {
    const { data, error } = await storage.listBuckets();
    if (error) throw new BackupError(`Storage no responde en SUPABASE_URL: ${error.message}`);
    const seen = data.find(({ id }) => id === bucket.id);
    if (!seen || new Date(seen.updated_at).getTime() !== mark.getTime())
      throw new BackupError(
        "SUPABASE_URL y SUPABASE_DB_URL no son del mismo proyecto: revisa las dos direcciones.",
      );
  } finally {
    await setTimeOfChange(sql, bucket.changed);
  }
}

/** Sets when the first bucket was changed; returns the bucket as it was. */
async function setTimeOfChange(sql: Sql, time: string | null) {
  // A project whose disk is full is read-only by default, and is to be backed up.
  return sql.begin("read write", async (transaction) => {
    await prepareTransaction(transaction);
    const [bucket] = await transaction<{ id: string; changed: string | null }[]>`
      select id, updated_at::text as changed from storage.buckets order by id limit 1 for update`;
    if (bucket)
      await transaction`update storage.buckets set updated_at = ${time}::text::timestamptz where id = ${bucket.id}`;
    return bucket;
  });
}
