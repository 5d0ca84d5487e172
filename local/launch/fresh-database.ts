import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "../backend/migrate.ts";
import { startPostgres } from "../backend/postgres.ts";
import { ROOT } from "./config.ts";

/** Runs `work` with the URL of a temporary database with all migrations. */
export async function withFreshDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "fresh-database-"));
  const postgres = await startPostgres({ dataDir: folder, port: 0 });
  try {
    await migrate(postgres.url(), { dir: path.join(ROOT, "supabase/migrations"), log: () => undefined });
    await work(postgres.url());
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
