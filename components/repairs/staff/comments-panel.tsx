"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { RepairComment } from "@/lib/repairs/types";
import { CommentThread } from "../comment-thread";
import { HideComment } from "./hide-comment";

type Props = {
  repairId: string;
  comments: RepairComment[];
  unread: number;
  /** Texts that are one press away. */
  templates?: readonly string[];
  /** Where it is one of many things on a page, looking at it marks nothing as read. */
  marksRead?: boolean;
};

/** How many of the last messages stand open. */
const SHOWN = 2;

/** The conversation as the workshop reads it: its last two messages, and all of them when asked for. */
export function CommentsPanel({ repairId, comments, unread, templates, marksRead }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = comments.length > SHOWN;
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
          {showsAll ? "Ver solo los últimos 2" : `Ver todos los mensajes (${comments.length})`}
        </Button>
      )}
      <CommentThread
        repairId={repairId}
        comments={isFolded && !showsAll ? comments.slice(-SHOWN) : comments}
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
