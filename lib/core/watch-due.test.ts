import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDue } from "./watch-due";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

test("what becomes public is told within a second, once", async () => {
  watch(10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onDue).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onDue).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(onDue).toHaveBeenCalledTimes(1);
});

test("what is weeks away is waited for by the hour", async () => {
  watch(1000 * HOUR);
  await vi.advanceTimersByTimeAsync(999 * HOUR);
  expect(onDue).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HOUR + 1000);
  expect(onDue).toHaveBeenCalledTimes(1);
});

test("a new time replaces the one before, also when its answer comes first", async () => {
  const look = watch(10_000);
  await vi.advanceTimersByTimeAsync(0);
  let answer = (_: Date) => {};
  next.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  look();
  due = Date.now() + 60_000;
  look();
  await vi.advanceTimersByTimeAsync(0);
  answer(new Date(Date.now() + 5000));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(onDue).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onDue).toHaveBeenCalledTimes(1);
});

test("with a clock ahead of the database's it is told again until it is public", async () => {
  watch(1000);
  onDue.mockImplementationOnce(() => {});
  await vi.advanceTimersByTimeAsync(3000);
  expect(onDue).toHaveBeenCalledTimes(2);
});

test("without an answer it is asked again a minute later", async () => {
  next.mockRejectedValueOnce(new Error("down"));
  watch(90_000);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(onError).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onDue).toHaveBeenCalledTimes(1);
});
