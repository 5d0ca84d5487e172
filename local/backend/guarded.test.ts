import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { endGuarded, spawnGuarded } from "./guarded.ts";

const LONG = "console.error(process.pid); setInterval(() => undefined, 1000)";

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("ends with a parent that is killed, and leaves nothing behind", async () => {
  const file = path.resolve(import.meta.dirname, "guarded.ts");
  const script = `import { spawnGuarded } from ${JSON.stringify(file)};
    spawnGuarded(process.execPath, ["-e", ${JSON.stringify(LONG)}], { stdout: "ignore", stderr: 2 });
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said] = await once(parent.stderr, "data");
  const pid = Number(String(said).trim());
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
});

test("ends on request, and returns its exit code", async () => {
  const child = spawnGuarded(
    process.execPath,
    ["-e", `process.on('SIGINT', () => process.exit(7)); ${LONG}`],
    {
      stdout: "ignore",
      stderr: "pipe",
    },
  );
  if (child.stderr) await once(child.stderr, "data");
  endGuarded(child);
  expect((await once(child, "exit"))[0]).toBe(7);
});

test("is killed when it does not end", async () => {
  const child = spawnGuarded(process.execPath, ["-e", `process.on('SIGINT', () => undefined); ${LONG}`], {
    stdout: "ignore",
    stderr: "pipe",
    endSeconds: 1,
  });
  const [said] = child.stderr ? await once(child.stderr, "data") : [];
  const pid = Number(String(said).trim());
  endGuarded(child);
  await once(child, "exit");
  expect(isAlive(pid)).toBe(false);
});
