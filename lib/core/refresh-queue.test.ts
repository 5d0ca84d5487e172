import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Change } from "./changes";
import { RefreshQueue, type RefreshSteps } from "./refresh-queue";

const edit = (id: string): Change => ({ table: "products", kind: "edit", products: [id] });
const sale = (id: string): Change => ({ table: "products", kind: "sale", products: [id] });

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Revalidates at the second try. */
const atSecondTry = () => vi.fn().mockRejectedValueOnce(new Error("not up yet")).mockResolvedValue(undefined);

/** What the instance holds: the page of each product, and the lists. */
const HELD: Record<string, string[]> = {
  "/producto/a": ["product:a", "card:b"],
  "/tienda": ["products", "product:a", "product:b", "product:c"],
  "/producto/b": ["product:b"],
  "/producto/c": ["product:c"],
  "/blog": ["posts"],
};
const pages: RefreshSteps["pages"] = (tags) =>
  Object.keys(HELD).filter((path) => !tags || tags.some((tag) => HELD[path]?.includes(tag)));

function recorded(over: Partial<RefreshSteps> = {}) {
  const done: [step: string, what: unknown][] = [];
  const note = (step: string) => async (what: unknown) => void done.push([step, what]);
  const revalidated = () => done.filter(([step]) => step === "revalidate").map(([, what]) => what);
  const steps = {
    revalidate: note("revalidate"),
    pages,
    render: note("render"),
    purge: note("purge"),
    isUnderWay: () => false,
    onError: vi.fn(),
    ...over,
  };
  return { queue: new RefreshQueue(steps), done, revalidated };
}

/** Renderings that are ended by hand. */
function byHand() {
  const rendered: string[] = [];
  const ends: (() => void)[] = [];
  const render = (path: string) => {
    rendered.push(path);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  /** Ends so many renderings, one after the other. */
  const end = async (times = 1) => {
    for (let n = 0; n < times; n++) {
      ends.shift()?.();
      await later(1);
    }
  };
  return { rendered, render, end };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an edit is revalidated, then purged, and purged again for pages that were on their way", async () => {
  const { queue, done } = recorded();
  queue.add(edit("b"));
  await later(500);
  const tags = ["products", "product:b", "card:b"];
  expect(done).toEqual([
    ["revalidate", { changes: [edit("b")] }],
    ["purge", tags],
    // The product's own page before the lists and the pages that show its card.
    ["render", "/producto/b"],
    ["render", "/producto/a"],
    ["render", "/tienda"],
  ]);
  await later(1000);
  expect(done.slice(5)).toEqual([["purge", tags]]);
});

test.each([
  ["sale", ["product:b"]],
  ["sold_out", ["product:b", "products"]],
] as const)(
  "of a %s the product's page is rendered first, and each page purged as soon as it is rendered",
  async (kind, tags) => {
    const { queue, done } = recorded();
    const change = { ...sale("b"), kind };
    queue.add(change);
    await later(500);
    expect(done).toEqual([
      ["revalidate", { changes: [change] }],
      ["render", "/producto/b"],
      ["purge", ["/producto/b"]],
      ["purge", tags],
      ["render", "/tienda"],
      ["purge", ["/tienda"]],
    ]);
    await later(1000);
    expect(done.slice(6)).toEqual([["purge", tags]]);
  },
);

test("a sale does not wait for the pages of an edit before it", async () => {
  const { render, rendered, end } = byHand();
  const { queue, done } = recorded({ render });
  queue.everything();
  await later(100);
  expect(rendered).toEqual(["/producto/a"]);
  queue.add(sale("b"));
  await later(100);
  await end();
  expect(rendered).toEqual(["/producto/a", "/producto/b"]);
  await end();
  expect(done).toContainEqual(["purge", ["/producto/b"]]);
  await end(5);
  expect(rendered).toEqual(["/producto/a", "/producto/b", "/tienda", "/producto/c", "/blog"]);
});

