import { beforeEach, expect, test, vi } from "vitest";
import type { RealtimeTable } from "./realtime";

const fake = vi.hoisted(() => ({
  topics: [] as string[],
  bindings: [] as unknown[],
  broadcast: undefined as undefined | ((message: { payload: unknown }) => void),
  emitStatus: undefined as undefined | ((status: string) => void),
  emitSystem: undefined as undefined | ((message: object) => void),
  removed: 0,
  isConnected: true,
  connects: 0,
  accessToken: undefined as undefined | (() => Promise<string>),
}));
const EMPTY = { ...fake };

vi.mock("@supabase/realtime-js", () => ({
  RealtimeClient: class {
    constructor(_url: string, options: { accessToken: () => Promise<string> }) {
      fake.accessToken = options.accessToken;
    }
    async setAuth() {}
    isConnected() {
      return fake.isConnected;
    }
    connect() {
      fake.connects += 1;
    }
    async removeChannel() {
      fake.removed += 1;
    }
    channel(topic: string) {
      fake.topics.push(topic);
      const channel = {
        on: (type: string, binding: unknown, emit: (message: object) => void) => {
          if (type === "system") {
            fake.emitSystem = emit;
            return channel;
          }
          fake.bindings.push(binding);
          if (type === "broadcast") fake.broadcast = emit;
          return channel;
        },
        subscribe: (emit: (status: string) => void) => {
          fake.emitStatus = emit;
          return channel;
        },
      };
      return channel;
    }
  },
}));

let answer: object;
const asked = vi.fn(async () => Response.json(answer));
const refused = () => new Response("", { status: 429 });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
  Object.assign(fake, EMPTY, { topics: [], bindings: [] });
  answer = { url: "ws://backend/realtime/v1", key: "public", token: null, expiresAt: null };
  return () => void vi.useRealTimers();
});

const ROWS_SUBSCRIBED = { extension: "postgres_changes", status: "ok", message: "Subscribed to PostgreSQL" };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** A page that shows these tables. */
async function listen(...tables: RealtimeTable[]) {
  const { subscribe } = await import("./realtime");
  const onChange = vi.fn();
  const leave = subscribe({ shown: () => ({ tables }), onChange });
  await pass(0);
  return { onChange, leave };
}

test("subscriptions share one connection, a page's tables one channel, and can be ended", async () => {
  const { leave } = await listen("orders", "refunds");
  await listen("xp_events");
  expect(fake.bindings).toHaveLength(3);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(fake.topics).toHaveLength(2);
  expect(fake.bindings[1]).toMatchObject({ event: "*", schema: "public", table: "refunds" });
  leave();
  await pass(0);
  expect(fake.removed).toBe(1);
});

test("public tables share one channel, and each listener receives only its own tables", async () => {
  const { subscribe } = await import("./realtime");
  const [ofA, ofPosts] = [vi.fn(), vi.fn()];
  let listed = ["a"];
  const leave = subscribe({ shown: () => ({ tables: ["products"], listed }), onChange: ofA });
  subscribe({ shown: () => ({ tables: ["posts"] }), onChange: ofPosts });
  await pass(0);
  expect(fake.topics).toEqual(["catalogo"]);
  const sell = (id: string) =>
    fake.broadcast?.({ payload: { table: "products", kind: "sale", products: [id] } });
  sell("b");
  expect(ofA).not.toHaveBeenCalled();
  sell("a");
  expect(ofA).toHaveBeenCalledTimes(1);
  listed = ["b"];
  sell("a");
  expect(ofA).toHaveBeenCalledTimes(1);
  sell("b");
  expect(ofA).toHaveBeenCalledTimes(2);
  fake.broadcast?.({ payload: { table: "posts", kind: "edit", products: null } });
  expect(ofPosts).toHaveBeenCalledTimes(1);
  leave();
  sell("b");
  expect(ofA).toHaveBeenCalledTimes(2);
  expect(fake.removed).toBe(0);
});

test("a page opened after a change to its rows is notified, another one is not", async () => {
  await listen("posts");
  fake.broadcast?.({ payload: { table: "products", kind: "sale", products: ["a"] } });
  const { subscribe } = await import("./realtime");
  const [ofA, ofB] = [vi.fn(), vi.fn()];
  subscribe({ shown: () => ({ tables: ["products"], listed: ["a"] }), onChange: ofA });
  subscribe({ shown: () => ({ tables: ["products"], listed: ["b"] }), onChange: ofB });
  await pass(0);
  expect(ofA).toHaveBeenCalledTimes(1);
  expect(ofB).not.toHaveBeenCalled();
});

