import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HeardChange } from "./change-schema";
import { MissedChanges } from "./refresh-missed";

/** Since when what was built is asked about. */
const BUILT = new Date("2026-01-01T00:00:00Z");
const STARTED = new Date("2026-01-02T00:00:00Z");
const sale = (id: string): HeardChange => ({ id, table: "products", kind: "sale", products: [`p${id}`] });

function missedChanges() {
  const heard: string[] = [];
  const ask = vi.fn(async (_since: Date): Promise<HeardChange[] | null> => []);
  const asking = {
    ask,
    onChange: vi.fn(({ products }) => void heard.push(...(products ?? []))),
    onEverything: vi.fn(),
    onAnswer: vi.fn(),
    onError: vi.fn(),
  };
  const changes = new MissedChanges(BUILT, asking);
  return { changes, ...asking, heard, since: () => ask.mock.calls.map(([since]) => since.toISOString()) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: STARTED });
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("it asks at once for what changed since the build, at a connection, soon once more, and then at intervals", async () => {
  const { changes, ask, since } = missedChanges();
  expect(since()).toEqual([BUILT.toISOString()]);
  await later(1000);
  changes.connected();
  expect(since()[1]).toBe(STARTED.toISOString());
  await later(5000);
  expect(since()[2]).toBe("2026-01-02T00:00:01.000Z");
  await later(19_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await later(1000);
  expect(since()[3]).toBe("2026-01-02T00:00:06.000Z");
  await later(60_000);
  expect(ask).toHaveBeenCalledTimes(7);
});

test("a change whose broadcast never came is heard from the database, and one that was heard is not heard again", async () => {
  const { changes, ask, heard, onChange } = missedChanges();
  changes.hear(sale("1"));
  ask.mockResolvedValue([sale("1"), sale("2")]);
  await later(20_000);
  expect(heard).toEqual(["p1", "p2"]);
  expect(onChange).toHaveBeenLastCalledWith({ table: "products", kind: "sale", products: ["p2"] });
  changes.hear(sale("2"));
  await later(20_000);
  expect(heard).toEqual(["p1", "p2"]);
});

test("a change without an id is heard", () => {
  const { changes, heard } = missedChanges();
  const { id: _, ...change } = sale("1");
  changes.hear(change);
  changes.hear(change);
  expect(heard).toEqual(["p1", "p1"]);
});

test("too much is everything, and asked for from then on", async () => {
  const { ask, onEverything, onAnswer, since } = missedChanges();
  ask.mockResolvedValueOnce(null);
  await later(40_000);
  expect(onEverything).toHaveBeenCalledOnce();
  expect(onAnswer).toHaveBeenCalledTimes(3);
  expect(since().slice(1)).toEqual([STARTED.toISOString(), "2026-01-02T00:00:20.000Z"]);
});

test("a question without an answer is asked again soon, for the same time, and told once", async () => {
  const { changes, ask, onError, onAnswer, since } = missedChanges();
  await later(1);
  onAnswer.mockClear();
  ask.mockRejectedValue(new Error("away"));
  changes.connected();
  await later(60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(20);
  expect(new Set(since().slice(1))).toEqual(new Set([STARTED.toISOString()]));
  expect(onError).toHaveBeenCalledOnce();
  ask.mockResolvedValue([]);
  await later(2000);
  expect(onAnswer).toHaveBeenCalledOnce();
  ask.mockRejectedValue(new Error("away again"));
  await later(60_000);
  expect(onError).toHaveBeenCalledTimes(2);
});

test("two questions at a time do not become two series", async () => {
  const { changes, ask } = missedChanges();
  changes.connected();
  changes.connected();
  await later(5000);
  expect(ask).toHaveBeenCalledTimes(4);
  await later(20_000);
  expect(ask).toHaveBeenCalledTimes(5);
});

test("without a connection it asks at intervals, and instances at different times", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  const { ask } = missedChanges();
  await later(28_000);
  expect(ask).toHaveBeenCalledOnce();
  await later(2000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("of what was heard long ago it remembers no more than fits", () => {
  const { changes, heard } = missedChanges();
  for (let n = 0; n <= 5000; n++) changes.hear(sale(String(n)));
  changes.hear(sale("5000"));
  changes.hear(sale("0"));
  expect(heard).toHaveLength(5002);
});
