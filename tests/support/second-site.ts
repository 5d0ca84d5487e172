import { spawn } from "node:child_process";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { ROOT } from "../../local/launch/config.ts";
import { E2E_CONFIG } from "./e2e-config.ts";

/** How the backend behaves: normally, refusing every connection, accepting them without answering, breaking off its answers, or three seconds late. */
export type BackendState = "well" | "down" | "silent" | "cut" | "slow";

const SLOW_MS = 3000;

/** A proxy between a site and the backend of the tests, which can simulate outages. */
async function startProxy() {
  let state: BackendState = "well";
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on("close", () => open.delete(client)).on("error", () => undefined);
    if (state === "down") return client.destroy();
    if (state === "silent") return client.resume();
    const backend = connect(E2E_CONFIG.ports.backend, "127.0.0.1");
    backend.on("error", () => client.destroy()).on("close", () => client.destroy());
    client.on("close", () => backend.destroy());
    client.on("data", (chunk: Buffer) =>
      setTimeout(() => backend.write(chunk), state === "slow" ? SLOW_MS : 0),
    );
    backend.on("data", (chunk: Buffer) => {
      if (state !== "cut") return client.write(chunk);
      client.end(chunk.subarray(0, Math.min(chunk.length - 1, 60)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    // The host in the first site's cookie names: a session there is valid here too.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    turn(next: BackendState) {
      state = next;
      // Open connections would continue as before.
      for (const socket of open) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const PORT = E2E_CONFIG.ports.site + 50;
export const SECOND_SITE = `http://localhost:${PORT}`;

/** A second instance of the built site, with a backend that can fail. */
export async function startSecondSite(env: Record<string, string> = {}) {
  const proxy = await startProxy();
  const next = path.join(ROOT, "node_modules/next/dist/bin/next");
  const lines: string[] = [];
  const child = spawn(process.execPath, [next, "start", "--port", String(PORT)], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...E2E_CONFIG.env,
      SUPABASE_URL: proxy.url,
      SMTP_URL: "smtp://127.0.0.1:9",
      NODE_ENV: "production",
      BUILD_DIR: E2E_CONFIG.buildDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => lines.push(...String(text).split("\n")));
  const until = Date.now() + 60_000;
  while (!(await fetch(`${SECOND_SITE}/api/alive`).catch(() => null))?.ok) {
    if (Date.now() > until || child.exitCode !== null)
      throw new Error(`No second site:\n${lines.join("\n")}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    /** Its log so far. */
    lines,
    backend: proxy.turn,
    async close() {
      proxy.close();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
    },
  };
}
