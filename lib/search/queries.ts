import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { PUBLIC_LIFE, tags } from "@/lib/freshness/tags";
import { getSettings } from "@/lib/settings/queries";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { siteSearch, toAnswer } from "./rows";
import { sitePages } from "./site-pages";
import type { HitKind, SearchAnswer } from "./types";

type Asked = { query: string; kind?: HitKind | null; limit: number; each?: number };

/** Results of the whole site for a query, best first; at most `each` of one kind. */
export async function searchSite({ query, kind, limit, each = limit }: Asked): Promise<SearchAnswer> {
  "use cache";
  cacheTag(tags.products, tags.services, tags.courses, tags.posts, tags.settings);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("search_site", {
    p_query: query,
    p_kind: kind ?? "",
    p_limit: limit,
    p_each: each,
  });
  if (error) throw databaseFailure(error, "No pudimos buscar.");
  return toAnswer(siteSearch.parse(data), sitePages(await getSettings()));
}
