import postgres from "postgres";
import { CACHED_TABLES } from "../../lib/core/cache.ts";
import type { LocalConfig } from "./config.ts";

const ROUND_EVERY_MS = 15_000;

type Change = { table: string; record: object; old_record: object };

/**
 * Replaces a hosted project's scheduler and database webhooks: settles payments, sends due mails,
 * deletes data past its retention period, and calls the site's revalidation route when rows changed.
 */
export async function startJobs(config: LocalConfig, databaseUrl: string, log: (line: string) => void) {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${config.env.SITE_URL}${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${config.env.REVALIDATE_SECRET}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    }).catch((error: Error) => error);
    if (answer instanceof Error || !answer.ok)
      log(`${path}: ${answer instanceof Error ? answer.message : answer.status}`);
  };

  const paths = ["/api/payments/reconcile", "/api/mails", "/api/retention"];
  const round = () => Promise.all(paths.map((path) => post(path, {})));
  const timer = setInterval(() => void round(), ROUND_EVERY_MS);
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  await sql.listen("realtime_changes", async (transaction) => {
    const changes = await sql<Change[]>`
      select distinct table_name as table, record, old_record from (
        select table_name,
          -- Of a product, the whole row: it tells a sale from an edit.
          case when table_name = 'products' then record
            else jsonb_build_object('id', record -> 'id', 'product_id', record -> 'product_id') end as record,
          case when table_name = 'products' then old_record
            else jsonb_build_object('id', old_record -> 'id', 'product_id', old_record -> 'product_id') end as old_record
        from realtime.changes where xid = ${transaction}::xid8 and table_name = any (${Object.keys(CACHED_TABLES)})) rows limit 500`;
    for (const change of changes) await post("/api/revalidate", change);
  });
  return {
    async close() {
      clearInterval(timer);
      await sql.end({ timeout: 2 });
    },
  };
}
