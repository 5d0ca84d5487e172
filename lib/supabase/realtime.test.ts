import { beforeEach, expect, test, vi } from "vitest";

const fake = vi.hoisted(() => ({
  bindings: [] as unknown[],
  tellStatus: undefined as undefined | ((status: string) => void),
  removed: 0,
  accessToken: undefined as undefined | (() => Promise<string>),
}));

vi.mock("@supabase/realtime-js", () => ({
  RealtimeClient: class {
    constructor(_url: string, options: { accessToken: () => Promise<string> }) {
      fake.accessToken = options.accessToken;
    }
    async setAuth() {}
    async removeChannel() {
      fake.removed += 1;
    }
    channel() {
      const channel = {
        on: (_type: string, binding: unknown) => {
          fake.bindings.push(binding);
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
  fake.bindings = [];
  fake.tellStatus = undefined;
  fake.removed = 0;
  answer = { url: "ws://backend/realtime/v1", key: "public", token: null, expiresAt: null };
});

const nowInSeconds = () => Math.floor(Date.now() / 1000);

test("subscriptions share one connection and can be left", async () => {
  const { subscribe } = await import("./realtime");
  const leave = subscribe({ table: "products", onChange: () => {} });
  subscribe({ table: "orders", filter: "id=eq.1", onChange: () => {} });
  await vi.waitFor(() => expect(fake.bindings).toHaveLength(2));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(fake.bindings[1]).toMatchObject({
    event: "*",
    schema: "public",
    table: "orders",
    filter: "id=eq.1",
  });
  leave();
  expect(fake.removed).toBe(1);
});

test("whoever leaves before the connection is there never joins", async () => {
  const { subscribe } = await import("./realtime");
  subscribe({ table: "products", onChange: () => {} })();
  const joined = vi.fn();
  subscribe({ table: "courses", onChange: joined });
  await vi.waitFor(() => expect(fake.bindings).toHaveLength(1));
  expect(fake.bindings[0]).toMatchObject({ table: "courses" });
});

test("a visitor speaks with the public key, a signed-in person with a token that is renewed in time", async () => {
  const { subscribe } = await import("./realtime");
  subscribe({ table: "products", onChange: () => {} });
  await vi.waitFor(() => expect(fake.bindings).toHaveLength(1));
  expect(await fake.accessToken?.()).toBe("public");
  expect(asked).toHaveBeenCalledTimes(1);

  vi.resetModules();
  answer = { ...answer, token: "first", expiresAt: nowInSeconds() + 30 };
  const again = await import("./realtime");
  again.subscribe({ table: "orders", onChange: () => {} });
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
  subscribe({ table: "products", onChange: () => {} });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => {
    subscribe({ table: "products", onChange: () => {} });
    expect(fake.bindings.length).toBeGreaterThan(0);
  });
});

test("a connection that comes back asks for what happened meanwhile", async () => {
  const { subscribe } = await import("./realtime");
  const onChange = vi.fn();
  subscribe({ table: "orders", onChange });
  await vi.waitFor(() => expect(fake.tellStatus).toBeDefined());
  fake.tellStatus?.("SUBSCRIBED");
  expect(onChange).not.toHaveBeenCalled();
  fake.tellStatus?.("CHANNEL_ERROR");
  fake.tellStatus?.("SUBSCRIBED");
  expect(onChange).toHaveBeenCalledTimes(1);
});
