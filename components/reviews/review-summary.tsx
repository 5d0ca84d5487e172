import { formatRating } from "@/lib/core/money";
import { REVIEWS_ANCHOR } from "@/lib/reviews/labels";
import { reviewCount } from "@/lib/reviews/rating";
import type { ProductReviews } from "@/lib/reviews/rows";
import { Stars } from "./stars";

/** The product's rating beside its name; hidden without reviews. */
export function ReviewSummary({ reviews: { average, count } }: { reviews: ProductReviews }) {
  if (count === 0) return null;
  return (
    <a href={`#${REVIEWS_ANCHOR}`} className="rating min-h-11 hover:underline -my-2">
      <Stars value={average} />
      <b>{formatRating(average)}</b>
      <span className="text-muted-foreground">{reviewCount(count)} de este producto</span>
    </a>
  );
}
