import { readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { probePort } from "../../../local/backend/postgres/port.ts";
import { startProxy } from "../../../local/launch/proxy.ts";
import { waitUntil } from "../../support/wait-until.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, name: string) => void;

/** What a page of the site says to proxies and to browsers (next.config.mjs). */
export const PAGE = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "public, max-age=0, s-maxage=5, stale-while-revalidate=5, must-revalidate",
  vary: "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch",
};

/** What the site says with /api/alive. */
const ALIVE = { "content-type": "application/json", "cache-control": "public, max-age=0, s-maxage=1" };

/** A server that stands in for one instance, and tells what it was asked for. */
export async function standIn(name: string, handle: Handler) {
  const asked: IncomingMessage[] = [];
  let status = 200;
  const server = createServer((message, response) => {
    if (message.url === "/api/alive") {
      response.writeHead(status, status === 200 ? ALIVE : { "cache-control": "no-store" });
      return response.end(JSON.stringify({ release: name }));
    }
    asked.push(message);
    return handle(message, response, name);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  afterAll(close);
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    /** The answer of /api/alive from now on. */
    setAlive(code: number) {
      status = code;
    },
    close,
  };
}

/** `state`: how the exchange ended, in haproxy's two letters; S first means that the server broke it off. */
type LogLine = { side: "public" | "sites"; path: string; state: string };
type Options = Omit<Parameters<typeof startProxy>[0], "port" | "folder">;

/** haproxy and Varnish in front of them, closed after the file's last test. */
export async function proxyBefore(options: Options) {
  const port = await probePort(0);
  const folder = path.join(tmpdir(), `aventura-gamer-proxy-${port}`);
  const proxy = await startProxy({ ...options, port, folder });
  afterAll(async () => {
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  });
  const ask = (
    url: string,
    init: { method?: string; headers?: Record<string, string | string[]>; body?: string } = {},
  ) => send(`http://localhost:${port}${url}`, init);
  await waitUntil(async () => (await ask("/api/ready")).status !== 503, "an instance that is up");
  return { ...proxy, port, folder, ask, logged: () => readProxyLog(folder) };
}

/** haproxy's log: a line for each request and each side. */
export async function readProxyLog(folder: string): Promise<LogLine[]> {
  const lines = (await readFile(path.join(folder, "haproxy.log"), "utf8")).split("\n").slice(0, -1);
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as LogLine);
}

/** Sends any header, Host included. */
export function send(
  url: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string | string[]>; body?: string },
): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false }, (answer) => {
      let text = "";
      answer.on("data", (piece) => {
        text += piece;
      });
      // An answer that is cut off, too.
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          text,
        }),
      );
    });
    asked.on("error", reject).end(body);
  });
}
