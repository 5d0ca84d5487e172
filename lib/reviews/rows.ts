import { formatDate } from "@/lib/core/dates";
import type { OwnReview, ProductReviews, ReviewStatus } from "./types";

type ReviewRow = { id: string; name: string; stars: number; body: string; created_at: string };

/** What the function product_reviews answers. */
export type ProductReviewsAnswer = { average: number; count: number; items: ReviewRow[] };

/** What the function own_review answers. */
export type OwnReviewAnswer = {
  can_review: boolean;
  review: { id: string; stars: number; body: string; status: ReviewStatus } | null;
};

export function toProductReviews({ average, count, items }: ProductReviewsAnswer): ProductReviews {
  return {
    average,
    count,
    items: items.map(({ created_at, ...review }) => ({
      ...review,
      createdAt: created_at,
      date: formatDate(created_at),
    })),
  };
}

export function toOwnReview({ can_review, review }: OwnReviewAnswer): OwnReview {
  return { canReview: can_review, review };
}
