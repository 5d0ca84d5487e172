import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { IMPORT_FAILED, MAX_FILE_BYTES } from "@/lib/catalog/import/labels";
import { stageImport } from "@/lib/catalog/import/mutations";
import { readBytes } from "@/lib/core/body";
import { COSTLY } from "@/lib/core/limits";
import { Failure } from "@/lib/core/result";

/** Uploads a spreadsheet of products (raw body, its name in ?archivo=): staged and checked, not saved yet. */
export const POST = defineRoute({
  name: "catalog.import-products",
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  schema: z.object({ archivo: z.string().default("") }),
  failed: IMPORT_FAILED,
  run: async ({ archivo: name }, { request }) => {
    const body = await readBytes(request, MAX_FILE_BYTES, "El archivo pesa demasiado: el máximo es 40 MB.");
    if (body.size === 0) throw new Failure("invalid", "El archivo está vacío.");
    const steps = await stageImport({ bytes: new Uint8Array(await body.arrayBuffer()), name });
    return new Response(steps, {
      headers: { "content-type": "application/x-ndjson; charset=utf-8" },
    });
  },
});
