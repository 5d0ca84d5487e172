import "server-only";
import { hostname } from "node:os";
import { log } from "@/lib/core/log";
import { setGauge } from "@/lib/telemetry/telemetry";
import { firingAlarms } from "./alarm-rules";
import { cacheDisk } from "./disk";
import { raiseAlarms, readWatched } from "./mutations";
import type { Queues } from "./rows";

/**
 * Once a minute: measures the queues and raises alarms. Each new alarm is also logged as an error, in case mails are
 * what fails. Never throws: the calling job's own work is done.
 */
export async function watch(): Promise<void> {
  try {
    const seen = await readWatched();
    measure(seen.queues);
    const firing = firingAlarms(seen, await cacheDisk(), hostname(), Date.now());
    const opened = await raiseAlarms(firing, hostname());
    for (const { kind, host, detail } of firing)
      if (opened.includes(kind)) log("error", "alarm.raised", { alarm: kind, host, ...detail });
  } catch (cause) {
    log("error", "alarm.not_watched", { cause });
  }
}

function measure(queues: Queues): void {
  setGauge("queue.length", queues.mailsWaiting, { queue: "mails" });
  setGauge("queue.age", queues.mailsAge ?? 0, { queue: "mails" });
  setGauge("queue.lost", queues.mailsLost, { queue: "mails" });
  setGauge("queue.length", queues.eventsWaiting, { queue: "payment_events" });
  setGauge("queue.age", queues.eventsAge ?? 0, { queue: "payment_events" });
  setGauge("queue.lost", queues.eventsStuck, { queue: "payment_events" });
}
