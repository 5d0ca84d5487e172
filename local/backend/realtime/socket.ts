import type { WebSocket } from "ws";
import { topicName } from "./broadcast.ts";
import type { Channel } from "./channel.ts";
import { type Claims, claimsOf, type Keys } from "./claims.ts";
import { parseFilter } from "./filter.ts";
import { decode, encode, joinPayload, type Message, tokenPayload } from "./protocol.ts";
import type { TableInfo } from "./tables.ts";

interface SocketOptions {
  client: WebSocket;
  vsn: string;
  apikey: string;
  keys: Keys;
  channels: Set<Channel>;
  readTable: (schema: string, table: string) => Promise<TableInfo | null>;
  /** Whether the claims may read broadcasts of a private topic. */
  mayJoin: (claims: Claims, topic: string) => Promise<boolean>;
}

const MOST_CHANNELS = 100;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
// Backpressure limit for clients that do not read.
const MOST_BUFFERED = 8 * 1024 * 1024;
let lastSubscription = 0;

const refused = (topic: string) =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${topicName(topic)}`;

interface Joined extends Channel {
  renew(claims: Claims): void;
  forget(): void;
}

/** A connected client with its channels. */
export class Socket {
  private readonly options: SocketOptions;
  private readonly joined = new Map<string, Joined>();

  constructor(options: SocketOptions) {
    this.options = options;
  }

  close(): void {
    for (const channel of this.joined.values()) channel.forget();
  }

  async receive(data: string): Promise<void> {
    const message = decode(data);
    if (!message) return;
    const { topic, event } = message;
    if (topic === "phoenix" && event === "heartbeat") return this.reply(message, "ok", {});
    if (event === "phx_join") return this.join(message);
    const channel = this.joined.get(topic);
    if (event === "access_token" && channel) return this.renew(channel, message);
    if (event === "phx_leave") {
      channel?.forget();
      this.reply(message, "ok", {});
      this.send({ join_ref: message.join_ref, topic, event: "phx_close", payload: {} });
    }
  }

  private send(message: Message): void {
    const { client, vsn } = this.options;
    if (client.readyState !== client.OPEN) return;
    if (client.bufferedAmount > MOST_BUFFERED) client.terminate();
    else client.send(encode(vsn, message));
  }

  private reply({ join_ref, ref, topic }: Message, status: "ok" | "error", response: unknown): void {
    this.send({ join_ref, ref, topic, event: "phx_reply", payload: { status, response } });
  }

  private async join(message: Message): Promise<void> {
    const { apikey, keys } = this.options;
    const { data, error } = joinPayload.safeParse(message.payload ?? {});
    if (!data) return this.reply(message, "error", { reason: `Invalid join: ${error.issues[0]?.message}` });
    if (this.joined.size >= MOST_CHANNELS)
      return this.reply(message, "error", { reason: "Too many channels" });
    const claims = await claimsOf(data.access_token || apikey, keys).catch((reason: Error) => reason);
    if (claims instanceof Error) return this.reply(message, "error", { reason: claims.message });
    const { postgres_changes: bindings, private: isPrivate } = data.config;
    if (isPrivate && !(await this.options.mayJoin(claims, topicName(message.topic))))
      return this.reply(message, "error", { reason: refused(message.topic) });
    const unreadable = bindings.find(({ filter }) => filter !== undefined && !parseFilter(filter));
    if (unreadable) return this.reply(message, "error", { reason: `Invalid filter: ${unreadable.filter}` });
    const subscriptions = bindings.map((binding) => {
      return {
        ...binding,
        id: ++lastSubscription,
        parsed: binding.filter ? parseFilter(binding.filter) : null,
      };
    });
    this.joined.get(message.topic)?.forget();
    const channel = this.open(message, { subscriptions, claims, isPrivate });
    // The client compares these with its own, field by field.
    this.reply(message, "ok", {
      postgres_changes: bindings.map((binding, at) => ({ ...binding, id: subscriptions[at]?.id })),
    });
    if (subscriptions.length > 0) await this.announce(channel);
  }

  private async announce(channel: Joined): Promise<void> {
    const report = { extension: "postgres_changes", channel: topicName(channel.topic) };
    for (const { schema, table, parsed } of channel.subscriptions) {
      if (!table || table === "*") continue;
      const info = await this.options.readTable(schema, table);
      if (info && (!parsed || info.columns.some(({ name }) => name === parsed.column))) continue;
      const message = `Unable to subscribe to changes of ${schema}.${table}: check the publication and the filter's column`;
      return channel.push("system", { ...report, status: "error", message });
    }
    channel.push("system", { ...report, status: "ok", message: "Subscribed to PostgreSQL" });
  }

  private async renew(channel: Joined, message: Message): Promise<void> {
    const token = tokenPayload.safeParse(message.payload).data?.access_token;
    const claims = await claimsOf(token || this.options.apikey, this.options.keys).catch(() => null);
    if (!claims) return channel.end("Token is not valid or has expired");
    if (channel.isPrivate && !(await this.options.mayJoin(claims, topicName(channel.topic))))
      return channel.end(refused(channel.topic));
    channel.renew(claims);
  }

  private open(
    { topic, join_ref }: Message,
    { subscriptions, claims, isPrivate }: Pick<Channel, "subscriptions" | "claims" | "isPrivate">,
  ): Joined {
    const { channels } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const channel: Joined = {
      topic,
      subscriptions,
      claims,
      isPrivate,
      push: (event, payload) => this.send({ join_ref, topic, event, payload }),
      end: (message) => {
        channel.push("system", {
          status: "error",
          message,
          extension: "system",
          channel: topicName(topic),
        });
        channel.push("phx_close", {});
        channel.forget();
      },
      renew: (renewed) => {
        channel.claims = renewed;
        clearTimeout(timer);
        if (renewed.exp === undefined) return;
        const left = Math.min(renewed.exp * 1000 - Date.now(), LONGEST_TIMER_MS);
        timer = setTimeout(() => channel.end("Token has expired"), left).unref();
      },
      forget: () => {
        clearTimeout(timer);
        channels.delete(channel);
        if (this.joined.get(topic) === channel) this.joined.delete(topic);
      },
    };
    this.joined.set(topic, channel);
    channels.add(channel);
    channel.renew(claims);
    return channel;
  }
}
