import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { noteVisitors } from "./note-visitors";
import { VISITOR_HEADER } from "./visitor-address";

let stop = () => {};
afterEach(() => stop());

/** The address that a real server notes of a request with these headers. */
async function noted(hops: number, headers: Record<string, string>): Promise<unknown> {
  stop = noteVisitors(hops);
  const server = createServer((message, answer) => answer.end(String(message.headers[VISITOR_HEADER])));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, headers }, async (answer) => {
      let body = "";
      for await (const piece of answer) body += piece;
      resolve(body);
    });
    asked.on("error", reject).end();
  });
  await new Promise((resolve) => server.close(resolve));
  return text;
}

test.each([
  [0, "127.0.0.1"],
  [1, "2.2.2.2"],
  [2, "1.1.1.1"],
])("a server behind %i proxies notes who asks, not what they say of themselves", async (hops, address) => {
  const forged = {
    "X-Forwarded-For": "9.9.9.9, 1.1.1.1, 2.2.2.2",
    [VISITOR_HEADER]: "8.8.8.8",
    "X-Real-IP": "7.7.7.7",
  };
  expect(await noted(hops, forged)).toBe(address);
});
