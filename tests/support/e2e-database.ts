import { E2E_CONFIG, WORKER } from "./e2e-config.ts";
import { openDatabase } from "./open-database.ts";
import { databaseUrl } from "./template.ts";

/** The cluster of all workers' databases. */
export const CLUSTER_URL =
  process.env.DATABASE_URL ?? `postgres://postgres:postgres@127.0.0.1:${E2E_CONFIG.ports.database}/postgres`;

/** Name of the database of a worker's site. */
export const workerDatabase = (worker: number) => `e2e_${worker}`;

/** Address of a database of the cluster. */
export const urlOf = (name: string) => databaseUrl(CLUSTER_URL, name);

/** The database of the site that this worker's tests visit. */
export const db = openDatabase(urlOf(workerDatabase(WORKER)));

/** Runs a query on it as its owner. */
export async function query<Row extends Record<string, unknown>>(
  text: string,
  values: (string | number | null | string[])[] = [],
): Promise<Row[]> {
  return (await db.sql.unsafe(text, values)) as unknown as Row[];
}
