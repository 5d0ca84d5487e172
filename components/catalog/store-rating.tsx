import { formatNumber, formatRating } from "@/lib/core/money";
import { ratingOrigin } from "@/lib/settings/store-rating";
import type { StoreRating as Rating } from "@/lib/settings/types";

/** The store's rating, labelled as the store's: product ratings come from reviews. */
export function StoreRating({ rating }: { rating: Rating | null }) {
  if (!rating) return null;
  return (
    <p className="rating">
      <span aria-hidden className="mask-star" />
      <span className="font-semibold">{formatRating(rating.value)}/5</span>
      <span className="text-muted-foreground">({formatNumber(rating.count)} reseñas)</span>
      <span className="rating-note">{ratingOrigin(rating)}</span>
    </p>
  );
}
