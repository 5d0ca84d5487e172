import { z } from "zod";
import { summaryItems } from "@/lib/catalog/rows";
import { row } from "@/lib/supabase/rows";

/** What home_products() returns: the products that open the home page, chosen by staff or else the newest. */
export const homeProducts = row({ is_chosen: z.boolean(), items: summaryItems });
export type HomeProducts = z.output<typeof homeProducts>;

/** What best_sellers() returns, the most units first. */
export const bestSellers = z.array(
  row({ slug: z.string(), name: z.string(), price: z.number(), image: z.string() }),
);
export type BestSeller = z.output<typeof bestSellers>[number];

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
export type BestReview = z.output<typeof bestReviews>[number];
