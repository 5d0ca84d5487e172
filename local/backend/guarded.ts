import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

const WINDOWS = process.platform === "win32";

// The shell holds a pipe from this process: when the pipe closes, also after a crash, it stops the program, and kills it
// when it has not ended after a while.
const guard = (signal: string, seconds: number) =>
  `exec 3<&0; "$@" 3<&- & p=$!; (cat <&3; kill -${signal} $p
    n=0; while kill -0 $p && [ $n -lt ${seconds} ]; do sleep 1; n=$((n + 1)); done; kill -KILL $p) >/dev/null 2>&1 &
  wait $p; exit $?`;

type Options = Omit<SpawnOptions, "detached" | "stdio"> & {
  stdout: "ignore" | "pipe" | number;
  stderr: "pipe" | number;
  /** The signal that stops the program; a shell's background programs ignore INT unless they install a handler. */
  endSignal?: "INT" | "TERM";
  /** How long it may take to end. */
  endSeconds?: number;
};

/** Runs a program that is stopped when this process ends, even if killed; in its own process group, so that Ctrl-C reaches only us. */
export function spawnGuarded(program: string, args: string[], options: Options): ChildProcess {
  const { stdout, stderr, endSignal = "INT", endSeconds = 75, ...rest } = options;
  const [file, argv] = WINDOWS
    ? [program, args]
    : ["/bin/sh", ["-c", guard(endSignal, endSeconds), "guarded", program, ...args]];
  return spawn(file, argv, { ...rest, stdio: ["pipe", stdout, stderr], detached: !WINDOWS });
}

/** Stops it, as the end of this process would. */
export function endGuarded(child: ChildProcess): void {
  if (WINDOWS) child.kill();
  else child.stdin?.end();
}
