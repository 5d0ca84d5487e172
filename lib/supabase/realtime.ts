import { RealtimeClient } from "@supabase/realtime-js";
import type { Database } from "./database.types";

export type RealtimeTable = keyof Database["public"]["Tables"];

type Connection = { url: string; key: string; token: string | null; expiresAt: number | null };

const RENEW_BEFORE_SECONDS = 60;

let connection: Connection | undefined;
let client: Promise<RealtimeClient> | undefined;
let topics = 0;

async function fetchConnection(): Promise<Connection> {
  const response = await fetch("/api/realtime", { cache: "no-store" });
  if (!response.ok) throw new Error(`/api/realtime answered ${response.status}`);
  connection = (await response.json()) as Connection;
  return connection;
}

/** Called before each join and on every heartbeat, so that an open page outlives its first token. */
async function currentToken(): Promise<string> {
  const expiresAt = connection?.expiresAt;
  const isDue = typeof expiresAt === "number" && expiresAt - Date.now() / 1000 < RENEW_BEFORE_SECONDS;
  const { token, key } = !connection || isDue ? await fetchConnection() : connection;
  return token ?? key;
}

async function open(): Promise<RealtimeClient> {
  const { url, key } = await fetchConnection();
  return new RealtimeClient(url, { params: { apikey: key }, accessToken: currentToken });
}

type Subscription = {
  table: RealtimeTable;
  /** A PostgREST-style filter with one condition: "user_id=eq.…". Row-level security applies in any case. */
  filter?: string;
  onChange: () => void;
};

/**
 * Calls `onChange` for every visible insert, update or delete of the table, and after a reconnect, since missed changes
 * are not sent again. Returns the unsubscribe function.
 */
export function subscribe({ table, filter, onChange }: Subscription): () => void {
  let leave = () => {};
  let left = false;
  client ??= open();
  client
    .then(async (realtime) => {
      await realtime.setAuth();
      if (left) return;
      topics += 1;
      let hasJoined = false;
      const channel = realtime
        .channel(`cambios-${table}-${topics}`)
        .on("postgres_changes", { event: "*", schema: "public", table, filter }, onChange)
        .subscribe((status) => {
          if (status !== "SUBSCRIBED") return;
          if (hasJoined) onChange();
          hasJoined = true;
        });
      leave = () => void realtime.removeChannel(channel);
    })
    .catch(() => {
      // Without a connection the page stays as loaded; the next subscription retries.
      client = undefined;
    });
  return () => {
    left = true;
    leave();
  };
}
