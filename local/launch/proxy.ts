import { rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { endGuarded, spawnGuarded } from "../backend/guarded.ts";
import { probePort } from "../backend/postgres/port.ts";
import { ROOT } from "./config.ts";
import { HAPROXY, VARNISHD } from "./engines.ts";

const DEPLOY = path.join(ROOT, "deploy");

export type ProxyOptions = {
  /** Where visitors connect. */
  port: number;
  /** Files of this run; emptied at the start. */
  folder: string;
  /** Ports of the instances by backend, as in deploy/servers.cfg. */
  servers: Record<string, number[]>;
  /** Contents of releases.map: the backend of each release, and of `current`. */
  releases: Record<string, string>;
  /** Replaces variables of deploy/haproxy.cfg: everybody on this machine is one visitor for its limits. */
  env?: Record<string, string>;
};

export type Proxy = {
  /** PROXY_PURGE_URL of the instances. */
  purgeUrl: string;
  /** Says which release runs where, and reloads haproxy. */
  setReleases(releases: Record<string, string>): Promise<void>;
  close(): Promise<void>;
  exited: Promise<number>;
};

/** Varnish between the two sides of haproxy, with the configuration of deploy/, for instances of this machine. */
export async function startProxy({ port, folder, servers, releases, env }: ProxyOptions): Promise<Proxy> {
  const [varnishPort, sitesPort] = [await probePort(0), await probePort(0)];
  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const inFolder = (name: string) => path.join(folder, name);
  const setMap = (lines: Record<string, string>) =>
    writeFile(
      inFolder("releases.map"),
      Object.entries(lines)
        .map(([release, backend]) => `${release} ${backend}\n`)
        .join(""),
    );
  await setMap(releases);
  await writeFile(inFolder("servers.cfg"), serversFile(servers));
  await writeFile(
    inFolder("backend.vcl"),
    `backend sites { .host = "127.0.0.1"; .port = "${sitesPort}"; }\n`,
  );

  const varnish = run(VARNISHD, [
    "-F",
    ...["-n", inFolder("varnish")],
    ...["-a", `127.0.0.1:${varnishPort}`],
    ...["-f", path.join(DEPLOY, "varnish/site.vcl")],
    ...["-p", `vcl_path=${folder}`],
    // As in compose.yaml.
    ...["-p", "timeout_idle=75"],
    ...["-s", "malloc,256m"],
  ]);
  const pidFile = inFolder("haproxy.pid");
  const haproxy = run(
    HAPROXY,
    [
      "-W",
      ...["-p", pidFile],
      ...["-f", path.join(DEPLOY, "haproxy.cfg")],
      ...["-f", inFolder("servers.cfg")],
    ],
    {
      SITE_HOST: "localhost",
      PUBLIC_BIND: `*:${port}`,
      SITES_BIND: `127.0.0.1:${sitesPort}`,
      VARNISH: `127.0.0.1:${varnishPort}`,
      RELEASES_MAP: inFolder("releases.map"),
      ADMIN_SOCKET: inFolder("haproxy.sock"),
      LIMIT_SEARCH: "100000",
      LIMIT_API: "100000",
      ...env,
    },
  );
  return {
    purgeUrl: `http://127.0.0.1:${varnishPort}`,
    async setReleases(lines) {
      await setMap(lines);
      process.kill(Number(await readFile(pidFile, "utf8")), "SIGUSR2");
    },
    async close() {
      await Promise.all([haproxy.close(), varnish.close()]);
    },
    exited: Promise.race([haproxy.exited, varnish.exited]),
  };
}

function serversFile(servers: Record<string, number[]>): string {
  return Object.entries(servers)
    .map(
      ([backend, ports]) =>
        `backend ${backend} from instances\n${ports.map((port, n) => `  server i${n + 1} 127.0.0.1:${port}\n`).join("")}`,
    )
    .join("\n");
}

function run(program: string, args: string[], env: Record<string, string> = {}) {
  const child = spawnGuarded(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    // One line per request: on screen only when asked for.
    stdout: process.env.PROXY_LOG ? 2 : "ignore",
    stderr: 2,
  });
  const exited = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  return {
    exited,
    async close() {
      endGuarded(child);
      await exited;
    },
  };
}
