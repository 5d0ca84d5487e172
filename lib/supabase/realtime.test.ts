import { beforeEach, expect, test, vi } from "vitest";

const fake = vi.hoisted(() => ({
  topics: [] as string[],
  bindings: [] as unknown[],
  broadcast: undefined as undefined | ((message: { payload: unknown }) => void),
  tellStatus: undefined as undefined | ((status: string) => void),
  tellSystem: undefined as undefined | ((message: object) => void),
  removed: 0,
  isConnected: true,
  connects: 0,
  accessToken: undefined as undefined | (() => Promise<string>),
}));

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
        on: (type: string, binding: unknown, tell: (message: object) => void) => {
          if (type === "system") {
            fake.tellSystem = tell;
            return channel;
          }
          fake.bindings.push(binding);
          if (type === "broadcast") fake.broadcast = tell;
          return channel;
        },
        subscribe: (tell: (status: string) => void) => {
          fake.tellStatus = tell;
          return channel;
        },
      };
      return channel;
    }
  },
}));

let answer: object;
const asked = vi.fn(async () => Response.json(answer));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
  fake.topics = [];
  fake.bindings = [];
  fake.broadcast = undefined;
  fake.tellStatus = undefined;
  fake.tellSystem = undefined;
  fake.removed = 0;
  fake.isConnected = true;
  fake.connects = 0;
  answer = { url: "ws://backend/realtime/v1", key: "public", token: null, expiresAt: null };
});

const ROWS_ARE_HEARD = { extension: "postgres_changes", status: "ok", message: "Subscribed to PostgreSQL" };

const nowInSeconds = () => Math.floor(Date.now() / 1000);

test("subscriptions share one connection, a page's tables one channel, and can be left", async () => {
  const { subscribe } = await import("./realtime");
  const leave = subscribe({ shown: () => ({ tables: ["orders", "refunds"] }), onChange: () => {} });
  subscribe({ shown: () => ({ tables: ["xp_events"] }), onChange: () => {} });
  await vi.waitFor(() => expect(fake.bindings).toHaveLength(3));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(fake.topics).toHaveLength(2);
  expect(fake.bindings[1]).toMatchObject({ event: "*", schema: "public", table: "refunds" });
  leave();
  expect(fake.removed).toBe(1);
});

test("public tables share one channel, and each listener hears what concerns it", async () => {
  const { subscribe } = await import("./realtime");
  const [ofA, ofPosts] = [vi.fn(), vi.fn()];
  let listed = ["a"];
  const leave = subscribe({ shown: () => ({ tables: ["products"], listed }), onChange: ofA });
  subscribe({ shown: () => ({ tables: ["posts"] }), onChange: ofPosts });
  await vi.waitFor(() => expect(fake.broadcast).toBeDefined());
  expect(fake.topics).toEqual(["catalogo"]);
  fake.broadcast?.({ payload: { table: "products", kind: "sale", products: ["b"] } });
  expect(ofA).not.toHaveBeenCalled();
  fake.broadcast?.({ payload: { table: "products", kind: "sale", products: ["a"] } });
  expect(ofA).toHaveBeenCalledTimes(1);
  listed = ["b"];
  fake.broadcast?.({ payload: { table: "products", kind: "sale", products: ["a"] } });
  expect(ofA).toHaveBeenCalledTimes(1);
  fake.broadcast?.({ payload: { table: "products", kind: "sale", products: ["b"] } });
  expect(ofA).toHaveBeenCalledTimes(2);
  fake.broadcast?.({ payload: { table: "posts", kind: "edit", products: null } });
  expect(ofPosts).toHaveBeenCalledTimes(1);
  leave();
  fake.broadcast?.({ payload: { table: "products", kind: "edit", products: ["a"] } });
  expect(ofA).toHaveBeenCalledTimes(2);
  expect(fake.removed).toBe(0);
});

test("the shared channel is left when nobody listens for a while, and joined again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { subscribe } = await import("./realtime");
  const flush = () => vi.advanceTimersByTimeAsync(0);
  const leave = subscribe({ shown: () => ({ tables: ["products"] }), onChange: () => {} });
  await flush();
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  const leaveAgain = subscribe({ shown: () => ({ tables: ["products"] }), onChange: () => {} });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fake.removed).toBe(0);
  expect(fake.topics).toEqual(["catalogo"]);
  leaveAgain();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fake.removed).toBe(1);
  subscribe({ shown: () => ({ tables: ["products"] }), onChange: () => {} });
  await flush();
  expect(fake.topics).toEqual(["catalogo", "catalogo"]);
  vi.useRealTimers();
});

test.each([
  ["while the page came is told once", 1500, 1],
  ["before the page is not told", 3_600_000, 0],
])("what was edited %s", async (_, sinceEditMs, times) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const { subscribe } = await import("./realtime");
  const onChange = vi.fn();
  subscribe({ shown: () => ({ tables: ["products"] }), onChange });
  await vi.advanceTimersByTimeAsync(0);
  answer = { release: "a", sinceEditMs };
  fake.tellStatus?.("SUBSCRIBED");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onChange).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
});

test("whoever gets no answer about what was edited while the page came is told", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const { subscribe } = await import("./realtime");
  const onChange = vi.fn();
  subscribe({ shown: () => ({ tables: ["products"] }), onChange });
  await vi.advanceTimersByTimeAsync(0);
  asked.mockResolvedValueOnce(new Response("", { status: 503 }));
  fake.tellStatus?.("SUBSCRIBED");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("a page that gets no connection tries again, and is told of what it may have missed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { subscribe } = await import("./realtime");
  const onChange = vi.fn();
  asked.mockResolvedValueOnce(new Response("", { status: 429 }));
  const leave = subscribe({ shown: () => ({ tables: ["orders"] }), onChange });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(fake.topics).toEqual([]);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(fake.topics).toHaveLength(1);
  fake.tellSystem?.(ROWS_ARE_HEARD);
  expect(onChange).toHaveBeenCalledTimes(1);
  leave();

  asked.mockResolvedValueOnce(new Response("", { status: 429 }));
  vi.resetModules();
  const another = await import("./realtime");
  another.subscribe({ shown: () => ({ tables: ["orders"] }), onChange })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fake.topics).toHaveLength(1);
  vi.useRealTimers();
});

