import "server-only";
import { type ListState, pageOf } from "@/lib/core/list-state";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { POST_STATES } from "./labels";
import type { SOCIAL_POST_LIST } from "./list";
import type { PostQueue } from "./rows";
import { postQueue } from "./rows";

/** A page of the submitted posts, pending ones first. */
export async function listSocialPosts(state: ListState<typeof SOCIAL_POST_LIST>): Promise<PostQueue> {
  const { estado } = state.filters;
  const { data, error } = await serverClient().rpc("social_posts_for_staff", {
    p_query: state.query,
    p_status: estado && POST_STATES[estado],
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar las publicaciones");
  return postQueue.parse(data);
}
