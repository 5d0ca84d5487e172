import type { Context } from "./context.ts";
import type { Failure, FailureMode } from "./types.ts";

export const FAILURE_MODES: readonly FailureMode[] = [
  "error_before",
  "error_after",
  "timeout_before",
  "timeout_after",
  "rate_limited",
];

/** Longer than the 60 s timeout of the official SDK. */
export const DEFAULT_TIMEOUT_MS = 65_000;

/** Consumes the failure requested for the next charge, if any. */
export function takeFailure(ctx: Context): Failure | undefined {
  const failure = ctx.store.state.failures.shift();
  if (failure) ctx.store.touch();
  return failure;
}

export function addFailures(ctx: Context, failure: Failure, count: number): void {
  for (let i = 0; i < count; i++) ctx.store.state.failures.push({ ...failure });
  ctx.store.touch();
}

/** Waits at most until the caller disconnects. */
export function waitOrHangUp(ms: number, signals: AbortSignal[]): Promise<void> {
  const signal = AbortSignal.any(signals);
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener("abort", finish);
  });
}
