import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { replaceFailedPages } from "./replace-failed-pages";

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

type Asked = { path?: string; method?: string; accept?: string; timeoutMs?: number };
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const PAGE = "text/html,application/xhtml+xml,*/*;q=0.8";

/** What a visitor gets from a real server whose framework answers so. */
async function visit(
  framework: (answer: ServerResponse) => void,
  { path = "/producto/x", method = "GET", accept = PAGE, timeoutMs = 5000 }: Asked = {},
): Promise<Answer> {
  vi.spyOn(console, "warn").mockReturnValue();
  stop = replaceFailedPages(timeoutMs);
  const server = createServer((_, answer) => framework(answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const asked = request(
        { host: "127.0.0.1", port, path, method, headers: { accept } },
        async (answer) => {
          let text = "";
          for await (const piece of answer) text += piece;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        },
      );
      asked.on("error", reject).end();
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function fail(answer: ServerResponse): void {
  answer.statusCode = 500;
  answer.setHeader("content-type", "text/html");
  answer.setHeader("content-security-policy", "default-src 'self'");
  answer.setHeader("x-nextjs-cache", "MISS");
  answer.setHeader("cache-control", "s-maxage=120");
  answer.end("<html id=__next_error__>stack</html>");
}

function failInPieces(answer: ServerResponse): void {
  answer.statusCode = 500;
  answer.setHeader("content-encoding", "gzip");
  answer.write("stack");
  setTimeout(() => answer.end("more"), 20);
}

function failAtOnce(answer: ServerResponse): void {
  answer.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error");
}

test.each([
  ["in one piece", fail],
  ["in pieces", failInPieces],
  ["with its headers", failAtOnce],
])("a page that fails %s is told in Spanish, with a way home, and kept by nobody", async (_, framework) => {
  const { status, headers, text } = await visit(framework);
  expect(status).toBe(503);
  expect(headers["retry-after"]).toBe("10");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers).not.toHaveProperty("content-encoding");
  expect(headers).not.toHaveProperty("x-nextjs-cache");
  expect(text).toMatch(/^<!doctype html>\n<html lang="es-CO">/);
  expect(text).toContain("<title>No podemos mostrar esta página</title>");
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain('<a href="/">');
  expect(text).not.toMatch(/stack|Internal|<script/);
});

test("the log has its path, without the key of a link; its policy stays: nothing may frame it", async () => {
  const written = vi.spyOn(console, "warn").mockReturnValue();
  const { headers } = await visit(fail, { path: "/pedido/0a1b2c?y=1" });
  expect(headers["content-security-policy"]).toBe("default-src 'self'");
  const line = JSON.parse(String(written.mock.lastCall?.[0]));
  expect(line).toMatchObject({ event: "page.failed", path: "/pedido/[oculto]" });
});

test("a page that does not begin in time is told so, and what comes late reaches nobody", async () => {
  let hasWorked: (how: string) => void = () => undefined;
  const worked = new Promise<string>((resolve) => {
    hasWorked = resolve;
  });
  const work = (answer: ServerResponse) => {
    answer.setHeader("x-late", "1");
    answer.appendHeader("vary", "rsc");
    answer.writeHead(200, { "content-type": "text/html" }).write("late");
    answer.end("r", () => hasWorked("to its end"));
  };
  const { status, text } = await visit((answer) => setTimeout(work, 80, answer), { timeoutMs: 30 });
  expect(await worked).toBe("to its end");
  expect(status).toBe(503);
  expect(text).toContain("No podemos mostrar esta página");
  expect(text).not.toContain("late");
});

test("a page that began in time may take as long as it likes", async () => {
  const slow = (answer: ServerResponse) => {
    answer.writeHead(200).write("first ");
    setTimeout(() => answer.end("last"), 80);
  };
  expect(await visit(slow, { timeoutMs: 30 })).toMatchObject({ status: 200, text: "first last" });
});

test("what is no page gets a line of text: maps of the site, the data of a navigation", async () => {
  const { status, headers, text } = await visit(fail, { path: "/sitemap.xml", accept: "*/*" });
  expect([status, headers["retry-after"], headers["content-type"]]).toEqual([
    503,
    "10",
    "text/plain; charset=utf-8",
  ]);
  expect(text).toBe("No podemos mostrar esta página. Vuelve a intentarlo en unos segundos.\n");
});

test("a question about the page alone has its headers and no body", async () => {
  expect(await visit(fail, { method: "HEAD" })).toMatchObject({ status: 503, text: "" });
});

test.each([
  ["/api/session", "GET"],
  ["/_next/static/chunks/x.js", "GET"],
  ["/media/x.webp", "GET"],
  ["/og/producto/x.png", "GET"],
  ["/carrito", "POST"],
])("%s %s answers for itself", async (path, method) => {
  expect(await visit(failAtOnce, { path, method })).toMatchObject({
    status: 500,
    text: "Internal Server Error",
  });
});

test.each([200, 307, 404, 503])("an answer of %i stays as it is", async (status) => {
  const answer = await visit((response) => response.writeHead(status, { "x-own": "1" }).end("own"));
  expect(answer).toMatchObject({ status, text: "own" });
  expect(answer.headers["x-own"]).toBe("1");
});