test("a page that cannot be rendered is purged all the same, and the next ones are rendered", async () => {
  const onError = vi.fn();
  const render = () => Promise.reject(new Error("no answer"));
  const { queue, done } = recorded({ render, onError });
  queue.add(sale("b"));
  await later(500);
  expect(onError).toHaveBeenCalledTimes(2);
  expect(done.slice(1)).toEqual([
    ["purge", ["/producto/b"]],
    ["purge", ["product:b"]],
    ["purge", ["/tienda"]],
  ]);
});

test("edited pages that are not reached in time are left to their visitors, who wait for them; sold ones are rendered", async () => {
  const { render, rendered, end } = byHand();
  const renderFor = vi.fn(render);
  const { queue, done } = recorded({ render: renderFor });
  queue.add(edit("c"));
  queue.add(sale("b"));
  await later(3100);
  expect(rendered).toEqual(["/producto/b"]);
  await end();
  expect(renderFor).toHaveBeenLastCalledWith("/tienda", 1000);
  expect(done).not.toContainEqual(["purge", ["/tienda"]]);
  await end();
  expect(rendered).toEqual(["/producto/b", "/tienda"]);
  expect(done).toContainEqual(["purge", ["/tienda"]]);
});

test("changes that come together are refreshed together, and the same one once", async () => {
  const { queue, revalidated } = recorded();
  for (let n = 0; n < 150; n++) queue.add(sale(n % 2 ? "b" : "a"));
  await later(100);
  expect(revalidated()[0]).toEqual({ changes: [sale("a"), sale("b")] });
});

test("a change does not wait for the pages of the one before; a page that waits is rendered once for all", async () => {
  const { render, rendered, end } = byHand();
  const { queue, done } = recorded({ render });
  for (const id of ["a", "b", "c"]) {
    queue.add(sale(id));
    await later(100);
  }
  expect(done).toEqual(["a", "b", "c"].map((id) => ["revalidate", { changes: [sale(id)] }]));
  await end(5);
  expect(rendered).toEqual(["/producto/a", "/producto/b", "/producto/c", "/tienda"]);
});

test("everything is refreshed with the single changes beside it, and purged once", async () => {
  const { queue, done } = recorded();
  queue.add(edit("a"));
  queue.everything();
  queue.add(edit("b"));
  await later(500);
  const refreshed = [
    ["revalidate", { everything: true }],
    ...Object.keys(HELD).map((path) => ["render", path]),
  ];
  expect(done).toEqual(refreshed);
  await later(5000);
  expect(done).toEqual([...refreshed, ["purge", null]]);
});

test("a change is refreshed at once while everything waits to be purged", async () => {
  const { queue, done } = recorded();
  queue.everything();
  await later(500);
  queue.add(edit("a"));
  await later(100);
  expect(done).toContainEqual(["purge", ["products", "product:a", "card:a"]]);
  expect(done).not.toContainEqual(["purge", null]);
});

test("a burst of more changes than fit is everything", async () => {
  const { queue, done } = recorded();
  for (let n = 0; n < 250; n += 1) queue.add(sale(`p${n}`));
  await later(500);
  expect(done[0]).toEqual(["revalidate", { everything: true }]);
});

test("what was not refreshed is tried again, with what came meanwhile", async () => {
  const onError = vi.fn();
  const revalidate = atSecondTry();
  const { queue, done } = recorded({ revalidate, onError });
  queue.add(edit("a"));
  await later(500);
  expect(onError).toHaveBeenCalledOnce();
  expect(done).toEqual([]);
  queue.add(edit("b"));
  await later(1000);
  expect(revalidate.mock.calls).toEqual([[{ changes: [edit("a")] }], [{ changes: [edit("a"), edit("b")] }]]);
  expect(done[0]).toEqual(["purge", ["products", "product:a", "card:a", "product:b", "card:b"]]);
});

test("what was added is known to be revalidated, also when it took more than one try", async () => {
  const revalidate = atSecondTry();
  const { queue } = recorded({ revalidate, render: () => new Promise(() => {}) });
  await queue.revalidated();
  queue.everything();
  const done = vi.fn();
  void queue.revalidated().then(done);
  await later(500);
  expect(revalidate).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
  await later(1500);
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
  await later(500);
  for (let n = 0; n < 60; n += 1) queue.add(sale(`q${n}`));
  refuse[0]?.(new Error("too slow"));
  await later(5000);
  expect(revalidate.mock.calls.slice(1)).toEqual([[{ everything: true }]]);
});

