import type { Claims } from "./claims.ts";
import type { Filter } from "./filter.ts";
import type { Binding } from "./protocol.ts";
import type { Change } from "./visibility.ts";

export interface Subscription extends Binding {
  id: number;
  parsed: Filter | null;
}

/** A topic of one connected client. */
export interface Channel {
  topic: string;
  claims: Claims;
  /** Whether it gets the broadcasts of the topic that only permitted clients may join. */
  isPrivate: boolean;
  subscriptions: Subscription[];
  push(event: string, payload: unknown): void;
  /** Closes the channel and sends the reason to the client. */
  end(reason: string): void;
}

/** Subscriptions that match a change, before the visibility check. */
export function interested(channel: Channel, change: Change): Subscription[] {
  return channel.subscriptions.filter((subscription) => {
    const { event, schema, table, parsed } = subscription;
    if (event !== "*" && event !== change.type) return false;
    if (schema !== "*" && schema !== change.schema) return false;
    if (table && table !== "*" && table !== change.table) return false;
    return parsed ? parsed.matches(change.record ?? change.old_record ?? {}) : true;
  });
}
