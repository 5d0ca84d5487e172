import { z } from "zod";
import { Constants } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";

/** What person_reviews() returns: the newest ones. */
export const personReviews = z.array(
  row({
    id: z.string(),
    stars: z.number(),
    body: z.string(),
    status: z.enum(Constants.public.Enums.review_status),
    created_at: z.string(),
    product: z.string(),
    slug: z.string(),
  }),
);
export type PersonReview = z.output<typeof personReviews>[number];
