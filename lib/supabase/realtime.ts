import { type RealtimeChannel, RealtimeClient } from "@supabase/realtime-js";
import { askAlive } from "@/lib/core/ask-alive";
import { CHANGES_TOPIC, type Change, concerns, isAnnounced, type Shown } from "@/lib/core/changes";
import type { Database } from "./database.types";

export type RealtimeTable = keyof Database["public"]["Tables"];

type Connection = { url: string; key: string; token: string | null; expiresAt: number | null };

const RENEW_BEFORE_SECONDS = 60;
/** After this and up to as much again. */
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
  /** Asked when a change is heard. Its tables stay the same. */
  shown: () => Shown;
  /** Told of every change that concerns what is shown, and after a reconnect, since missed changes are not sent again. */
  onChange: () => void;
};

const LEAVE_MS = 2000;

const listeners = new Set<Listener>();
let publicChannel: RealtimeChannel | undefined;
let leaving: Promise<unknown> = Promise.resolve();
let leaveTimer: ReturnType<typeof setTimeout> | undefined;

/** Calls `onRejoin` when the channel is joined again, `onJoin` the first time. */
function join(channel: RealtimeChannel, onRejoin: () => void, onJoin = () => {}): void {
  let hasJoined = false;
  channel.subscribe((status) => {
    if (status !== "SUBSCRIBED") return;
    if (hasJoined) onRejoin();
    else onJoin();
    hasJoined = true;
  });
}

/**
 * Asked so long after the join, /api/alive knows of every edit before it: its answer may be a second old, and an instance
 * hears of an edit in less than another.
 */
const ASK_AFTER_MS = 2000;
/** A page may arrive for so long after an edit without showing it. */
const PAGE_AGE_MS = 2000;
let hasAskedForMissed = false;

/** Tells the listeners, once for each page load, if something was edited while the page came and did not listen yet. */
async function tellMissed(): Promise<void> {
  if (hasAskedForMissed) return;
  hasAskedForMissed = true;
  await new Promise((resolve) => setTimeout(resolve, ASK_AFTER_MS));
  const { sinceEditMs = null } = (await askAlive()) ?? {};
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const openMs = performance.now() - (load?.responseStart ?? 0);
  if (sinceEditMs !== null && sinceEditMs < openMs + PAGE_AGE_MS) tellAll();
}

function tellAll(): void {
  for (const { onChange } of listeners) onChange();
}

/** All listeners to public tables share one channel: its messages are sent once to each browser. */
async function joinPublic(realtime: RealtimeClient): Promise<void> {
  clearTimeout(leaveTimer);
  await leaving;
  if (publicChannel || listeners.size === 0) return;
  publicChannel = realtime.channel(CHANGES_TOPIC, { config: { private: true } });
  publicChannel.on("broadcast", { event: "*" }, ({ payload }) => {
    for (const { shown, onChange } of listeners) if (concerns(payload as Change, shown())) onChange();
  });
  join(publicChannel, tellAll, () => void tellMissed());
}

function leavePublic(realtime: RealtimeClient, listener: Listener): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  clearTimeout(leaveTimer);
  // The next page listens again at once.
  leaveTimer = setTimeout(() => {
    const channel = publicChannel;
    publicChannel = undefined;
    if (channel) leaving = realtime.removeChannel(channel).catch(() => undefined);
  }, LEAVE_MS);
}

/**
 * Listens to tables: to those of public pages by the database's broadcasts, to others row by row, as far as row-level
 * security lets this person see them. Returns the unsubscribe function.
 */
export function subscribe(listener: Listener): () => void {
  let leave = () => {};
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { tables } = listener.shown();
  const own = tables.filter((table) => !isAnnounced(table));

  async function listen(isLate: boolean): Promise<void> {
    client ??= open();
    const realtime = await client;
    await realtime.setAuth();
    if (left) return;
    if (own.length < tables.length) {
      listeners.add(listener);
      void joinPublic(realtime);
    }
    const channel = own.length > 0 ? joinOwn(realtime, own, listener.onChange, isLate) : undefined;
    leave = () => {
      if (channel) void realtime.removeChannel(channel);
      if (listeners.has(listener)) leavePublic(realtime, listener);
    };
  }

  /** Without a connection the page stays as loaded and tries again. */
  function connect(isLate = false): void {
    listen(isLate).catch(() => {
      client = undefined;
      if (!left) timer = setTimeout(() => connect(true), RETRY_MS * (1 + Math.random()));
    });
  }

  connect();
  return () => {
    left = true;
    clearTimeout(timer);
    leave();
  };
}

/** `isLate`: changes since the page was loaded may have been missed. */
function joinOwn(
  realtime: RealtimeClient,
  tables: string[],
  onChange: () => void,
  isLate: boolean,
): RealtimeChannel {
  topics += 1;
  const channel = realtime.channel(`cambios-${topics}`);
  for (const table of tables)
    channel.on("postgres_changes", { event: "*", schema: "public", table }, onChange);
  join(channel, onChange, isLate ? onChange : undefined);
  return channel;
}
