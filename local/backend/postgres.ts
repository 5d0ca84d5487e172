import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { endGuarded, spawnGuarded } from "./guarded.ts";
import { type Account, serverAccount } from "./postgres/account.ts";
import { nativeFolder } from "./postgres/binaries.ts";
import { clusterFolder, initialise } from "./postgres/data-folder.ts";
import { portInUse, probePort } from "./postgres/port.ts";
import { takeOver } from "./postgres/postmaster.ts";
import { serverEnvironment } from "./postgres/run.ts";

export interface PostgresOptions {
  /** Folder of the cluster; created when missing. */
  dataDir: string;
  /** 0 picks a free port. */
  port: number;
  /** Server settings, e.g. `{ fsync: "off" }` for a temporary cluster. */
  settings?: Record<string, string>;
  /** How long to wait for an earlier server of this folder to exit. */
  timeoutMs?: number;
  /** Restarts a server that was killed, by a user or for lack of memory. */
  restarts?: boolean;
}

export interface Postgres {
  port: number;
  url(database?: string): string;
  stop(): Promise<void>;
  /** Stops it and deletes its files: for tests. */
  remove(): Promise<void>;
}

const PASSWORD = "postgres";
const READY = "database system is ready to accept connections";

/** Starts PostgreSQL 17 on 127.0.0.1 with its data in a folder. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, port: wanted, settings = {}, timeoutMs = 10_000, restarts = false } = options;
  const account = await serverAccount();
  const native = await nativeFolder(account);
  const folder = await clusterFolder(dataDir, account, timeoutMs);
  await takeOver(folder, timeoutMs);
  const port = await probePort(wanted).catch(() => {
    throw portInUse(wanted, "DATABASE_PORT");
  });
  await initialise({ native, folder, account, password: PASSWORD });
  const start = async () => {
    const started = launch({
      program: path.join(native, "bin", "postgres"),
      folder,
      port,
      settings,
      account,
    });
    await ready(started, port);
    return started;
  };
  let child = await start();
  let isWanted = restarts;
  const keep = () =>
    child.once("exit", () => {
      if (isWanted) restarting = restart();
    });
  let restarting = Promise.resolve();
  async function restart() {
    console.error("· PostgreSQL terminó: arranca de nuevo.");
    try {
      await takeOver(folder, timeoutMs);
      child = await start();
      if (isWanted) keep();
      else await stop(child);
    } catch (cause) {
      console.error("· PostgreSQL no arrancó de nuevo: detén todo y vuelve a empezar.", cause);
    }
  }
  keep();
  const end = async () => {
    isWanted = false;
    await restarting;
    await stop(child);
  };
  return {
    port,
    url: (database = "postgres") => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    stop: end,
    remove: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface LaunchOptions {
  program: string;
  folder: string;
  port: number;
  settings: Record<string, string>;
  account: Account | null;
}

function launch({ program, folder, port, settings, account }: LaunchOptions): ChildProcess {
  const all: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    max_connections: "100",
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", folder, "-p", String(port), ...flags];
  return spawnGuarded(program, args, {
    ...account,
    cwd: "/",
    env: serverEnvironment(),
    stdout: "ignore",
    stderr: "pipe",
  });
}

function ready(child: ChildProcess, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const listen = (text: string) => {
      output = (output + text).slice(-8_000);
      if (output.includes(READY)) settle();
    };
    const failed = (error?: Error) => {
      if (/could not bind|Address already in use/i.test(output)) settle(portInUse(port, "DATABASE_PORT"));
      else settle(new Error(`PostgreSQL did not start: ${error?.message ?? output.trim()}`));
    };
    const ended = () => failed();
    const settle = (error?: Error) => {
      child.stderr?.off("data", listen).resume();
      child.off("error", failed).off("exit", ended);
      error ? reject(error) : resolve();
    };
    child.stdin?.on("error", () => undefined);
    child.stderr?.setEncoding("utf8").on("data", listen);
    child.once("error", failed).once("exit", ended);
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    endGuarded(child);
  });
}
