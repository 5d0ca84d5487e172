import { z } from "zod";
import { hasBearer } from "@/lib/core/bearer";
import { parseJson, readLimited } from "@/lib/core/body";
import { env } from "@/lib/core/env";
import { renew, withdrawFromRoute } from "@/lib/core/refresh";
import { isSale, tagsOfChange } from "@/lib/core/revalidation";

const MAX_BYTES = 262_144;

const row = z.record(z.string(), z.unknown()).nullish();
/** Written by hand, or what a Supabase Database Webhook sends. */
const changeSchema = z.object({ table: z.string().max(63), record: row, old_record: row });

/** Tells the cached pages that rows changed outside of the site's own actions. */
export async function POST(request: Request): Promise<Response> {
  const answer = (body: object, status = 200) =>
    Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
  if (!hasBearer(request.headers, env().REVALIDATE_SECRET)) return answer({ error: "unauthorized" }, 401);
  const text = await readLimited(request, MAX_BYTES);
  if (text === null) return answer({ error: "too large" }, 413);
  const change = changeSchema.safeParse(parseJson(text));
  if (!change.success) return answer({ error: "expected {table, record?, old_record?}" }, 400);
  const { table, record, old_record } = change.data;
  const stale = tagsOfChange(table, [record, old_record]);
  if (!stale) return answer({ error: "nothing public shows this table" }, 422);
  if (isSale(table, record, old_record)) renew(stale);
  else withdrawFromRoute(stale);
  return answer({ refreshed: stale });
}
