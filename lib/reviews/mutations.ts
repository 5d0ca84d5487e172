import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { SubmitReviewInput } from "./schema";

/** Submits a review of a purchased product and returns its id; staff approve it before it is shown. */
export async function submitReview({ productId, stars, body }: SubmitReviewInput): Promise<string> {
  const { data, error } = await serverClient().rpc("submit_review", {
    p_product: productId,
    p_stars: stars,
    p_body: body,
  });
  if (error) throw databaseFailure(error, "No pudimos guardar tu reseña. Intenta de nuevo.");
  return data;
}
