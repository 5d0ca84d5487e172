import "server-only";
import { formatDateTime } from "@/lib/core/dates";
import { Failure } from "@/lib/core/result";
import type { Saved } from "@/lib/core/versioned";
import { keepImage } from "@/lib/media/mutations";
import type { Tables } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import * as labels from "./labels";
import { announced, toEditablePost, toSavedPost } from "./rows";
import type { AddPostInput, SavePostInput } from "./schema";
import { slugOf } from "./slug";
import type { Announced, EditablePost } from "./types";

const TAKEN = "23505";
const REFUSED = "23514";
/** Maximum number of posts with the same title. */
const MOST_NAMESAKES = 20;

/** Creates a draft with a unique slug. */
export async function addPost({ title, category }: AddPostInput): Promise<{ id: string }> {
  for (let n = 1; n <= MOST_NAMESAKES; n += 1) {
    const row = { title, category, slug: slugOf(title, n) };
    const { data, error } = await serverClient().from("posts").insert(row).select("id").single();
    if (data) return data;
    if (error.code !== TAKEN) throw databaseFailure(error, labels.POST_NOT_ADDED);
  }
  throw new Failure("conflict", labels.SLUG_TAKEN);
}

async function readPost(id: string): Promise<Tables<"posts">> {
  const { data, error } = await serverClient().from("posts").select("*").eq("id", id).maybeSingle();
  if (error) throw databaseFailure(error, labels.POST_NOT_SAVED);
  if (!data) throw new Failure("not_found", labels.POST_GONE);
  return data;
}

function saveFailure(error: { code?: string; message: string }): Failure {
  if (error.code === TAKEN && error.message.includes("slug"))
    return new Failure("invalid", labels.SLUG_TAKEN, {
      fieldErrors: { slug: labels.SLUG_TAKEN },
      cause: error,
    });
  if (error.code === REFUSED && error.message.includes("posts_published_have_text"))
    return new Failure("invalid", labels.INCOMPLETE, { cause: error });
  return databaseFailure(error, labels.POST_NOT_SAVED);
}

/** Saves a post unless the stored version is newer than the one that was loaded. */
export async function savePost(input: SavePostInput): Promise<Saved<EditablePost>> {
  const before = await readPost(input.id);
  if (before.version !== input.version) return savedByOther("posts", input.id, toEditablePost(before));
  const cover = await keepImage(input.cover, "blog");
  const { data, error } = await serverClient()
    .from("posts")
    .update(toSavedPost({ ...input, cover }, before))
    .eq("id", input.id)
    .eq("version", input.version)
    .select("*")
    .maybeSingle();
  if (error) throw saveFailure(error);
  if (data) return { saved: true, current: toEditablePost(data) };
  return savedByOther("posts", input.id, toEditablePost(await readPost(input.id)));
}

/** Makes a post the featured one, replacing the current one, or removes it. */
export async function featurePost({ id, isFeatured }: { id: string; isFeatured: boolean }): Promise<void> {
  const change = serverClient().from("posts").update({ is_featured: isFeatured }).eq("id", id);
  // A featured draft would leave the blog without a visible featured post.
  const allowed = isFeatured
    ? change.eq("state", "publicado").lte("published_at", new Date().toISOString())
    : change;
  const { data, error } = await allowed.select("id");
  if (error) throw databaseFailure(error, labels.POST_NOT_FEATURED);
  if (data.length > 0) return;
  await readPost(id);
  throw new Failure("conflict", labels.PUBLISH_FIRST);
}

/** Queues a mail to every confirmed subscriber, sent within the hours that Ley 2300 allows. */
export async function announcePost({ id }: { id: string }): Promise<Announced> {
  const { data, error } = await serverClient().rpc("announce_post", { p_post: id });
  if (error) throw databaseFailure(error, labels.POST_NOT_ANNOUNCED);
  const { subscribers, leaves_at } = announced.parse(data);
  return { subscribers, leavesText: formatDateTime(leaves_at) };
}

export async function deletePost({ id }: { id: string }): Promise<void> {
  const { data, error } = await serverClient().from("posts").delete().eq("id", id).select("id");
  if (error) throw databaseFailure(error, labels.POST_NOT_DELETED);
  if (data.length === 0) throw new Failure("not_found", labels.POST_GONE);
}
