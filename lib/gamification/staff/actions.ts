"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { reopenPost, reviewPost } from "./mutations";
import { reopenPostSchema, reviewPostSchema } from "./schema";

export const reviewPostAction = defineAction({
  name: "gamification.review-post",
  schema: reviewPostSchema,
  access: STAFF_ROLES,
  run: reviewPost,
});

export const reopenPostAction = defineAction({
  name: "gamification.reopen-post",
  schema: reopenPostSchema,
  access: STAFF_ROLES,
  run: reopenPost,
});
