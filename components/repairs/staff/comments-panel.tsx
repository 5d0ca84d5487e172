"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { RepairComment } from "@/lib/repairs/rows";
import { shownComments } from "@/lib/repairs/shown-comments";
import { CommentThread } from "../comment-thread";
import { HideComment } from "./hide-comment";

type Props = {
  repairId: string;
  comments: RepairComment[];
  unread: number;
  /** Reply templates. */
  templates?: readonly string[];
  /** On pages with several threads, viewing does not mark as read. */
  marksRead?: boolean;
};

/** The conversation for staff: the last two messages and all unread ones; the rest on request. */
export function CommentsPanel({ repairId, comments, unread, templates, marksRead }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  // Counted when opened: reading them does not collapse them.
  const [shown] = useState(() => shownComments(comments, unread, "admin"));
  const isFolded = comments.length > shown;
  return (
    <div className="flex flex-col gap-4">
      {isFolded && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? `Ver solo los últimos ${shown}` : `Ver todos los mensajes (${comments.length})`}
        </Button>
      )}
      <CommentThread
        repairId={repairId}
        comments={isFolded && !showsAll ? comments.slice(-shown) : comments}
        viewer="admin"
        unread={unread}
        templates={templates}
        marksRead={marksRead}
        actionOf={({ id, author, text, isInternal }) =>
          author === "admin" && !isInternal && <HideComment commentId={id} text={text} />
        }
      />
    </div>
  );
}
