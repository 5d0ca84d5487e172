import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import type { BackendOptions } from "../../../local/backend/backend.ts";
import { connect } from "../../../local/backend/database/connect.ts";
import { probePort } from "../../../local/backend/postgres/port.ts";
import { livePostmaster } from "../../../local/backend/postgres/postmaster.ts";
import { startPostgres } from "../../../local/backend/postgres.ts";
import { KEYS } from "../../support/backend.ts";
import { createTestDatabase } from "../../support/database.ts";
import { waitUntil } from "../../support/wait-until.ts";

function launchBackend(options: BackendOptions): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, "backend-process.ts"), [JSON.stringify(options)], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", () => resolve(child));
    child.once("exit", () => reject(new Error("The backend did not start.")));
  });
}

/** A PostgreSQL cluster with a backend for one test file, which may break them. */
export async function testCluster(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "aventura-gamer-cluster-"));
  // Committed data must survive a crash, but not a power cut.
  const start = (port: number) =>
    startPostgres({
      dataDir: path.join(folder, "database"),
      port,
      settings: { fsync: "off", full_page_writes: "off", ...settings },
    });
  let server = await start(0);
  const database = await createTestDatabase({ clusterUrl: server.url() });
  const options: BackendOptions = {
    ...KEYS,
    databaseUrl: database.url,
    port: await probePort(0),
    storageDir: path.join(folder, "storage"),
    siteUrl: "http://localhost:3000",
    mailPauseSeconds: 1,
  };
  let backend = await launchBackend(options);
  const endBackend = () =>
    new Promise<void>((resolve) => {
      backend.once("exit", () => resolve());
      backend.kill("SIGKILL");
    });

  afterAll(async () => {
    await endBackend();
    await database.close();
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    database,
    url: `http://127.0.0.1:${options.port}`,
    /** Opens a connection to the cluster's own database, bypassing the backend. */
    connect: () => connect(server.url()),
    /** Ends the database at once, as `pg_ctl stop -m immediate` does, and the backend with it. */
    async crash(): Promise<void> {
      const [row] = await database.sql`select current_setting('data_directory') as folder`;
      const pid = await livePostmaster(row?.folder);
      if (!pid) throw new Error(`Nobody serves ${row?.folder}.`);
      process.kill(pid, "SIGQUIT");
      await Promise.all([
        endBackend(),
        waitUntil(async () => (await livePostmaster(row?.folder)) === null, "the end of the server"),
      ]);
    },
    async startAgain(): Promise<void> {
      server = await start(server.port);
      backend = await launchBackend(options);
    },
  };
}
