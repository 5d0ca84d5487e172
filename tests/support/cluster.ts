import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "../../local/backend/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the cluster's own database, as superuser. */
    clusterUrl: string;
  }
}

/** For a temporary cluster: nothing has to survive a power cut. */
export const THROWAWAY = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** Starts the cluster that every database test shares, or takes the one of DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL) {
    project.provide("clusterUrl", process.env.DATABASE_URL);
    return async () => undefined;
  }
  const folder = await mkdtemp(path.join(tmpdir(), "aventura-gamer-test-"));
  // The server runs as another account.
  await chmod(folder, 0o755);
  const cluster = await startPostgres({
    dataDir: folder,
    port: 0,
    // No database exists long enough for a vacuum.
    settings: { ...THROWAWAY, autovacuum: "off" },
  });
  project.provide("clusterUrl", cluster.url());
  return async () => {
    await cluster.remove();
    await rm(folder, { recursive: true, force: true });
  };
}
