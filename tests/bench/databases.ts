import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { migrate } from "../../local/backend/migrate.ts";
import { startPostgres } from "../../local/backend/postgres.ts";
import { onClose } from "./shop.ts";

/** A migrated database of its own beside another, which is dropped afterwards. */
export async function onCopy<T>(databaseUrl: string, name: string, work: (sql: postgres.Sql) => Promise<T>) {
  const admin = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.unsafe(`create database ${name}`);
    const url = databaseUrl.replace(/\/[^/]*$/, `/${name}`);
    await migrate(url, { dir: "supabase/migrations", log: () => undefined });
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  } finally {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

/** A database server of its own, thrown away afterwards. */
export async function onServer<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const server = await startPostgres({ dataDir: folder, port: 0 });
  onClose(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return work(server.url());
}
