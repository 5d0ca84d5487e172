import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { WHILE_TYPING } from "@/lib/core/limits";
import { readQuery, SHORTEST_QUERY } from "@/lib/search/address";
import { searchSite } from "@/lib/search/queries";

const MOST = 7;

/** Suggestions of the header's search while a visitor types; the same for everybody. */
export const GET = defineRoute({
  name: "search.suggest",
  access: "open",
  sameOrigin: true,
  rateLimit: WHILE_TYPING,
  schema: z.object({ q: z.string().default("") }),
  run: async ({ q }) => {
    const query = readQuery(q);
    const { hits, total, corrected } =
      query.length < SHORTEST_QUERY
        ? { hits: [], total: 0, corrected: null }
        : await searchSite({ query, limit: MOST, each: 4 });
    return Response.json({ hits, total, corrected }, { headers: { "cache-control": "private, max-age=60" } });
  },
});
