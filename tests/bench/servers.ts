import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { ROOT } from "../../local/launch/config.ts";

export type Served = { url: string; close(): Promise<void> };

const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");
const EMPTY = path.join(import.meta.dirname, "empty-site");

function next(args: string[]) {
  return spawn(process.execPath, [NEXT, ...args], {
    cwd: EMPTY,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Builds and serves the empty page of the same framework. */
export async function startEmptySite(port: number): Promise<Served> {
  const code = await new Promise((resolve) => next(["build"]).once("exit", resolve));
  if (code !== 0) throw new Error("The empty site did not build.");
  const child = next(["start", "--port", String(port)]);
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error("The empty site did not start.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const close = () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  return { url, close };
}

/** A bare Node server, in a process of its own, that sends the given bytes. */
export async function startStaticServer(body: Buffer): Promise<Served> {
  const script = `
    const http = require("node:http");
    const chunks = [];
    process.stdin.on("data", (chunk) => chunks.push(chunk)).on("end", () => {
      const body = Buffer.concat(chunks);
      const headers = { "content-type": "text/html; charset=utf-8", "content-length": body.length };
      const server = http.createServer((request, response) => { response.writeHead(200, headers); response.end(body); });
      server.listen(0, "127.0.0.1", () => console.log(server.address().port));
    });`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(body);
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (text) => resolve(String(text).trim())),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill("SIGTERM");
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
