import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endGuarded, spawnGuarded } from "../backend/guarded.ts";
import { ROOT } from "./config.ts";

/** Varnish compiles its configuration. */
const START_MS = 20_000;

type Options = { port: number; folder: string; args: string[]; env?: Record<string, string> };

export type Program = { exited: Promise<number>; close(): Promise<void> };

/** Starts a program of the machine; resolves when it listens at `port`. Its output goes to a log in `folder`. */
export async function startProgram(program: string, { port, folder, args, env }: Options): Promise<Program> {
  const log = path.join(folder, `${path.basename(program)}.log`);
  const output = openSync(log, "a");
  const child = spawnGuarded(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdout: output,
    stderr: output,
    endSignal: "TERM",
  });
  closeSync(output);
  const exited = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  const close = async () => {
    endGuarded(child);
    await exited;
  };
  const until = Date.now() + START_MS;
  while (!(await isListening(port))) {
    if (Date.now() > until || child.exitCode !== null) {
      await close();
      throw new Error(`${path.basename(program)} no arrancó. La causa está en ${log}.`);
    }
    await wait(50);
  }
  return { exited, close };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
