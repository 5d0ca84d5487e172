"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { moderateReviews, reopenReview } from "./mutations";
import { moderateReviewsSchema, reopenReviewSchema } from "./schema";

export const moderateReviewsAction = defineAction({
  name: "reviews.moderate",
  schema: moderateReviewsSchema,
  access: STAFF_ROLES,
  rateLimit: { limit: 240, windowSeconds: 600 },
  run: moderateReviews,
});

export const reopenReviewAction = defineAction({
  name: "reviews.reopen",
  schema: reopenReviewSchema,
  access: STAFF_ROLES,
  rateLimit: { limit: 240, windowSeconds: 600 },
  run: ({ reviewId }) => reopenReview(reviewId),
});
