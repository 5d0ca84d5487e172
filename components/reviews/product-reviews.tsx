import type { ReactNode } from "react";
import { formatRating } from "@/lib/core/money";
import { REVIEWS_ANCHOR, reviewAnchor } from "@/lib/reviews/labels";
import { reviewCount } from "@/lib/reviews/rating";
import type { Review, ProductReviews as Reviews } from "@/lib/reviews/types";
import { Stars } from "./stars";

/** Reviews of a product; `children` is the slot of the user's own review. */
export function ProductReviews({ reviews, children }: { reviews: Reviews; children: ReactNode }) {
  const { average, count, items } = reviews;
  return (
    <section
      id={REVIEWS_ANCHOR}
      aria-labelledby="titulo-resenas"
      className="flex min-w-0 flex-1 flex-col gap-4 lg:min-w-md"
    >
      <h2 id="titulo-resenas" className="text-2xl">
        Reseñas de este producto
      </h2>
      {count > 0 ? (
        <p className="rating">
          <span className="font-display text-3xl font-bold">{formatRating(average)}</span>
          <Stars value={average} />
          <span className="text-muted-foreground">{reviewCount(count)} de quienes lo compraron</span>
        </p>
      ) : (
        <p className="text-muted-foreground">
          Nadie ha contado todavía cómo le fue con este producto. Si lo compraste, tu reseña será la primera.
        </p>
      )}
      {children}
      {count > 0 && (
        <ul className="grid gap-3">
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
    <li id={reviewAnchor(id)} className="panel review">
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
