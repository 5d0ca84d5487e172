import "server-only";
import { RealtimeClient } from "@supabase/realtime-js";
import { type HeardChange, heardSchema } from "./change-schema";
import { CHANGES_TOPIC } from "./changes";
import { log } from "./log";

/** A connection that has died without a word is found out after two of these. */
const HEARTBEAT_MS = 5000;
const RETRY_MS = 1000;

type Hearing = {
  url: string;
  key: string;
  onChange: (change: HeardChange) => void;
  /** Connected, for the first time or again: changes of before may have been missed. */
  onConnected: () => void;
};

/** Hears the database's broadcasts of changed public pages for as long as the process lives. */
export function hearChanges({ url, key, onChange, onConnected }: Hearing): void {
  const client = new RealtimeClient(`${url.replace(/^http/, "ws")}/realtime/v1`, {
    params: { apikey: key },
    accessToken: async () => key,
    heartbeatIntervalMs: HEARTBEAT_MS,
  });
  let hasFailed = false;

  function join(): void {
    let isCurrent = true;
    const channel = client.channel(CHANGES_TOPIC, { config: { private: true } });

    function again(status: string, cause?: Error): void {
      if (!isCurrent) return;
      isCurrent = false;
      if (!hasFailed) log("warn", "changes.not_heard", { status, cause });
      hasFailed = true;
      void client.removeChannel(channel);
      setTimeout(join, RETRY_MS);
    }

    channel
      .on("broadcast", { event: "*" }, ({ payload }) => {
        const change = heardSchema.safeParse(payload);
        if (change.success) onChange(change.data);
        else log("error", "changes.unknown", { cause: change.error });
      })
      .subscribe((status, cause) => {
        if (!isCurrent) return;
        if (status !== "SUBSCRIBED") return again(status, cause);
        if (hasFailed) log("info", "changes.heard_again");
        hasFailed = false;
        onConnected();
      });
  }

  void client.setAuth().then(join);
}
