"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { hideComment, hidePhoto } from "./mutations";
import { hideCommentSchema, hidePhotoSchema } from "./schema";

export const hidePhotoAction = defineAction({
  name: "repairs.hide-photo",
  schema: hidePhotoSchema,
  access: STAFF_ROLES,
  run: ({ repairId, photo, reason }) => hidePhoto(repairId, photo, reason),
});

export const hideCommentAction = defineAction({
  name: "repairs.hide-comment",
  schema: hideCommentSchema,
  access: STAFF_ROLES,
  run: hideComment,
});
