import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { parseJson, readBytes } from "@/lib/core/body";
import { changeSchema } from "@/lib/core/change-schema";
import { tagsOfChanges } from "@/lib/core/changes";
import { revalidate, revalidateAll } from "@/lib/core/refresh";
import { Failure } from "@/lib/core/result";

const MAX_BYTES = 262_144;

const bodySchema = z.union([
  z.object({ changes: z.array(changeSchema).min(1).max(100) }),
  z.object({ everything: z.literal(true) }),
]);

/** Revalidates this instance's pages: called by the instance itself for changes in the database (lib/core/hear-changes.ts). */
export const POST = defineRoute({
  name: "core.revalidate-pages",
  access: "scheduler",
  run: async (_, { request }) => {
    const body = await readBytes(request, MAX_BYTES);
    const asked = bodySchema.safeParse(parseJson(await body.text()));
    if (!asked.success)
      throw new Failure("invalid", "Se espera {changes: [{table, kind?, products?}]} o {everything: true}.");
    if ("everything" in asked.data) {
      revalidateAll();
      return { revalidated: "everything" };
    }
    const stale = tagsOfChanges(asked.data.changes);
    revalidate(stale);
    return { revalidated: stale };
  },
});
