import { afterEach, expect, test, vi } from "vitest";
import { beforeExit } from "./before-exit";

afterEach(() => void vi.useRealTimers());

function stopped() {
  const listeners: (() => void)[] = [];
  const exit = vi.fn();
  const signals = {
    exit,
    once: (_: string, listener: () => void) => listeners.push(listener),
    off: (_: string, listener: () => void) => listeners.splice(listeners.indexOf(listener), 1),
  };
  return { exit, signals, terminate: () => listeners.splice(0).map((listener) => listener()) };
}

test.each([
  ["fails", () => Promise.reject(new Error("no collector"))],
  ["does not end", () => new Promise<void>(() => {})],
])("work that %s does not keep the process alive", async (_, work) => {
  vi.useFakeTimers();
  const { exit, signals, terminate } = stopped();
  beforeExit(work, signals as never);
  terminate();
  signals.exit(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

test("an exit without the signal is not delayed", () => {
  const { exit, signals, terminate } = stopped();
  const work = vi.fn(async () => {});
  const stop = beforeExit(work, signals as never);
  signals.exit(1);
  expect(exit).toHaveBeenCalledWith(1);
  stop();
  terminate();
  signals.exit(0);
  expect(work).not.toHaveBeenCalled();
});
