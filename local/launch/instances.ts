import { cp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { probePort } from "../backend/postgres/port.ts";
import { type LocalConfig, ROOT } from "./config.ts";
import { requireEngines } from "./engines.ts";
import { startProxy } from "./proxy.ts";
import { BUILD_REDIS_URL, redisUrl, startRedis } from "./redis.ts";
import { buildSite, type Site, siteReady, startSite, startStandalone } from "./site.ts";
import type { Stack } from "./stack.ts";

/** haproxy and Varnish each add to X-Forwarded-For. */
const TRUSTED_HOPS = "2";

/** Starts one more server of the built site; a standalone build from a copy of its own, as another machine would. */
export async function startInstance(
  config: LocalConfig,
  { name, port, redisPort }: { name: string; port: number; redisPort: number },
  stack: Pick<Stack, "smtpUrl">,
): Promise<Site> {
  const own: LocalConfig = {
    ...config,
    ports: { ...config.ports, site: port },
    env: { ...config.env, TRUSTED_HOPS, REDIS_URL: redisUrl(redisPort) },
  };
  if (!config.env.BUILD_STANDALONE) {
    const site = startSite(own, "start", stack);
    await siteReady(own, site);
    return site;
  }
  const folder = await copyStandalone(config, name);
  const site = startStandalone(own, folder, stack);
  const close = async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
  await siteReady(own, site);
  return { ...site, close };
}

/** Outside of the project: a file that the build forgot must not be found in the project's own. */
async function copyStandalone({ buildDir }: LocalConfig, name: string): Promise<string> {
  const folder = path.join(tmpdir(), `aventura-gamer${buildDir}-${name}`);
  await rm(folder, { recursive: true, force: true });
  for (const [from, to] of [
    [`${buildDir}/standalone`, ""],
    [`${buildDir}/static`, `${buildDir}/static`],
    ["public", "public"],
  ] as const)
    await cp(path.join(ROOT, from), path.join(folder, to), { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** Several instances behind haproxy and Varnish, with a build and a Redis of their own; visitors connect to the site's port. */
export async function startInstances(
  config: LocalConfig,
  count: number,
  stack: Stack,
  log: (line: string) => void,
): Promise<Pick<Site, "close" | "exited">> {
  requireEngines(log);
  const env = { ...config.env, REDIS_URL: BUILD_REDIS_URL };
  const shared: LocalConfig = { ...config, env, buildDir: `${config.buildDir}-shared` };
  await buildSite(shared, log);
  const ports: number[] = [];
  for (let n = 0; n < count; n++) ports.push(await probePort(0));
  const redisPort = await probePort(0);
  const started: Pick<Site, "close" | "exited">[] = [];
  const close = async () => {
    for (const part of started.toReversed()) await part.close();
  };
  try {
    const redis = await startRedis(redisPort, path.join(config.dataDir, "redis"));
    started.push(redis);
    const proxy = await startProxy({
      port: config.ports.site,
      folder: path.join(config.dataDir, "proxy"),
      servers: { site_a: ports },
      releases: { current: "site_a" },
    });
    started.push(proxy);
    for (const [index, port] of ports.entries()) {
      const instance = await startInstance(shared, { name: `i${index + 1}`, port, redisPort }, stack);
      started.push(instance);
      log(`Instancia ${index + 1}: http://localhost:${port}`);
      void instance.exited.then((code) => log(`La instancia ${index + 1} se cerró (código ${code}).`));
    }
    await siteReady(config, proxy);
    return { close, exited: Promise.race([proxy.exited, redis.exited]) };
  } catch (error) {
    await close();
    throw error;
  }
}
