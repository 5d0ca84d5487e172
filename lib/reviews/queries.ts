import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { getSessionUser } from "@/lib/auth/session";
import { PUBLIC_LIFE, productTag } from "@/lib/core/cache";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { serverClient } from "@/lib/supabase/server";
import { ownReview, productReviews } from "./rows";
import type { OwnReview, ProductReviews } from "./types";

/** The approved reviews of a product: average, count and the ten newest. */
export async function getProductReviews(productId: string): Promise<ProductReviews> {
  "use cache";
  cacheTag(productTag(productId));
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("product_reviews", { p_product: productId });
  if (error) throw databaseFailure(error, "No pudimos leer las reseñas.");
  return productReviews.parse(data);
}

/** Whether the signed-in user may review a product, and their review; null for guests. */
export async function getOwnReview(productId: string): Promise<OwnReview | null> {
  if (!(await getSessionUser())) return null;
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("own_review", { p_product: productId });
  if (error) throw databaseFailure(error, "No pudimos leer tu reseña.");
  return ownReview.parse(data);
}
