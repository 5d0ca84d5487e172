import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { readCategory } from "@/lib/catalog/category";
import { parseFilters } from "@/lib/catalog/filters";
import { getChosenList } from "@/lib/catalog/queries";
import { SEARCHES } from "@/lib/core/limits";
import { getProductRatings } from "@/lib/reviews/queries";

/** A product list of the store, for filters that change without a page load; the query string is the page's. */
export const GET = defineRoute({
  name: "catalog.search-products",
  access: "open",
  sameOrigin: true,
  rateLimit: SEARCHES,
  schema: z.record(z.string(), z.string()),
  run: async ({ categoria = "", ...params }) => {
    const list = await getChosenList(parseFilters(params, readCategory(categoria).category));
    return { list, ratings: await getProductRatings(list.items.map(({ id }) => id)) };
  },
});
