import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What a process and everything it started hold in memory, in megabytes. */
export async function megabytesOf(group: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pgid=,rss="]);
  const kilobytes = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, rss = 0]) => sum + rss, 0);
  return Math.round(kilobytes / 102.4) / 10;
}

/** Looks at a process again and again until it is told to stop; answers what it saw. */
export function watchMemory(group: number, everyMs: number) {
  const seen: { atMs: number; megabytes: number }[] = [];
  let goesOn = true;
  const done = (async () => {
    while (goesOn) {
      seen.push({ atMs: performance.now(), megabytes: await megabytesOf(group) });
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  return async () => {
    goesOn = false;
    await done;
    return seen;
  };
}
