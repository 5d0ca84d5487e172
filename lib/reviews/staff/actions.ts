"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { productTag } from "@/lib/core/cache";
import { moderateReviews, reopenReview } from "./mutations";
import { moderateReviewsSchema, reopenReviewSchema } from "./schema";

export const moderateReviewsAction = defineAction({
  name: "reviews.moderate-reviews",
  schema: moderateReviewsSchema,
  access: STAFF_ROLES,
  run: moderateReviews,
  refreshes: (_, { products }) => products.map(productTag),
});

export const reopenReviewAction = defineAction({
  name: "reviews.reopen-review",
  schema: reopenReviewSchema,
  access: STAFF_ROLES,
  run: reopenReview,
  refreshes: (_, product) => [productTag(product)],
});
