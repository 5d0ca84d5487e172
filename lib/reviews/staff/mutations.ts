import "server-only";
import { Failure } from "@/lib/core/result";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { Moderated } from "./rows";
import { moderated } from "./rows";
import type { ModerateReviewsInput } from "./schema";

/** Approves or rejects reviews, or reverts the decision; returns the affected products. */
export async function moderateReviews({ reviewIds, status }: ModerateReviewsInput): Promise<Moderated> {
  const { data, error } = await serverClient().rpc("moderate_reviews", {
    p_reviews: reviewIds,
    p_status: status,
  });
  if (error) throw databaseFailure(error, "No se pudo guardar la decisión");
  const result = moderated.parse(data);
  if (result.done === 0 && result.skipped > 0)
    throw new Failure("conflict", "Otra persona del equipo debe revisar tu reseña.");
  if (result.done === 0) throw new Failure("not_found", "No encontramos esa reseña.");
  return result;
}
