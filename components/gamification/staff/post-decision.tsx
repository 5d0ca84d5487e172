"use client";

import { DecisionButtons } from "@/components/forms/decision-buttons";
import { reopenPostAction, reviewPostAction } from "@/lib/gamification/staff/actions";
import type { PostForStaff } from "@/lib/gamification/staff/rows";

const DONE = {
  approved: "Publicación aprobada",
  rejected: "Publicación rechazada",
  pending: "Vuelve a estar pendiente",
};

export function PostDecision({ id, status, author }: Pick<PostForStaff, "id" | "status" | "author">) {
  return (
    <DecisionButtons
      status={status}
      about={`la publicación de ${author}`}
      done={DONE}
      onDecide={(decision) => reviewPostAction({ postId: id, status: decision })}
      onUndo={() => reopenPostAction({ postId: id })}
    />
  );
}
