import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { waitUntil } from "../support/wait-until.ts";
import { type Machine, openMachines } from "./support/machines.ts";
import { startVisits } from "./support/visits.ts";

const PER_SECOND = 200;
/** The two that are killed, in turn; the third is stopped in between. */
const KILLED = [0, 1, 0];
const PUBLIC = ["/", "/tienda", "/blog", "/cursos", "/servicios", "/contacto"];
/** One in ten is rendered for its visitor. */
const PATHS = [...PUBLIC, ...PUBLIC, ...PUBLIC, "/api/session", "/carrito"];

const site = await openMachines({ "rel-a": 3 });
const machines: Machine[] = [];
for (const n of [0, 1, 2]) machines.push(await site.start("rel-a", n));

type Figures = Awaited<ReturnType<ReturnType<typeof startVisits>["end"]>>;
function expectAnswered(figures: Figures): void {
  expect(figures.failures).toEqual([]);
  expect(Object.keys(figures.statuses)).toEqual(["200"]);
}

test(`${PER_SECOND} requests a second, instances killed and one stopped: every request is answered, and whole`, async () => {
  const visits = startVisits(site.url, PATHS, PER_SECOND);
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
  const figures = await visits.end();

  // What haproxy saw of it: answers that their instance broke off, which must not reach a visitor.
  const cut = (await site.logged()).filter(({ state }) => state.startsWith("S"));
  const cutBehind = cut.filter(({ side }) => side === "sites").length;
  console.log(JSON.stringify({ ...figures, cutBehind, exitCode, drainedMs }));
  expectAnswered(figures);
  expect(cut.filter(({ side }) => side === "public")).toEqual([]);
  expect(cutBehind).toBeGreaterThan(0);
  expect(exitCode).toBe(0);
});

test("an instance answers the balancer with 503 before it closes its port", async () => {
  const machine = await site.start("rel-a", 2);
  const ended = machine.end("SIGTERM");
  await waitUntil(async () => (await fetch(`${machine.url}/api/alive`)).status === 503, "the 503");
  expect((await fetch(`${machine.url}/carrito`)).status).toBe(200);
  expect(await ended).toBe(0);
});

test(`${PER_SECOND} requests a second, Redis ended and started, an instance started without it: every request is answered, and pages are shared again`, async () => {
  const visits = startVisits(site.url, PATHS, PER_SECOND);
  await wait(3000);
  await site.endRedis();
  await wait(5000);
  machines[2] = await site.start("rel-a", 2);
  await wait(5000);
  await site.startRedis();
  await waitUntil(async () => {
    const answers = await Promise.all(machines.map(({ url }) => fetch(`${url}/blog`)));
    return answers.every(({ headers }) => headers.get("x-nextjs-cache") === "HIT");
  }, "pages from Redis on all instances");
  const figures = await visits.end();
  console.log(JSON.stringify(figures));
  expectAnswered(figures);
});
