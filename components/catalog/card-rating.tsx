import { formatNumber, formatRating } from "@/lib/core/money";

export type OwnRating = { average: number; count: number };

/** The product's own reviews, when there are. */
export function CardRating({ own }: { own: OwnRating | undefined }) {
  if (!own) return null;
  return (
    <p className="card-rating">
      <span className="card-own-rating">
        <span className="sr-only">Reseñas de este producto: </span>
        <span aria-hidden className="mask-star" />
        <b>{formatRating(own.average)}</b> ({formatNumber(own.count)})
      </span>
    </p>
  );
}
