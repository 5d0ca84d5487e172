import { defineRoute } from "@/lib/auth/define-route";
import { parseJson, readBytes } from "@/lib/core/body";
import { PAGE_REPORTS } from "@/lib/core/limits";
import { Failure } from "@/lib/core/result";
import { noteVisit } from "@/lib/operations/mutations";
import { visitSchema } from "@/lib/operations/visit-schema";

const MAX_BYTES = 1024;

/** Counts the timings of one visit; nothing about the visitor is stored. */
export const POST = defineRoute({
  name: "operations.note-visit",
  access: "open",
  rateLimit: PAGE_REPORTS,
  run: async (_, { request }) => {
    const body = await readBytes(request, MAX_BYTES);
    const visit = visitSchema.safeParse(parseJson(await body.text()));
    if (!visit.success) throw new Failure("invalid", "Se espera {path, device, values}.");
    await noteVisit(visit.data);
    return new Response(null, { status: 204 });
  },
});
