import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Change } from "./changes";
import { RefreshQueue } from "./refresh-queue";

const edit = (id: string): Change => ({ table: "products", kind: "edit", products: [id] });
const sale = (id: string): Change => ({ table: "products", kind: "sale", products: [id] });

function recorded(over: Partial<ConstructorParameters<typeof RefreshQueue>[0]> = {}) {
  const done: unknown[] = [];
  const note = (step: string) => async (what: unknown) => void done.push([step, what]);
  const steps = {
    revalidate: note("revalidate"),
    render: note("render"),
    purge: note("purge"),
    onError: vi.fn(),
    ...over,
  };
  return { queue: new RefreshQueue(steps), done };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("RefreshQueue", () => {
  test("an edit is revalidated, then purged, and purged again for pages that were on their way", async () => {
    const { queue, done } = recorded();
    queue.add(edit("a"));
    await vi.advanceTimersByTimeAsync(500);
    const tags = ["products", "product:a", "card:a"];
    expect(done).toEqual([
      ["revalidate", { changes: [edit("a")] }],
      ["purge", tags],
      ["render", tags],
    ]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done.slice(3)).toEqual([["purge", tags]]);
  });

  test("a sale is rendered before it is purged: nobody is shown the old page", async () => {
    const { queue, done } = recorded();
    queue.add(sale("a"));
    await vi.advanceTimersByTimeAsync(500);
    expect(done).toEqual([
      ["revalidate", { changes: [sale("a")] }],
      ["render", ["product:a"]],
      ["purge", ["product:a"]],
    ]);
  });

  test("changes that come together are refreshed together", async () => {
    const { queue, done } = recorded();
    queue.add(sale("a"));
    queue.add(sale("b"));
    await vi.advanceTimersByTimeAsync(100);
    expect(done[0]).toEqual(["revalidate", { changes: [sale("a"), sale("b")] }]);
  });

  test("a change does not wait for the pages of the one before; those that come meanwhile are rendered together", async () => {
    const rendered: unknown[] = [];
    const finish: (() => void)[] = [];
    const { queue, done } = recorded({
      render: (tags) => {
        rendered.push(tags);
        return new Promise<void>((resolve) => finish.push(resolve));
      },
    });
    queue.add(sale("a"));
    await vi.advanceTimersByTimeAsync(100);
    queue.add(sale("b"));
    await vi.advanceTimersByTimeAsync(100);
    queue.add(sale("c"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).toEqual(["a", "b", "c"].map((id) => ["revalidate", { changes: [sale(id)] }]));
    expect(rendered).toEqual([["product:a"]]);
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(100);
    expect(rendered[1]).toEqual(["product:b", "product:c"]);
  });

  test("everything is refreshed with the single changes beside it, and purged once", async () => {
    const { queue, done } = recorded();
    queue.add(edit("a"));
    queue.everything();
    queue.add(edit("b"));
    await vi.advanceTimersByTimeAsync(500);
    const refreshed = [
      ["revalidate", { everything: true }],
      ["render", null],
    ];
    expect(done).toEqual(refreshed);
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).toEqual([...refreshed, ["purge", null]]);
  });

  test("a change is refreshed at once while everything waits to be purged", async () => {
    const { queue, done } = recorded();
    queue.everything();
    await vi.advanceTimersByTimeAsync(500);
    queue.add(edit("a"));
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toContainEqual(["purge", ["products", "product:a", "card:a"]]);
    expect(done).not.toContainEqual(["purge", null]);
  });

  test("a burst of more changes than fit is everything", async () => {
    const { queue, done } = recorded();
    for (let n = 0; n < 250; n += 1) queue.add(sale(`p${n}`));
    await vi.advanceTimersByTimeAsync(500);
    expect(done[0]).toEqual(["revalidate", { everything: true }]);
  });

  test("what was not refreshed is tried again, with what came meanwhile", async () => {
    const onError = vi.fn();
    const revalidate = vi.fn().mockRejectedValueOnce(new Error("not up yet")).mockResolvedValue(undefined);
    const { queue, done } = recorded({ revalidate, onError });
    queue.add(edit("a"));
    await vi.advanceTimersByTimeAsync(500);
    expect(onError).toHaveBeenCalledOnce();
    expect(done).toEqual([]);
    queue.add(edit("b"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(revalidate.mock.calls).toEqual([
      [{ changes: [edit("a")] }],
      [{ changes: [edit("a"), edit("b")] }],
    ]);
    expect(done).toHaveLength(2);
  });

  test("what was added is known to be revalidated, also when it took more than one try", async () => {
    const revalidate = vi.fn().mockRejectedValueOnce(new Error("not up yet")).mockResolvedValue(undefined);
    const { queue } = recorded({ revalidate, render: () => new Promise(() => {}) });
    await queue.revalidated();
    queue.everything();
    const done = vi.fn();
    void queue.revalidated().then(done);
    await vi.advanceTimersByTimeAsync(500);
    expect(revalidate).toHaveBeenCalledOnce();
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(done).toHaveBeenCalledOnce();
  });

  test("what was not refreshed and what came meanwhile are everything when they are more than fit", async () => {
    const refuse: ((error: Error) => void)[] = [];
    const revalidate = vi
      .fn()
      .mockImplementationOnce(() => new Promise((_, reject) => refuse.push(reject)))
      .mockResolvedValue(undefined);
    const { queue } = recorded({ revalidate });
    for (let n = 0; n < 60; n += 1) queue.add(sale(`p${n}`));
    await vi.advanceTimersByTimeAsync(500);
    for (let n = 0; n < 60; n += 1) queue.add(sale(`q${n}`));
    refuse[0]?.(new Error("too slow"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(revalidate.mock.calls.slice(1)).toEqual([[{ everything: true }]]);
  });
});
