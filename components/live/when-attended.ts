const IDLE_MS = 3000;
const UNATTENDED_MS = 5000;
/** Whoever presses a link at once does not wait for what was put off. */
const SETTLE_MS = 500;
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let isAttended = false;

/** Runs when the browser is idle; returns the way to cancel. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(run, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs soon after the first sign of a person on the page, or after five seconds, when the browser is idle; returns the way
 * to cancel.
 * For what a page needs but a first visit should not wait for.
 */
export function whenAttended(run: () => void): () => void {
  if (isAttended) return whenIdle(run);
  let settled: ReturnType<typeof setTimeout>;
  let cancelIdle = () => {};
  const start = () => {
    stop();
    isAttended = true;
    settled = setTimeout(() => {
      cancelIdle = whenIdle(run);
    }, SETTLE_MS);
  };
  const timer = setTimeout(start, UNATTENDED_MS);
  for (const sign of SIGNS) window.addEventListener(sign, start, { passive: true });
  function stop() {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, start);
  }
  return () => {
    stop();
    clearTimeout(settled);
    cancelIdle();
  };
}
