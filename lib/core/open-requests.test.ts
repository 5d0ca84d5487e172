import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { waitUntil } from "@/tests/support/wait-until";
import { closeConnections, noteRequests, openRequests } from "./open-requests";

test("requests are known until they are answered, and the servers' connections can be closed", async () => {
  const uninstall = noteRequests();
  const answers: (() => void)[] = [];
  const server = createServer((_, response) => void answers.push(() => response.end("x")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  const answer = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
  await waitUntil(async () => answers.length === 1, "the request");
  expect(openRequests()).toHaveLength(1);
  answers[0]?.();
  expect(await answer).toBe("x");
  await waitUntil(async () => openRequests().length === 0, "the end");

  const silent = connect(port, "127.0.0.1");
  await new Promise<void>((resolve) => server.once("connection", () => resolve()));
  const closed = new Promise<void>((resolve) => silent.once("close", () => resolve()));
  closeConnections();
  await closed;
  await new Promise((resolve) => server.close(resolve));
  uninstall();
});
