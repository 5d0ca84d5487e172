import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { ROOT, readConfig } from "./config";

// Only against hanging tests: each start loads the launcher again.
vi.setConfig({ testTimeout: 30_000 });

test("the defaults are the documented ports; two demos keep their builds and their data apart", () => {
  const config = readConfig({});
  expect(config.ports).toEqual({
    site: 3000,
    backend: 54321,
    database: 54322,
    mailbox: 54324,
    sandbox: 54330,
  });
  expect(config.buildDir).toBe(".next");
  expect(config.env).toMatchObject({
    SITE_URL: "http://localhost:3000",
    SUPABASE_URL: "http://localhost:54321",
    MERCADOPAGO_API_URL: "http://localhost:54330",
  });
  const other = readConfig({ PORT: "3001", DATA_DIR: "/tmp/otra" });
  expect([other.buildDir, other.dataDir]).toEqual([".next-3001", "/tmp/otra"]);
});

test("every wrong value is listed at once", () => {
  expect(() => readConfig({ PORT: "tres mil", BACKEND_PORT: "99999", DATABASE_URL: "mysql://x" })).toThrow(
    /PORT: debe ser un puerto[\s\S]*BACKEND_PORT: debe ser un puerto[\s\S]*DATABASE_URL: debe empezar por postgres/,
  );
  expect(() => readConfig({ PORT: "4000", MAILBOX_PORT: "4000" })).toThrow(/son el mismo \(4000\)/);
});

/** Runs a program of the project that must stop with exit code 1, and returns its output. */
async function refused(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env });
  let printed = "";
  for (const output of [child.stdout, child.stderr])
    output.on("data", (text) => {
      printed += text;
    });
  expect(await new Promise((resolve) => child.once("exit", resolve)), printed).toBe(1);
  return printed;
}
const launch = (env: Record<string, string>) => refused(["local/launch/main.ts"], { ...process.env, ...env });

test("a malformed configuration stops the start with the list", async () => {
  const printed = await launch({ PORT: "no", DATABASE_PORT: "-1" });
  expect(printed).toContain("PORT: debe ser un puerto entre 1 y 65535");
  expect(printed).toContain("DATABASE_PORT: debe ser un puerto entre 1 y 65535");
});

test("a port in use stops the start with the port and the variable to change", async () => {
  const occupier = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => occupier.once("listening", resolve));
  const { port } = occupier.address() as AddressInfo;
  const printed = await launch({ PORT: String(port) });
  occupier.close();
  expect(printed).toContain(String(port));
  expect(printed).toContain("PORT");
});

test("production without its environment stops with the list", async () => {
  const config = JSON.stringify(path.join(ROOT, "next.config.mjs"));
  const script = `import config from ${config}; config("phase-production-server");`;
  const env = { NODE_ENV: "production" as const, PATH: process.env.PATH, SITE_URL: "tienda" };
  const printed = await refused(["--input-type=module", "-e", script], env);
  expect(printed).toContain("SITE_URL: debe ser una dirección http(s)");
  expect(printed).toContain("SUPABASE_URL: falta");
});
