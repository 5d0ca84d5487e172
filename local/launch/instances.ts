import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { probePort } from "../backend/postgres/port.ts";
import { type LocalConfig, ROOT } from "./config.ts";
import { requireEngines } from "./engines.ts";
import { startProxy } from "./proxy.ts";
import { type Site, siteReady, startSite, startStandalone } from "./site.ts";
import type { Stack } from "./stack.ts";

/** haproxy and Varnish each add to X-Forwarded-For. */
const TRUSTED_HOPS = "2";
/** Of the build, what no running site reads. */
const LEFT_OUT = new Set(["cache", "diagnostics", "standalone", "types", "dev"]);

export type Instance = Site & { config: LocalConfig };

/**
 * Starts one more server of the built site, on a port of its own and with its own copy of the build, whose pages it
 * rewrites: as another machine would. `port` 0 picks a free one.
 */
export async function startInstance(
  config: LocalConfig,
  { name, port, purgeUrl }: { name: string; port: number; purgeUrl: string },
  stack: Pick<Stack, "smtpUrl">,
): Promise<Instance> {
  const own: LocalConfig = {
    ...config,
    ports: { ...config.ports, site: port },
    env: { ...config.env, TRUSTED_HOPS, PROXY_PURGE_URL: purgeUrl },
  };
  if (!config.env.BUILD_STANDALONE) {
    const site = startSite({ ...own, buildDir: await copyBuild(config, name) }, "start", stack);
    await siteReady(own, site);
    return { ...site, config: own };
  }
  const folder = await copyStandalone(config, name);
  const site = startStandalone(own, folder, stack);
  const close = async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
  await siteReady(own, site);
  return { ...site, close, config: own };
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

async function copyBuild({ buildDir }: LocalConfig, name: string): Promise<string> {
  const from = path.join(ROOT, buildDir);
  const copy = `${buildDir}-${name}`;
  await rm(path.join(ROOT, copy), { recursive: true, force: true });
  await cp(from, path.join(ROOT, copy), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !(path.dirname(source) === from && LEFT_OUT.has(path.basename(source))),
  });
  return copy;
}

/** Several instances behind haproxy and Varnish; visitors connect to the site's port as ever. */
export async function startInstances(
  config: LocalConfig,
  count: number,
  stack: Stack,
  log: (line: string) => void,
): Promise<Pick<Site, "close" | "exited"> & { instances: Instance[]; purgeUrl: string }> {
  requireEngines(log);
  const ports: number[] = [];
  for (let n = 0; n < count; n++) ports.push(await probePort(0));
  const proxy = await startProxy({
    port: config.ports.site,
    folder: path.join(config.dataDir, "proxy"),
    servers: { site_a: ports },
    releases: { current: "site_a" },
  });
  const instances: Instance[] = [];
  const close = async () => {
    await proxy.close();
    await Promise.all(instances.map((instance) => instance.close()));
  };
  try {
    for (const [index, port] of ports.entries()) {
      const name = `i${index + 1}`;
      const instance = await startInstance(config, { name, port, purgeUrl: proxy.purgeUrl }, stack);
      instances.push(instance);
      log(`Instancia ${index + 1}: http://localhost:${port}`);
      void instance.exited.then((code) => log(`La instancia ${index + 1} se cerró (código ${code}).`));
    }
    await siteReady(config, proxy);
    return { close, exited: proxy.exited, instances, purgeUrl: proxy.purgeUrl };
  } catch (error) {
    await close();
    throw error;
  }
}
