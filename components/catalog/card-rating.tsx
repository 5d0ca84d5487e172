import { formatNumber, formatRating } from "@/lib/core/money";
import type { StoreRating } from "@/lib/settings/types";

export type OwnRating = { average: number; count: number };

type Props = { own?: OwnRating | undefined; store: StoreRating | null };

/** One line: the product's own reviews, when there are, and more quietly the store's rating. */
export function CardRating({ own, store }: Props) {
  if (!own && !store) return null;
  return (
    <p className="card-rating">
      {own && (
        <span className="card-own-rating">
          <span className="sr-only">Reseñas de este producto: </span>
          <span aria-hidden className="mask-star" />
          <b>{formatRating(own.average)}</b> ({formatNumber(own.count)})
        </span>
      )}
      {store && (
        <span>
          <span className="sr-only">Calificación de la </span>
          tienda {formatRating(store.value)} ({formatNumber(store.count)})
        </span>
      )}
    </p>
  );
}
