import { E2E_CONFIG } from "./e2e-config.ts";
import { openDatabase } from "./open-database.ts";

/** The database of the site that the browser tests visit. */
export const db = openDatabase(
  process.env.DATABASE_URL ?? `postgres://postgres:postgres@127.0.0.1:${E2E_CONFIG.ports.database}/postgres`,
);

/** Runs a query on it as its owner. */
export async function query<Row extends Record<string, unknown>>(
  text: string,
  values: (string | number)[] = [],
): Promise<Row[]> {
  return (await db.sql.unsafe(text, values)) as unknown as Row[];
}
