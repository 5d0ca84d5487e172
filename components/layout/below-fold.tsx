"use client";

import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * What a page shows below its first screen. When the router opens the page, it is rendered after the first screen has been
 * painted, so that the heading does not wait for it; a page that the server sends contains it.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isSent = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isShown, setShown] = useState(isSent);

  useEffect(() => {
    if (isShown) return;
    let timer: ReturnType<typeof setTimeout>;
    // A task after the next frame: the frame with the first screen is painted by then.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isShown]);

  // The place is kept, so that the footer does not come up meanwhile.
  return isShown ? children : <div className="min-h-dvh" />;
}
