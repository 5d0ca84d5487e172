import { cp, rm } from "node:fs/promises";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { applyDatabaseSettings } from "../../local/backend/bootstrap.ts";
import { connect } from "../../local/backend/database/connect.ts";
import { probePort } from "../../local/backend/postgres/port.ts";
import { startPostgres } from "../../local/backend/postgres.ts";
import { closeAll, type Part } from "../../local/launch/close-all.ts";
import type { LocalConfig } from "../../local/launch/config.ts";
import { startJobs } from "../../local/launch/jobs.ts";
import { buildSite, siteReady, startSite } from "../../local/launch/site.ts";
import { type Stack, startStack } from "../../local/launch/stack.ts";
import { THROWAWAY } from "./cluster.ts";
import { copyBuild } from "./copy-build.ts";
import { workerConfig } from "./e2e-config.ts";
import { CLUSTER_URL, urlOf, workerDatabase } from "./e2e-database.ts";
import { leftovers, sharedRows } from "./leftovers.ts";

/** The services' files outside of the database. */
const FILES = ["storage", "mail", "mercadopago.json"];
const DEMO = "e2e_demo";

/** How long an earlier run may take to end. */
const PORT_WAIT_MS = 90_000;

const log = (line: string) => console.log(`· ${line}`);

/**
 * Starts the whole product once for each worker, so that tests of different workers do not affect each other: the demo's data
 * is created once and copied, and the site is built once.
 */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  process.env.DEMO = "1";
  process.env.BUILD_UNCHECKED = "1";
  const configs = Array.from({ length: workers }, (_, worker) => workerConfig(worker));
  await freePorts(configs);
  const services: Part[] = [];
  const sites: Part[] = [];
  const stop = async () => {
    if (!(await closeAll(sites, { timeoutMs: 60_000, log })))
      throw new Error("A site did not end within a minute.");
    // As in the demo: they end with this process, also when something hangs.
    if (!(await closeAll(services, { timeoutMs: 10_000, log }))) log("The backend did not end by itself.");
  };
  try {
    const [first] = configs as [LocalConfig, ...LocalConfig[]];
    await makeDemo(first, services);
    const shared = await sharedRows(urlOf(DEMO));
    const stacks: [LocalConfig, Stack][] = [];
    for (const [worker, config] of configs.entries()) {
      const name = workerDatabase(worker);
      await copyDemo(name, first, config);
      const stack = await startStack({ ...config, databaseUrl: urlOf(name) }, log);
      services.push(stack);
      stacks.push([config, stack]);
    }
    await buildSite(first, log);
    for (const [config, stack] of stacks) {
      if (config !== first) await copyBuild(first, config);
      const site = startSite(config, "start", stack);
      sites.push(site);
      await siteReady(config, site);
      sites.push(startJobs(config, log));
    }
    return async () => {
      const left: string[] = [];
      try {
        for (const worker of configs.keys())
          left.push(...leftovers(shared, await sharedRows(urlOf(workerDatabase(worker)))));
      } finally {
        await stop();
      }
      if (left.length > 0) throw new Error(`Tests left behind what others see:\n${left.join("\n")}`);
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits while an earlier run ends, since its folders and databases are recreated; fails with a port that stays taken. */
async function freePorts(configs: LocalConfig[]): Promise<void> {
  const until = Date.now() + PORT_WAIT_MS;
  for (const port of new Set(configs.flatMap(({ ports }) => Object.values(ports))))
    while (!(await probePort(port).then(Boolean, () => false))) {
      if (Date.now() > until)
        throw new Error(`Port ${port} is taken. Choose others with E2E_PORT, E2E_BACKEND_PORT, …`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
}

/** Creates the demo's data in its own database and folder. Rendered pictures are kept: they depend only on the source. */
async function makeDemo(config: LocalConfig, services: Part[]): Promise<void> {
  for (const part of [...FILES, ...(process.env.DATABASE_URL ? [] : ["postgres"])])
    await rm(path.join(config.dataDir, part), { recursive: true, force: true });
  if (!process.env.DATABASE_URL) {
    const postgres = await startPostgres({
      dataDir: path.join(config.dataDir, "postgres"),
      port: config.ports.database,
      settings: { ...THROWAWAY, max_connections: "300" },
    });
    services.push({ close: () => postgres.stop() });
  }
  await inCluster(`drop database if exists ${DEMO} with (force)`, `create database ${DEMO}`);
  const stack = await startStack({ ...config, databaseUrl: urlOf(DEMO) }, log);
  await stack.close();
}

/** Copies the demo's data for a worker; the first has its files already. */
async function copyDemo(name: string, first: LocalConfig, config: LocalConfig): Promise<void> {
  await inCluster(`drop database if exists ${name} with (force)`, `create database ${name} template ${DEMO}`);
  const sql = connect(urlOf(name));
  await applyDatabaseSettings(sql).finally(() => sql.end());
  if (config === first) return;
  await rm(config.dataDir, { recursive: true, force: true });
  for (const part of FILES)
    await cp(path.join(first.dataDir, part), path.join(config.dataDir, part), { recursive: true });
}

async function inCluster(...statements: string[]): Promise<void> {
  const sql = connect(CLUSTER_URL);
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
