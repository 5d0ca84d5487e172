import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { probePort } from "../backend/postgres/port.ts";
import { ROOT } from "./config.ts";
import { HAPROXY, VARNISHD } from "./engines.ts";
import { startProgram } from "./program.ts";

const DEPLOY = path.join(ROOT, "deploy");
/** What Varnish does not log of each request, as in deploy/Dockerfile: haproxy does, and a hit is a seventh less work. */
const NOT_LOGGED = [
  ...["ReqAcct", "ReqHeader", "ReqMethod", "ReqProtocol", "ReqUnset", "ReqURL", "ReqStart"],
  ...["RespHeader", "RespProtocol", "RespReason", "RespStatus", "RespUnset"],
  ...["VCL_call", "VCL_return", "VCL_use", "Hit", "Timestamp"],
];

const LIMITS = ["SEARCH", "API", "UNCACHED", "CONNECTIONS", "OPEN", "WORK"];

export type ProxyOptions = {
  /** Where visitors connect. */
  port: number;
  /** Files of this run, logs among them; emptied at the start. */
  folder: string;
  /** Ports of the instances by backend, as in deploy/haproxy/servers.cfg. */
  servers: Record<string, number[]>;
  /** Contents of releases.map: the backend of each release, and of `current`. */
  releases: Record<string, string>;
  /** Variables of deploy/haproxy/haproxy.cfg. Limits are off by default: everybody on this machine is one visitor. */
  env?: Record<string, string>;
};

export type Proxy = {
  /** Says which release runs where, and reloads haproxy; resolves when the new configuration runs. */
  setReleases(releases: Record<string, string>): Promise<void>;
  close(): Promise<void>;
  exited: Promise<number>;
};

/** Varnish between the two sides of haproxy, with the configuration of deploy/, for instances of this machine. */
export async function startProxy({ port, folder, servers, releases, env }: ProxyOptions): Promise<Proxy> {
  const varnishPort = await probePort(0);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const inFolder = (name: string) => path.join(folder, name);
  const mapFile = inFolder("releases.map");
  const pidFile = inFolder("haproxy.pid");
  await writeFile(mapFile, mapOf(releases));
  await writeFile(inFolder("servers.cfg"), serversOf(servers));
  // Varnish, as another user when it is started by root, may not be let into `folder`.
  const sockets = await mkdtemp(path.join(tmpdir(), "aventura-gamer-"));
  await chmod(sockets, 0o755);
  const sites = path.join(sockets, "sites.sock");
  const backend = await readFile(path.join(DEPLOY, "varnish/backend.vcl"), "utf8");
  await writeFile(inFolder("backend.vcl"), backend.replace("/run/site/sites.sock", sites));

  const varnish = await startProgram(VARNISHD, {
    port: varnishPort,
    folder,
    args: [
      "-F",
      ...["-n", inFolder("varnish")],
      ...["-a", `127.0.0.1:${varnishPort}`],
      ...["-f", path.join(DEPLOY, "varnish/site.vcl")],
      ...["-p", `vcl_path=${folder}`],
      // As in deploy/Dockerfile.
      ...["-p", "timeout_idle=75"],
      ...["-p", `vsl_mask=${NOT_LOGGED.map((kind) => `-${kind}`).join(",")}`],
      ...["-s", "malloc,256m", "-s", "Transient=malloc,256m"],
    ],
  });
  const haproxy = await startProgram(HAPROXY, {
    port,
    folder,
    args: [
      "-W",
      "-p",
      pidFile,
      "-f",
      path.join(DEPLOY, "haproxy/haproxy.cfg"),
      "-f",
      inFolder("servers.cfg"),
    ],
    env: {
      SITE_HOST: "localhost",
      PUBLIC_BIND: `*:${port}`,
      SITES_BIND: `unix@${sites}`,
      VARNISH: `127.0.0.1:${varnishPort}`,
      RELEASES_MAP: mapFile,
      ADMIN_SOCKET: inFolder("haproxy.sock"),
      // Never written: these instances have addresses, not names.
      SERVERS_STATE: inFolder("servers.state"),
      ...Object.fromEntries(LIMITS.map((limit) => [`LIMIT_${limit}`, "100000"])),
      ...env,
    },
  }).catch(async (error: unknown) => {
    await varnish.close();
    throw error;
  });
  const loads = async () =>
    (await readFile(inFolder("haproxy.log"), "utf8")).split(/Loading (?:success|failure)/).length;
  return {
    async setReleases(lines) {
      await writeFile(mapFile, mapOf(lines));
      const before = await loads();
      for (let round = 0; (await loads()) === before; round++) {
        // Again after a second: haproxy may lose a signal that comes right after another reload.
        if (round % 50 === 0) process.kill(Number(await readFile(pidFile, "utf8")), "SIGUSR2");
        await wait(20);
      }
    },
    async close() {
      await Promise.all([haproxy.close(), varnish.close()]);
      await rm(sockets, { recursive: true, force: true });
    },
    exited: Promise.race([haproxy.exited, varnish.exited]),
  };
}

function mapOf(releases: Record<string, string>): string {
  return Object.entries(releases)
    .map(([release, backend]) => `${release} ${backend}\n`)
    .join("");
}

function serversOf(servers: Record<string, number[]>): string {
  const lines = (ports: number[]) =>
    ports.map((port, n) => `  server i${n + 1} 127.0.0.1:${port}\n`).join("");
  return Object.entries(servers)
    .map(([backend, ports]) => `backend ${backend} from instances\n${lines(ports)}`)
    .join("\n");
}
