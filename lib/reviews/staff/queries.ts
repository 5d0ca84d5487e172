import "server-only";
import type { ListState } from "@/lib/core/list-state";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { REVIEW_STATES, REVIEWS_PAGE_SIZE } from "./labels";
import { reviewQueue } from "./rows";
import type { ReviewQueue } from "./types";

/** A page of the reviews, as its address asks for it; those that wait come first. */
export async function listReviews({ query, page, filters }: ListState): Promise<ReviewQueue> {
  const { estado = "", estrellas = "" } = filters;
  const status = Object.hasOwn(REVIEW_STATES, estado)
    ? REVIEW_STATES[estado as keyof typeof REVIEW_STATES]
    : undefined;
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("reviews_for_staff", {
    p_query: query,
    ...(status && { p_status: status }),
    ...(/^[1-5]$/.test(estrellas) && { p_stars: Number(estrellas) }),
    p_limit: REVIEWS_PAGE_SIZE,
    p_offset: (page - 1) * REVIEWS_PAGE_SIZE,
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar las reseñas");
  return reviewQueue.parse(data);
}
