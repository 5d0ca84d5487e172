import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

const WINDOWS = process.platform === "win32";

// The shell holds a pipe from this process: when it closes, however we ended, the program is told to stop.
const GUARD =
  'exec 3<&0; "$@" 3<&- & p=$!; (cat <&3 >/dev/null; kill -INT $p 2>/dev/null) & wait $p; exit $?';

type Options = Omit<SpawnOptions, "detached" | "stdio"> & {
  stdout: "ignore" | number;
  stderr: "pipe" | number;
};

/** Runs a program that never outlives us, also when we are killed; in a group of its own, so that Ctrl-C reaches us alone. */
export function spawnGuarded(program: string, args: string[], options: Options): ChildProcess {
  const { stdout, stderr, ...rest } = options;
  const [file, words] = WINDOWS ? [program, args] : ["/bin/sh", ["-c", GUARD, "guarded", program, ...args]];
  return spawn(file, words, { ...rest, stdio: ["pipe", stdout, stderr], detached: !WINDOWS });
}

/** Tells it to stop, as our end would. */
export function endGuarded(child: ChildProcess): void {
  if (WINDOWS) child.kill();
  else child.stdin?.end();
}
