import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test } from "vitest";
import { testBackend } from "../../support/backend.ts";
import { waitUntil } from "../../support/wait-until.ts";
import { FIXTURES } from "./fixtures.ts";
import { order, type Subscription, subscribe, waitForChanges } from "./subscription.ts";

const backend = await testBackend({ migrations: FIXTURES });
const ana = await backend.signIn();
const beto = await backend.signIn();

afterEach(async () => {
  await Promise.all([ana.client, beto.client, backend.service].map((client) => client.removeAllChannels()));
});

describe("who gets what", () => {
  test("gives a row to its owner and to the secret key, not to a stranger or a visitor", async () => {
    const [mine, theirs, visitor, staff] = await Promise.all(
      [ana.client, beto.client, backend.client(), backend.service].map((client) => subscribe(client)),
    );
    const subscriptions = [mine, theirs, visitor, staff] as Subscription[];
    const id = await order(backend, ana.id, "para Ana", 1500.5);
    await backend.database.sql`update public.orders set state = 'ready' where id = ${id}`;
    await waitForChanges(backend, ...subscriptions);
    expect(theirs?.orders()).toEqual([]);
    expect(visitor?.orders()).toEqual([]);
    expect(staff?.orders().map(({ eventType }) => eventType)).toEqual(["INSERT", "UPDATE"]);
    expect(mine?.orders().map(({ eventType }) => eventType)).toEqual(["INSERT", "UPDATE"]);
    const [inserted, updated] = mine?.orders() ?? [];
    expect(inserted?.new).toMatchObject({ id, user_id: ana.id, total: 1500.5, note: "para Ana" });
    expect(inserted?.new).not.toHaveProperty("secret");
    expect(updated).toMatchObject({ new: { state: "ready" }, old: { id } });
    expect(Object.keys(updated?.old ?? {})).toEqual(["id"]);
  });

  test("sends only the key of a deleted row", async () => {
    const subscription = await subscribe(ana.client);
    const id = await order(backend, ana.id, "se va");
    await waitUntil(() => subscription.orders().length === 1, "the new order");
    await backend.database.sql`delete from public.orders where id = ${id}`;
    await waitForChanges(backend, subscription);
    expect(subscription.orders()).toMatchObject([
      { eventType: "INSERT" },
      { eventType: "DELETE", old: { id } },
    ]);
    expect(Object.keys(subscription.orders()[1]?.old ?? {})).toEqual(["id"]);
  });

  test("stops when the row is taken away from the person", async () => {
    const [mine, theirs] = await Promise.all([subscribe(ana.client), subscribe(beto.client)]);
    const id = await order(backend, ana.id);
    // Access is checked on delivery: both must receive the change before the row changes owner.
    await waitForChanges(backend, mine, theirs);
    await backend.database.sql`update public.orders set user_id = ${beto.id} where id = ${id}`;
    await waitForChanges(backend, mine, theirs);
    expect(mine.orders()).toMatchObject([{ eventType: "INSERT" }]);
    expect(theirs.orders()).toMatchObject([{ eventType: "UPDATE", new: { id, user_id: beto.id } }]);
  });

  test("sends nothing of a transaction that was rolled back", async () => {
    const subscription = await subscribe(ana.client);
    const undone = backend.database.sql.begin(async (transaction) => {
      await transaction`insert into public.orders (user_id, total) values (${ana.id}, 1)`;
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await waitForChanges(backend, subscription);
    expect(subscription.orders()).toEqual([]);
  });

  test("keeps the order and number of a large transaction", async () => {
    const subscription = await subscribe(ana.client);
    await backend.database
      .sql`insert into public.orders (user_id, total) select ${ana.id}, n from generate_series(1, 1200) n order by n`;
    await waitForChanges(backend, subscription);
    const totals = subscription
      .orders()
      .map((payload) => ("total" in payload.new ? payload.new.total : null));
    expect(totals).toEqual(Array.from({ length: 1200 }, (_, at) => at + 1));
  });
});

describe("broadcasts from the database", () => {
  type News = { event: string; payload: Record<string, unknown> };

  /** Joins a topic; resolves with what the server says. */
  function join(client: SupabaseClient, topic: string, isPrivate = true) {
    const seen: News[] = [];
    const status = new Promise<string>((resolve) => {
      void client.realtime.setAuth().then(() =>
        client
          .channel(topic, { config: { private: isPrivate } })
          .on("broadcast", { event: "*" }, (message) => void seen.push(message as unknown as News))
          .subscribe((state) => resolve(state)),
      );
    });
    return { seen, status };
  }
  const send = (text: string, topic = "noticias", isPrivate = true) =>
    backend.database
      .sql`select realtime.send(jsonb_build_object('text', ${text}::text), 'aviso', ${topic}, ${isPrivate})`;

  test("reach everyone whom a policy allows to listen, in order, and no other topic", async () => {
    const listeners = [join(ana.client, "noticias"), join(backend.client(), "noticias")];
    const other = join(beto.client, "noticias", false);
    expect(await Promise.all([...listeners, other].map(({ status }) => status))).toEqual([
      "SUBSCRIBED",
      "SUBSCRIBED",
      "SUBSCRIBED",
    ]);
    await send("uno");
    await send("ajeno", "otra");
    await send("dos");
    await send("abierto", "noticias", false);
    await waitUntil(() => other.seen.length === 1, "the open topic's message");
    for (const { seen } of listeners) {
      await waitUntil(() => seen.length === 2, "both messages");
      expect(seen.map(({ event, payload }) => [event, payload.text])).toEqual([
        ["aviso", "uno"],
        ["aviso", "dos"],
      ]);
    }
    expect(other.seen.map(({ payload }) => payload.text)).toEqual(["abierto"]);
  });

  test("a topic without a policy cannot be joined", async () => {
    expect(await join(ana.client, "secretos").status).toBe("CHANNEL_ERROR");
  });

  test("of a transaction that was rolled back are not sent, and a client cannot send any", async () => {
    const listener = join(ana.client, "noticias");
    await listener.status;
    const undone = backend.database.sql.begin(async (sql) => {
      await sql`select realtime.send('{"text": "deshecho"}', 'aviso', 'noticias', true)`;
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const sender = beto.client.channel("noticias", { config: { private: true } });
    await new Promise<void>((resolve) => {
      sender.subscribe((state) => state === "SUBSCRIBED" && resolve());
    });
    await sender.send({ type: "broadcast", event: "aviso", payload: { text: "inventado" } });
    await send("cierto");
    await waitUntil(() => listener.seen.length > 0, "the message");
    expect(listener.seen.map(({ payload }) => payload.text)).toEqual(["cierto"]);
  });
});
