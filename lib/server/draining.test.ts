import { EventEmitter } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test, vi } from "vitest";
import { waitUntil } from "@/tests/support/wait-until";
import { closeConnectionsOnStop, drainOnTerminate, isDraining } from "./draining";
import { noteRequests } from "./open-requests";

test("a stop is first told to the balancer, then to the framework; the process ends with 0", () => {
  vi.useFakeTimers();
  const signals = Object.assign(new EventEmitter(), { exitCode: undefined as number | undefined });
  const framework = vi.fn(() => {
    signals.exitCode = 143;
    signals.emit("exit");
  });
  signals.on("SIGTERM", framework);
  drainOnTerminate(signals as never, 5000);
  expect(isDraining()).toBe(false);

  signals.emit("SIGTERM");
  signals.emit("SIGTERM");
  expect(isDraining()).toBe(true);
  vi.advanceTimersByTime(4999);
  expect(framework).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(framework).toHaveBeenCalledOnce();
  expect(signals.exitCode).toBe(0);
  vi.useRealTimers();
});

/** A server that is closed by the signal, its answers by hand, and whether it has ended. */
async function serve(signal: string, mostMs?: number) {
  const uninstall = noteRequests();
  const signals = new EventEmitter();
  const answers: (() => void)[] = [];
  const server = createServer((_, response) => void answers.push(() => response.end("whole")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const hasEnded = vi.fn();
  signals.once(signal, () => server.close(hasEnded));
  closeConnectionsOnStop(signals as never, mostMs);
  const ask = async () => {
    const answer = fetch(`http://127.0.0.1:${port}`).then(
      (response) => response.text(),
      () => "cut",
    );
    await waitUntil(async () => answers.length === 1, "the request");
    return { answer };
  };
  const ended = async () => {
    await waitUntil(async () => hasEnded.mock.calls.length === 1, "the server's end");
    uninstall();
  };
  return { server, port, signals, answers, ask, ended };
}

test.each(["SIGINT", "SIGTERM"])(
  "%s ends a server also when a browser opened a connection ahead, after the requests under way",
  async (signal) => {
    const { server, port, signals, answers, ask, ended } = await serve(signal);
    const silent = connect(port, "127.0.0.1");
    const closed = new Promise<void>((resolve) => silent.once("close", () => resolve()));
    await new Promise<void>((resolve) => server.once("connection", () => resolve()));
    const { answer } = await ask();
    signals.emit(signal);
    expect(silent.destroyed).toBe(false);
    answers[0]?.();
    expect(await answer).toBe("whole");
    await closed;
    await ended();
  },
);

test("a request that does not end does not keep the server from ending", async () => {
  const { signals, ask, ended } = await serve("SIGTERM", 100);
  const { answer } = await ask();
  signals.emit("SIGTERM");
  expect(await answer).toBe("cut");
  await ended();
});