test("whoever leaves before the connection is there never joins", async () => {
  const { subscribe } = await import("./realtime");
  subscribe({ shown: () => ({ tables: ["orders"] }), onChange: () => {} })();
  subscribe({ shown: () => ({ tables: ["xp_events"] }), onChange: () => {} });
  await vi.waitFor(() => expect(fake.bindings).toHaveLength(1));
  expect(fake.bindings[0]).toMatchObject({ table: "xp_events" });
});

test("a visitor speaks with the public key, a signed-in person with a token that is renewed in time", async () => {
  const { subscribe } = await import("./realtime");
  subscribe({ shown: () => ({ tables: ["products"] }), onChange: () => {} });
  await vi.waitFor(() => expect(fake.bindings).toHaveLength(1));
  expect(await fake.accessToken?.()).toBe("public");
  expect(asked).toHaveBeenCalledTimes(1);

  vi.resetModules();
  answer = { ...answer, token: "first", expiresAt: nowInSeconds() + 30 };
  const again = await import("./realtime");
  again.subscribe({ shown: () => ({ tables: ["orders"] }), onChange: () => {} });
  await vi.waitFor(() => expect(fake.bindings).toHaveLength(2));
  answer = { ...answer, token: "second", expiresAt: nowInSeconds() + 3600 };
  expect(await fake.accessToken?.()).toBe("second");
  const calls = asked.mock.calls.length;
  expect(await fake.accessToken?.()).toBe("second");
  expect(asked).toHaveBeenCalledTimes(calls);
});

test("after a failure the next subscription tries again", async () => {
  const { subscribe } = await import("./realtime");
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
  subscribe({ shown: () => ({ tables: ["products"] }), onChange: () => {} });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => {
    subscribe({ shown: () => ({ tables: ["products"] }), onChange: () => {} });
    expect(fake.bindings.length).toBeGreaterThan(0);
  });
});

test("a page of rows is told once they are heard, at first and after a reconnect", async () => {
  const { subscribe } = await import("./realtime");
  const onChange = vi.fn();
  subscribe({ shown: () => ({ tables: ["orders"] }), onChange });
  await vi.waitFor(() => expect(fake.tellStatus).toBeDefined());
  fake.tellStatus?.("SUBSCRIBED");
  fake.tellSystem?.({ ...ROWS_ARE_HEARD, status: "error" });
  expect(onChange).not.toHaveBeenCalled();
  fake.tellSystem?.(ROWS_ARE_HEARD);
  expect(onChange).toHaveBeenCalledTimes(1);
  fake.tellStatus?.("CHANNEL_ERROR");
  fake.tellStatus?.("SUBSCRIBED");
  fake.tellSystem?.(ROWS_ARE_HEARD);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("a page that listens to public tables again is told: nothing was heard meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { subscribe } = await import("./realtime");
  const onChange = vi.fn();
  const leave = subscribe({ shown: () => ({ tables: ["products"] }), onChange });
  await vi.advanceTimersByTimeAsync(0);
  answer = { release: "a", sinceEditMs: null };
  fake.tellStatus?.("SUBSCRIBED");
  await vi.advanceTimersByTimeAsync(10_000);
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  subscribe({ shown: () => ({ tables: ["products"] }), onChange });
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).not.toHaveBeenCalled();
  fake.tellStatus?.("SUBSCRIBED");
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test.each([
  ["public", "products"],
  ["rows", "orders"],
] as const)(
  "a channel of %s that the server closes is joined again, and none that was left",
  async (_, table) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { subscribe } = await import("./realtime");
    const leave = subscribe({ shown: () => ({ tables: [table] }), onChange: () => {} });
    await vi.advanceTimersByTimeAsync(0);
    fake.tellStatus?.("SUBSCRIBED");
    fake.tellStatus?.("CLOSED");
    fake.tellStatus?.("CLOSED");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.topics).toHaveLength(2);
    fake.tellStatus?.("CLOSED");
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    fake.tellStatus?.("CLOSED");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.topics).toHaveLength(2);
    vi.useRealTimers();
  },
);

test.each(["CHANNEL_ERROR", "TIMED_OUT"])(
  "a channel that ends in %s, as when the connection before was being closed, is joined again unless it joins by itself",
  async (status) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { subscribe } = await import("./realtime");
    const leave = subscribe({ shown: () => ({ tables: ["orders"] }), onChange: () => {} });
    await vi.advanceTimersByTimeAsync(0);
    fake.tellStatus?.(status);
    fake.tellStatus?.("SUBSCRIBED");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.topics).toHaveLength(1);
    fake.tellStatus?.(status);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.topics).toHaveLength(2);
    leave();
    vi.useRealTimers();
  },
);

test("without a connection no joins pile up: it is asked for, and a channel that does not join with it is joined again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { subscribe } = await import("./realtime");
  const leave = subscribe({ shown: () => ({ tables: ["orders"] }), onChange: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  fake.isConnected = false;
  fake.tellStatus?.("CHANNEL_ERROR");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fake.connects).toBeGreaterThan(4);
  expect(fake.topics).toHaveLength(1);
  fake.isConnected = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fake.topics).toHaveLength(2);
  leave();
  vi.useRealTimers();
});
