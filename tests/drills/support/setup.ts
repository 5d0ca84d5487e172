import { rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "../../../local/backend/database/connect.ts";
import { startPostgres } from "../../../local/backend/postgres.ts";
import { requireEngines } from "../../../local/launch/engines.ts";
import { buildSite, checkSitePort } from "../../../local/launch/site.ts";
import { startStack } from "../../../local/launch/stack.ts";
import { E2E_CONFIG, WORKER } from "../../support/e2e-config.ts";
import { CLUSTER_URL, urlOf, workerDatabase } from "../../support/e2e-database.ts";
import { releaseConfig } from "./releases.ts";

declare module "vitest" {
  interface ProvidedContext {
    smtpUrl: string;
  }
}

/** Starts the services on an empty database and builds both releases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.DEMO = "1";
  const log = (line: string) => console.log(`· ${line}`);
  requireEngines(log);
  for (const part of ["postgres", "storage", "mail", "mercadopago.json"])
    await rm(path.join(E2E_CONFIG.dataDir, part), { recursive: true, force: true });
  await checkSitePort(E2E_CONFIG.ports.site);
  const postgres = await startPostgres({
    dataDir: path.join(E2E_CONFIG.dataDir, "postgres"),
    port: E2E_CONFIG.ports.database,
  });
  // The one that the helpers of the browser tests use.
  const database = workerDatabase(WORKER);
  const cluster = connect(CLUSTER_URL);
  await cluster.unsafe(`create database ${database}`);
  await cluster.end();
  const stack = await startStack({ ...E2E_CONFIG, databaseUrl: urlOf(database) }, log);
  for (const release of ["rel-a", "rel-b"]) await buildSite(releaseConfig(release), log);
  project.provide("smtpUrl", stack.smtpUrl);
  return async () => {
    await stack.close();
    await postgres.stop();
  };
}
