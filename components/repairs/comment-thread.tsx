"use client";

import type { ComponentProps } from "react";
import type { RepairAuthor, RepairComment } from "@/lib/repairs/rows";
import { CommentForm } from "./comment-form";
import { CommentList } from "./comment-list";
import { useCommentForm } from "./use-comment-form";
import { useMarkRead } from "./use-mark-read";

type Props = {
  repairId: string;
  comments: RepairComment[];
  viewer: RepairAuthor;
  /** Unread messages: marked as read once the newest is visible. */
  unread: number;
  /** Reply templates. */
  templates?: readonly string[];
  marksRead?: boolean;
  actionOf?: ComponentProps<typeof CommentList>["actionOf"];
};

/** The conversation of an order. */
export function CommentThread({
  repairId,
  comments,
  viewer,
  unread,
  templates = [],
  marksRead = true,
  actionOf,
}: Props) {
  const isStaff = viewer === "admin";
  const form = useCommentForm(repairId, isStaff);
  const end = useMarkRead(repairId, marksRead && unread > 0 ? comments.at(-1)?.id : undefined);
  return (
    <div className="flex flex-col gap-4">
      {comments.length === 0 && !form.sending ? (
        <p className="text-muted-foreground">
          Todavía no hay mensajes. Escribe aquí lo que quieras preguntar.
        </p>
      ) : (
        <CommentList comments={comments} viewer={viewer} sending={form.sending} actionOf={actionOf} />
      )}
      <div ref={end} aria-hidden className="-mt-4" />
      <CommentForm form={form} isStaff={isStaff} templates={templates} />
    </div>
  );
}
