"use client";

import { useEffect } from "react";
import { readMessageAction } from "@/lib/contact/staff/actions";

/** Whoever opens a message has read it for the whole team. */
export function MarkRead({ messageId }: { messageId: string }) {
  useEffect(() => {
    // Unread a little longer when it fails: the next visit says it again.
    readMessageAction({ messageId, isRead: true }).catch(() => undefined);
  }, [messageId]);
  return null;
}
