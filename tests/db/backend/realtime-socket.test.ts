import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { KEYS, testBackend } from "../../support/backend.ts";
import { waitUntil } from "../../support/wait-until.ts";
import { FIXTURES } from "./fixtures.ts";
import { order, type Payload, unique } from "./subscription.ts";

const backend = await testBackend({ migrations: FIXTURES });
const ana = await backend.signIn();
const beto = await backend.signIn();

describe("tokens", () => {
  const sign = (claims: object, seconds: number) =>
    new SignJWT({ role: "authenticated", aud: "authenticated", ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(new TextEncoder().encode(KEYS.jwtSecret));

  async function join(token: string): Promise<string[]> {
    const client = backend.client();
    await client.realtime.setAuth(token);
    const statuses: string[] = [];
    client
      .channel(unique("join"))
      .on("postgres_changes", { event: "*", schema: "public", table: "orders" }, () => undefined)
      .subscribe((status) => statuses.push(status));
    await waitUntil(() => statuses.length > 0, "an answer");
    return statuses;
  }

  test("that expired or are forged do not open a channel", async () => {
    expect(await join(await sign({ sub: ana.id }, -5))).toContain("CHANNEL_ERROR");
    const forged = (await sign({ sub: ana.id }, 60)).replace(/.{5}$/, "AAAAA");
    expect(await join(forged)).toContain("CHANNEL_ERROR");
    expect(await join(await sign({ role: "postgres" }, 60))).toContain("CHANNEL_ERROR");
  });

  test("close their channel when they expire", async () => {
    const statuses = await join(await sign({ sub: ana.id }, 5));
    expect(statuses).toEqual(["SUBSCRIBED"]);
    await waitUntil(() => statuses.includes("CLOSED"), "the end of the channel", 25_000);
  });

  test("can be renewed, also with those of another person", async () => {
    const client = backend.client();
    await client.realtime.setAuth(await sign({ sub: ana.id }, 5));
    const seen: Payload[] = [];
    const statuses: string[] = [];
    client
      .channel(unique("renew"))
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "orders" }, (payload) =>
        seen.push(payload),
      )
      .subscribe((status) => statuses.push(status));
    await waitUntil(() => statuses.includes("SUBSCRIBED"), "the subscription");
    await client.realtime.setAuth(await sign({ sub: beto.id }, 60));
    const isTheirs = (payload: Payload) => "user_id" in payload.new && payload.new.user_id === beto.id;
    await waitUntil(
      async () => (await order(backend, beto.id)) && seen.some(isTheirs),
      "an order of the second person",
    );
    await order(backend, ana.id);
    const last = await order(backend, beto.id);
    await waitUntil(
      () => seen.some((payload) => "id" in payload.new && payload.new.id === last),
      "the last order",
    );
    expect(seen.every(isTheirs)).toBe(true);
  });
});

describe("the socket", () => {
  const address = () => `${backend.url.replace("http", "ws")}/realtime/v1/websocket`;
  const opened = (url: string) =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.once("open", () => resolve(socket)).once("error", reject);
    });

  test("refuses a wrong key and another path", async () => {
    await expect(opened(`${address()}?apikey=otra`)).rejects.toThrow("401");
    await expect(
      opened(`${backend.url.replace("http", "ws")}/otra?apikey=${KEYS.publishableKey}`),
    ).rejects.toThrow("404");
  });
});
