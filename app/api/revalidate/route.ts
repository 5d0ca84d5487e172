import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { parseJson, readLimited } from "@/lib/core/body";
import { expireFromRoute, renew } from "@/lib/core/refresh";
import { Failure } from "@/lib/core/result";
import { isSale, tagsOfChange } from "@/lib/core/revalidation";

const MAX_BYTES = 262_144;

const row = z.record(z.string(), z.unknown()).nullish();
/** A manual call, or a Supabase Database Webhook. */
const changeSchema = z.object({ table: z.string().max(63), record: row, old_record: row });

/** Revalidates cached pages after rows changed outside the site's actions. */
export const POST = defineRoute({
  name: "revalidate",
  access: "scheduler",
  run: async (_, { request }) => {
    const text = await readLimited(request, MAX_BYTES);
    if (text === null) return new Response(null, { status: 413 });
    const change = changeSchema.safeParse(parseJson(text));
    if (!change.success)
      return Response.json({ message: "Se espera {table, record?, old_record?}." }, { status: 400 });
    const { table, record, old_record } = change.data;
    const stale = tagsOfChange(table, [record, old_record]);
    if (!stale) throw new Failure("invalid", "Ninguna página pública muestra esa tabla.");
    if (isSale(table, record, old_record)) renew(stale);
    else expireFromRoute(stale);
    return { refreshed: stale };
  },
});
