import { readFile } from "node:fs/promises";
import type { Sql } from "postgres";

/** Creates the capture trigger on exactly the tables of the publication `supabase_realtime`. */
export async function installCapture(sql: Sql): Promise<void> {
  await sql.unsafe(await readFile(new URL("../database/capture.sql", import.meta.url), "utf8"));
}
