import type { ReactNode } from "react";
import { formatRating } from "@/lib/core/money";
import { REVIEWS_ANCHOR, reviewAnchor } from "@/lib/reviews/labels";
import { reviewCount } from "@/lib/reviews/rating";
import type { Review, ProductReviews as Reviews } from "@/lib/reviews/rows";
import { StarBars } from "./star-bars";
import { Stars } from "./stars";

/** Reviews of a product; `children` is the slot of the user's own review. */
export function ProductReviews({ reviews, children }: { reviews: Reviews; children: ReactNode }) {
  const { average, count, stars, items } = reviews;
  return (
    <section id={REVIEWS_ANCHOR} aria-labelledby="titulo-resenas" className="grid scroll-mt-28 gap-5">
      <h2 id="titulo-resenas" className="text-2xl">
        Reseñas de este producto
      </h2>
      {count > 0 ? (
        <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
          <p className="grid justify-items-start gap-1">
            <span className="font-display text-5xl leading-none font-bold">{formatRating(average)}</span>
            <Stars value={average} />
            <span className="text-sm text-muted-foreground">
              {reviewCount(count)} de quienes lo compraron
            </span>
          </p>
          <StarBars stars={stars} />
        </div>
      ) : (
        <p className="text-muted-foreground">
          Nadie ha contado todavía cómo le fue con este producto. Si lo compraste, tu reseña será la primera.
        </p>
      )}
      {children}
      {count > 0 && (
        <ul className="divide-y divide-border">
          {items.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReviewRow({ review: { id, name, stars, body, createdAt, date } }: { review: Review }) {
  return (
    <li id={reviewAnchor(id)} className="review">
      <div className="rating">
        <Stars value={stars} />
        <b>{name}</b>
        <time dateTime={createdAt} className="rating-note">
          {date}
        </time>
      </div>
      <p>{body}</p>
    </li>
  );
}
