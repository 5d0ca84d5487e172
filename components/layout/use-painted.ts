import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the first screen of a page that the router opens has been painted: what is not seen at first is rendered after
 * that. True from the start in a page that the server sends.
 */
export function usePainted(): boolean {
  const isSent = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isPainted, setPainted] = useState(isSent);

  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout>;
    // A task after the next frame: the frame with the first screen is painted by then.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);

  return isPainted;
}
