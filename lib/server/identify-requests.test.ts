import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { notePerson, requestContext } from "@/lib/core/request-context";
import { identifyRequests } from "./identify-requests";

let stop = () => {};
afterEach(() => stop());

/** What the handler of a real server knows of the request after it has waited, and what the response tells. */
async function ask(hasTrustedProxy: boolean, given?: string, times = 1) {
  stop = identifyRequests(hasTrustedProxy);
  const server = createServer(async (request, answer) => {
    notePerson(String(request.url));
    await wait(5);
    answer.end(JSON.stringify({ ...requestContext(), received: request.headers["x-request-id"] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(
    Array.from({ length: times }, async (_, n) => {
      const response = await fetch(`http://127.0.0.1:${port}/${n}`, {
        headers: given ? { "x-request-id": given } : {},
      });
      const context = (await response.json()) as Record<"requestId" | "personId" | "received", string>;
      return { header: response.headers.get("x-request-id"), ...context };
    }),
  );
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return answers;
}

test("a request has an id of its own, whatever runs beside it, and the response tells it", async () => {
  const answers = await ask(false, undefined, 20);
  expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(20);
  for (const [n, { header, requestId, personId }] of answers.entries())
    expect([header, personId]).toEqual([requestId, `/${n}`]);
});

test("the id of a proxy is kept, that of a stranger is not", async () => {
  expect((await ask(true, "proxy-0123456789"))[0]?.requestId).toBe("proxy-0123456789");
  expect((await ask(false, "proxy-0123456789"))[0]?.requestId).not.toBe("proxy-0123456789");
});

test("what the client sent reaches the handler unchanged, for it may be part of a signature", async () => {
  expect((await ask(false, "provider-0123456789"))[0]?.received).toBe("provider-0123456789");
  expect((await ask(true, "short"))[0]?.received).toBe("short");
});

test.each(["short", "with spaces in it", "x".repeat(65), '"}{"level":"info"'])(
  "%s is no id, even from a proxy",
  async (given) => {
    expect((await ask(true, given))[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("outside of a request there is no context", () => {
  notePerson("nobody");
  expect(requestContext()).toBeUndefined();
});
