"use client";

import { useEffect } from "react";
import { readCookie } from "@/components/live/read-cookie";
import { HINT, setSessionHint } from "@/components/live/session-hint";

/** As first-paint.ts does, for a page that the browser draws by itself. */
export async function restoreSessionHint(): Promise<void> {
  setSessionHint((await readCookie(HINT)) !== undefined);
}

/** Of 'not found' pages, which have the site's header; the page of the last resort, part of every visit, has none. */
export function RestoreSessionHint() {
  useEffect(() => {
    restoreSessionHint().catch(() => undefined);
  }, []);
  return null;
}
