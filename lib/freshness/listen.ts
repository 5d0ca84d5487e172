import "server-only";
import { RealtimeClient } from "@supabase/realtime-js";
import { log } from "@/lib/core/log";
import { changeSchema } from "./change-schema";
import { CHANGES_TOPIC, type Change } from "./changes";

/** A dead connection is noticed after two of these. */
const HEARTBEAT_MS = 5000;
const RETRY_MS = 1000;
/** Changes within this time are sent together: an import is many statements. */
const TOGETHER_MS = 50;
/** What /api/revalidate takes at a time; more changes expire everything. */
export const MOST_CHANGES = 100;
/**
 * What expired is renewed after these times. The framework dates a page by the end of its rendering, so that one that began
 * before the change counts as newer; most take less than a second, and a rendering reads for at most five. Hosted Realtime
 * takes as long until a channel that it has confirmed receives broadcasts.
 */
const AGAIN_MS = [1000, 5000];
const TIMEOUT_MS = 5000;

type Settings = {
  SUPABASE_URL: string;
  SUPABASE_PUBLISHABLE_KEY: string;
  REVALIDATE_SECRET: string;
};

/** What /api/revalidate is asked for. `renews`: the previous page is shown once more, while it is rendered again. */
export type Order = ({ changes: Change[] } | { everything: true }) & { renews?: boolean };

/**
 * Expires this instance's cached pages when the database broadcasts a change, from any source, for as long as the process
 * lives. At the first connection everything expires, since the build may be older than the data, and at each further one
 * everything is renewed, since changes may have been missed. `self`: origin at which this process serves; only a request
 * can expire tags.
 */
export function listenForChanges(settings: Settings, self: string): void {
  const queue = expiryQueue(async (order) => {
    const response = await fetch(`${self}/api/revalidate`, {
      method: "POST",
      headers: { authorization: `Bearer ${settings.REVALIDATE_SECRET}`, "content-type": "application/json" },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`/api/revalidate answered ${response.status}`);
  });
  const key = settings.SUPABASE_PUBLISHABLE_KEY;
  const client = new RealtimeClient(`${settings.SUPABASE_URL.replace(/^http/, "ws")}/realtime/v1`, {
    params: { apikey: key },
    accessToken: async () => key,
    heartbeatIntervalMs: HEARTBEAT_MS,
  });
  let hasFailed = false;
  let hasConnected = false;

  function join(): void {
    const channel = client.channel(CHANGES_TOPIC, { config: { private: true } });
    let isCurrent = true;
    channel
      .on("broadcast", { event: "*" }, ({ payload }) => {
        const change = changeSchema.safeParse(payload);
        if (change.success) queue.add(change.data);
        else log("error", "changes.unknown", { cause: change.error });
      })
      .subscribe((status, cause) => {
        if (!isCurrent) return;
        if (status === "SUBSCRIBED") {
          if (hasFailed) log("info", "changes.connected_again");
          hasFailed = false;
          if (hasConnected) queue.renewEverything();
          else queue.addEverything();
          hasConnected = true;
          return;
        }
        isCurrent = false;
        if (!hasFailed) log("warn", "changes.not_connected", { status, cause });
        hasFailed = true;
        void client.removeChannel(channel);
        setTimeout(join, RETRY_MS);
      });
  }

  void client.setAuth().then(join);
}

/**
 * Collects changes for a moment and hands them on together, and again after AGAIN_MS. What could not be handed on
 * becomes everything. Exported for its test.
 */
export function expiryQueue(send: (order: Order) => Promise<void>) {
  let changes: Change[] = [];
  let isEverything = false;
  let isPlanned = false;

  function plan(): void {
    if (!isPlanned) setTimeout(flush, TOGETHER_MS);
    isPlanned = true;
  }

  async function flush(): Promise<void> {
    const order: Order = isEverything || changes.length > MOST_CHANGES ? { everything: true } : { changes };
    changes = [];
    isEverything = false;
    isPlanned = false;
    if (!(await handOn(order))) return;
    for (const ms of AGAIN_MS) setTimeout(() => void handOn({ ...order, renews: true }), ms);
  }

  async function handOn(order: Order): Promise<boolean> {
    try {
      await send(order);
      return true;
    } catch (cause) {
      log("error", "changes.not_expired", { cause });
      setTimeout(addEverything, RETRY_MS);
      return false;
    }
  }

  function add(change: Change): void {
    changes.push(change);
    plan();
  }

  function addEverything(): void {
    isEverything = true;
    plan();
  }

  return { add, addEverything, renewEverything: () => void handOn({ everything: true, renews: true }) };
}
