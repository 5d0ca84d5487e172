"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { RepairComment } from "@/lib/repairs/rows";
import { CommentThread } from "./comment-thread";
import { UnreadMark } from "./unread-mark";

type Props = { repairId: string; comments: RepairComment[]; unread: number };

/** Collapsible comments of an order in the list; opening marks them as read. */
export function CommentsFold({ repairId, comments, unread }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-12 list-none items-center gap-2 border-t px-5 font-semibold hover:bg-muted [&::-webkit-details-marker]:hidden">
        <Icon name="lucide--message-square-text" className="size-5 text-muted-foreground" />
        Comentarios ({comments.length}){unread > 0 && !isOpen && <UnreadMark count={unread} />}
        <Icon
          name="lucide--chevron-down"
          className="ml-auto size-5 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <div className="px-5 pt-2 pb-5">
          <CommentThread repairId={repairId} comments={comments} viewer="cliente" unread={unread} />
        </div>
      )}
    </details>
  );
}
