import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { ReviewPostInput } from "./schema";

export async function reviewPost({ postId, status }: ReviewPostInput): Promise<void> {
  const { error } = await serverClient().rpc("review_social_post", { p_post: postId, p_status: status });
  if (error) throw databaseFailure(error, "No se pudo guardar la decisión");
}

/** Undoes a decision: the post is pending again. */
export async function reopenPost({ postId }: { postId: string }): Promise<void> {
  const { error } = await serverClient().rpc("review_social_post", {
    p_post: postId,
    p_status: "pending",
  });
  if (error) throw databaseFailure(error, "No se pudo deshacer la decisión");
}
