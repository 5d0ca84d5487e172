import { formatNumber, formatRating } from "@/lib/core/money";
import { ratingOrigin } from "@/lib/settings/store-rating";
import type { StoreRating as Rating } from "@/lib/settings/types";

type Props = { rating: Rating | null; detailed?: boolean };

/** The store's rating, labelled as the store's: product ratings come from reviews. */
export function StoreRating({ rating, detailed = false }: Props) {
  if (!rating) return null;
  const value = formatRating(rating.value);
  const count = formatNumber(rating.count);
  return (
    <p className="rating">
      <span aria-hidden className="mask-star" />
      <span className="font-semibold">{detailed ? `${value}/5` : value}</span>
      <span className="text-muted-foreground">{detailed ? `(${count} reseñas)` : `(${count})`}</span>
      <span className="rating-note">{detailed ? ratingOrigin(rating) : "calificación de la tienda"}</span>
    </p>
  );
}

/** Source of the rating, below a list whose cards show the number only. */
export function StoreRatingSource({ rating }: { rating: Rating | null }) {
  if (!rating) return null;
  const count = formatNumber(rating.count);
  return (
    <p className="text-sm text-muted-foreground">
      {formatRating(rating.value)} ({count}): {ratingOrigin(rating)}.
    </p>
  );
}
