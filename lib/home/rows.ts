import { z } from "zod";
import { summaryItems } from "@/lib/catalog/rows";
import { row } from "@/lib/supabase/rows";

/** What home_products() returns. */
export const homeProducts = row({ is_chosen: z.boolean(), items: summaryItems });

/** What best_sellers() returns, the most units first. */
export const bestSellers = z.array(
  row({ slug: z.string(), name: z.string(), price: z.number(), image: z.string() }),
);

/** What best_reviews() returns, the newest first. */
export const bestReviews = z.array(
  row({
    id: z.string(),
    name: z.string(),
    stars: z.number(),
    body: z.string(),
    product: z.string(),
    slug: z.string(),
  }),
);
