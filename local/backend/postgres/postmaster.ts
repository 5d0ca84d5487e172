import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

async function commandLine(pid: number): Promise<string> {
  if (process.platform === "linux") return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const listed = await promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]).catch(
    () => null,
  );
  return listed?.stdout ?? "";
}

/** The pid of this folder's server, or null; a pid reused by another program does not count. */
export async function livePostmaster(folder: string): Promise<number | null> {
  const file = await readFile(path.join(folder, "postmaster.pid"), "utf8").catch(() => null);
  const pid = Number(file?.split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const command = await commandLine(pid);
  return command.includes("-D") && command.includes(folder) ? pid : null;
}

/** Waits for a server that is shutting down, removes a stale pid file, and fails when one is still running. */
export async function takeOver(folder: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let pid = await livePostmaster(folder); pid; pid = await livePostmaster(folder)) {
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL (process ${pid}) is already running on ${folder}. Stop the other demo, or give this one its own DATA_DIR.`,
      );
    }
    await wait(100);
  }
  await rm(path.join(folder, "postmaster.pid"), { force: true });
}
