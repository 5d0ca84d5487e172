import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { Connection } from "../connection.ts";
import { mayJoin, startBroadcasts } from "./broadcast.ts";
import type { Channel } from "./channel.ts";
import type { Keys } from "./claims.ts";
import { startFeed } from "./feed.ts";
import { Socket } from "./socket.ts";
import { tableReader } from "./tables.ts";

const LARGEST_MESSAGE = 256 * 1024;

interface RealtimeOptions {
  connection: Connection;
  keys: Keys;
  log: (line: string) => void;
}

/** Serves /realtime/v1/websocket on these servers; resolves with a stop function. */
export async function attachRealtime(servers: Server[], { connection, keys, log }: RealtimeOptions) {
  const channels = new Set<Channel>();
  const readTable = tableReader(connection.query);
  const stopFeed = await startFeed(connection, channels, log);
  const stopBroadcasts = await startBroadcasts(connection, channels, log);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });

  function accept(client: WebSocket, url: URL, apikey: string): void {
    const socket = new Socket({
      client,
      vsn: url.searchParams.get("vsn") ?? "1.0.0",
      apikey,
      keys,
      channels,
      readTable,
      mayJoin: (claims, topic) => mayJoin(connection, claims, topic),
    });
    // In sequence: a join is asynchronous, and later messages depend on it.
    let turn: Promise<void> = Promise.resolve();
    client.on("error", () => client.terminate());
    client.on("close", () => socket.close());
    client.on("message", (data: RawData, binary: boolean) => {
      if (binary) return;
      turn = turn
        .then(() => socket.receive(data.toString()))
        .catch((error: Error) => log(`[realtime] ${error.message}`));
    });
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = URL.parse(request.url ?? "/", "http://localhost");
    const apikey = url?.searchParams.get("apikey");
    socket.on("error", () => socket.destroy());
    if (url?.pathname !== "/realtime/v1/websocket") return void socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
    if (apikey !== keys.publishableKey && apikey !== keys.secretKey) {
      return void socket.end("HTTP/1.1 401 Unauthorized\r\n\r\n");
    }
    sockets.handleUpgrade(request, socket, head, (client) => accept(client, url, apikey));
  }

  for (const server of servers) server.on("upgrade", upgrade);
  return async () => {
    for (const client of sockets.clients) client.terminate();
    sockets.close();
    await Promise.all([stopFeed(), stopBroadcasts()]);
  };
}
