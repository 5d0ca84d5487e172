import { z } from "zod";
import { formatDate } from "@/lib/core/dates";
import { row } from "@/lib/supabase/rows";

export const reviewStatus = z.enum(["pending", "approved", "rejected"]);
export type ReviewStatus = z.output<typeof reviewStatus>;

/** Public data of an approved review: a public name, nothing else about its author. */
const review = row({
  id: z.string(),
  name: z.string(),
  stars: z.number(),
  body: z.string(),
  created_at: z.string(),
  // Formatted once in the cached read: prerendered pages may not read the clock.
}).transform((one) => ({ ...one, date: formatDate(one.createdAt) }));

/** What product_reviews() returns: average and count of the approved reviews, how many have each number of stars, the newest. */
export const productReviews = row({
  average: z.number(),
  count: z.number(),
  stars: z.array(z.number()),
  items: z.array(review),
});
export type ProductReviews = z.output<typeof productReviews>;
export type Review = ProductReviews["items"][number];

/** What product_ratings() returns: by product; products without reviews are missing. */
export const productRatings = z.record(z.string(), z.object({ average: z.number(), count: z.number() }));
export type ProductRatings = z.output<typeof productRatings>;

/** What own_review() returns: whether the signed-in user may review, and their review. */
export const ownReview = row({
  can_review: z.boolean(),
  review: z.object({ id: z.string(), stars: z.number(), body: z.string(), status: reviewStatus }).nullable(),
});
export type OwnReview = z.output<typeof ownReview>;

/** A row of own_unreviewed_products(). */
export const productToReview = row({ product_id: z.string(), slug: z.string(), name: z.string() });
/** Delivered and not reviewed yet. */
export type ProductToReview = z.output<typeof productToReview>;
