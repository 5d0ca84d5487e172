import type { Connection } from "../connection.ts";
import type { Channel } from "./channel.ts";
import type { Claims } from "./claims.ts";

const PREFIX = "realtime:";

export const topicName = (topic: string): string =>
  topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : topic;

/** Whether a policy of realtime.messages lets the claims read broadcasts of the topic. */
export async function mayJoin(connection: Connection, claims: Claims, topic: string): Promise<boolean> {
  let isAllowed = false;
  const undo = new Error("undo");
  await connection
    .transaction(async (query) => {
      await query(
        "insert into realtime.messages (topic, extension, event) values ($1, 'broadcast', 'permission')",
        [topic],
      );
      await query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
           set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true),
           set_config('realtime.topic', $4, true)`,
        [claims.role, JSON.stringify(claims), claims.sub ?? "", topic],
      );
      const rows = await query("select 1 from realtime.messages where topic = $1 limit 1", [topic]);
      isAllowed = rows.length > 0;
      throw undo;
    })
    .catch((error: Error) => {
      if (error !== undo) throw error;
    });
  return isAllowed;
}

interface Message {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
  private: boolean;
}

/** Sends each committed message of realtime.messages to the channels of its topic. */
export async function startBroadcasts(
  connection: Connection,
  channels: Set<Channel>,
  log: (line: string) => void,
) {
  let queue: Promise<void> = Promise.resolve();

  async function deliver(id: string): Promise<void> {
    const [message] = await connection.query<Message>(
      `select id::text, topic, event, payload, private from realtime.messages
       where id = $1::text::uuid and inserted_at > (now() at time zone 'utc') - interval '1 hour'`,
      [id],
    );
    if (!message) return;
    const { topic, event, payload } = message;
    for (const channel of channels) {
      if (topicName(channel.topic) !== topic || channel.isPrivate !== message.private) continue;
      channel.push("broadcast", { type: "broadcast", event, payload, meta: { id } });
    }
  }

  const listener = await connection.lite.driver.listen("realtime_messages", (id: string) => {
    if (channels.size === 0) return;
    queue = queue.then(() => deliver(id)).catch((error: Error) => log(`[realtime] ${error.message}`));
  });
  return async () => {
    await listener.unlisten();
    await queue;
  };
}
