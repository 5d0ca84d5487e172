import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { waitUntil } from "../support/wait-until.ts";
import { type Machine, openMachines } from "./support/machines.ts";
import { startVisits } from "./support/visits.ts";

const PER_SECOND = 200;
/** The two that are killed, in turn; the third is stopped in between. */
const KILLED = [0, 1, 0];

const site = await openMachines({ "rel-a": 3 });
const machines: Machine[] = [];
for (const n of [0, 1, 2]) machines.push(await site.start("rel-a", n));

test(`${PER_SECOND} requests a second, instances killed and one stopped: every request is answered, and whole`, async () => {
  const cached = ["/", "/tienda", "/blog", "/cursos", "/servicios", "/contacto"];
  // One in ten is rendered for its visitor.
  const visits = startVisits(
    site.url,
    [...cached, ...cached, ...cached, "/api/session", "/carrito"],
    PER_SECOND,
  );
  // Each of these pages is fetched anew from some instance all the time.
  const purging = setInterval(() => void site.purge("/ /tienda /blog"), 500);
  await wait(3000);
  for (const n of KILLED) {
    // Many pages are under way when it is killed, some of them half sent.
    visits.burst("/carrito", 40);
    await wait(300);
    expect(await machines[n]?.end("SIGKILL")).toBe(137);
    await wait(3000);
    machines[n] = await site.start("rel-a", n);
    await wait(3000);
  }
  const began = performance.now();
  const exitCode = await machines[2]?.end("SIGTERM");
  const drainedMs = Math.round(performance.now() - began);
  clearInterval(purging);
  const figures = await visits.end();

  // What haproxy saw of it: answers that their instance broke off, which must not reach a visitor.
  const cut = (await site.logged()).filter(({ state }) => state.startsWith("S"));
  const cutBehind = cut.filter(({ side }) => side === "sites").length;
  console.log(JSON.stringify({ ...figures, cutBehind, exitCode, drainedMs }));
  expect(figures.failures).toEqual([]);
  expect(Object.keys(figures.statuses)).toEqual(["200"]);
  expect(cut.filter(({ side }) => side === "public")).toEqual([]);
  expect(cutBehind).toBeGreaterThan(0);
  expect(exitCode).toBe(0);
});

test("an instance tells the balancer to wait until it has rendered its first pages, and before it closes its port", async () => {
  const url = site.urlOf("rel-a", 2);
  const alive = () =>
    fetch(`${url}/api/alive`).then(
      ({ status }) => status,
      () => "closed",
    );
  let isStarted = false;
  const starting = site.start("rel-a", 2).finally(() => {
    isStarted = true;
  });
  const answers = new Set<number | string>();
  while (!isStarted) {
    answers.add(await alive());
    await wait(20);
  }
  expect([...answers]).toEqual(["closed", 503, 200]);

  const machine = await starting;
  const ended = machine.end("SIGTERM");
  await waitUntil(async () => (await alive()) === 503, "the 503");
  expect((await fetch(`${url}/carrito`)).status).toBe(200);
  expect(await ended).toBe(0);
});
