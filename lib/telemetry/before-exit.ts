import "server-only";

/**
 * Longer than the work takes unless the receiver does not respond, and short compared with the time given for a stop.
 */
const LONGEST_MS = 3000;

export type Signals = Pick<NodeJS.Process, "exit" | "off" | "once">;

/**
 * After a SIGTERM, does the work before the process ends: the framework calls process.exit() after all requests and
 * their `after` work, and offers no hook for it. Returns an uninstall function.
 */
export function beforeExit(work: () => Promise<unknown>, signals: Signals = process): () => void {
  const onTerminate = () => {
    const { exit } = signals;
    signals.exit = ((code) => {
      signals.exit = exit;
      const end = () => exit.call(signals, code);
      const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
      Promise.race([work(), late]).then(end, end);
    }) as typeof exit;
  };
  signals.once("SIGTERM", onTerminate);
  return () => void signals.off("SIGTERM", onTerminate);
}
