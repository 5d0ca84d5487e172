import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const MODULE = path.resolve(import.meta.dirname, "closed-output.ts");

/** Whether a process that logs errors, and whose output was closed, met an uncaught one. */
function failsWhenClosed(start: string): Promise<boolean> {
  const script = `
    import { ignoreClosedOutput } from ${JSON.stringify(MODULE)};
    let uncaught = 0;
    process.on("uncaughtException", () => uncaught++);
    ${start}
    process.stdin.once("data", () => {
      process.stdout.write("line\\n");
      process.stderr.write("line\\n");
      setTimeout(() => process.exit(uncaught), 200);
    });`;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script]);
    child.stdout.destroy();
    child.stderr.destroy();
    child.stdin.write("go\n");
    child.on("exit", (code) => resolve(code !== 0));
  });
}

test("a process whose output is closed goes on", async () => {
  const fails = ["", "ignoreClosedOutput();"].map(failsWhenClosed);
  expect(await Promise.all(fails)).toEqual([true, false]);
});