test("an edit is refreshed once more when what began before it has ended: it may have been read before", async () => {
  let isBusy = true;
  const began: number[] = [];
  const isUnderWay = (before: number) => {
    began.push(before);
    return isBusy;
  };
  const { queue, done, revalidated } = recorded({ isUnderWay });
  queue.add(edit("c"));
  queue.add(sale("a"));
  await later(900);
  expect(revalidated()).toHaveLength(1);
  isBusy = false;
  done.length = 0;
  await later(500);
  const tags = ["products", "product:c", "card:c"];
  expect(done.slice(0, 4)).toEqual([
    ["revalidate", { changes: [edit("c")] }],
    ["purge", tags],
    ["render", "/producto/c"],
    ["render", "/tienda"],
  ]);
  // What began after the change is not waited for.
  expect(new Set(began).size).toBe(1);
  await later(5000);
  expect(revalidated()).toHaveLength(1);
});

test("an edit is refreshed once more, however much is under way and changes after it", async () => {
  // Of each moment's requests the last ones end a tenth of a second later.
  const isUnderWay = (before: number) => performance.timeOrigin + performance.now() < before + 100;
  const { queue, revalidated } = recorded({ isUnderWay });
  queue.add(edit("c"));
  for (let n = 0; n < 40; n++) {
    queue.add(sale("a"));
    if (n === 20) queue.add(edit("b"));
    await later(50);
  }
  const refreshed = (change: Change) =>
    revalidated().filter((what) => JSON.stringify(what).includes(JSON.stringify(change)));
  expect(refreshed(edit("c"))).toHaveLength(2);
  expect(refreshed(edit("b"))).toHaveLength(2);
});

test("beside what takes long an edit is refreshed once more after a second already, and again at its end", async () => {
  let isBusy = true;
  const { queue, revalidated } = recorded({ isUnderWay: (before) => isBusy && before > 0 });
  queue.add(edit("c"));
  await later(1500);
  expect(revalidated()).toHaveLength(2);
  await later(10_000);
  expect(revalidated()).toHaveLength(2);
  isBusy = false;
  await later(20_000);
  expect(revalidated()).toHaveLength(3);
});

test("a sale is not refreshed twice, and nor is an edit beside which nothing was under way", async () => {
  const isUnderWay = vi.fn(() => false);
  const { queue, revalidated } = recorded({ isUnderWay });
  queue.add(sale("a"));
  await later(2000);
  expect(isUnderWay).not.toHaveBeenCalled();
  queue.add(edit("a"));
  await later(20_000);
  expect(isUnderWay).toHaveBeenCalledOnce();
  expect(revalidated()).toHaveLength(2);
});

test("many edits beside one long request are refreshed once more each, and are not everything", async () => {
  let isBusy = true;
  const { queue, done, revalidated } = recorded({ isUnderWay: (before) => isBusy && before > 0 });
  for (let n = 0; n < 150; n++) {
    queue.add(edit(`p${n}`));
    await later(60);
  }
  await later(2000);
  done.length = 0;
  isBusy = false;
  await later(5000);
  const lots = revalidated() as { changes: Change[] }[];
  expect(lots.map(({ changes }) => changes.length)).toEqual([100, 50]);
});

test("however fast sales follow each other, lists are rendered and tags purged in time", async () => {
  const render = (path: string) =>
    new Promise<void>((resolve) => setTimeout(resolve, path === "/tienda" ? 10 : 200));
  const { queue, done } = recorded({ render });
  for (let n = 0; n < 100; n++) {
    queue.add(sale(["a", "b", "c"][n % 3] ?? ""));
    await later(60);
  }
  expect(done).toContainEqual(["purge", ["/tienda"]]);
  expect(done).toContainEqual(["purge", ["product:a", "product:b", "product:c"]]);
});
