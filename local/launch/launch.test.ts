import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT, readConfig } from "./config";

test("the defaults are the documented ports and the stand-ins' addresses", () => {
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
});

test("two demos keep their builds and their data apart", () => {
  const other = readConfig({ PORT: "3001", DATA_DIR: "/tmp/otra" });
  expect(other.buildDir).toBe(".next-3001");
  expect(other.dataDir).toBe("/tmp/otra");
});

test("every wrong value is listed at once", () => {
  expect(() => readConfig({ PORT: "tres mil", BACKEND_PORT: "99999", DATABASE_URL: "mysql://x" })).toThrow(
    /PORT: debe ser un puerto[\s\S]*BACKEND_PORT: debe ser un puerto[\s\S]*DATABASE_URL: debe empezar por postgres/,
  );
  expect(() => readConfig({ PORT: "4000", MAILBOX_PORT: "4000" })).toThrow(/son el mismo \(4000\)/);
});

/** Runs the launcher and answers what it printed and its exit code. */
function launch(env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ["local/launch/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  let printed = "";
  child.stdout.on("data", (text) => {
    printed += text;
  });
  child.stderr.on("data", (text) => {
    printed += text;
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, printed })));
}

test("a malformed configuration stops the start with the list and exit code 1", async () => {
  const { code, printed } = await launch({ PORT: "no", DATABASE_PORT: "-1" });
  expect(code).toBe(1);
  expect(printed).toContain("PORT: debe ser un puerto entre 1 y 65535");
  expect(printed).toContain("DATABASE_PORT: debe ser un puerto entre 1 y 65535");
});

test("a port in use stops the start with the port and the variable to change", async () => {
  const occupier = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => occupier.once("listening", resolve));
  const { port } = occupier.address() as AddressInfo;
  const { code, printed } = await launch({ PORT: String(port) });
  occupier.close();
  expect(code).toBe(1);
  expect(printed).toContain(String(port));
  expect(printed).toContain("PORT");
});

test("production without its environment stops with the list and exit code 1", async () => {
  const env = { NODE_ENV: "production" as const, PATH: process.env.PATH, SITE_URL: "tienda" };
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import config from ${JSON.stringify(path.join(ROOT, "next.config.mjs"))}; config("phase-production-server");`,
    ],
    { cwd: ROOT, env, stdio: "pipe" },
  );
  let printed = "";
  child.stderr.on("data", (text) => {
    printed += text;
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  expect(code).toBe(1);
  expect(printed).toContain("SITE_URL: debe ser una dirección http(s)");
  expect(printed).toContain("SUPABASE_URL: falta");
});
