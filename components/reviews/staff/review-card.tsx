import type { Route } from "next";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { formatDate } from "@/lib/core/dates";
import { REVIEW_STATUS_BADGES, REVIEW_STATUS_LABELS } from "@/lib/reviews/staff/labels";
import type { ReviewForStaff } from "@/lib/reviews/staff/rows";
import { Stars } from "../stars";
import { ReviewDecision } from "./review-decision";

/** A review with the data needed to moderate it. Pending ones can be selected. */
export function ReviewCard({ review }: { review: ReviewForStaff }) {
  const { id, author, status, productName, productSlug } = review;
  return (
    <li className="list-card flex flex-wrap gap-2 px-3 py-2.5 text-sm">
      {status === "pending" && (
        <label className="-my-1.5 -ml-1.5 grid size-11 shrink-0 cursor-pointer place-items-center pointer-fine:my-0 pointer-fine:size-9">
          <span className="sr-only">
            Elegir la reseña de {author} sobre {productName}
          </span>
          <input type="checkbox" name="review" value={id} className="check size-5" />
        </label>
      )}
      <div className="flex min-w-0 flex-1 basis-50 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge variant={REVIEW_STATUS_BADGES[status]} className="py-0">
            {REVIEW_STATUS_LABELS[status]}
          </Badge>
          <Stars value={review.stars} />
          <a
            href={`/producto/${productSlug}#resenas`}
            target="_blank"
            rel="noopener"
            className="font-semibold text-primary underline-offset-4 hover:underline"
          >
            {productName}
          </a>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:order-last">
          <ReviewDecision id={id} status={status} author={author} />
        </div>
        <p className="basis-full text-base leading-snug wrap-anywhere whitespace-pre-line">{review.body}</p>
        <p className="basis-full text-xs text-muted-foreground">
          <Link
            href={`/dashboard/usuarios/${review.authorId}` as Route}
            className="font-semibold text-foreground hover:underline"
          >
            {author}
          </Link>
          {" · "}
          {review.boughtAt ? `lo compró el ${formatDate(review.boughtAt)}` : "su compra fue devuelta"}
          {` · escribió el ${formatDate(review.createdAt)}`}
          {review.moderatedBy &&
            review.moderatedAt &&
            ` · decidió ${review.moderatedBy} el ${formatDate(review.moderatedAt)}`}
        </p>
      </div>
    </li>
  );
}
