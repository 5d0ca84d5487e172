"use server";

import { defineAction } from "@/lib/auth/define-action";
import { SELDOM } from "@/lib/core/limits";
import { submitReview } from "./mutations";
import { submitReviewSchema } from "./schema";

export const submitReviewAction = defineAction({
  name: "reviews.submit-review",
  schema: submitReviewSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: submitReview,
});
