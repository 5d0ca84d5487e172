import { z } from "zod";
import { formatDate } from "@/lib/core/dates";
import { row } from "@/lib/supabase/rows";

export const reviewStatus = z.enum(["pending", "approved", "rejected"]);

/** An approved review as anyone may read it: a public name, nothing else of who wrote it. */
const review = row({
  id: z.string(),
  name: z.string(),
  stars: z.number(),
  body: z.string(),
  created_at: z.string(),
  // In words, made once with the cached read: a prerendered page may not ask for the time zone's clock.
}).transform((one) => ({ ...one, date: formatDate(one.createdAt) }));

/** What product_reviews() answers: average and count of the approved ones, and the newest of them. */
export const productReviews = row({ average: z.number(), count: z.number(), items: z.array(review) });

/** What own_review() answers: what the signed-in person may do with a product, and the review they wrote. */
export const ownReview = row({
  can_review: z.boolean(),
  review: z.object({ id: z.string(), stars: z.number(), body: z.string(), status: reviewStatus }).nullable(),
});
