"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { COSTLY } from "@/lib/core/limits";
import { productTags } from "@/lib/freshness/tags";
import { commitImport } from "./mutations";
import { commitImportSchema } from "./schema";

/** Saves a checked spreadsheet, all rows or none. */
export const commitImportAction = defineAction({
  name: "catalog.commit-import",
  schema: commitImportSchema,
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  run: ({ importId, overwrite }) => commitImport(importId, overwrite),
  refreshes: (_, { products }) => productTags(products ?? null),
});
