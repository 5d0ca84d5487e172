import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { noteVisitors } from "./note-visitors";
import { addressBlock, VISITOR_HEADER, visitorAddress } from "./visitor-address";

const SOCKET = "10.0.0.9";

test.each<[string, string | undefined, number, string]>([
  ["nothing in front: the connection, whatever is told", "1.1.1.1, 2.2.2.2", 0, SOCKET],
  ["nothing in front and nothing told", undefined, 0, SOCKET],
  ["one proxy: what it added", "1.1.1.1, 2.2.2.2", 1, "2.2.2.2"],
  ["one proxy, no forgery", "2.2.2.2", 1, "2.2.2.2"],
  ["two proxies: what the outer one added", "1.1.1.1, 2.2.2.2, 3.3.3.3", 2, "2.2.2.2"],
  ["two proxies, called without them: as far back as it goes", undefined, 2, SOCKET],
  ["words are no addresses", "unknown, <script>, 2.2.2.2", 1, "2.2.2.2"],
  ["a proxy that adds the port", "1.1.1.1, 2.2.2.2:50432", 1, "2.2.2.2"],
  ["IPv6 in brackets", "[2001:db8::7]:443", 1, "2001:db8::7"],
  ["IPv4 inside IPv6", "::ffff:2.2.2.2", 1, "2.2.2.2"],
])("%s", (_, forwarded, hops, address) => {
  expect(visitorAddress(forwarded, SOCKET, hops)).toBe(address);
});

test("a connection without an address is nobody", () => {
  expect(visitorAddress(undefined, undefined, 0)).toBe("");
});

test("one subscriber of IPv6 is one place, however many addresses they use", () => {
  expect(addressBlock("2001:db8:1:2:aaaa::1")).toBe(addressBlock("2001:db8:1:2::ffff"));
  expect(addressBlock("2001:db8:1:3::1")).not.toBe(addressBlock("2001:db8:1:2::1"));
  expect(addressBlock("190.0.0.1")).toBe("190.0.0.1");
});

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
