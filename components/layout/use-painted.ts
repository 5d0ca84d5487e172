import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint";

const never = () => () => undefined;

/**
 * Whether the first screen of a page that the router opens has been painted: what is not seen at first is rendered after
 * that. True from the start in a page that the server sends, and in one that is returned to.
 */
export function usePainted(): boolean {
  const isSent = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // Back and forward to a page that the router renders again: the browser scrolls at once to where it was left.
  const [isPainted, setPainted] = useState(() => isSent || window.event?.type === "popstate");

  useEffect(() => {
    if (!isPainted) return afterPaint(() => startTransition(() => setPainted(true)));
  }, [isPainted]);

  return isPainted;
}
