import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { parseJson, readBytes } from "@/lib/core/body";
import { expireFromRoute, renew } from "@/lib/core/refresh";
import { Failure } from "@/lib/core/result";
import { isSale, tagsOfChange } from "@/lib/core/revalidation";

const MAX_BYTES = 262_144;

const row = z.record(z.string(), z.unknown()).nullish();
/** A manual call, or a Supabase Database Webhook. */
const changeSchema = z.object({ table: z.string().max(63), record: row, old_record: row });

/** Revalidates cached pages after rows changed outside the site's actions. */
export const POST = defineRoute({
  name: "core.revalidate-pages",
  access: "scheduler",
  run: async (_, { request }) => {
    const body = await readBytes(request, MAX_BYTES);
    const change = changeSchema.safeParse(parseJson(await body.text()));
    if (!change.success) throw new Failure("invalid", "Se espera {table, record?, old_record?}.");
    const { table, record, old_record } = change.data;
    const stale = tagsOfChange(table, [record, old_record]);
    if (!stale) throw new Failure("invalid", "Ninguna página pública muestra esa tabla.");
    if (isSale(table, record, old_record)) renew(stale);
    else expireFromRoute(stale);
    return { refreshed: stale };
  },
});
