const IDLE_MS = 3000;
const UNATTENDED_MS = 5000;
/** A visitor who presses a link at once does not wait for what was put off. */
const SETTLE_MS = 500;
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let attended: Promise<void> | undefined;

/** Runs when the browser is idle; returns the way to cancel. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(run, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}

/** Resolves soon after the first sign of a person on the page, or after five seconds. */
function untilAttended(): Promise<void> {
  attended ??= new Promise((resolve) => {
    const timer = setTimeout(settle, UNATTENDED_MS);
    function settle() {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, settle);
      setTimeout(resolve, SETTLE_MS);
    }
    for (const sign of SIGNS) window.addEventListener(sign, settle, { passive: true });
  });
  return attended;
}

/**
 * Runs once the user does something on the page and the browser is idle; returns the way to cancel. For what a page needs but a first
 * visit should not wait for. All of it starts together: what two parts of a page share does not begin with one of them alone.
 */
export function whenAttended(run: () => void): () => void {
  let isCancelled = false;
  let cancelIdle = () => {};
  void untilAttended().then(() => {
    if (!isCancelled) cancelIdle = whenIdle(run);
  });
  return () => {
    isCancelled = true;
    cancelIdle();
  };
}
