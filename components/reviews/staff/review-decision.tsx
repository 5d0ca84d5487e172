"use client";

import { DecisionButtons } from "@/components/forms/decision-buttons";
import { moderateReviewsAction } from "@/lib/reviews/staff/actions";
import type { ReviewForStaff } from "@/lib/reviews/staff/rows";

const DONE = {
  approved: "Reseña aprobada",
  rejected: "Reseña rechazada",
  pending: "Vuelve a estar pendiente",
};

export function ReviewDecision({ id, status, author }: Pick<ReviewForStaff, "id" | "status" | "author">) {
  return (
    <DecisionButtons
      status={status}
      about={`la reseña de ${author}`}
      done={DONE}
      onDecide={(decision) => moderateReviewsAction({ reviewIds: [id], status: decision })}
      onUndo={() => moderateReviewsAction({ reviewIds: [id], status: "pending" })}
    />
  );
}
