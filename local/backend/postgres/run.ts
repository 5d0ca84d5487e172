import { spawn } from "node:child_process";
import type { Account } from "./account.ts";

/** Clean environment: PGPORT, PGDATA etc. of the user's shell must not affect the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { NODE_ENV: process.env.NODE_ENV, PATH, SystemRoot, TEMP, TMP, LC_MESSAGES: "C", TZ: "UTC" };
}

/** Runs a program to its end; returns exit code and output. */
export function run(
  file: string,
  args: string[],
  account: Account | null,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...account,
      cwd: "/",
      env: serverEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
