import "server-only";
import type { ListState } from "@/lib/core/list-state";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { POST_STATES, POSTS_PAGE_SIZE } from "./labels";
import { postQueue } from "./rows";
import type { PostQueue } from "./types";

/** A page of the posts that customers sent; those that wait come first. */
export async function listSocialPosts({ query, page, filters }: ListState): Promise<PostQueue> {
  const { estado = "" } = filters;
  const status = Object.hasOwn(POST_STATES, estado)
    ? POST_STATES[estado as keyof typeof POST_STATES]
    : undefined;
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("social_posts_for_staff", {
    p_query: query,
    ...(status && { p_status: status }),
    p_limit: POSTS_PAGE_SIZE,
    p_offset: (page - 1) * POSTS_PAGE_SIZE,
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar las publicaciones");
  return postQueue.parse(data);
}
