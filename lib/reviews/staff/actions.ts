"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { productTag, tags } from "@/lib/freshness/tags";
import { moderateReviews } from "./mutations";
import { moderateReviewsSchema } from "./schema";

export const moderateReviewsAction = defineAction({
  name: "reviews.moderate-reviews",
  schema: moderateReviewsSchema,
  access: STAFF_ROLES,
  run: moderateReviews,
  refreshes: (_, { products }) => [tags.home, ...products.map(productTag)],
});
