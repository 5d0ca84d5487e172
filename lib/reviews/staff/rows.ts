import { z } from "zod";
import { row } from "@/lib/supabase/rows";
import { reviewStatus } from "../rows";

/** A review under moderation. */
const review = row({
  id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  product_slug: z.string(),
  /** Public name of the author. */
  author: z.string(),
  author_id: z.string(),
  stars: z.number(),
  body: z.string(),
  status: reviewStatus,
  created_at: z.string(),
  moderated_at: z.string().nullable(),
  moderated_by: z.string().nullable(),
  /** Null when the purchase was reverted since. */
  bought_at: z.string().nullable(),
});

/** What reviews_for_staff() returns. */
export const reviewQueue = row({
  total: z.number(),
  counts: z.record(reviewStatus, z.number()),
  items: z.array(review),
});
export type ReviewQueue = z.output<typeof reviewQueue>;
export type ReviewForStaff = ReviewQueue["items"][number];

/** What moderate_reviews() returns; one's own reviews are skipped. */
export const moderated = row({ done: z.number(), skipped: z.number(), products: z.array(z.string()) });
export type Moderated = z.output<typeof moderated>;
