import { createSocket } from "node:dgram";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { endGuarded, spawnGuarded } from "../../local/backend/guarded.ts";
import { probePort } from "../../local/backend/postgres/port.ts";
import { ROOT } from "../../local/launch/config.ts";
import { HAPROXY } from "../../local/launch/engines.ts";
import { waitUntil } from "../support/wait-until.ts";
import { send, standIn } from "./support/sites.ts";

const folder = mkdtempSync(path.join(tmpdir(), "haproxy-"));
const inFolder = (name: string) => path.join(folder, name);

/** Docker's name server: the addresses of both releases; none: it does not answer. */
const names = createSocket("udp4");
let hosts = [1];
names.on("message", (query, from) => {
  if (hosts.length === 0) return;
  // The question alone, and its answers behind it.
  const answer = Buffer.from(query.subarray(0, query.indexOf(0, 12) + 5));
  answer.set([0x81, 0x80, 0, 1, 0, hosts.length, 0, 0, 0, 0], 2);
  const records = hosts.map((host) => [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, host]);
  names.send(Buffer.concat([answer, Buffer.from(records.flat())]), from.port, from.address);
});
names.bind(0, "127.0.0.1");
await once(names, "listening");

const site = await standIn("one", (_, response) => response.end("answer"));
/** Another instance, which is started later. */
const another = createServer((_, response) => response.end("another")).listen(site.port, "127.0.0.2");
const port = await probePort(0);
const copy = (name: string, [from, to]: [string, string]) => {
  const contents = readFileSync(path.join(ROOT, "deploy/haproxy", name), "utf8");
  expect(contents).toContain(from);
  writeFileSync(inFolder(name), contents.replaceAll(from, to));
};
copy("haproxy.cfg", ["parse-resolv-conf", `nameserver docker 127.0.0.1:${names.address().port}`]);
copy("servers.cfg", [":3000", `:${site.port}`]);
copy("releases.map", ["current", "current"]);

const log = openSync(inFolder("log"), "a");
const haproxy = spawnGuarded(
  HAPROXY,
  ["-W", "-p", inFolder("pid"), "-f", inFolder("haproxy.cfg"), "-f", inFolder("servers.cfg")],
  {
    env: {
      ...process.env,
      SITE_HOST: "localhost",
      PUBLIC_BIND: `127.0.0.1:${port}`,
      SITES_BIND: `unix@${inFolder("sites.sock")}`,
      // Nobody is there: haproxy asks the instances itself.
      VARNISH: "127.0.0.1:1",
      RELEASES_MAP: inFolder("releases.map"),
      ADMIN_SOCKET: inFolder("haproxy.sock"),
      SERVERS_STATE: inFolder("servers.state"),
    },
    stdout: log,
    stderr: log,
    endSignal: "TERM",
  },
);
closeSync(log);
afterAll(async () => {
  const ended = once(haproxy, "exit");
  endGuarded(haproxy);
  await ended;
  names.close();
  another.close();
  rmSync(folder, { recursive: true });
});

const ask = () => send(`http://localhost:${port}/carrito`, {});
const loads = () => readFileSync(inFolder("log"), "utf8").split("Loading success").length;

test("a reload as RUNBOOK.md says it goes on with the instances found by name, and finds others later", async () => {
  await waitUntil(async () => (await ask().catch(() => null))?.status === 200, "an instance that is up");
  hosts = [];

  const socket = connect(inFolder("haproxy.sock"));
  socket.end("show servers state\n");
  writeFileSync(inFolder("servers.state"), await text(socket));
  const before = loads();
  let round = 0;
  await waitUntil(() => {
    // Again after a second: see local/launch/proxy.ts.
    if (round++ % 50 === 0) process.kill(Number(readFileSync(inFolder("pid"), "utf8")), "SIGUSR2");
    return loads() > before;
  }, "the reload");
  for (let n = 0; n < 50; n++) expect(await ask()).toMatchObject({ status: 200, text: "answer" });

  hosts = [1, 2];
  await waitUntil(async () => (await ask()).text === "another", "the other instance");
});
