import { parseArgs } from "node:util";
import { closeAll, type Part } from "./close-all.ts";
import { type LocalConfig, readConfig } from "./config.ts";
import { startInstances } from "./instances.ts";
import { startJobs } from "./jobs.ts";
import { buildSite, checkSitePort, type Site, siteReady, startSite } from "./site.ts";
import { type Stack, startStack } from "./stack.ts";

const { values, positionals } = parseArgs({
  options: { instances: { type: "string" } },
  allowPositionals: true,
});
const mode = positionals[0] === "dev" ? "dev" : "start";
const log = (line: string) => console.log(`· ${line}`);
const parts: Part[] = [];
let stopping: Promise<void> | undefined;

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    // Stops the database with this process, even if something hangs.
    await closeAll(parts, { timeoutMs: 10_000, log });
    process.exit(code);
  })();
  return stopping;
}

async function main() {
  const began = performance.now();
  // The local services refuse to run in production: only the demo sets this flag.
  process.env.DEMO = "1";
  const config = readConfig();
  const count = instanceCount(values.instances);
  await checkSitePort(config.ports.site);
  const stack = await startStack(config, log);
  parts.push(stack);
  const site = await openSite(config, stack, count);
  parts.push(site);
  parts.push(startJobs(config, log));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`
Aventura Gamer está abierta (${seconds} s)
  Sitio        ${config.env.SITE_URL}
  Correo       http://localhost:${config.ports.mailbox}
  Pagos        http://localhost:${config.ports.sandbox}/sandbox
  Cuentas      cliente@example.com … superadmin@example.com, clave Aventura2026!
Ctrl-C cierra todo; los datos quedan en ${config.dataDir}
`);
  void site.exited.then((code) => stop(code));
}

/** Builds and starts one server, or with `--instances 3` that many behind haproxy and Varnish. */
async function openSite(
  config: LocalConfig,
  stack: Stack,
  count: number,
): Promise<Pick<Site, "close" | "exited">> {
  if (count > 0) return startInstances(config, count, stack, log);
  if (mode === "start") await buildSite(config, log);
  const site = startSite(config, mode, stack);
  await siteReady(config, site);
  return site;
}

function instanceCount(text: string | undefined): number {
  if (text === undefined) return 0;
  if (mode === "dev" || !/^[1-9]$/.test(text))
    throw new Error("--instances: un número de 1 a 9, solo con npm run demo");
  return Number(text);
}

process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));

async function fail(error: Error): Promise<void> {
  console.error(`\n${error.message}`);
  await stop(1);
}

// When the database is terminated, its client throws outside of any promise.
process.on("uncaughtException", (error) => void fail(error));
main().catch(fail);
