import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { Mailbox } from "./mailbox.ts";

const PAGE = new URL("./mailbox.html", import.meta.url);
// Mails are shown in a sandboxed frame; nothing on this page may load from another host.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src 'self'; frame-src 'self'";

/** The mailbox as an HTML page and as JSON for tests. */
export function mailboxServer(mailbox: Mailbox): Server {
  return createServer(async (request, response) => {
    const url = URL.parse(request.url ?? "/", "http://localhost");
    if (!url) return void response.writeHead(400).end();
    if (url.pathname === "/api/messages" && request.method === "DELETE") {
      // Only same-origin requests and programs may empty the mailbox.
      const { origin, host } = request.headers;
      if (origin && origin !== `http://${host}`) return void response.writeHead(403).end();
      await mailbox.clear();
      return void response.writeHead(204).end();
    }
    if (request.method !== "GET") return void response.writeHead(405).end();
    if (url.pathname === "/api/messages") {
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
      });
      return void response.end(JSON.stringify(mailbox.list(url.searchParams.get("to") ?? undefined)));
    }
    if (url.pathname !== "/") return void response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
    });
    response.end(await readFile(PAGE));
  });
}
