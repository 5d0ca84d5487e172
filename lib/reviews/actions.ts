"use server";

import { defineAction } from "@/lib/auth/define-action";
import { submitReview } from "./mutations";
import { submitReviewSchema } from "./schema";

export const submitReviewAction = defineAction({
  name: "reviews.submit",
  schema: submitReviewSchema,
  access: "signed-in",
  rateLimit: { limit: 20, windowSeconds: 600 },
  run: submitReview,
});
