import { type RealtimeChannel, RealtimeClient } from "@supabase/realtime-js";
import { CHANGES_TOPIC, type Change, concerns, isAnnounced, type Shown } from "@/lib/freshness/changes";
import { PUBLIC_LIFE } from "@/lib/freshness/tags";
import type { Database } from "./database.types";

export type RealtimeTable = keyof Database["public"]["Tables"];

type Connection = { url: string; key: string; token: string | null; expiresAt: number | null };

const RENEW_BEFORE_SECONDS = 60;
/** Minimum delay; a random part of up to the same length is added. */
const RETRY_MS = 10_000;

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

type Listener = {
  /** Read at each change. Its tables stay the same. */
  shown: () => Shown;
  /** Called at every change to the shown rows, and when changes may have been missed. */
  onChange: () => void;
};

const LEAVE_MS = 2000;

const listeners = new Set<Listener>();
let leaveChannel: (() => Promise<unknown>) | undefined;
let leaving: Promise<unknown> = Promise.resolve();
let leaveTimer: ReturnType<typeof setTimeout> | undefined;
let hasJoined = false;

/** What was broadcast lately: a page that the router fetched ahead, or kept, may be older. */
const recent: { change: Change; at: number }[] = [];
const MOST_RECENT = 100;
const ROUTER_KEEPS_MS = PUBLIC_LIFE.stale * 1000;

function receive(change: Change): void {
  recent.push({ change, at: Date.now() });
  if (recent.length > MOST_RECENT) recent.shift();
  for (const { shown, onChange } of listeners) if (concerns(change, shown())) onChange();
}

/** Whether what a page shows changed while another page was open. */
const isBehind = ({ shown }: Listener): boolean =>
  recent.some(({ change, at }) => Date.now() - at < ROUTER_KEEPS_MS && concerns(change, shown()));

/**
 * Joins a channel and returns how to leave it. The client itself does not rejoin a channel that the server closed (too
 * many messages, an expired token) or that was opened while the previous connection was closing.
 */
function stayJoined(
  realtime: RealtimeClient,
  open: () => RealtimeChannel,
  onJoin?: () => void,
): () => Promise<unknown> {
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let channel = open();

  function join(): void {
    channel.subscribe((status) => {
      if (hasLeft) return;
      if (status !== "SUBSCRIBED") {
        timer ??= againSoon();
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      onJoin?.();
    });
  }

  const againSoon = () => setTimeout(again, RETRY_MS * (1 + Math.random()));

  async function again(): Promise<void> {
    // Without a connection, each attempt to join would be queued and sent later; the channel rejoins by itself with the
    // connection.
    if (!realtime.isConnected()) {
      realtime.connect();
      timer = againSoon();
      return;
    }
    await realtime.removeChannel(channel).catch(() => undefined);
    await realtime.setAuth().catch(() => undefined);
    if (hasLeft) return;
    timer = undefined;
    channel = open();
    join();
  }

  join();
  return async () => {
    hasLeft = true;
    clearTimeout(timer);
    await realtime.removeChannel(channel).catch(() => undefined);
  };
}

/** All listeners to public tables share one channel, so that each message is sent once per browser. */
async function joinPublic(realtime: RealtimeClient): Promise<void> {
  clearTimeout(leaveTimer);
  await leaving;
  if (leaveChannel || listeners.size === 0) return;
  const open = () =>
    realtime
      .channel(CHANGES_TOPIC, { config: { private: true } })
      .on("broadcast", { event: "*" }, ({ payload }) => receive(payload as Change));
  leaveChannel = stayJoined(realtime, open, () => {
    // Changes while no channel was joined were not sent.
    if (hasJoined) for (const { onChange } of listeners) onChange();
    hasJoined = true;
  });
}

function leavePublic(listener: Listener): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  clearTimeout(leaveTimer);
  // Kept for a while: the next page usually listens again at once.
  leaveTimer = setTimeout(() => {
    leaving = leaveChannel?.() ?? leaving;
    leaveChannel = undefined;
  }, LEAVE_MS);
}

/**
 * Listens to tables: to those of public pages by the database's broadcasts, to others row by row, as far as row-level
 * security allows. Returns the unsubscribe function.
 */
export function subscribe(listener: Listener): () => void {
  let leave = () => {};
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { tables } = listener.shown();
  const own = tables.filter((table) => !isAnnounced(table));

  async function listen(): Promise<void> {
    client ??= open();
    const realtime = await client;
    await realtime.setAuth();
    if (left) return;
    if (own.length < tables.length) {
      listeners.add(listener);
      if (isBehind(listener)) listener.onChange();
      void joinPublic(realtime);
    }
    const leaveOwn = own.length > 0 ? joinOwn(realtime, own, listener.onChange) : undefined;
    leave = () => {
      void leaveOwn?.();
      if (listeners.has(listener)) leavePublic(listener);
    };
  }

  /** Without a connection the page stays as loaded and tries again. */
  function connect(): void {
    listen().catch(() => {
      client = undefined;
      if (!left) timer = setTimeout(connect, RETRY_MS * (1 + Math.random()));
    });
  }

  connect();
  return () => {
    left = true;
    clearTimeout(timer);
    leave();
  };
}

/**
 * Called once the server confirms that the subscription is active: changes since the page was rendered were not
 * received.
 */
function joinOwn(realtime: RealtimeClient, tables: string[], onChange: () => void): () => Promise<unknown> {
  return stayJoined(realtime, () => {
    topics += 1;
    const channel = realtime.channel(`cambios-${topics}`);
    for (const table of tables)
      channel.on("postgres_changes", { event: "*", schema: "public", table }, onChange);
    channel.on("system", {}, ({ extension, status }) => {
      if (extension === "postgres_changes" && status === "ok") onChange();
    });
    return channel;
  });
}
