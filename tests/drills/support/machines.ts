import { execFileSync } from "node:child_process";
import path from "node:path";
import { afterAll, inject } from "vitest";
import { probePort } from "../../../local/backend/postgres/port.ts";
import { startInstance } from "../../../local/launch/instances.ts";
import { startProxy } from "../../../local/launch/proxy.ts";
import { startRedis } from "../../../local/launch/redis.ts";
import type { Site } from "../../../local/launch/site.ts";
import { readProxyLog } from "../../deploy/support/sites.ts";
import { E2E_CONFIG } from "../../support/e2e-config.ts";
import { releaseConfig } from "./releases.ts";

export type Machine = Site & {
  url: string;
  /** Sends the signal to the server itself; resolves with its exit code. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number>;
};

/**
 * Redis and the proxies at SITE_URL, with room for so many instances of each release; rel-a is the current one. Everything
 * is closed after the file's last test.
 */
export async function openMachines(room: { "rel-a": number; "rel-b"?: number }) {
  const backends = { "rel-a": "site_a", "rel-b": "site_b" } as const;
  type Release = keyof typeof backends;
  const ports: Record<Release, number[]> = { "rel-a": [], "rel-b": [] };
  const releases = Object.keys(backends) as Release[];
  for (const release of releases)
    for (let n = 0; n < (room[release] ?? 0); n++) ports[release].push(await probePort(0));
  const used = releases.filter((release) => ports[release].length > 0);
  const folder = path.join(E2E_CONFIG.dataDir, "proxy");
  const proxy = await startProxy({
    port: E2E_CONFIG.ports.site,
    folder,
    servers: Object.fromEntries(used.map((release) => [backends[release], ports[release]])),
    releases: { "rel-a": backends["rel-a"], current: backends["rel-a"] },
  });
  const redisPort = await probePort(0);
  const openRedis = () => startRedis(redisPort, path.join(E2E_CONFIG.dataDir, "redis"));
  let redis = await openRedis();
  const portOf = (release: Release, n: number) => ports[release][n] ?? 0;
  const urlOf = (release: Release, n: number) => `http://localhost:${portOf(release, n)}`;
  const machines: Machine[] = [];
  afterAll(async () => {
    await proxy.close();
    await Promise.all(machines.map((machine) => machine.close()));
    await redis.close();
  });
  return {
    url: E2E_CONFIG.env.SITE_URL ?? "",
    urlOf,
    /** Starts the nth instance of a release. */
    async start(release: Release, n: number): Promise<Machine> {
      const port = portOf(release, n);
      const instance = await startInstance(
        releaseConfig(release),
        { name: `i${n + 1}`, port, redisPort },
        { smtpUrl: inject("smtpUrl") },
      );
      const machine = {
        ...instance,
        url: urlOf(release, n),
        end(signal: "SIGKILL" | "SIGTERM") {
          process.kill(serverOf(instance.pid), signal);
          return instance.exited;
        },
      };
      machines.push(machine);
      return machine;
    },
    endRedis: () => redis.close(),
    async startRedis(): Promise<void> {
      redis = await openRedis();
    },
    /** Makes the release the one of visitors who arrive, as RUNBOOK.md says. */
    async switchTo(release: Release): Promise<void> {
      await proxy.setReleases({ ...backends, current: backends[release] });
    },
    logged: () => readProxyLog(folder),
  };
}

/** The server among the processes of its group, whose leader is the shell that guards it. */
function serverOf(group: number): number {
  const lines = execFileSync("ps", ["-A", "-o", "pgid=,pid=,args="], { encoding: "utf8" }).split("\n");
  for (const line of lines) {
    const [pgid, pid, program] = line.trim().split(/\s+/);
    if (Number(pgid) === group && program?.startsWith("next-server")) return Number(pid);
  }
  throw new Error(`There is no server in process group ${group}`);
}
