import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Change } from "./changes";
import { expiryQueue, MOST_CHANGES } from "./listen";

const edit = (id: string): Change => ({ table: "products", kind: "edit", products: [id] });
const together = () => vi.advanceTimersByTimeAsync(50);
const later = () => vi.advanceTimersByTimeAsync(5000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

test("changes of a moment expire together, and are renewed for what was being rendered meanwhile", async () => {
  const send = vi.fn(async () => undefined);
  const queue = expiryQueue(send);
  queue.add(edit("a"));
  queue.add(edit("b"));
  await together();
  expect(send.mock.calls).toEqual([[{ changes: [edit("a"), edit("b")] }]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenLastCalledWith({ changes: [edit("a"), edit("b")], renews: true });
  expect(send).toHaveBeenCalledTimes(2);
  await later();
  expect(send).toHaveBeenCalledTimes(3);
  await later();
  expect(send).toHaveBeenCalledTimes(3);
});

test("more changes than a request takes expire everything", async () => {
  const send = vi.fn(async () => undefined);
  const queue = expiryQueue(send);
  for (let n = 0; n <= MOST_CHANGES; n++) queue.add(edit(`p${n}`));
  await together();
  expect(send.mock.calls).toEqual([[{ everything: true }]]);
});

test("what could not be expired is tried again, as everything", async () => {
  const send = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("not listening yet"));
  const queue = expiryQueue(send);
  queue.add(edit("a"));
  await together();
  await vi.advanceTimersByTimeAsync(1050);
  expect(send).toHaveBeenLastCalledWith({ everything: true });
});
