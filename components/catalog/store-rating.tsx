import { formatNumber, formatRating } from "@/lib/core/money";
import { ratingOrigin } from "@/lib/settings/store-rating";
import type { StoreRating as Rating } from "@/lib/settings/types";

type Props = { rating: Rating | null; detailed?: boolean };

/** The store's own rating, said to be the store's: a product's rating comes from its reviews. */
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

/** Under a list whose cards show the number alone. */
export function StoreRatingSource({ rating }: { rating: Rating | null }) {
  if (!rating) return null;
  const count = formatNumber(rating.count);
  return (
    <p className="text-sm text-muted-foreground">
      {formatRating(rating.value)} ({count}): {ratingOrigin(rating)}.
    </p>
  );
}
