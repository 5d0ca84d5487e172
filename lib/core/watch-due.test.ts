import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDue } from "./watch-due";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const HOUR = 3_600_000;
let due: number | null;
const next = vi.fn(async () => (due === null ? null : new Date(due)));
const onDue = vi.fn(() => {
  due = null;
});
const onError = vi.fn();

function watch(ms: number | null) {
  vi.clearAllMocks();
  due = ms === null ? null : Date.now() + ms;
  const look = watchDue(next, onDue, onError);
  look();
  return look;
}

test.each([
  ["in seconds", 10_000],
  ["weeks away", 1000 * HOUR],
])("what becomes public %s is told within a second, once", async (_, ms) => {
  watch(ms);
  await later(ms);
  expect(onDue).not.toHaveBeenCalled();
  await later(1000);
  expect(onDue).toHaveBeenCalledTimes(1);
  await later(HOUR);
  expect(onDue).toHaveBeenCalledTimes(1);
});

test("a new time replaces the one before, also when its answer comes first", async () => {
  const look = watch(10_000);
  await later(0);
  let answer = (_: Date) => {};
  next.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  look();
  due = Date.now() + 60_000;
  look();
  await later(0);
  answer(new Date(Date.now() + 5000));
  await later(59_000);
  expect(onDue).not.toHaveBeenCalled();
  await later(2000);
  expect(onDue).toHaveBeenCalledTimes(1);
});

test("with a clock ahead of the database's it is told again until it is public", async () => {
  watch(1000);
  onDue.mockImplementationOnce(() => {});
  await later(3000);
  expect(onDue).toHaveBeenCalledTimes(2);
});

test("without an answer it is asked again a minute later", async () => {
  next.mockRejectedValueOnce(new Error("down"));
  watch(90_000);
  expect(onError).not.toHaveBeenCalled();
  await later(61_000);
  expect(onError).toHaveBeenCalledTimes(1);
  await later(30_000);
  expect(onDue).toHaveBeenCalledTimes(1);
});
