import "server-only";
import { productTag } from "@/lib/core/cache";
import { withdraw } from "@/lib/core/refresh";
import { Failure } from "@/lib/core/result";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { moderated } from "./rows";
import type { ModerateReviewsInput } from "./schema";
import type { Moderated } from "./types";

/** Shows or hides reviews; the pages of their products are made anew. */
export async function moderateReviews({ reviewIds, status }: ModerateReviewsInput): Promise<Moderated> {
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("moderate_reviews", { p_reviews: reviewIds, p_status: status });
  if (error) throw databaseFailure(error, "No se pudo guardar la decisión");
  const { done, skipped, products } = moderated.parse(data);
  if (done === 0 && skipped > 0)
    throw new Failure("conflict", "Otra persona del equipo debe revisar tu reseña.");
  if (done === 0) throw new Failure("not_found", "No encontramos esa reseña.");
  withdraw(products.map(productTag));
  return { done, skipped };
}

/** Takes a decision back: the review waits again. */
export async function reopenReview(reviewId: string): Promise<void> {
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("reopen_review", { p_review: reviewId });
  if (error) throw databaseFailure(error, "No se pudo deshacer la decisión");
  withdraw([productTag(data)]);
}
