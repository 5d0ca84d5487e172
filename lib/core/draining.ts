import "server-only";
import { closeConnections, openRequests } from "./open-requests";

/** Shared state of instrumentation and routes, which are bundled separately. */
const store = globalThis as typeof globalThis & { aventuraIsDraining?: boolean };

/** The load balancer notices after two failed checks, one a second; the rest is for connections it already chose. */
const NOTICE_MS = 5000;

const LOOK_AGAIN_MS = 500;

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
 * When the process is told to stop, closes connections without a request as soon as none is under way. The framework waits
 * until all connections have ended, and Node.js keeps one on which nothing was ever asked: browsers open them ahead.
 */
export function closeUnusedOnStop(signals: Pick<Signals, "once"> = process): void {
  const close = () => {
    if (openRequests().length === 0) closeConnections();
    setTimeout(close, LOOK_AGAIN_MS).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) signals.once(signal, close);
}
