"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { copyImage } from "./mutations";
import { copyImageSchema } from "./schema";

/** Copies an image from a public URL into Storage. */
export const copyImageAction = defineAction({
  name: "media.copy-image",
  schema: copyImageSchema,
  access: STAFF_ROLES,
  run: ({ address, folder }) => copyImage(address, folder),
});
