import "server-only";
import { type ListState, pageOf } from "@/lib/core/list-state";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { REVIEW_STATES } from "./labels";
import type { REVIEW_LIST } from "./list";
import type { ReviewQueue } from "./rows";
import { reviewQueue } from "./rows";

/** A page of the reviews, by its query string; pending ones first. */
export async function listReviews(state: ListState<typeof REVIEW_LIST>): Promise<ReviewQueue> {
  const { estado, estrellas } = state.filters;
  const { data, error } = await serverClient().rpc("reviews_for_staff", {
    p_query: state.query,
    p_status: estado && REVIEW_STATES[estado],
    p_stars: estrellas && Number(estrellas),
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar las reseñas");
  return reviewQueue.parse(data);
}
