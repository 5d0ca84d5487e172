import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { recordClientAddresses } from "./record-client-address";
import { isInside, VISITOR_HEADER } from "./visitor-address";

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** The address that a real server notes of a request with these headers. */
async function noted(hops: number, headers: Record<string, string>): Promise<unknown> {
  stop = recordClientAddresses(hops);
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

test("a proxy that nobody counted is told as an error, with what to do, once an hour", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  const clock = vi.spyOn(Date, "now");
  stop = recordClientAddresses(0);
  const server = createServer((_, answer) => answer.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}`, { headers });
  const start = 1_800_000_000_000;
  for (const [at, headers] of [
    [start, {}],
    [start, { "X-Forwarded-For": "1.1.1.1" }],
    [start + 3_599_000, { "X-Forwarded-For": "2.2.2.2" }],
    [start + 3_601_000, { "X-Forwarded-For": "3.3.3.3" }],
  ] as const) {
    clock.mockReturnValue(at);
    await ask(headers);
  }
  clock.mockRestore();
  await new Promise((resolve) => server.close(resolve));
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    event: "visitor.forwarded_for_ignored",
    fix: expect.stringContaining("Set TRUSTED_HOPS"),
  });
});

test.each([
  ...["127.0.0.1", "::1", "::ffff:10.0.0.7", "172.18.0.1", "192.168.1.4", "fd00::1"].map((ip) => [ip, true]),
  ...["200.31.16.4", "2800:484::1", ""].map((ip) => [ip, false]),
] as [string, boolean][])("a connection from %s is inside: %s", (from, isIt) => {
  expect(isInside(from)).toBe(isIt);
});
