import type { StoreRatingValue } from "@/lib/catalog/types";

type Props = { rating: StoreRatingValue; detailed?: boolean };

/** The store's own rating, said to be the store's: a product's rating comes from its reviews. */
export function StoreRating({ rating, detailed = false }: Props) {
  const value = rating.value.toFixed(1);
  return (
    <p className="rating">
      <span aria-hidden className="mask-star" />
      <span className="font-semibold">{detailed ? `${value}/5` : value}</span>
      <span className="text-muted">{detailed ? `(${rating.count} reseñas)` : `(${rating.count})`}</span>
      <span className="rating-note">calificación de la tienda</span>
    </p>
  );
}
