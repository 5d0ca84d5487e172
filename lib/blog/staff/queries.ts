import "server-only";
import { type ListState, pageOf } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { POSTS_UNREADABLE } from "../labels";
import { POSTS_NOT_LISTED } from "./labels";
import type { POST_LIST } from "./list";
import type { StaffPostPage } from "./rows";
import { staffPosts, toEditablePost } from "./rows";
import type { EditablePost, Featured } from "./types";

/** One page of the posts, by the list's query string. */
export async function listPosts(state: ListState<typeof POST_LIST>): Promise<StaffPostPage> {
  const { data, error } = await serverClient().rpc("staff_posts", {
    p_query: state.query,
    p_category: state.filters.categoria,
    p_state: state.filters.estado,
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, POSTS_NOT_LISTED);
  return staffPosts.parse(data);
}

/** A post to edit; null when there is none. */
export async function getEditablePost(id: string): Promise<EditablePost | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().from("posts").select("*").eq("id", id).maybeSingle();
  if (error) throw databaseFailure(error, POSTS_UNREADABLE);
  return data && toEditablePost(data);
}

/** The featured post; null when there is none. */
export async function getFeatured(): Promise<Featured | null> {
  const { data, error } = await serverClient()
    .from("posts")
    .select("id, title")
    .eq("is_featured", true)
    .maybeSingle();
  if (error) throw databaseFailure(error, POSTS_UNREADABLE);
  return data;
}
