import { Badge } from "@/components/ui/badge";
import { formatDate } from "@/lib/core/dates";
import type { PersonReview } from "@/lib/users/staff/reviews";

const STATUS = {
  pending: { label: "Por revisar", look: "secondary" },
  approved: { label: "Publicada", look: "primary" },
  rejected: { label: "Rechazada", look: "outline" },
} as const;

export function PersonReviews({ reviews }: { reviews: PersonReview[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {reviews.map((review) => (
        <li key={review.id} className="panel flex flex-col gap-1 px-4 py-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <a href={`/producto/${review.slug}`} className="quiet-link font-semibold">
              {review.product}
            </a>
            <Badge variant={STATUS[review.status].look}>{STATUS[review.status].label}</Badge>
          </div>
          <p className="text-sm text-muted-foreground">
            {review.stars} de 5 · {formatDate(review.createdAt)}
          </p>
          <p className="wrap-anywhere">{review.body}</p>
        </li>
      ))}
    </ul>
  );
}