test("the shared channel is left after a while without listeners, and joined again", async () => {
  const { leave } = await listen("products");
  leave();
  await pass(1000);
  const again = await listen("products");
  await pass(10_000);
  expect([fake.removed, fake.topics]).toEqual([0, ["catalogo"]]);
  again.leave();
  await pass(10_000);
  expect(fake.removed).toBe(1);
  await listen("products");
  expect(fake.topics).toEqual(["catalogo", "catalogo"]);
});

test("a page without a connection retries, and is notified that it may have missed changes", async () => {
  asked.mockResolvedValueOnce(refused());
  const { onChange } = await listen("orders");
  await pass(9_000);
  expect(fake.topics).toEqual([]);
  await pass(11_000);
  expect(fake.topics).toHaveLength(1);
  fake.emitSystem?.(ROWS_SUBSCRIBED);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("a subscription that ends before the connection is open never joins", async () => {
  asked.mockResolvedValueOnce(refused());
  const { leave } = await listen("orders");
  leave();
  await pass(60_000);
  expect(fake.topics).toEqual([]);
  const { subscribe } = await import("./realtime");
  subscribe({ shown: () => ({ tables: ["orders"] }), onChange: () => {} })();
  await listen("xp_events");
  expect(fake.bindings).toEqual([expect.objectContaining({ table: "xp_events" })]);
});

test("a visitor connects with the public key, a signed-in user with a token that is renewed in time", async () => {
  await listen("products");
  expect(await fake.accessToken?.()).toBe("public");
  expect(asked).toHaveBeenCalledTimes(1);

  vi.resetModules();
  answer = { ...answer, token: "first", expiresAt: nowInSeconds() + 30 };
  await listen("orders");
  answer = { ...answer, token: "second", expiresAt: nowInSeconds() + 3600 };
  expect(await fake.accessToken?.()).toBe("second");
  const calls = asked.mock.calls.length;
  expect(await fake.accessToken?.()).toBe("second");
  expect(asked).toHaveBeenCalledTimes(calls);
});

test("after a failure the next subscription retries", async () => {
  asked.mockResolvedValueOnce(refused());
  await listen("products");
  expect(fake.bindings).toEqual([]);
  await listen("products");
  expect(fake.bindings).toHaveLength(1);
});

test("a page that listens to rows is notified once the subscription is active, at first and after a reconnect", async () => {
  const { onChange } = await listen("orders");
  fake.emitStatus?.("SUBSCRIBED");
  fake.emitSystem?.({ ...ROWS_SUBSCRIBED, status: "error" });
  expect(onChange).not.toHaveBeenCalled();
  fake.emitSystem?.(ROWS_SUBSCRIBED);
  expect(onChange).toHaveBeenCalledTimes(1);
  fake.emitStatus?.("CHANNEL_ERROR");
  fake.emitStatus?.("SUBSCRIBED");
  fake.emitSystem?.(ROWS_SUBSCRIBED);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("a page that listens to public tables again is notified, since it received nothing meanwhile", async () => {
  const { leave } = await listen("products");
  fake.emitStatus?.("SUBSCRIBED");
  await pass(10_000);
  leave();
  await pass(10_000);
  const { onChange } = await listen("products");
  expect(onChange).not.toHaveBeenCalled();
  fake.emitStatus?.("SUBSCRIBED");
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  ["public", "products"],
  ["rows", "orders"],
] as const)(
  "a channel of %s that the server closes is joined again, and one that was left is not",
  async (_, table) => {
    const { leave } = await listen(table);
    fake.emitStatus?.("SUBSCRIBED");
    fake.emitStatus?.("CLOSED");
    fake.emitStatus?.("CLOSED");
    await pass(60_000);
    expect(fake.topics).toHaveLength(2);
    fake.emitStatus?.("CLOSED");
    leave();
    await pass(60_000);
    fake.emitStatus?.("CLOSED");
    await pass(60_000);
    expect(fake.topics).toHaveLength(2);
  },
);

test.each(["CHANNEL_ERROR", "TIMED_OUT"])(
  "a channel that ends in %s, as while the previous connection was closing, is joined again unless it rejoins itself",
  async (status) => {
    await listen("orders");
    fake.emitStatus?.(status);
    fake.emitStatus?.("SUBSCRIBED");
    await pass(60_000);
    expect(fake.topics).toHaveLength(1);
    fake.emitStatus?.(status);
    await pass(60_000);
    expect(fake.topics).toHaveLength(2);
  },
);

test("without a connection no joins are queued: the connection is opened, and a channel that does not join with it is joined again", async () => {
  await listen("orders");
  fake.isConnected = false;
  fake.emitStatus?.("CHANNEL_ERROR");
  await pass(120_000);
  expect(fake.connects).toBeGreaterThan(4);
  expect(fake.topics).toHaveLength(1);
  fake.isConnected = true;
  await pass(20_000);
  expect(fake.topics).toHaveLength(2);
});
