import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { getSessionUser } from "@/lib/auth/session";
import { PUBLIC_LIFE, productTag, tags } from "@/lib/freshness/tags";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { serverClient } from "@/lib/supabase/server";
import type { OwnReview, ProductRatings, ProductReviews, ProductToReview } from "./rows";
import { ownReview, productRatings, productReviews, productToReview } from "./rows";

/** The approved reviews of a product: average, count and the ten newest. */
export async function getProductReviews(productId: string): Promise<ProductReviews> {
  "use cache";
  cacheTag(productTag(productId), tags.productPages);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("product_reviews", { p_product: productId });
  if (error) throw databaseFailure(error, "No pudimos leer las reseñas.");
  return productReviews.parse(data);
}

/** The ratings of products that a list shows. */
export async function getProductRatings(ids: string[]): Promise<ProductRatings> {
  "use cache";
  cacheTag(tags.productPages, ...ids.map(productTag));
  cacheLife(PUBLIC_LIFE);
  if (ids.length === 0) return {};
  const { data, error } = await publicClient().rpc("product_ratings", { p_products: ids });
  if (error) throw databaseFailure(error, "No pudimos leer las reseñas.");
  return productRatings.parse(data);
}

/** The last products delivered to the signed-in user without a review; older deliveries are left out. */
export async function getProductsToReview(): Promise<ProductToReview[]> {
  if (!(await getSessionUser())) return [];
  const { data, error } = await serverClient().rpc("own_unreviewed_products", {
    p_since: reviewableSince(Date.now()),
  });
  if (error) throw databaseFailure(error, "No pudimos leer tus reseñas pendientes.");
  return productToReview.array().parse(data);
}

/** Whether the signed-in user may review a product, and their review; null for guests. */
export async function getOwnReview(productId: string): Promise<OwnReview | null> {
  if (!(await getSessionUser())) return null;
  const { data, error } = await serverClient().rpc("own_review", { p_product: productId });
  if (error) throw databaseFailure(error, "No pudimos leer tu reseña.");
  return ownReview.parse(data);
}

const DAY = 24 * 3_600_000;

/** How long after the delivery the customer is reminded to review; reviews can be written later too. */
const ASKED_DAYS = 30;

/** Start of the deliveries for which a review is requested. */
const reviewableSince = (now: number): string => new Date(now - ASKED_DAYS * DAY).toISOString();
