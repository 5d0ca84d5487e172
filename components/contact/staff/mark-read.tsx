"use client";

import { useEffect } from "react";
import { readMessageAction } from "@/lib/contact/staff/actions";

/** Opening a message marks it as read for all staff. */
export function MarkRead({ messageId }: { messageId: string }) {
  useEffect(() => {
    // Ignored on failure: the next visit retries.
    readMessageAction({ messageId, isRead: true }).catch(() => undefined);
  }, [messageId]);
  return null;
}
