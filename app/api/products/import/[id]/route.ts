import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { PROBLEMS_FAILED } from "@/lib/catalog/import/labels";
import { exportProblems } from "@/lib/catalog/import/queries";
import { fileResponse } from "@/lib/core/file-response";
import { COSTLY } from "@/lib/core/limits";

/** All problems of a staged import as CSV, for its uploader. */
export const GET = defineRoute({
  name: "catalog.export-import-problems",
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  schema: z.object({ id: z.uuid() }),
  missing: "Esa importación ya no está.",
  failed: PROBLEMS_FAILED,
  run: async ({ id }) => fileResponse(await exportProblems(id), "errores-de-la-importacion.csv"),
});
