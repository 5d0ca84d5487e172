import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { expect, test } from "vitest";
import { waitUntil } from "../support/wait-until.ts";
import { type Machine, openMachines } from "./support/machines.ts";

const PER_SECOND = 200;
const SECONDS = 30;

const site = await openMachines({ "rel-a": 3 });
const machines: Machine[] = [];
for (const n of [0, 1, 2]) machines.push(await site.start("rel-a", n));

test(`${PER_SECOND} requests a second, one instance killed, another one stopped: no request fails`, async () => {
  const cached = ["/", "/tienda", "/blog", "/cursos", "/servicios", "/contacto"];
  // One in ten is rendered for its visitor.
  const paths = [...cached, ...cached, ...cached, "/api/session", "/carrito"];
  const load = autocannon({
    url: site.url,
    connections: 40,
    overallRate: PER_SECOND,
    duration: SECONDS,
    requests: paths.map((path) => ({ path, headers: { accept: "text/html" } })),
  });
  // Each of these pages is fetched anew from some instance all the time.
  const purging = setInterval(() => void site.purge("/ /tienda /blog"), 500);

  await wait(5000);
  const killed = await machines[1]!.end("SIGKILL");
  await wait(5000);
  await site.start("rel-a", 1);
  await wait(3000);
  const began = performance.now();
  const stopped = await machines[2]!.end("SIGTERM");
  const drainedMs = Math.round(performance.now() - began);
  const result = await load;
  clearInterval(purging);

  const figures = {
    asked: result.requests.total,
    statuses: result.statusCodeStats,
    errors: result.errors,
    timeouts: result.timeouts,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    maxMs: result.latency.max,
    exitCodes: { killed, stopped },
    drainedMs,
  };
  console.log(JSON.stringify(figures));
  expect(Object.keys(result.statusCodeStats ?? {})).toEqual(["200"]);
  expect([result.errors, result.timeouts]).toEqual([0, 0]);
  expect(result.requests.total).toBeGreaterThan(PER_SECOND * SECONDS * 0.9);
  expect(stopped).toBe(0);
});

test("an instance that is told to stop says so before it closes its port", async () => {
  const machine = await site.start("rel-a", 2);
  const alive = async () => (await fetch(`${machine.url}/api/alive`)).status;
  expect(await alive()).toBe(200);
  const ended = machine.end("SIGTERM");
  await waitUntil(async () => (await alive()) === 503, "the 503");
  expect((await fetch(`${machine.url}/carrito`)).status).toBe(200);
  expect(await ended).toBe(0);
});
