import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { parseJson, readBytes } from "@/lib/core/body";
import { Failure } from "@/lib/core/result";
import { changeSchema } from "@/lib/freshness/change-schema";
import { tagsOfChanges } from "@/lib/freshness/changes";
import { EVERYTHING, expire, renew } from "@/lib/freshness/expire";
import { MOST_CHANGES } from "@/lib/freshness/listen";

const MAX_BYTES = 262_144;

const bodySchema = z.union([
  z.object({ changes: z.array(changeSchema).min(1).max(MOST_CHANGES), renews: z.boolean().default(false) }),
  z.object({ everything: z.literal(true), renews: z.boolean().default(false) }),
]);

/**
 * Expires cached pages, or renews them: called by the instance itself for changes in the database
 * (lib/freshness/listen.ts).
 */
export const POST = defineRoute({
  name: "core.expire-pages",
  access: "scheduler",
  run: async (_, { request }) => {
    const body = await readBytes(request, MAX_BYTES);
    const asked = bodySchema.safeParse(parseJson(await body.text()));
    if (!asked.success)
      throw new Failure("invalid", "Se espera {changes: [{table, kind?, products?}]} o {everything: true}.");
    const changed = "everything" in asked.data ? EVERYTHING : tagsOfChanges(asked.data.changes);
    if (asked.data.renews) renew(changed);
    else expire(changed);
    return { changed };
  },
});
