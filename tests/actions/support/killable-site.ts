import { fork } from "node:child_process";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Call, Work } from "./site-process.ts";

/** A call of the site to the backend or the provider at which it is stopped. */
export type Stop = {
  /** The end of the call's address. */
  call: string;
  /** Whether the call still arrives; its answer never does. */
  arrives: boolean;
  /** Which of these calls; the first by default. */
  nth?: number;
};

type Answer<Name extends keyof Work> = Awaited<ReturnType<Work[Name]>>;

/** Forwards a call to its target. */
async function pass(target: string, request: IncomingMessage, body: string): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (!["host", "connection", "content-length", "transfer-encoding", "accept-encoding"].includes(name))
      headers.set(name, String(value));
  const { method = "GET", url } = request;
  return fetch(`${target}${url}`, { method, headers, ...(body && { body }) });
}

/** Runs the site's server code in its own process, whose outgoing calls are intercepted; it can be killed at one of them. */
export async function startSite({ call, arrives, nth = 1 }: Stop) {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const underWay = new Set<Promise<unknown>>();
  let seen = 0;
  let stands = false;

  async function answer(target: string, request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const isHere = new URL(request.url ?? "", target).pathname.endsWith(call) && request.method === "POST";
    if (isHere) seen += 1;
    if (stands || (isHere && seen === nth && !arrives)) {
      stands = true;
      return stop();
    }
    const passed = await pass(target, request, body);
    const bytes = Buffer.from(await passed.arrayBuffer());
    if (isHere && seen >= nth) stands = true;
    if (stands) return stop();
    const type = passed.headers.get("content-type");
    response.writeHead(passed.status, type ? { "content-type": type } : {}).end(bytes);
  }
  const servers: Server[] = [];
  async function proxy(target: string): Promise<string> {
    const server = createServer((request, response) => {
      const work = answer(target, request, response).catch(() => response.destroy());
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  }

  const { SUPABASE_URL = "", MERCADOPAGO_API_URL = "" } = process.env;
  const child = fork(path.join(import.meta.dirname, "site-process.ts"), {
    execArgv: ["--import", path.join(import.meta.dirname, "site-loader.ts")],
    env: {
      ...process.env,
      SUPABASE_URL: await proxy(SUPABASE_URL),
      MERCADOPAGO_API_URL: await proxy(MERCADOPAGO_API_URL),
      NODE_COMPILE_CACHE: path.join(tmpdir(), "aventura-gamer-compiled"),
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let output = "";
  child.stderr?.on("data", (line) => (output += line));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const waiting = new Map<number, (answer: unknown) => void>();
  let calls = 0;
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The site did not start: ${output}`)));
    child.once("message", () => resolve());
  });
  child.on("message", ({ id, answer }: { id: number; answer: unknown }) => waiting.get(id)?.(answer));

  return {
    /** Resolves once the site is stopped at the call. */
    stopped,
    /** Requests work; a killed site never answers. */
    ask<Name extends keyof Work>(name: Name, input: Parameters<Work[Name]>[0]): Promise<Answer<Name>> {
      calls += 1;
      const id = calls;
      child.send({ id, name, input: input as never } satisfies Call);
      return new Promise((resolve) => waiting.set(id, resolve as (answer: unknown) => void));
    },
    /** Kills it without warning, and waits until none of its calls is in progress. */
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
      await Promise.all(underWay);
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
