import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { drainOnTerminate, isDraining } from "./draining";

test("a stop is first told to the balancer, then to the framework; the process ends with 0", () => {
  vi.useFakeTimers();
  const signals = Object.assign(new EventEmitter(), { exitCode: undefined as number | undefined });
  const framework = vi.fn(() => {
    signals.exitCode = 143;
    signals.emit("exit");
  });
  signals.on("SIGTERM", framework);
  drainOnTerminate(signals as never, 5000);
  expect(isDraining()).toBe(false);

  signals.emit("SIGTERM");
  signals.emit("SIGTERM");
  expect(isDraining()).toBe(true);
  vi.advanceTimersByTime(4999);
  expect(framework).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(framework).toHaveBeenCalledOnce();
  expect(signals.exitCode).toBe(0);
  vi.useRealTimers();
});
