import type { Route } from "next";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { formatDate } from "@/lib/core/dates";
import { REVIEW_STATUS_BADGES, REVIEW_STATUS_LABELS } from "@/lib/reviews/staff/labels";
import type { ReviewForStaff } from "@/lib/reviews/staff/types";
import { Stars } from "../stars";
import { ReviewDecision } from "./review-decision";

/** A review with the data needed to moderate it. Pending ones can be selected. */
export function ReviewCard({ review }: { review: ReviewForStaff }) {
  const { id, author, status, productName, productSlug } = review;
  return (
    <li className="panel flex gap-4 p-4 sm:p-5">
      {status === "pending" && (
        <label className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center">
          <span className="sr-only">
            Elegir la reseña de {author} sobre {productName}
          </span>
          <input type="checkbox" name="review" value={id} className="size-5 accent-primary-solid" />
        </label>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Badge variant={REVIEW_STATUS_BADGES[status]}>{REVIEW_STATUS_LABELS[status]}</Badge>
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
        <p className="wrap-anywhere whitespace-pre-line">{review.body}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-72 text-sm text-muted-foreground">
            <Link
              href={`/dashboard/usuarios/${review.authorId}` as Route}
              className="font-semibold text-foreground underline underline-offset-4"
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
          <div className="flex flex-wrap gap-2">
            <ReviewDecision id={id} status={status} author={author} />
          </div>
        </div>
      </div>
    </li>
  );
}
