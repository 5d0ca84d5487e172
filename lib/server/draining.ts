import "server-only";
import { closeConnections, hasOpenRequests } from "./open-requests";

/** Shared state of instrumentation and routes, which are bundled separately. */
const store = globalThis as typeof globalThis & { aventuraIsDraining?: boolean };

/** The load balancer notices after two failed checks, one a second; the rest is for connections it already chose. */
const NOTICE_MS = 5000;

const LOOK_AGAIN_MS = 500;
/** For requests under way: more than a run of mails; with the notice less than stop_grace_period (deploy/compose.yaml). */
const REQUESTS_MS = 50_000;

type Signals = Pick<NodeJS.Process, "on" | "off" | "once" | "listeners" | "exitCode">;

/** Whether this instance was told to stop: it still answers, but wants no new requests. */
export function isDraining(): boolean {
  return store.aventuraIsDraining ?? false;
}

/**
 * On SIGTERM, first lets the load balancer notice that /api/alive answers 503, and then calls the framework's own
 * handlers: they close the port, wait for the requests under way and the work after them, and end the process, whose
 * exit code becomes 0. For instances behind a balancer only: without one nobody would be sent elsewhere meanwhile.
 */
export function drainOnTerminate(signals: Signals = process, noticeMs = NOTICE_MS): void {
  const handlers = signals.listeners("SIGTERM");
  for (const handler of handlers) signals.off("SIGTERM", handler as NodeJS.SignalsListener);
  signals.on("SIGTERM", () => {
    if (isDraining()) return;
    store.aventuraIsDraining = true;
    signals.once("exit", () => {
      signals.exitCode = 0;
    });
    setTimeout(() => {
      for (const handler of handlers) handler("SIGTERM");
    }, noticeMs);
  });
}

/**
 * When the process is told to stop, closes all connections as soon as no request is under way, or after `requestsMs`. The
 * framework waits until they have ended, and Node.js keeps one on which nothing was ever asked: browsers open them ahead.
 */
export function closeConnectionsOnStop(
  signals: Pick<Signals, "once"> = process,
  requestsMs = REQUESTS_MS,
): void {
  const close = (until: number) => {
    if (!hasOpenRequests() || performance.now() > until) closeConnections();
    setTimeout(close, LOOK_AGAIN_MS, until).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    signals.once(signal, () => close(performance.now() + requestsMs));
}
